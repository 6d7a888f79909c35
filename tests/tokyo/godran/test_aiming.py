# SPDX-License-Identifier: GPL-3.0-or-later
"""Aiming attacks: debris, its direction, chains of falling buildings (XII; 71, 75 to 84)."""

import pytest

from rubbletop.board.grid import BuildingId, Side
from rubbletop.games.tokyo.events.godran import BuildingAttacked, DebrisLanded, UnitsPelted
from rubbletop.games.tokyo.falling import building_tally, need_of, way_out
from rubbletop.games.tokyo.frames.godran import FallFrame
from rubbletop.games.tokyo.passage import steps
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.codec import Codec, encoded
from rubbletop.kernel.facts import Event
from tests.tokyo.builders import (
    ONE,
    at,
    field,
    given_unit,
    given_units,
    ground,
    of_kind,
    played,
    refusal,
    ruined,
    rules,
    run_on,
    unit,
)
from tests.tokyo.godran_builders import aiming, frame_of, given_rampage, is_alive, offered


def hotel(faces: tuple[int, ...], s: TokyoState | None = None) -> TokyoState:
    """Aim the Grand Hotel in I3 from the north, with open ground in I4 behind it."""
    return played(given_rampage("I2") if s is None else s, aiming("ne.grand_hotel", "I3", "S", 4), faces)[0]


def museum(faces: tuple[int, ...], s: TokyoState | None = None) -> tuple[TokyoState, tuple[Event, ...]]:
    """Aim the Museum in I6 from the west, at the Convention Center in J6; K6 behind it is open."""
    return played(given_rampage("H6") if s is None else s, aiming("ne.museum", "I6", "E", 3), faces)


# ---- The diagram


def test_XII_aiming_diagram_rubble_in_a_and_in_the_open_area_b() -> None:
    s = hotel((6, 6, 6, 2))
    assert (s.fallen, s.rubble) == (("ne.grand_hotel",), ("I3", "I4"))
    assert (s.godran_vp, s.vp[ONE], frame_of(s).ap) == (15, 15, 6)


def test_XII_aiming_diagram_a_building_in_b_is_attacked_and_its_secondary_area_is_c() -> None:
    s, events = museum((6, 5, 4, 3, 3, 4))
    assert s.fallen == ("ne.museum", "ne.convention_center")
    assert s.rubble == ("I6", "J6", "K6")
    second = of_kind(events, BuildingAttacked)[1]
    assert (second.building, second.area, second.origin, second.link) == (
        "ne.convention_center", "J6", "I6", 2
    )  # fmt: skip
    assert [(line.value, line.reason.text()) for line in second.reckoning] == [
        (10, "Debris of Museum (North-East)"), (-10, "VP value of the building")
    ]  # fmt: skip
    assert s.godran_vp == s.vp[ONE] == 20


# ---- Thresholds


@pytest.mark.parametrize(
    ("faces", "rubble"),
    [((6, 6, 1, 1), ()), ((6, 6, 2, 1), ("I3",)), ((6, 6, 6, 1), ("I3",)), ((6, 6, 6, 2), ("I3", "I4"))],
)
def test_81_the_first_building_falls_at_0_and_throws_debris_at_5(
    faces: tuple[int, ...], rubble: tuple[str, ...]
) -> None:
    assert hotel(faces).rubble == rubble


def test_81_the_second_building_falls_at_10_and_stands_below() -> None:
    assert need_of(1) == 0
    s, events = museum((6, 5, 4, 3, 3, 3))
    assert (s.fallen, s.rubble) == (("ne.museum",), ("I6",))
    assert [(event.result, event.need) for event in of_kind(events, BuildingAttacked)] == [(5, 0), (9, 10)]


def test_81_the_third_building_falls_at_15() -> None:
    s = given_rampage("M3")
    faces = (4, 4, 4, 4, 3, 3, 5, 5, 5)
    done, events = played(s, aiming("ne.warehouse", "M4", "S", 3), faces)
    assert done.fallen == ("ne.warehouse", "ne.office_block", "ne.apartments")
    assert done.rubble == ("M4", "M5", "M6", "M7")
    assert [(event.result, event.need) for event in of_kind(events, BuildingAttacked)] == [
        (7, 0), (10, 10), (15, 15)
    ]  # fmt: skip
    short, _ = played(s, aiming("ne.warehouse", "M4", "S", 3), (*faces[:-1], 4))
    assert short.rubble == ("M4", "M5")


