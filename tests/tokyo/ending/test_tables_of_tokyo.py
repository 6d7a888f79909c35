# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of an edition, the table top, and a purse that only its owner sees (IV, VIII, XIV, 109)."""

import pytest

from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import UNKNOWN_CASH, replace
from rubbletop.games.tokyo.tables import Edition, faults
from tests.tokyo.builders import ONE, at, given_game, ground, ruined
from tests.tokyo.movement_builders import given_movement


def edition() -> Edition:
    return ground().edition


def test_the_edition_of_the_program_has_no_faults() -> None:
    assert faults(edition()) == ()


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("units", edition().units[1:], "units are not all there, each once"),
        ("schemes", edition().schemes[:1] * 6, "schemes are not all there, each once"),
        ("origins", edition().origins[:1] * 6, "origins are not all there, each once"),
        (
            "origins",
            (replace(edition().origins[0], columns={}), *edition().origins[1:]),
            "columns of moon are not all there, each once",
        ),
        ("weapon_results", {}, "weapon_results are not all there, each once"),
        ("military_results", edition().military_results[1:], "military_results do not rise from 1"),
        ("military_results", edition().military_results[::-1], "military_results do not rise from 1"),
        (
            "schemes",
            tuple(replace(row, cost=row.cost + 1) for row in edition().schemes),
            "no scheme costs nothing",
        ),
        (
            "game",
            replace(edition().game, weapon_done=100),
            "a superweapon is done before its type is declared",
        ),
    ],
)
def test_an_edition_that_cannot_be_played_is_called_so(field: str, value: object, told: str) -> None:
    assert told in faults(replace(edition(), **{field: value}))


def test_109_godran_is_stronger_beside_a_standing_building() -> None:
    s = given_movement(godran="K4")
    assert ground().field(s).strength() == 11
    assert ground().field(ruined(s, "ne.broadcast_tower")).strength() == 10


def test_a_purse_that_is_hidden_stays_hidden_whatever_is_paid() -> None:
    s = given_game(MovementFrame(left=(ONE,)), cash={ONE: UNKNOWN_CASH})
    assert s.paid(ONE, 40).cash == {ONE: UNKNOWN_CASH}


def test_table_tops_of_the_same_city_share_what_is_known_of_its_streets() -> None:
    s = given_movement("ne.tank.1 J4")
    first = ground().field(s)
    assert ground().field(s) is first
    moved = s.moved(s.units[next(iter(s.units))].id, at("I2"))
    assert ground().field(moved).exits is first.exits
    assert ground().field(ruined(s, "ne.department_store")).exits is not first.exits
    assert Field(ground(), s).exits == {}
