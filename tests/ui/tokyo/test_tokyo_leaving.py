# SPDX-License-Identifier: GPL-3.0-or-later
"""Dragging counters off the map: populace is evacuated or flees, the others go back, with the reason."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from rubbletop.games.tokyo.actions.godran import FleeOff
from rubbletop.games.tokyo.actions.movement import LeaveMap
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.godran import FleeFrame, GodranFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import Action
from rubbletop.kernel.state import Frame
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import ONE, TWO, at, given_game, given_placed, place_of, unit
from tests.tokyo.movement_builders import given_movement
from tests.ui.mouse import LEFT, NONE
from tests.ui.tokyo.conftest import Hand

Lay = Callable[[TokyoState], Hand]
FOLKS, TROOP = unit("ne.old_folks.1"), unit("ne.troop.1")


def drag_off(hand: Hand, name: str) -> None:
    """Drag a counter from its place into the margin of the sheet."""
    viewport, goal = hand.stage.view.viewport(), QPoint(12, 12)
    start = hand.at(name)
    assert hand.table.under(hand.stage.view.mapToScene(goal)) == ()
    QTest.mousePress(viewport, LEFT, NONE, start)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start + (goal - start) * step / 5)
    QTest.mouseRelease(viewport, LEFT, NONE, goal)
    hand.settle()


@pytest.mark.parametrize(
    ("frame", "piece", "action"),
    [
        (MovementFrame(left=(ONE, TWO)), FOLKS, LeaveMap(seat=ONE, unit=FOLKS)),
        (MovementFrame(left=(ONE, TWO)), TROOP, LeaveMap(seat=ONE, unit=TROOP)),
        (MovementFrame(left=(ONE, TWO)), "ne.tank.1", None),
        (MovementFrame(left=(ONE, TWO)), "godran", None),
        (FleeFrame(unit=FOLKS, steps=3), FOLKS, FleeOff(seat=TWO, unit=FOLKS)),
        (AttacksFrame(left=(ONE, TWO), start=at("H8"), wounds=0), FOLKS, None),
    ],
)
def test_what_dragging_a_counter_off_the_map_means(
    screen: TokyoScreen, frame: Frame, piece: str, action: Action | None
) -> None:
    s = given_game(frame, controller=TWO)  # type: ignore[arg-type]
    s = given_placed(s, f"{FOLKS} N4", f"{TROOP} N4", "ne.tank.1 box")
    assert screen.leaving(s, piece) == action


def test_xiii_populace_dragged_off_the_map_is_evacuated(lay: Lay) -> None:
    hand = lay(given_movement(f"{FOLKS} N4"))
    hand.choose(FOLKS)
    told = [line.text() for line in hand.panel.findChildren(QLabel)]
    assert "Drag it, off the map if you like, or click a lit area." in told
    drag_off(hand, FOLKS)
    assert place_of(hand.state, FOLKS)[0] == "safe"
    assert hand.state.vp[ONE] == 15
    assert hand.refusals == []


def test_65_populace_that_flees_can_be_dragged_off_the_map(lay: Lay) -> None:
    s = given_game(GodranFrame(ap=4, home=None), FleeFrame(unit=FOLKS, steps=3), godran=at("N5"))
    hand = lay(given_placed(replace(s, controller=TWO), f"{FOLKS} N4"))
    drag_off(hand, FOLKS)
    assert place_of(hand.state, FOLKS)[0] == "safe"


def test_xiii_what_cannot_leave_goes_back_and_the_line_says_why(lay: Lay) -> None:
    hand = lay(given_movement(f"{TROOP} N4", f"{FOLKS} K5"))
    before = hand.length
    for name, reason in ((TROOP, "Only populace"), (FOLKS, "outer")):
        drag_off(hand, name)
        assert reason in hand.refusals[-1].reason.text()
        assert hand.table.counters[name].pos() == hand.table.counters[name].home
    assert hand.length == before


def test_a_counter_that_nobody_asks_for_goes_back_without_a_word(lay: Lay) -> None:
    hand = lay(given_placed(given_game(GodranFrame(ap=4, home=None), controller=ONE), f"{FOLKS} N4"))
    drag_off(hand, FOLKS)
    assert hand.refusals == []
    assert place_of(hand.state, FOLKS)[:2] == ("map", at("N4"))
