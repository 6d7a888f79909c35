# SPDX-License-Identifier: GPL-3.0-or-later
"""The Chisel, the Boring Bit, the Bomber (5.4.2 to 5.4.4; worked examples E14 to E18)."""

import pytest

from rubbletop.games.colossi.actions.harm import AllotHit
from rubbletop.games.colossi.actions.marines import Fly
from rubbletop.games.colossi.events.marines import WeaponUsed
from rubbletop.games.colossi.frames.harm import HitsFrame
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.marines.reach import reach
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    assert_listed_pass,
    at,
    field,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    played,
    refused,
)
from tests.colossi.marines.acts import (
    DONE,
    bomb,
    chisel,
    drill,
    end,
    fly,
    given_actions,
    kinds_of,
    march,
    of_kind,
)

OPS = given_unit("ops", 161)
RED = given_tribe("red", 163)


@pytest.mark.parametrize(("face", "reduced"), [(3, False), (6, True)])
def test_5_4_2_the_chisel_flips_the_top_boulder_or_does_nothing(face: int, reduced: bool) -> None:
    told = played(given_actions(OPS, RED), chisel("ops", "red"), [face])
    assert told.tribe("red").stack[0].reduced == reduced
    assert told.state.top == ActionsFrame(begun=True)


def test_98_a_shattered_boulder_throws_out_rubble_from_its_hex() -> None:
    told = played(given_actions(OPS, RED), chisel("ops", "red"), [4, 4, 3])
    assert told.tribe("red").stack[0].reduced
    assert told.rubble() == {"136": "down"}


def test_98_even_the_last_boulder_of_a_tribe_does() -> None:
    told = played(given_actions(OPS, given_tribe("red", 163, "R1-")), chisel("ops", "red"), [5, 1, 1])
    assert told.state.tribes == {}
    assert told.rubble() == {"162": "down"}


def test_109_the_rubble_of_a_chisel_may_fall_on_the_unit_that_struck() -> None:
    s = given_actions(given_unit("ops", 162), RED)
    told = played(s, chisel("ops", "red", "move"), [5, 1, 1])
    assert told.rubble() == {"143": "down"}
    assert isinstance(told.state.top, HitsFrame)
    told = played(told.state, AllotHit(seat=SEAT, unit=UnitId("ops"), choice="marker"))
    assert (told.unit("ops").marker, told.unit("ops").acted) == ("stunned", True)


def test_98_a_rubble_target_is_removed_and_leaves_none() -> None:
    told = played(given_actions(OPS, given_rubble(163)), chisel("ops", "rubble163"), [4])
    assert told.rubble() == {}


@pytest.mark.parametrize(
    "fields",
    [{"damaged": True}, {"marker": "stunned"}, {"arrival": "safe"}, {"damaged": True, "marker": "stunned"}],
)
def test_96_the_chisel_has_one_off_once_for_whatever_hinders(fields: dict[str, object]) -> None:
    s = given_actions(replace(OPS, **fields), RED)
    told = played(s, chisel("ops", "red"), [4])
    assert (told.of(WeaponUsed)[0].drm, told.of(WeaponUsed)[0].result) == (-1, "none")


def test_81_the_chisel_on_the_move_has_one_off_and_halves_the_movement() -> None:
    s = given_actions(OPS, given_tribe("red", 164))
    s = played(s, chisel("ops", "red", "move"), [4]).state
    assert isinstance(s.top, ActingFrame)
    s = played(s, march("ops", 156)).state
    assert played(s, march("ops", 155)).state.top == ActionsFrame(begun=True)
    s = played(given_actions(OPS, given_tribe("red", 164)), march("ops", 162)).state
    assert played(s, chisel("ops", "red", "move"), [1]).state.top == ActionsFrame(begun=True)


