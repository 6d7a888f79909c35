# SPDX-License-Identifier: GPL-3.0-or-later
"""Rubble painted over the printed layers: fallen buildings vanish with their shadows and closed borders.

The layers are pictures kept from before, with every building standing. A ruin covers all of the areas of
its building, and mends the thin strips of its neighbours into which its shadow and its borders reach.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.grid import SIDES, Area, AreaBoard, BuildingId
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import dashes
from rubbletop.ui.paint.lettering import is_legible
from rubbletop.ui.paint.shapes import clip_of
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.buildings import (
    ClosedBorder,
    closed_borders,
    livery_in,
    paint_building,
    paint_closed,
    paint_shadow,
    paint_star,
    roofs,
)
from rubbletop.ui.tokyo.art.ground import NAME_SIZE, paint_area_name, paint_borders, paint_entry
from rubbletop.ui.tokyo.art.plan import block, entry, lanes, plan, sector_borders, square
from rubbletop.ui.tokyo.art.stones import paint_heap

SPILL = 0.09
"""How far a building's shadow and its closed borders reach into the areas beside it."""

BORDER = 0.061
"""How far the lines along an area's borders reach into the areas beside it."""

FLAME = 0.6
"""Height of the flame in a ruined area, so that counters may stand round it."""

_BESIDE = (*SIDES.values(), (1, 1))
"""Where a shadow and a closed border can reach: over the four sides, and the shadow past the lower right."""

_FLAT = Qt.PenCapStyle.FlatCap


@dataclass(frozen=True)
class Fallen:
    """What no longer stands, and where Rubble lies; Rubble lies in all areas of fallen buildings."""

    buildings: frozenset[BuildingId] = frozenset()
    rubble: frozenset[SpaceId] = frozenset()


class Near(NamedTuple):
    """A building near an area, with all that it paints."""

    id: BuildingId
    reach: QRectF


@dataclass(frozen=True)
class _Site:
    """What is drawn in and round an area, worked out once; `is_outer`: a side of it is the rim's."""

    lanes: QPainterPath
    borders: QPainterPath
    core: QPainterPath
    entry: QPainterPath
    block: QPainterPath
    rim: QPainterPath
    near: tuple[Near, ...]
    closed: tuple[ClosedBorder, ...]
    is_outer: bool


@lru_cache(maxsize=512)
def _site(board: AreaBoard, area: Area) -> _Site:
    borders = sector_borders(board, (area,), tuple(SIDES))
    box = square(area, -SPILL)
    return _Site(
        lanes=dashes(lanes(board, (area,), tuple(SIDES)), 0.082, 0.082),
        borders=borders,
        core=dashes(borders, 0.14, 0.075),
        entry=entry(area) if area.is_edge else QPainterPath(),
        block=block(area),
        rim=dashes(block(area), 0.07, 0.05),
        near=tuple(
            Near(building, _reach(roof.outline))
            for building, roof in roofs(board).items()
            if _reach(roof.outline).intersects(box)
        ),
        closed=tuple(one for one in closed_borders(board) if _reach(one.line).intersects(box)),
        is_outer=len(board.neighbours[area.id]) < len(SIDES),
    )


def ruin_rect(board: AreaBoard, building: BuildingId) -> QRectF:
    """All that the ruin of a building paints."""
    box = QRectF()
    for area in board.buildings[building].areas:
        box = box.united(square(board.areas[area]))
    return box.adjusted(-SPILL, -SPILL, SPILL, SPILL)


def rubble_rect(board: AreaBoard, area: SpaceId) -> QRectF:
    """All that Rubble in an area paints."""
    return square(board.areas[area], -SPILL)


def paint_ruins(painter: QPainter, board: AreaBoard, fallen: Fallen) -> None:
    """Every ruin and all other Rubble that meets the painter's clip."""
    clip = clip_of(painter)
    ruined: set[SpaceId] = set()
    for building in board.buildings:
        if building in fallen.buildings:
            ruined.update(board.buildings[building].areas)
            if ruin_rect(board, building).intersects(clip):
                paint_ruin(painter, board, building, fallen)
    for area in board.areas:
        if area in fallen.rubble and area not in ruined and rubble_rect(board, area).intersects(clip):
            paint_rubble_in(painter, board, area, fallen)


def paint_ruin(painter: QPainter, board: AreaBoard, building: BuildingId, fallen: Fallen) -> None:
    """A fallen building: Rubble in all its areas, and its neighbours as they are without it."""
    own = board.buildings[building].areas
    areas = [board.areas[area] for area in own]
    reach = _reach(roofs(board)[building].outline)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for area in areas:
        for dx, dy in _BESIDE:
            beyond = board.at(area.col + dx, area.row + dy)
            strip = square(area).translated(dx, dy).intersected(reach)
            if strip.isEmpty() or beyond in own or beyond in fallen.rubble:
                continue
            if beyond is None:
                _mend_rim(painter, board, strip)
            else:
                _mend(painter, board, board.areas[beyond], strip, fallen)
    for area in areas:
        _paint_area(painter, board, area, fallen)
    painter.restore()