def test_79_the_factory_is_subtracted_as_15_like_any_other() -> None:
    tally = building_tally(ground(), BuildingId("ne.factory"), BuildingId("ne.museum"))
    assert [line.value for line in tally.lines] == [10, -15]


def test_80_only_the_building_that_fell_just_before_is_added() -> None:
    _, events = played(given_rampage("M3"), aiming("ne.warehouse", "M4", "S", 3), (4, 4, 4, 4, 3, 3, 1, 1, 1))
    third = of_kind(events, BuildingAttacked)[2]
    assert [line.value for line in third.reckoning] == [5, -5]
    from_factory = building_tally(ground(), BuildingId("ne.museum"), BuildingId("ne.factory"))
    assert [line.value for line in from_factory.lines] == [15, -10]


def test_80_each_link_is_thrown_anew_with_the_same_dice_modified_for_no_action_points() -> None:
    s, events = museum((5, 4, 3, 1, 2, 4), replace(given_rampage("H6"), annoyed=True))
    assert [(event.per_die, event.total) for event in of_kind(events, BuildingAttacked)] == [(1, 15), (1, 10)]
    assert frame_of(s).ap == 7


# ---- Directions


def test_75_from_next_door_a_building_is_pushed_straight_on() -> None:
    s = given_rampage("K6")
    assert aiming("ne.convention_center", "J6", "W") in offered(s, ONE)
    assert refusal(s, aiming("ne.convention_center", "J6", "S")).reason.text() == (
        "From next door a building can only be pushed straight on, away from GODRAN."
    )


@pytest.mark.parametrize(
    ("area", "side", "way"),
    [
        ("I5", "E", ("J5", "K5")),
        ("J5", "W", ("I5", "H5")),
        ("I5", "S", ("I5", "I6")),
        ("J5", "S", ("J5", "J6")),
    ],
)
def test_75_debris_of_a_two_area_building_lands_beyond_the_whole_of_it(
    area: str, side: Side, way: tuple[str, str]
) -> None:
    assert way_out(ground().board, ground().building(BuildingId("ne.stadium")), at(area), side) == way


def test_75_the_stadium_pushed_lengthwise_throws_its_debris_past_both_halves() -> None:
    s, events = played(given_rampage("H5"), aiming("ne.stadium", "I5", "E", 4), (6, 6, 6, 2))
    assert s.rubble == ("I5", "J5", "K5")
    assert of_kind(events, DebrisLanded) == (
        DebrisLanded(building=BuildingId("ne.stadium"), origin=at("J5"), area=at("K5")),
    )


@pytest.mark.parametrize(
    ("area", "building", "sides"),
    [
        ("I6", "ne.museum", ["N", "S", "W"]),
        ("N7", "ne.temple", ["N", "W"]),
        ("K4", "ne.broadcast_tower", ["N", "E", "S", "W"]),
    ],
)
def test_76_from_its_own_area_a_building_is_aimed_at_a_side_it_touches_or_any_if_none(
    area: str, building: str, sides: list[Side]
) -> None:
    s = given_rampage(area)
    options = [aiming(building, area, side) for side in sides]
    assert [
        a for a in offered(s, ONE) if getattr(a, "side", "") and getattr(a, "area", "") == area
    ] == options


def test_75_a_direction_that_there_is_not_is_not_read_from_a_file() -> None:
    s = given_rampage("H6").push(
        FallFrame(
            link=2, origin=at("I6"), area=at("J6"), side="E", dice=3, total=9, source=BuildingId("ne.museum")
        )
    )
    with pytest.raises(ValueError, match="side"):
        Codec(rules()).state(encoded(s).replace(b'"side":"E"', b'"side":"X"'))


def test_76_another_side_is_refused_from_inside_the_area() -> None:
    assert refusal(given_rampage("I6"), aiming("ne.museum", "I6", "E")).reason.text() == (
        "From its own area a building is pushed towards a side that it touches."
    )


def test_76_the_secondary_area_is_the_neighbour_on_that_side() -> None:
    s, _ = played(given_rampage("K4"), aiming("ne.broadcast_tower", "K4", "N", 5), (6, 6, 6, 6, 1))
    assert s.rubble == ("K4", "K3")


# ---- Where debris comes down


