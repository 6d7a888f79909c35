# SPDX-License-Identifier: GPL-3.0-or-later
"""Retreats away from GODRAN, and flights where the Controller wants (XII; 62 to 65, 84)."""

from copy import copy

from rubbletop.games.tokyo.actions.godran import EndFlight
from rubbletop.games.tokyo.events.common import UnitDestroyed, UnitEvacuated, UnitWithdrew
from rubbletop.games.tokyo.events.godran import UnitFledInside
from rubbletop.games.tokyo.frames.godran import FleeFrame, RetreatFrame
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.passage import can_leave_map, cost, flights, retreats, why_no_step
from rubbletop.games.tokyo.state import TokyoState, replace
from tests.tokyo.builders import (
    ONE,
    TWO,
    at,
    field,
    given_unit,
    given_units,
    ground,
    of_kind,
    place_of,
    played,
    reason,
    ruined,
    rules,
    run_on,
    unit,
)
from tests.tokyo.godran_builders import END, flee, given_rampage, hide, leave, offered, retreat, stay


def given_retreat(s: TokyoState, name: str) -> TokyoState:
    return s.push(RetreatFrame(unit=unit(name)))


def given_flight(s: TokyoState, name: str, steps: int = 3, begun: bool = False) -> TokyoState:
    return s.push(FleeFrame(unit=unit(name), steps=steps, begun=begun))


def ways(s: TokyoState, name: str) -> set[str]:
    return set(retreats(field(s), s.units[unit(name)]))


# ---- Retreat


def test_62_a_unit_retreats_to_any_adjacent_area_farther_from_godran() -> None:
    s = given_retreat(given_unit(given_rampage(), "se.troop.1", "H7"), "se.troop.1")
    assert rules().actors(s) == (TWO,)
    assert offered(s, TWO) == [retreat("se.troop.1", to) for to in ("H6", "I7", "G7")]
    s, events = played(s, retreat("se.troop.1", "I7"))
    assert events == (UnitWithdrew(unit=unit("se.troop.1"), path=(at("H7"), at("I7")), how="retreat"),)
    assert place_of(s, "se.troop.1") == ("map", "I7", "outside")


def test_62_from_godrans_own_area_every_legal_area_is_away() -> None:
    assert ways(given_unit(given_rampage(), "se.troop.1", "H8"), "se.troop.1") == {"H7", "I8", "H9", "G8"}


def test_62_a_retreat_obeys_the_limits_of_the_units_own_movement() -> None:
    s = given_rampage("H5").rubbled(at("H7"))
    s = given_unit(given_unit(s, "se.halftrack.1", "H6"), "se.troop.1", "H6")
    s = given_unit(given_unit(s, "se.tank.1", "H6"), "se.helicopter.1", "H6")
    assert ways(s, "se.halftrack.1") == {"G6"}
    assert ways(s, "se.tank.1") == {"G6", "H7"}
    assert ways(s, "se.troop.1") == {"G6", "H7", "I6"}
    assert ways(s, "se.helicopter.1") == {"G6", "H7", "I6"}


def test_63_infantry_that_retreats_into_a_filled_area_is_inside() -> None:
    s = given_unit(given_rampage("I2"), "se.troop.1", "H2")
    assert ways(s, "se.troop.1") == {"G2", "H3"} | {"H1"}
    s = given_unit(given_rampage("H4"), "se.troop.1", "H3")
    s, _ = played(given_retreat(s, "se.troop.1"), retreat("se.troop.1", "I3"))
    assert place_of(s, "se.troop.1") == ("map", "I3", "inside")


def test_63_a_helicopter_over_a_filled_area_stays_outside() -> None:
    s = given_retreat(given_unit(given_rampage("H4"), "se.helicopter.1", "H3"), "se.helicopter.1")
    s, _ = played(s, retreat("se.helicopter.1", "I3"))
    assert place_of(s, "se.helicopter.1") == ("map", "I3", "outside")


