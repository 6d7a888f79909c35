# SPDX-License-Identifier: GPL-3.0-or-later
"""The Pacifism check: troops against the allowance, fines, troops that pay (Pacifism; 18, 21, 22)."""

import pytest

from rubbletop.games.barrel.actions.checks import Disband, EndExtraction
from rubbletop.games.barrel.events.checks import FineForgiven
from rubbletop.games.barrel.events.common import Earned, LogisticsUsed, PacifismChanged, Paid, TroopsLost, Why
from rubbletop.games.barrel.frames.checks import DisbandFrame, PacifismFrame, PriceFrame
from rubbletop.games.barrel.state import UNKNOWN, BarrelState, replace
from rubbletop.games.barrel.tables import DOLLAR
from tests.barrel.builders import (
    BORDER,
    ONE,
    TWO,
    at,
    given_game,
    given_region,
    given_reserve,
    legal,
    of_kind,
    played,
    reason,
    rules,
    run_on,
    seeded,
)


def given_check(pacifism: int = 0, media: int = 0, cash: int = 10 * DOLLAR, oil: int = 0) -> BarrelState:
    """Return the Pacifism check of the first player, the last one left."""
    s = given_game(PacifismFrame(left=(ONE,)))
    return s.with_power(ONE, pacifism=pacifism, media=media, cash=cash, oil=oil)


@pytest.mark.parametrize(
    ("media", "troops", "by"), [(10, 8, 0), (10, 7, 0), (10, 6, -1), (10, 5, -1), (10, 4, -2), (0, 5, 2)]
)
def test_pacifism_1_troops_over_and_below_what_media_let_the_public_tolerate(
    media: int, troops: int, by: int
) -> None:
    s = given_reserve(given_check(pacifism=3, media=media), ONE, troops=troops)

    after, events = run_on(s)

    assert after.powers[ONE].pacifism == 3 + by
    why: Why = "troops_over" if by > 0 else "troops_under"
    told = (PacifismChanged(seat=ONE, by=by, value=3 + by, why=why),) if by else ()
    assert of_kind(events, PacifismChanged) == told


def test_pacifism_1_troops_of_a_player_are_counted_in_regions_and_border_together() -> None:
    s = given_region(given_check(), "bassora", ONE, troops={ONE: 2, TWO: 9})
    s = given_reserve(given_region(s, "najaf", locals_=2, troops={ONE: 1}), ONE, troops=1)

    after, _ = run_on(s)

    assert after.powers[ONE].pacifism == 1


@pytest.mark.parametrize(("pacifism", "troops", "value"), [(14, 9, 15), (0, 0, 0)])
def test_ruling_22_troops_move_pacifism_no_further_than_the_track(
    pacifism: int, troops: int, value: int
) -> None:
    s = given_reserve(given_check(pacifism=pacifism, cash=100 * DOLLAR), ONE, troops=troops)

    after, events = run_on(s)

    assert after.powers[ONE].pacifism == value
    assert [event.by for event in of_kind(events, PacifismChanged)] == ([1] if value else [])


@pytest.mark.parametrize(
    ("pacifism", "fine"),
    [(3, 0), (4, 1), (6, 1), (7, 3), (9, 3), (10, 5), (12, 5), (13, 10), (14, 10), (15, 15)],
)
def test_pacifism_check_the_fine_is_paid_by_value(pacifism: int, fine: int) -> None:
    s = given_reserve(given_check(pacifism=pacifism, cash=40 * DOLLAR), ONE, troops=3)

    after, events = run_on(s)

    assert after.powers[ONE].cash == (40 - fine) * DOLLAR
    paid = (Paid(payer=ONE, amount=fine * DOLLAR, purpose="fine"),) if fine else ()
    assert of_kind(events, Paid) == paid
    assert not after.powers[ONE].sold


def test_pacifism_1_troops_are_counted_before_the_fine() -> None:
    s = given_reserve(given_check(pacifism=3), ONE, troops=4)

    after, _ = run_on(s)

    assert (after.powers[ONE].pacifism, after.powers[ONE].cash) == (4, 9 * DOLLAR)


def test_pacifism_check_goes_through_all_players_and_on_to_the_price() -> None:
    s = given_game(PacifismFrame(left=(TWO, ONE)))

    then, _ = run_on(s)
    last, _ = run_on(then)

    assert (then.top, last.top) == (PacifismFrame(left=(ONE,)), PriceFrame())


def test_ruling_21_just_enough_oil_is_sold_where_cash_does_not_do() -> None:
    s = given_check(pacifism=10, cash=3 * DOLLAR, oil=5)  # a fine of $5, at $1.50 a barrel
    s = given_reserve(replace(s, price=2), ONE, troops=3)

    after, events = run_on(s)

    assert of_kind(events, Earned) == (Earned(earner=ONE, amount=6, source="oil", barrels=2),)
    assert (after.powers[ONE].cash, after.powers[ONE].oil) == (2, 3)
    assert after.troops_of(ONE) == 3


