# SPDX-License-Identifier: GPL-3.0-or-later
"""Moving a unit on the map one area, and off the map to safety (XIII; rulings 86 to 88, 91, 99, 100)."""

from collections.abc import Iterator

from rubbletop.games.tokyo import passage
from rubbletop.games.tokyo.actions.movement import LeaveMap, MoveUnit
from rubbletop.games.tokyo.events.movement import UnitMoved
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.steps.movement.bars import NOWHERE, OFF_MAP
from rubbletop.games.tokyo.steps.movement.deed import Deed, brought, spend
from rubbletop.games.tokyo.steps.movement.mover import Mover, why_housed, why_still
from rubbletop.games.tokyo.steps.movement.room import why_no_flight
from rubbletop.games.tokyo.steps.movement.stacks import why_no_stay
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, SpaceId, say

EXIT_MP = 1
POPULACE_ONLY = Bar(say("Only populace units leave the map."), "XIII")
NOT_OUTER = Bar(say("It can leave the map only from an outer area."), "XIII, 99")


def why_no_move(mover: Mover, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a unit cannot take its next step to ``to``, None where it can (XIII)."""
    if unit.area is None:
        return OFF_MAP
    if to not in mover.field.board.areas:
        return NOWHERE
    return why_still(mover, unit) or why_housed(mover, unit) or _why_no_step(mover, unit, to)


def _why_no_step(mover: Mover, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a unit that can move has no way into an area, None where it has."""
    field = mover.field
    closed = passage.why_no_step(field, unit, to)
    if closed is passage.APART:
        return _why_too_far(mover, unit, to) or _why_no_arrival(mover, unit, to, 0) or closed
    if closed is not None:
        return closed
    price, points = passage.cost(field, unit, to), mover.points(unit)
    if price > points:
        return Bar(
            say("That step costs {price} MP, and it has {left}.", price=price, left=points),
            "XIII",
        )
    return _why_no_arrival(mover, unit, to, points - price)


def _why_too_far(mover: Mover, unit: Unit, to: SpaceId) -> Bar | None:
    """Return that no way into an area can be short enough for a unit on the map, None where one may be."""
    assert unit.area is not None
    points = mover.points(unit)
    if mover.field.board.steps_from(unit.area)[to] <= points:
        return None
    return Bar(say("That is too far: it has {left} MP left.", left=points), "XIII")


def _why_no_arrival(mover: Mover, unit: Unit, to: SpaceId, left: int) -> Bar | None:
    """Return why a unit with so many points left cannot come into an area for the others or its load."""
    return why_no_flight(mover, unit, to) or why_no_stay(mover, unit, to, left)


class MoveDeed(Deed):
    """Move one area."""

    action = MoveUnit

    def choices(self, mover: Mover) -> Iterator[Action]:
        for unit in mover.able:
            if why_housed(mover, unit) is not None:
                continue
            points = mover.points(unit)
            for to, price in passage.exits(mover.field, unit):
                if price <= points and _why_no_arrival(mover, unit, to, points - price) is None:
                    yield MoveUnit(seat=mover.seat, unit=unit.id, to=to)

    def bar(self, mover: Mover, action: Action) -> Bar | None:
        assert isinstance(action, MoveUnit)
        return why_no_move(mover, mover.field.s.units[action.unit], action.to)

    def do(self, t: Telling, mover: Mover, action: Action) -> None:
        assert isinstance(action, MoveUnit)
        unit = t.s.units[action.unit]
        assert unit.area is not None
        price = passage.cost(mover.field, unit, action.to)
        spend(t, mover, unit, price)
        brought(t, mover, unit, action.to)
        cargo = mover.frame.loads.get(unit.id, ())
        t.tell(UnitMoved(unit=unit.id, path=(unit.area, action.to), points=price, cargo=cargo))


class LeaveDeed(Deed):
    """Leave the map: a populace unit in an outer area is safe (99)."""

    action = LeaveMap

    def choices(self, mover: Mover) -> Iterator[Action]:
        for unit in mover.able:
            if why_no_leave(mover, unit) is None:
                yield LeaveMap(seat=mover.seat, unit=unit.id)

    def bar(self, mover: Mover, action: Action) -> Bar | None:
        assert isinstance(action, LeaveMap)
        return why_no_leave(mover, mover.field.s.units[action.unit])

    def do(self, t: Telling, mover: Mover, action: Action) -> None:
        assert isinstance(action, LeaveMap)
        spend(t, mover, t.s.units[action.unit], EXIT_MP)
        t.evacuate(action.unit)


def why_no_leave(mover: Mover, unit: Unit) -> Bar | None:
    """Return why a unit cannot leave the map, None where it can (99)."""
    if mover.row(unit).type != "populace":
        return POPULACE_ONLY
    if unit.area is None:
        return OFF_MAP
    if not mover.field.board.areas[unit.area].is_edge:
        return NOT_OUTER
    return why_housed(mover, unit) or why_still(mover, unit)
