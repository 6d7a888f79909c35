# SPDX-License-Identifier: GPL-3.0-or-later
"""Units that are taken along (XIII; rulings 91, 96 to 98)."""

import pytest

from rubbletop.games.tokyo.events.movement import UnitEntered, UnitLoaded, UnitMoved, UnitUnloaded
from rubbletop.games.tokyo.state import replace
from tests.tokyo.builders import ONE, at, given_units, legal, of_kind, place_of, played, reason, unit
from tests.tokyo.movement_builders import (
    after,
    drop,
    end,
    enter,
    frame,
    given_movement,
    load,
    move,
    steps_of,
    unload,
    with_spent,
)

APART = "Both must stand in the same area, or both in the box."


def test_96_a_halftrack_carries_one_infantry_unit_and_one_superweapon() -> None:
    s = given_movement("ne.halftrack.1 I2", "ne.troop.1 I2", "ne.mortar.1 I2", "ne.heat_ray I2")
    s, told = played(s, load("ne.halftrack.1", "ne.troop.1"))
    assert told == (UnitLoaded(carrier=unit("ne.halftrack.1"), cargo=unit("ne.troop.1")),)
    assert reason(s, load("ne.halftrack.1", "ne.mortar.1")) == "The carrier has a unit of that sort on board."
    s = after(s, load("ne.halftrack.1", "ne.heat_ray"))
    s, told = played(s, move("ne.halftrack.1", "H2"))
    assert of_kind(told, UnitMoved)[0].cargo == (unit("ne.troop.1"), unit("ne.heat_ray"))
    assert [place_of(s, name)[1] for name in ("ne.halftrack.1", "ne.troop.1", "ne.heat_ray")] == ["H2"] * 3


@pytest.mark.parametrize("carrier", ["ne.tank.1", "ne.helicopter.1"])
def test_96_tanks_and_helicopters_carry_a_superweapon_alone(carrier: str) -> None:
    s = given_movement(f"{carrier} I2", "ne.troop.1 I2", "ne.heat_ray I2", "ne.death_ray I2")
    assert "cannot carry Troop" in reason(s, load(carrier, "ne.troop.1"))
    s = after(s, load(carrier, "ne.heat_ray"))
    assert reason(s, load(carrier, "ne.death_ray")) == "The carrier has a unit of that sort on board."
    assert place_of(after(s, move(carrier, "I1")), "ne.heat_ray") == ("map", "I1", "outside")


def test_96_only_vehicles_carry_and_populace_is_not_carried() -> None:
    s = given_movement("ne.troop.1 I2", "ne.troop.2 I2", "ne.halftrack.1 I2", "ne.punk_rockers.1 I2")
    assert reason(s, load("ne.troop.1", "ne.troop.2")) == "Troop cannot carry Troop."
    assert reason(s, load("ne.halftrack.1", "ne.punk_rockers.1")) == "Halftrack cannot carry Punk Rockers."


def test_96_carrier_and_cargo_start_in_the_same_area_outside() -> None:
    s = given_movement("ne.halftrack.1 K4", "ne.troop.1 K4 inside", "ne.troop.2 K5", "ne.troop.3 box")
    assert "must stand outside the building" in reason(s, load("ne.halftrack.1", "ne.troop.1"))
    for name in ("ne.troop.2", "ne.troop.3", "ne.troop.4"):
        assert reason(s, load("ne.halftrack.1", name)) == APART
    assert reason(s, load("ne.halftrack.2", "ne.troop.4")) == APART


def test_96_nobody_is_loaded_after_moving() -> None:
    s = given_movement("ne.halftrack.1 I2", "ne.troop.1 I1", "ne.troop.2 I2")
    s = after(s, move("ne.troop.1", "I2"))
    assert "moved by itself this turn" in reason(s, load("ne.halftrack.1", "ne.troop.1"))
    s = after(s, move("ne.halftrack.1", "H2"), move("ne.halftrack.1", "I2"))
    assert "takes its load on before its first step" in reason(s, load("ne.halftrack.1", "ne.troop.2"))


