# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the commander wants its units to go, and what each step there promises."""

from rubbletop.board.routes import path
from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.commander.shots import Shots
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import begun, is_fresh, may_stand, points_left
from rubbletop.games.colossi.steps.marines.flight import why_no_touchdown
from rubbletop.games.colossi.steps.marines.jump import jump_tally, why_no_jump_to
from rubbletop.games.colossi.steps.marines.walking import FINE, ends, walks
from rubbletop.games.colossi.steps.marines.weapons import stones
from rubbletop.kernel.facts import SpaceId, UnitId

TIRING = 0.001
"""What each hex of a way costs, so that of two equal hexes the nearer one is taken."""
NOWHERE = -9.0
"""A step that does not lead where the unit wants to go."""
PERIL = 0.9
"""A unit whose hex is likely to cost this much thinks of jumping."""
AFLOAT = 0.5
"""What a jump that goes wrong costs on average, in victory points."""


class Moves:
    """The moves of one position; what a unit's best hex is, is worked out once."""

    def __init__(self, plan: Plan, shots: Shots) -> None:
        self.plan = plan
        self.shots = shots
        self.field = plan.field
        self._ways: dict[UnitId, tuple[SpaceId | None, SpaceId | None, float]] = {}
        self._landings: dict[UnitId, list[tuple[float, SpaceId]]] = {}

    def act(self, unit: Unit) -> ActingFrame:
        """Return the frame of a unit's action: the one in progress, or that with which it would begin."""
        top = self.field.s.top
        return top if isinstance(top, ActingFrame) and top.unit == unit.id else begun(self.field, unit)

    def here(self, unit: Unit) -> float:
        """What it promises a unit to stay."""
        return self.plan.place_worth(unit, self.field.unit_hex(unit.id))

    # ---- on foot

    def destination(self, unit: Unit) -> tuple[SpaceId | None, SpaceId | None, float]:
        """Return the hex a unit on foot wants to go to, the first one on its way, and what it gains there.

        Both hexes are None where it has no way to go. After its move it may still fire (5.3.3).
        """
        if unit.id not in self._ways:
            self._ways[unit.id] = self._found(unit)
        return self._ways[unit.id]

    def _found(self, unit: Unit) -> tuple[SpaceId | None, SpaceId | None, float]:
        act = self.act(unit)
        at = self.field.unit_hex(unit.id)
        found = walks(self.field, unit, at, points_left(self.field, act))
        best: SpaceId | None = None
        most = NOWHERE
        for to in ends(self.field, unit, found):
            if to == at:
                continue
            cost = found[to][0] / FINE
            worth = self.plan.place_worth(unit, to) - TIRING * cost
            if not act.struck and act.spent + cost <= act.points // 2:
                worth += self.shots.best(unit, to, moves=True)
            if worth > most:
                best, most = to, worth
        if best is None:
            return None, None, NOWHERE
        stay = self.here(unit) if may_stand(self.field, unit, at) else NOWHERE
        return best, path(found, best)[0], most - stay

    def step_worth(self, unit: Unit, to: SpaceId) -> float:
        """What it promises a unit on foot to take a step."""
        _, first, gain = self.destination(unit)
        return gain if to == first else NOWHERE

    def after_shot(self, unit: Unit) -> float:
        """What a unit can still gain by moving once it has fired on the move."""
        act = self.act(unit)
        at = self.field.unit_hex(unit.id)
        found = walks(self.field, unit, at, act.points // 2 - act.spent)
        here = self.here(unit)
        return max((self.plan.place_worth(unit, to) - here for to in ends(self.field, unit, found)), default=0.0)

    # ---- in the air

    def flight_worth(self, unit: Unit, to: SpaceId) -> float:
        """What it promises a Bomber to fly on into a hex: a bomb on its way to a safe place."""
        act = self.act(unit)
        left = points_left(self.field, act) - 1
        steps = self.field.board.steps_from(to)
        stay = self.here(unit) if unit.hex is not None and self._is_landing(unit, unit.hex) else NOWHERE
        best = self._landing(unit, to, left)
        if not act.struck:
            for target, at in stones(self.field):
                if steps[at] < left:
                    beyond = self._landing(unit, at, left - steps[at])
                    best = max(best, self.shots.bomb_worth(unit, target) + beyond - TIRING * steps[at])
        return best - stay

    def bomb_worth(self, unit: Unit, target: UnitId) -> float:
        """What it promises a Bomber to bomb what it flies over, and to land somewhere after that."""
        at = self.field.unit_hex(unit.id)
        stay = self.here(unit) if self._is_landing(unit, at) else NOWHERE
        left = points_left(self.field, self.act(unit))
        return self.shots.bomb_worth(unit, target) + self._landing(unit, at, left) - stay

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
            rated = [(self.plan.place_worth(unit, at), at) for at in free]
            self._landings[unit.id] = sorted(rated, key=lambda place: -place[0])
        return self._landings[unit.id]

    def _is_landing(self, unit: Unit, at: SpaceId) -> bool:
        return why_no_touchdown(self.field, unit, at) is None

    # ---- by jump pack

    def jump_worth(self, unit: Unit) -> float:
        """What it promises a unit to jump: only one in peril, or with a place to take in time, thinks of it."""
        task = self.plan.tasks.given.get(unit.id)
        at = self.field.unit_hex(unit.id)
        last = task is not None and task.kind == "hold" and at != task.to and not self.plan.tasks.turns_left
        here = self.here(unit)
        if not is_fresh(self.act(unit)) or (here > -PERIL and not last):
            return NOWHERE
        rated = (
            self.plan.place_worth(unit, to)
            for to in self.field.board.hexes
            if why_no_jump_to(self.field, to) is None
        )
        chart = self.field.ground.edition.marines.jump
        drm = jump_tally(self.field).total
        safe = sum(chart.result(face + drm) == "safe" for face in range(1, 7)) / 6
        return safe * (max(rated, default=here) - here) - (1 - safe) * AFLOAT
