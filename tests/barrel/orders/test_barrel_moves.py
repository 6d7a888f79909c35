# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves of groups and troops that are withdrawn (Moves; 23 to 25, 30, 52)."""

from itertools import product

import pytest

from rubbletop.games.barrel.actions.orders import EndAction, Withdraw
from rubbletop.games.barrel.events.common import ControlTaken, GroupMoved, RegionEntered, TroopsLost
from rubbletop.games.barrel.frames.orders import PurchaseFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState, Reserve
from rubbletop.kernel.facts import IllegalAction, Range
from rubbletop.kernel.rules import is_among
from tests.barrel.builders import (
    ONE,
    THREE,
    TWO,
    at,
    given_region,
    given_reserve,
    ground,
    is_offered,
    legal,
    of_kind,
    played,
    reason,
    refusal,
    rules,
)
from tests.barrel.orders_builders import call, given_purchase, march

BROWN = ("bassora", "dhi_qar", "muthanna", "najaf")


def given_hinterland(s: BarrelState, *regions: str) -> BarrelState:
    """Return the state with ONE in control of these regions and all their neighbours."""
    for region in regions:
        for each in (at(region), *ground().beside[at(region)]):
            s = given_region(s, each, ONE)
    return s


# Steps


def test_ruling_52_by_land_the_country_is_entered_through_the_brown_regions() -> None:
    s = given_reserve(given_purchase(), ONE, troops=2)

    assert [to for to in ground().country if is_offered(s, march("border", to, 1))] == [at(b) for b in BROWN]
    assert reason(s, march("border", "bagdad", 1)) == (
        "A move is one step, and the Border Region and Bagdad do not touch."
    )


def test_entering_free_land_in_phase_1_sets_out_locals_with_a_die_and_opens_a_battle() -> None:
    s = given_reserve(given_purchase(), ONE, troops=5, logistics=2)
    s, events = played(s, march("border", "bassora", 4, 2), [2])

    held = s.regions[at("bassora")]
    assert (held.troops, held.logistics, held.locals, held.arrivals) == ({ONE: 4}, 2, 4, (ONE,))
    assert s.border[ONE] == Reserve(troops=1)
    assert events == (
        GroupMoved(mover=ONE, path=(at("border"), at("bassora")), troops=4, logistics=2, how="move"),
        RegionEntered(mover=ONE, region=at("bassora"), locals=4, extra=1, face=2),
    )
    expected = PurchaseFrame(buyer=ONE, elements=5, moves=1, moving=True, joined=(at("bassora"),))
    assert s.top == expected


def test_entering_free_land_in_phase_2_meets_as_many_locals_as_the_region_has_oil() -> None:
    s = given_reserve(given_purchase(turn=5), ONE, troops=5)
    s, events = played(s, march("border", "bassora", 5))

    assert s.regions[at("bassora")].locals == 3
    assert of_kind(events, RegionEntered)[0].face == 0


def test_one_group_can_go_through_several_regions() -> None:
    s = given_region(given_region(given_purchase(moves=3), "najaf", ONE), "babil", ONE)
    s = given_reserve(s, ONE, troops=2)
    s, _events = played(s, march("border", "najaf", 2))
    s, _events = played(s, march("najaf", "babil", 2))
    s, _events = played(s, march("babil", "wasit", 2), [1])

    assert s.regions[at("wasit")].troops == {ONE: 2}
    assert s.stack == (TurnFrame(round=1, left=(ONE,), chosen=True),)


def test_a_player_moves_through_regions_of_others_without_their_leave() -> None:
    s = given_region(given_purchase(), "najaf", TWO, troops={TWO: 1})
    s = given_reserve(s, ONE, troops=2)
    s, events = played(s, march("border", "najaf", 2))
    s, _events = played(s, march("najaf", "babil", 2), [1])

    assert of_kind(events, ControlTaken) == ()
    assert s.regions[at("najaf")].troops == {TWO: 1}


