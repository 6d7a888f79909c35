# SPDX-License-Identifier: GPL-3.0-or-later
"""Tectonic Eruption (Event Chart; rulings 46 to 48)."""

from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.state import ColossiState
from tests.colossi.builders import (
    at,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    ground,
    settled,
    stepped,
)

TO_421 = [4, 2, 1]


def beside(hex_: int, *but: int) -> list[int]:
    return [
        int(n.partition("+")[0])
        for n in ground().boards["alpha"].neighbours[at(hex_)]
        if n not in map(str, but)
    ]


def tectonic(*things: object, left: int = 1, **fields: object) -> ColossiState:
    return given_state(*things, frames.TectonicFrame(left=left), **fields)  # type: ignore[arg-type]


def test_ruling_47_one_marker_after_the_other_and_a_second_on_the_same_hex_is_rolled_again() -> None:
    told = settled(tectonic(left=2), [*TO_421, *TO_421, 4, 2, 2])
    assert told.state.tectonic == (at(421), at(422))


def test_ruling_46_rubble_and_features_there_go_to_the_pool() -> None:
    for face in (None, "stonehenge", "cliffs"):
        assert stepped(tectonic(given_rubble(421, face)), TO_421).rubble() == {}


def test_ruling_47_carrier_and_passenger_die_and_the_wreck_lies_next_door() -> None:
    told = settled(tectonic(given_unit("carrier", 421), given_unit("squad", 421)), TO_421)
    assert [told.unit(unit).place for unit in ("carrier", "squad")] == ["lost", "lost"]
    assert told.rubble() == {"361": "down"}


def test_tectonic_units_beside_it_are_paralyzed_and_of_a_loaded_carrier_the_carrier() -> None:
    units = (
        given_unit("squad", 422),
        given_unit("carrier", 442),
        given_unit("hq", 442),
        given_unit("ops", 424),
    )
    told = settled(tectonic(*units), TO_421)
    markers = [told.unit(unit).marker for unit in ("squad", "carrier", "hq", "ops")]
    assert markers == ["paralyzed", "paralyzed", "", ""]


def test_ruling_48_a_tribe_there_has_its_bottom_flipped_and_is_moved_and_paralyzed() -> None:
    told = settled(
        tectonic(given_tribe("white", 421), given_tribe("red", 422), given_tribe("black", 424)), TO_421
    )
    assert [b.reduced for b in told.tribe("white").stack] == [False, False, True]
    assert told.tribe("white").hex == at(361)
    assert [told.tribe(tribe).paralyzed for tribe in ("white", "red", "black")] == [True, True, False]


def test_ruling_48_without_room_it_stays_paralyzed_and_a_last_reduced_boulder_is_the_end_of_it() -> None:
    walls = [given_rubble(n) for n in beside(421)]
    told = settled(tectonic(given_tribe("white", 421), *walls), TO_421)
    assert (told.tribe("white").hex, told.tribe("white").paralyzed) == (at(421), True)
    told = settled(tectonic(given_tribe("white", 421, "W1-")), TO_421)
    assert (told.state.tribes, told.state.crumbled) == ({}, ("W1",))


def test_ruling_143_no_garrison_where_the_marker_has_just_ended_the_structure() -> None:
    told = settled(tectonic(given_tribe("white", 463)), [4, 6, 3])
    assert told.rubble() == {}
    assert told.tribe("white").hex != at(463)


def test_ruling_113_an_eruption_under_a_bound_tribe_takes_stonehenge_away() -> None:
    told = settled(tectonic(given_tribe("white", 421), given_rubble(421, "stonehenge")), TO_421)
    assert (told.rubble(), told.tribe("white").hex) == ({}, at(361))
