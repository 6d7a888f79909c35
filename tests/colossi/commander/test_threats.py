# SPDX-License-Identifier: GPL-3.0-or-later
"""What the commander fears from tribes (7.1 to 7.2.4)."""

import pytest

from rubbletop.games.colossi.commander.threats import Threats, health
from rubbletop.games.colossi.state import Tribe, Unit, replace
from rubbletop.kernel.facts import SpaceId, UnitId
from tests.colossi.builders import at, field, given_state, given_tribe, given_unit


def hits(unit: Unit, *things: Unit | Tribe, hex_: int = 0, **fields: object) -> float:
    """Return the hits that a unit can expect in its hex, or in another one."""
    s = replace(given_state(unit, *things), **fields)
    where = at(hex_) if hex_ else unit.hex
    assert where is not None
    return Threats(field(s)).hits(unit, where)


def test_7_2_2_the_thunderclap_reaches_two_hexes_and_one_more_in_a_wave() -> None:
    squad = given_unit("squad", 156)
    assert hits(squad, given_tribe("black", 162)) == pytest.approx(6 / 3 * 10 / 16)
    assert hits(squad, given_tribe("black", 163)) == 0
    assert hits(squad, given_tribe("black", 163), events=("wave",)) > 0


def test_7_1_a_tribe_that_no_card_left_names_is_not_feared() -> None:
    squad = given_unit("squad", 156)
    named = tuple(card for card in range(1, 17) if card not in (2, 3))
    assert hits(squad, given_tribe("black", 162), cards=named) == 0
    assert hits(squad, given_tribe("black", 162), cards=tuple(range(1, 17))) == pytest.approx(2.0)


def test_5_4_3_a_paralyzed_tribe_and_one_off_the_map_are_not_feared() -> None:
    squad = given_unit("squad", 156)
    assert hits(squad, given_tribe("black", 162, paralyzed=True)) == 0
    assert hits(squad, given_tribe("black", None)) == 0


def test_7_2_1_a_tribe_goes_rather_for_the_nearest_that_it_sees() -> None:
    squad = given_unit("squad", 156)
    alone = hits(squad, given_tribe("black", 162))
    beside = hits(squad, given_tribe("black", 162), given_unit("medic", 164))
    nearer = hits(squad, given_tribe("black", 162), given_unit("medic", 163))
    assert alone > beside > nearer > 0


def test_7_2_1_a_unit_out_of_sight_is_a_target_only_where_none_is_seen() -> None:
    hidden = given_unit("squad", 165)
    tribe = given_tribe("black", 164)
    assert hits(hidden, tribe) == hits(given_unit("squad", 162), tribe)
    assert hits(hidden, tribe, given_unit("medic", 126)) > hits(hidden, tribe, given_unit("medic", 161)) > 0


def test_2_2_a_structure_takes_a_die_from_the_thunderclap() -> None:
    open_ = hits(given_unit("squad", 343), given_tribe("black", 341))
    assert hits(given_unit("squad", 345), given_tribe("black", 343)) < open_


@pytest.mark.parametrize(
    ("top", "near", "far"),
    [("Y1", 163, 166), ("Y2", 163, 166), ("W1", 164, 166), ("G1", 164, 165), ("R1", 163, 222)],
)
def test_7_2_3_each_special_attack_is_feared_in_its_reach_alone(top: str, near: int, far: int) -> None:
    tribe = {"Y": "yellow", "W": "white", "G": "grey", "R": "red"}[top[0]]
    squad = given_unit("squad", 156)
    assert hits(squad, given_tribe(tribe, near, top)) > 0  # type: ignore[arg-type]
    assert hits(squad, given_tribe(tribe, far, top)) == 0  # type: ignore[arg-type]


def test_7_2_4_the_tombstones_are_feared_for_a_sixth_of_each_special_attack() -> None:
    squad = given_unit("squad", 156)
    assert 0 < hits(squad, given_tribe("tomb", 164)) < hits(squad, given_tribe("white", 164, "W1"))


def test_the_worst_tribe_is_the_one_that_does_most_harm() -> None:
    squad = given_unit("squad", 156)
    s = given_state(squad, given_tribe("black", 162, "K1"), given_tribe("red", 155))
    assert Threats(field(s)).worst(squad, at(156)) == "red"
    assert Threats(field(s)).worst(squad, at(666)) is None


def test_5_1_1_a_unit_lives_through_as_many_hits_as_it_has_steps() -> None:
    units = [
        given_unit("squad", 156),
        given_unit("squad", 156, damaged=True, marker="stunned"),
        given_unit("miner", 156, marker="paralyzed"),
        given_unit("carrier", 345),
    ]
    assert [health(field(given_state(unit)), unit) for unit in units] == [3, 1, 0, 0]


def test_5_1_1_the_toll_grows_with_what_the_unit_has_suffered() -> None:
    fresh = given_unit("squad", 156)
    hurt = given_unit("squad", 156, damaged=True, marker="paralyzed")
    tribe = given_tribe("red", 162)
    tolls = [Threats(field(given_state(u, tribe))).toll(u, SpaceId("156"), 2.0) for u in (fresh, hurt)]
    assert 0 < tolls[0] < tolls[1]
    assert Threats(field(given_state(fresh))).toll(fresh, at(156), 2.0) == 0
    assert UnitId("squad") == fresh.id
