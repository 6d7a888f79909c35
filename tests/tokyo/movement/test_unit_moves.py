# SPDX-License-Identifier: GPL-3.0-or-later
"""Units that move on the map and leave it (XIII; rulings 86 to 88, 91, 99 to 101)."""

import pytest

from rubbletop.games.tokyo.actions.attacks import EndAttacks
from rubbletop.games.tokyo.actions.godran import MoveGodran
from rubbletop.games.tokyo.events.common import Paid, Scored, UnitEvacuated
from rubbletop.games.tokyo.events.movement import UnitMoved
from rubbletop.kernel.facts import Event, Seat
from tests.tokyo.builders import ONE, TWO, at, legal, of_kind, place_of, played, reason, refusal, ruined, unit
from tests.tokyo.movement_builders import (
    after,
    come_out,
    end,
    frame,
    given_movement,
    leave,
    move,
    steps_of,
    with_spent,
)

RUBBLE_IN_I2 = (at("I2"),)


def test_XIII_a_unit_moves_into_an_adjacent_area_and_never_diagonally() -> None:
    s = given_movement("ne.troop.1 I2")
    s, told = played(s, move("ne.troop.1", "I1"))
    assert place_of(s, "ne.troop.1") == ("map", "I1", "outside")
    assert told == (UnitMoved(unit=unit("ne.troop.1"), path=(at("I2"), at("I1")), points=1),)
    assert "must share a side" in reason(s, move("ne.troop.1", "H2"))


def test_XIII_a_unit_moves_as_far_as_its_movement_points() -> None:
    s = after(given_movement("ne.troop.1 I1"), *(move("ne.troop.1", to) for to in ("H1", "I1", "H1")))
    assert reason(s, move("ne.troop.1", "I1")) == "It has no movement points left this turn."


@pytest.mark.parametrize(
    ("name", "to", "why"),
    [
        ("ne.troop.1", "H6", "That is too far: it has 3 MP left."),
        ("ne.tank.1", "I3", "A building fills that area: only infantry and populace can go in."),
        ("ne.tank.1", "H8", "Only a helicopter can enter GODRAN’s area."),
        ("ne.halftrack.1", "J3", "Halftracks cannot enter rubble."),
        ("ne.tank.1", "H2", "There is no room to end there: 3 ground units and 1 helicopter at most."),
    ],
)
def test_XIII_a_far_area_is_refused_for_what_keeps_the_unit_out_of_it(name: str, to: str, why: str) -> None:
    crowd = ("sw.troop.1 H2", "sw.troop.2 H2", "sw.troop.3 H2")
    s = given_movement("ne.troop.1 I1", "ne.tank.1 I1", "ne.halftrack.1 J1", *crowd, rubble=(at("J3"),))
    assert reason(s, move(name, to)) == why


def test_XIII_populace_cannot_enter_rubble() -> None:
    s = given_movement("ne.punk_rockers.1 I1", rubble=RUBBLE_IN_I2)
    assert reason(s, move("ne.punk_rockers.1", "I2")) == "Populace units cannot enter rubble."


def test_XIII_halftracks_cannot_enter_rubble() -> None:
    s = given_movement("ne.halftrack.1 I1", rubble=RUBBLE_IN_I2)
    assert reason(s, move("ne.halftrack.1", "I2")) == "Halftracks cannot enter rubble."


@pytest.mark.parametrize("name", ["ne.tank.1", "ne.troop.1", "ne.mortar.1", "ne.paratroop.1"])
def test_XIII_tanks_and_infantry_spend_two_points_on_rubble(name: str) -> None:
    s, told = played(given_movement(f"{name} I1", rubble=RUBBLE_IN_I2), move(name, "I2"))
    assert of_kind(told, UnitMoved)[0].points == 2
    assert frame(s).spent == {unit(name): 2}


def test_XIII_rubble_is_too_much_for_the_last_movement_point() -> None:
    s = with_spent(given_movement("ne.troop.1 I1", rubble=RUBBLE_IN_I2), {"ne.troop.1": 2})
    assert reason(s, move("ne.troop.1", "I2")) == "That step costs 2 MP, and it has 1."


def test_XIII_a_helicopter_spends_one_point_on_rubble() -> None:
    s = after(given_movement("ne.helicopter.1 I1", rubble=RUBBLE_IN_I2), move("ne.helicopter.1", "I2"))
    assert frame(s).spent == {unit("ne.helicopter.1"): 1}


@pytest.mark.parametrize("name", ["ne.tank.1", "ne.halftrack.1"])
def test_XIII_52_vehicles_do_not_cross_a_border_that_a_building_covers(name: str) -> None:
    s = given_movement(f"{name} J4")
    assert "covers the whole border" in reason(s, move(name, "J3"))
    assert "only infantry and populace can go in" in reason(s, move(name, "J5"))
    assert steps_of(s, name) == ["K4", "I4"]


