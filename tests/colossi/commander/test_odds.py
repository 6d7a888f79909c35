# SPDX-License-Identifier: GPL-3.0-or-later
"""The chances that the commander reckons with, against all throws counted one by one (5.4.1, 5.3.4.2)."""

from collections.abc import Iterable
from itertools import product

import pytest

from rubbletop.games.colossi.commander.odds import at_least, break_chance, hit_chance, tail


def share(outcomes: Iterable[bool]) -> float:
    found = list(outcomes)
    return sum(found) / len(found)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("need", [2, 3, 4, 5])
def test_5_4_1_the_chance_to_break_a_boulder_counts_two_sixes_as_three_hits(dice: int, need: int) -> None:
    throws = product(range(1, 7), repeat=dice)
    expected = share(sum(f > need for f in t) + (t.count(6) > 1) >= 3 for t in throws)
    assert break_chance(dice, need, 3, 1, 0) == pytest.approx(expected)


@pytest.mark.parametrize("dice", [1, 2, 4])
def test_5_3_4_2_in_a_strike_each_six_counts_twice(dice: int) -> None:
    throws = product(range(1, 7), repeat=dice)
    expected = share(sum(f > 4 for f in t) + t.count(6) >= 3 for t in throws)
    assert break_chance(dice, 4, 3, 0, 1) == pytest.approx(expected)


def test_5_4_1_a_die_hits_above_the_defence_number() -> None:
    assert hit_chance(4) == pytest.approx(1 / 3)
    assert at_least(1, 2, hit_chance(4)) == pytest.approx(5 / 9)
    assert at_least(-1, 2, 0.5) == 1


def test_the_chance_of_more_hits_than_expected_falls() -> None:
    assert tail(1.0, 0) == 1
    assert tail(1.0, 1) == pytest.approx(0.632, abs=0.001)
    assert tail(1.0, 3) == pytest.approx(0.080, abs=0.001)