def test_nobody_leaves_a_battle_by_a_move() -> None:
    s = given_region(given_purchase(), "bassora", locals_=3, troops={ONE: 2}, logistics=1)

    assert reason(s, march("bassora", "border", 1)) == (
        "Nobody leaves a battle by a move: retreats come in the War check."
    )
    assert not any(is_offered(s, march("bassora", to, 1)) for to in ("border", "maysan"))


def test_troops_may_go_back_to_the_border_region() -> None:
    s = given_region(given_purchase(), "najaf", ONE, troops={ONE: 2}, logistics=3)
    s, _events = played(s, march("najaf", "border", 2, 1))

    assert s.border[ONE] == Reserve(troops=2, logistics=1)
    assert (s.regions[at("najaf")].control, s.regions[at("najaf")].logistics) == (ONE, 2)


def test_without_moves_left_a_step_is_refused() -> None:
    s = given_region(given_purchase(moves=0), "najaf", ONE, troops={ONE: 2})
    refused = refusal(s, march("najaf", "babil", 1))

    assert refused.reason.text().startswith("You have no moves left")
    assert refused.rule == "Moves, 23"


@pytest.mark.parametrize(
    ("origin", "to", "troops", "logistics", "why"),
    [
        ("najaf", "babil", 0, 0, "A group is at least 1 troop or 1 logistic."),
        ("najaf", "babil", -1, 2, "A group is at least 1 troop or 1 logistic."),
        ("najaf", "babil", 3, 0, "You have only 2 troops in Najaf."),
        ("najaf", "babil", 1, 2, "You have only 1 logistic in Najaf."),
        ("border", "najaf", 1, 0, "You have no troops in the Border Region."),
        ("border", "najaf", 0, 1, "You have no logistics in the Border Region."),
        ("anbar", "najaf", 1, 0, "You have no troops in Anbar."),
        ("atlantis", "najaf", 1, 0, "There is no such region."),
        ("najaf", "atlantis", 1, 0, "There is no such region."),
    ],
)
def test_a_group_that_is_not_there_is_refused(
    origin: str, to: str, troops: int, logistics: int, why: str
) -> None:
    s = given_region(given_purchase(), "najaf", ONE, troops={ONE: 2}, logistics=1)

    assert reason(s, march(origin, to, troops, logistics)) == why


# Logistics


def test_only_who_controls_a_region_moves_logistics_out_of_it() -> None:
    s = given_region(given_purchase(), "najaf", TWO, troops={TWO: 1, ONE: 2}, logistics=3)

    assert is_offered(s, march("najaf", "border", 2))
    assert reason(s, march("najaf", "border", 1, 1)) == "Logistics leave Najaf only with who controls it."


def test_a_controller_moves_logistics_without_troops() -> None:
    s = given_region(given_purchase(), "najaf", ONE, logistics=3)
    s = given_region(s, "karbala", ONE)
    s, _events = played(s, march("najaf", "karbala", 0, 2))

    assert s.regions[at("karbala")].logistics == 2


def test_logistics_in_the_border_region_are_moved_by_whose_they_are() -> None:
    s = given_reserve(given_reserve(given_purchase(), ONE, logistics=1), TWO, logistics=4)
    s = given_region(s, "najaf", ONE)

    assert reason(s, march("border", "najaf", 0, 2)) == "You have only 1 logistic in the Border Region."
    s, _events = played(s, march("border", "najaf", 0, 1))
    assert (s.border[ONE], s.border[TWO]) == (Reserve(), Reserve(logistics=4))


def test_ruling_24_logistics_do_not_go_alone_into_land_that_nobody_controls() -> None:
    s = given_region(given_purchase(), "najaf", ONE, troops={ONE: 1}, logistics=3)
    refused = refusal(s, march("najaf", "karbala", 0, 2))

    assert refused.reason.text() == "Logistics alone would be lost to the local troops of Karbala."
    assert refused.rule == "Moves, 24"
    assert is_offered(s, march("najaf", "karbala", 1, 3))
    battle = given_region(s, "karbala", locals_=2, troops={TWO: 1})
    assert not is_offered(battle, march("najaf", "karbala", 0, 2))


