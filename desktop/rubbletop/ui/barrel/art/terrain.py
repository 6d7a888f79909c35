# SPDX-License-Identifier: GPL-3.0-or-later
"""The map of Barrel: coast, regions with their patterns, rivers, the Border Region and its roads."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.regions import Region, RegionBoard
from rubbletop.ui.barrel.art import palette, sheet, words
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import bars, dashes, grid, motifs
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import outlined, polygon, polyline, regular

_P = sheet.POINT
_FLAT = Qt.PenCapStyle.FlatCap
_PATTERN = 0.28


@lru_cache(maxsize=256)
def region_path(region: Region) -> QPainterPath:
    """The exact outline of a region, all its parts."""
    path = QPainterPath()
    for ring in region.rings:
        path.addPath(polygon(ring))
    return path


@lru_cache(maxsize=256)
def _pattern(region: Region) -> QPainterPath:
    """The zone's pattern cut to the region: lines for the south, the north and the border, else dots."""
    path = region_path(region)
    match region.zone:
        case "south":
            return bars(path, 7 * _P, 45)
        case "border":
            return bars(path, 8 * _P, -45)
        case "north":
            return motifs(path, outline("M-4,3L0,-3L4,3"), 8 * _P)
        case "east":
            return motifs(path, _paired_dots(), 8 * _P)
        case _:
            return _specks(path)


def _paired_dots() -> QPainterPath:
    pair = regular(QPointF(-2.6, -2.6), 2.3, 6)
    pair.addPath(regular(QPointF(3.4, 3.4), 2.3, 6))
    return pair


def _specks(path: QPainterPath) -> QPainterPath:
    """Grains of sand, shaken off their places, always in the same way."""
    drawn = QPainterPath()
    step = 9 * _P
    for row, column, at in grid(path.boundingRect(), step):
        shake = (row * 7919 + column * 104729) % 997 / 997
        place = at + QPointF((shake - 0.5) * step, ((shake * 31) % 1 - 0.5) * step)
        radius = 1.2 + 1.1 * ((shake * 17) % 1)
        reach = QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius)
        if path.contains(reach):
            drawn.addPath(regular(place, radius, 6))
    return drawn


def paint_abroad(painter: QPainter, board: RegionBoard) -> None:
    """The lands around: grid of a staff map, sea, and the shadow of the coast."""
    frame = sheet.FURNITURE["map"]
    painter.fillRect(frame, brush(palette.ABROAD))
    painter.strokePath(_graticule(frame), pen(palette.INK, 0.6 * _P, 0.12))
    for decoration in board.decorations:
        if decoration.shape == "water":
            _paint_water(painter, polygon(decoration.points), frame)
    for wide, strength in ((13.0, 0.1), (8.0, 0.16), (4.0, 0.3)):
        coast = pen(palette.INK, wide * _P, strength)
        painter.strokePath(_coast(board), coast)


@lru_cache(maxsize=4)
def _coast(board: RegionBoard) -> QPainterPath:
    """The outer outline of the country as one path."""
    path = QPainterPath()
    for region in board.regions.values():
        if region.zone != "border":
            path = path.united(region_path(region))
    return path


def _graticule(frame: QRectF) -> QPainterPath:
    path = QPainterPath()
    step = 125.0
    for index in range(int(frame.left() // step) + 1, int(frame.right() // step) + 1):
        path.moveTo(index * step, frame.top())
        path.lineTo(index * step, frame.bottom())
    for index in range(int(frame.top() // step) + 1, int(frame.bottom() // step) + 1):
        path.moveTo(frame.left(), index * step)
        path.lineTo(frame.right(), index * step)
    return path


def _paint_water(painter: QPainter, sea: QPainterPath, frame: QRectF) -> None:
    clip = QPainterPath()
    clip.addRect(frame)
    water = sea.intersected(clip)
    outlined(painter, water, pen(palette.RIVER, 1.2 * _P), brush(palette.SEA))
    waves = motifs(water, outline("M-14,0Q-9,-6 -4,0T6,0T16,0"), 30 * _P)
    painter.strokePath(waves, pen(palette.RIVER, 0.9 * _P, 0.7))


def paint_regions(painter: QPainter, board: RegionBoard) -> None:
    """The ground of every region with its pattern."""
    _paint_border(painter, board)
    for region in board.regions.values():
        if region.zone == "border":
            continue
        ground, mark = palette.ZONES[region.zone]
        painter.fillPath(region_path(region), brush(ground))
        pattern = _pattern(region)
        if region.zone in ("south", "north"):
            wide = 1.6 if region.zone == "south" else 1.1
            painter.strokePath(pattern, pen(mark, wide * _P, _PATTERN, cap=_FLAT))
        else:
            painter.fillPath(pattern, brush(mark, _PATTERN + 0.12))


def _paint_border(painter: QPainter, board: RegionBoard) -> None:
    region = board.regions[board.border]
    ground, mark = palette.ZONES["border"]
    painter.fillPath(region_path(region), brush(ground))
    painter.strokePath(_pattern(region), pen(mark, 1.3 * _P, _PATTERN, cap=_FLAT))


def paint_lines(painter: QPainter, board: RegionBoard) -> None:
    """Rivers, the borders of the regions, the dashed rim of the Border Region and the pencil arrows."""
    rivers = [polyline(d.points) for d in board.decorations if d.shape == "river"]
    for river in rivers:
        painter.strokePath(river, pen(palette.NEWSPRINT, 4.2 * _P))
    for river in rivers:
        painter.strokePath(river, pen(palette.RIVER, 2.2 * _P))
    for region in board.regions.values():
        if region.zone != "border":
            painter.strokePath(region_path(region), pen(palette.INK, 1.3 * _P))
    painter.strokePath(_coast(board), pen(palette.INK, 2.0 * _P))
    rim = dashes(region_path(board.regions[board.border]), 5 * _P, 3 * _P)
    painter.strokePath(rim, pen(palette.INK, 1.6 * _P, cap=_FLAT))
    for road in words.ROADS:
        _paint_road(painter, polyline(road), smooth=True)
    for decoration in board.decorations:
        if decoration.shape == "arrow":
            points = decoration.points
            forwards = points if _ends_at_gate(board, points[-1]) else points[::-1]
            _paint_road(painter, polyline(forwards), smooth=False)


def _ends_at_gate(board: RegionBoard, point: tuple[float, float]) -> bool:
    gate = board.regions[board.border].gate
    return gate is not None and abs(point[0] - gate[0]) + abs(point[1] - gate[1]) < 60


def _paint_road(painter: QPainter, line: QPainterPath, *, smooth: bool) -> None:
    """A stroke of red pencil that ends in an arrow head."""
    path = line
    if smooth:
        start, bend, tip = (QPointF(line.elementAt(i).x, line.elementAt(i).y) for i in range(3))
        path = QPainterPath(start)
        path.quadTo(bend, tip)
    end, angle = path.pointAtPercent(1.0), path.angleAtPercent(1.0)
    style = pen(palette.PENCIL, 3.4 * _P, 0.85)
    painter.strokePath(path, style)
    head = QPainterPath()
    painter.save()
    painter.translate(end)
    painter.rotate(-angle)
    head.moveTo(-15, -11)
    head.lineTo(2, 0)
    head.lineTo(-15, 11)
    painter.strokePath(head, style)
    painter.restore()
