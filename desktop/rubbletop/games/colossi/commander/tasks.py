# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has which task: free the Miners, lead the Civilians out, hold the places that count (sc. 1, 2)."""

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Literal, assert_never

import msgspec

from rubbletop.board.hexes import HexBoard
from rubbletop.board.routes import reach
from rubbletop.games.colossi.commander.skill import NORMAL, Skill
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.marine_tables import MovementRows
from rubbletop.games.colossi.score import stonehenge_worth
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.walking import LEAVERS
from rubbletop.games.colossi.tables import TribeName
from rubbletop.kernel.facts import SpaceId, UnitId

FLYERS_HOLD_FROM = 11
"""Bombers reach any place in a turn or two, and are safer elsewhere until then."""
HASTE = 0.3
"""What a hex nearer to safety is worth."""
NO_WAY = 99
"""Movement points to a hex that cannot be reached."""
SPENT = 0.1
"""A hex of the way to a place, in points of the loss that a unit stands for."""
SURE = (0.0, 0.6, 0.85, 0.95)
"""How likely a place is reached in the end, by the turns to spare."""


class Task(msgspec.Struct, frozen=True):
    """What a unit is to do, where, and the points that it brings."""

    kind: Literal["free", "leave", "hold"]
    to: SpaceId
    points: float