def test_XIII_vehicles_go_round_a_building_that_leaves_room() -> None:
    s = after(given_movement("ne.tank.1 L4"), move("ne.tank.1", "K4"), move("ne.tank.1", "J4"))
    assert place_of(s, "ne.tank.1") == ("map", "J4", "outside")


def test_XIII_a_ruin_opens_the_borders_of_its_area() -> None:
    s = ruined(given_movement("ne.tank.1 J4"), "ne.department_store")
    assert "J3" in steps_of(s, "ne.tank.1")


@pytest.mark.parametrize("name", ["ne.troop.1", "ne.punk_rockers.1", "ne.helicopter.1"])
def test_87_covered_borders_do_not_stop_infantry_populace_and_helicopters(name: str) -> None:
    s = given_movement(f"{name} J4")
    assert {"J3", "J5"} <= set(steps_of(s, name))


@pytest.mark.parametrize("name", ["ne.troop.1", "ne.punk_rockers.1"])
def test_88_a_filled_area_costs_one_point_and_the_unit_is_inside(name: str) -> None:
    s = after(given_movement(f"{name} I4"), move(name, "I3"))
    assert place_of(s, name) == ("map", "I3", "inside")
    assert frame(s).spent == {unit(name): 1}


def test_88_leaving_a_filled_area_costs_nothing_but_the_next_area() -> None:
    s = after(given_movement("ne.troop.1 I3 inside"), move("ne.troop.1", "I2"))
    assert place_of(s, "ne.troop.1") == ("map", "I2", "outside")
    assert frame(s).spent == {unit("ne.troop.1"): 1}


def test_88_a_unit_inside_a_partial_building_comes_out_before_it_moves_on() -> None:
    s = given_movement("ne.troop.1 K4 inside")
    assert reason(s, move("ne.troop.1", "L4")) == (
        "It is inside a building: it must come out first, for 1 movement point."
    )
    s = after(s, come_out("ne.troop.1"), move("ne.troop.1", "L4"))
    assert frame(s).spent == {unit("ne.troop.1"): 2}


def test_72_a_helicopter_over_a_filled_area_stays_outside() -> None:
    s = after(given_movement("ne.helicopter.1 I4"), move("ne.helicopter.1", "I3"))
    assert place_of(s, "ne.helicopter.1") == ("map", "I3", "outside")


@pytest.mark.parametrize("name", ["ne.troop.1", "ne.tank.1", "ne.halftrack.1", "ne.punk_rockers.1"])
def test_91_only_a_helicopter_enters_the_area_of_godran(name: str) -> None:
    s = given_movement(f"{name} H7", "ne.helicopter.1 H7")
    assert reason(s, move(name, "H8")) == "Only a helicopter can enter GODRAN’s area."
    s = after(s, move("ne.helicopter.1", "H8"), move("ne.helicopter.1", "H9"))
    assert frame(s).spent == {unit("ne.helicopter.1"): 2}


def test_91_a_unit_that_godran_walked_onto_may_step_out() -> None:
    s = given_movement("ne.troop.1 H8", "ne.tank.1 H8")
    assert steps_of(s, "ne.troop.1") == steps_of(s, "ne.tank.1") == ["H7", "I8", "H9", "G8"]
    s = after(s, move("ne.troop.1", "H7"))
    assert reason(s, move("ne.troop.1", "H8")) == "Only a helicopter can enter GODRAN’s area."


def test_XIII_units_move_into_the_sectors_of_others() -> None:
    assert "G3" in steps_of(given_movement("ne.troop.1 H3"), "ne.troop.1")


def paid(told: tuple[Event, ...]) -> list[tuple[Seat, int]]:
    return [(event.payer, event.amount) for event in of_kind(told, Paid)]


def test_86_populace_pays_with_its_first_movement_point_and_once_a_turn() -> None:
    s, told = played(given_movement("ne.punk_rockers.1 I2"), move("ne.punk_rockers.1", "H2"))
    assert paid(told) == [(ONE, 5)]
    assert of_kind(told, Paid)[0].purpose == "populace"
    s, told = played(s, move("ne.punk_rockers.1", "H1"))
    assert paid(told) == []
    assert s.cash[ONE] == 95


def test_86_coming_out_of_a_building_is_paid_too() -> None:
    s, told = played(given_movement("ne.business_folk.1 K4 inside"), come_out("ne.business_folk.1"))
    assert paid(told) == [(ONE, 15)]
    assert s.cash[ONE] == 85


