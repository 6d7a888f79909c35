# SPDX-License-Identifier: GPL-3.0-or-later
"""Units that go into buildings, out of them and to their roofs (XIII; rulings 88, 89)."""

import pytest

from rubbletop.games.tokyo.events.movement import CameOut, RoofClimbed, WentInside
from tests.tokyo.builders import at, place_of, played, reason, unit
from tests.tokyo.movement_builders import (
    after,
    climb,
    come_out,
    frame,
    given_movement,
    go_in,
    move,
    with_spent,
)


@pytest.mark.parametrize("name", ["ne.troop.1", "ne.mortar.1", "ne.paratroop.1", "ne.punk_rockers.1"])
def test_XIII_infantry_and_populace_go_into_a_partial_building_for_one_point(name: str) -> None:
    s, told = played(given_movement(f"{name} K4"), go_in(name))
    assert place_of(s, name) == ("map", "K4", "inside")
    assert frame(s).spent == {unit(name): 1}
    assert told[-1] == WentInside(unit=unit(name), area=at("K4"))


def test_XIII_a_unit_that_comes_and_goes_in_at_once_spends_two_points() -> None:
    s = after(given_movement("ne.troop.1 K5"), move("ne.troop.1", "K4"), go_in("ne.troop.1"))
    assert frame(s).spent == {unit("ne.troop.1"): 2}


@pytest.mark.parametrize("name", ["ne.tank.1", "ne.halftrack.1", "ne.helicopter.1"])
def test_XIII_vehicles_do_not_go_into_buildings(name: str) -> None:
    s = given_movement(f"{name} K4")
    assert reason(s, go_in(name)) == "Only infantry and populace units go into buildings."


def test_XIII_a_building_must_stand_to_be_entered() -> None:
    s = given_movement("ne.troop.1 J4", "ne.troop.2 K4 inside")
    assert reason(s, go_in("ne.troop.1")) == "No building stands in its area."
    assert reason(s, go_in("ne.troop.2")) == "It is inside the building already."
    assert reason(s, go_in("ne.troop.3")) == "That unit is not on the map."


def test_88_coming_out_costs_one_point_and_leaves_the_unit_in_the_area() -> None:
    s, told = played(given_movement("ne.troop.1 K4 inside"), come_out("ne.troop.1"))
    assert place_of(s, "ne.troop.1") == ("map", "K4", "outside")
    assert frame(s).spent == {unit("ne.troop.1"): 1}
    assert told == (CameOut(unit=unit("ne.troop.1"), area=at("K4")),)


def test_88_nobody_comes_out_of_a_building_that_fills_its_area() -> None:
    s = given_movement("ne.troop.1 I3 inside", "ne.troop.2 K4 roof", "ne.troop.3 K4")
    assert reason(s, come_out("ne.troop.1")) == (
        "The building fills its area: it comes out by moving to another area."
    )
    assert "must come down into the building first" in reason(s, come_out("ne.troop.2"))
    assert reason(s, come_out("ne.troop.3")) == "It is not inside a building."
    assert reason(s, come_out("ne.troop.4")) == "That unit is not on the map."


@pytest.mark.parametrize("area", ["K4", "I3"])
def test_89_infantry_climbs_from_inside_to_the_roof_and_comes_down_for_one_point_each(area: str) -> None:
    s, told = played(given_movement(f"ne.troop.1 {area} inside"), climb("ne.troop.1"))
    assert place_of(s, "ne.troop.1") == ("map", area, "roof")
    assert told == (RoofClimbed(unit=unit("ne.troop.1"), area=at(area)),)
    s, told = played(s, go_in("ne.troop.1"))
    assert place_of(s, "ne.troop.1") == ("map", area, "inside")
    assert told == (WentInside(unit=unit("ne.troop.1"), area=at(area), is_from_roof=True),)
    assert frame(s).spent == {unit("ne.troop.1"): 2}


def test_89_a_troop_reaches_a_roof_in_one_turn() -> None:
    s = after(
        given_movement("ne.troop.1 K5"), move("ne.troop.1", "K4"), go_in("ne.troop.1"), climb("ne.troop.1")
    )
    assert place_of(s, "ne.troop.1") == ("map", "K4", "roof")
    assert reason(s, go_in("ne.troop.1")) == "It has no movement points left this turn."


def test_89_only_infantry_inside_climbs() -> None:
    s = given_movement("ne.punk_rockers.1 K4 inside", "ne.troop.1 K4", "ne.troop.2 K4 roof", "ne.tank.1 K4")
    assert reason(s, climb("ne.punk_rockers.1")) == "Only infantry climbs to roofs."
    assert reason(s, climb("ne.tank.1")) == "Only infantry climbs to roofs."
    assert reason(s, climb("ne.troop.1")) == "It climbs to the roof from inside the building."
    assert reason(s, climb("ne.troop.2")) == "It is on the roof already."
    assert reason(s, climb("ne.troop.3")) == "That unit is not on the map."


def test_89_a_unit_on_a_roof_comes_down_before_it_moves_on() -> None:
    s = given_movement("ne.troop.1 I3 roof")
    assert "must come down into the building first" in reason(s, move("ne.troop.1", "I2"))
    s = after(s, go_in("ne.troop.1"), move("ne.troop.1", "I2"))
    assert frame(s).spent == {unit("ne.troop.1"): 2}


def test_XIII_doors_and_stairs_need_a_point_that_is_left() -> None:
    s = given_movement("ne.troop.1 K4", "ne.troop.2 K4 inside", "ne.troop.3 K4 inside")
    s = with_spent(s, {"ne.troop.1": 3, "ne.troop.2": 3, "ne.troop.3": 3})
    for action in (go_in("ne.troop.1"), come_out("ne.troop.2"), climb("ne.troop.3")):
        assert reason(s, action) == "It has no movement points left this turn."


def test_91_a_unit_found_by_godran_may_hide_in_the_building_of_its_area() -> None:
    s = after(given_movement("ne.troop.1 K4", godran="K4"), go_in("ne.troop.1"))
    assert place_of(s, "ne.troop.1") == ("map", "K4", "inside")