def paint_rubble_in(painter: QPainter, board: AreaBoard, area: SpaceId, fallen: Fallen) -> None:
    """Rubble in an open area on which debris fell."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_area(painter, board, board.areas[area], fallen)
    painter.restore()


def _mend_rim(painter: QPainter, board: AreaBoard, strip: QRectF) -> None:
    """The rim beyond the edge of the map, without the shadow that fell on it."""
    painter.fillRect(strip, brush(palette.RIM))
    painter.save()
    painter.setClipRect(strip, Qt.ClipOperation.IntersectClip)
    painter.strokePath(plan(board).streets, pen(palette.INK, 0.1))
    painter.restore()


def _mend(painter: QPainter, board: AreaBoard, area: Area, strip: QRectF, fallen: Fallen) -> None:
    """A strip of an area beside a ruin, with all that is printed there but for the building that fell."""
    site = _site(board, area)
    painter.save()
    painter.setClipRect(strip, Qt.ClipOperation.IntersectClip)
    painter.fillRect(strip, brush(palette.STREET))
    painter.fillPath(site.block, brush(_tint(board, area)))
    _paint_lines(painter, board, area, site)
    near = _near(site, strip, fallen)
    _paint_shadows(painter, board, near)
    _paint_standing(painter, board, near, _closed(site, strip, fallen))
    if area.is_star:
        paint_star(painter, board, area)
    painter.restore()


def _tint(board: AreaBoard, area: Area) -> str:
    sectors = plan(board).sectors
    return next((sector.tint for sector in sectors if sector.id == area.sector), palette.CENTRE)


def _paint_lines(painter: QPainter, board: AreaBoard, area: Area, site: _Site) -> None:
    if site.is_outer:
        painter.strokePath(plan(board).streets, pen(palette.INK, 0.1))
    painter.strokePath(site.lanes, pen(palette.LANE, 0.024, cap=_FLAT))
    if area.is_edge:
        paint_entry(painter, site.entry, livery_in(board, area).colour)
    if not site.borders.isEmpty():
        paint_borders(painter, site.borders, site.core)


def _near(site: _Site, box: QRectF, fallen: Fallen) -> list[BuildingId]:
    """The buildings of a site that still stand and paint something in a box."""
    return [one.id for one in site.near if one.id not in fallen.buildings and one.reach.intersects(box)]


def _paint_shadows(painter: QPainter, board: AreaBoard, buildings: Sequence[BuildingId]) -> None:
    for building in buildings:
        paint_shadow(painter, roofs(board)[building])


def _paint_standing(
    painter: QPainter, board: AreaBoard, buildings: Sequence[BuildingId], closed: Sequence[ClosedBorder]
) -> None:
    for building in buildings:
        paint_building(painter, board, board.buildings[building])
    for border in closed:
        paint_closed(painter, border.line, border.core)


def _closed(site: _Site, box: QRectF, fallen: Fallen) -> list[ClosedBorder]:
    """The borders of a site that are still closed and lie in a box."""
    return [
        border
        for border in site.closed
        if border.is_shown(fallen.buildings) and _reach(border.line).intersects(box)
    ]


def _reach(path: QPainterPath) -> QRectF:
    """All that a building or a closed border paints: outline, border line, shadow."""
    return path.controlPointRect().adjusted(-0.07, -0.07, SPILL, SPILL)


def _paint_area(painter: QPainter, board: AreaBoard, area: Area, fallen: Fallen) -> None:
    """The Rubble of one area between its streets, with all that may lie across them."""
    site, box = _site(board, area), square(area)
    painter.fillRect(box, brush(palette.STREET))
    painter.fillPath(site.block, brush(palette.RUBBLE))
    painter.strokePath(site.rim, pen(palette.INK, 0.03, 0.75, cap=_FLAT))
    paint_heap(painter, square(area, 0.05), area.col * 7 + area.row * 13, flame=FLAME)
    near = _near(site, box, fallen)
    painter.save()
    painter.setClipRect(square(area, -BORDER), Qt.ClipOperation.IntersectClip)
    _paint_lines(painter, board, area, site)
    painter.save()
    # Beyond the area the shadows are printed already.
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    _paint_shadows(painter, board, near)
    painter.restore()
    _paint_standing(painter, board, near, _closed(site, box, fallen))
    painter.restore()
    if is_legible(painter, "A", NAME_SIZE):
        paint_area_name(painter, board, area, palette.CREAM, palette.RUBBLE_STONES[-1])