def test_5_4_2_the_chisel_reaches_four_hexes() -> None:
    s = given_actions(given_unit("ops", 153), given_tribe("red", 161), given_tribe("black", 162, id_="black"))
    assert "Chisel" in kinds_of(s, "ops")
    assert refused(s, chisel("ops", "black")) == "The Chisel does not reach that far. [5.4.2]"


@pytest.mark.parametrize("thing", [given_unit("hq", 162), given_rubble(162)])
def test_97_nothing_may_be_in_the_chisels_way(thing: object) -> None:
    s = given_actions(OPS, RED, thing)  # type: ignore[arg-type]
    reason = "A unit, tribe, Rubble or Structure is in the Chisel's way. [5.4.2, 97]"
    assert refused(s, chisel("ops", "red")) == reason


def test_97_a_structure_stops_the_chisel_and_a_hill_its_sight() -> None:
    s = given_actions(given_unit("ops", 443), given_tribe("red", 445), given_tribe("black", 446))
    assert refused(s, chisel("ops", "red")).endswith("[5.4.2, 97]")
    assert refused(s, chisel("ops", "black")) == "The line of sight is blocked in 445. [5.4.1]"


def test_5_4_2_only_special_ops_chisel_and_no_features() -> None:
    s = given_actions(OPS, given_unit("hq", 145), RED, given_rubble(164, "stonehenge"))
    assert refused(s, chisel("hq", "red")) == "Only Special Ops carry the Chisel. [5.4.2]"
    assert refused(s, chisel("ops", "rubble164")).endswith("[5.4.1, 92]")
    paralyzed = given_actions(given_unit("ops", 161, marker="paralyzed"), RED)
    assert refused(paralyzed, chisel("ops", "red")) == "A Paralyzed unit cannot attack. [5.4]"


# ---- the Boring Bit


@pytest.mark.parametrize("face", [1, 3])
def test_5_4_3_a_3_or_less_is_a_tiny_crack(face: int) -> None:
    told = played(given_actions(given_unit("bit", 162), RED), drill("red"), [face])
    assert not told.tribe("red").paralyzed
    assert told.names() == ["WeaponUsed"]


def test_5_4_3_a_6_flips_the_bottom_boulder_and_paralyzes() -> None:
    told = played(given_actions(given_unit("bit", 162), RED), drill("red"), [6])
    tribe = told.tribe("red")
    assert ([b.reduced for b in tribe.stack], tribe.paralyzed) == ([False] * 4 + [True], True)


def test_5_4_3_a_6_removes_a_reduced_bottom_boulder_and_the_last_one_ends_the_tribe() -> None:
    s = given_actions(given_unit("bit", 162), given_tribe("red", 163, "R1", "R2-"))
    told = played(s, drill("red"), [6])
    assert ([b.id for b in told.tribe("red").stack], told.tribe("red").paralyzed) == (["R1"], True)
    s = given_actions(given_unit("bit", 162), given_tribe("red", 163, "R1-"))
    assert played(s, drill("red"), [6]).state.tribes == {}


def test_95_a_bottom_flip_leaves_the_crack() -> None:
    s = given_actions(given_unit("bit", 162), RED, cracked=("red",), series=UnitId("red"))
    assert played(s, drill("red"), [6]).state.cracked == ("red",)


def test_5_4_3_rubble_is_paralyzed_or_removed() -> None:
    s = given_actions(given_unit("bit", 162), given_rubble(163))
    assert played(s, drill("rubble163"), [4]).state.rubble[UnitId("rubble163")].paralyzed
    assert played(s, drill("rubble163"), [6]).rubble() == {}


def test_99_a_full_move_before_or_after_the_drill_but_not_both() -> None:
    s = given_actions(given_unit("bit", 144), given_tribe("red", 163))
    after = played(given_actions(given_unit("bit", 162), RED), drill("red"), [1]).state
    for to in (161, 156, 155, 154):
        after = played(after, march("bit", to)).state
    assert after.units[UnitId("bit")].hex == "154"
    before = played(s, march("bit", 143)).state
    assert played(before, drill("red"), [1]).state.top == ActionsFrame(begun=True)


