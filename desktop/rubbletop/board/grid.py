# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of square areas: the city of Oh No, There Goes Tokyo!"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NewType, cast

import msgspec

from rubbletop.board.model import Board, IntPoint, Ring, Source, Space
from rubbletop.board.tracks import Track
from rubbletop.kernel.facts import SpaceId

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

BuildingId = NewType("BuildingId", str)

UNITS = 10
"""Lattice units on a side of an area."""

Side = Literal["N", "E", "S", "W"]
"""A side of an area: north, east, south or west."""

SIDES: Mapping[Side, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""The four sides of an area: step in (column, row), rows counted downwards."""


class Area(Space, frozen=True, kw_only=True):
    """A square area of side 1.0; the purple centre belongs to no sector."""

    col: int
    row: int
    sector: str | None
    is_star: bool
    is_edge: bool
    building: BuildingId | None
    is_filled: bool

    @property
    def lattice(self) -> IntPoint:
        """The centre of the area on the lattice of sight."""
        return UNITS * self.col + UNITS // 2, UNITS * self.row + UNITS // 2


class Building(msgspec.Struct, frozen=True, kw_only=True):
    """A building: parts x corners on the lattice, one part for each of its areas.

    `output` is in Mega-Yen a turn; `vp` 0 means no VP value; `smash` is what is taken from the dice (XII).
    """

    id: BuildingId
    model: str
    name: str
    sector: str
    kind: Literal["production", "landmark", "plain"]
    output: int
    vp: int
    smash: int
    areas: tuple[SpaceId, ...]
    parts: tuple[tuple[IntPoint, ...], ...]
    source: Source

    @property
    def outlines(self) -> tuple[Ring, ...]:
        """The parts' outlines in board units."""
        return tuple(tuple((x / UNITS, y / UNITS) for x, y in part) for part in self.parts)


class AreaBoard(Board):
    """A round city of square areas in four sectors about a centre."""

    sight_needs = "inside"

    def __init__(
        self,
        *,
        id: str,  # noqa: A002
        game: str,
        title: str,
        areas: Sequence[Area],
        buildings: Sequence[Building],
        sectors: Mapping[str, str],
        centre: SpaceId,
        size: tuple[int, int],
        tracks: tuple[Track, ...],
        reconstructed: frozenset[str],
    ) -> None:
        self._at = {(area.col, area.row): area.id for area in areas}
        super().__init__(
            id=id,
            game=game,
            title=title,
            spaces=areas,
            neighbours={area.id: self._beside(area) for area in areas},
            bounds=(0.0, 0.0, float(size[0]), float(size[1])),
            reconstructed=reconstructed,
        )
        self.areas = cast("Mapping[SpaceId, Area]", self.spaces)
        self.buildings: Mapping[BuildingId, Building] = {building.id: building for building in buildings}
        self.sectors: Mapping[str, str] = sectors
        self.centre = centre
        self.tracks: Mapping[str, Track] = {track.id: track for track in tracks}
        self.stars = self._by_sector(lambda area: area.is_star)
        self.edges = self._by_sector(lambda area: area.is_edge)
        self.filled = frozenset(area.id for area in areas if area.is_filled)
        self._parts = {
            area: part
            for building in buildings
            for area, part in zip(building.areas, building.parts, strict=True)
        }
        self._models: dict[BuildingId, BaseGeometry] = {}

    def _beside(self, area: Area) -> tuple[SpaceId, ...]:
        found = (self._at.get((area.col + dx, area.row + dy)) for dx, dy in SIDES.values())
        return tuple(at for at in found if at is not None)

    def _by_sector(self, wanted: Callable[[Area], bool]) -> Mapping[str, tuple[SpaceId, ...]]:
        return {
            sector: tuple(a.id for a in self.areas.values() if a.sector == sector and wanted(a))
            for sector in self.sectors
        }

    def at(self, col: int, row: int) -> SpaceId | None:
        """The area in this column and row, both from 0; None off the map."""
        return self._at.get((col, row))

    def step(self, area: SpaceId, side: Side) -> SpaceId | None:
        """The area beyond a side; None off the map."""
        here = self.areas[area]
        dx, dy = SIDES[side]
        return self._at.get((here.col + dx, here.row + dy))

    def side(self, a: SpaceId, b: SpaceId) -> Side | None:
        """The side of a on which b lies; None if they are no neighbours."""
        return next((side for side in SIDES if self.step(a, side) == b), None)

    def cover(self, area: SpaceId, side: Side) -> int:
        """Tenths of the area's side on which its building lies: 10 is all of it, 0 a corner or nothing."""
        part = self._parts.get(area)
        return 0 if part is None else covered_length(part, self.areas[area], side)

    @cached_property
    def covered(self) -> frozenset[tuple[SpaceId, SpaceId]]:
        """The borders, both ways round, that a building covers from end to end (XII)."""
        whole = [
            (area, beyond)
            for area in self._parts
            for side in SIDES
            if self.cover(area, side) == UNITS and (beyond := self.step(area, side)) is not None
        ]
        return frozenset(whole) | frozenset((b, a) for a, b in whole)

    def model(self, building: BuildingId) -> BaseGeometry:
        """The building's outline in board units, its parts joined."""
        if (known := self._models.get(building)) is None:
            import shapely

            known = shapely.union_all([shapely.Polygon(ring) for ring in self.buildings[building].outlines])
            self._models[building] = known
        return known

    def sight_points(self) -> Mapping[SpaceId, IntPoint]:
        return {area.id: area.lattice for area in self.areas.values()}

    def sight_shapes(self) -> Sequence[tuple[str, tuple[IntPoint, ...]]]:
        return [(building.id, part) for building in self.buildings.values() for part in building.parts]


def covered_length(part: tuple[IntPoint, ...], area: Area, side: Side) -> int:
    """Length of the part's outline that lies on a side of the area, in tenths of the side."""
    axis = 0 if side in {"E", "W"} else 1
    wall = UNITS * ((area.col, area.row)[axis] + (side in {"E", "S"}))
    corners = zip(part, (*part[1:], part[0]), strict=True)
    return sum(abs(p[1 - axis] - q[1 - axis]) for p, q in corners if p[axis] == q[axis] == wall)
