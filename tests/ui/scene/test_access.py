# SPDX-License-Identifier: GPL-3.0-or-later
"""Screen readers find counters, spaces and boxes with their names, places and states."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.scene.conftest import Play
from tests.ui.scene.hexgame import new_session


@pytest.fixture
def board(play: Play) -> Iterator[QAccessibleInterface]:
    QAccessible.setActive(True)
    yield QAccessible.queryAccessibleInterface(play.view)
    QAccessible.setActive(False)


def names(board: QAccessibleInterface) -> list[str]:
    return [board.child(index).text(QAccessible.Text.Name) for index in range(board.childCount())]


def test_the_board_is_a_list_of_counters_then_spaces_then_boxes(
    play: Play, board: QAccessibleInterface
) -> None:
    assert board.role() == QAccessible.Role.List
    assert names(board)[:2] == ["Scout a, in Hex 11", "Scout b, in Hex 11"]
    assert names(board)[-1] == "Camp"
    assert board.childCount() == 5 + 35 + 1


def test_a_counter_says_whether_it_may_be_picked_and_is_picked(
    play: Play, board: QAccessibleInterface
) -> None:
    play.click("c")
    scout = play.stage.access.item("c")
    ogre = play.stage.access.item("ogre")

    assert bool(scout.state().selected)
    assert not bool(ogre.state().selectable)


def test_a_place_tells_what_lies_there_and_whether_it_can_be_chosen(
    play: Play, board: QAccessibleInterface
) -> None:
    def told(name: str) -> str:
        return play.stage.access.item(name).text(QAccessible.Text.Description)

    assert told("c") == "Can be chosen now"
    play.click("c")

    assert told("11") == "Here: Scout a; Scout b; Scout c"
    assert told("c") == "Chosen"
    lit = next(name for name in play.hands.picks.lit if name in play.table.spots)
    assert told(lit).endswith("Can be chosen now")
    assert told("ogre") == ""
    assert play.stage.access.told("nowhere") == ""
    assert play.stage.access.item("c").text(QAccessible.Text.Help) == ""


def test_a_counter_is_where_it_is_drawn(play: Play, board: QAccessibleInterface) -> None:
    ogre = play.stage.access.item("ogre")
    at = play.view.viewport().mapToGlobal(play.at("ogre"))

    assert ogre.rect().contains(at)
    assert board.indexOfChild(board.childAt(at.x(), at.y())) == board.indexOfChild(ogre)


def test_the_cursor_is_the_focus(play: Play, board: QAccessibleInterface) -> None:
    play.key(Qt.Key.Key_N)

    assert board.focusChild().text(QAccessible.Text.Name) == "Scout a, in Hex 11"


def test_the_cursor_at_a_target_tells_the_odds(
    play: Play, board: QAccessibleInterface, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(play.stage.access, "announce", heard.append)
    play.table.fan_out("11")
    play.click("b")
    play.click("22")
    play.settle()

    for _ in range(len(play.hands.picks.lit)):
        if play.stage.keyboard.counter != "ogre":
            play.key(Qt.Key.Key_N)

    assert heard[-1].startswith("Ogre, Hex 33, b at the ogre. ")
    assert "%" in heard[-1]


def test_boards_come_and_go_under_a_screen_reader(qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    for _ in range(5):
        window = QWidget()
        play = Play(qtbot, window, new_session())
        window.show()
        board = QAccessible.queryAccessibleInterface(play.view)
        assert board.child(0).text(QAccessible.Text.Name) == "Scout a, in Hex 11"
        play.bridge.ask()
        play.key(Qt.Key.Key_N)
        window.close()
        with qtbot.waitSignal(window.destroyed):
            window.deleteLater()
        del play, board, window
        gc.collect()
    QAccessible.setActive(False)
