# SPDX-License-Identifier: GPL-3.0-or-later
"""In a narrow window the boxes around the board have a tab of their own, and are played from there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip

from rubbletop.games.colossi.frames.marines import LandingFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import UnitId
from rubbletop.preferences import Beginning
from rubbletop.ui.dialogs.new_game import setup_from
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.boxes_pane import BoxesPane, FurnishedScreen
from tests.colossi.builders import given_state, given_unit
from tests.ui.colossi.conftest import Hand
from tests.ui.mouse import LEFT, NONE

Lay = Callable[[ColossiState], Hand]


def tab(window: MainWindow, name: str) -> QPushButton:
    """The handle of a tab of the drawer."""
    assert window.page is not None
    (handle,) = (
        h for h in window.page.column.findChildren(QPushButton) if h.objectName() == f"drawer {name}"
    )
    return handle


def narrow(hand: Hand) -> BoxesPane:
    """The pane, pulled out in a window of 683 × 384."""
    hand.window.resize(683, 384)
    hand.qtbot.waitUntil(lambda: hand.page.column.is_drawer)
    QTest.mouseClick(tab(hand.window, "boxes"), LEFT)
    pane = hand.page.column.boxes
    assert pane is not None
    hand.qtbot.waitUntil(pane.isVisible)
    QApplication.processEvents()
    return pane


def at(hand: Hand, pane: BoxesPane, name: str) -> QPoint:
    """The pixel of the pane in the middle of a counter."""
    point = hand.table.counters[name].pos()
    (part,) = (part for part in pane.parts if part.source.contains(point))
    return (part.target.topLeft() + (point - part.source.topLeft()) * part.scale).toPoint()


@pytest.fixture
def landing(lay: Lay) -> Hand:
    """Two Squads that wait to land."""
    units = [given_unit("squad", place="due", id_=f"squad{number}") for number in (1, 2)]
    return lay(given_state(LandingFrame(begun=True), *units))


def test_a_wide_window_has_no_such_tab(landing: Hand) -> None:
    pane = landing.page.column.boxes

    assert pane is not None
    assert not pane.isVisible()
    assert not tab(landing.window, "boxes").isVisible()


def test_counters_are_so_large_there_that_their_values_can_be_read(landing: Hand) -> None:
    pane = narrow(landing)
    edge = landing.table.counters["squad1"].edge
    point = landing.table.counters["squad1"].pos()
    (part,) = (part for part in pane.parts if part.source.contains(point))

    assert landing.stage.view.scale_now * edge < 20
    assert part.scale * edge >= 36
    assert all(part.target.right() <= pane.width() for part in pane.parts)


def test_a_unit_is_clicked_there_and_its_hex_on_the_board(landing: Hand) -> None:
    pane = narrow(landing)
    QTest.mouseClick(pane, LEFT, NONE, at(landing, pane, "squad1"))
    assert landing.stage.hands.picks.path == ("squad1",)
    landing.click("346")
    landing.settle()

    assert landing.length == 1
    assert landing.state.units[UnitId("squad1")].place in ("map", "lost")
    assert landing.page.column.open_tab == "boxes", "the other Squad lies there"


def test_the_decision_comes_back_once_nothing_there_is_to_be_clicked(landing: Hand) -> None:
    pane = narrow(landing)
    for number in (1, 2):
        if landing.stage.hands.picks.path != (f"squad{number}",):
            QTest.mouseClick(pane, LEFT, NONE, at(landing, pane, f"squad{number}"))
        landing.click("346" if number == 1 else "416")
        landing.settle()

    assert landing.page.column.open_tab == "decide"


def test_a_unit_is_dragged_from_there_onto_the_board(landing: Hand) -> None:
    pane = narrow(landing)
    start = at(landing, pane, "squad1")
    goal = pane.mapFromGlobal(landing.stage.view.viewport().mapToGlobal(landing.at("346")))
    QTest.mousePress(pane, LEFT, NONE, start)
    for step in range(1, 6):
        QTest.mouseMove(pane, start + (goal - start) * step / 5)
    assert landing.table.held == "squad1"
    QTest.mouseRelease(pane, LEFT, NONE, goal)
    landing.settle()

    assert landing.state.units[UnitId("squad1")].place in ("map", "lost")


def test_the_right_button_puts_back_and_a_click_beside_the_boxes_means_nothing(landing: Hand) -> None:
    pane = narrow(landing)
    QTest.mouseClick(pane, LEFT, NONE, at(landing, pane, "squad1"))
    QTest.mouseClick(pane, LEFT, NONE, QPoint(pane.width() // 2, pane.height() - 1))
    assert landing.stage.hands.picks.path == ("squad1",)

    QTest.mouseClick(pane, Qt.MouseButton.RightButton, NONE, QPoint(2, 2))
    assert not landing.stage.hands.looked_at_piece


def test_what_lies_under_the_pointer_is_told_there_too(landing: Hand) -> None:
    pane = narrow(landing)
    spot = at(landing, pane, "squad1")
    QTest.mouseMove(pane, spot)
    QApplication.sendEvent(pane, QHelpEvent(QEvent.Type.ToolTip, spot, pane.mapToGlobal(spot)))
    assert "Squad" in QToolTip.text()

    turn = pane.parts[-4].target.center().toPoint()
    QApplication.sendEvent(pane, QHelpEvent(QEvent.Type.ToolTip, turn, pane.mapToGlobal(turn)))
    assert "urn" in QToolTip.text()

    beside = QPoint(0, pane.height() - 1)
    QTest.mouseMove(pane, beside)
    QApplication.sendEvent(pane, QHelpEvent(QEvent.Type.ToolTip, beside, pane.mapToGlobal(beside)))
    QApplication.sendEvent(pane, QEvent(QEvent.Type.Leave))
    landing.qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_the_sight_tool_does_not_point_into_boxes(landing: Hand) -> None:
    pane = narrow(landing)
    landing.stage.use_sight(True)
    QTest.mouseClick(pane, LEFT, NONE, at(landing, pane, "squad1"))

    assert landing.stage.hands.picks.path == ()


@pytest.mark.parametrize("game", ["barrel", "colossi", "tokyo"])
def test_all_boxes_of_a_game_are_shown_there(window: MainWindow, game: str) -> None:
    window.begin(game, setup_from(Beginning(), game, 7))
    assert window.page is not None
    table = window.page.stage.table
    assert isinstance(table.screen, FurnishedScreen)
    parts = [part for row in table.screen.furniture(window.page.stage.shown) for part in row]

    assert all(
        any(part.adjusted(-0.1, -0.1, 0.1, 0.1).contains(box) for part in parts)
        for box in table.boxes.values()
    )
    assert all(table.sheet.contains(part) for part in parts)
    assert not any(one.intersects(other) for one in parts for other in parts if one is not other)
