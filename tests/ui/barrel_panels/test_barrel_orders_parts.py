# SPDX-License-Identifier: GPL-3.0-or-later
"""Steppers and sums of money as they are set by hand, and forms that are gone on with."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rubbletop.ui.barrel.panels.sums import money_stepper, read, written
from rubbletop.ui.parts.stepper import Stepper, whole
from rubbletop.ui.theme import Wardrobe
from tests.ui.barrel_panels.barrel_forms import DOWN, ENTER, UP


@pytest.fixture
def stepper(qtbot: QtBot, barrel_wardrobe: Wardrobe) -> Stepper:
    made = Stepper("troops", 3, 1)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_number_is_set_by_its_signs_which_go_grey_at_the_ends(stepper: Stepper) -> None:
    heard: list[int] = []
    stepper.changed.connect(heard.append)

    QTest.mouseClick(stepper.more, Qt.MouseButton.LeftButton)
    QTest.mouseClick(stepper.more, Qt.MouseButton.LeftButton)

    assert (stepper.value, heard) == (3, [2, 3])
    assert not stepper.more.isEnabled()
    for _ in range(3):
        QTest.mouseClick(stepper.less, Qt.MouseButton.LeftButton)
    assert stepper.value == 0
    assert not stepper.less.isEnabled()


def test_a_number_is_set_by_arrows_or_typed_and_enter_gives_it(stepper: Stepper) -> None:
    given: list[bool] = []
    stepper.given.connect(lambda: given.append(True))

    QTest.keyClick(stepper.number, UP)
    assert stepper.value == 2
    QTest.keyClick(stepper.number, DOWN)
    stepper.number.selectAll()
    QTest.keyClicks(stepper.number, "3")
    assert stepper.value == 3
    stepper.number.selectAll()
    QTest.keyClicks(stepper.number, "9")
    assert stepper.value == 3
    QTest.keyClick(stepper.number, ENTER)
    assert (given, stepper.number.text()) == ([], "3")
    QTest.keyClick(stepper.number, ENTER)
    assert given == [True]


def test_what_is_typed_and_is_no_number_changes_nothing(stepper: Stepper) -> None:
    stepper.number.selectAll()
    QTest.keyClicks(stepper.number, "x")

    assert stepper.value == 1
    assert stepper.number.valueFromText("x") == 1
    assert [whole(text) for text in ("7", " 12 ", "-1", "", "²")] == [7, 12, None, None, None]


def test_a_number_that_may_not_be_so_high_any_more_comes_down(stepper: Stepper) -> None:
    stepper.set_value(3)
    stepper.set_high(2)
    assert stepper.value == 2
    stepper.set_high(-1)
    assert stepper.value == 0


def wheeled(stepper: Stepper) -> None:
    at = QPointF(stepper.number.rect().center())
    turn = QWheelEvent(at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
                       Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(stepper.number, turn)


def test_the_wheel_turns_a_number_only_while_it_has_the_keys(qtbot: QtBot, stepper: Stepper) -> None:
    stepper.activateWindow()
    qtbot.waitUntil(stepper.isActiveWindow)
    stepper.number.clearFocus()
    wheeled(stepper)
    assert stepper.value == 1
    stepper.number.setFocus()
    wheeled(stepper)
    assert stepper.value == 2


@pytest.mark.parametrize(
    ("text", "half_dollars"),
    [("$2.50", 5), ("2.5", 5), ("3", 6), ("$ 3.00", 6), ("3.", 6), ("0.3", None), ("", None), ("$", None)],
)
def test_ruling_43_money_is_typed_in_dollars_and_halves(text: str, half_dollars: int | None) -> None:
    assert read(text) == half_dollars


def test_ruling_43_money_goes_by_half_dollars(qtbot: QtBot, barrel_wardrobe: Wardrobe) -> None:
    money = money_stepper("pay", 5)
    qtbot.addWidget(money)
    money.show()

    QTest.mouseClick(money.more, Qt.MouseButton.LeftButton)
    assert money.number.text() == written(1) == "$0.50"
    money.number.selectAll()
    QTest.keyClicks(money.number, "2.5")
    assert money.value == 5
