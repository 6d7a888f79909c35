# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the commander wants its units to go, and what each step there promises."""

from typing import NamedTuple

from rubbletop.board.routes import path
from rubbletop.games.colossi.commander.plan import MARBLES, Plan
from rubbletop.games.colossi.commander.shots import Shots, chance
from rubbletop.games.colossi.commander.weapons import Weapons
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.state import Unit, replace
from rubbletop.games.colossi.steps.marines.bars import begun, is_fresh, may_stand, points_left, why_still
from rubbletop.games.colossi.steps.marines.flight import why_no_touchdown
from rubbletop.games.colossi.steps.marines.jump import jump_tally, why_no_jump_to
from rubbletop.games.colossi.steps.marines.walking import BESIDE, FINE, ends, walks
from rubbletop.games.colossi.steps.marines.weapons import stones
from rubbletop.kernel.facts import SpaceId, UnitId

TIRING = 0.001
"""What each hex of a way costs, so that of two equal hexes the nearer one is taken."""
NOWHERE = -9.0
"""A step that does not lead where the unit wants to go."""
OUTSIDE = -0.5
"""What it is worth to wait beside the map."""
PERIL = 0.9
"""A unit whose hex is likely to cost this much thinks of jumping."""
AFLOAT = 0.5
"""What a jump that goes wrong costs on average, in victory points."""


class Way(NamedTuple):
    """Where a unit on foot wants to go, the first hex on its way, and what it gains there.

    Both hexes are None where it has no way to go.
    """

    to: SpaceId | None
    first: SpaceId | None
    gain: float


