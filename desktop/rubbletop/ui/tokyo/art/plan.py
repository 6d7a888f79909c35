# SPDX-License-Identifier: GPL-3.0-or-later
"""What the painting of a Tokyo board works out from it once: paths in board units, kept by board."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from rubbletop.board.grid import Area, AreaBoard, Building
from rubbletop.ui.paint.inlay import dashes
from rubbletop.ui.paint.seats import Livery
from rubbletop.ui.paint.shapes import burst, polygon, rounded
from rubbletop.ui.tokyo.art import palette

INSET = 0.045
STAR = 0.13
_PLOTS = (
    ((0.0, 0.0, 0.45, 0.42), (0.53, 0.0, 0.47, 0.6), (0.0, 0.5, 0.45, 0.5), (0.53, 0.68, 0.47, 0.32)),
    ((0.0, 0.0, 0.62, 0.34), (0.7, 0.0, 0.3, 0.34), (0.0, 0.42, 0.28, 0.58), (0.36, 0.42, 0.64, 0.58)),
    ((0.0, 0.0, 0.3, 0.46), (0.38, 0.0, 0.62, 0.28), (0.38, 0.36, 0.62, 0.64), (0.0, 0.54, 0.3, 0.46)),
    (
        (0.0, 0.0, 0.28, 0.6),
        (0.36, 0.0, 0.28, 0.44),
        (0.72, 0.0, 0.28, 0.6),
        (0.0, 0.68, 0.28, 0.32),
        (0.36, 0.52, 0.28, 0.48),
        (0.72, 0.68, 0.28, 0.32),
    ),
    ((0.0, 0.0, 1.0, 0.26), (0.0, 0.34, 0.46, 0.66), (0.54, 0.34, 0.46, 0.3), (0.54, 0.72, 0.46, 0.28)),
)
"""Ways of laying out the plots of a block: left, top, width, height in shares of the block."""


@dataclass(frozen=True)
class SectorPlan:
    """What is drawn for one sector."""

    box: str
    livery: Livery
    tint: str
    blocks: QPainterPath
    entry: QPainterPath
    stars: QPainterPath


@dataclass(frozen=True)
class Plan:
    """Everything drawn of the ground of a board."""

    streets: QPainterPath
    plots: tuple[QPainterPath, ...]
    lanes: QPainterPath
    sector_borders: QPainterPath
    sector_dashes: QPainterPath
    closed_borders: QPainterPath
    sectors: tuple[SectorPlan, ...]
    centre: QRectF


@lru_cache(maxsize=4)
def plan(board: AreaBoard) -> Plan:
    """The plan of the board, worked out at the first call."""
    return Plan(
        streets=_streets(board),
        plots=_plots(board),
        lanes=dashes(_lanes(board), 0.082, 0.082),
        sector_borders=_sector_borders(board),
        sector_dashes=dashes(_sector_borders(board), 0.14, 0.075),
        closed_borders=_closed_borders(board),
        sectors=tuple(
            SectorPlan(
                box=box,
                livery=livery,
                tint=tint,
                blocks=_blocks(board, sector),
                entry=dashes(_entry(board, sector), 0.06, 0.05),
                stars=_stars(board, sector),
            )
            for sector, (box, livery, tint) in zip(board.sectors, palette.SECTORS, strict=True)
        ),
        centre=square(board.areas[board.centre]),
    )


def square(area: Area, inset: float = 0.0) -> QRectF:
    """The area's square, made smaller on each side by `inset`."""
    return QRectF(area.col, area.row, 1, 1).adjusted(inset, inset, -inset, -inset)


def _streets(board: AreaBoard) -> QPainterPath:
    path = QPainterPath()
    for area in board.areas.values():
        path.addPath(polygon(area.outline))
    return path.simplified()


def _blocks(board: AreaBoard, sector: str) -> QPainterPath:
    path = QPainterPath()
    for area in board.areas.values():
        if area.sector == sector:
            path.addPath(rounded(square(area, INSET), 0.055))
    return path