def test_ruling_24_logistics_go_alone_where_own_troops_fight() -> None:
    s = given_region(given_purchase(), "najaf", ONE, logistics=3)
    s = given_region(s, "karbala", locals_=2, troops={ONE: 1})
    s, _events = played(s, march("najaf", "karbala", 0, 2))

    assert s.regions[at("karbala")].logistics == 2
    assert s.top_frame(PurchaseFrame).joined == ()


def test_ruling_25_logistics_dropped_in_anothers_region_are_his() -> None:
    s = given_region(given_region(given_purchase(), "najaf", ONE, logistics=3), "karbala", TWO)
    s, _events = played(s, march("najaf", "karbala", 0, 2))

    assert (s.regions[at("karbala")].control, s.regions[at("karbala")].logistics) == (TWO, 2)
    assert reason(s, march("karbala", "najaf", 0, 1)) == "Logistics leave Karbala only with who controls it."


# Control


def test_ruling_30_moving_into_an_empty_region_of_another_takes_control_of_all_in_it() -> None:
    s = given_region(given_purchase(), "najaf", TWO, logistics=2, barrels=1, buildings=("warehouse",))
    s = given_reserve(s, ONE, troops=1)
    s, events = played(s, march("border", "najaf", 1))

    held = s.regions[at("najaf")]
    assert (held.control, held.logistics, held.barrels, held.buildings) == (ONE, 2, 1, ("warehouse",))
    assert of_kind(events, ControlTaken) == (ControlTaken(seat=ONE, region=at("najaf"), how="entered"),)


def test_ruling_30_control_stays_when_the_troops_leave_and_guests_inside_do_not_take_it() -> None:
    s = given_region(given_purchase(), "najaf", ONE, troops={ONE: 2, THREE: 3})
    s, events = played(s, march("najaf", "border", 2))

    assert (s.regions[at("najaf")].control, s.regions[at("najaf")].troops) == (ONE, {THREE: 3})
    assert of_kind(events, ControlTaken) == ()


def test_ruling_30_logistics_alone_take_no_control() -> None:
    s = given_region(given_reserve(given_purchase(), ONE, logistics=1), "najaf", TWO)
    s, _events = played(s, march("border", "najaf", 0, 1))

    assert s.regions[at("najaf")].control == TWO


# Free steps


def test_ruling_23_a_step_into_the_hinterland_is_free() -> None:
    s = given_hinterland(given_purchase(moves=1), "karbala")
    s = given_region(s, "najaf", ONE, troops={ONE: 2})
    s, events = played(s, march("najaf", "karbala", 1))

    assert s.top == PurchaseFrame(buyer=ONE, elements=5, moves=1, moving=True)
    assert events == (
        GroupMoved(mover=ONE, path=(at("najaf"), at("karbala")), troops=1, logistics=0, how="free"),
    )


def test_ruling_23_the_neighbours_may_be_under_anybodys_control() -> None:
    s = given_hinterland(given_purchase(moves=0), "karbala")
    s = given_region(given_region(s, "anbar", TWO), "najaf", ONE, troops={ONE: 2})

    assert is_offered(s, march("najaf", "karbala", 2))


def test_ruling_23_a_step_is_not_free_where_a_neighbour_is_not_controlled() -> None:
    s = given_region(given_hinterland(given_purchase(moves=0), "karbala"), "anbar", locals_=2)
    s = given_region(s, "najaf", ONE, troops={ONE: 2})

    assert not is_offered(s, march("najaf", "karbala", 2))


def test_ruling_23_the_border_region_is_no_hinterland() -> None:
    s = given_hinterland(given_purchase(moves=0), "najaf")
    s = given_region(s, "najaf", ONE, troops={ONE: 2})

    assert not is_offered(s, march("najaf", "border", 1))
    assert is_offered(given_reserve(s, ONE, troops=1), march("border", "najaf", 1))


# Withdrawing


