# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances of battles as plain numbers, kept in mind (War)."""

from functools import cache
from typing import NamedTuple

from rubbletop.games.barrel.chances import battle
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import FACES
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
    ways = [base + ground.extra_locals(face) for face in range(1, FACES + 1)]
    return tuple((number, ways.count(number) / FACES) for number in sorted(set(ways)))


def rounds(ground: Ground, s: BarrelState, region: SpaceId, troops: int) -> int:
    """Return how many turns it takes about until a region that is fought for can yield something."""
    locals_ = max(1.0, expected_locals(ground, s, region))
    return 1 + round(locals_ / _pace(ground, troops, round(locals_)))


@cache
def _pace(ground: Ground, troops: int, locals_: int) -> float:
    """Return how many local troops fall in a round on average; at least a few, so that fights end."""
    ratio, _ = ground.ratio(troops, locals_)
    losses = [ground.edition.losses(ratio, face) for face in range(1, FACES + 1)]
    return max(0.25, sum(losses) / FACES)
