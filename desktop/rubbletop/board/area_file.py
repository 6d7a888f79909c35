# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of a board of square areas: its shape, and the board made from it."""

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from rubbletop.board.grid import SIDES, UNITS, Area, AreaBoard, Building, BuildingId
from rubbletop.board.model import IntPoint, Source
from rubbletop.board.parts import Part
from rubbletop.board.tracks import Track
from rubbletop.kernel.facts import SpaceId

Cell = IntPoint
"""(column, row) of an area, both from 0, row 0 at the top."""

QUARTERS = 4
COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_AREAS = len(COLUMNS) ** 2
MOST_CORNERS = 40
"""Corners of an outline; more than that do not lie on the edge of an area at tenths of its side."""

MOST_PARTS = 2
"""Areas that a building may cover."""

Worth = Annotated[int, Meta(ge=0, le=999)]
"""What is printed on a building: Mega-Yen or points."""


class Disc(Part, frozen=True, kw_only=True):
    """The square grid and the circle that cuts it; the centre area belongs to no sector."""

    columns: Annotated[int, Meta(ge=1, le=len(COLUMNS))]
    rows: Annotated[int, Meta(ge=1, le=len(COLUMNS))]
    centre: Cell
    radius_squared: Annotated[int, Meta(ge=0, le=MOST_AREAS)]
    source: Source


Cells = Annotated[tuple[Cell, ...], Meta(max_length=MOST_AREAS)]


class SectorPlan(Part, frozen=True, kw_only=True):
    """The areas of the first sector; the others are the same turned clockwise by quarters about the centre.

    `ids` and `names` name the four sectors in that order.
    """

    ids: tuple[str, str, str, str]
    names: tuple[str, str, str, str]
    cells: Cells
    stars: Cells


class PartPlan(Part, frozen=True, kw_only=True):
    """The part of a building in one area: corners (right, down) in tenths of the side."""

    cell: Cell
    outline: Annotated[tuple[IntPoint, ...], Meta(max_length=MOST_CORNERS)]


class BuildingPlan(Part, frozen=True, kw_only=True):
    """A building as it is drawn in the file."""

    id: str
    name: str
    kind: Literal["production", "landmark", "plain"]
    output: Worth = 0
    vp: Worth = 0
    smash: Worth
    source: Source
    parts: Annotated[tuple[PartPlan, ...], Meta(max_length=MOST_PARTS)]


Buildings = Annotated[tuple[BuildingPlan, ...], Meta(max_length=MOST_AREAS)]


class Sector(Part, frozen=True, kw_only=True):
    """A sector where it stands: its areas, the set-up stars among them, and its buildings."""

    id: str
    name: str
    cells: Cells
    stars: Cells
    buildings: Buildings = ()