def test_troops_in_the_border_region_are_withdrawn_for_one_move() -> None:
    s = given_reserve(given_purchase(), ONE, troops=4, logistics=1)
    s, events = played(s, Withdraw(seat=ONE, troops=3))

    assert s.border[ONE] == Reserve(troops=1, logistics=1)
    assert s.top == PurchaseFrame(buyer=ONE, elements=5, moves=1, moving=True)
    assert events == (TroopsLost(seat=ONE, region=at("border"), number=3, cause="withdrawn"),)
    assert s.powers[ONE].pacifism == 0


@pytest.mark.parametrize(
    ("reserve", "moves", "troops", "why"),
    [
        (0, 2, 1, "You have no troops in the Border Region."),
        (2, 2, 3, "You have only 2 troops in the Border Region."),
        (2, 2, 0, "Withdraw at least 1 troop."),
        (2, 0, 1, "To withdraw troops takes a move, and you have none left."),
    ],
)
def test_troops_that_cannot_be_withdrawn(reserve: int, moves: int, troops: int, why: str) -> None:
    s = given_reserve(given_purchase(moves=moves), ONE, troops=reserve)

    assert reason(s, Withdraw(seat=ONE, troops=troops)) == why


# Lists


def given_all_sorts(troops: int, logistics: int, moves: int) -> BarrelState:
    """Return a position with own, foreign, contested and free regions around Najaf."""
    s = given_region(given_purchase(moves=moves), "najaf", ONE, troops={ONE: troops}, logistics=logistics)
    s = given_region(s, "karbala", ONE, logistics=1)
    s = given_region(s, "anbar", TWO, troops={TWO: 1, ONE: 1}, logistics=2)
    s = given_region(s, "babil", locals_=2, troops={ONE: 1, TWO: 1}, logistics=1)
    return given_reserve(s, ONE, troops=logistics, logistics=troops)


@pytest.mark.parametrize(("troops", "logistics", "moves"), [(3, 1, 2), (1, 3, 1), (2, 2, 0)])
def test_every_group_that_is_not_refused_is_listed_once(troops: int, logistics: int, moves: int) -> None:
    s = given_all_sorts(troops, logistics, moves)
    offers = legal(s, ONE)
    places = ("border", "najaf", "karbala", "anbar", "babil", "qadisiyya")
    for origin, to, t, n in product(places, places, range(-1, 5), range(-1, 5)):
        action = march(origin, to, t, n)
        try:
            rules().check(s, action)
        except IllegalAction:
            assert not is_among(offers, action), action
        else:
            assert sum(is_among([offer], action) for offer in offers) == 1, action


def test_the_longer_number_of_a_group_is_a_range() -> None:
    s = given_region(given_purchase(), "najaf", ONE, troops={ONE: 1}, logistics=3)
    s = given_region(s, "karbala", ONE)

    ranges = [offer for offer in legal(s, ONE) if isinstance(offer, Range)]
    assert Range(march("najaf", "karbala", 0, 1), "logistics", 1, 3) in ranges
    assert Range(march("najaf", "karbala", 1, 0), "logistics", 0, 3) in ranges
    assert Range(march("najaf", "babil", 1, 0), "logistics", 0, 3) in ranges


def test_moves_go_on_until_the_player_ends_them_while_free_steps_or_calls_are_left() -> None:
    s = given_hinterland(given_purchase(moves=0, moving=True), "karbala")
    free = given_region(s, "najaf", ONE, troops={ONE: 1})
    callable_ = given_purchase(moves=0, moving=True, joined=(at("najaf"),))
    callable_ = given_region(given_reserve(callable_, TWO, troops=1), "najaf", locals_=1, troops={ONE: 1})

    assert rules().actors(free) == rules().actors(callable_) == (ONE,)
    assert rules().actors(s) == ()
    assert is_offered(callable_, call(TWO, "najaf"))
    after, _events = played(free, EndAction(seat=ONE))
    assert after.stack == (TurnFrame(round=1, left=(ONE,), chosen=True),)