def test_96_players_do_not_carry_each_others_units() -> None:
    s = given_movement("ne.halftrack.1 I2", "se.troop.1 I2")
    assert (
        reason(s, load("ne.halftrack.1", "se.troop.1")) == "That is no unit of yours: you move only your own."
    )
    assert all(getattr(offer, "cargo", "") != "se.troop.1" for offer in legal(s, ONE))


def test_96_what_is_carried_goes_with_its_carrier_alone() -> None:
    s = after(given_movement("ne.halftrack.1 I2", "ne.troop.1 I2"), load("ne.halftrack.1", "ne.troop.1"))
    assert reason(s, move("ne.troop.1", "I1")) == (
        "It is being carried: it goes where its carrier goes, or is set down first."
    )
    assert reason(s, load("ne.halftrack.1", "ne.troop.1")) == "It is being carried already."


def test_96_setting_down_where_it_was_loaded_undoes_the_load() -> None:
    s = after(given_movement("ne.halftrack.1 I2", "ne.troop.1 I2"), load("ne.halftrack.1", "ne.troop.1"))
    s, told = played(s, unload("ne.halftrack.1", "ne.troop.1"))
    assert told == (UnitUnloaded(carrier=unit("ne.halftrack.1"), cargo=unit("ne.troop.1")),)
    assert frame(s).loads == {}
    assert place_of(after(s, move("ne.troop.1", "I1")), "ne.troop.1")[1] == "I1"
    assert reason(s, unload("ne.halftrack.1", "ne.troop.1")) == "It is not on board."


def test_96_cargo_is_set_down_on_the_way_and_moves_no_more() -> None:
    s = given_movement("ne.halftrack.1 I2", "ne.halftrack.2 I1", "ne.troop.1 I2", "ne.heat_ray I2")
    s = after(s, load("ne.halftrack.1", "ne.troop.1"), load("ne.halftrack.1", "ne.heat_ray"))
    s = after(s, move("ne.halftrack.1", "I1"), unload("ne.halftrack.1", "ne.troop.1"))
    assert frame(s).loads == {unit("ne.halftrack.1"): (unit("ne.heat_ray"),)}
    s = after(s, move("ne.halftrack.1", "H1"))
    assert place_of(s, "ne.troop.1")[1] == "I1"
    assert place_of(s, "ne.heat_ray")[1] == "H1"
    assert reason(s, move("ne.troop.1", "J1")) == "It was carried this turn, so it does not move by itself."
    assert reason(s, load("ne.halftrack.2", "ne.troop.1")) == "It was carried this turn already."


def test_51_96_a_superweapon_comes_onto_the_map_with_a_carrier_from_the_box() -> None:
    s = given_movement("ne.tank.1 box", "ne.heat_ray box")
    s, told = played(after(s, load("ne.tank.1", "ne.heat_ray")), enter("ne.tank.1", "I1"))
    assert of_kind(told, UnitEntered)[0].cargo == (unit("ne.heat_ray"),)
    assert place_of(s, "ne.heat_ray") == ("map", "I1", "outside")


def test_96_infantry_in_the_box_may_ride_in() -> None:
    s = given_movement("ne.halftrack.1 box", "ne.paratroop.1 box")
    s = after(s, load("ne.halftrack.1", "ne.paratroop.1"))
    assert "being carried" in reason(s, enter("ne.paratroop.1", "I1"))
    assert "being carried" in reason(s, drop("ne.paratroop.1", "I2"))
    s = after(s, enter("ne.halftrack.1", "I1"), unload("ne.halftrack.1", "ne.paratroop.1"))
    assert place_of(s, "ne.paratroop.1") == ("map", "I1", "outside")