def test_63_a_retreat_is_not_stopped_by_full_areas() -> None:
    s = given_rampage()
    for n in range(1, 4):
        s = given_unit(s, f"sw.tank.{n}", "H6")
    assert "H6" in ways(given_unit(s, "se.troop.1", "H7"), "se.troop.1")


def test_62_a_single_area_is_taken_without_asking() -> None:
    s = given_unit(given_rampage("H5").rubbled(at("H7")), "se.halftrack.1", "H6")
    s, events = run_on(given_retreat(s, "se.halftrack.1"))
    assert of_kind(events, UnitWithdrew)[0].path == ("H6", "G6")


def test_111_a_unit_that_must_retreat_and_cannot_is_destroyed() -> None:
    s = given_unit(given_rampage("H5").rubbled(at("H7"), at("G6")), "se.halftrack.1", "H6")
    s, events = run_on(given_retreat(s, "se.halftrack.1"))
    assert of_kind(events, UnitDestroyed) == (
        UnitDestroyed(unit=unit("se.halftrack.1"), area=at("H6"), cause="retreat"),
    )
    assert s.godran_vp == 15


def test_XII_populace_roofs_and_superweapons_never_retreat() -> None:
    s = given_unit(given_rampage("I4"), "se.troop.1", "I5", "roof")
    s = given_unit(given_unit(s, "se.punk_rockers.1", "H4"), "se.heat_ray", "H4")
    assert [ways(s, name) for name in ("se.troop.1", "se.punk_rockers.1", "se.heat_ray")] == [set()] * 3


def test_62_refusals_of_retreats_tell_why() -> None:
    s = given_unit(given_unit(given_rampage(), "se.troop.1", "H7"), "se.helicopter.1", "H7")
    flying, walking = given_retreat(s, "se.helicopter.1"), given_retreat(s, "se.troop.1")
    assert reason(flying, retreat("se.helicopter.1", "H8")) == (
        "A unit retreats away from GODRAN: into an area farther from it."
    )
    assert reason(walking, retreat("se.troop.1", "H8")) == "Only a helicopter can enter GODRAN’s area."
    assert reason(walking, retreat("se.troop.1", "H5")) == (
        "The areas are not adjacent: they must share a side."
    )
    assert reason(walking, retreat("se.troop.1", "P1")) == "There is no such area on the map."
    assert reason(walking, retreat("se.helicopter.1", "H6")) == "Another unit must retreat now."
    assert reason(walking, EndFlight(seat=TWO, unit=unit("se.troop.1"))) == "First this unit must retreat."


# ---- Flight


def test_64_the_controller_moves_a_fleeing_unit_one_to_three_areas() -> None:
    s = given_flight(given_unit(given_rampage(), "se.troop.1", "I8"), "se.troop.1")
    assert rules().actors(s) == (ONE,)
    assert offered(s, ONE) == [flee("se.troop.1", to) for to in ("I7", "J8", "I9")]
    assert reason(s, stay("se.troop.1")) == "A fleeing unit must go one area at least."
    for to in ("J8", "K8", "K7"):
        s, events = played(s, flee("se.troop.1", to))
    assert events[-1] == UnitWithdrew(unit=unit("se.troop.1"), path=(at("K8"), at("K7")), how="flee")
    assert (place_of(s, "se.troop.1"), len(s.stack)) == (("map", "K7", "outside"), 1)


def test_64_a_flight_may_end_early_and_closer_but_never_enters_godrans_area() -> None:
    s = given_flight(given_unit(given_rampage(), "se.helicopter.1", "H6"), "se.helicopter.1")
    s, _ = played(s, flee("se.helicopter.1", "H7"))
    assert reason(s, flee("se.helicopter.1", "H8")) == "No unit flees into GODRAN’s area."
    s, _ = played(s, stay("se.helicopter.1"))
    assert place_of(s, "se.helicopter.1") == ("map", "H7", "outside")
    assert len(s.stack) == 1


