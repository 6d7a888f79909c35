# SPDX-License-Identifier: GPL-3.0-or-later
"""How many units have room in one area, and who could make some, one after another (XIII; ruling 92)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from rubbletop.games.tokyo import passage
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import Unit, replace
from rubbletop.games.tokyo.steps.movement.bars import LADEN
from rubbletop.games.tokyo.steps.movement.mover import Mover, why_still
from rubbletop.games.tokyo.tables import UnitType
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Seat, SpaceId, UnitId

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
    return max(0, count(field, seat, area, sort, arriving) - LIMITS[sort])


def count(field: Field, seat: Seat, area: SpaceId, sort: Sort, arriving: Sequence[Unit] = ()) -> int:
    """Return how many units of a sort count for the mover in an area, those ``arriving`` included (92)."""
    there = {unit.id: unit for unit in (*field.units_in(area), *arriving)}
    return _count(field, seat, sort, there.values())


def _count(field: Field, seat: Seat, sort: Sort, there: Iterable[Unit]) -> int:
    even = field.s.options.even_seats
    return sum(sort_of(field, unit) == sort and (not even or unit.owner == seat) for unit in there)


def why_no_flight(mover: Mover, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a helicopter's load keeps it from an area, None where it does not (91)."""
    laden = mover.row(unit).type == "helicopter" and unit.id in mover.frame.loads
    return LADEN if laden and to == mover.field.s.godran else None


def hovers(mover: Mover, unit: Unit, area: SpaceId) -> bool:
    """Return whether a unit could be in an area only as a helicopter with a load over a building (97)."""
    return unit.id in mover.frame.loads and mover.field.is_filled(area)


def ends(mover: Mover, unit: Unit, start: SpaceId, points: int) -> Iterator[SpaceId]:
    """Yield the other areas in which a unit can end with its load that goes on from ``start``, room aside.

    Nearer areas come first; an area may come again.
    """
    field = mover.field
    left = {start: points}
    rim = [start]
    for at in rim:
        for to, price in passage.exits(field, replace(unit, place="map", area=at)):
            rest = left[at] - price
            if rest < 0 or left.get(to, -1) >= rest or why_no_flight(mover, unit, to) is not None:
                continue
            if to != start and not hovers(mover, unit, to):
                yield to
            left[to] = rest
            rim.append(to)


Group = tuple[Unit, ...]


class Clearance:
    """Which of the mover's units would go where to clear her crowds; each goes at most once."""

    def __init__(self, mover: Mover) -> None:
        self._mover = mover
        self._gone: dict[SpaceId, list[Unit]] = {}
        self._come: dict[SpaceId, list[Unit]] = {}

    @property
    def gone(self) -> frozenset[UnitId]:
        """The units that would go."""
        return frozenset(unit.id for group in self._gone.values() for unit in group)

    def rest(self, area: SpaceId, sort: Sort) -> int:
        """Return how many of a sort stay too many in an area when all have gone that can; 0 for none."""
        while over := self._over(area, sort):
            if not self._is_eased(area, sort, {area}):
                return over
        return 0

    def _is_eased(self, area: SpaceId, sort: Sort, seen: set[SpaceId]) -> bool:
        """Whether a unit, or a carrier with its load, can leave an area for one with room, now arranged.

        ``seen``: the areas that are being eased. Where all that it could reach is full, a single unit takes
        the place of one that can leave that area in its turn.
        """
        full: list[tuple[Unit, SpaceId]] = []
        for unit in self._leavers(area, sort):
            group = (unit, *self._mover.load(unit))
            for to in _ends(self._mover, unit):
                if self._fits(group, to):
                    self._go(group, area, to)
                    return True
                if len(group) == 1:
                    full.append((unit, to))
        return any(self._is_exchanged(unit, area, to, sort, seen) for unit, to in full)

    def _is_exchanged(self, unit: Unit, area: SpaceId, to: SpaceId, sort: Sort, seen: set[SpaceId]) -> bool:
        """Whether a unit can take the place of another in a full area, now arranged."""
        if to in seen or self._over(to, sort):
            return False
        seen.add(to)
        eased = self._is_eased(to, sort, seen)
        if eased:
            self._go((unit,), area, to)
        return eased

    def _leavers(self, area: SpaceId, sort: Sort) -> Iterator[Unit]:
        """The mover's units that could leave an area by themselves and take one of the sort away."""
        mover, gone = self._mover, self._gone.get(area, ())
        for unit in mover.field.units_in(area):
            if unit.owner != mover.seat or unit in gone or why_still(mover, unit) is not None:
                continue
            if any(sort_of(mover.field, item) == sort for item in (unit, *mover.load(unit))):
                yield unit

    def _go(self, group: Group, area: SpaceId, to: SpaceId) -> None:
        self._gone.setdefault(area, []).extend(group)
        self._come.setdefault(to, []).extend(group)

    def _fits(self, group: Group, to: SpaceId) -> bool:
        sorts = sorted({sort for unit in group if (sort := sort_of(self._mover.field, unit)) is not None})
        return not any(self._over(to, sort, group) for sort in sorts)

    def _over(self, area: SpaceId, sort: Sort, arriving: Group = ()) -> int:
        """How many units of a sort are too many in an area as arranged, with those ``arriving``."""
        field, gone = self._mover.field, self._gone.get(area, ())
        there = (*field.units_in(area), *self._come.get(area, ()), *arriving)
        counted = _count(field, self._mover.seat, sort, (unit for unit in there if unit not in gone))
        return max(0, counted - LIMITS[sort])


def _ends(mover: Mover, unit: Unit) -> Iterator[SpaceId]:
    """The other areas in which a unit could end its movement with its load, room aside."""
    assert unit.area is not None
    yield from ends(mover, unit, unit.area, mover.points(unit) - mover.doors(unit))


def crowded(mover: Mover) -> tuple[tuple[SpaceId, Sort], ...]:
    """Return the areas of the mover's units with too many of a sort, whoever put them there (92)."""
    areas = dict.fromkeys(unit.area for unit in mover.units if unit.area is not None)
    return tuple(
        (area, sort)
        for area in areas
        if len(mover.field.units_in(area)) > LIMITS["helicopter"]
        for sort in LIMITS
        if excess(mover.field, mover.seat, area, sort)
    )


def rest(mover: Mover, area: SpaceId, sort: Sort) -> int:
    """Return how many units of a sort are too many in an area that the mover cannot put right (92)."""
    return Clearance(mover).rest(area, sort)
