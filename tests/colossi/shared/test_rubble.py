# SPDX-License-Identifier: GPL-3.0-or-later
"""Placing Rubble and garrisons (5.4.6, sc. 1; rulings 107 to 110, 143, 151)."""

import pytest

from rubbletop.games.colossi import motion
from rubbletop.games.colossi.events.common import (
    RubbleDeflected,
    RubbleMissing,
    RubblePlaced,
    TribeMoved,
    UnitMoved,
    UnitStruck,
)
from rubbletop.games.colossi.frames.harm import HitsFrame, RubbleFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import SpaceId, UnitId
from tests.colossi.builders import (
    Told,
    at,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    ground,
    settled,
)

WHITE = UnitId("white")


def thrown(s: ColossiState, origin: int | str, faces: list[int]) -> Told:
    """Return what follows from Rubble thrown from ``origin``."""
    return settled(s.become(RubbleFrame(origin=at(origin))), faces)


def test_5_4_6_ruling_107_e4_direction_four_with_a_three_is_two_hexes_due_south() -> None:
    assert thrown(given_state(), 354, [4, 3]).rubble() == {"356": "down"}


def test_e16_on_beta_north_east_with_a_three_goes_from_343_over_335_to_262() -> None:
    told = thrown(given_state(given_tribe("brown", 343), zone="beta"), 343, [2, 3])
    assert told.rubble() == {"262": "down"}
    assert told.of(RubblePlaced)[0].origin == at(343)


@pytest.mark.parametrize(
    ("thing", "lands"),
    [
        (given_tribe("red", 422), "356"),
        (given_rubble(422), "356"),
        (given_rubble(422, "stonehenge"), "356"),
    ],
)
def test_ruling_108_a_hex_that_is_not_empty_sends_it_to_the_lowest_empty_hex_beside_it(
    thing: Tribe | Rubble, lands: str
) -> None:
    told = thrown(given_state(thing), 421, [1, 1])
    assert [placed.hex for placed in told.of(RubblePlaced)] == [at(lands)]
    assert [(e.hex, e.to) for e in told.of(RubbleDeflected)] == [(at(422), at(lands))]


def test_ruling_108_a_hill_or_a_tectonic_hex_takes_no_rubble() -> None:
    assert list(thrown(given_state(), 251, [4, 1]).rubble()) == ["215"]
    assert list(thrown(given_state(tectonic=(at(422),)), 421, [1, 1]).rubble()) == ["356"]


def test_ruling_109_a_unit_it_falls_on_takes_one_hit_and_stays() -> None:
    told = thrown(given_state(given_unit("squad", 422)), 421, [1, 1])
    assert told.state.top == HitsFrame(unit=UnitId("squad"), hits=1)
    assert told.of(UnitStruck) == [UnitStruck(unit=UnitId("squad"), by="rubble", rule="5.4.6, 109")]
    assert told.unit("squad").hex == at(422)
    assert len(told.rubble()) == 1
    assert "422" not in told.rubble()


def test_ruling_109_the_carrier_is_destroyed_and_its_passenger_spared() -> None:
    told = thrown(given_state(given_unit("squad", 422), given_unit("carrier", 422)), 421, [1, 1])
    assert told.unit("carrier").place == "lost"
    assert told.unit("squad").marker == ""
    assert len(told.rubble()) == 2


def test_ruling_110_past_the_edge_there_is_no_rubble() -> None:
    told = thrown(given_state(), 111, [1, 1])
    assert told.of(RubbleMissing)[0].why == "edge"


def test_ruling_110_an_empty_pool_gives_no_rubble() -> None:
    pool = [given_rubble(n, id_=f"rubble{k}") for k, n in enumerate(range(111, 117), 1)]
    pool += [given_rubble(n, id_=f"rubble{k}") for k, n in enumerate(range(121, 127), 7)]
    told = thrown(given_state(*pool, given_unit("squad", 422)), 421, [1, 1])
    assert told.of(RubbleMissing)[0].why == "pool"
    assert told.unit("squad").marker == ""


def test_ruling_110_without_an_empty_neighbour_there_is_no_rubble() -> None:
    beside = [given_rubble(n) for n in ground().boards["alpha"].neighbours[at(422)] if n != at(421)]
    s = given_state(*beside, given_tribe("white", 421), given_tribe("red", 422))
    assert thrown(s, 421, [1, 1]).of(RubbleMissing)[0].why == "room"


@pytest.mark.parametrize(
    ("origin", "faces", "hex_"), [(246, [4, 1], 251), (524, [1, 1], 523), (442, [3, 1], 421)]
)
def test_ruling_110_structures_mine_and_rail_take_rubble(origin: int, faces: list[int], hex_: int) -> None:
    assert thrown(given_state(), origin, faces).rubble() == {str(hex_): "down"}


