# SPDX-License-Identifier: GPL-3.0-or-later
"""The commander's view of one position: what units are worth, what a hex is worth to a unit."""

from functools import cached_property

from rubbletop.games.colossi.commander.decoys import Decoys
from rubbletop.games.colossi.commander.skill import NORMAL, Skill
from rubbletop.games.colossi.commander.tasks import Tasks
from rubbletop.games.colossi.commander.threats import Menace, Threats
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.walking import LEAVERS
from rubbletop.kernel.facts import SpaceId, UnitId

SHOTS = 0.04
"""Points that each die of an unhurt unit earns in a turn to come, so that none is spent lightly."""
EYES = 0.25
"""What it promises to see a tribe, for a unit that fires."""
MORE_EYES = 0.05
"""What it promises to see one tribe more, and so to have a choice."""
HINDERED = 0.07
"""What a friend or Structure in the line takes away from that."""
LONELY = 0.02
"""What each hex beyond a fair distance from the nearest tribe costs a unit that fires."""
FAIR = 4
UNSEEN = 99
"""How far a tribe is away, so to speak, that is not seen."""
TOUCH = 0.1
"""What it costs to stand next to a tribe: to recover and to walk away are harder there."""
CHISEL = 0.2
"""What it promises a Chisel to be in its reach of a tribe."""
CROWD = 0.04
"""What each friend next door costs: stones meant for one fall on the other."""
MARBLES = 0.3
"""What it costs to throw a die for a Marble Minefield."""
MOBILE = 0.3
"""How much of the harm threatening a unit counts that can still walk away from it."""


class Plan:
    """What the commander thinks of a position; everything is worked out when it is first asked for."""

    def __init__(self, field: Field, skill: Skill = NORMAL) -> None:
        self.field = field
        self.skill = skill
        self.tasks = Tasks(field, skill)
        self.threats = Threats(field, skill)
        self.decoys = Decoys(self.tasks, self.threats)
        self._perils: dict[UnitId, float] = {}
        self._views: dict[SpaceId, tuple[float, int]] = {}
        self._places: dict[tuple[UnitId, SpaceId], float] = {}

    def value(self, unit: Unit) -> float:
        """What it costs to lose a unit: its points, and the shots it would still fire."""
        if unit.kind in LEAVERS:
            return float(self.field.ground.edition.panic.points.escaped)
        dice = self.field.ground.units[unit.kind].full.cf or 0
        turn = self.skill.earns.get(unit.kind, SHOTS * dice)
        return self.field.ground.units[unit.kind].loss + turn * self.tasks.turns_left

    def peril(self, tribe: UnitId) -> float:
        """Return what a tribe's next activation is likely to cost us, most of it from who cannot get away."""
        if tribe not in self._perils:
            menace = next((m for m in self.threats.menaces if m.id == tribe), None)
            self._perils[tribe] = 0.0 if menace is None else self._peril(menace)
        return self._perils[tribe]

    def _peril(self, menace: Menace) -> float:
        harm = sum(
            (1.0 if unit.marker or unit.arrival or unit.acted else MOBILE)
            * self.threats.share(unit, self.value(unit), menace)
            for unit in self.field.targets
        )
        return harm + (self.decoys.taken(menace) if self.tasks.is_finale else 0.0)

    def place_worth(self, unit: Unit, at: SpaceId) -> float:
        """What it promises a unit to stand in a hex at the end of the Marine Phase."""
        if (known := self._places.get((unit.id, at))) is not None:
            return known
        worth = self.tasks.worth(unit, at) - self.threats.toll(unit, at, self.value(unit))
        if self.tasks.is_finale:
            worth += self.decoys.saved(unit, at)
        else:
            worth -= self._closeness(unit, at)
        if self.field.ground.is_marine(unit):
            worth += self._outlook(unit, at)
        self._places[unit.id, at] = worth
        return worth

    def _closeness(self, unit: Unit, at: SpaceId) -> float:
        """What it costs to stand next to a tribe, and to friends."""
        friends = self._friends_beside(unit, at) if self.field.ground.is_marine(unit) else 0
        return TOUCH * (at in self.field.near_tribe) + CROWD * friends

    def arrival_worth(self, unit: Unit, at: SpaceId) -> float:
        """What it promises a unit to come to a hex not on foot: among marbles that is a risk."""
        mined = at in self.field.mined and at != unit.hex
        return self.place_worth(unit, at) - MARBLES * mined

    def _outlook(self, unit: Unit, at: SpaceId) -> float:
        """What a hex promises for the shots of the turns to come."""
        if not self.field.ground.units[unit.kind].full.cf or self.tasks.turns_left == 0:
            return 0.0
        if at not in self._views:
            self._views[at] = self._view(at)
        worth, nearest_seen = self._views[at]
        worth += self.skill.care * self._is_cared_for(unit, at)
        if unit.kind == "ops" and nearest_seen <= self.field.ground.edition.marines.chisel.range:
            worth += CHISEL
        return worth

    def _view(self, at: SpaceId) -> tuple[float, int]:
        """What the outlook from a hex promises anybody who fires, and how near a tribe is that it sees."""
        steps = self.field.board.steps_from(at)
        nearest = min((steps[tribe] for tribe in self.field.tribe_at), default=0)
        worth = -LONELY * max(0, nearest - FAIR)
        seen = [tribe for tribe in self.field.tribe_at if self.field.marine_sees(tribe, at)]
        if not seen:
            return worth, UNSEEN
        worth += EYES + MORE_EYES * (len(seen) - 1)
        if all(self.field.is_covered(tribe, at) for tribe in seen):
            worth -= HINDERED
        return worth, min(steps[tribe] for tribe in seen)

    def _is_cared_for(self, unit: Unit, at: SpaceId) -> bool:
        reach = self.field.ground.edition.marines.recovery.medic_range
        if unit.kind == "medic":
            return any(self.field.board.distance(at, hurt) <= reach for hurt in self._hurt)
        if not (unit.damaged or unit.marker):
            return False
        return any(self.field.board.distance(at, medic) <= reach for medic in self._medics)

    @cached_property
    def _hurt(self) -> list[SpaceId]:
        return [at for at, units in self.field.units_at.items() if any(u.damaged or u.marker for u in units)]

    @cached_property
    def _medics(self) -> list[SpaceId]:
        return [at for at, units in self.field.units_at.items() if any(u.kind == "medic" for u in units)]

    def _friends_beside(self, unit: Unit, at: SpaceId) -> int:
        own = unit.hex is not None and unit.place == "map" and at in self.field.board.neighbours[unit.hex]
        return self._beside.get(at, 0) - own

    @cached_property
    def _beside(self) -> dict[SpaceId, int]:
        """How many units stand next to a hex; a hex next to none is missing."""
        count: dict[SpaceId, int] = {}
        for at, units in self.field.units_at.items():
            for beside in self.field.board.neighbours[at]:
                count[beside] = count.get(beside, 0) + len(units)
        return count
