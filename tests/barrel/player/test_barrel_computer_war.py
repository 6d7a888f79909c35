# SPDX-License-Identifier: GPL-3.0-or-later
"""How computer players of One More Barrel retreat, agree with allies, and call for and give support."""

from rubbletop.games.barrel.actions.orders import CallSupport, DeclineSupport, EndAction, GiveSupport
from rubbletop.games.barrel.actions.war import (
    AcceptTerms,
    GoWithoutTerms,
    RefuseTerms,
    Retreat,
    StandFast,
)
from rubbletop.games.barrel.frames.orders import PurchaseFrame, SupportFrame, TurnFrame
from rubbletop.games.barrel.frames.war import AlliesFrame, Flight, RetreatsFrame, Terms
from rubbletop.games.barrel.player import war
from rubbletop.games.barrel.state import BarrelState, Pledge, replace
from rubbletop.kernel.facts import Seat
from tests.barrel.builders import BORDER, FOUR, ONE, THREE, TWO, at, given_game, given_region, given_reserve
from tests.barrel.player.barrel_asking import choice, hint, outlook

TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR), chosen=True)


def given_battle(troops: int, locals_: int) -> BarrelState:
    """Return retreats to be declared: one fights for Bassora, with Dhi Qar to flee to."""
    s = given_game(RetreatsFrame(left=(ONE,)), turn=6)
    s = given_region(s, "dhi_qar", ONE, troops={ONE: 1}, logistics=3)
    return given_region(s, "bassora", locals_=locals_, troops={ONE: troops})


def test_26_troops_leave_a_battle_that_they_would_lose() -> None:
    s = given_battle(2, 7)

    assert choice(s) == Retreat(seat=ONE, region=at("bassora"), to=at("dhi_qar"))
    assert hint(s).startswith("The battle will most likely be lost")


def test_26_troops_stand_fast_where_they_will_win() -> None:
    s = given_battle(6, 1)

    assert choice(s) == StandFast(seat=ONE)
    assert hint(s) == "The battles are worth what they may cost."


def test_26_a_single_troop_gains_nothing_by_a_retreat_that_kills_it() -> None:
    s = given_battle(1, 6).with_power(ONE, pacifism=2)

    assert isinstance(choice(s), Retreat | StandFast)


def test_26_a_retreat_that_is_declared_is_not_declared_again() -> None:
    s = given_battle(2, 7)
    flight = Flight(seat=ONE, region=at("bassora"), to=at("dhi_qar"))

    action = war.retreat(outlook(s), RetreatsFrame(left=(ONE,), flights=(flight,)))

    assert action == StandFast(seat=ONE)


def given_terms(terms: Terms | None, asked: tuple[Seat, ...] = ()) -> BarrelState:
    """Return a battle of two, who rolls, with one."""
    s = given_game(AlliesFrame(left=(at("bassora"),), agreed={}, terms=terms, asked=asked), turn=6)
    return given_region(s, "bassora", locals_=3, troops={TWO: 2, ONE: 2})


def test_who_rolls_proposes_nothing() -> None:
    s = given_terms(None)

    assert choice(s) == GoWithoutTerms(seat=TWO)
    assert hint(s) == "Without terms the region is yours if it is won."


def test_terms_that_cost_nothing_are_accepted() -> None:
    s = given_terms(Terms(loser=TWO, controller=TWO), asked=(ONE,))

    assert choice(s) == AcceptTerms(seat=ONE)
    assert hint(s) == "The terms take nothing from you."


def test_terms_by_which_another_gets_the_region_for_ones_losses_are_refused() -> None:
    s = given_terms(Terms(loser=ONE, controller=TWO), asked=(ONE,))

    assert choice(s) == RefuseTerms(seat=ONE)
    assert hint(s).startswith("You would bear losses")


def given_attack(troops: int, locals_: int) -> BarrelState:
    """Return one's attack upon Najaf in her action, with troops of two in the Border Region."""
    frame = PurchaseFrame(buyer=ONE, elements=0, moves=0, moving=True, joined=(at("najaf"),))
    s = given_game(TURN, frame, turn=6, price=14)
    s = given_region(s, "najaf", locals_=locals_, troops={ONE: troops}, logistics=2)
    return given_reserve(s, TWO, troops=3).with_power(ONE, contracts=9)


def test_47_a_player_is_called_to_a_doubtful_battle() -> None:
    s = given_attack(3, 3)

    assert choice(s) == CallSupport(seat=ONE, guest=TWO, region=at("najaf"), pay=4)
    assert hint(s) == "With a troop of Two the chances in Najaf are better."


def test_47_nobody_is_called_to_a_battle_that_is_as_good_as_won() -> None:
    assert choice(given_attack(5, 1)) == EndAction(seat=ONE)


def test_47_nobody_is_called_twice_or_where_a_troop_more_does_not_pay() -> None:
    s = given_attack(3, 3)
    s = replace(s, supported=((at("najaf"), TWO),))
    assert war.call(outlook(s), s.top_frame(PurchaseFrame)) is None

    s = given_attack(1, 9)
    assert war.call(outlook(s), s.top_frame(PurchaseFrame)) is None


def given_call(pay: int, *pledges: Pledge) -> BarrelState:
    """Return a call of two that one comes to Bassora."""
    call = SupportFrame(caller=TWO, guest=ONE, region=at("bassora"), pay=pay)
    buying = PurchaseFrame(buyer=TWO, elements=0, moves=0, moving=True, joined=(at("bassora"),))
    s = given_game(TurnFrame(round=1, left=(TWO,), chosen=True), buying, call, turn=6, pledges=pledges)
    s = given_region(s, "bassora", locals_=1, troops={TWO: 4})
    return given_reserve(s, ONE, troops=3).with_power(TWO, cash=30)


def test_47_a_troop_comes_for_good_pay() -> None:
    s = given_call(12)

    assert choice(s) == GiveSupport(seat=ONE, origin=BORDER, troops=1, logistics=0)
    assert hint(s) == "The pay is worth the risk to one troop."


def test_47_nobody_comes_for_nothing() -> None:
    s = given_call(0)

    assert choice(s) == DeclineSupport(seat=ONE)
    assert hint(s).startswith("The troops are worth more where they are")


def test_44_who_has_pledged_comes_with_as_little_as_possible() -> None:
    s = given_call(0, Pledge(giver=ONE, taker=TWO, region=at("bassora")))

    assert choice(s) == GiveSupport(seat=ONE, origin=BORDER, troops=1, logistics=0)