def test_5_4_3_the_bit_must_be_next_to_its_target_unmarked_and_not_just_landed() -> None:
    s = given_actions(given_unit("bit", 161), RED, given_rubble(156, "stonehenge"))
    assert refused(s, drill("red")) == (
        "The Boring Bit drills only into a tribe or Rubble next to it. [5.4.3]"
    )
    assert refused(s, drill("rubble156")).endswith("[5.4.1, 92]")
    landed = given_actions(given_unit("bit", 162, arrival="safe"), RED)
    stunned = given_actions(given_unit("bit", 162, marker="stunned"), RED)
    assert refused(landed, drill("red")) == (
        "The Boring Bit cannot drill in the turn in which it landed. [5.4.3]"
    )
    assert refused(stunned, drill("red")) == "A Stunned or Paralyzed Boring Bit cannot drill. [5.4.3]"
    other = given_actions(given_unit("hq", 162, id_="bit"), RED)
    assert refused(other, drill("red")) == "Only the Boring Bit drills. [5.4.3]"
    struck = played(given_actions(given_unit("bit", 162), RED), drill("red"), [1]).state
    assert refused(struck, drill("red")) == "It has made its attack already. [5.3.2]"


def test_33_no_drilling_in_the_storm() -> None:
    s = given_actions(given_unit("bit", 162), RED, storm=at(163))
    assert refused(s, drill("red")) == "The Dust Storm hides it. [Event Chart, 33]"


# ---- the Bomber


def given_beta() -> ColossiState:
    """Return the printed example: Brownstones in a Pillar, a Bomber and a damaged Boring Bit."""
    return given_actions(
        given_unit("bomber", 632),
        given_unit("bit", 265, damaged=True),
        given_tribe("brown", 343, "B1", "B2"),
        zone="beta",
    )


def flown(s: ColossiState, *hexes: int) -> ColossiState:
    for to in hexes:
        s = played(s, fly(to)).state
    return s


def toward(s: ColossiState, goal: int) -> tuple[int, ...]:
    """Return the hexes of a shortest flight to ``goal``."""
    board = field(s).board
    here = s.units[UnitId("bomber")].hex
    assert here is not None
    way: list[int] = []
    while here != at(goal):
        here = min(board.neighbours[here], key=lambda to: board.distance(to, at(goal)))
        way.append(int(here))
    return tuple(way)


def test_e14_to_e16_the_bomber_bombs_in_passing_and_the_rubble_falls_two_hexes_north_east() -> None:
    s = given_beta()
    s = flown(s, *toward(s, 343))
    assert isinstance(s.top, ActingFrame)
    assert s.top.spent == 8
    told = played(s, bomb("brown"), [5, 2, 3])
    assert told.tribe("brown").stack[0].reduced
    assert told.rubble() == {"262": "down"}
    s = flown(told.state, *toward(s, 254))
    assert isinstance(s.top, ActingFrame)
    assert s.top.spent == 11
    assert played(s, end("bomber")).unit("bomber").hex == "254"


def test_e17_and_e18_the_damaged_bit_moves_to_344_and_drills() -> None:
    s = given_beta()
    cost, way = reach(ground(), s, UnitId("bit"))[at(344)]
    assert cost == 4
    for step in way:
        s = played(s, step).state
    assert "March" not in kinds_of(s, "bit")
    told = played(s, drill("brown"), [6])
    assert (told.of(WeaponUsed)[0].drm, told.of(WeaponUsed)[0].result) == (-1, "paralyzed")
    assert told.tribe("brown").paralyzed
    assert not told.tribe("brown").stack[-1].reduced