class Moves:
    """The moves of one position; what a unit's best hex is, is worked out once."""

    def __init__(self, plan: Plan, shots: Shots, weapons: Weapons) -> None:
        self.plan = plan
        self.shots = shots
        self.weapons = weapons
        self.field = plan.field
        self._ways: dict[UnitId, Way] = {}
        self._retires: dict[UnitId, float] = {}
        self._landings: dict[UnitId, list[tuple[float, SpaceId]]] = {}

    def act(self, unit: Unit) -> ActingFrame:
        """Return the frame of a unit's action: the one in progress, or that with which it would begin."""
        top = self.field.s.top
        return top if isinstance(top, ActingFrame) and top.unit == unit.id else begun(self.field, unit)

    def here(self, unit: Unit) -> float:
        """What it promises a unit to stay."""
        return self.plan.place_worth(unit, self.field.unit_hex(unit.id))

    # ---- on foot

    def destination(self, unit: Unit) -> Way:
        """Return the best way of a unit on foot; after its move it may still fire (5.3.3)."""
        if unit.id not in self._ways:
            self._ways[unit.id] = self._found(unit)
        return self._ways[unit.id]

    def _found(self, unit: Unit) -> Way:
        act = self.act(unit)
        at = unit.hex or BESIDE
        found = walks(self.field, unit, at, points_left(self.field, act))
        rated: list[tuple[float, SpaceId]] = []
        for to in ends(self.field, unit, found):
            if to == at:
                continue
            cost = found[to][0] / FINE
            worth = self.plan.place_worth(unit, to) - TIRING * cost - MARBLES * (found[to][0] % FINE)
            if not act.struck and act.spent + cost <= act.half:
                worth += self.shots.best(unit, to, moves=True)
            rated.append((worth, to))
        if not rated:
            return Way(None, None, NOWHERE)
        most, best = max(rated, key=lambda found: found[0])
        stay = OUTSIDE
        if unit.hex is not None:
            stay = self.here(unit) if may_stand(self.field, unit, at) else NOWHERE
        return Way(best, path(found, best)[0], most - stay)

    def step_worth(self, unit: Unit, to: SpaceId) -> float:
        """What it promises a unit on foot to take a step."""
        way = self.destination(unit)
        return way.gain if to == way.first else NOWHERE

    def after_shot(self, unit: Unit) -> float:
        """What a unit that has just begun can still gain by moving once it has attacked."""
        if unit.id not in self._retires:
            self._retires[unit.id] = self._retired(unit)
        return self._retires[unit.id]

    def _retired(self, unit: Unit) -> float:
        at = self.field.unit_hex(unit.id)
        if why_still(self.field, unit) is not None:
            return 0.0
        act = replace(self.act(unit), struck=True)
        found = walks(self.field, unit, at, points_left(self.field, act))
        here = self.here(unit)
        return max(
            (self.plan.place_worth(unit, to) - here for to in ends(self.field, unit, found)), default=0.0
        )

    # ---- in the air

    def flight_worth(self, unit: Unit, to: SpaceId) -> float:
        """What it promises a Bomber to fly on into a hex: a bomb on its way to a safe place."""
        act = self.act(unit)
        left = points_left(self.field, act) - 1
        raids = [] if act.struck else [worth for worth, _ in self._raids(unit, to, left)]
        return max(self._landing(unit, to, left), *raids, NOWHERE) - self._stay(unit)

    def _raids(self, unit: Unit, at: SpaceId, left: int) -> list[tuple[float, UnitId]]:
        """The stones in a Bomber's reach with what it promises to bomb them and to land afterwards."""
        steps = self.field.board.steps_from(at)
        return [
            (
                self.weapons.bomb_worth(unit, target)
                + self._landing(unit, over, left - steps[over])
                - TIRING * steps[over],
                target,
            )
            for target, over in stones(self.field)
            if steps[over] < left
        ]

    def bomb_target(self, unit: Unit, to: SpaceId) -> UnitId | None:
        """Return the tribe that a Bomber flies to a hex for, None where it had better not bomb any."""
        left = points_left(self.field, self.act(unit)) - 1
        worth, target = max(self._raids(unit, to, left), default=(NOWHERE, UnitId("")))
        return target if target in self.field.s.tribes and worth > self._landing(unit, to, left) else None

    def _stay(self, unit: Unit) -> float:
        """What it promises a Bomber to land where it is."""
        return self.here(unit) if unit.hex is not None and self._is_landing(unit, unit.hex) else NOWHERE

    def bomb_worth(self, unit: Unit, target: UnitId) -> float:
        """What it promises a Bomber to bomb what it flies over, and to land somewhere after that."""
        at = self.field.unit_hex(unit.id)
        left = points_left(self.field, self.act(unit))
        return self.weapons.bomb_worth(unit, target) + self._landing(unit, at, left) - self._stay(unit)

    def _landing(self, unit: Unit, at: SpaceId, left: int) -> float:
        """The most a Bomber can gain where it lands with ``left`` points from a hex."""
        far = self.field.board.steps_from(at)
        for worth, to in self._landing_places(unit):
            if far[to] <= left:
                return worth - TIRING * far[to]
        return NOWHERE

    def _landing_places(self, unit: Unit) -> list[tuple[float, SpaceId]]:
        """The hexes where a Bomber can land, the best first."""
        if unit.id not in self._landings:
            free = [at for at in self.field.board.hexes if self._is_landing(unit, at)]
            rated = [(self.plan.arrival_worth(unit, at), at) for at in free]
            self._landings[unit.id] = sorted(rated, key=lambda place: -place[0])
        return self._landings[unit.id]

    def _is_landing(self, unit: Unit, at: SpaceId) -> bool:
        return why_no_touchdown(self.field, unit, at) is None

    # ---- by jump pack

    def jump_worth(self, unit: Unit) -> float:
        """What it promises a unit to jump: one in peril thinks of it, or one with a place to take in time."""
        task = self.plan.tasks.given.get(unit.id)
        at = self.field.unit_hex(unit.id)
        last = task is not None and task.kind == "hold" and not self.plan.tasks.turns_left
        if last and task is not None and task.to in (at, self.destination(unit).to):
            return NOWHERE
        here = self.here(unit)
        if not is_fresh(self.act(unit)) or (here > -PERIL and not last):
            return NOWHERE
        rated = (
            self.plan.arrival_worth(unit, to)
            for to in self.field.board.hexes
            if why_no_jump_to(self.field, to) is None
        )
        chart = self.field.ground.edition.marines.jump
        drm = jump_tally(self.field).total
        safe = chance(chart, drm, "safe")
        return safe * (max(rated, default=here) - here) - (1 - safe) * AFLOAT
