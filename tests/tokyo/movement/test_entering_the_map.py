# SPDX-License-Identifier: GPL-3.0-or-later
"""Activated units that come onto the map (XIII; rulings 45, 51, 93 to 95)."""

import pytest

from rubbletop.games.tokyo.actions.movement import DropParatroop, EnterMap
from rubbletop.games.tokyo.events.movement import MovementPassed, ParatroopLanded, UnitEntered
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.movement.entering import why_no_entry
from rubbletop.games.tokyo.steps.movement.mover import Mover
from rubbletop.kernel.facts import Seat, UnitId
from tests.tokyo.builders import (
    ONE,
    TWO,
    at,
    field,
    legal,
    place_of,
    played,
    reason,
    ruined,
    rules,
    run_on,
    unit,
)
from tests.tokyo.movement_builders import (
    after,
    climb,
    drop,
    end,
    enter,
    frame,
    given_movement,
    move,
    with_spent,
)

NE_EDGE = ["H1", "I1", "J1", "K2", "L2", "M3", "N4", "N5", "O6", "O7"]


def entries(s: TokyoState, name: str, seat: Seat = ONE) -> list[str]:
    offers = legal(s, seat)
    return [offer.to for offer in offers if isinstance(offer, EnterMap) and offer.unit == UnitId(name)]


def landings(s: TokyoState, name: str, seat: Seat = ONE) -> list[str]:
    offers = legal(s, seat)
    return [offer.to for offer in offers if isinstance(offer, DropParatroop) and offer.unit == UnitId(name)]


@pytest.mark.parametrize("name", ["ne.troop.1", "ne.tank.1", "ne.halftrack.1", "ne.helicopter.1"])
def test_93_units_enter_at_the_edge_of_their_own_sector_for_one_point(name: str) -> None:
    s = given_movement(f"{name} box")
    assert entries(s, name) == NE_EDGE
    s, told = played(s, enter(name, "K2"))
    assert place_of(s, name) == ("map", "K2", "outside")
    assert frame(s).spent == {unit(name): 1}
    assert told == (UnitEntered(unit=unit(name), area=at("K2"), points=1),)


def test_93_a_unit_moves_on_with_the_points_it_has_left() -> None:
    s = after(given_movement("ne.troop.1 box"), enter("ne.troop.1", "I1"), move("ne.troop.1", "I2"))
    s = after(s, move("ne.troop.1", "I3"))
    assert place_of(s, "ne.troop.1") == ("map", "I3", "inside")
    assert reason(s, climb("ne.troop.1")) == "It has no movement points left this turn."


def test_93_no_unit_enters_elsewhere() -> None:
    s = given_movement("ne.troop.1 box")
    for area in ("I2", "G1", "O8"):
        assert reason(s, enter("ne.troop.1", area)) == (
            "Units come onto the map in the outer areas of your own sectors."
        )
    assert reason(s, enter("ne.troop.1", "Z9")) == "There is no such area in this city."


@pytest.mark.parametrize(
    ("name", "area", "why"),
    [
        ("ne.troop.1", "H8", "That is too far from the edge of your sectors: it has 3 MP."),
        ("ne.tank.1", "I3", "A building fills that area: only infantry and populace can go in."),
        ("ne.tank.1", "H2", "There is no room to end there: 3 ground units and 1 helicopter at most."),
    ],
)
def test_93_an_inner_area_is_refused_for_what_keeps_the_unit_out_of_it(
    name: str, area: str, why: str
) -> None:
    s = given_movement(f"{name} box", "sw.troop.1 H2", "sw.troop.2 H2", "sw.troop.3 H2")
    assert reason(s, enter(name, area)) == why


def test_93_two_players_enter_by_either_of_their_sectors() -> None:
    s = given_movement("ne.troop.1 box", players=2)
    assert "G1" in entries(s, "ne.troop.1")
    assert "O8" not in entries(s, "ne.troop.1")


def test_93_rubble_at_the_edge_costs_two_points_and_bars_halftracks() -> None:
    s = given_movement("ne.mortar.1 box", "ne.halftrack.1 box", "ne.helicopter.1 box", rubble=(at("I1"),))
    assert reason(s, enter("ne.halftrack.1", "I1")) == "Halftracks cannot enter rubble."
    s = after(s, enter("ne.mortar.1", "I1"), enter("ne.helicopter.1", "I1"))
    assert frame(s).spent == {unit("ne.mortar.1"): 2, unit("ne.helicopter.1"): 1}


def test_93_only_a_helicopter_enters_where_godran_is() -> None:
    s = given_movement("ne.troop.1 box", "ne.helicopter.1 box", godran="I1")
    assert reason(s, enter("ne.troop.1", "I1")) == "Only a helicopter can enter GODRAN’s area."
    assert "I1" in entries(s, "ne.helicopter.1")


def test_93_only_units_in_the_box_enter() -> None:
    s = given_movement("ne.troop.1 I2", "ne.heat_ray box")
    assert reason(s, enter("ne.troop.1", "I1")) == "Only units in the box of activated units enter the map."
    assert reason(s, enter("ne.troop.2", "I1")) == "Only units in the box of activated units enter the map."
    assert "that carries it" in reason(s, enter("ne.heat_ray", "I1"))
    assert reason(s, drop("ne.troop.1", "I1")) == "Only paratroops come down by air."


