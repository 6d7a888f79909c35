# SPDX-License-Identifier: GPL-3.0-or-later
"""Who can join in attacks on the same boulder, one right after another, so that a crack is used (5.4.1.1)."""

from collections.abc import Iterable
from functools import cached_property
from math import prod
from typing import NamedTuple

from rubbletop.games.colossi.commander.odds import break_chance
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import why_idle
from rubbletop.games.colossi.steps.marines.strike import spotters, strike_tally, why_no_strike
from rubbletop.games.colossi.steps.marines.weapons import defence_number, fire_tally, target_hex
from rubbletop.kernel.facts import SpaceId, UnitId


class Joiner(NamedTuple):
    """A unit that can attack a target from where it stands: its chances to break it as it is, and cracked."""

    unit: UnitId
    plain: float
    cracked: float


class Volleys:
    """The units that can attack each target from where they stand, by fire or by a strike from orbit."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self._row = field.ground.edition.marines
        self._joiners: dict[UnitId, tuple[Joiner, ...]] = {}

    def joiners(self, target: UnitId) -> tuple[Joiner, ...]:
        """Return the units yet to act that can attack a target."""
        if target not in self._joiners:
            found = (self._joiner(unit, target) for unit in self._ready)
            self._joiners[target] = tuple(joiner for joiner in found if joiner.cracked > 0)
        return self._joiners[target]

    def gain(self, unit: UnitId, target: UnitId) -> float:
        """Return how much likelier the others together break a target once ``unit`` has cracked it."""
        others = [joiner for joiner in self.joiners(target) if joiner.unit != unit]
        return _all_fail(joiner.plain for joiner in others) - _all_fail(joiner.cracked for joiner in others)

    def patience(self, unit: UnitId, target: UnitId) -> float:
        """Return how much likelier a unit breaks a target once a weaker one has cracked it, 0 without one."""
        joiners = self.joiners(target)
        own = next((joiner for joiner in joiners if joiner.unit == unit), None)
        if own is None or target in self.field.s.cracked:
            return 0.0
        first = any(joiner.plain <= own.plain for joiner in joiners if joiner.unit != unit)
        return own.cracked - own.plain if first else 0.0

    @cached_property
    def _ready(self) -> tuple[Unit, ...]:
        units = self.field.s.units.values()
        return tuple(u for u in units if u.place == "map" and why_idle(u) is None and u.marker != "paralyzed")

    def _joiner(self, unit: Unit, target: UnitId) -> Joiner:
        """The chances of a unit's best attack, none where it sees nothing of the target."""
        to = target_hex(self.field, target)
        assert to is not None, "a target is on the map"
        whole = defence_number(self.field, target)
        fire = self._fire_dice(unit, target, to)
        strike = self._strike_dice(unit, target, to)
        needs = (whole, whole + self._row.fire.crack)
        plain, cracked = (max(self._broken(fire, n), self._struck(strike, n)) for n in needs)
        return Joiner(unit.id, plain, cracked)

    def _fire_dice(self, unit: Unit, target: UnitId, to: SpaceId) -> int:
        seen = self.field.ground.values(unit).cf and self.field.marine_sees(to, self.field.unit_hex(unit.id))
        return max(0, fire_tally(self.field, unit, target, "maximum").total) if seen else 0

    def _strike_dice(self, unit: Unit, target: UnitId, to: SpaceId) -> int:
        if unit.kind != "hq" or unit.marker or target not in self.field.s.tribes:
            return 0
        if why_no_strike(self.field, unit, to, spotters(self.field, unit)) is not None:
            return 0
        return strike_tally(self.field, unit, to).total

    def _broken(self, dice: int, need: int) -> float:
        return break_chance(dice, need, self._row.fire.flip, self._row.fire.extra, 0)

    def _struck(self, dice: int, need: int) -> float:
        return break_chance(dice, need, self._row.fire.flip, 0, self._row.strike.six - 1)


def _all_fail(chances: Iterable[float]) -> float:
    return prod(1 - chance for chance in chances)