def test_86_populace_that_nobody_can_pay_stays() -> None:
    s = given_movement(
        "ne.visiting_dignitaries I2",
        "ne.troop.1 H1",
        cash={ONE: 24, TWO: 0, Seat("three"): 0, Seat("four"): 0},
    )
    assert reason(s, move("ne.visiting_dignitaries", "I1")) == (
        "Moving it costs 25 Mega-Yen, and you have 24."
    )


def test_86_the_holder_pays_for_populace_of_another_colour() -> None:
    s = given_movement("se.old_folks.1 O9").changed_unit(unit("se.old_folks.1"), owner=ONE)
    _, told = played(s, move("se.old_folks.1", "O8"))
    assert paid(told) == [(ONE, 10)]


def test_99_populace_in_an_outer_area_leaves_the_map_and_its_owner_scores() -> None:
    s, told = played(given_movement("ne.tourist_groups.1 K2"), leave("ne.tourist_groups.1"))
    assert place_of(s, "ne.tourist_groups.1") == ("safe", None, "outside")
    assert told == (
        Paid(payer=ONE, amount=15, purpose="populace", about="ne.tourist_groups.1"),
        UnitEvacuated(unit=unit("ne.tourist_groups.1"), area=at("K2")),
        Scored(scorer=ONE, points=15, merit="evacuation", about="ne.tourist_groups.1"),
    )
    assert s.vp[ONE] == 15
    assert s.points[ONE] == {"evacuation": 15}


def test_99_populace_leaves_from_the_edge_of_any_sector_for_its_last_point() -> None:
    s = with_spent(given_movement("ne.punk_rockers.1 O9"), {"ne.punk_rockers.1": 1})
    s, told = played(s, leave("ne.punk_rockers.1"))
    assert of_kind(told, Paid) == ()
    assert s.vp[ONE] == 5


def test_99_populace_leaves_only_from_an_outer_area_outside_with_a_point_left() -> None:
    s = given_movement("ne.punk_rockers.1 I2", "ne.punk_rockers.2 J1", "ne.punk_rockers.3 N7 inside")
    s = with_spent(s, {"ne.punk_rockers.2": 2})
    assert reason(s, leave("ne.punk_rockers.1")) == "It can leave the map only from an outer area."
    assert reason(s, leave("ne.punk_rockers.2")) == "It has no movement points left this turn."
    assert "only from an outer area" in reason(s, leave("ne.punk_rockers.3"))


def test_XIII_military_units_never_leave_the_map() -> None:
    s = given_movement("ne.troop.1 I1")
    assert reason(s, leave("ne.troop.1")) == "Only populace units leave the map."
    assert reason(s, leave("ne.punk_rockers.1")) == "That unit is not on the map."


def test_100_populace_on_which_rubble_fell_may_walk_out() -> None:
    s = given_movement("ne.punk_rockers.1 I2", rubble=RUBBLE_IN_I2)
    s = after(s, move("ne.punk_rockers.1", "I1"))
    assert reason(s, move("ne.punk_rockers.1", "I2")) == "Populace units cannot enter rubble."


def test_101_a_player_may_move_nothing() -> None:
    s = given_movement("ne.troop.1 I2", "se.troop.1 N8", mover=ONE)
    s, _ = played(s, end())
    assert frame(s).left == (TWO, Seat("three"), Seat("four"))


def test_XIII_only_the_movers_own_units_on_the_map_move() -> None:
    s = given_movement("se.troop.1 N8", "ne.tank.1 I1")
    assert reason(s, move("se.troop.1", "N9")) == "That is no unit of yours: you move only your own."
    assert reason(s, move("ne.nothing", "N9")) == "That is no unit of yours: you move only your own."
    assert reason(s, move("ne.troop.1", "N9")) == "That unit is not on the map."
    assert refusal(s, move("se.troop.1", "N9", TWO)).reason.text() == "It is not this seat's decision."


def test_XIII_there_are_no_areas_beyond_the_map() -> None:
    s = given_movement("ne.troop.1 I1")
    assert reason(s, move("ne.troop.1", "Z99")) == "There is no such area in this city."


def test_XIII_nothing_is_offered_that_cannot_be_done() -> None:
    s = given_movement("ne.troop.1 I2", "ne.tank.1 J4", "ne.punk_rockers.1 J1")
    assert legal(s, TWO) == ()
    assert end() in legal(s, ONE)


def test_XIII_in_phase_7_nothing_else_is_decided() -> None:
    s = given_movement("ne.troop.1 I2")
    assert reason(s, EndAttacks(seat=ONE)) == "That cannot be done now."


def test_XII_godran_is_moved_by_nobody_in_phase_7() -> None:
    s = given_movement("ne.troop.1 I1")
    assert reason(s, MoveGodran(seat=ONE, to=at("H7"))) == "GODRAN moves in Phase 6 only."
