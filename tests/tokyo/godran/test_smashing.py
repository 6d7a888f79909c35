# SPDX-License-Identifier: GPL-3.0-or-later
"""Smashing attacks: what the dice must reach, who dies with the building (XII; 16, 17, 68 to 74, 85)."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.events.common import BuildingFell, MonsterScored, Scored, UnitDestroyed
from rubbletop.games.tokyo.events.godran import BuildingAttacked, UnitsPelted
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.games.tokyo.violence import smash
from tests.tokyo.builders import ONE, TWO, at, field, given_unit, given_units, of_kind, played, unit
from tests.tokyo.godran_builders import given_rampage, is_alive, smashing, told


def smashed(s: TokyoState, building: str, area: str, *faces: int) -> TokyoState:
    return played(s, smashing(building, area, len(faces)), faces)[0]


@pytest.mark.parametrize(
    ("godran", "building", "area", "faces"),
    [
        ("K6", "ne.convention_center", "J6", (6, 4)),
        ("J4", "ne.department_store", "J3", (2, 3)),
        ("K5", "ne.city_hall", "L5", (6, 6, 3)),
        ("L7", "ne.power_plant", "L6", (6, 6, 6, 2)),
        ("M4", "ne.office_block", "M5", (5,)),
        ("L4", "ne.factory", "L3", (6, 6, 3)),
    ],
)
def test_XII_a_building_falls_when_the_dice_reach_its_value_5_without_one_and_15_for_the_factory(
    godran: str, building: str, area: str, faces: tuple[int, ...]
) -> None:
    s = given_rampage(godran)
    assert smashed(s, building, area, *faces).fallen == (building,)
    assert smashed(s, building, area, *faces[:-1], faces[-1] - 1).fallen == ()


def test_XII_a_failed_attack_leaves_no_damage() -> None:
    s = given_rampage("K6")
    after, events = played(s, smashing("ne.convention_center", "J6", 2), faces=(5, 4))
    assert [type(event) for event in events] == [BuildingAttacked]
    assert (of_kind(events, BuildingAttacked)[0].result, after.rubble, after.smashed) == (-1, (), False)
    assert smashed(after, "ne.convention_center", "J6", 5, 4).fallen == ()


def test_XII_a_smashed_building_is_rubble_and_scored_by_godran_and_controller() -> None:
    s, events = played(given_rampage("K6"), smashing("ne.convention_center", "J6", 2), faces=(6, 6))
    assert (s.rubble, s.smashed, s.godran_vp, s.vp[ONE]) == (("J6",), True, 10, 10)
    assert of_kind(events, BuildingFell) == (
        BuildingFell(building=BuildingId("ne.convention_center"), areas=(at("J6"),)),
    )
    name = "ne.convention_center"
    assert of_kind(events, MonsterScored) == (MonsterScored(points=10, merit="building", about=name),)
    assert of_kind(events, Scored) == (Scored(scorer=ONE, points=10, merit="building", about=name),)


def test_16_the_controller_scores_her_own_building_unless_the_option_forbids_it() -> None:
    s = given_rampage("K6", options=Options(no_own_vp=True))
    s = smashed(s, "ne.convention_center", "J6", 6, 6)
    assert (s.godran_vp, s.vp[ONE]) == (10, 0)


def test_XII_the_factory_and_plain_buildings_score_nothing() -> None:
    assert smashed(given_rampage("L4"), "ne.factory", "L3", 6, 6, 6).godran_vp == 0
    assert smashed(given_rampage("M4"), "ne.office_block", "M5", 6).godran_vp == 0


def test_XII_who_is_in_or_on_a_smashed_building_dies_and_is_scored() -> None:
    s = given_unit(given_rampage("K6"), "se.troop.1", "J6", "inside")
    s = given_unit(given_unit(s, "se.mortar.1", "J6", "roof"), "se.old_folks.1", "J6", "inside")
    s, events = played(s, smashing("ne.convention_center", "J6", 2), faces=(6, 4))
    assert [(event.unit, event.cause) for event in of_kind(events, UnitDestroyed)] == [
        ("se.troop.1", "smash"), ("se.mortar.1", "smash"), ("se.old_folks.1", "smash")
    ]  # fmt: skip
    assert s.godran_vp == s.vp[ONE] == 10 + 10 + 25 + 15


def test_71_outside_in_the_area_the_dice_must_beat_movement_and_strength_by_10() -> None:
    names = ("se.troop.1", "se.mortar.1", "se.tank.1", "se.halftrack.1", "se.heat_ray", "se.old_folks.1")
    needs = (3 + 2 + 10, 2 + 2 + 10, 4 + 4 + 10, 6 + 2 + 10, 10, 1 + 0 + 10)
    s = given_units(given_rampage("K6"), "J6", *names)
    s, events = played(s, smashing("ne.convention_center", "J6", 3), faces=(6, 6, 2))
    (pelted,) = of_kind(events, UnitsPelted)
    assert pelted == UnitsPelted(
        area=at("J6"), total=14, needs=dict(zip(map(unit, names), needs, strict=True))
    )
    assert set(pelted.hit) == {"se.mortar.1", "se.heat_ray", "se.old_folks.1"}
    assert set(pelted.spared) == {"se.troop.1", "se.tank.1", "se.halftrack.1"}
    assert {event.cause for event in of_kind(events, UnitDestroyed)} == {"debris"}
    assert [is_alive(s, name) for name in names] == [True, False, True, True, False, False]


def test_71_helicopters_and_units_next_door_are_safe() -> None:
    s = given_unit(given_unit(given_rampage("K6"), "se.helicopter.1", "J6"), "se.old_folks.1", "J7")
    s = smashed(s, "ne.convention_center", "J6", 6, 6, 6, 6)
    assert is_alive(s, "se.helicopter.1")
    assert is_alive(s, "se.old_folks.1")


def test_71_the_total_of_modified_dice_counts_and_nothing_is_subtracted_from_it() -> None:
    s = given_unit(given_rampage("K6", annoyed=True), "se.troop.1", "J6")
    assert not is_alive(smashed(s, "ne.convention_center", "J6", 6, 6, 1), "se.troop.1")
    calm = replace(s, annoyed=False)
    assert is_alive(smashed(calm, "ne.convention_center", "J6", 6, 6, 1), "se.troop.1")


def test_57_rubble_does_not_double_the_strength_against_falling_buildings() -> None:
    s = given_unit(given_rampage("K6").rubbled(at("J6")), "se.troop.1", "J6")
    assert not is_alive(smashed(s, "ne.convention_center", "J6", 6, 6, 3), "se.troop.1")


def test_72_on_a_filled_area_the_roof_dies_and_a_helicopter_survives() -> None:
    s = given_unit(given_rampage("K5"), "se.troop.1", "L5", "roof")
    s = smashed(given_unit(s, "se.helicopter.1", "L5"), "ne.city_hall", "L5", 6, 6, 3)
    assert not is_alive(s, "se.troop.1")
    assert is_alive(s, "se.helicopter.1")


@pytest.mark.parametrize(("godran", "area"), [("I4", "I5"), ("J4", "J5"), ("K5", "J5")])
def test_73_the_stadium_falls_as_one_building_at_either_half(godran: str, area: str) -> None:
    s = given_unit(given_rampage(godran), "se.troop.1", "I5", "inside")
    s = given_unit(s, "se.troop.2", "J5", "roof")
    s, events = played(s, smashing("ne.stadium", area, 3), faces=(6, 6, 3))
    assert of_kind(events, BuildingAttacked)[0].area == area
    assert s.rubble == ("I5", "J5")
    assert not is_alive(s, "se.troop.1")
    assert not is_alive(s, "se.troop.2")
    assert s.godran_vp == 15 + 20


def test_74_the_ruins_of_a_partial_building_open_its_borders_and_the_view() -> None:
    s = given_rampage("K6")
    ruins = smashed(s, "ne.convention_center", "J6", 6, 6)
    assert field(s).is_closed(at("J6"), at("J7"))
    assert not field(ruins).is_closed(at("J6"), at("J7"))
    assert field(s).between(at("J6"), at("L6")) == ("ne.convention_center",)
    assert field(ruins).between(at("J6"), at("L6")) == ()


def test_68_annoyed_and_stunned_change_each_die_against_buildings_too() -> None:
    s = given_rampage("K6")
    assert smashed(replace(s, annoyed=True), "ne.convention_center", "J6", 5, 3).fallen
    assert not smashed(replace(s, stunned=True), "ne.convention_center", "J6", 6, 5).fallen
    assert not smashed(replace(s, stunned=True, annoyed=True), "ne.convention_center", "J6", 5, 4).fallen


def test_85_a_pissed_smash_has_dice_that_are_not_modified_and_is_scored() -> None:
    t = told(given_rampage("K6", annoyed=True), faces=(5, 4))
    smash(t, BuildingId("ne.convention_center"), at("J6"), 2, 0)
    assert t.s.fallen == ()
    t = told(given_rampage("K6", stunned=True), faces=(5, 5))
    smash(t, BuildingId("ne.convention_center"), at("J6"), 2, 0)
    assert t.s.fallen == ("ne.convention_center",)
    assert (t.s.godran_vp, t.s.vp[ONE], t.s.smashed) == (10, 10, True)


def test_17_what_falls_in_phase_8_is_scored_by_godran_and_this_turns_controller() -> None:
    t = told(given_rampage("K6", controller=TWO), faces=(6, 6))
    smash(t, BuildingId("ne.convention_center"), at("J6"), 2, 0)
    assert (t.s.godran_vp, t.s.vp[TWO], t.s.vp[ONE]) == (10, 10, 0)
