# SPDX-License-Identifier: GPL-3.0-or-later
"""What standard attacks and the Chisel promise, from where a unit stands or from a hex it could go to."""

from rubbletop.games.colossi.commander.odds import at_least, break_chance, hit_chance
from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.commander.tasks import elders
from rubbletop.games.colossi.commander.volleys import Volleys
from rubbletop.games.colossi.marine_tables import DiceChart, Result
from rubbletop.games.colossi.state import Boulder, Unit
from rubbletop.games.colossi.steps.marines.bars import why_idle
from rubbletop.games.colossi.steps.marines.chisel import why_off_path
from rubbletop.games.colossi.steps.marines.weapons import need_tally, stones, target_hex
from rubbletop.games.colossi.tables import SIDES
from rubbletop.kernel.facts import SpaceId, UnitId

FLIPPED = 0.5
"""A boulder is a victory point when it is removed; turning it over is half of the way."""
ELDER = 0.3
"""What is added for a tribe that brings points when the whole of it is gone."""
LAST = 0.5
"""What is added for the last boulder of a stack: nobody is left to strike back."""
NEAR = 0.06
"""What is added for each hex that the tribe is nearer to one of our units than what is remote."""
REMOTE = 6
RUBBLE = 0.05
"""A Rubble counter less."""
IN_THE_WAY = 0.8
"""A Rubble counter less in a place that counts at the end, in the last turns."""
LAST_TURNS = 6
LITTER = 0.1
"""What a Rubble counter thrown out by an attack costs."""


