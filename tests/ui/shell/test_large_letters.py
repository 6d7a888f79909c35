# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters of twice the usual size in a window of 1366 × 768: what holds words grows with them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import say
from rubbletop.ui.boards_page import COLUMN_NAME
from rubbletop.ui.dialogs.frame import grown
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.game_screen import Phase
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.panel_column import COLUMN
from rubbletop.ui.parts.phase_strip import HEIGHT, LEAST_SHARE, Chevron, PhaseStrip, strip_height
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.theme import BODY, Wardrobe, letter_scale, roomy


@pytest.fixture
def large(one_wardrobe: Wardrobe) -> Iterator[Wardrobe]:
    one_wardrobe.enlarge(200)
    yield one_wardrobe
    one_wardrobe.enlarge(100)


def strip(qtbot: QtBot, width: int, *titles: str) -> PhaseStrip:
    made = PhaseStrip("colossi")
    qtbot.addWidget(made)
    made.resize(width, strip_height())
    phases = tuple(
        Phase(title=say("{title}", title=title), mark="now" if number == 3 else "next")
        for number, title in enumerate(titles)
    )
    made.show_play((say("Turn 1"), say("A line")), phases)
    return made


def test_letters_of_the_usual_size_leave_everything_as_it_is(one_wardrobe: Wardrobe) -> None:
    one_wardrobe.enlarge(100)

    assert (letter_scale(), roomy(COLUMN), strip_height()) == (1.0, COLUMN, HEIGHT)


def test_the_strip_and_the_column_grow_by_less_than_the_letters(large: Wardrobe) -> None:
    assert letter_scale() == 2.0
    assert COLUMN < roomy(COLUMN) < 2 * COLUMN
    assert HEIGHT < strip_height() < 2 * HEIGHT


def test_letters_of_the_strip_shrink_a_little_for_all_boxes_to_be_seen(large: Wardrobe, qtbot: QtBot) -> None:
    made = strip(qtbot, 1366, *(["Landing"] * 8))

    boxes = made.findChildren(Chevron)
    assert not any(box.isHidden() for box in boxes)
    assert boxes[0].largest(boxes[0].width() + 1) >= LEAST_SHARE * BODY


def test_long_words_leave_the_present_box_and_its_neighbours(large: Wardrobe, qtbot: QtBot) -> None:
    made = strip(qtbot, 1366, *(["Second actions of the turn"] * 8))

    shown = [box.number for box in made.findChildren(Chevron) if not box.isHidden()]
    assert shown == [2, 3, 4]


def test_the_strip_follows_letters_that_grow(one_wardrobe: Wardrobe, large: Wardrobe, qtbot: QtBot) -> None:
    made = strip(qtbot, 1366, "Landing", "Actions")
    made.show()
    high = made.height()
    one_wardrobe.enlarge(100)

    qtbot.waitUntil(lambda: made.height() < high)


def test_in_a_low_window_large_letters_put_the_cards_into_a_drawer(
    window: MainWindow, page: GamePage, one_wardrobe: Wardrobe, qtbot: QtBot
) -> None:
    assert not page.column.is_drawer
    one_wardrobe.enlarge(200)
    try:
        qtbot.waitUntil(lambda: page.column.is_drawer)
        question = next(
            label for label in page.prompt.findChildren(QLabel) if label.text() == page.prompt.question
        )
        qtbot.waitUntil(lambda: question.height() >= question.heightForWidth(question.width()))
        assert window.status.height() >= QFontMetrics(window.status.font()).height()
    finally:
        one_wardrobe.enlarge(100)
    qtbot.waitUntil(lambda: not page.column.is_drawer)


def test_the_start_page_shows_all_games_under_each_other_in_large_letters(
    window: MainWindow, one_wardrobe: Wardrobe, qtbot: QtBot
) -> None:
    assert window.start._is_narrow is False
    one_wardrobe.enlarge(200)
    try:
        qtbot.waitUntil(lambda: window.start._is_narrow is True)
        assert window.start.horizontalScrollBar().maximum() == 0
    finally:
        one_wardrobe.enlarge(100)


def test_dialogs_have_room_for_large_letters_and_the_boards_a_wider_column(
    window: MainWindow, one_wardrobe: Wardrobe, qtbot: QtBot
) -> None:
    window.show_boards()
    assert window.boards is not None
    (column,) = window.boards.findChildren(Scroller, COLUMN_NAME)
    usual = column.width()
    one_wardrobe.enlarge(200)
    try:
        qtbot.waitUntil(lambda: column.width() > usual)
        assert grown(QSize(600, 500)) == QSize(1020, 850)
    finally:
        one_wardrobe.enlarge(100)
    assert grown(QSize(600, 500)) == QSize(600, 500)
