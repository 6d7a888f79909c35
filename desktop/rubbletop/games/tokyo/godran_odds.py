# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact chances of GODRAN's attacks before they are made, and the reasons of their numbers (XII)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from rubbletop.board.grid import BuildingId, Side
from rubbletop.games.tokyo.chances import Sums, at_least, sums
from rubbletop.games.tokyo.falling import (
    DEBRIS_FROM,
    building_tally,
    is_exposed,
    need_of,
    pelted_from,
    way_out,
)
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.throwing import per_die, per_die_tally
from rubbletop.games.tokyo.violence import strength_tally
from rubbletop.kernel.facts import SpaceId, UnitId
from rubbletop.kernel.tally import Tally

Losses = dict[UnitId, Fraction]
"""Units with the chance that each is destroyed."""


class StrikeOdds(msgspec.Struct, frozen=True):
    """An attack on units: what is taken from the dice, what each die counts more, the Damage Points.

    ``damage``: Damage Points with their chances, lowest first, 0 for an attack without effect.
    """

    strength: Tally
    per_die: Tally
    damage: Sums

    @property
    def hit(self) -> Fraction:
        """The chance of any Damage Points."""
        return sum((chance for points, chance in self.damage if points), Fraction(0))

    @property
    def expected(self) -> Fraction:
        """The Damage Points on average."""
        return sum((points * chance for points, chance in self.damage), Fraction(0))


class SmashOdds(msgspec.Struct, frozen=True):
    """An attack on a building: what is taken from the dice, the chance that it falls, who dies with it."""

    reckoning: Tally
    per_die: Tally
    falls: Fraction
    losses: Losses


class Link(msgspec.Struct, frozen=True):
    """One link of a chain of falling buildings, reckoned from before the first throw.

    ``building`` stands in ``area``; it is None where debris comes down on open ground, ``area`` None too
    where it flies off the map. ``comes``: the chance that debris gets there (1 for the attack itself);
    ``falls``: that the building falls (open ground: the same as ``comes``); ``need``: the result it takes.
    """

    link: int
    building: BuildingId | None
    area: SpaceId | None
    reckoning: Tally
    need: int
    comes: Fraction
    falls: Fraction
    losses: Losses


def strike_odds(field: Field, units: Sequence[UnitId], dice: int) -> StrikeOdds:
    """Return the odds of an attack of Phase 6 on units with so many dice (XII, 56, 57, 68)."""
    strength = strength_tally(field, units)
    damage: dict[int, Fraction] = {}
    for total, chance in sums(dice, per_die(field.s)):
        points = max(0, total + strength.total)
        damage[points] = damage.get(points, Fraction(0)) + chance
    return StrikeOdds(strength, per_die_tally(field.s), tuple(damage.items()))


def smash_odds(field: Field, building: BuildingId, dice: int) -> SmashOdds:
    """Return the odds of a Smashing attack of Phase 6 with so many dice (XII, 68, 71 to 73)."""
    more = per_die(field.s)
    tally = building_tally(field.ground, building)
    throws = Throws(dice, more, -tally.total, Fraction(1))
    return SmashOdds(tally, per_die_tally(field.s), throws.chance(), _fall_losses(field, building, throws))


def aim_chain(field: Field, building: BuildingId, area: SpaceId, side: Side, dice: int) -> tuple[Link, ...]:
    """Return the links of an Aiming attack of Phase 6 in order, as far as there is a chance (XII, 75 to 82).

    The last is open ground or off the map, unless no debris can fly that far.
    """
    more = per_die(field.s)
    links: list[Link] = []
    at: SpaceId | None = area
    target: BuildingId | None = building
    source: BuildingId | None = None
    comes = Fraction(1)
    link = 1
    while at is not None and target is not None:
        tally, need = building_tally(field.ground, target, source), need_of(link)
        wanted = need - tally.total
        falls = comes * at_least(dice, wanted, more)
        losses = _fall_losses(field, target, Throws(dice, more, wanted, comes))
        links.append(Link(link, target, at, tally, need, comes, falls, losses))
        if link == 1:
            wanted += DEBRIS_FROM
        throws = Throws(dice, more, wanted, comes)
        comes *= at_least(dice, wanted, more)
        if not comes:
            break
        source = target
        _, at = way_out(field.board, field.ground.building(target), at, side)
        target = None if at is None else field.building_at(at)
        link += 1
        if target is None:
            losses = {} if at is None else _ground_losses(field, at, throws)
            links.append(Link(link, None, at, Tally(), need, comes, comes, losses))
    return tuple(links)


class Throws(NamedTuple):
    """A throw that may come: its dice, the total from which it does harm, the chance that it is thrown."""

    dice: int
    per_die: int
    wanted: int
    comes: Fraction

    def chance(self, total: int = 0) -> Fraction:
        """The chance that it is thrown, does harm, and comes to ``total`` or more."""
        return self.comes * at_least(self.dice, max(self.wanted, total), self.per_die)


def _fall_losses(field: Field, building: BuildingId, throws: Throws) -> Losses:
    """Who dies with a building: all in and on it, outside those whom the dice beat (71 to 73)."""
    losses: Losses = {}
    for area in field.ground.building(building).areas:
        losses |= {unit.id: throws.chance() for unit in field.units_in(area) if unit.stance != "outside"}
        losses |= _ground_losses(field, area, throws)
    return losses


def _ground_losses(field: Field, area: SpaceId, throws: Throws) -> Losses:
    """Who dies outside in an area where rubble comes down (71)."""
    exposed = [unit for unit in field.units_in(area) if is_exposed(field, unit)]
    return {unit.id: throws.chance(pelted_from(field.ground, unit)) for unit in exposed}