def test_96_a_load_in_the_box_can_be_taken_off_again() -> None:
    s = given_movement("ne.halftrack.1 box", "ne.troop.1 box")
    s = after(s, load("ne.halftrack.1", "ne.troop.1"), unload("ne.halftrack.1", "ne.troop.1"))
    assert frame(s).loads == {}


def test_98_a_superweapon_may_be_left_alone_and_does_not_move_by_itself() -> None:
    s = after(given_movement("ne.tank.1 I2", "ne.heat_ray I2"), move("ne.tank.1", "I1"))
    assert "moves only with a halftrack, a tank or a helicopter" in reason(s, move("ne.heat_ray", "I1"))
    s = given_movement("ne.tank.1 I2", "ne.heat_ray I2")
    s = after(
        s, load("ne.tank.1", "ne.heat_ray"), move("ne.tank.1", "I1"), unload("ne.tank.1", "ne.heat_ray")
    )
    s = after(s, move("ne.tank.1", "J1"))
    assert (place_of(s, "ne.heat_ray")[1], place_of(s, "ne.tank.1")[1]) == ("I1", "J1")


def test_91_a_laden_helicopter_does_not_enter_the_area_of_godran() -> None:
    s = given_movement("ne.helicopter.1 H7", "ne.heat_ray H7", "ne.helicopter.2 box", "ne.death_ray box")
    s = after(s, load("ne.helicopter.1", "ne.heat_ray"), load("ne.helicopter.2", "ne.death_ray"))
    assert reason(s, move("ne.helicopter.1", "H8")) == (
        "A helicopter with a load cannot enter GODRAN’s area."
    )
    assert reason(replace(s, godran=at("I1")), enter("ne.helicopter.2", "I1")) == (
        "A helicopter with a load cannot enter GODRAN’s area."
    )


def test_97_a_laden_helicopter_flies_over_a_filled_area_but_neither_ends_nor_unloads_there() -> None:
    s = given_movement("ne.helicopter.1 I4", "ne.heat_ray I4")
    s = after(s, load("ne.helicopter.1", "ne.heat_ray"), move("ne.helicopter.1", "I3"))
    assert reason(s, end()) == "A helicopter with a load cannot stay over a building."
    assert reason(s, unload("ne.helicopter.1", "ne.heat_ray")) == (
        "A superweapon cannot be set down where a building fills the area."
    )
    s = after(s, move("ne.helicopter.1", "I2"), unload("ne.helicopter.1", "ne.heat_ray"))
    assert place_of(s, "ne.heat_ray") == ("map", "I2", "outside")


def test_97_a_helicopter_without_a_load_may_end_over_a_building() -> None:
    s = after(given_movement("ne.helicopter.1 I4"), move("ne.helicopter.1", "I3"))
    assert end() in legal(s, ONE)


def test_97_a_laden_helicopter_does_not_fly_where_it_could_not_leave_in_time() -> None:
    s = given_movement("ne.helicopter.1 I4", "ne.heat_ray I4")
    s = after(s, load("ne.helicopter.1", "ne.heat_ray"))
    s = with_spent(s, {"ne.helicopter.1": 7})
    assert "cannot stay over that building" in reason(s, move("ne.helicopter.1", "I3"))
    assert "I3" not in steps_of(s, "ne.helicopter.1")


def test_97_cargo_is_set_down_in_the_ruins_that_a_tank_drives_over() -> None:
    s = given_movement("ne.tank.1 I1", "ne.heat_ray I1", rubble=(at("I2"),))
    s = after(
        s, load("ne.tank.1", "ne.heat_ray"), move("ne.tank.1", "I2"), unload("ne.tank.1", "ne.heat_ray")
    )
    assert place_of(s, "ne.heat_ray") == ("map", "I2", "outside")


def test_XIII_an_activated_unit_and_its_load_must_enter_even_if_only_one_can() -> None:
    s = given_units(given_movement(), None, "ne.halftrack.1", "ne.troop.1")
    s = after(s, load("ne.halftrack.1", "ne.troop.1"))
    assert "must enter the map" in reason(s, end())