class Shots:
    """What the attacks of one position promise, in victory points."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.field = plan.field
        self._row = plan.field.ground.edition.marines
        self._first_strike = plan.field.ground.first_strike(plan.field.s)
        self._stones = stones(self.field)
        self.prizes = {target: self._prize(target) for target, _ in self._stones}
        self.needs = {target: need_tally(self.field, target).total for target, _ in self._stones}
        self._ready = [
            (unit, self._strength(unit))
            for unit in self.field.s.units.values()
            if unit.place == "map" and why_idle(unit) is None and self._strength(unit) > 0
        ]
        self.volleys = Volleys(self.field)
        self._followers: dict[UnitId, list[tuple[UnitId, int]]] = {}

    # ---- what is attacked

    def _prize(self, target: UnitId) -> float:
        """What it is worth to flip or remove what is attacked, more when it is near our units."""
        s = self.field.s
        if target not in s.tribes:
            holds = s.rubble[target].hex in self.plan.tasks.grounds
            return IN_THE_WAY if holds and self.plan.tasks.turns_left < LAST_TURNS else RUBBLE
        stack = s.tribes[target]
        worth = turn_worth(stack.stack[0])
        if stack.tribe in elders(self.field):
            worth += ELDER
        if len(stack.stack) == 1:
            worth += LAST
        if self.plan.skill.peril:
            worth += self.plan.skill.peril * self.plan.peril(target)
        return worth + max(0, REMOTE - self.distance_to_us(target)) * NEAR

    def distance_to_us(self, target: UnitId) -> int:
        """Return how far a tribe on the map is from the nearest of our units."""
        far = self.field.board.steps_from(self.field.tribe_hex(target))
        return min((far[self.field.unit_hex(unit.id)] for unit in self.field.targets), default=REMOTE)

    # ---- standard attacks

    def _strength(self, unit: Unit) -> int:
        if unit.marker == "paralyzed":
            return 0
        dice = (self.field.ground.values(unit).cf or 0) + (self._row.fire.hindered if unit.marker else 0)
        return dice + self._first_strike if self.field.ground.values(unit).cf else 0

    def fire_worth(self, unit: Unit, at: SpaceId, target: UnitId, *, moves: bool) -> float:
        """Return what a standard attack from a hex promises; 0 where no dice would be thrown."""
        to = target_hex(self.field, target)
        assert to is not None, "a target is on the map"
        row = self._row.fire
        dice = (self.field.ground.values(unit).cf or 0) + self._first_strike
        if moves or unit.marker or unit.arrival:
            dice += row.hindered
        if self.field.is_covered(to, at):
            dice += row.through
        if self.field.board.distance(at, to) == 1:
            dice += row.adjacent
        return self._volley_worth(unit.id, target, dice) if dice > 0 else 0.0

    def _volley_worth(self, unit: UnitId, target: UnitId, dice: int) -> float:
        need = self.needs[target]
        prize = self.prizes[target]
        broken = self._broken(dice, need)
        if target in self.field.s.cracked:
            return prize * broken
        cracked = at_least(1, dice, hit_chance(need)) - broken
        return prize * (broken + cracked * self.crack_gains(unit, target))

    def patience(self, unit: Unit, target: UnitId) -> float:
        """Return what a unit gains by leaving it to a weaker one to crack a boulder first (5.4.1.1)."""
        if self.plan.skill.focus:
            return self.prizes[target] * self.volleys.patience(unit.id, target)
        dice = self._strength(unit)
        others = [count for other, count in self._follow(target) if other != unit.id and count <= dice]
        if not others or target in self.field.s.cracked:
            return 0.0
        return self.prizes[target] * self._gain(dice, target)

    def _gain(self, dice: int, target: UnitId) -> float:
        """How much likelier a boulder breaks while it is cracked (5.4.1.1)."""
        crack = self._row.fire.crack
        need = self.needs[target] - (crack if target in self.field.s.cracked else 0)
        return self._broken(dice, need + crack) - self._broken(dice, need)

    def _broken(self, dice: int, need: int) -> float:
        row = self._row.fire
        return break_chance(dice, need, row.flip, row.extra, 0)

    def _follow(self, target: UnitId) -> list[tuple[UnitId, int]]:
        """The units yet to act that see a target from where they stand, with their dice."""
        if target not in self._followers:
            to = target_hex(self.field, target)
            assert to is not None, "a target is on the map"
            self._followers[target] = [
                (unit.id, dice)
                for unit, dice in self._ready
                if self.field.marine_sees(to, self.field.unit_hex(unit.id))
            ]
        return self._followers[target]

    # ---- from a hex to be

    def best(self, unit: Unit, at: SpaceId, *, moves: bool) -> float:
        """Return the most that an attack from a hex promises a unit, 0 where it sees nothing."""
        if self._strength(unit) < 1:
            return 0.0
        seen = [(target, to) for target, to in self._stones if self.field.marine_sees(to, at)]
        found = [self.fire_worth(unit, at, target, moves=moves) for target, _ in seen]
        if unit.kind == "ops":
            found += [
                self.chisel_worth(unit, target, moves=moves)
                for target, to in seen
                if why_off_path(self.field, to, at) is None
            ]
        return max(found, default=0.0)

    def chisel_worth(self, unit: Unit, target: UnitId, *, moves: bool) -> float:
        """Return what a strike with the Chisel promises (5.4.2)."""
        chart = self._row.chisel
        drm = chart.drm if moves or unit.damaged or unit.marker or unit.arrival else 0
        drm += self._first_strike
        shattered = chance(chart, drm, "shattered")
        return self.prizes[target] * (shattered + chance(chart, drm, "broken")) - LITTER * shattered

    def crack_gains(self, unit: UnitId, target: UnitId) -> float:
        """Return how much likelier those yet to fire, all but ``unit``, break a target once cracked."""
        if self.plan.skill.focus:
            return self.volleys.gain(unit, target)
        return min(
            1.0, sum(self._gain(dice, target) for other, dice in self._follow(target) if other != unit)
        )


def turn_worth(boulder: Boulder) -> float:
    """Return what it is worth to turn a boulder over, or to remove one that lies turned over."""
    return 1.0 if boulder.reduced else FLIPPED


def chance(chart: DiceChart, drm: int, *results: Result) -> float:
    """Return the chance of some results of a chart read with one die and a modifier."""
    return sum(chart.result(face + drm) in results for face in range(1, SIDES + 1)) / SIDES