def test_94_paratroops_land_in_any_empty_open_area() -> None:
    s = given_movement("ne.paratroop.1 box", "se.troop.1 H9", "ne.punk_rockers.1 I8", godran="H7")
    s = ruined(s, "ne.museum")
    open_areas = landings(s, "ne.paratroop.1")
    assert "H8" in open_areas, "the centre"
    assert {"H7", "H9", "I8", "I6", "K4", "I3"}.isdisjoint(open_areas)
    assert all(field(s).building_at(at(area)) is None for area in open_areas)
    s, told = played(s, drop("ne.paratroop.1", "H10"))
    assert place_of(s, "ne.paratroop.1") == ("map", "H10", "outside")
    assert told == (ParatroopLanded(unit=unit("ne.paratroop.1"), area=at("H10")),)


def test_94_the_reasons_why_paratroops_do_not_land() -> None:
    s = given_movement("ne.paratroop.1 box", "ne.paratroop.2 box", "ne.paratroop.3 I2", godran="H7")
    s = ruined(s, "ne.museum")
    assert "where a building stands" in reason(s, drop("ne.paratroop.1", "K4"))
    assert "on rubble" in reason(s, drop("ne.paratroop.1", "I6"))
    assert "on GODRAN" in reason(s, drop("ne.paratroop.1", "H7"))
    assert reason(s, drop("ne.paratroop.1", "Z9")) == "There is no such area in this city."
    assert "Only units in the box" in reason(s, drop("ne.paratroop.3", "J4"))
    s = after(s, drop("ne.paratroop.1", "H8"))
    assert "where no other unit is" in reason(s, drop("ne.paratroop.2", "H8"))


def test_94_the_drop_uses_the_whole_move() -> None:
    s = after(given_movement("ne.paratroop.1 box"), drop("ne.paratroop.1", "I2"))
    assert reason(s, move("ne.paratroop.1", "I1")) == "It has no movement points left this turn."


def test_94_paratroops_may_enter_by_the_edge_instead() -> None:
    s = after(
        given_movement("ne.paratroop.1 box"), enter("ne.paratroop.1", "I1"), move("ne.paratroop.1", "I2")
    )
    assert frame(s).spent == {unit("ne.paratroop.1"): 2}


def test_95_on_the_first_turn_paratroops_land_in_their_own_sector_only() -> None:
    s = given_movement("ne.paratroop.1 box", turn=1, godran="G8")
    assert {field(s).sector(at(area)) for area in landings(s, "ne.paratroop.1")} == {"ne"}
    for area in ("H8", "H10"):
        assert "On the first turn" in reason(s, drop("ne.paratroop.1", area))


def test_95_nor_in_the_sector_that_nobody_controls() -> None:
    s = given_movement("ne.paratroop.1 box", turn=1, players=3)
    assert "On the first turn" in reason(s, drop("ne.paratroop.1", "A7"))


def test_45_units_in_the_box_must_enter_if_they_can() -> None:
    s = given_movement("ne.tank.1 box", "se.troop.1 N9")
    assert reason(s, end()) == "Tank was activated and must enter the map: it can."
    s, _ = played(after(s, enter("ne.tank.1", "I1")), end())
    assert frame(s).left[0] == TWO


def test_45_a_unit_that_can_enter_nowhere_stays_in_the_box_for_a_later_turn() -> None:
    s = given_movement("ne.halftrack.1 box", rubble=tuple(at(area) for area in NE_EDGE))
    assert rules().actors(s) == ()
    s, told = run_on(s)
    assert told == (MovementPassed(mover=ONE),)
    assert place_of(s, "ne.halftrack.1") == ("box", None, "outside")
    more = given_movement("ne.halftrack.1 box", "ne.troop.1 I3", rubble=tuple(at(area) for area in NE_EDGE))
    assert end() in legal(more, ONE)


def test_45_paratroops_that_can_only_land_must_land() -> None:
    crowd = [f"se.troop.{number} {area}" for number, area in enumerate(NE_EDGE, 1)]
    more = [f"sw.troop.{number} {area}" for number, area in enumerate(NE_EDGE, 1)]
    most = [f"nw.troop.{number} {area}" for number, area in enumerate(NE_EDGE, 1)]
    s = given_movement("ne.paratroop.1 box", *crowd, *more, *most)
    assert "Paratroop was activated" in reason(s, end())


def test_51_a_superweapon_without_a_carrier_waits_in_the_box() -> None:
    s = given_movement("ne.heat_ray box")
    assert rules().actors(s) == ()
    s, _ = run_on(s)
    assert place_of(s, "ne.heat_ray") == ("box", None, "outside")
    assert end() in legal(given_movement("ne.heat_ray box", "ne.troop.1 I2"), ONE)


def test_93_a_unit_too_slow_for_rubble_cannot_enter_on_it() -> None:
    s = given_movement("ne.mortar.1 box", rubble=(at("I1"),))
    mortar = s.units[unit("ne.mortar.1")]
    slow = with_spent(s, {"ne.mortar.1": 1})
    bar = why_no_entry(Mover(field(slow), frame(slow)), mortar, at("I1"))
    assert bar is not None
    assert bar.reason.text() == "It has too few movement points for the rubble there."
    assert why_no_entry(Mover(field(slow), frame(slow)), mortar, at("H1")) is None