def test_ruling_45_in_the_view_of_another_a_fine_is_paid_out_of_hidden_cash() -> None:
    s = given_check(pacifism=15, cash=0, oil=4)
    s = rules().view(given_region(s, "bassora", ONE, troops={ONE: 3}), TWO)

    after, events = run_on(s)

    assert of_kind(events, Paid) == (Paid(payer=ONE, amount=15 * DOLLAR, purpose="fine"),)
    assert not of_kind(events, Earned)
    assert not of_kind(events, TroopsLost)
    assert (after.powers[ONE].cash, after.powers[ONE].oil) == (UNKNOWN, UNKNOWN)
    assert after.stack == (PriceFrame(),)


def test_ruling_18_who_sells_for_the_fine_is_a_seller_of_this_turn() -> None:
    s = given_reserve(given_check(pacifism=4, cash=0, oil=9), ONE, troops=2)

    after, _ = run_on(s)

    assert after.powers[ONE].sold
    assert (after.powers[ONE].cash, after.powers[ONE].oil) == (0, 7)


def test_ruling_21_half_dollars_that_are_missing_are_rounded_up_to_troops() -> None:
    s = given_check(pacifism=7, cash=2, oil=1)  # a fine of $3; $1 in cash and $0.50 of oil
    s = given_reserve(given_region(s, "bassora", ONE, troops={ONE: 2}), ONE, troops=1)

    after, events = run_on(s)

    assert of_kind(events, Paid) == (Paid(payer=ONE, amount=3, purpose="fine"),)
    assert after.stack == (PacifismFrame(left=(ONE,)), DisbandFrame(debtor=ONE, owed=2))


def test_ruling_21_the_player_says_which_troops_leave_and_pacifism_stays() -> None:
    s = given_check(pacifism=7, cash=0)
    s = given_region(given_region(s, "bassora", ONE, troops={ONE: 2}), "najaf", ONE, troops={ONE: 1})
    s = given_reserve(s, ONE, troops=1).push(DisbandFrame(debtor=ONE, owed=3))

    choice = [Disband(seat=ONE, region=at(name)) for name in ("bassora", "najaf", "border")]
    assert list(legal(s, ONE)) == choice
    s, first = played(s, choice[0])
    s, second = played(s, choice[2])
    after, third = played(s, choice[1])

    lost = of_kind((*first, *second, *third), TroopsLost)
    assert [(each.region, each.number, each.cause) for each in lost] == [
        ("bassora", 1, "fine"),
        (BORDER, 1, "fine"),
        ("najaf", 1, "fine"),
    ]
    assert after.troops_of(ONE) == 1
    assert after.powers[ONE].pacifism == 7
    assert after.regions[at("najaf")].control == ONE


def test_ruling_21_troops_in_one_place_leave_without_a_question() -> None:
    s = given_reserve(given_check(pacifism=7, cash=2), ONE, troops=3).push(DisbandFrame(debtor=ONE, owed=2))

    assert rules().actors(s) == ()
    after, events = run_on(s)

    assert of_kind(events, TroopsLost) == (TroopsLost(seat=ONE, region=BORDER, number=2, cause="fine"),)
    assert (after.troops_of(ONE), after.top) == (1, PriceFrame())


def test_ruling_21_what_all_troops_do_not_cover_is_forgiven() -> None:
    s = given_check(pacifism=15, cash=5)
    s = given_region(given_region(s, "bassora", ONE, troops={ONE: 2}), "najaf", TWO, troops={ONE: 1})

    after, events = run_on(given_reserve(s, ONE, troops=1))

    assert after.troops_of(ONE) == 0
    assert after.powers[ONE].cash == 0
    assert of_kind(events, FineForgiven) == (FineForgiven(debtor=ONE, amount=30 - 5 - 4 * DOLLAR),)
    assert after.top == PriceFrame()


def test_ruling_21_all_troops_may_just_cover_the_fine() -> None:
    s = given_reserve(given_check(pacifism=5, cash=1), ONE, troops=1)

    after, events = run_on(s)

    assert after.troops_of(ONE) == 0
    assert of_kind(events, FineForgiven) == ()


def test_ruling_21_logistics_left_with_local_troops_are_lost() -> None:
    s = given_check(pacifism=7, cash=0)
    s = given_region(s, "bassora", locals_=3, troops={ONE: 1}, logistics=2)
    s = given_region(s, "najaf", locals_=2, troops={ONE: 2, TWO: 1}, logistics=1)
    s = s.push(DisbandFrame(debtor=ONE, owed=2))

    s = given_reserve(s, ONE, troops=1)

    s, events = played(s, Disband(seat=ONE, region=at("bassora")))
    after, _ = played(s, Disband(seat=ONE, region=at("najaf")), dice=seeded())

    assert of_kind(events, LogisticsUsed) == (LogisticsUsed(region=at("bassora"), number=2, use="abandoned"),)
    assert after.regions[at("bassora")].arrivals == ()
    assert after.regions[at("najaf")].arrivals == (ONE, TWO)
    assert after.regions[at("najaf")].logistics == 1


def test_ruling_21_refusals_say_why() -> None:
    s = given_region(given_check(pacifism=7, cash=0), "bassora", ONE, troops={ONE: 2, TWO: 1})
    s = given_reserve(s, ONE, troops=2).push(DisbandFrame(debtor=ONE, owed=2))

    assert reason(s, Disband(seat=ONE, region=at("najaf"))) == "You have no troops there."
    assert reason(s, EndExtraction(seat=ONE)) == (
        "First you must say which troops leave the board for the fine."
    )
