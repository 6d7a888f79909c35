# SPDX-License-Identifier: GPL-3.0-or-later
"""Barrel in the window: who looks at her hidden hand goes on doing so, until she takes back what was open."""

from collections.abc import Callable

from rubbletop.games.barrel.actions.checks import EndExtraction
from rubbletop.games.barrel.actions.orders import OpenProduction, Produce
from rubbletop.games.barrel.frames.checks import ExtractionFrame
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.state import UNKNOWN
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region
from tests.ui.barrel.conftest import Hand

Lay = Callable[..., Hand]


def test_a_take_back_after_which_the_hand_is_hidden_again_shows_the_position_before(lay: Lay) -> None:
    s = given_game(ExtractionFrame(left=(FOUR,)), turn=3, boxes={"order.1": FOUR})
    s = given_region(given_region(s, "najaf", FOUR, barrels=3), "bassora", FOUR, barrels=3)
    hand = lay(s, is_open=False)
    bridge = hand.page.bridge
    bridge.submit(EndExtraction(seat=FOUR))
    hand.settle()
    bridge.uncover(FOUR)
    hand.settle()
    assert isinstance(hand.state.top, TurnFrame)
    assert hand.state.powers[FOUR].cash != UNKNOWN

    hand.page.undo()
    hand.settle()

    assert (hand.length, bridge.seat, bridge.eyes) == (0, FOUR, bridge.table)
    assert isinstance(hand.state.top, ExtractionFrame)
    assert hand.state.powers[FOUR].cash == UNKNOWN
    assert hand.page.log.model().rowCount() == 0


def test_who_produces_in_her_turn_keeps_her_hand_before_her_eyes(lay: Lay) -> None:
    s = given_game(TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR)), turn=3)
    for region in ("bassora", "najaf"):
        s = given_region(s, region, ONE, logistics=5)
    hand = lay(s, is_open=False)
    bridge = hand.page.bridge
    bridge.uncover(ONE)

    for action in (
        OpenProduction(seat=ONE),
        Produce(seat=ONE, region=at("najaf")),
        Produce(seat=ONE, region=at("bassora")),
    ):
        bridge.submit(action)
        hand.settle()
        assert (bridge.eyes, bridge.is_covered) == (ONE, False)

    hand.page.undo()
    hand.settle()
    assert (hand.length, bridge.eyes, bridge.is_covered) == (2, ONE, False)