def test_5_4_4_a_bomber_flies_over_hills_and_tribes_and_bombs_on_its_way() -> None:
    s = given_actions(given_unit("bomber", 161), RED)
    s = flown(s, 162)
    assert refused(s, bomb("red")) == (
        "A Bomber bombs what stands in the hex that it has flown into. [5.4.4, 101]"
    )
    s = flown(s, 163)
    assert kinds_of(s, "bomber") == {"Fly", "Bomb"}
    assert refused(s, end("bomber")) == "A Bomber lands only in an empty numbered hex. [5.4.4, 102]"
    told = played(s, bomb("red"), [6])
    assert len(told.tribe("red").stack) == 4
    assert refused(told.state, bomb("red")) == "It has made its attack already. [5.3.2]"
    s = flown(told.state, 164)
    assert played(s, end("bomber")).unit("bomber").hex == "164"


def over_red(**fields: object) -> ColossiState:
    """Return a Bomber over Redstones in 163."""
    return flown(given_actions(replace(given_unit("bomber", 162), **fields), RED), 163)


def test_5_4_4_anti_aircraft_damages_a_bomber_and_it_flies_on() -> None:
    told = played(over_red(), bomb("red"), [1])
    assert told.unit("bomber").damaged
    assert isinstance(told.state.top, ActingFrame)
    assert (told.state.top.points, told.state.top.spent) == (12, 1)


def test_103_a_bomber_that_is_hit_keeps_the_points_with_which_it_started() -> None:
    s = over_red()
    s = s.become(ActingFrame(unit=UnitId("bomber"), points=12, spent=11, path=(at(162), at(163))))
    told = played(s, bomb("red"), [1])
    assert told.unit("bomber").damaged
    assert played(told.state, fly(164)).unit("bomber").place == "map"


def test_5_4_4_a_bomber_may_land_where_it_has_destroyed_the_last_boulder() -> None:
    s = flown(given_actions(given_unit("bomber", 162), given_tribe("white", 163, "W1-")), 163)
    told = played(s, bomb("white"), [5, 1, 6])
    assert "white" not in told.state.tribes
    assert played(told.state, end("bomber")).unit("bomber").hex == "163"


def test_5_4_4_anti_aircraft_destroys_a_damaged_bomber_and_the_modifier_counts() -> None:
    told = played(over_red(damaged=True), bomb("red"), [2])
    assert told.unit("bomber").place == "lost"
    assert told.state.top == ActionsFrame(begun=True)


def test_5_4_4_a_miss_does_nothing() -> None:
    told = played(over_red(), bomb("red"), [3])
    assert told.names() == ["WeaponUsed"]


def test_5_4_4_knocked_out_flips_the_top_boulder_and_throws_out_rubble() -> None:
    told = played(over_red(), bomb("red"), [5, 1, 6])
    assert told.tribe("red").stack[0].reduced
    assert len(told.rubble()) == 1


@pytest.mark.parametrize("face", [4, 6])
def test_5_4_4_rubble_is_removed(face: int) -> None:
    s = flown(given_actions(given_unit("bomber", 162), given_rubble(163)), 163)
    told = played(s, bomb("rubble163"), [face])
    assert told.rubble() == {}


def test_101_features_are_no_target_and_no_landing_place() -> None:
    s = flown(given_actions(given_unit("bomber", 162), given_rubble(163, "stonehenge")), 163)
    assert refused(s, bomb("rubble163")).endswith("[5.4.1, 92]")
    assert "EndAction" not in kinds_of(s, "bomber")


def test_59_a_bomber_beside_the_map_must_fly_in_over_an_edge_hex_for_a_point() -> None:
    s = given_actions(given_unit("bomber", None, place="beside"))
    assert_listed_pass(s)
    assert refused(s, DONE) == "A Bomber beside the map must fly in first. [sc. 1, 59]"
    assert refused(s, fly(161)) == "A Bomber beside the map flies in over an edge hex. [sc. 1, 59]"
    assert refused(s, fly(999)) == "There is no such hex on the map. [2.2]"
    s = flown(s, 111)
    assert isinstance(s.top, ActingFrame)
    assert (s.top.spent, s.units[UnitId("bomber")].place) == (1, "map")
    assert played(s, end("bomber")).unit("bomber").hex == "111"


