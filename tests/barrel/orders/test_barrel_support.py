# SPDX-License-Identifier: GPL-3.0-or-later
"""Players called to a battle (Support move; 47, with the pledges of ruling 44)."""

import pytest

from rubbletop.games.barrel.actions.orders import DeclineSupport, EndAction, GiveSupport
from rubbletop.games.barrel.events.common import GroupMoved, Paid, RegionEntered
from rubbletop.games.barrel.events.orders import SupportCalled, SupportDeclined
from rubbletop.games.barrel.frames.orders import PurchaseFrame, SupportFrame
from rubbletop.games.barrel.state import BarrelState, Pledge, Reserve, replace
from rubbletop.kernel.facts import Range, Seat
from tests.barrel.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_region,
    given_reserve,
    is_offered,
    legal,
    of_kind,
    played,
    reason,
    refusal,
    rules,
)
from tests.barrel.orders_builders import buy, call, given_purchase, march

KARBALA = at("karbala")


def given_attack() -> BarrelState:
    """Return a game in which ONE attacks Karbala, and TWO has a group in Najaf beside it."""
    s = given_region(given_purchase(joined=(KARBALA,)), "karbala", locals_=2, troops={ONE: 2})
    return given_region(s, "najaf", TWO, troops={TWO: 3}, logistics=2)


def given_call(pay: int = 0, *, pledged: bool = False) -> BarrelState:
    """Return the same with TWO called to Karbala."""
    s = given_attack()
    if pledged:
        s = replace(s, pledges=(Pledge(giver=TWO, taker=ONE, region=KARBALA),))
    return s.push(SupportFrame(caller=ONE, guest=TWO, region=KARBALA, pay=pay))


def give(origin: str, troops: int, logistics: int = 0, seat: Seat = TWO) -> GiveSupport:
    """Return the coming of a group."""
    return GiveSupport(seat=seat, origin=at(origin), troops=troops, logistics=logistics)


# Calling


def test_ruling_47_a_player_is_called_after_a_step_that_opens_a_battle() -> None:
    s = given_region(given_reserve(given_purchase(), ONE, troops=2), "bassora", TWO, troops={TWO: 2})
    assert not is_offered(s, call(TWO, "muthanna"))

    s, _events = played(s, march("border", "muthanna", 2), [1])
    s, events = played(s, call(TWO, "muthanna"))

    assert events == (SupportCalled(caller=ONE, guest=TWO, region=at("muthanna"), pay=0),)
    assert s.top == SupportFrame(caller=ONE, guest=TWO, region=at("muthanna"), pay=0)
    assert rules().actors(s) == (TWO,)


def test_ruling_47_a_player_is_called_after_troops_came_by_air_or_to_a_battle_of_others() -> None:
    s = given_region(given_purchase(), "karbala", locals_=2, troops={THREE: 1})
    s = given_region(s, "najaf", TWO, troops={TWO: 3})
    assert not is_offered(s, call(TWO, "karbala"))

    s, _events = played(s, buy(1, "troop", "karbala"))

    assert is_offered(s, call(TWO, "karbala"))


def test_ruling_47_troops_that_strengthen_an_attack_can_call_as_well() -> None:
    s = given_region(given_attack(), "anbar", ONE, troops={ONE: 1})
    s = s.become(replace(s.top_frame(PurchaseFrame), joined=()))
    assert not is_offered(s, call(TWO, "karbala"))

    s, _events = played(s, march("anbar", "karbala", 1))

    assert is_offered(s, call(TWO, "karbala"))


def test_the_caller_offers_any_sum_that_she_has() -> None:
    s = given_attack()

    assert Range(call(TWO, "karbala", 0), "pay", 0, 20) in legal(s, ONE)
    assert reason(s, call(TWO, "karbala", 21)) == "You have only $10."
    assert reason(s, call(TWO, "karbala", -1)) == "Support costs you at least nothing."
    assert call(TWO, "karbala", 0) in legal(s.with_power(ONE, cash=0), ONE)


@pytest.mark.parametrize("guest", [ONE, FOUR, Seat("five")])
def test_only_another_player_who_can_come_is_called(guest: Seat) -> None:
    why = {
        ONE: "Call one of the other players.",
        FOUR: "Four has no free troops next to Karbala or in the Border Region.",
        Seat("five"): "Call one of the other players.",
    }

    assert reason(given_attack(), call(guest, "karbala")) == why[guest]


def test_troops_in_the_border_region_can_come_and_troops_in_a_battle_cannot() -> None:
    s = given_region(given_attack(), "anbar", locals_=2, troops={THREE: 4})
    assert reason(s, call(THREE, "karbala")).startswith("Three has no free troops")

    assert is_offered(given_reserve(s, THREE, troops=1), call(THREE, "karbala"))


def test_troops_that_are_guests_in_a_region_can_come() -> None:
    s = given_region(given_attack(), "anbar", TWO, troops={TWO: 1, THREE: 1})

    assert is_offered(s, call(THREE, "karbala"))


def test_a_battle_that_one_does_not_go_into_is_no_place_to_call_to() -> None:
    s = given_region(given_attack(), "anbar", locals_=2, troops={ONE: 1})

    assert reason(s, call(TWO, "anbar")) == (
        "You can call for support only to a battle that you go into with this action."
    )


