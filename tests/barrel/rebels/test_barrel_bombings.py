# SPDX-License-Identifier: GPL-3.0-or-later
"""Bombings: minimum, damage, effects, repairs (Bombings, Damage, Effects on Pacifism; 3 to 9, 13)."""

import pytest

from rubbletop.games.barrel import bombing as bombs
from rubbletop.games.barrel.actions.rebels import JoinBombing, LoseBuilding, PayRepair
from rubbletop.games.barrel.events.common import LogisticsUsed, PacifismChanged, Paid, TroopsLost
from rubbletop.games.barrel.events.rebels import (
    BombingRolled,
    BuildingDestroyed,
    BuildingRepaired,
    RebelsGone,
)
from rubbletop.games.barrel.frames.rebels import BlastFrame, Bombing, RebelsFrame, RepairFrame, Target
from rubbletop.games.barrel.state import BarrelState, Rebels
from rubbletop.games.barrel.tables import DOLLAR, Building
from rubbletop.kernel.facts import Event, Seat
from tests.barrel.builders import (
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    ground,
    is_offered,
    legal,
    of_kind,
    reason,
    rules,
    run_on,
)
from tests.barrel.rebels_builders import bombing, given_rebels
from tests.barrel.step_builders import did

MUTHANNA = at("muthanna")


def given_blast(
    declared: Bombing,
    *,
    power: int = 1,
    troops: int = 0,
    logistics: int = 0,
    buildings: tuple[Building, ...] = (),
) -> BarrelState:
    """Return a bombing about to be rolled, by rebels in Muthanna, of player one, who controls it."""
    s = given_game(RebelsFrame(left=()), BlastFrame(bombing=declared), turn=6)
    held = {ONE: troops} if troops else {}
    s = given_region(s, "muthanna", ONE, troops=held, logistics=logistics, buildings=buildings)
    return given_rebels(s, TWO, "muthanna", power)


def given_example() -> BarrelState:
    """Return the bombing example: 3 troops, 2 and a police station beside, others in battle, influence 9."""
    s = given_blast(bombing("logistics"), power=3, troops=3, logistics=5)
    s = given_region(s, "najaf", ONE, troops={ONE: 2}, buildings=("police",))
    s = given_region(s, "bassora", locals_=3, troops={ONE: 4})
    return s.with_power(ONE, influence=9)


def rolled(events: tuple[Event, ...]) -> BombingRolled:
    """Return the one throw."""
    return of_kind(events, BombingRolled)[0]


def changed(events: tuple[Event, ...]) -> list[tuple[Seat, int, str]]:
    """Return who moved on the Pacifism track, by how much and why."""
    return [(event.seat, event.by, event.why) for event in of_kind(events, PacifismChanged)]


# ---- The minimum


def test_bombing_example_the_minimum_is_six_and_an_eight_does_two_points() -> None:
    _, events = run_on(given_example(), (3, 5))

    assert (rolled(events).minimum, rolled(events).damage) == (6, 2)
    assert [line.value for line in rolled(events).reckoning] == [6, 3, -3]
    assert of_kind(events, LogisticsUsed) == (LogisticsUsed(region=MUTHANNA, number=2, use="bombing"),)
    assert changed(events) == [(ONE, 2, "bombing")]


def test_bombing_police_counts_three_where_it_stands_and_one_next_door() -> None:
    s = given_blast(bombing("logistics"), logistics=1, buildings=("police",))
    s = given_region(s, "najaf", ONE, buildings=("police",))
    s = given_region(s, "bassora", ONE, buildings=("police",))

    assert bombs.minimum(ground(), s, bombing("logistics")).total == 3 + 1 + 1 - 1