def moved(s: ColossiState, *path: int | str) -> Telling:
    """Return the telling of the Whitestones going along a path."""
    t = Telling(s, ScriptedDice(()))
    motion.move_tribe(t, ground(), WHITE, tuple(at(h) for h in path), how="charge", rule="7.2.1")
    return t


def rubble_hexes(t: Telling) -> list[SpaceId]:
    return [rubble.hex for rubble in t.s.rubble.values()]


def test_ruling_143_a_tribe_that_leaves_a_structure_leaves_a_garrison() -> None:
    t = moved(given_state(given_tribe("white", 463)), 463, 464)
    assert rubble_hexes(t) == [at(463)]
    assert [type(event) for event in t.events] == [TribeMoved, RubblePlaced]


def test_ruling_143_also_from_one_it_only_passes() -> None:
    assert rubble_hexes(moved(given_state(given_tribe("white", 464)), 464, 463, 462)) == [at(463)]


def test_ruling_143_not_where_another_counter_is_or_the_structure_is_gone() -> None:
    white = given_tribe("white", 463)
    assert rubble_hexes(moved(given_state(white, given_unit("squad", 463)), 463, 464)) == []
    assert rubble_hexes(moved(given_state(white, tectonic=(at(463),)), 463, 464)) == []
    assert rubble_hexes(moved(given_state(white, given_rubble(463, "pit")), 463, 464)) == [at(463)]


def test_ruling_143_not_when_the_pool_is_empty() -> None:
    pool = [given_rubble(n, id_=f"rubble{k}") for k, n in enumerate(range(111, 117), 1)]
    pool += [given_rubble(n, id_=f"rubble{k}") for k, n in enumerate(range(121, 127), 7)]
    t = moved(given_state(given_tribe("white", 463), *pool), 463, 464)
    assert [type(event) for event in t.events] == [TribeMoved, RubbleMissing]


def test_ruling_151_a_sacred_pillar_entered_throws_out_rubble() -> None:
    t = moved(given_state(given_tribe("white", 342), zone="beta"), 342, 343)
    assert t.s.top == RubbleFrame(origin=at(343), distance="d6")


def test_ruling_151_the_joy_of_a_pillar_carries_up_to_six_hexes() -> None:
    s = given_state(RubbleFrame(origin=at(343), distance="d6"), zone="beta")
    line = ground().boards["beta"].line(at(343), 1)
    assert settled(s, [1, 6]).rubble() == {str(line[5]): "down"}


def test_ruling_76_the_foreman_becomes_colby_in_the_offices_unless_they_erupted() -> None:
    foreman = given_unit("foreman", 354)
    t = Telling(given_state(foreman), ScriptedDice(()))
    motion.move_unit(t, ground(), foreman.id, (at(354), at(345)), how="march", rule="5.3.1")
    assert t.s.units[foreman.id].kind == "colby"
    t = Telling(given_state(foreman, tectonic=(at(345),)), ScriptedDice(()))
    motion.move_unit(t, ground(), foreman.id, (at(354), at(345)), how="march", rule="5.3.1")
    assert t.s.units[foreman.id].kind == "foreman"
    assert [type(event) for event in t.events] == [UnitMoved]


def test_ruling_107_hexes_between_do_not_matter_and_the_face_stays_hidden() -> None:
    assert thrown(given_state(given_tribe("red", 422)), 421, [1, 3]).rubble() == {"423": "down"}


@pytest.mark.parametrize(
    ("face", "hurt", "stops"), [(1, True, True), (2, False, True), (3, False, True), (4, False, False)]
)
def test_ruling_117_a_minefield_hits_on_one_and_stops_on_up_to_three(
    face: int, hurt: bool, stops: bool
) -> None:
    s = given_state(given_unit("squad", 422), given_rubble(421, "minefield"))
    t = Telling(s, ScriptedDice([face]))
    assert motion.enter(t, ground(), UnitId("squad"), at(422)) is stops
    assert isinstance(t.s.top, HitsFrame) is hurt


def test_ruling_120_the_pit_eliminates_and_other_ground_does_nothing() -> None:
    t = Telling(given_state(given_unit("squad", 422), given_rubble(422, "pit")), ScriptedDice(()))
    assert motion.enter(t, ground(), UnitId("squad"), at(422))
    assert t.s.units[UnitId("squad")].place == "lost"
    t = Telling(given_state(given_unit("squad", 422)), ScriptedDice(()))
    assert not motion.enter(t, ground(), UnitId("squad"), at(422))
