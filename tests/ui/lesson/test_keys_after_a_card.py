# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys that are typed fast, or held down, at a card of the coach press nothing of the decision."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.ui.main_window import MainWindow
from tests.ui.lesson.pupil import Pupil

ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
Open = Callable[[str], Pupil]


@pytest.fixture
def pupil_of(qtbot: QtBot, window: MainWindow) -> Open:
    """Open the lesson of a game at its first card."""

    def made(game: str) -> Pupil:
        window.learn(game)
        pupil = Pupil(qtbot, window)
        pupil.settle()
        qtbot.waitUntil(pupil.card.isVisible)
        qtbot.waitUntil(pupil.card.read_button.hasFocus)
        return pupil

    return made


@pytest.fixture
def read(pupil_of: Open) -> Open:
    """Open the lesson of a game, and read its first cards by key up to one that asks for something."""

    def made(game: str) -> Pupil:
        pupil = pupil_of(game)
        while pupil.card.read_button.hasFocus():
            QTest.keyClick(pupil.card.read_button, ENTER)
        return pupil

    return made


def typed(pupil: Pupil, key: Qt.Key) -> None:
    """Press a key and let it go, wherever the keys are."""
    now = pupil.window.focusWidget()
    assert now is not None
    QTest.keyClick(now, key)


def repeated(part: QWidget, key: Qt.Key) -> None:
    """Send what a key sends that is held down."""
    nothing = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(part, QKeyEvent(QEvent.Type.KeyPress, key, nothing, "", True))


@pytest.mark.parametrize("key", [ENTER, SPACE])
@pytest.mark.parametrize("game", ["barrel", "colossi", "tokyo"])
def test_keys_typed_fast_after_go_on_press_nothing(read: Open, game: str, key: Qt.Key) -> None:
    pupil = read(game)
    place, length = pupil.place, pupil.page.bridge.length

    for _ in range(5):
        typed(pupil, key)
    pupil.settle()

    assert (pupil.place, pupil.page.bridge.length) == (place, length)
    assert pupil.card.hasFocus()


def test_a_key_that_is_held_down_reads_one_card_alone(pupil_of: Open) -> None:
    pupil = pupil_of("colossi")

    QTest.keyClick(pupil.card.read_button, ENTER)
    repeated(pupil.card.read_button, ENTER)
    repeated(pupil.card.read_button, SPACE)

    assert pupil.place == 1


def test_any_other_key_is_heard_where_the_step_is_done(read: Open) -> None:
    pupil = read("barrel")
    troops = pupil.part("troops")
    assert isinstance(troops, QSpinBox)

    typed(pupil, Qt.Key.Key_Shift)
    assert pupil.card.hasFocus()
    typed(pupil, Qt.Key.Key_Up)

    assert troops.hasFocus()
    assert troops.value() == 1


def test_back_and_skip_by_key_leave_the_keys_at_the_card_too(read: Open) -> None:
    pupil = read("barrel")
    pupil.card.skip_button.setFocus()

    typed(pupil, ENTER)
    assert pupil.card.hasFocus()
    pupil.settle()
    place = pupil.place
    typed(pupil, ENTER)

    assert pupil.place == place


def test_a_click_on_go_on_leads_straight_to_the_decision(pupil_of: Open) -> None:
    pupil = pupil_of("barrel")

    pupil.read()

    assert pupil.part("troops").hasFocus()