def given_debris(s: TokyoState, area: str | None, total: int) -> TokyoState:
    frame = FallFrame(
        link=2,
        origin=at("I3"),
        area=None if area is None else at(area),
        side="S",
        dice=4,
        total=total,
        source=BuildingId("ne.grand_hotel"),
    )
    return s.push(frame)


def test_77_debris_off_the_map_is_lost() -> None:
    s = ruined(given_rampage("I2"), "ne.grand_hotel")
    after, events = run_on(given_debris(s, None, 24))
    assert events == (DebrisLanded(building=BuildingId("ne.grand_hotel"), origin=at("I3"), area=None),)
    assert after == s


def test_77_there_is_nothing_beyond_the_edge() -> None:
    hall = ground().building(BuildingId("ne.grand_hotel"))
    assert way_out(ground().board, hall, at("I1"), "N") == ("I1", None)


def test_78_a_partial_building_anywhere_in_the_secondary_area_is_attacked() -> None:
    s, events = played(
        given_rampage("K6"), aiming("ne.power_plant", "L6", "E", 5), (5, 5, 5, 5, 5, 1, 1, 1, 1, 1)
    )
    assert [event.building for event in of_kind(events, BuildingAttacked)] == [
        "ne.power_plant", "ne.apartments"
    ]  # fmt: skip
    assert s.rubble == ("L6", "M6", "N6")


def test_82_a_ruin_is_open_ground_where_the_chain_ends() -> None:
    s, events = museum((6, 6, 6), ruined(given_rampage("H6"), "ne.convention_center"))
    assert (s.fallen, s.rubble) == (("ne.convention_center", "ne.museum"), ("J6", "I6"))
    assert len(of_kind(events, DebrisLanded)) == 1


def test_83_debris_on_rubble_tests_the_units_there_again() -> None:
    s = given_unit(given_rampage("I2").rubbled(at("I4")), "se.troop.1", "I4")
    s = hotel((6, 6, 6, 2), s)
    assert (s.rubble, is_alive(s, "se.troop.1")) == (("I4", "I3"), False)


def test_83_godran_is_never_hit() -> None:
    s, events = run_on(given_debris(given_rampage("I4"), "I4", 24))
    assert (s.godran, s.wounds, len(events)) == ("I4", 0, 1)


def test_71_units_in_the_secondary_area_are_tested_against_the_dice_but_no_helicopter() -> None:
    names = ("se.troop.1", "se.tank.1", "se.helicopter.1", "se.punk_rockers.1")
    s = hotel((6, 6, 6, 2), given_units(given_rampage("I2"), "I4", *names))
    assert [is_alive(s, name) for name in names] == [False, False, True, False]


def test_71_the_throw_of_the_last_link_is_what_units_stand_up_to() -> None:
    s = given_unit(given_unit(given_rampage("H6"), "se.troop.1", "J6"), "se.old_folks.1", "K6")
    after, events = museum((6, 6, 6, 4, 4, 2), s)
    assert [(event.area, event.total) for event in of_kind(events, UnitsPelted)] == [("J6", 10), ("K6", 10)]
    assert is_alive(after, "se.troop.1")
    assert is_alive(after, "se.old_folks.1")


def test_71_beside_a_second_building_that_stands_nobody_is_tested() -> None:
    s = given_unit(given_unit(given_rampage("H6"), "se.old_folks.1", "J6"), "se.troop.1", "J6", "inside")
    after, events = museum((6, 6, 6, 3, 3, 3), s)
    assert of_kind(events, UnitsPelted) == ()
    assert is_alive(after, "se.old_folks.1")
    assert is_alive(after, "se.troop.1")


def test_XII_who_is_in_a_building_of_the_chain_dies_with_it() -> None:
    s = given_unit(given_rampage("H6"), "se.troop.1", "J6", "roof")
    after, _ = museum((6, 6, 6, 4, 4, 4), s)
    assert not is_alive(after, "se.troop.1")
    assert after.godran_vp == 10 + 10 + 10


def test_84_who_survives_debris_stays_and_may_walk_out() -> None:
    s = hotel((6, 6, 6, 2), given_unit(given_rampage("I2"), "se.halftrack.1", "I4"))
    assert not is_alive(s, "se.halftrack.1")
    s = given_unit(given_rampage("I2"), "se.halftrack.1", "I4")
    s, _ = run_on(given_debris(s, "I4", 17))
    assert is_alive(s, "se.halftrack.1")
    assert set(steps(field(s), s.units[unit("se.halftrack.1")])) == {"H4", "J4"}
