# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances of battles as plain numbers, kept in mind (War)."""

from functools import cache
from typing import NamedTuple

from rubbletop.games.barrel.chances import battle
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import SpaceId


class Odds(NamedTuple):
    """The chance to win a battle that is fought to its end, and the troops that it costs on average."""

    win: float
    losses: float


@cache
def against(ground: Ground, troops: int, locals_: int) -> Odds:
    """Return the odds of so many troops against so many local troops."""
    odds = battle(ground, troops, locals_)
    return Odds(float(odds.win), float(odds.losses))


def conquest(ground: Ground, s: BarrelState, region: SpaceId, troops: int) -> Odds:
    """Return the odds of so many troops, all in all, against whoever may await them in a region."""
    found = [(against(ground, troops, number), float(chance)) for number, chance in _met(ground, s, region)]
    return Odds(
        sum(odds.win * chance for odds, chance in found), sum(odds.losses * chance for odds, chance in found)
    )


def expected_locals(ground: Ground, s: BarrelState, region: SpaceId) -> float:
    """Return how many local troops await troops in a region, on average."""
    return sum(number * chance for number, chance in _met(ground, s, region))


def _met(ground: Ground, s: BarrelState, region: SpaceId) -> tuple[tuple[int, float], ...]:
    known = s.regions[region].locals
    if known is not None:
        return ((known, 1.0),)
    return _unknown(ground, s.phase, region)


@cache
def _unknown(ground: Ground, phase: int, region: SpaceId) -> tuple[tuple[int, float], ...]:
    base = ground.board.regions[region].oil
    if phase > 1:
        return ((base, 1.0),)
    ways = [base + ground.extra_locals(face) for face in range(1, 7)]
    return tuple((number, ways.count(number) / 6) for number in sorted(set(ways)))
