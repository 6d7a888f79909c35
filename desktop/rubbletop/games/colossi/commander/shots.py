# SPDX-License-Identifier: GPL-3.0-or-later
"""What an attack promises the commander, from where a unit stands or from a hex it could go to."""

from typing import TypeGuard

from rubbletop.games.colossi.actions import marines
from rubbletop.games.colossi.commander.odds import FACES, at_least, break_chance, hit_chance
from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.marine_tables import DiceChart, Result
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import why_idle
from rubbletop.games.colossi.steps.marines.chisel import why_off_path
from rubbletop.games.colossi.steps.marines.strike import strike_tally
from rubbletop.games.colossi.steps.marines.weapons import need_tally, stones, target_hex
from rubbletop.kernel.facts import Action, SpaceId, UnitId

Attack = marines.Fire | marines.Chisel | marines.Drill | marines.Bomb | marines.Strike | marines.Lagi
FLIPPED = 0.5
"""A boulder is a victory point when it is removed; turning it over is half of the way."""
ELDER = 0.3
"""What is added for a tribe that brings points when the whole of it is gone."""
LAST = 0.5
"""What is added for the last boulder of a stack: nobody is left to strike back."""
NEAR = 0.06
"""What is added for each hex that the tribe is nearer than six to one of our units."""
RUBBLE = 0.05
"""A Rubble counter less."""
IN_THE_WAY = 0.8
"""A Rubble counter less in a place that counts at the end."""
LITTER = 0.1
"""What a Rubble counter thrown out by an attack costs."""
STILLED = 0.5
"""A tribe that does nothing this turn, if it would have acted."""
PUSHED = 0.5
"""A tribe pushed away from one of our units next to it."""
CLOSE = 3


def is_attack(action: Action) -> TypeGuard[Attack]:
    """Return whether an action is an attack."""
    return isinstance(action, Attack)