class Tasks:
    """The tasks of all units in one position, given out when first asked for."""

    def __init__(self, field: Field, skill: Skill = NORMAL) -> None:
        self.field = field
        self.skill = skill
        self.turns_left = field.ground.turns(field.s) - field.s.turn
        self.is_finale = skill.finale and field.ground.is_last_turn(field.s)

    @cached_property
    def given(self) -> dict[UnitId, Task]:
        """Each unit with a task."""
        found = {unit.id: self._way_out(unit) for unit in self._units() if unit.kind in LEAVERS}
        freer = self.freer
        mine = self.field.board.mine
        if freer is not None and mine is not None:
            found[freer.id] = Task("free", mine, self.field.ground.edition.panic.points.mine)
        if self.field.s.turn >= self.skill.hold_from:
            self._give_places(found)
        return found

    @cached_property
    def grounds(self) -> dict[SpaceId, float]:
        """The hexes whose ground counts at the end, with their points."""
        return dict(_grounds(self.field))

    @cached_property
    def trapped(self) -> int:
        """The Miners that can still be freed."""
        if self.field.board.mine is None or self.field.board.mine in self.field.s.tectonic:
            return 0
        return sum(unit.place == "trapped" for unit in self.field.s.units.values())

    @cached_property
    def freer(self) -> Unit | None:
        """The unit that frees the Miners: of those able to, the one that is there soonest."""
        mine = self.field.board.mine
        able = [unit for unit in self._units() if unit.kind in self.field.ground.edition.marines.freers]
        if not self.trapped or mine is None or not able:
            return None
        return min(able, key=lambda unit: self._turns_to(unit, mine))

    def worth(self, unit: Unit, at: SpaceId) -> float:
        """What it promises a unit's task that it stands in a hex, in victory points."""
        task = self.given.get(unit.id)
        if task is None:
            return self._reserve_worth(unit, at)
        far = self.field.board.distance(at, task.to)
        match task.kind:
            case "leave":
                return -HASTE * far
            case "free":
                return self.skill.at_work if far == 0 else -self.skill.to_free * far
            case "hold":
                return self._hold_worth(unit, task, at) - self.skill.late * far
            case _:
                assert_never(task.kind)

    def _reserve_worth(self, unit: Unit, at: SpaceId) -> float:
        """What it promises a unit without a task to be near a place that it may have to take in the end."""
        if not self.skill.reserve or self.field.s.turn <= self.skill.hold_from or not self._can_hold(unit):
            return 0.0
        far = self.field.board.steps_from(at)
        return -self.skill.reserve * min((far[to] for to in self._open), default=0)

    @cached_property
    def _open(self) -> tuple[SpaceId, ...]:
        return tuple(at for at, _ in self.places())

    def _hold_worth(self, unit: Unit, task: Task, at: SpaceId) -> float:
        if at == task.to:
            return task.points
        spare = self.turns_left - self._turns(unit, at, task.to)
        return task.points * SURE[max(0, min(len(SURE) - 1, int(spare) + 1))]

    def places(self) -> Iterator[tuple[SpaceId, float]]:
        """Yield the hexes that count at the end and are not blocked, with their points, the best first."""
        field = self.field
        found = list(self.grounds.items())
        found += [
            (rubble.hex, float(stonehenge_worth(field, rubble.hex)))
            for rubble in field.s.rubble.values()
            if rubble.face == "stonehenge"
        ]
        for at, points in sorted(found, key=lambda place: -place[1]):
            if points and at not in field.tribe_at and field.face_at(at) in ("", "stonehenge", "minefield"):
                yield at, points

    def _give_places(self, found: dict[UnitId, Task]) -> None:
        """Give the best places to those who are there soonest, what is left to those who can jump there."""
        free = {unit.id: unit for unit in self._units() if unit.id not in found and self._can_hold(unit)}
        left = dict(self.places())
        pairs = [
            (-points, self._turns_to(unit, at), self._price(unit, at), at, unit)
            for at, points in left.items()
            for unit in free.values()
        ]
        for _, turns, _, at, unit in sorted(pairs, key=lambda pair: pair[:3]):
            if at in left and unit.id in free and turns <= self.turns_left + 1:
                found[unit.id] = Task("hold", at, left.pop(at))
                del free[unit.id]
        if self.turns_left == 0:
            jumpers = [u for u in free.values() if self.field.ground.units[u.kind].jump and not u.marker]
            for unit, (at, points) in zip(jumpers, left.items(), strict=False):
                found[unit.id] = Task("hold", at, points)

    def _price(self, unit: Unit, at: SpaceId) -> float:
        """What is against sending a unit to a place: its way, and to the thrifty what its loss costs."""
        loss = self.field.ground.units[unit.kind].loss if self.skill.thrift else 0
        return loss + SPENT * self.field.board.distance(self._hex(unit), at)

    def _hex(self, unit: Unit) -> SpaceId:
        return self.field.unit_hex(unit.id)

    def _turns_to(self, unit: Unit, at: SpaceId) -> float:
        return self._turns(unit, self._hex(unit), at)

    def _can_hold(self, unit: Unit) -> bool:
        if unit.kind == "bomber" and self.field.s.turn < FLYERS_HOLD_FROM:
            return False
        return self.field.ground.is_marine(unit)

    def _turns(self, unit: Unit, at: SpaceId, to: SpaceId) -> float:
        """The turns a unit needs to get somewhere; a marker costs it one or two more."""
        pace = self.field.ground.values(unit).ma
        held = {"": 0, "stunned": 2, "paralyzed": 4}[unit.marker]
        return -(-self._way(unit, at, to) // max(1, pace)) + held

    def _way(self, unit: Unit, at: SpaceId, to: SpaceId) -> int:
        """The movement points of a way: its hexes, or to who surveys the ground what they cost on foot."""
        if not self.skill.surveys or unit.kind == "bomber":
            return self.field.board.distance(at, to)
        return surveyed(self.field.board, self.field.ground.edition.marines.movement, to).get(at, NO_WAY)

    def _units(self) -> list[Unit]:
        return [unit for unit in self.field.s.units.values() if unit.place == "map"]

    def _way_out(self, unit: Unit) -> Task:
        far = self.field.board.steps_from(self.field.unit_hex(unit.id))
        to = min(self.field.board.escape, key=lambda at: (far[at], self.field.board.key(at)))
        return Task("leave", to, self.field.ground.edition.panic.points.escaped)


@cache
def surveyed(board: HexBoard, row: MovementRows, to: SpaceId) -> dict[SpaceId, int]:
    """Return the movement points from each hex to one, by printed ground alone; a hex cut off is missing."""

    def cost(at: SpaceId, beside: SpaceId) -> int | None:
        if beside in board.hills:
            return None
        return row.oasis if at in board.oasis else row.clear

    found = reach(to, NO_WAY, board.neighbours, cost)
    return {at: points for at, (points, _) in found.items()}


def _grounds(field: Field) -> Iterator[tuple[SpaceId, float]]:
    """The hexes whose ground counts at the end, with their points; a Hill ends that (46, 144)."""
    panic, council = field.ground.edition.panic.points, field.ground.edition.council.points
    board = field.board
    rows = [(at, panic.structure) for at in board.structures]
    rows += [(at, panic.mine) for at in board.hexes if at == board.mine]
    rows += [(at, council.pillar) for at in board.hexes if at in board.pillars]
    rows += [(at, council.wormhole) for at in board.hexes if at == board.wormhole]
    for at, points in rows:
        if at not in field.s.tectonic:
            yield at, float(points)


def elders(field: Field) -> tuple[TribeName, ...]:
    """Return the tribes that bring points when the whole of them is gone."""
    edition = field.ground.edition
    return edition.council.points.tribes if field.ground.is_council(field.s) else edition.panic.points.tribes
