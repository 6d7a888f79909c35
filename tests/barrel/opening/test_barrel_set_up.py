# SPDX-License-Identifier: GPL-3.0-or-later
"""The throw for the playing order and the purchases before the first turn (Set Up; 51)."""

import pytest

from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.actions.orders import PassAction
from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.events.common import Earned, Paid, TurnBegun
from rubbletop.games.barrel.events.opening import OrderRolled, OrderSettled, StartBought
from rubbletop.games.barrel.frames.opening import RollOrderFrame, StartFrame
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.opening import begin
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import BarrelState, Reserve, replace
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import Seat
from tests.barrel.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    ground,
    legal,
    of_kind,
    played,
    reason,
    refusal,
    rules,
    run_on,
    seeded,
    setup,
)


def start(seat: Seat, troops: int, logistics: int) -> BuyStart:
    """Return a first purchase."""
    return BuyStart(seat=seat, troops=troops, logistics=logistics)


def given_start(*left: Seat) -> BarrelState:
    """Return the table at the first purchases, $10 in each purse."""
    return given_game(StartFrame(left=left or (ONE, TWO, THREE, FOUR)), turn=0)


def test_set_up_gives_everybody_ten_dollars_and_puts_all_markers_at_their_beginnings() -> None:
    change = begin(ground(), setup(4), seeded())

    assert of_kind(change.events, Earned) == tuple(
        Earned(earner=seat, amount=20, source="start") for seat in (ONE, TWO, THREE, FOUR)
    )
    assert ground().price(change.state) == 1
    assert all(
        (power.cash, power.oil, power.pacifism, power.influence, power.media, power.contracts)
        == (20, 0, 0, 0, 0, 0)
        for power in change.state.powers.values()
    )


def test_the_highest_throw_goes_first_and_the_last_gets_two_dollars_more() -> None:
    s, events = run_on(given_game(RollOrderFrame(), turn=0, order=()), [2, 6, 1, 4])

    assert s.order == (TWO, FOUR, ONE, THREE)
    assert s.stack == (StartFrame(left=(TWO, FOUR, ONE, THREE)),)
    assert [s.powers[seat].cash // DOLLAR for seat in s.order] == [10, 10, 10, 12]
    assert [(e.seat, e.face) for e in of_kind(events, OrderRolled)] == [
        (ONE, 2),
        (TWO, 6),
        (THREE, 1),
        (FOUR, 4),
    ]
    assert events[-2:] == (OrderSettled(order=s.order), Earned(earner=THREE, amount=4, source="bonus"))


def test_those_who_tie_throw_again_among_themselves_until_it_is_settled() -> None:
    faces = [5, 3, 5, 3, 2, 2, 1, 6, 4, 1]

    s, events = run_on(given_game(RollOrderFrame(), turn=0, order=()), faces)

    assert s.order == (THREE, ONE, TWO, FOUR)
    thrown = [(event.seat, event.face) for event in of_kind(events, OrderRolled)]
    assert thrown[4:] == [(ONE, 2), (THREE, 2), (ONE, 1), (THREE, 6), (TWO, 4), (FOUR, 1)]


def test_ruling_51_the_first_purchases_are_made_in_playing_order() -> None:
    s = given_start(TWO, ONE)

    assert rules().actors(s) == (TWO,)
    s, events = played(s, start(TWO, 3, 2))

    assert s.border[TWO] == Reserve(troops=3, logistics=2)
    assert s.powers[TWO].cash == 10
    assert s.stack == (StartFrame(left=(ONE,)),)
    assert events == (
        StartBought(buyer=TWO, troops=3, logistics=2),
        Paid(payer=TWO, amount=10, purpose="purchase", region=at("border")),
    )


def test_after_the_last_first_purchase_turn_1_begins() -> None:
    s, events = played(given_start(FOUR), start(FOUR, 0, 0))

    assert s.stack == (TurnFrame(round=1, left=s.order),)
    assert s.turn == 1
    assert of_kind(events, TurnBegun) == (TurnBegun(turn=1, phase=1),)
    assert of_kind(events, Paid) == ()


def test_ruling_51_all_that_can_be_paid_is_offered() -> None:
    offered = legal(given_start(), ONE)

    assert len(offered) == 66
    assert start(ONE, 0, 0) in offered
    assert start(ONE, 10, 0) in offered
    assert start(ONE, 4, 6) in offered


def test_ruling_51_nobody_begins_with_more_than_fifteen_troops() -> None:
    s = given_start().with_power(ONE, cash=40)

    assert start(ONE, 15, 5) in legal(s, ONE)
    assert reason(s, start(ONE, 16, 0)) == "Nobody has more than 15 troops on the board."


@pytest.mark.parametrize(
    ("troops", "logistics", "why"),
    [(11, 0, "You have only $10."), (5, 6, "You have only $10."), (-1, 3, "You cannot buy fewer than none.")],
)
def test_a_first_purchase_that_cannot_be_made_is_refused(troops: int, logistics: int, why: str) -> None:
    refused = refusal(given_start(), start(ONE, troops, logistics))

    assert (refused.reason.text(), refused.rule) == (why, "Set Up, 51")


def test_another_decision_is_no_first_purchase() -> None:
    assert reason(given_start(), PassAction(seat=ONE)) == "First say what you begin with."


def test_where_elements_cost_nothing_fifteen_can_be_taken() -> None:
    known = ground()
    free = replace(known.edition, costs=replace(known.edition.costs, by_land=0))
    own = BarrelRules(Atlas(lambda _map, _edition: Ground(free, known.board, ("", ""))))
    s = given_start().with_power(ONE, cash=0)

    assert start(ONE, 15, 0) in own.legal(s, ONE)
    assert start(ONE, 0, 15) in own.legal(s, ONE)


def test_a_bonus_of_nothing_is_not_told() -> None:
    known = ground()
    stingy = replace(known.edition, start=replace(known.edition.start, last_bonus=0))
    own = BarrelRules(Atlas(lambda _map, _edition: Ground(stingy, known.board, ("", ""))))
    s = own.new(setup(3), seeded()).state
    change = own.step(s).run(s, ScriptedDice([1, 2, 3]))

    assert of_kind(change.events, Earned) == ()


def test_a_whole_set_up_can_be_played_from_the_empty_table() -> None:
    dice = ScriptedDice([1, 2, 3])
    (*_, beat) = rules().begin(setup(3), dice)

    assert beat.state.stack == (StartFrame(left=(THREE, TWO, ONE)),)
    assert dice.left() == ()