class Shots:
    """What the attacks of one position promise, in victory points."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.field = plan.field
        self._row = plan.field.ground.edition.marines
        self._stones = stones(self.field)
        self._prizes = {target: self._prize(target) for target, _ in self._stones}
        self._needs = {target: need_tally(self.field, target).total for target, _ in self._stones}
        self._ready = [
            (unit, self._strength(unit))
            for unit in self.field.s.units.values()
            if unit.place == "map" and why_idle(unit) is None and self._strength(unit) > 0
        ]
        self._followers: dict[UnitId, list[tuple[UnitId, int]]] = {}

    # ---- what is attacked

    def _prize(self, target: UnitId) -> float:
        """What it is worth to flip or remove what is attacked, more when it is near our units."""
        s = self.field.s
        if target not in s.tribes:
            holds = any(at == s.rubble[target].hex for at in self.field.board.structures)
            return IN_THE_WAY if holds and self.plan.tasks.turns_left < FACES else RUBBLE
        stack = s.tribes[target]
        worth = self._boulder(stack.stack[0].reduced)
        if stack.tribe in self.field.ground.edition.panic.points.tribes:
            worth += ELDER
        if len(stack.stack) == 1:
            worth += LAST
        return worth + max(0, FACES - self.distance_to_us(target)) * NEAR

    def _boulder(self, reduced: bool) -> float:  # noqa: FBT001
        return 1.0 if reduced else FLIPPED

    def distance_to_us(self, target: UnitId) -> int:
        """Return how far a tribe on the map is from the nearest of our units."""
        far = self.field.board.steps_from(self.field.tribe_hex(target))
        return min((far[self.field.unit_hex(unit.id)] for unit in self.field.targets), default=FACES)

    # ---- standard attacks

    def _strength(self, unit: Unit) -> int:
        if unit.marker == "paralyzed":
            return 0
        return (self.field.ground.values(unit).cf or 0) + (self._row.fire.hindered if unit.marker else 0)

    def fire_worth(self, unit: Unit, at: SpaceId, target: UnitId, *, moves: bool) -> float:
        """Return what a standard attack from a hex promises; 0 where no dice would be thrown."""
        to = target_hex(self.field, target)
        assert to is not None, "a target is on the map"
        row = self._row.fire
        dice = self.field.ground.values(unit).cf or 0
        if moves or unit.marker or unit.arrival:
            dice += row.hindered
        if self.field.is_covered(at, to):
            dice += row.through
        if self.field.board.distance(at, to) == 1:
            dice += row.adjacent
        return self._volley_worth(unit.id, target, dice) if dice > 0 else 0.0

    def _volley_worth(self, unit: UnitId, target: UnitId, dice: int) -> float:
        need = self._needs[target]
        prize = self._prizes[target]
        broken = self._broken(dice, need)
        if target in self.field.s.cracked:
            return prize * broken
        cracked = at_least(1, dice, hit_chance(need)) - broken
        gains = sum(self._gain(count, need) for other, count in self._follow(target) if other != unit)
        held = min(1.0, gains)
        # Whoever fires at a whole boulder does without the crack that a weaker unit could make first.
        return prize * (broken + cracked * held) - prize * self._gain(dice, need) * held

    def _gain(self, dice: int, need: int) -> float:
        """How much likelier a boulder breaks once it is cracked (5.4.1.1)."""
        return self._broken(dice, need + self._row.fire.crack) - self._broken(dice, need)

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
                if self.field.marine_sees(self.field.unit_hex(unit.id), to)
            ]
        return self._followers[target]

    # ---- from a hex to be

    def best(self, unit: Unit, at: SpaceId, *, moves: bool) -> float:
        """Return the most that an attack from a hex promises a unit, 0 where it sees nothing."""
        if self._strength(unit) < 1:
            return 0.0
        seen = [(target, to) for target, to in self._stones if self.field.marine_sees(at, to)]
        found = [self.fire_worth(unit, at, target, moves=moves) for target, _ in seen]
        if unit.kind == "ops":
            found += [
                self.chisel_worth(unit, target, moves=moves)
                for target, to in seen
                if why_off_path(self.field, at, to) is None
            ]
        return max(found, default=0.0)

    # ---- special weapons

    def chisel_worth(self, unit: Unit, target: UnitId, *, moves: bool) -> float:
        """Return what a strike with the Chisel promises (5.4.2)."""
        chart = self._row.chisel
        drm = chart.drm if moves or unit.damaged or unit.marker or unit.arrival else 0
        shattered = chance(chart, drm, "shattered")
        return self._prizes[target] * (shattered + chance(chart, drm, "broken")) - LITTER * shattered

    def drill_worth(self, unit: Unit, target: UnitId) -> float:
        """Return what the Boring Bit promises: a tribe held up, perhaps its lowest boulder turned (5.4.3)."""
        chart = self._row.drill
        drm = chart.drm if unit.damaged else 0
        bored = chance(chart, drm, "bored")
        if target not in self.field.s.tribes:
            return self._prizes[target] * bored
        held = bored + chance(chart, drm, "paralyzed")
        stack = self.field.s.tribes[target]
        acts = 0.0 if stack.paralyzed else 1.0
        return self._boulder(stack.stack[-1].reduced) * bored + STILLED * acts * held

    def bomb_worth(self, unit: Unit, target: UnitId) -> float:
        """Return what a bomb promises; a direct hit removes a whole boulder, flak hurts the Bomber (5.4.4)."""
        chart = self._row.bombing
        drm = chart.drm if unit.damaged else 0
        knocked = chance(chart, drm, "knocked")
        direct = chance(chart, drm, "direct")
        loss = self.plan.value(unit) if unit.damaged else FLIPPED
        whole = target in self.field.s.tribes and not self.field.s.tribes[target].stack[0].reduced
        prize = self._prizes[target]
        full = prize + FLIPPED if whole else prize
        return prize * knocked + full * direct - LITTER * knocked - loss * chance(chart, drm, "flak")

    def strike_worth(self, unit: Unit, target: UnitId) -> float:
        """Return what an Orbital Strike promises; features are left alone (5.3.4.2)."""
        if target not in self.field.s.tribes:
            return 0.0
        dice = strike_tally(self.field, unit, self.field.tribe_hex(target)).total
        need = self._needs[target]
        broken = break_chance(dice, need, self._row.fire.flip, 0, self._row.strike.six - 1)
        cracked = 0.0 if target in self.field.s.cracked else at_least(1, dice, hit_chance(need)) - broken
        gains = sum(self._gain(count, need) for other, count in self._follow(target) if other != unit.id)
        return self._prizes[target] * (broken + cracked * min(1.0, gains))

    def push_worth(self, target: UnitId) -> float:
        """Return what the LAGI promises: a tribe pushed away from us; friends are left where they are."""
        if target not in self.field.s.tribes or self.field.s.tribes[target].paralyzed:
            return 0.0
        return PUSHED if self.distance_to_us(target) < CLOSE else 0.0

    def worth(self, action: Attack) -> float:
        """Return what an attack promises from where its unit stands."""
        unit = self.field.s.units[action.unit]
        match action:
            case marines.Fire():
                at = self.field.unit_hex(unit.id)
                return self.fire_worth(unit, at, action.target, moves=action.manner == "move")
            case marines.Chisel():
                return self.chisel_worth(unit, action.target, moves=action.manner == "move")
            case marines.Drill():
                return self.drill_worth(unit, action.target)
            case marines.Bomb():
                return self.bomb_worth(unit, action.target)
            case marines.Strike():
                return self.strike_worth(unit, action.target)
            case marines.Lagi():
                return self.push_worth(action.target)


def chance(chart: DiceChart, drm: int, result: Result) -> float:
    """Return the chance of one row of a chart read with one die and a modifier."""
    return sum(chart.result(face + drm) == result for face in range(1, FACES + 1)) / FACES