def test_ruling_47_a_player_is_called_once_a_turn_to_a_battle() -> None:
    s, _events = played(given_attack(), call(TWO, "karbala"))
    s, _events = played(s, DeclineSupport(seat=TWO))

    refused = refusal(s, call(TWO, "karbala"))
    assert refused.reason.text() == "Two was called to Karbala this turn already."
    assert refused.rule == "Support move, 47"
    assert is_offered(given_reserve(s, THREE, troops=1), call(THREE, "karbala"))


def test_after_the_answer_the_caller_goes_on_buying() -> None:
    s, _events = played(given_attack(), call(TWO, "karbala", 4))
    s, _events = played(s, give("najaf", 1))

    assert s.stack == given_attack().stack
    assert is_offered(s, buy(1, "logistic"))


# Coming


def test_support_comes_with_troops_and_logistics_for_free_and_is_paid() -> None:
    s, events = played(given_call(pay=6), give("najaf", 2, 1))

    held = s.regions[KARBALA]
    assert (held.troops, held.arrivals, held.logistics) == ({ONE: 2, TWO: 2}, (ONE, TWO), 1)
    assert (s.regions[at("najaf")].troops, s.regions[at("najaf")].logistics) == ({TWO: 1}, 1)
    assert (s.powers[ONE].cash, s.powers[TWO].cash) == (14, 26)
    assert events == (
        Paid(payer=ONE, amount=6, purpose="support", taker=TWO),
        GroupMoved(mover=TWO, path=(at("najaf"), KARBALA), troops=2, logistics=1, how="support"),
    )
    assert s.top_frame(PurchaseFrame).moves == 2


def test_support_comes_straight_from_the_border_region() -> None:
    s = given_reserve(given_call(), TWO, troops=2, logistics=1)
    s, events = played(s, give("border", 1, 1))

    assert s.border[TWO] == Reserve(troops=1)
    assert s.regions[KARBALA].troops == {ONE: 2, TWO: 1}
    assert of_kind(events, RegionEntered) == ()


def test_support_that_is_declined_costs_nothing() -> None:
    s, events = played(given_call(pay=6), DeclineSupport(seat=TWO))

    assert events == (SupportDeclined(guest=TWO, region=KARBALA),)
    assert s == given_attack()


@pytest.mark.parametrize(
    ("group", "why"),
    [
        (give("najaf", 0, 1), "Support brings at least 1 troop."),
        (give("najaf", 0, 0), "A group is at least 1 troop or 1 logistic."),
        (give("najaf", 4), "You have only 3 troops in Najaf."),
        (give("najaf", 1, 3), "You have only 2 logistics in Najaf."),
        (give("border", 1), "You have no troops in the Border Region."),
        (give("bagdad", 1), "Support comes from next to Karbala or from the Border Region."),
    ],
)
def test_support_that_cannot_come_is_refused(group: GiveSupport, why: str) -> None:
    assert reason(given_call(), group) == why


def test_troops_do_not_come_out_of_another_battle() -> None:
    s = given_region(given_call(), "anbar", locals_=2, troops={TWO: 4})

    assert reason(s, give("anbar", 1)) == "Nobody leaves a battle by a move: retreats come in the War check."


def test_a_guest_in_a_foreign_region_brings_no_logistics_from_there() -> None:
    s = given_region(given_call(), "anbar", THREE, troops={TWO: 2}, logistics=2)

    assert is_offered(s, give("anbar", 2))
    assert reason(s, give("anbar", 1, 1)) == "Logistics leave Anbar only with who controls it."


def test_who_is_called_answers_before_anything_else() -> None:
    assert reason(given_call(), EndAction(seat=TWO)) == (
        "You are called to a battle: come with a group, or decline."
    )


# Pledges


def test_ruling_44_a_guest_who_has_pledged_her_support_cannot_decline() -> None:
    s = given_call(pledged=True)
    refused = refusal(s, DeclineSupport(seat=TWO))

    assert refused.reason.text() == "You have pledged to come to Karbala."
    assert refused.rule == "Diplomacy and Alliances, 44"
    assert rules().actors(s) == (TWO,)


def test_ruling_44_a_pledge_binds_for_its_battle_and_its_taker_alone() -> None:
    s = replace(
        given_call(),
        pledges=(
            Pledge(giver=TWO, taker=ONE, region=at("anbar")),
            Pledge(giver=TWO, taker=THREE, region=KARBALA),
        ),
    )

    assert is_offered(s, DeclineSupport(seat=TWO))


def test_a_guest_with_one_way_to_keep_her_pledge_is_not_asked() -> None:
    s = replace(given_attack(), pledges=(Pledge(giver=TWO, taker=ONE, region=KARBALA),))
    s = given_region(s, "najaf", TWO, troops={TWO: 1})
    s, events = played(s, call(TWO, "karbala", 2))

    assert s.regions[KARBALA].troops == {ONE: 2, TWO: 1}
    assert s.powers[TWO].cash == 22
    assert s.top_frame(PurchaseFrame).joined == (KARBALA,)
    assert len(of_kind(events, GroupMoved)) == 1


def test_a_guest_with_one_group_but_no_pledge_is_asked() -> None:
    s = given_region(given_call(), "najaf", TWO, troops={TWO: 1})

    assert legal(s, TWO) == (give("najaf", 1), DeclineSupport(seat=TWO))


def test_the_answers_are_the_same_on_the_guests_own_view() -> None:
    s = given_call(pay=6)

    assert rules().legal(rules().view(s, TWO), TWO) == rules().legal(s, TWO)
    after, _events = played(rules().view(s, TWO), give("najaf", 1))
    assert after.powers[TWO].cash == 26