@pytest.mark.parametrize(("influence", "bonus"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_bombing_influence_adds_one_for_three(influence: int, bonus: int) -> None:
    s = given_blast(bombing("logistics"), logistics=1).with_power(ONE, influence=influence)

    assert bombs.minimum(ground(), s, bombing("logistics")).total == bonus - 1


def test_ruling_7_the_minimum_has_no_floor() -> None:
    _, events = run_on(given_blast(bombing("logistics"), power=4, logistics=9), (2, 2))

    assert (rolled(events).minimum, rolled(events).damage) == (-4, 8)


def test_ruling_8_troops_in_the_border_region_do_not_defend() -> None:
    s = given_blast(bombing("logistics"), logistics=1).with_reserve(ONE, troops=5)

    assert bombs.minimum(ground(), s, bombing("logistics")).total == -1


def test_ruling_9_troops_in_battle_may_be_hit_but_do_not_defend() -> None:
    s = given_blast(bombing("troops"), power=2)
    s = given_region(s, "muthanna", locals_=2, troops={ONE: 1, THREE: 1}, logistics=2)

    s, events = run_on(s, (1, 3))

    assert rolled(events).minimum == -2
    held = s.regions[MUTHANNA]
    assert (held.troops, held.arrivals, held.logistics) == ({THREE: 1}, (THREE,), 2)


def test_ruling_9_the_last_troop_bombed_out_of_a_battle_leaves_the_logistics_to_be_destroyed() -> None:
    s = given_region(given_blast(bombing("troops")), "muthanna", locals_=2, troops={ONE: 1}, logistics=2)

    s, events = run_on(s, (6, 6))

    assert events[-1] == LogisticsUsed(region=MUTHANNA, number=2, use="abandoned")
    assert (s.regions[MUTHANNA].locals, s.regions[MUTHANNA].arrivals) == (2, ())


def test_ruling_30_who_loses_all_troops_by_a_bombing_keeps_control_beside_guests() -> None:
    s = given_region(given_blast(bombing("troops")), "muthanna", ONE, troops={ONE: 1, THREE: 2}, logistics=2)

    s, _ = run_on(s, (6, 6))

    held = s.regions[MUTHANNA]
    assert (held.control, held.troops, held.logistics) == (ONE, {THREE: 2}, 2)


# ---- Failure and damage


@pytest.mark.parametrize(("power", "faces"), [(2, (1, 3)), (2, (1, 2)), (4, (1, 1))])
def test_rulings_3_5_a_roll_up_to_the_minimum_and_any_up_to_three_fails_and_calms(
    power: int, faces: tuple[int, int]
) -> None:
    s = given_blast(bombing("troops"), power=power, troops=6).with_power(ONE, pacifism=5)

    s, events = run_on(s, faces)

    assert rolled(events).damage == 0
    assert changed(events) == [(ONE, -1, "bombing_failed")]
    assert s.regions[MUTHANNA].troops == {ONE: 6}


def test_ruling_3_a_roll_above_the_minimum_does_the_difference() -> None:
    _, events = run_on(given_blast(bombing("logistics"), power=2, troops=6, logistics=4), (2, 3))

    assert (rolled(events).minimum, rolled(events).damage) == (4, 1)


@pytest.mark.parametrize(
    ("target", "power", "troops", "lost", "grief"),
    [("troops", 1, 13, 1, 2), ("logistics", 1, 13, 1, 1), ("troops", 4, 4, 3, 6), ("logistics", 4, 4, 9, 9)],
)
def test_ruling_4_eleven_and_twelve_destroy_one_thing_or_more_where_the_points_say_so(
    target: Target, power: int, troops: int, lost: int, grief: int
) -> None:
    s = given_blast(bombing(target), power=power, troops=troops, logistics=9)

    s, events = run_on(s, (6, 5))

    left = {"troops": troops, "logistics": 9}
    left[target] -= lost
    assert (s.regions[MUTHANNA].troops[ONE], s.regions[MUTHANNA].logistics) == tuple(left.values())
    assert changed(events) == [(ONE, grief, "bombing")]


def test_ruling_4_eleven_destroys_the_whole_building_without_repair() -> None:
    s = given_blast(bombing("refinery"), troops=13, buildings=("refinery", "police"))

    s, events = run_on(s, (5, 6))

    assert s.regions[MUTHANNA].buildings == ("police",)
    assert changed(events) == [(ONE, 4, "bombing")]


@pytest.mark.parametrize(("faces", "lost"), [((3, 3), 1), ((2, 3), 0), ((5, 4), 2), ((6, 4), 2)])
def test_damage_three_points_destroy_a_troop_and_less_does_nothing(faces: tuple[int, int], lost: int) -> None:
    s, events = run_on(given_blast(bombing("troops"), troops=4), faces)

    assert s.regions[MUTHANNA].troops == {ONE: 4 - lost}
    assert changed(events) == ([(ONE, 2 * lost, "bombing")] if lost else [])
    assert of_kind(events, TroopsLost) == (
        (TroopsLost(seat=ONE, region=MUTHANNA, number=lost, cause="bombing"),) if lost else ()
    )


def test_damage_is_lost_beyond_what_is_there() -> None:
    s, events = run_on(given_blast(bombing("logistics"), troops=1, logistics=2), (4, 4))

    assert (rolled(events).damage, s.regions[MUTHANNA].logistics) == (8, 0)
    assert changed(events) == [(ONE, 2, "bombing")]


@pytest.mark.parametrize(
    ("building", "cost"), [("warehouse", 1), ("police", 2), ("pipeline", 3), ("refinery", 4)]
)
def test_ruling_13_a_building_falls_to_points_of_its_cost(building: Building, cost: int) -> None:
    assert bombs.strength(ground(), building) == cost
    declared = bombing(building)
    s = given_blast(
        declared, troops=9 - cost + (-3 if building == "police" else 0) + 1, buildings=(building,)
    )

    s, events = run_on(s, (4, 5))

    assert rolled(events).damage == cost
    assert of_kind(events, BuildingDestroyed) == (
        BuildingDestroyed(owner=ONE, region=MUTHANNA, building=building),
    )
    assert (s.regions[MUTHANNA].buildings, changed(events)) == ((), [(ONE, cost, "bombing")])


def test_damage_of_one_of_two_warehouses_leaves_the_other() -> None:
    s = given_blast(bombing("warehouse"), buildings=("warehouse", "police", "warehouse"))

    s, _ = run_on(s, (6, 6))

    assert s.regions[MUTHANNA].buildings == ("police", "warehouse")


# ---- Repairs


def given_damaged() -> BarrelState:
    """Return the refinery of the example, hit for three points."""
    s = given_blast(bombing("refinery"), troops=5, buildings=("refinery",))
    return run_on(s, (3, 4))[0]


def test_damage_example_a_refinery_hit_for_three_costs_three_dollars() -> None:
    s = given_damaged()
    assert s.top == RepairFrame(bombing=bombing("refinery"), damage=3)
    assert (rules().actors(s), legal(s, ONE)) == ((ONE,), (PayRepair(seat=ONE), LoseBuilding(seat=ONE)))

    s, events = did(s, PayRepair(seat=ONE))

    assert events == (
        Paid(payer=ONE, amount=3 * DOLLAR, purpose="repair", region=at("muthanna")),
        BuildingRepaired(owner=ONE, region=MUTHANNA, building="refinery", damage=3),
    )
    assert (s.regions[MUTHANNA].buildings, s.powers[ONE].cash) == (("refinery",), 7 * DOLLAR)
    assert s.top == RebelsFrame(left=())


def test_ruling_6_a_building_that_is_not_repaired_is_destroyed_and_counts_in_full() -> None:
    s, events = did(given_damaged(), LoseBuilding(seat=ONE))

    assert events == (
        BuildingDestroyed(owner=ONE, region=MUTHANNA, building="refinery"),
        PacifismChanged(seat=ONE, by=4, value=4, why="bombing"),
    )
    assert s.regions[MUTHANNA].buildings == ()


def test_ruling_6_who_cannot_pay_loses_the_building_at_once() -> None:
    s = given_blast(bombing("refinery"), troops=5, buildings=("refinery",)).with_power(ONE, cash=5)

    s, events = run_on(s, (3, 4))

    assert (s.top, s.regions[MUTHANNA].buildings) == (RebelsFrame(left=()), ())
    assert changed(events) == [(ONE, 4, "bombing")]


def test_ruling_45_in_the_eyes_of_others_the_victim_may_be_able_to_pay() -> None:
    s = given_blast(bombing("refinery"), troops=5, buildings=("refinery",)).with_power(ONE, cash=0)

    s, _ = run_on(rules().view(s, TWO), (3, 4))

    assert s.top == RepairFrame(bombing=bombing("refinery"), damage=3)
    assert is_offered(s, PayRepair(seat=ONE))
    assert did(s, PayRepair(seat=ONE))[0].top == RebelsFrame(left=())


def test_a_repair_is_answered_with_a_repair_or_a_loss() -> None:
    assert reason(given_damaged(), JoinBombing(seat=ONE)) == "A building is damaged: pay for it or lose it."


# ---- After it


def test_rebels_after_bombing_are_off_the_map() -> None:
    s, events = run_on(given_blast(bombing("logistics"), power=3, logistics=1), (1, 1))

    assert of_kind(events, RebelsGone) == (RebelsGone(leader=TWO),)
    assert s.powers[TWO].rebels == Rebels()
    assert s.top == RebelsFrame(left=())
