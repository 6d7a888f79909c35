# SPDX-License-Identifier: GPL-3.0-or-later
"""What the painting of a city works out from its board once: paths in board units, kept by board.

The city is cut into patches, so that a painter who sees but a part of it need not draw the whole.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from rubbletop.board.grid import SIDES, Area, AreaBoard, Building, Side
from rubbletop.ui.paint.inlay import dashes
from rubbletop.ui.paint.seats import Livery
from rubbletop.ui.paint.shapes import polygon, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.sheet import CITY_RADIUS, sheet_of

INSET = 0.045
STAR = 0.13
PATCH = 4
"""Sides of an area on a side of a patch."""

_REACH = 0.2
_RIM_SIGN = 0.26
_RIM_DEPTH = 0.43
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
class Part:
    """What belongs to one sector in a patch: its blocks and the frames of its entry edges."""

    sector: int
    blocks: QPainterPath
    entry: QPainterPath


@dataclass(frozen=True)
class Patch:
    """A few areas that are drawn together; `box` is all that they paint."""

    box: QRectF
    areas: tuple[Area, ...]
    parts: tuple[Part, ...]
    plots: tuple[QPainterPath, ...]
    lanes: QPainterPath
    sector_borders: QPainterPath
    sector_dashes: QPainterPath


@dataclass(frozen=True)
class SectorPlan:
    """The dress of one sector, with the places of its shapes on the rim."""

    id: str
    livery: Livery
    tint: str
    rim: tuple[QPointF, ...]


@dataclass(frozen=True)
class Plan:
    """Everything drawn of the ground of a city."""

    streets: QPainterPath
    sectors: tuple[SectorPlan, ...]
    patches: tuple[Patch, ...]
    centre: QRectF

    def seen(self, clip: QRectF) -> list[Patch]:
        """The patches that lie at least partly in the clip."""
        return [patch for patch in self.patches if patch.box.intersects(clip)]


@lru_cache(maxsize=8)
def plan(board: AreaBoard) -> Plan:
    """The plan of the city, worked out at the first call."""
    signs = _rim_signs(board)
    return Plan(
        streets=_streets(board),
        sectors=tuple(
            SectorPlan(id=sector, livery=livery, tint=tint, rim=tuple(signs.get(sector, ())))
            for sector, (livery, tint) in zip(board.sectors, palette.SECTORS, strict=True)
        ),
        patches=_patches(board),
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


def _patches(board: AreaBoard) -> tuple[Patch, ...]:
    groups: dict[tuple[int, int], list[Area]] = {}
    for area in board.areas.values():
        groups.setdefault((area.col // PATCH, area.row // PATCH), []).append(area)
    return tuple(_patch(board, areas) for areas in groups.values())


def _patch(board: AreaBoard, areas: Sequence[Area]) -> Patch:
    box = QRectF()
    for area in areas:
        box = box.united(square(area))
    borders = sector_borders(board, areas)
    parts = []
    for index, sector in enumerate(board.sectors):
        own = [area for area in areas if area.sector == sector]
        if own:
            parts.append(Part(index, _blocks(own), dashes(_entry(own), 0.06, 0.05)))
    return Patch(
        box=box.adjusted(-_REACH, -_REACH, _REACH, _REACH),
        areas=tuple(areas),
        parts=tuple(parts),
        plots=_plots(board, areas),
        lanes=dashes(lanes(board, areas), 0.082, 0.082),
        sector_borders=borders,
        sector_dashes=dashes(borders, 0.14, 0.075),
    )


def _blocks(areas: Sequence[Area]) -> QPainterPath:
    path = QPainterPath()
    for area in areas:
        path.addPath(block(area))
    return path


def block(area: Area) -> QPainterPath:
    """The ground of an area between its streets."""
    return rounded(square(area, INSET), 0.055)


def _plots(board: AreaBoard, areas: Sequence[Area]) -> tuple[QPainterPath, ...]:
    """Plots of houses in three strengths."""
    paths = (QPainterPath(), QPainterPath(), QPainterPath())
    for area in areas:
        if area.id == board.centre or area.is_filled:
            continue
        seed = area.col * 7 + area.row * 13 + area.col * area.row * 3
        inner = square(area, 0.12)
        for index, (x, y, wide, high) in enumerate(_PLOTS[seed % len(_PLOTS)]):
            left = 1 - x - wide if seed % 2 else x
            plot = QRectF(
                inner.left() + left * inner.width(),
                inner.top() + y * inner.height(),
                wide * inner.width(),
                high * inner.height(),
            )
            paths[(seed // 3 + index) % 3].addPath(rounded(plot, 0.03))
    return paths


def lanes(board: AreaBoard, areas: Sequence[Area], sides: Sequence[Side] = ("E", "S")) -> QPainterPath:
    """The middle of the streets along these sides of the areas, where another area lies beyond."""
    path = QPainterPath()
    for area in areas:
        for side in sides:
            if board.step(area.id, side) is not None:
                start, end = side_of(area, side)
                pull = (end - start) * 0.09
                path.moveTo(start + pull)
                path.lineTo(end - pull)
    return path


def side_of(area: Area, side: Side) -> tuple[QPointF, QPointF]:
    """The ends of a side, from left to right or downwards."""
    x, y = area.col, area.row
    ends = {"N": (0, 0, 1, 0), "E": (1, 0, 1, 1), "S": (0, 1, 1, 1), "W": (0, 0, 0, 1)}[side]
    return QPointF(x + ends[0], y + ends[1]), QPointF(x + ends[2], y + ends[3])


def sector_borders(
    board: AreaBoard, areas: Sequence[Area], sides: Sequence[Side] = ("E", "S")
) -> QPainterPath:
    """The borders between sectors along these sides of the areas."""
    path = QPainterPath()
    for area in areas:
        for side in sides:
            other = board.step(area.id, side)
            if other is not None and board.areas[other].sector != area.sector:
                start, end = side_of(area, side)
                path.moveTo(start)
                path.lineTo(end)
    return path


def _entry(areas: Sequence[Area]) -> QPainterPath:
    path = QPainterPath()
    for area in areas:
        if area.is_edge:
            path.addRect(square(area, 0.1))
    return path


def entry(area: Area) -> QPainterPath:
    """The dashed frame of an entry edge."""
    return dashes(_entry((area,)), 0.06, 0.05)


def _rim_signs(board: AreaBoard) -> dict[str, list[QPointF]]:
    """For each sector the two widest bare places of the rim beside its areas."""
    sheet = sheet_of(board)
    radius = (CITY_RADIUS - _RIM_DEPTH) * sheet.scale
    runs: list[tuple[str, list[int]]] = []
    for degree in range(360):
        turn = math.radians(degree)
        at = sheet.centre + QPointF(radius * math.cos(turn), radius * math.sin(turn))
        near = min(board.areas.values(), key=lambda area: _gap(at, square(area)))
        if near.sector is None or _gap(at, square(near)) < _RIM_SIGN * sheet.scale:
            continue
        if runs and runs[-1][0] == near.sector and runs[-1][1][-1] == degree - 1:
            runs[-1][1].append(degree)
        else:
            runs.append((near.sector, [degree]))
    signs: dict[str, list[QPointF]] = {}
    for sector, degrees in sorted(runs, key=lambda run: -len(run[1])):
        turn = math.radians((degrees[0] + degrees[-1]) / 2)
        at = sheet.centre + QPointF(radius * math.cos(turn), radius * math.sin(turn))
        if len(signs.setdefault(sector, [])) < len(SIDES) // 2:
            signs[sector].append(at)
    return signs


def _gap(at: QPointF, box: QRectF) -> float:
    """How far a point lies from a square."""
    x = max(box.left() - at.x(), 0.0, at.x() - box.right())
    y = max(box.top() - at.y(), 0.0, at.y() - box.bottom())
    return math.hypot(x, y)


@lru_cache(maxsize=512)
def building_path(building: Building) -> QPainterPath:
    """The exact outline of a building, its parts joined."""
    path = QPainterPath()
    for outline in building.outlines:
        path = path.united(polygon(outline))
    return path.simplified()
