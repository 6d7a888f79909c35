# SPDX-License-Identifier: GPL-3.0-or-later
"""The playing order of the next turn, and which turn is the last (Playing Sequence; 34)."""

import pytest

from rubbletop.games.barrel.events.common import TurnBegun
from rubbletop.games.barrel.events.opening import OrderSettled
from rubbletop.games.barrel.frames.checks import FinalFrame, NextTurnFrame
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.steps.checks.ending import next_order
from rubbletop.kernel.facts import Seat
from tests.barrel.builders import FIVE, FOUR, ONE, THREE, TWO, given_game, of_kind, run_on


@pytest.mark.parametrize(
    ("boxes", "order"),
    [
        ({}, (ONE, TWO, THREE, FOUR, FIVE)),
        ({"money.1": THREE}, (ONE, TWO, THREE, FOUR, FIVE)),
        ({"order.1": FOUR}, (FOUR, ONE, TWO, THREE, FIVE)),
        ({"order.2": FIVE}, (ONE, FIVE, TWO, THREE, FOUR)),
        ({"order.1": THREE, "order.4": ONE}, (THREE, TWO, FOUR, ONE, FIVE)),
        ({"order.1": FIVE, "order.2": FOUR, "order.3": THREE, "order.4": TWO}, (FIVE, FOUR, THREE, TWO, ONE)),
    ],
)
def test_ruling_34_takers_stand_at_their_places_and_the_rest_keep_their_order(
    boxes: dict[str, Seat], order: tuple[Seat, ...]
) -> None:
    assert next_order(given_game(NextTurnFrame(), players=5, boxes=boxes)) == order


def test_ruling_34_who_took_two_places_has_the_better_one() -> None:
    s = given_game(NextTurnFrame(), boxes={"order.1": THREE, "order.2": THREE})

    assert next_order(s) == (THREE, ONE, TWO, FOUR)


def test_playing_order_check_the_next_turn_begins_in_the_new_order() -> None:
    s = given_game(NextTurnFrame(), turn=4, boxes={"order.1": TWO}).with_power(ONE, sold=True, taxed=True)

    after, events = run_on(s)

    order = (TWO, ONE, THREE, FOUR)
    assert (after.order, after.turn, after.top) == (order, 5, TurnFrame(round=1, left=order))
    assert events == (OrderSettled(order=order), TurnBegun(turn=5, phase=2))
    assert (after.boxes, after.powers[ONE].sold, after.powers[ONE].taxed) == ({}, False, False)


@pytest.mark.parametrize(("players", "last"), [(3, 15), (4, 12), (5, 12)])
def test_ruling_46_after_the_last_turn_the_accounts_are_made_up(players: int, last: int) -> None:
    before, _ = run_on(given_game(NextTurnFrame(), players=players, turn=last - 1))
    after, events = run_on(given_game(NextTurnFrame(), players=players, turn=last, boxes={"order.1": TWO}))

    assert before.turn == last
    assert (after.top, after.turn, of_kind(events, OrderSettled)) == (FinalFrame(), last, ())
