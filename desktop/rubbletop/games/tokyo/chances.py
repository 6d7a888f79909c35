# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact chances of the total of some dice, each with something added to it (XII, XIV, 68)."""

from fractions import Fraction
from functools import cache

SIDES = 6
LEAST_FACE = 1

Sums = tuple[tuple[int, Fraction], ...]


def face(thrown: int, per_die: int) -> int:
    """Return what a die counts that shows ``thrown``: with ``per_die`` added, never below 1 (68)."""
    return max(LEAST_FACE, thrown + per_die)


@cache
def sums(dice: int, per_die: int = 0) -> Sums:
    """Return the totals of so many dice with their chances, lowest first; ``per_die`` is added to each."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for thrown in range(1, SIDES + 1):
                new = total + face(thrown, per_die)
                more[new] = more.get(new, 0) + count
        ways = more
    return tuple((total, Fraction(count, SIDES**dice)) for total, count in sorted(ways.items()))


@cache
def at_least(dice: int, total: int, per_die: int = 0) -> Fraction:
    """Return the chance that so many dice come to ``total`` or more."""
    return sum((chance for value, chance in sums(dice, per_die) if value >= total), Fraction(0))


@cache
def expected(dice: int, less: int = 0, per_die: int = 0) -> Fraction:
    """Return what so many dice come to on average above ``less``, counting nothing where they stay below."""
    return sum(
        (max(0, value - less) * chance for value, chance in sums(dice, per_die)),
        Fraction(0),
    )
