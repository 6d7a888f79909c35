# SPDX-License-Identifier: GPL-3.0-or-later
"""What the commander wants with each unit now: goals, dangers, and what a move promises."""

from functools import cached_property

from rubbletop.games.colossi.actions import marines
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import why_idle
from rubbletop.games.colossi.steps.marines.weapons import target_hex
from rubbletop.kernel.facts import SpaceId, UnitId

FREERS = ("heavy", "ops", "hq", "bit")
"""Kinds of unit that can free a Miner."""
CIVILIANS = ("miner", "foreman")
ESCAPED = 3.0
"""A Miner brought to safety."""
DANGER = (4.0, 3.0, 1.5, 0.5)
"""Hits to expect in a hex by its distance from a tribe that can act."""
HIT = 0.25
"""Share of a unit's value that a hit costs."""
STEP = 0.12
"""What a step toward a goal promises."""
EYES = 0.3
"""What it promises to see a tribe from a hex, for a unit that fires."""
OCCUPY_FROM = 8
"""From this turn on the Marines take the places that count at the end."""
JUMP_RISK = 0.45


class Plan:
    """The commander's view of one position, worked out when it is first asked for."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def value(self, unit: UnitId) -> float:
        """What it costs to lose a unit, in victory points."""
        kind = self.field.s.units[unit].kind
        return ESCAPED if kind in CIVILIANS else float(self.field.ground.units[kind].loss)

    def danger(self, at: SpaceId) -> float:
        """The hits that a unit in a hex can expect from the tribes that can act this turn."""
        reach = 1 if "wave" in self.field.s.events else 0
        far = self.field.board.steps_from(at)
        total = 0.0
        for tribe in self.field.s.tribes.values():
            if tribe.hex is not None and not tribe.paralyzed:
                steps = max(0, far[tribe.hex] - reach)
                total += DANGER[steps] if steps < len(DANGER) else 0.0
        return total

    def solitude(self, rubble: UnitId) -> float:
        """How far a Rubble counter lies from the nearest unit."""
        far = self.field.board.steps_from(self.field.s.rubble[rubble].hex)
        return float(min((far[self.field.unit_hex(unit.id)] for unit in self.field.targets), default=0))

    @cached_property
    def goals(self) -> dict[UnitId, SpaceId]:
        """The hex that each unit with a task makes for."""
        goals = {unit.id: self._way_out(unit) for unit in self._units() if unit.kind in CIVILIANS}
        freer = self._freer()
        if freer is not None and self.field.board.mine is not None:
            goals[freer.id] = self.field.board.mine
        if self.field.s.turn >= OCCUPY_FROM:
            self._occupy(goals)
        return goals

    def place_worth(self, unit: UnitId, at: SpaceId) -> float:
        """What it promises a unit to stand in a hex at the end of its action."""
        worth = -self.danger(at) * HIT * self.value(unit)
        goal = self.goals.get(unit)
        if goal is not None:
            worth -= self._zeal(unit) * self.field.board.distance(at, goal)
        if self.field.ground.values(self.field.s.units[unit]).cf is not None and self._sees_tribe(at):
            worth += EYES
        return worth

    def _zeal(self, unit: UnitId) -> float:
        """What a step toward its goal promises a unit; near the end everybody hurries."""
        if self.field.s.units[unit].kind in CIVILIANS:
            return STEP
        return STEP * (2 + max(0, self.field.s.turn - OCCUPY_FROM))

    def followers(self, target: UnitId) -> tuple[int, ...]:
        """The dice that units yet to act could throw at a target they see from where they stand."""
        at = target_hex(self.field, target)
        assert at is not None, "a target is on the map"
        ready = [unit for unit in self._units() if why_idle(unit) is None and unit.marker != "paralyzed"]
        dice = (self.field.ground.values(unit).cf or 0 for unit in ready if self._can_see(unit, at))
        return tuple(count for count in dice if count)

    def _can_see(self, unit: Unit, at: SpaceId) -> bool:
        return self.field.marine_sees(self.field.unit_hex(unit.id), at)

    def move_worth(self, action: marines.UnitAction) -> float:
        """What a decision to move promises over staying."""
        match action:
            case marines.Escape():
                return ESCAPED
            case marines.FreeMiner():
                return ESCAPED - 0.5
            case marines.Fly():
                return self._flight_worth(action)
            case marines.March():
                return self._gain(action.unit, action.to)
            case marines.Jump():
                at = self.field.unit_hex(action.unit)
                return max(self._gain(action.unit, to) for to in self.field.board.within(at, 8)) - JUMP_RISK
            case marines.JumpTo():
                return self.place_worth(action.unit, action.to)
            case marines.Reconnoitre(helper=None):
                return 0.1
            case _:
                return 0.0

    def _gain(self, unit: UnitId, to: SpaceId) -> float:
        return self.place_worth(unit, to) - self.place_worth(unit, self.field.unit_hex(unit))

    def _flight_worth(self, action: marines.Fly) -> float:
        """Before its bomb a Bomber makes for the nearest tribe, afterwards it gets away from all of them."""
        if self.field.s.units[action.unit].hex is None:
            return 1.0 - 0.01 * self._nearest_tribe(action.to)
        here = self._nearest_tribe(self.field.unit_hex(action.unit))
        there = self._nearest_tribe(action.to)
        top = self.field.s.top
        if isinstance(top, ActingFrame) and top.unit == action.unit and top.struck:
            return 0.5 * (min(there, 5) - min(here, 5))
        return 0.3 * (here - there)

    def _nearest_tribe(self, at: SpaceId) -> int:
        far = self.field.board.steps_from(at)
        return min((far[tribe] for tribe in self.field.tribe_at), default=0)

    def _sees_tribe(self, at: SpaceId) -> bool:
        return any(self.field.marine_sees(at, tribe) for tribe in self.field.tribe_at)

    def _units(self) -> list[Unit]:
        return [unit for unit in self.field.s.units.values() if unit.place == "map"]

    def _way_out(self, unit: Unit) -> SpaceId:
        far = self.field.board.steps_from(self.field.unit_hex(unit.id))
        return min(self.field.board.escape, key=lambda at: (far[at], self.field.board.key(at)))

    def _freer(self) -> Unit | None:
        """The unit nearest to the mine that can free a Miner, while one is trapped."""
        mine = self.field.board.mine
        trapped = any(unit.place == "trapped" for unit in self.field.s.units.values())
        able = [unit for unit in self._units() if unit.kind in FREERS]
        if mine is None or not trapped or mine in self.field.s.tectonic or not able:
            return None
        far = self.field.board.steps_from(mine)
        return min(able, key=lambda unit: far[self.field.unit_hex(unit.id)])

    def _occupy(self, goals: dict[UnitId, SpaceId]) -> None:
        """Give each place that counts at the end to the nearest free Marine, the mine first."""
        board = self.field.board
        places = [at for at in (board.mine, *board.structures) if at is not None]
        for at in places:
            if at in self.field.tribe_at or at in self.field.s.tectonic or at in goals.values():
                continue
            far = board.steps_from(at)
            free = [u for u in self._units() if u.id not in goals and self.field.ground.is_marine(u)]
            if free:
                nearest = min(free, key=lambda unit: far[self.field.unit_hex(unit.id)])
                goals[nearest.id] = at
