# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances of dice as floats, for weighing one decision against another (XII, XIV)."""

from functools import cache

from rubbletop.games.tokyo import chances


@cache
def at_least(dice: int, total: int, per_die: int = 0) -> float:
    """Return the chance that so many dice come to ``total`` or more, ``per_die`` added to each."""
    return float(chances.at_least(dice, total, per_die))


@cache
def sums(dice: int, per_die: int = 0) -> tuple[tuple[int, float], ...]:
    """Return the totals of so many dice with their chances, lowest first."""
    return tuple((total, float(chance)) for total, chance in chances.sums(dice, per_die))
