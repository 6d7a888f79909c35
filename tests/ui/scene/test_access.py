# SPDX-License-Identifier: GPL-3.0-or-later
"""Screen readers find counters, spaces and boxes with their names, places and states."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface

from tests.ui.scene.conftest import Play


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


def test_a_counter_is_where_it_is_drawn(play: Play, board: QAccessibleInterface) -> None:
    ogre = play.stage.access.item("ogre")
    at = play.view.viewport().mapToGlobal(play.at("ogre"))

    assert ogre.rect().contains(at)
    assert board.indexOfChild(board.childAt(at.x(), at.y())) == board.indexOfChild(ogre)


def test_the_cursor_is_the_focus(play: Play, board: QAccessibleInterface) -> None:
    play.key(Qt.Key.Key_N)

    assert board.focusChild().text(QAccessible.Text.Name) == "Scout a, in Hex 11"
