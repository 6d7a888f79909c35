# SPDX-License-Identifier: GPL-3.0-or-later
"""Tunnel Rift (7.2.3; rulings 112 to 115, 120, 133 to 135, 143)."""

from rubbletop.games.colossi.events.common import TribeMoved, UnitStruck
from rubbletop.games.colossi.events.tribes import RiftBarred
from rubbletop.games.colossi.frames.harm import HitsFrame
from rubbletop.games.colossi.frames.tribes import RiftFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import at, given_rubble, given_state, given_tribe, given_unit, ground, settled

BLACK = UnitId("black")
TO_421 = [4, 2, 1]


def rift(*things: object, start: int | str | None = 111, **fields: object) -> ColossiState:
    """Return a state in which the Blackstones at ``start`` tunnel."""
    black = given_tribe("black", start)
    return given_state(black, *things, RiftFrame(tribe=BLACK), **fields)  # type: ignore[arg-type]


def beside(hex_: int, *but: int) -> list[int]:
    return [int(n) for n in ground().boards["alpha"].neighbours[at(hex_)] if int(n) not in but]


def test_7_2_3_it_comes_up_in_the_random_hex_and_stuns_the_units_beside_it() -> None:
    units = (given_unit("squad", 422), given_unit("scout", 361, marker="stunned"), given_unit("hq", 424))
    told = settled(rift(*units), TO_421)
    assert told.tribe("black").hex == at(421)
    assert [told.unit(unit).marker for unit in ("squad", "scout", "hq")] == ["stunned", "paralyzed", ""]


def test_7_2_3_a_stack_from_off_the_map_comes_up_too() -> None:
    told = settled(rift(start=None), TO_421)
    assert told.of(TribeMoved)[0].path == (at(421),)


def test_ruling_133_134_a_unit_there_is_displaced_with_one_hit_and_then_stunned() -> None:
    told = settled(rift(given_unit("miner", 421)), TO_421)
    assert (told.unit("miner").hex, told.unit("miner").marker) == (at(361), "paralyzed")
    assert told.of(UnitStruck) == [UnitStruck(unit=UnitId("miner"), by="rift", rule="7.2.3, 134")]
    told = settled(rift(given_unit("squad", 421)), TO_421)
    assert told.state.top == HitsFrame(unit=UnitId("squad"), hits=1)


def test_ruling_133_a_unit_without_room_is_eliminated() -> None:
    rubble = [given_rubble(n) for n in beside(421)]
    told = settled(rift(given_unit("squad", 421), *rubble), TO_421)
    assert told.unit("squad").place == "lost"


def test_ruling_133_a_tribe_there_goes_to_the_lowest_adjacent_empty_hex_hills_too() -> None:
    told = settled(rift(given_tribe("white", 421), given_rubble(361)), TO_421)
    assert (told.tribe("black").hex, told.tribe("white").hex) == (at(421), at(362))
    told = settled(
        rift(given_tribe("white", 251), given_rubble(216), given_rubble(221), given_rubble(246)), [2, 5, 1]
    )
    assert told.tribe("white").hex == at("251+1")


def test_ruling_133_a_tribe_without_room_stays_and_the_arrival_takes_the_nearest_empty_hex() -> None:
    rubble = [given_rubble(n) for n in beside(421)]
    told = settled(rift(given_tribe("white", 421), *rubble), TO_421)
    assert told.tribe("white").hex == at(421)
    steps = ground().boards["alpha"].steps_from(at(421))
    assert told.tribe("black").hex == at(336)
    assert steps[at(336)] == 2
    assert told.of(RiftBarred)[0].why == "room"


def test_ruling_133_the_hex_the_arrival_left_is_room_too() -> None:
    rubble = [given_rubble(n) for n in beside(421, 361)]
    told = settled(rift(given_tribe("white", 421), *rubble, start=361), TO_421)
    assert (told.tribe("black").hex, told.tribe("white").hex) == (at(421), at(361))


def test_ruling_143_a_garrison_in_the_hex_it_left_takes_that_room() -> None:
    rubble = [given_rubble(n) for n in beside(464, 463) if n != 463]
    told = settled(rift(given_tribe("white", 464), *rubble[:5], start=463), [4, 6, 4])
    assert told.tribe("white").hex == at(464)
    assert told.rubble()["463"] == "down"


def test_ruling_133_rubble_there_is_moved_or_goes_to_the_pool() -> None:
    told = settled(rift(given_rubble(421)), TO_421)
    assert told.rubble() == {"361": "down"}
    rubble = [given_rubble(n) for n in beside(421)]
    told = settled(rift(given_rubble(421), *rubble), TO_421)
    assert len(told.rubble()) == 6


def test_ruling_134_a_carrier_there_is_destroyed_and_its_passenger_displaced() -> None:
    told = settled(rift(given_unit("carrier", 421), given_unit("miner", 421)), TO_421)
    assert told.unit("carrier").place == "lost"
    assert (told.unit("miner").hex, told.unit("miner").marker) == (at(361), "paralyzed")
    assert told.rubble() == {"362": "down"}


def test_ruling_134_a_carrier_alone_is_destroyed() -> None:
    told = settled(rift(given_unit("carrier", 421)), TO_421)
    assert (told.unit("carrier").place, told.rubble()) == ("lost", {"361": "down"})


def test_ruling_116_a_displaced_unit_throws_for_a_minefield() -> None:
    told = settled(rift(given_unit("miner", 421), given_rubble(356, "minefield")), [*TO_421, 4])
    assert "MineTrodden" in told.names()


def test_ruling_135_its_own_hex_drawn_it_stays_and_stuns_its_neighbours() -> None:
    s = rift(given_unit("squad", 464), given_rubble(463, "stonehenge"), start=463)
    told = settled(s, [4, 6, 3])
    assert told.of(TribeMoved) == []
    assert told.of(RiftBarred)[0].why == "own"
    assert told.unit("squad").marker == "stunned"
    assert told.rubble() == {"463": "stonehenge"}


def test_ruling_115_red_cliffs_are_closed_the_lowest_adjacent_empty_hex_takes_it() -> None:
    told = settled(rift(given_rubble(421, "cliffs"), given_rubble(361)), TO_421)
    assert told.tribe("black").hex == at(362)
    assert [(e.hex, e.to, e.why) for e in told.of(RiftBarred)] == [(at(421), at(362), "cliffs")]


def test_ruling_135_other_features_are_shared() -> None:
    for face in ("minefield", "pit", "stonehenge"):
        told = settled(rift(given_rubble(421, face)), TO_421)
        assert told.tribe("black").hex == at(421)
        assert told.rubble() == {"421": face}
    assert settled(rift(tectonic=(at(421),)), TO_421).tribe("black").hex == at(421)


def test_ruling_113_a_rift_carries_a_bound_tribe_off_and_removes_stonehenge() -> None:
    told = settled(rift(given_rubble(111, "stonehenge")), TO_421)
    assert (told.tribe("black").hex, told.rubble()) == (at(421), {})


def test_ruling_143_a_tribe_that_rifts_out_of_a_structure_leaves_a_garrison() -> None:
    assert settled(rift(start=463), TO_421).rubble() == {"463": "down"}


def test_ruling_134_an_arrival_causes_no_thunderclap() -> None:
    told = settled(rift(given_unit("squad", 422)), TO_421)
    assert "UnitAttacked" not in told.names()
