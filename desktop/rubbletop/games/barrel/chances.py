# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact chances of battles and bombings, before the dice are thrown (War; Bombings)."""

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from rubbletop.games.barrel import bombing as bombs
from rubbletop.games.barrel.frames.rebels import Bombing, Target
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import INVASION, BarrelState
from rubbletop.games.barrel.tables import DOLLAR, FACES
from rubbletop.kernel.facts import SpaceId

Round = tuple[tuple[tuple[int, int], Fraction], ...]
"""Losses of the players and of the locals in one round, with their chances, lowest losses first."""
NEVER = Fraction(0)
ALWAYS = Fraction(1)


class BattleOdds(NamedTuple):
    """A battle fought to its end: chances to win, to lose, that nobody is left; troops lost on average."""

    win: Fraction
    lose: Fraction
    both_gone: Fraction
    losses: Fraction

    def times(self, chance: Fraction) -> "BattleOdds":
        """Return what these odds contribute where they come with a chance."""
        return BattleOdds(*(value * chance for value in self))

    def plus(self, other: "BattleOdds") -> "BattleOdds":
        """Return two contributions together."""
        return BattleOdds(*(mine + its for mine, its in zip(self, other, strict=True)))


NO_ODDS = BattleOdds(NEVER, NEVER, NEVER, NEVER)


class BombingOdds(NamedTuple):
    """A bombing: chances of any damage and of something destroyed, how many things, Pacifism on average.

    ``destroyed``: numbers of things with their chances, lowest first. ``pacifism``: steps of the victim, a
    damaged building being repaired; ``repair``: half dollars for that on average.
    """

    damage: Fraction
    kill: Fraction
    destroyed: tuple[tuple[int, Fraction], ...]
    pacifism: Fraction
    repair: Fraction


def one_round(ground: Ground, troops: int, locals_: int) -> Round:
    """Return the losses of both sides in one round, neither above what is there (28); none without a foe."""
    if not troops or not locals_:
        return (((0, 0), ALWAYS),)
    own, others = ground.ratio(troops, locals_)
    losses, faces = ground.edition.losses, range(1, FACES + 1)
    ways = Counter(
        (min(troops, losses(others, white)), min(locals_, losses(own, black)))
        for black in faces
        for white in faces
    )
    return tuple((lost, Fraction(ways[lost], FACES * FACES)) for lost in sorted(ways))


@cache
def battle(ground: Ground, troops: int, locals_: int) -> BattleOdds:
    """Return the odds of a battle to its end, with no reinforcements and no retreat.

    Rounds in which nobody loses are left out, as they change nothing; a table with only such rounds decides
    nothing.
    """
    if not troops or not locals_:
        won, lost = troops > 0, locals_ > 0
        return BattleOdds(Fraction(won), Fraction(lost), Fraction(not won and not lost), NEVER)
    total, still = NO_ODDS, NEVER
    for (own, others), chance in one_round(ground, troops, locals_):
        if not own and not others:
            still += chance
            continue
        after = battle(ground, troops - own, locals_ - others)
        total = total.plus(after._replace(losses=after.losses + own).times(chance))
    return total.times(1 / (1 - still)) if still < ALWAYS else NO_ODDS


def garrisons(ground: Ground, s: BarrelState, region: SpaceId) -> tuple[tuple[int, Fraction], ...]:
    """Return how many local troops troops meet in a region, with the chances, fewest first.

    Where nobody has set foot the die of the first phase is mixed in; a controlled region has none.
    """
    known = s.regions[region].locals
    if known is not None:
        return ((known, ALWAYS),)
    base = ground.board.regions[region].oil
    if s.phase != INVASION:
        return ((base, ALWAYS),)
    ways = Counter(base + ground.extra_locals(face) for face in range(1, FACES + 1))
    return tuple((number, Fraction(ways[number], FACES)) for number in sorted(ways))


def conquest(ground: Ground, s: BarrelState, region: SpaceId, troops: int) -> BattleOdds:
    """Return the odds of so many troops, all in all, against whoever may await them in a region."""
    total = NO_ODDS
    for number, chance in garrisons(ground, s, region):
        total = total.plus(battle(ground, troops, number).times(chance))
    return total


@cache
def throws() -> tuple[tuple[int, Fraction], ...]:
    """Return the totals of two dice with their chances, lowest first."""
    faces = range(1, FACES + 1)
    ways = Counter(one + two for one in faces for two in faces)
    return tuple((total, Fraction(ways[total], FACES * FACES)) for total in sorted(ways))


def bombing(ground: Ground, s: BarrelState, declared: Bombing) -> BombingOdds:
    """Return the odds of a bombing with the partners and allies that it has so far."""
    there = bombs.there(s, declared.victim, declared.region, declared.target)
    return explosion(ground, declared.target, bombs.minimum(ground, s, declared).total, there)


@cache
def explosion(ground: Ground, target: Target, minimum: int, there: int) -> BombingOdds:
    """Return the odds of a bombing of ``there`` things of a kind against a minimum."""
    hurt, pacifism, repair = NEVER, NEVER, NEVER
    chances: dict[int, Fraction] = {}
    for total, chance in throws():
        points = bombs.damage(ground, target, total, minimum)
        number = bombs.destroyed(ground, target, points, there)
        chances[number] = chances.get(number, NEVER) + chance
        pacifism += chance * bombs.grief(ground, target, number)
        if not points:
            pacifism -= chance * ground.edition.pacifism.bombing_failed
            continue
        hurt += chance
        if not number and target not in ("troops", "logistics"):
            repair += chance * points * DOLLAR
    return BombingOdds(
        damage=hurt,
        kill=1 - chances.get(0, NEVER),
        destroyed=tuple(sorted(chances.items())),
        pacifism=pacifism,
        repair=repair,
    )
