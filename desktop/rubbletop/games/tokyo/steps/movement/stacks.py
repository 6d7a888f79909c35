# SPDX-License-Identifier: GPL-3.0-or-later
"""How many units may end their movement in one area, and who could still leave one (XIII; ruling 92)."""

from collections.abc import Sequence
from typing import Literal

from rubbletop.games.tokyo import passage
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import Unit, replace
from rubbletop.games.tokyo.steps.movement.bars import CROWDED, LADEN, NO_LANDING, STRANDED
from rubbletop.games.tokyo.steps.movement.mover import Mover, why_still
from rubbletop.games.tokyo.tables import UnitType
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Seat, SpaceId

Sort = Literal["ground", "helicopter"]
LIMITS: dict[Sort, int] = {"ground": 3, "helicopter": 1}
"""So many units of a sort may end in one area; populace units do not count."""
SORTS: dict[UnitType, Sort] = {
    "infantry": "ground",
    "vehicle": "ground",
    "superweapon": "ground",
    "helicopter": "helicopter",
}


def sort_of(field: Field, unit: Unit) -> Sort | None:
    """Return as what a unit counts in a stack, None for populace."""
    return SORTS.get(field.ground.row(unit).type)


def excess(field: Field, seat: Seat, area: SpaceId, sort: Sort, arriving: Sequence[Unit] = ()) -> int:
    """Return how many units of a sort are too many in an area, those ``arriving`` included; 0 for none.

    All players' units count together; with even seats only those of ``seat`` do (92).
    """
    even = field.s.options.even_seats
    there = {unit.id: unit for unit in (*field.units_in(area), *arriving)}
    counted = sum(
        sort_of(field, unit) == sort and (not even or unit.owner == seat) for unit in there.values()
    )
    return max(0, counted - LIMITS[sort])


def _can_settle(mover: Mover, unit: Unit, start: SpaceId, points: int, *, squeeze: bool = False) -> bool:
    """Return whether a unit can go on from ``start`` to another area where it and its load may end.

    ``squeeze``: whether areas without room for it count too.
    """
    field = mover.field
    group = (unit, *mover.load(unit))
    left = {start: points}
    rim = [start]
    for at in rim:
        for to, price in passage.exits(field, replace(unit, place="map", area=at)):
            rest = left[at] - price
            if rest < 0 or left.get(to, -1) >= rest or why_no_flight(mover, unit, to) is not None:
                continue
            if to != start and not _hovers(mover, unit, to) and (squeeze or _fits(mover, group, to)):
                return True
            left[to] = rest
            rim.append(to)
    return False


def leavers(mover: Mover, area: SpaceId, sort: Sort) -> list[Unit]:
    """Return the mover's units of a sort in an area that can still leave it for another (92)."""
    return [
        unit
        for unit in mover.field.units_in(area)
        if unit.owner == mover.seat and sort_of(mover.field, unit) == sort and can_leave(mover, unit)
    ]


def can_leave(mover: Mover, unit: Unit, spent: int = 0) -> bool:
    """Return whether a unit on the map, by itself or carried, can still leave its area for another.

    ``spent``: movement points that it spends before.
    """
    carrier = mover.riding.get(unit.id)
    if carrier is not None:
        unit = mover.field.s.units[carrier]
    points = mover.points(unit) - mover.doors(unit) - spent
    if unit.area is None or points <= 0 or why_still(mover, unit) is not None:
        return False
    return _can_settle(mover, unit, unit.area, points)


def why_no_flight(mover: Mover, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a helicopter's load keeps it from an area, None where it does not (91)."""
    laden = mover.row(unit).type == "helicopter" and unit.id in mover.frame.loads
    return LADEN if laden and to == mover.field.s.godran else None


def why_no_stay(mover: Mover, unit: Unit, to: SpaceId, points: int) -> Bar | None:
    """Return why a unit that comes into an area would have to stay there in vain (92, 97).

    It may come where there is no room if it can go on with its ``points``, or others can make room.
    """
    if to not in mover.field.units_at and unit.id not in mover.frame.loads:
        return None
    group = (unit, *mover.load(unit))
    hovers = _hovers(mover, unit, to)
    if not hovers and (_fits(mover, group, to) or _can_make_room(mover, group, to)):
        return None
    if _can_settle(mover, unit, to, points):
        return None
    if _is_astray(mover, unit) and (not hovers or _can_settle(mover, unit, to, points, squeeze=True)):
        return None
    return NO_LANDING if hovers else CROWDED


def why_no_pause(mover: Mover, unit: Unit, spent: int) -> Bar | None:
    """Return why a unit may not spend points where it is: too many would be left there (92)."""
    sort = sort_of(mover.field, unit)
    assert unit.area is not None
    if sort is None:
        return None
    over = excess(mover.field, mover.seat, unit.area, sort)
    if not over or not can_leave(mover, unit) or can_leave(mover, unit, spent):
        return None
    return STRANDED if over >= len(leavers(mover, unit.area, sort)) else None


def crowds(mover: Mover) -> tuple[SpaceId, ...]:
    """Return the areas with too many units that the mover can still put right (92)."""
    areas = dict.fromkeys(unit.area for unit in mover.units if unit.area is not None)
    return tuple(
        area
        for area in areas
        if len(mover.field.units_in(area)) > 1
        and any(excess(mover.field, mover.seat, area, sort) and leavers(mover, area, sort) for sort in LIMITS)
    )


def hovering(mover: Mover) -> tuple[Unit, ...]:
    """Return the helicopters that cannot end where they are, over a building with their load (97)."""
    return tuple(unit for unit in mover.units if unit.area is not None and _hovers(mover, unit, unit.area))


def _hovers(mover: Mover, unit: Unit, area: SpaceId) -> bool:
    """Whether a unit could be in an area only as a helicopter with a load over a building."""
    return unit.id in mover.frame.loads and mover.field.is_filled(area)


def _fits(mover: Mover, group: Sequence[Unit], area: SpaceId) -> bool:
    field = mover.field
    there = field.units_at.get(area)
    if there is None:
        return True
    sorts = {sort for unit in group if (sort := sort_of(field, unit)) is not None}
    if "helicopter" not in sorts and len(there) + len(group) <= LIMITS["ground"]:
        return True
    return not any(excess(field, mover.seat, area, sort, group) for sort in sorted(sorts))


def _can_make_room(mover: Mover, group: Sequence[Unit], area: SpaceId) -> bool:
    """Whether so many of the mover's units can still leave an area that a group may come there now."""
    return all(
        excess(mover.field, mover.seat, area, sort, group) <= len(leavers(mover, area, sort))
        for sort in LIMITS
        if any(sort_of(mover.field, unit) == sort for unit in group)
    )


def _is_astray(mover: Mover, unit: Unit) -> bool:
    """Whether a laden helicopter over a building has lost every place with room: it may squeeze in then."""
    if unit.area is None or not _hovers(mover, unit, unit.area):
        return False
    return not _can_settle(mover, unit, unit.area, mover.points(unit))