def test_64_each_step_of_a_flight_is_legal_for_the_unit() -> None:
    s = given_rampage("H5").rubbled(at("H7"))
    s = given_unit(given_unit(s, "se.halftrack.1", "H6"), "se.punk_rockers.1", "H6")
    assert set(flights(field(s), s.units[unit("se.halftrack.1")])) == {"G6"}
    assert set(flights(field(s), s.units[unit("se.punk_rockers.1")])) == {"G6", "I6"}
    s = given_flight(s, "se.halftrack.1", begun=True)
    assert reason(s, flee("se.halftrack.1", "I6")) == (
        "A building covers the whole border: tanks and halftracks cannot cross it."
    )
    assert reason(s, flee("se.halftrack.1", "H7")) == "Halftracks cannot enter rubble."
    assert reason(s, flee("se.halftrack.1", "P1")) == "There is no such area on the map."


def test_65_infantry_and_populace_hide_in_the_building_of_the_last_area_for_nothing() -> None:
    s = given_unit(given_rampage("H7"), "se.punk_rockers.1", "I7")
    s, _ = played(given_flight(s, "se.punk_rockers.1", steps=1), flee("se.punk_rockers.1", "I6"))
    assert offered(s, ONE) == [hide("se.punk_rockers.1"), stay("se.punk_rockers.1")]
    assert reason(s, flee("se.punk_rockers.1", "H6")) == "A unit flees three areas at most."
    s, events = played(s, hide("se.punk_rockers.1"))
    assert events == (UnitFledInside(unit=unit("se.punk_rockers.1"), area=at("I6")),)
    assert place_of(s, "se.punk_rockers.1") == ("map", "I6", "inside")


def test_65_a_unit_hides_only_after_a_step_and_where_a_building_stands() -> None:
    s = given_unit(given_rampage("H6"), "se.troop.1", "I6")
    assert reason(given_flight(s, "se.troop.1"), hide("se.troop.1")) == (
        "A fleeing unit must go one area at least."
    )
    s = given_flight(ruined(s, "ne.museum"), "se.troop.1", begun=True)
    assert reason(s, hide("se.troop.1")) == "There is no building here that this unit could go into."


def test_65_vehicles_do_not_hide() -> None:
    s = given_unit(given_rampage("H6"), "se.tank.1", "I6")
    assert hide("se.tank.1") not in offered(given_flight(s, "se.tank.1", begun=True), ONE)


def test_65_a_filled_area_counts_as_an_area_and_holds_the_unit_inside() -> None:
    s = given_flight(given_unit(given_rampage("H4"), "se.troop.1", "I4"), "se.troop.1")
    s, _ = played(s, flee("se.troop.1", "I5"))
    assert place_of(s, "se.troop.1") == ("map", "I5", "inside")
    assert flee("se.troop.1", "I6") in offered(s, ONE)
    s, _ = played(s, flee("se.troop.1", "I6"))
    assert place_of(s, "se.troop.1") == ("map", "I6", "outside")


def test_65_leaving_the_map_counts_as_one_area_and_its_owner_scores() -> None:
    s = given_unit(given_rampage("H2"), "se.tourist_groups.1", "H1")
    s, _ = played(given_flight(s, "se.tourist_groups.1", steps=2), flee("se.tourist_groups.1", "I1"))
    s, events = played(s, leave("se.tourist_groups.1"))
    assert of_kind(events, UnitEvacuated) == (UnitEvacuated(unit=unit("se.tourist_groups.1"), area=at("I1")),)
    assert (s.vp[TWO], s.vp[ONE], s.godran_vp) == (15, 0, 0)
    assert place_of(s, "se.tourist_groups.1")[0] == "safe"


