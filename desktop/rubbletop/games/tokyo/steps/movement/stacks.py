# SPDX-License-Identifier: GPL-3.0-or-later
"""Where units may come and stay for the others in an area: stacks and loads in Phase 7 (XIII; ruling 92)."""

from collections.abc import Sequence

from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import Unit, replace
from rubbletop.games.tokyo.steps.movement.bars import CROWDED, NEEDED, NO_LANDING, STRANDED
from rubbletop.games.tokyo.steps.movement.mover import Mover
from rubbletop.games.tokyo.steps.movement.room import (
    LIMITS,
    Clearance,
    Sort,
    count,
    crowded,
    ends,
    excess,
    hovers,
    rest,
    sort_of,
)
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import SpaceId


def _can_settle(mover: Mover, unit: Unit, start: SpaceId, points: int, *, squeeze: bool = False) -> bool:
    """Return whether a unit can go on from ``start`` to another area where it and its load may end.

    ``squeeze``: whether areas without room for it count too.
    """
    group = (unit, *mover.load(unit))
    return any(squeeze or _fits(mover, group, to) for to in ends(mover, unit, start, points))


def why_no_stay(mover: Mover, unit: Unit, to: SpaceId, points: int) -> Bar | None:
    """Return why a unit that comes into an area would have to stay there in vain (92, 97).

    It may come where there is no room if it can go on with its ``points``, or others can make room, be it
    in the area that it leaves.
    """
    if to not in mover.field.units_at and unit.id not in mover.frame.loads:
        return None
    group = (unit, *mover.load(unit))
    hovering = hovers(mover, unit, to)
    if not hovering and _fits(mover, group, to):
        return _why_needed(mover, group, to, points)
    if _can_settle(mover, unit, to, points):
        return None
    if not hovering and _can_make_room(mover, group, to, points):
        return None
    if _is_astray(mover, unit) and (not hovering or _can_settle(mover, unit, to, points, squeeze=True)):
        return None
    return NO_LANDING if hovering else CROWDED


def why_no_pause(mover: Mover, unit: Unit, spent: int) -> Bar | None:
    """Return why a unit may not spend points where it is: too many would be left there (92)."""
    points = {**mover.frame.spent, unit.id: mover.frame.spent.get(unit.id, 0) + spent}
    return why_stranded(mover, unit, Mover(mover.field, replace(mover.frame, spent=points)))


def why_stranded(mover: Mover, unit: Unit, after: Mover) -> Bar | None:
    """Return that too many would be left in a unit's area if the moment became ``after``, else None (92)."""
    sort, area = sort_of(mover.field, unit), unit.area
    assert area is not None
    if sort is None or not excess(mover.field, mover.seat, area, sort):
        return None
    return STRANDED if rest(after, area, sort) > rest(mover, area, sort) else None


def crowds(mover: Mover) -> tuple[SpaceId, ...]:
    """Return the areas with too many units that the mover can still put right (92)."""
    curable = (
        area
        for area, sort in crowded(mover)
        if rest(mover, area, sort) < excess(mover.field, mover.seat, area, sort)
    )
    return tuple(dict.fromkeys(curable))


def hovering(mover: Mover) -> tuple[Unit, ...]:
    """Return the helicopters that cannot end where they are, over a building with their load (97)."""
    return tuple(unit for unit in mover.units if unit.area is not None and hovers(mover, unit, unit.area))


def _fits(mover: Mover, group: Sequence[Unit], area: SpaceId) -> bool:
    field = mover.field
    there = field.units_at.get(area)
    if there is None:
        return True
    sorts = _sorts(mover, group)
    if "helicopter" not in sorts and len(there) + len(group) <= LIMITS["ground"]:
        return True
    return not any(excess(field, mover.seat, area, sort, group) for sort in sorts)


def _can_make_room(mover: Mover, group: Sequence[Unit], area: SpaceId, points: int) -> bool:
    """Whether enough of the mover's units can still leave an area once a group has come there.

    ``points``: those that the first of the group has left then.
    """
    if not points and all(unit.owner != mover.seat for unit in mover.field.units_in(area)):
        return False
    after = _come(mover, group, area, points)
    return not any(rest(after, area, sort) for sort in _sorts(mover, group))


def _why_needed(mover: Mover, group: Sequence[Unit], area: SpaceId, points: int) -> Bar | None:
    """Return that a group would take the last place to which one could go who has to move on, else None.

    Units that have to go themselves to put a crowd right are free to take it.
    """
    field, seat = mover.field, mover.seat
    sorts = _sorts(mover, group)
    is_last = any(count(field, seat, area, sort, group) >= LIMITS[sort] for sort in sorts)
    crowds = crowded(mover) if is_last else ()
    if not crowds:
        return None
    now, then = Clearance(mover), Clearance(_come(mover, group, area, points))
    left = sum(now.rest(at, sort) for at, sort in crowds)
    if group[0].id in now.gone or sum(then.rest(at, sort) for at, sort in crowds) <= left:
        return None
    return NEEDED


def _sorts(mover: Mover, group: Sequence[Unit]) -> tuple[Sort, ...]:
    found = {sort_of(mover.field, unit) for unit in group}
    return tuple(sort for sort in LIMITS if sort in found)


def _come(mover: Mover, group: Sequence[Unit], area: SpaceId, points: int) -> Mover:
    """The moment after a group has come into an area, with so many points left to the first of it."""
    s, first = mover.field.s, group[0]
    for unit in group:
        s = s.moved(unit.id, area)
    spent = {**mover.frame.spent, first.id: mover.row(first).mp - points}
    return Mover(Field(mover.field.ground, s, mover.field.exits), replace(mover.frame, spent=spent))


def _is_astray(mover: Mover, unit: Unit) -> bool:
    """Whether a laden helicopter over a building has lost every place with room: it may squeeze in then."""
    if unit.area is None or not hovers(mover, unit, unit.area):
        return False
    return not _can_settle(mover, unit, unit.area, mover.points(unit))
