# SPDX-License-Identifier: GPL-3.0-or-later
"""The chances of attacks on GODRAN, before they are made (XIV, X)."""

from fractions import Fraction
from itertools import permutations

import pytest

from rubbletop.games.tokyo.attack_odds import (
    OddsRow,
    attack_odds,
    column_chances,
    result_rows,
    weapon_odds,
    wounds_now,
)
from rubbletop.games.tokyo.plans import possible_origins
from rubbletop.games.tokyo.state import Options, replace
from rubbletop.games.tokyo.tables import WEAPONS
from rubbletop.kernel.facts import UnitId
from tests.tokyo.attacks_builders import given_attacks, phase
from tests.tokyo.builders import field, given_game, ground


@pytest.mark.parametrize(
    ("dice", "flop", "reached"),
    [
        (4, 16, (84, 10, 0, 0, 0)),
        (6, 0, (100, 72, 21, 1, 0)),
        (8, 0, (100, 98, 76, 31, 6)),
        (10, 0, (100, 100, 97, 80, 46)),
        (11, 0, (100, 100, 99, 92, 70)),
        (12, 0, (100, 100, 100, 97, 86)),
        (14, 0, (100, 100, 100, 100, 98)),
    ],
)
def test_xiv_the_chance_to_reach_each_row(dice: int, flop: int, reached: tuple[int, ...]) -> None:
    rows = result_rows(ground().edition, dice, 10, 0)
    chances = [row.chance for row in rows]
    assert sum(chances) == 1
    assert round(100 * chances[0]) == flop
    assert tuple(round(100 * sum(chances[n:])) for n in range(1, 6)) == reached


def test_xiv_the_rows_name_damage_points_and_effects() -> None:
    rows = result_rows(ground().edition, 2, 10, 1)
    assert rows[:2] == (
        OddsRow(None, 0, "flop", Fraction(33, 36)),
        OddsRow(1, 8, "pissed", Fraction(3, 36)),
    )
    assert (rows[-1].low, rows[-1].high, rows[-1].result) == (26, None, "wounded")


def test_xiv_the_odds_of_an_attack_as_it_stands() -> None:
    s = given_attacks("ne.tank.1 H7", "ne.tank.2 H7", "ne.tank.3 H7", wounds=1)
    odds = attack_odds(field(s), phase(s), [UnitId(f"ne.tank.{n}") for n in (1, 2, 3)])
    assert (odds.dice.total, odds.strength.total) == (12, 10)
    assert round(100 * odds.chance("wounded")) == 97
    assert odds.chance("flop", "annoyed") == 0


def test_116_the_fourth_wound_reads_killed() -> None:
    """Against three wounds column C kills at 8 or more: 15 of 36."""
    s = given_attacks(wounds=3, revealed=True)
    odds = weapon_odds(ground(), s, "heat_ray")
    assert odds.chance("killed") == Fraction(15, 36)
    assert odds.chance("wounded") == 0
    assert result_rows(ground().edition, 12, 10, 3)[-1].result == "killed"


def test_122_with_the_origin_known_the_column_is_sure() -> None:
    s = given_attacks()
    odds = weapon_odds(ground(), s, "super_freezer")
    assert odds.columns == {"B": 1}
    assert odds.chance("healed", "wounded") == Fraction(9, 36)
    assert list(odds.results) == ["no_effect", "healed", "annoyed", "retreat", "stunned", "wounded"]


def test_125_a_twelve_that_kills_is_in_the_odds() -> None:
    s = given_attacks(options=Options(weapon_kill=True))
    assert weapon_odds(ground(), s, "heat_ray").chance("killed") == Fraction(1, 36)


def test_x_what_a_view_does_not_show_is_averaged() -> None:
    s = replace(given_game(), origin="?", cards=("?", "?", "?", "?", "?"))
    assert possible_origins(ground(), s) == tuple(ground().origins)
    assert weapon_odds(ground(), s, "heat_ray").columns == dict.fromkeys("ABC", Fraction(1, 3))
    looked = replace(s, cards=("antarctica", "?", "swamp", "?", "?"))
    assert possible_origins(ground(), looked) == ("moon", "fuji", "crust", "pacific")
    assert weapon_odds(ground(), looked, "heat_ray").columns == {
        "A": Fraction(2, 4),
        "B": Fraction(1, 4),
        "C": Fraction(1, 4),
    }
    assert weapon_odds(ground(), looked, "death_ray").columns == {"B": 1}


@pytest.mark.parametrize(("looks", "percent"), [(0, 33), (1, 40), (2, 50), (3, 53), (4, 60), (5, 100)])
def test_x_research_raises_the_chance_of_column_c(looks: int, percent: int) -> None:
    """The best choice of a superweapon after so many looks, over all that may be seen."""
    origins = tuple(ground().origins)
    best = []
    for seen in permutations(origins, looks):
        left = [origin for origin in origins if origin not in seen]
        best.append(max(column_chances(ground(), left, weapon).get("C", Fraction(0)) for weapon in WEAPONS))
    assert round(100 * sum(best) / len(best)) == percent


def test_110_the_wounds_that_count_are_those_of_the_start_of_the_phase() -> None:
    s = replace(given_attacks(wounds=2), wounds=1)
    assert wounds_now(s) == 2
    assert wounds_now(given_game(wounds=1)) == 1
