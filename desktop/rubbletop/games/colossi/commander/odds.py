# SPDX-License-Identifier: GPL-3.0-or-later
"""The chances of dice that the commander reckons with."""

from functools import cache
from math import comb, exp

from rubbletop.games.colossi.tables import SIDES


@cache
def break_chance(dice: int, need: int, flip: int, pair: int, each: int) -> float:
    """Return the chance that a standard attack scores at least ``flip`` hits (5.4.1).

    Each die above ``need`` hits. Two sixes together add ``pair`` hits, each six adds ``each``.
    """
    other = max(0, SIDES - 1 - need) / (SIDES - 1)
    total = 0.0
    for sixes in range(dice + 1):
        extra = sixes * each + (pair if sixes > 1 else 0)
        chance = comb(dice, sixes) * (SIDES - 1) ** (dice - sixes) / SIDES**dice
        total += chance * at_least(flip - extra - (sixes if need < SIDES else 0), dice - sixes, other)
    return total


@cache
def at_least(hits: int, dice: int, chance: float) -> float:
    """Return the chance of at least ``hits`` successes with ``dice`` dice."""
    return sum(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(max(0, hits), dice + 1))


def hit_chance(need: int) -> float:
    """Return the chance of one die to exceed ``need``."""
    return max(0, SIDES - need) / SIDES


def tail(mean: float, least: int) -> float:
    """Return the chance of at least ``least`` hits where ``mean`` are expected."""
    term = left = exp(-mean)
    for n in range(1, least):
        term *= mean / n
        left += term
    return 1.0 - left if least > 0 else 1.0