def test_65_populace_at_the_edge_leaves_the_map_at_once_and_others_never_do() -> None:
    s = given_unit(given_unit(given_rampage("H2"), "se.old_folks.1", "H1"), "se.troop.1", "H1")
    assert leave("se.old_folks.1") in offered(given_flight(s, "se.old_folks.1"), ONE)
    words = "Only populace units flee off the map, from an outer area, outside any building."
    assert reason(given_flight(s, "se.troop.1"), leave("se.troop.1")) == words
    inland = given_flight(given_unit(s, "se.old_folks.1", "H4"), "se.old_folks.1")
    assert reason(inland, leave("se.old_folks.1")) == words


def test_65_populace_shut_in_by_rubble_at_the_edge_can_only_flee_off_the_map_and_does() -> None:
    s = given_rampage("H2").rubbled(at("G1"), at("I1"))
    s = given_flight(given_unit(s, "se.old_folks.1", "H1"), "se.old_folks.1")
    assert rules().actors(s) == ()
    s, _ = run_on(s)
    assert place_of(s, "se.old_folks.1")[0] == "safe"


def test_64_the_only_step_of_a_flight_is_taken_at_once() -> None:
    s = given_flight(
        given_unit(given_rampage("H5").rubbled(at("H7")), "se.halftrack.1", "H6"), "se.halftrack.1"
    )
    assert rules().actors(s) == ()
    s, events = run_on(s)
    assert of_kind(events, UnitWithdrew)[0].path == (at("H6"), at("G6"))
    assert rules().actors(s) == (ONE,), "it may go on"


def test_64_other_decisions_wait_for_the_flight() -> None:
    s = given_flight(given_unit(given_rampage(), "se.troop.1", "I8"), "se.troop.1", begun=True)
    assert reason(s, END) == "First this unit’s flight must end."
    assert reason(s, stay("se.troop.2")) == "Another unit is fleeing now."


def test_65_populace_inside_leaves_the_map_only_from_a_building_that_fills_its_area() -> None:
    board = copy(ground().board)
    outer = {at(area): replace(board.areas[at(area)], is_edge=True) for area in ("I3", "I6")}
    board.areas = {**board.areas, **outer}
    s = given_unit(
        given_unit(given_rampage(), "se.old_folks.1", "I3", "inside"), "se.old_folks.2", "I6", "inside"
    )
    city = Field(Ground(ground().edition, board), s)
    found = [can_leave_map(city, s.units[unit(f"se.old_folks.{n}")]) for n in (1, 2)]
    assert found == [True, False]


# ---- The limits of a unit's own movement, which retreats and flights obey


def barred(s: TokyoState, name: str, to: str) -> str:
    found = why_no_step(field(s), s.units[unit(name)], at(to))
    return "" if found is None else found.reason.text()


def test_XIII_what_bars_units_from_areas() -> None:
    names = ("se.tank.1", "se.troop.1", "se.punk_rockers.1", "se.heat_ray")
    s = given_units(given_rampage("H8").rubbled(at("H4")), "I4", *names)
    assert barred(s, "se.tank.1", "I5") == "A building fills that area: only infantry and populace can go in."
    assert barred(s, "se.punk_rockers.1", "H4") == "Populace units cannot enter rubble."
    assert barred(s, "se.heat_ray", "J4") == "A superweapon moves only when it is carried."
    assert [barred(s, "se.troop.1", to) for to in ("I5", "H4", "J4")] == ["", "", ""]


def test_XIII_a_step_costs_1_and_2_into_rubble_for_tanks_and_infantry() -> None:
    names = ("se.tank.1", "se.troop.1", "se.helicopter.1", "se.halftrack.1")
    s = given_units(given_rampage("H8").rubbled(at("H4")), "I4", *names)
    costs = [[cost(field(s), s.units[unit(name)], at(to)) for to in ("H4", "J4")] for name in names[:3]]
    assert costs == [[2, 1], [2, 1], [1, 1]]
    assert cost(field(s), s.units[unit("se.halftrack.1")], at("J4")) == 1