def test_40_bombers_do_not_fly_in_hurricane_winds_and_the_step_may_end() -> None:
    s = given_actions(given_unit("bomber", None, place="beside"), events=("hurricane",))
    assert refused(s, fly(111)) == "Bombers stay where they are in Hurricane Winds. [Event Chart, 40]"
    assert not kinds_of(s, "bomber")


def test_34_bombers_keep_out_of_the_storm_but_one_caught_inside_may_leave() -> None:
    outside = given_actions(given_unit("bomber", 156), storm=at(163))
    assert "162" not in of_kind(flown(outside, 161), Fly)
    assert refused(flown(outside, 161), fly(162)) == (
        "Bombers cannot fly into the Dust Storm. [Event Chart, 34]"
    )
    inside = flown(given_actions(given_unit("bomber", 163), RED, storm=at(163)), 162)
    assert refused(inside, end("bomber")) == "Bombers cannot land in the Dust Storm. [Event Chart, 34]"
    assert flown(inside, 161).units[UnitId("bomber")].hex == "161"


def test_34_no_bombs_in_the_storm() -> None:
    s = given_actions(given_unit("bomber", 163), given_tribe("red", 162), storm=at(163))
    s = flown(s, 162)
    assert refused(s, bomb("red")) == "Bombers cannot bomb in the Dust Storm. [Event Chart, 34]"
    assert "Bomb" not in kinds_of(s, "bomber")


def test_102_no_flight_without_a_landing_hex_in_reach() -> None:
    s = given_actions(given_unit("bomber", 112), given_rubble(111), given_rubble(152))
    s = s.push(ActingFrame(unit=UnitId("bomber"), points=2, spent=1, path=(at(113), at(112))))
    assert refused(s, fly(111)) == "From there it could not reach a hex to land in. [5.4.4, 102]"
    assert refused(s, fly(114)) == "That hex is out of reach in this flight. [5.4.4]"
    assert set(of_kind(s, Fly)) == {"113", "151"}


def test_5_4_4_a_flight_ends_with_the_movement_points() -> None:
    s = over_red()
    s = s.become(ActingFrame(unit=UnitId("bomber"), points=12, spent=12, path=(at(162), at(163))))
    assert refused(s, fly(162)) == "It has too few movement points left for that hex. [5.3.1]"


def test_115_nobody_flies_over_the_red_cliffs() -> None:
    s = given_actions(given_unit("bomber", 161), given_rubble(162, "cliffs"))
    assert refused(s, fly(162)) == "Nobody can enter the Red Cliffs. [6.0]"


def test_117_a_flight_that_ends_among_marbles_throws_a_die_and_passing_does_not() -> None:
    s = flown(given_actions(given_unit("bomber", 144), given_rubble(163, "minefield")), 143, 162)
    told = played(s, end("bomber"), [1])
    assert told.state.top == HitsFrame(unit=UnitId("bomber"), hits=1)


def test_102_a_bomber_whose_last_landing_hex_is_gone_crashes() -> None:
    s = over_red()
    s = s.become(ActingFrame(unit=UnitId("bomber"), points=12, spent=12, path=(at(162), at(163))))
    told = played(s, bomb("red"), [3])
    assert told.unit("bomber").place == "lost"
    assert told.names() == ["WeaponUsed", "BomberCrashed", "UnitHarmed"]


def test_5_4_4_only_bombers_fly_and_bomb() -> None:
    s = given_actions(given_unit("squad", 161, id_="bomber"), RED)
    assert refused(s, fly(162)) == "Only Bombers fly. [5.4.4]"
    assert refused(s, bomb("red")) == "Only Bombers drop bombs. [5.4.4]"
    assert refused(given_actions(given_unit("bomber", 161)), march("bomber", 162)) == (
        "A Bomber flies: it does not move on the ground. [5.4.4]"
    )
