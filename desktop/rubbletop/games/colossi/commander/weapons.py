# SPDX-License-Identifier: GPL-3.0-or-later
"""What each kind of attack promises the commander (5.3.4.2, 5.4)."""

from typing import TypeGuard, assert_never

from rubbletop.games.colossi.actions import marines
from rubbletop.games.colossi.commander.odds import at_least, break_chance, hit_chance
from rubbletop.games.colossi.commander.shots import FLIPPED, LITTER, Shots, chance, turn_worth
from rubbletop.games.colossi.odds import odds
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.drill import drill_tally
from rubbletop.games.colossi.steps.marines.flight import bombing_tally
from rubbletop.games.colossi.steps.marines.strike import strike_tally
from rubbletop.kernel.facts import Action, UnitId

Attack = marines.Fire | marines.Chisel | marines.Drill | marines.Bomb | marines.Strike | marines.Lagi
STILLED = 0.5
"""A tribe that does nothing this turn."""
PUSHED = 0.5
"""A tribe pushed away from one of our units close to it."""
CLOSE = 2
"""Hexes at which a tribe is close."""


def is_attack(action: Action) -> TypeGuard[Attack]:
    """Return whether an action is an attack."""
    return isinstance(action, Attack)


class Weapons:
    """What the attacks of one position promise, in victory points."""

    def __init__(self, shots: Shots) -> None:
        self.shots = shots
        self.field = shots.field
        self._row = shots.field.ground.edition.marines

    def worth(self, action: Attack) -> float:
        """Return what an attack promises from where its unit stands."""
        unit = self.field.s.units[action.unit]
        match action:
            case marines.Fire():
                at = self.field.unit_hex(unit.id)
                return self.shots.fire_worth(unit, at, action.target, moves=action.manner == "move")
            case marines.Chisel():
                return self.shots.chisel_worth(unit, action.target, moves=action.manner == "move")
            case marines.Drill():
                return self.drill_worth(unit, action.target)
            case marines.Bomb():
                return self.bomb_worth(unit, action.target)
            case marines.Strike():
                return self.strike_worth(unit, action.target)
            case marines.Lagi():
                return self.push_worth(action.target)
            case _:
                assert_never(action)

    def success(self, action: Attack) -> float:
        """Return the chance that an attack breaks a boulder of a tribe, or holds it up, or pushes it."""
        found = odds(self.field.ground, self.field.s, action)
        assert found is not None, "an attack throws dice"
        return float(found.success)

    def drill_worth(self, unit: Unit, target: UnitId) -> float:
        """Return what the Boring Bit promises: a tribe held up, perhaps its lowest boulder turned (5.4.3)."""
        chart = self._row.drill
        drm = drill_tally(self.field, unit).total
        bored = chance(chart, drm, "bored")
        if target not in self.field.s.tribes:
            return self.shots.prizes[target] * bored
        held = bored + chance(chart, drm, "paralyzed")
        stack = self.field.s.tribes[target]
        return turn_worth(stack.stack[-1]) * bored + self._stilled(target) * held

    def bomb_worth(self, unit: Unit, target: UnitId) -> float:
        """Return what a bomb promises; the best one removes a whole boulder, flak hurts (5.4.4)."""
        chart = self._row.bombing
        drm = bombing_tally(self.field, unit).total
        knocked = chance(chart, drm, "knocked")
        direct = chance(chart, drm, "direct")
        loss = self.shots.plan.value(unit) if unit.damaged else FLIPPED
        whole = target in self.field.s.tribes and not self.field.s.tribes[target].stack[0].reduced
        prize = self.shots.prizes[target]
        full = prize + FLIPPED if whole else prize
        return prize * knocked + full * direct - LITTER * knocked - loss * chance(chart, drm, "flak")

    def strike_worth(self, unit: Unit, target: UnitId) -> float:
        """Return what an Orbital Strike promises; features are left alone (5.3.4.2)."""
        if target not in self.field.s.tribes:
            return 0.0
        dice = strike_tally(self.field, unit, self.field.tribe_hex(target)).total
        need = self.shots.needs[target]
        broken = break_chance(dice, need, self._row.fire.flip, 0, self._row.strike.six - 1)
        cracked = 0.0 if target in self.field.s.cracked else at_least(1, dice, hit_chance(need)) - broken
        return self.shots.prizes[target] * (broken + cracked * self.shots.crack_gains(unit.id, target))

    def push_worth(self, target: UnitId) -> float:
        """Return what the LAGI promises: a tribe pushed away from us; friends are left where they are."""
        if target not in self.field.s.tribes or self.field.s.tribes[target].paralyzed:
            return 0.0
        if self.shots.plan.skill.peril:
            return PUSHED * self.shots.plan.peril(target)
        return PUSHED if self.shots.distance_to_us(target) <= CLOSE else 0.0

    def _stilled(self, target: UnitId) -> float:
        """What it is worth that a tribe does nothing this turn."""
        if self.field.s.tribes[target].paralyzed:
            return 0.0
        return self.shots.plan.peril(target) if self.shots.plan.skill.peril else STILLED