class AreaFile(Part, frozen=True, kw_only=True, tag_field="kind", tag="areas", dict=True):
    """The whole file: one `sector` with its `buildings` to be turned, or all `sectors` drawn apart."""

    format: Literal[1]
    id: str
    game: str
    title: str
    grid: Disc
    sector: SectorPlan | None = None
    buildings: Buildings = ()
    sectors: Annotated[tuple[Sector, ...], Meta(max_length=QUARTERS)] = ()
    tracks: Annotated[tuple[Track, ...], Meta(max_length=QUARTERS)] = ()

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The cells inside the circle, row by row."""
        col, row = self.grid.centre
        return tuple(
            (c, r)
            for r in range(self.grid.rows)
            for c in range(self.grid.columns)
            if (c - col) ** 2 + (r - row) ** 2 <= self.grid.radius_squared
        )

    @cached_property
    def city(self) -> tuple[Sector, ...]:
        """The sectors as they stand on the map, however they are written."""
        if self.sector is None:
            return self.sectors
        return tuple(self._turned_sector(self.sector, quarters) for quarters in range(QUARTERS))

    @property
    def written(self) -> tuple[tuple[str, Sector], ...]:
        """The sectors that somebody drew, each with its place in the file: "" for the one that is turned."""
        if self.sector is not None:
            return (("", self.city[0]),)
        return tuple((f"sectors.{sector.id}", sector) for sector in self.sectors)

    def _turned_sector(self, plan: SectorPlan, quarters: int) -> Sector:
        return Sector(
            id=plan.ids[quarters],
            name=plan.names[quarters],
            cells=tuple(self._turned_cell(cell, quarters) for cell in plan.cells),
            stars=tuple(self._turned_cell(cell, quarters) for cell in plan.stars),
            buildings=tuple(self._turned_building(building, quarters) for building in self.buildings),
        )

    def _turned_building(self, plan: BuildingPlan, quarters: int) -> BuildingPlan:
        parts = (
            PartPlan(
                cell=self._turned_cell(part.cell, quarters),
                outline=tuple(turned_point(point, quarters) for point in part.outline),
            )
            for part in plan.parts
        )
        return replace(plan, parts=tuple(parts))

    def _turned_cell(self, cell: Cell, quarters: int) -> Cell:
        """The cell after so many quarter turns clockwise about the centre."""
        col, row = self.grid.centre
        for _ in range(quarters):
            cell = col - (cell[1] - row), row + (cell[0] - col)
        return cell


def turned_point(point: IntPoint, quarters: int) -> IntPoint:
    """A point of an area, in tenths of its side, after so many quarter turns clockwise."""
    for _ in range(quarters):
        point = UNITS - point[1], point[0]
    return point


def area_id(cell: Cell) -> SpaceId:
    """The id of an area: its column as a letter and its row as a number from 1."""
    return SpaceId(f"{COLUMNS[cell[0]]}{cell[1] + 1}")


def area_board(file: AreaFile) -> AreaBoard:
    """The board that a faultless file describes."""
    buildings = tuple(_building(sector.id, plan) for sector in file.city for plan in sector.buildings)
    building_at = {area: building for building in buildings for area in building.areas}
    filled = {area for b in buildings for area, part in zip(b.areas, b.parts, strict=True) if _fills(part)}
    sector_of = {cell: sector.id for sector in file.city for cell in sector.cells}
    stars = {cell for sector in file.city for cell in sector.stars}
    on_map = set(file.cells)
    areas = [
        Area(
            id=area_id(cell),
            name=area_id(cell),
            outline=_square(cell),
            centre=(cell[0] + 0.5, cell[1] + 0.5),
            col=cell[0],
            row=cell[1],
            sector=sector_of.get(cell),
            is_star=cell in stars,
            is_edge=any((cell[0] + dx, cell[1] + dy) not in on_map for dx, dy in SIDES.values()),
            building=building_at[area_id(cell)].id if area_id(cell) in building_at else None,
            is_filled=area_id(cell) in filled,
        )
        for cell in file.cells
    ]
    return AreaBoard(
        id=file.id,
        game=file.game,
        title=file.title,
        areas=areas,
        buildings=buildings,
        sectors={sector.id: sector.name for sector in file.city},
        centre=area_id(file.grid.centre),
        size=(file.grid.columns, file.grid.rows),
        tracks=file.tracks,
        reconstructed=frozenset(_reconstructed(file)),
    )


def _building(sector: str, plan: BuildingPlan) -> Building:
    return Building(
        id=BuildingId(f"{sector}.{plan.id}"),
        model=plan.id,
        name=plan.name,
        sector=sector,
        kind=plan.kind,
        output=plan.output,
        vp=plan.vp,
        smash=plan.smash,
        areas=tuple(area_id(part.cell) for part in plan.parts),
        parts=on_lattice(plan),
        source=plan.source,
    )


def on_lattice(plan: BuildingPlan) -> tuple[tuple[IntPoint, ...], ...]:
    """The outlines of a building's parts on the lattice of the board."""
    return tuple(
        tuple((UNITS * part.cell[0] + u, UNITS * part.cell[1] + v) for u, v in part.outline)
        for part in plan.parts
    )


def _fills(part: tuple[IntPoint, ...]) -> bool:
    """Whether the part takes up all of its area, by twice its size from the corners."""
    pairs = zip(part, (*part[1:], part[0]), strict=True)
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in pairs)) == 2 * UNITS * UNITS


def _square(cell: Cell) -> tuple[tuple[float, float], ...]:
    x, y = float(cell[0]), float(cell[1])
    return (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)


def _reconstructed(file: AreaFile) -> Iterator[str]:
    if file.grid.source == "reconstructed":
        yield "grid"
    drawn = (building for _, sector in file.written for building in sector.buildings)
    yield from (building.id for building in drawn if building.source == "reconstructed")
    yield from (track.id for track in file.tracks if track.source == "reconstructed")
