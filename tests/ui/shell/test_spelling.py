# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers with a fraction, days and moments are written as the language that is spoken writes them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QDate, QDateTime, QTime
from PySide6.QtWidgets import QApplication

from rubbletop.games.barrel.words.names import dollars
from rubbletop.kernel.facts import decimal, say
from rubbletop.records.dice import DiceCount
from rubbletop.ui.barrel.art.words import price, price_text
from rubbletop.ui.barrel.panels import sums
from rubbletop.ui.barrel.standing import money
from rubbletop.ui.parts.dice_bars import sentences
from rubbletop.ui.record.words import points_words
from rubbletop.ui.scene.bubble import percent
from rubbletop.ui.spelling import day_words, fraction, moment_words, weekday_words
from rubbletop.ui.words import worded

DAY = QDate(2026, 11, 3)


@pytest.fixture
def italian(speaking: Callable[[str], object]) -> None:
    speaking("it")


@pytest.fixture(params=["en", "it"])
def point(request: pytest.FixtureRequest, speaking: Callable[[str], object]) -> str:
    """The sign between whole and part in the language that is spoken."""
    speaking(request.param)
    return {"en": ".", "it": ","}[request.param]


def test_a_fraction_in_a_sentence_has_the_sign_of_the_language(point: str) -> None:
    assert worded(say("{share} of it", share=decimal("2.50"))) == f"2{point}50 of it"
    assert fraction(2.25, 1) == f"2{point}2"


def test_a_fraction_is_written_with_a_point_where_no_language_is_spoken() -> None:
    assert decimal("2.50").text() == "2.50"
    assert dollars(-5).text() == "−$2.50"


def test_money_of_barrel_has_it_wherever_it_is_shown(point: str) -> None:
    assert worded(dollars(-5)) == f"−$2{point}50"
    assert (money(-9), money(8)) == (f"−4{point}5", "4")
    assert price_text(7) == f"3{point}5"
    assert points_words("barrel", 69) == f"$34{point}5"
    assert f"0{point}50" in worded(price("0.50"))


def test_money_of_barrel_can_be_typed_with_either_sign(point: str) -> None:
    assert sums.written(5) == f"$2{point}50"
    assert [sums.read(text) for text in (sums.written(5), "$2,5", "2.50", "2,", "2,25", "1,000.5")] == [
        5,
        5,
        5,
        4,
        None,
        None,
    ]


def test_chances_and_means_have_it(point: str) -> None:
    told = worded(sentences(DiceCount(thrown=(1, 2, 3, 4, 5, 6)))[0])

    assert percent(0.125) == f"12{point}5 %"
    assert f"4{point}33" in told
    assert f" 3{point}5" in told


def test_a_section_of_the_rules_keeps_its_points(italian: None) -> None:
    assert worded(say("{rule} says so", rule="5.2")) == "5.2 says so"


def test_days_are_written_in_the_language(italian: None) -> None:
    assert day_words(DAY) == "3 nov 2026"
    assert moment_words(QDateTime(DAY, QTime(7, 5))) == "3 nov 2026, 07:05"
    assert weekday_words(DAY) == "martedì"


def test_days_are_written_in_english_without_a_doubt_which_number_is_the_month(qapp: QApplication) -> None:
    assert day_words(DAY) == "3 Nov 2026"
    assert moment_words(QDateTime(DAY, QTime(17, 5))) == "3 Nov 2026, 17:05"
    assert weekday_words(DAY) == "Tuesday"