def _plots(board: AreaBoard) -> tuple[QPainterPath, ...]:
    """Plots of houses in three strengths."""
    paths = (QPainterPath(), QPainterPath(), QPainterPath())
    for area in board.areas.values():
        if area.id == board.centre or area.is_filled:
            continue
        seed = area.col * 7 + area.row * 13 + area.col * area.row * 3
        block = square(area, 0.12)
        for index, (x, y, wide, high) in enumerate(_PLOTS[seed % len(_PLOTS)]):
            left = 1 - x - wide if seed % 2 else x
            plot = QRectF(
                block.left() + left * block.width(),
                block.top() + y * block.height(),
                wide * block.width(),
                high * block.height(),
            )
            paths[(seed // 3 + index) % 3].addPath(rounded(plot, 0.03))
    return paths


def _lanes(board: AreaBoard) -> QPainterPath:
    path = QPainterPath()
    for area in board.areas.values():
        x, y = area.col, area.row
        if board.step(area.id, "E") is not None:
            path.moveTo(x + 1, y + 0.09)
            path.lineTo(x + 1, y + 0.91)
        if board.step(area.id, "S") is not None:
            path.moveTo(x + 0.09, y + 1)
            path.lineTo(x + 0.91, y + 1)
    return path


def _side(area: Area, side: str) -> tuple[QPointF, QPointF]:
    x, y = area.col, area.row
    ends = {"N": (0, 0, 1, 0), "E": (1, 0, 1, 1), "S": (0, 1, 1, 1), "W": (0, 0, 0, 1)}[side]
    return QPointF(x + ends[0], y + ends[1]), QPointF(x + ends[2], y + ends[3])


def _sector_borders(board: AreaBoard) -> QPainterPath:
    path = QPainterPath()
    for area in board.areas.values():
        for side in ("E", "S"):
            other = board.step(area.id, side)
            if other is not None and board.areas[other].sector != area.sector:
                start, end = _side(area, side)
                path.moveTo(start)
                path.lineTo(end)
    return path


def _closed_borders(board: AreaBoard) -> QPainterPath:
    """The covered borders between two areas that may both be entered; of others the building tells."""
    path = QPainterPath()
    for area in board.areas.values():
        for side in ("E", "S"):
            other = board.step(area.id, side)
            if other is None or (area.id, other) not in board.covered:
                continue
            if board.filled.isdisjoint((area.id, other)):
                start, end = _side(area, side)
                path.moveTo(start)
                path.lineTo(end)
    return path


def _entry(board: AreaBoard, sector: str) -> QPainterPath:
    path = QPainterPath()
    for area in board.areas.values():
        if area.sector == sector and area.is_edge:
            path.addRect(square(area, 0.1))
    return path


def _stars(board: AreaBoard, sector: str) -> QPainterPath:
    path = QPainterPath()
    for area in board.areas.values():
        if area.sector == sector and area.is_star:
            path.addPath(burst(star_place(board, area), STAR, STAR * 0.42, 5))
    return path


def _corner(area: Area, x: float, y: float, half: float = STAR) -> QRectF:
    """A small box about a point of the area."""
    return QRectF(area.col + x - half, area.row + y - half, 2 * half, 2 * half)


def star_place(board: AreaBoard, area: Area) -> QPointF:
    """Where the set-up star stands: in a corner that no building covers, or on the roof beside its sign."""
    if area.is_filled:
        return _roof_place(board, area)
    return _free_corner(board, area, ((0.17, 0.83), (0.83, 0.83), (0.17, 0.17), (0.83, 0.17))).center()


def name_place(board: AreaBoard, area: Area) -> QPointF:
    """The middle of the area's name: a corner without star and building, upper left where that is free."""
    if area.is_filled:
        return _roof_name_place(board, area)
    places = ((0.21, 0.17), (0.79, 0.17), (0.79, 0.83), (0.21, 0.83), (0.5, 0.17), (0.5, 0.83), (0.2, 0.5))
    return _free_corner(board, area, places, stars=area.is_star).center()


def _free_corner(
    board: AreaBoard, area: Area, places: tuple[tuple[float, float], ...], *, stars: bool = False
) -> QRectF:
    outline = QPainterPath()
    if area.building is not None:
        outline.addPath(building_path(board.buildings[area.building]))
    if stars:
        outline.addPath(rounded(_corner_of_star(board, area), 0.0))
    corners = [_corner(area, *place) for place in places]
    return next((corner for corner in corners if not outline.intersects(corner)), corners[0])


def _corner_of_star(board: AreaBoard, area: Area) -> QRectF:
    at = star_place(board, area)
    return _corner(area, at.x() - area.col, at.y() - area.row)


def _roof_place(board: AreaBoard, area: Area) -> QPointF:
    """On a roof of one area the upper left corner; on the stadium a place beside pitch and values."""
    building = board.buildings[area.building] if area.building is not None else None
    if building is None or len(building.areas) == 1:
        return QPointF(area.col + 0.17, area.row + 0.18)
    box = building_path(building).boundingRect()
    if box.width() > box.height():
        side = -1 if area.col == round(box.left()) else 1
        return QPointF(box.center().x() + side * 0.83, box.top() + 0.18)
    is_upper = area.row == round(box.top())
    return QPointF(box.left() + 0.17, box.top() + (0.18 if is_upper else 1.5))


def _roof_name_place(board: AreaBoard, area: Area) -> QPointF:
    building = board.buildings[area.building] if area.building is not None else None
    if building is None or len(building.areas) == 1:
        return QPointF(area.col + 0.84, area.row + 0.13)
    box = building_path(building).boundingRect()
    if box.width() > box.height():
        side = -1 if area.col == round(box.left()) else 1
        return QPointF(box.center().x() + side * 0.84, box.bottom() - 0.13)
    is_upper = area.row == round(box.top())
    return QPointF(box.left() + 0.84, box.top() + (0.13 if is_upper else 1.5))


@lru_cache(maxsize=256)
def building_path(building: Building) -> QPainterPath:
    """The exact outline of a building, its parts joined."""
    path = QPainterPath()
    for outline in building.outlines:
        path = path.united(polygon(outline))
    return path.simplified()
