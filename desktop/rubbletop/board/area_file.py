# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of a board of square areas: its shape, its faults, and the board made from it."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta

from rubbletop.board.faults import Fault, Ledger
from rubbletop.board.grid import SIDES, UNITS, Area, AreaBoard, Building, BuildingId
from rubbletop.board.model import IntPoint, Source
from rubbletop.board.parts import Amount, Part
from rubbletop.board.tracks import Track, check_tracks
from rubbletop.kernel.facts import SpaceId

Cell = IntPoint
"""(column, row) of an area, both from 0, row 0 at the top."""

QUARTERS = 4
COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Disc(Part, frozen=True, kw_only=True):
    """The square grid and the circle that cuts it; the centre area belongs to no sector."""

    columns: Annotated[int, Meta(ge=1, le=len(COLUMNS))]
    rows: Annotated[int, Meta(ge=1, le=len(COLUMNS))]
    centre: Cell
    radius_squared: Annotated[int, Meta(ge=0, le=len(COLUMNS) ** 2)]
    source: Source


class SectorPlan(Part, frozen=True, kw_only=True):
    """The areas of the first sector; the others are the same turned clockwise by quarters about the centre.

    `ids` and `names` name the four sectors in that order.
    """

    ids: tuple[str, str, str, str]
    names: tuple[str, str, str, str]
    cells: Annotated[tuple[Cell, ...], Meta(max_length=len(COLUMNS) ** 2)]
    stars: Annotated[tuple[Cell, ...], Meta(max_length=len(COLUMNS) ** 2)]


class PartPlan(Part, frozen=True, kw_only=True):
    """The part of a building in one area: corners (right, down) in tenths of the side."""

    cell: Cell
    outline: tuple[IntPoint, ...]


class BuildingPlan(Part, frozen=True, kw_only=True):
    """A building of the first sector."""

    id: str
    name: str
    kind: Literal["production", "landmark", "plain"]
    output: Amount = 0
    vp: Amount = 0
    smash: Amount
    source: Source
    parts: tuple[PartPlan, ...]


class AreaFile(Part, frozen=True, kw_only=True, tag_field="kind", tag="areas", dict=True):
    """The whole file."""

    format: Literal[1]
    id: str
    game: str
    title: str
    grid: Disc
    sector: SectorPlan
    buildings: Annotated[tuple[BuildingPlan, ...], Meta(max_length=len(COLUMNS) ** 2)] = ()
    tracks: tuple[Track, ...] = ()

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

    def turned_cell(self, cell: Cell, quarters: int) -> Cell:
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


def area_faults(file: AreaFile, name: str) -> tuple[Fault, ...]:
    """What is wrong with the file, as far as it can be told without geometry."""
    ledger = Ledger(name)
    _check_grid(file, ledger)
    if ledger.found:
        return ledger.found
    _check_sectors(file, ledger)
    _check_buildings(file, ledger)
    check_tracks(file.tracks, ledger)
    return ledger.found


def _check_grid(file: AreaFile, ledger: Ledger) -> None:
    if file.grid.centre not in file.cells:
        ledger.note("grid.centre", "lies outside the grid")
    ledger.note_twice("sector.ids", file.sector.ids)
    ledger.note_twice("sector.names", file.sector.names)


def _check_sectors(file: AreaFile, ledger: Ledger) -> None:
    taken: dict[Cell, str] = {file.grid.centre: "the centre"}
    on_map = set(file.cells)
    for quarters, sector in enumerate(file.sector.ids):
        for plain in file.sector.cells:
            cell = file.turned_cell(plain, quarters)
            if cell not in on_map:
                ledger.note("sector.cells", f"{list(plain)} lies off the map in sector {sector}")
            elif cell in taken:
                ledger.note("sector.cells", f"overlap: {area_id(cell)} is in {sector} and in {taken[cell]}")
            taken.setdefault(cell, sector)
    for cell in file.cells:
        if cell not in taken:
            ledger.note("sector.cells", f"gap: {area_id(cell)} belongs to no sector")
    for cell, times in Counter(file.sector.stars).items():
        if cell not in file.sector.cells:
            ledger.note("sector.stars", f"{list(cell)} is no area of the sector")
        if times > 1:
            ledger.note("sector.stars", f"{list(cell)} is named twice")


def _check_buildings(file: AreaFile, ledger: Ledger) -> None:
    ledger.note_twice("buildings", (building.id for building in file.buildings), "id")
    ledger.note_twice("buildings", (building.name for building in file.buildings), "name")
    taken: dict[Cell, str] = {}
    for building in file.buildings:
        feature = f"buildings, {building.id}"
        if not building.parts:
            ledger.note(feature, "has no parts")
        for part in building.parts:
            if part.cell not in file.sector.cells:
                ledger.note(feature, f"stands outside the sector, at {list(part.cell)}")
            if part.cell in taken:
                ledger.note(feature, f"shares the area {list(part.cell)} with {taken[part.cell]}")
            taken[part.cell] = building.id
            if len(part.outline) < 3:
                ledger.note(feature, "an outline needs at least three corners")
            for u, v in part.outline:
                if not (0 <= u <= UNITS and 0 <= v <= UNITS):
                    ledger.note(feature, f"the corner {[u, v]} lies outside its area (0 to {UNITS})")


def area_board(file: AreaFile) -> AreaBoard:
    """The board that a faultless file describes."""
    buildings = tuple(_buildings(file))
    building_at = {area: building for building in buildings for area in building.areas}
    filled = {area for b in buildings for area, part in zip(b.areas, b.parts, strict=True) if _fills(part)}
    sector_of = {
        file.turned_cell(cell, quarters): sector
        for quarters, sector in enumerate(file.sector.ids)
        for cell in file.sector.cells
    }
    stars = {file.turned_cell(cell, quarters) for cell in file.sector.stars for quarters in range(QUARTERS)}
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
        sectors=dict(zip(file.sector.ids, file.sector.names, strict=True)),
        centre=area_id(file.grid.centre),
        size=(file.grid.columns, file.grid.rows),
        tracks=file.tracks,
        reconstructed=frozenset(_reconstructed(file)),
    )


def _buildings(file: AreaFile) -> Iterator[Building]:
    for quarters, sector in enumerate(file.sector.ids):
        for plan in file.buildings:
            cells = [file.turned_cell(part.cell, quarters) for part in plan.parts]
            yield Building(
                id=BuildingId(f"{sector}.{plan.id}"),
                model=plan.id,
                name=plan.name,
                sector=sector,
                kind=plan.kind,
                output=plan.output,
                vp=plan.vp,
                smash=plan.smash,
                areas=tuple(area_id(cell) for cell in cells),
                parts=tuple(
                    _moved(part.outline, cell, quarters) for part, cell in zip(plan.parts, cells, strict=True)
                ),
                source=plan.source,
            )


def _moved(outline: tuple[IntPoint, ...], cell: Cell, quarters: int) -> tuple[IntPoint, ...]:
    turned = (turned_point(point, quarters) for point in outline)
    return tuple((UNITS * cell[0] + u, UNITS * cell[1] + v) for u, v in turned)


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
    yield from (building.id for building in file.buildings if building.source == "reconstructed")
    yield from (track.id for track in file.tracks if track.source == "reconstructed")
