# SPDX-License-Identifier: GPL-3.0-or-later
"""The map, the tracks and the tables as the rules ask them (War; Control; Oil; Pacifism; 14, 27, 38)."""

import pytest

from rubbletop.games.barrel.tables import Building
from tests.barrel.builders import ONE, at, given_game, given_region, ground


@pytest.mark.parametrize(
    ("troops", "locals_", "own", "others"),
    [(4, 7, 1, 1), (4, 8, -2, 2), (4, 3, 2, -2), (3, 3, 1, 1), (9, 1, 9, -9), (1, 4, -4, 4)],
)
def test_a_ratio_is_rounded_for_the_players(troops: int, locals_: int, own: int, others: int) -> None:
    assert ground().ratio(troops, locals_) == (own, others)


def test_ruling_27_ratios_beyond_the_table_count_as_its_outermost() -> None:
    tables = ground().edition

    assert [tables.losses(9, face) for face in range(1, 7)] == [4, 3, 3, 2, 2, 1]
    assert [tables.losses(-9, face) for face in range(1, 7)] == [1, 0, 0, 0, 0, 0]


def test_a_refinery_in_bassora_makes_four_barrels_of_three_logistics() -> None:
    s = given_region(given_game(), "bassora", ONE, logistics=3, buildings=("refinery",))

    assert (ground().output(s, at("bassora")), ground().needs(s, at("bassora"))) == (4, 3)
    assert ground().can_produce(s, at("bassora"))


def test_ruling_38_a_refinery_never_brings_the_need_under_one() -> None:
    s = given_region(given_game(), "karbala", ONE, buildings=("refinery",))

    assert ground().needs(s, at("karbala")) == 1


@pytest.mark.parametrize(("warehouses", "room"), [(0, 1), (1, 4), (2, 8), (3, 12)])
def test_ruling_14_room_for_barrels(warehouses: int, room: int) -> None:
    warehouse: Building = "warehouse"
    s = given_region(given_game(), "bassora", ONE, buildings=(warehouse,) * warehouses)

    assert ground().room(s, at("bassora")) == room


def test_the_public_tolerates_three_troops_and_one_more_for_two_points_of_media() -> None:
    assert [ground().tolerated(media) for media in (0, 1, 2, 10, 15)] == [3, 3, 4, 8, 10]
