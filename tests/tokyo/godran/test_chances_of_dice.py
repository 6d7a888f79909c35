# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact chances of dice totals, with what is added to each die (XII, 68)."""

from fractions import Fraction

import pytest

from rubbletop.games.tokyo.chances import at_least, expected, sums


@pytest.mark.parametrize(
    ("dice", "percents"),
    [
        (2, (83, 17, 0, 0)),
        (3, (98, 62, 9, 0)),
        (4, (100, 90, 44, 5)),
        (5, (100, 98, 78, 31)),
        (6, (100, 100, 94, 64)),
        (7, (100, 100, 99, 86)),
    ],
)
def test_XII_the_chance_to_smash_buildings_of_value_5_10_15_20(dice: int, percents: tuple[int, ...]) -> None:
    assert tuple(round(100 * at_least(dice, value)) for value in (5, 10, 15, 20)) == percents


def test_68_stunned_dice_count_one_less_but_never_below_1() -> None:
    assert sums(1, -1) == (
        (1, Fraction(2, 6)), *((total, Fraction(1, 6)) for total in (2, 3, 4, 5))
    )  # fmt: skip
    assert at_least(2, 3, -1) == 1 - Fraction(4, 36)


def test_68_annoyed_dice_count_one_more_without_a_limit() -> None:
    assert [total for total, _ in sums(1, 1)] == [2, 3, 4, 5, 6, 7]
    assert at_least(2, 14, 1) == Fraction(1, 36)


def test_XII_no_dice_come_to_nothing_and_all_chances_add_up() -> None:
    assert sums(0) == ((0, Fraction(1)),)
    assert sum(chance for _, chance in sums(12)) == 1


def test_XII_what_dice_yield_on_average_above_what_is_subtracted() -> None:
    assert expected(1) == Fraction(7, 2)
    assert expected(1, less=3) == Fraction(1 + 2 + 3, 6)
