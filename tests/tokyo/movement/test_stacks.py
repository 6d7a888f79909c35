# SPDX-License-Identifier: GPL-3.0-or-later
"""How many units end their movement in one area (XIII; ruling 92)."""

import pytest

from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import Options, TokyoState
from rubbletop.kernel.facts import UnitId
from tests.tokyo.builders import ONE, TWO, at, given_placed, ground, legal, place_of, played, reason, unit
from tests.tokyo.movement_builders import (
    after,
    climb,
    end,
    enter,
    frame,
    given_movement,
    go_in,
    load,
    move,
    steps_of,
    unload,
    with_spent,
)

THREE_IN_I2 = ("ne.troop.1 I2", "ne.troop.2 I2", "ne.troop.3 I2")
OTHERS_IN_I2 = ("se.troop.1 I2", "sw.troop.1 I2", "nw.troop.1 I2")
NO_ROOM = "There is no room to end there: 3 ground units and 1 helicopter at most."
EVEN = Options(even_seats=True)


def exhausted(s: TokyoState, *names: str) -> TokyoState:
    return with_spent(s, dict.fromkeys(names, 9))


def crowded(s: TokyoState, *areas: str) -> TokyoState:
    """Return the state with three ground units of others in each of the areas."""
    own = ("infantry", "vehicle")
    others = [u.id for u in s.units.values() if u.owner != ONE and ground().row(u).type in own]
    for place, name in enumerate(others[: 3 * len(areas)]):
        s = s.moved(name, at(areas[place // 3]))
    return s


def full(s: TokyoState, *areas: str) -> TokyoState:
    """Return the state with ground units of others in each of the areas, as many as have room there."""
    for name in areas:
        area, own = at(name), ("infantry", "vehicle")
        spare = [u.id for u in s.units.values() if u.owner != ONE and u.area is None]
        spare = [name for name in spare if ground().row(s.units[name]).type in own]
        for unit_id in spare[: 3 - len([u for u in s.units.values() if u.area == area])]:
            s = s.moved(unit_id, area)
    return s


def test_92_a_fourth_ground_unit_may_pass_through_but_not_end_there() -> None:
    s = given_movement("ne.troop.4 I1", *OTHERS_IN_I2)
    s = after(s, move("ne.troop.4", "I2"))
    assert reason(s, end()) == (
        "Too many units are in I2: 3 ground units and 1 helicopter may stay. Move one on."
    )
    s, _ = played(after(s, move("ne.troop.4", "H2")), end())
    assert frame(s).left[0] == TWO


def test_92_nobody_comes_where_there_is_no_room_with_the_last_points() -> None:
    s = with_spent(given_movement("ne.troop.4 I1", *OTHERS_IN_I2), {"ne.troop.4": 2})
    assert reason(s, move("ne.troop.4", "I2")) == NO_ROOM
    assert "I2" not in steps_of(s, "ne.troop.4")


def test_92_a_unit_may_come_where_another_of_hers_can_still_make_room() -> None:
    s = with_spent(given_movement("ne.troop.4 I1", *THREE_IN_I2), {"ne.troop.4": 2})
    s = after(s, move("ne.troop.4", "I2"))
    assert "Too many units are in I2" in reason(s, end())
    s = after(s, move("ne.troop.1", "H2"))
    assert end() in legal(s, ONE)


def swap(points: int) -> TokyoState:
    """Return two full areas, I1 and I2, from each of which one unit could go to the other alone."""
    s = full(given_movement("ne.troop.1 I1", "ne.paratroop.1 I2"), "I1", "I2", "J2", "I3", "H2")
    return with_spent(s, {"ne.troop.1": 2, "ne.paratroop.1": 3 - points})


def test_92_two_units_may_change_places_between_full_areas() -> None:
    s = after(swap(1), move("ne.troop.1", "I2"))
    assert "Too many units are in I2" in reason(s, end())
    s = after(s, move("ne.paratroop.1", "I1"))
    assert end() in legal(s, ONE)


def test_92_but_not_where_the_second_cannot_go() -> None:
    assert reason(swap(0), move("ne.troop.1", "I2")) == NO_ROOM


def ring(points: int) -> TokyoState:
    """Return full areas I1, I2, H2: one unit can go from the first to the second to the third, and round.

    I1 is rubble, so that the halftrack of I2 cannot go there. ``points``: those of the troop in H2, which
    needs three to go round to I1.
    """
    s = given_movement("ne.troop.1 I1", "ne.halftrack.1 I2", "ne.troop.3 H2").rubbled(at("I1"))
    s = full(s, "I1", "I2", "H2", "J1", "H1", "J2", "I3", "H3", "G2", "G1", "H4", "G3", "F2")
    return with_spent(s, {"ne.troop.1": 2, "ne.halftrack.1": 5, "ne.troop.3": 3 - points})


def test_92_three_units_may_go_round_between_full_areas() -> None:
    s = after(ring(3), move("ne.troop.1", "I2"))
    assert "Too many units are in I2" in reason(s, end())
    s = after(s, move("ne.halftrack.1", "H2"))
    assert "Too many units are in H2" in reason(s, end())
    s = after(s, move("ne.troop.3", "H1"), move("ne.troop.3", "I1"))
    assert end() in legal(s, ONE)


def test_92_but_not_where_the_ring_does_not_close() -> None:
    assert reason(ring(2), move("ne.troop.1", "I2")) == NO_ROOM


def test_92_a_crowd_from_which_a_unit_goes_only_after_another_is_put_right() -> None:
    s = given_movement("ne.troop.1 I1", "ne.troop.2 J1")
    s = given_placed(full(s, "I1", "J1", "H1", "I2"), "ne.troop.4 I1")
    s = with_spent(exhausted(s, "ne.troop.4"), {"ne.troop.1": 2, "ne.troop.2": 2})
    assert "Too many units are in I1" in reason(s, end()), "J1 is full, but from there one can go on to J2"
    s = after(s, move("ne.troop.2", "J2"), move("ne.troop.1", "J1"))
    assert end() in legal(s, ONE)


def one_place() -> TokyoState:
    """Return four units in I2 of which one can move on, to I1 with its one place alone."""
    s = given_movement("ne.troop.1 I2", "ne.troop.5 J1", "sw.troop.1 I1", "sw.troop.2 I1")
    s = full(given_placed(full(s, "J2", "I3", "H2"), "ne.troop.6 I2", "ne.troop.7 I2"), "I2")
    s = exhausted(given_placed(s, "ne.troop.8 I2"), "ne.troop.6", "ne.troop.7", "ne.troop.8")
    return with_spent(s, {"ne.troop.1": 2, "ne.troop.5": 2})


def test_92_nobody_takes_the_place_that_one_of_too_many_needs() -> None:
    s = one_place()
    assert reason(s, move("ne.troop.5", "I1")) == (
        "That place is needed: one of too many units has nowhere else to go."
    )
    s = after(s, move("ne.troop.1", "I1"))
    assert end() in legal(s, ONE)


def test_92_where_there_is_another_place_a_unit_may_take_one() -> None:
    s = one_place()
    there = next(u.id for u in s.units.values() if u.area == at("H2"))
    assert move("ne.troop.5", "I1") in legal(s.off(there, "box"), ONE)


def test_92_a_carrier_needs_room_for_its_load_to_leave_a_crowd() -> None:
    s = given_movement("ne.halftrack.1 I1", "ne.troop.1 I1", "sw.troop.2 J1", "sw.troop.3 J1")
    s = after(full(s, "I2", "H1"), load("ne.halftrack.1", "ne.troop.1"))
    s = with_spent(given_placed(s, "se.tank.1 I1", "se.tank.2 I1"), {"ne.halftrack.1": 5})
    assert end() in legal(s, ONE), "in J1 there is room for one of them only"
    s = s.off(unit("sw.troop.3"), "box")
    assert "Too many units are in I1" in reason(s, end())


def test_92_what_goes_away_without_making_room_need_not_go() -> None:
    s = given_movement(*THREE_IN_I2, "ne.troop.4 I2", "ne.helicopter.1 I2", "ne.punk_rockers.1 I2")
    s = exhausted(s, *(f"ne.troop.{number}" for number in (1, 2, 3, 4)))
    assert end() in legal(s, ONE)


def test_92_nobody_takes_the_last_way_to_make_room() -> None:
    s = given_movement("ne.troop.1 K4", "ne.troop.2 K4", "ne.troop.3 K4", "ne.troop.4 K5")
    s = after(exhausted(s, "ne.troop.2", "ne.troop.3"), move("ne.troop.4", "K4"))
    s = with_spent(s, {"ne.troop.4": 3, "ne.troop.1": 1})
    assert reason(s, go_in("ne.troop.1")) == (
        "Too many units would be left in this area: one of them has to move on."
    )
    s = after(s, move("ne.troop.1", "K3"))
    assert end() in legal(s, ONE)


def test_92_nobody_climbs_away_from_the_last_way_to_make_room() -> None:
    s = given_movement(*(f"ne.troop.{number} I3 inside" for number in (1, 2, 3, 4)))
    s = exhausted(s, "ne.troop.2", "ne.troop.3", "ne.troop.4")
    assert climb("ne.troop.1") in legal(s, ONE), "it would still have the points to come down and go"
    assert "has to move on" in reason(with_spent(s, {"ne.troop.1": 1}), climb("ne.troop.1"))


def test_92_where_others_can_make_room_a_unit_may_go_inside() -> None:
    s = given_movement("ne.troop.1 K4", "ne.troop.2 K4", "ne.troop.3 K4", "ne.troop.4 K4")
    s = with_spent(s, {"ne.troop.1": 1})
    assert go_in("ne.troop.1") in legal(s, ONE)


def test_92_a_unit_that_could_not_leave_anyway_may_go_inside() -> None:
    s = crowded(given_movement("ne.troop.1 K4"), "K4", "K3", "L4", "K5", "J4")
    s = with_spent(s, {"ne.troop.1": 2})
    assert go_in("ne.troop.1") in legal(s, ONE)
    assert end() in legal(s, ONE), "she cannot put it right"


def test_92_inside_outside_and_roof_count_together() -> None:
    s = given_movement("ne.troop.1 K4 roof", "ne.troop.2 K4 inside", "ne.troop.3 K4", "ne.troop.4 K5")
    s = exhausted(s, "ne.troop.1", "ne.troop.2", "ne.troop.3")
    s = with_spent(s, {"ne.troop.4": 2})
    assert reason(s, move("ne.troop.4", "K4")) == NO_ROOM


def test_92_a_superweapon_counts_as_a_ground_unit() -> None:
    s = given_movement("ne.troop.1 I2", "ne.troop.2 I2", "ne.heat_ray I2", "ne.tank.1 I1")
    s = exhausted(s, "ne.troop.1", "ne.troop.2")
    s = with_spent(s, {"ne.tank.1": 3})
    assert reason(s, move("ne.tank.1", "I2")) == NO_ROOM


def test_92_one_helicopter_may_end_beside_three_ground_units() -> None:
    s = given_movement("ne.helicopter.1 I1", "ne.helicopter.2 I1", *OTHERS_IN_I2)
    s = with_spent(s, {"ne.helicopter.1": 7, "ne.helicopter.2": 7})
    s = after(s, move("ne.helicopter.1", "I2"))
    assert reason(s, move("ne.helicopter.2", "I2")) == NO_ROOM


def test_92_any_number_of_populace_units_stacks() -> None:
    crowd = [f"ne.punk_rockers.{number} I2" for number in (1, 2, 3)]
    s = given_movement("ne.old_folks.1 I1", *crowd, *OTHERS_IN_I2)
    s = after(s, move("ne.old_folks.1", "I2"))
    assert end() in legal(s, ONE)


def test_92_the_cargo_of_a_helicopter_needs_room_too() -> None:
    s = given_movement("ne.helicopter.1 I1", "ne.heat_ray I1", *OTHERS_IN_I2)
    s = after(s, load("ne.helicopter.1", "ne.heat_ray"))
    s = with_spent(s, {"ne.helicopter.1": 7})
    assert reason(s, move("ne.helicopter.1", "I2")) == NO_ROOM


def test_92_cargo_is_not_left_where_there_is_no_room_for_it() -> None:
    s = given_movement(
        "ne.halftrack.1 I1", "ne.troop.4 I1", "se.troop.1 I2", "sw.troop.1 I2", "nw.troop.1 H2"
    )
    s = after(s, load("ne.halftrack.1", "ne.troop.4"), move("ne.halftrack.1", "I2"))
    assert "has to move on" not in reason(s, end())
    assert unload("ne.halftrack.1", "ne.troop.4") in legal(s, ONE), "the halftrack can move on without it"
    s = s.moved(UnitId("nw.troop.1"), at("I2"))
    assert reason(s, unload("ne.halftrack.1", "ne.troop.4")) == (
        "Too many units would be left in this area: one of them has to move on."
    )


def test_92_cargo_may_be_left_where_nothing_can_be_put_right() -> None:
    s = given_movement("ne.halftrack.1 I1", "ne.troop.4 I1", *OTHERS_IN_I2)
    s = after(s, load("ne.halftrack.1", "ne.troop.4"), move("ne.halftrack.1", "I2"))
    s = exhausted(s, "ne.halftrack.1")
    assert unload("ne.halftrack.1", "ne.troop.4") in legal(s, ONE)


def test_92_units_enter_where_there_is_room_or_they_can_go_on() -> None:
    s = given_movement("ne.mortar.1 box", "ne.tank.1 box", "se.troop.1 I1", "se.troop.2 I1", "se.troop.3 I1")
    s = s.rubbled(at("I2"), at("H1"), at("J1"))
    assert reason(s, enter("ne.mortar.1", "I1")) == NO_ROOM
    s = after(s, enter("ne.tank.1", "I1"), move("ne.tank.1", "I2"))
    assert place_of(s, "ne.tank.1")[1] == "I2"


def test_92_a_crowd_that_retreats_made_is_put_right_where_it_can_be() -> None:
    s = given_movement(*THREE_IN_I2, "ne.troop.4 I2", "ne.troop.5 I2")
    assert "Too many units are in I2" in reason(s, end())
    s = after(s, move("ne.troop.1", "I1"))
    assert "Too many units are in I2" in reason(s, end())
    s = exhausted(s, "ne.troop.2", "ne.troop.3", "ne.troop.4", "ne.troop.5")
    assert end() in legal(s, ONE)


def test_92_a_crowd_of_others_is_not_hers_to_put_right() -> None:
    s = given_movement("ne.troop.1 I1", *OTHERS_IN_I2, "se.troop.2 I2")
    assert end() in legal(s, ONE)


@pytest.mark.parametrize(("options", "is_full"), [(Options(), True), (EVEN, False)])
def test_92_with_even_seats_each_player_has_room_for_her_own(options: Options, is_full: bool) -> None:
    s = with_spent(given_movement("ne.troop.4 I1", *OTHERS_IN_I2, options=options), {"ne.troop.4": 2})
    assert (move("ne.troop.4", "I2") not in legal(s, ONE)) is is_full


def test_92_with_even_seats_a_players_own_units_still_need_room() -> None:
    s = given_movement("ne.troop.4 I1", *THREE_IN_I2, options=EVEN)
    s = with_spent(exhausted(s, "ne.troop.1", "ne.troop.2", "ne.troop.3"), {"ne.troop.4": 2})
    assert reason(s, move("ne.troop.4", "I2")) == NO_ROOM


def astray(area: str, points: int, *full: str) -> TokyoState:
    """Return a laden helicopter over a building with so many points, and areas without room."""
    s = given_movement(f"ne.helicopter.1 {area}", f"ne.heat_ray {area}")
    s = s.become(MovementFrame(left=(ONE, TWO), loads={unit("ne.helicopter.1"): (unit("ne.heat_ray"),)}))
    return with_spent(crowded(s, *full), {"ne.helicopter.1": 8 - points})


def test_97_a_laden_helicopter_that_lost_its_place_may_squeeze_in() -> None:
    s = astray("I3", 1, "I2", "J3", "H3", "I4")
    assert reason(s, end()) == "A helicopter with a load cannot stay over a building."
    assert steps_of(s, "ne.helicopter.1") == ["I2", "J3", "I4", "H3"]


def test_97_but_not_where_it_could_end_with_room() -> None:
    s = astray("I3", 1, "I2", "J3", "H3")
    assert steps_of(s, "ne.helicopter.1") == ["I4"]


def test_97_a_laden_helicopter_astray_flies_over_a_building_only_to_squeeze_in_beyond() -> None:
    around = ("I4", "I6", "H5", "H4", "J4", "G5", "H6", "I7", "J6", "K5")
    assert "J5" in steps_of(astray("I5", 2, *around), "ne.helicopter.1")
    s = astray("I5", 1, *around)
    assert "cannot stay over that building" in reason(s, move("ne.helicopter.1", "J5"))
    assert steps_of(s, "ne.helicopter.1") == ["I4", "I6", "H5"]
