# SPDX-License-Identifier: GPL-3.0-or-later
"""The buildings of Tokyo: exact outlines with a roof for their kind, a sign and their values."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker

from rubbletop.board.grid import UNITS, Area, AreaBoard, Building, BuildingId, Side
from rubbletop.ui.paint.artwork import figures
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import dashes, motifs
from rubbletop.ui.paint.seats import Livery
from rubbletop.ui.paint.shapes import burst, clip_of, outlined, polygon, polyline
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.corners import star_place
from rubbletop.ui.tokyo.art.plan import STAR, building_path, plan, side_of, square
from rubbletop.ui.tokyo.art.signs import Layout, layout

SHADOW = (0.06, 0.08)
_SIGN_BOX = 16.0
_TOOTH = 0.2
_NONE: frozenset[BuildingId] = frozenset()
_FACING: tuple[tuple[Side, Side], ...] = (("E", "W"), ("S", "N"))
"""The sides of two neighbours that lie on each other, each pair once."""


@dataclass(frozen=True)
class Roof:
    """The dress of one building: outline, pattern on it, and the light line inside it."""

    outline: QPainterPath
    pattern: QPainterPath
    inner: QPainterPath


@lru_cache(maxsize=8)
def roofs(board: AreaBoard) -> dict[BuildingId, Roof]:
    """The roofs of a board's buildings by building."""
    return {building.id: _roof(building) for building in board.buildings.values()}


@lru_cache(maxsize=8)
def layouts(board: AreaBoard) -> dict[BuildingId, Layout]:
    """Where sign and values of each building stand."""
    return {building.id: layout(building) for building in board.buildings.values()}


def paint_buildings(painter: QPainter, board: AreaBoard) -> None:
    """Every building with its shadow, roof and sign, then the closed borders and the set-up stars."""
    clip = clip_of(painter)
    seen = [b for b in board.buildings.values() if reach_of(building_path(b)).intersects(clip)]
    for building in seen:
        paint_shadow(painter, roofs(board)[building.id])
    for building in seen:
        paint_building(painter, board, building)
    for closed in closed_borders(board):
        if closed.is_shown(_NONE) and reach_of(closed.line).intersects(clip):
            paint_closed(painter, closed.line, closed.core)
    for area in board.areas.values():
        if area.is_star and square(area).intersects(clip):
            paint_star(painter, board, area)


def reach_of(path: QPainterPath) -> QRectF:
    """All that a building or a closed border paints, shadow and outline with it."""
    return path.controlPointRect().adjusted(-0.06, -0.06, 0.1, 0.1)


def paint_shadow(painter: QPainter, roof: Roof) -> None:
    """What a building darkens at its right and below it."""
    painter.fillPath(roof.outline.translated(*SHADOW), brush(palette.INK, 0.45))


def paint_building(painter: QPainter, board: AreaBoard, building: Building) -> None:
    """A building without its shadow: roof and sign."""
    paint_roof(painter, roofs(board)[building.id], building.kind)
    _paint_sign(painter, building, layouts(board)[building.id])


def paint_star(painter: QPainter, board: AreaBoard, area: Area) -> None:
    """The set-up star of an area."""
    path = burst(star_place(board, area), STAR, STAR * 0.42, 5)
    outlined(painter, path, pen(palette.INK, 0.022), brush(livery_in(board, area).colour))


def livery_in(board: AreaBoard, area: Area) -> Livery:
    """The livery of the sector in which an area lies; the first of them for the centre."""
    sectors = plan(board).sectors
    return next((sector.livery for sector in sectors if sector.id == area.sector), sectors[0].livery)


@dataclass(frozen=True)
class ClosedBorder:
    """A border that buildings cover from end to end, with its line and the dashes on it.

    `covering` are the buildings that cover it, `filling` those that fill an area beside it: nobody comes
    there, so that the border is not drawn before they have fallen.
    """

    line: QPainterPath
    core: QPainterPath
    covering: frozenset[BuildingId]
    filling: frozenset[BuildingId]

    def is_shown(self, fallen: frozenset[BuildingId]) -> bool:
        """Whether it keeps anybody from crossing who could otherwise."""
        return self.filling <= fallen and not self.covering <= fallen


@lru_cache(maxsize=8)
def closed_borders(board: AreaBoard) -> tuple[ClosedBorder, ...]:
    """The borders that some building covers, whether it shows now or when another has fallen."""
    return tuple(_closed_borders(board))


def _closed_borders(board: AreaBoard) -> Iterator[ClosedBorder]:
    for area in board.areas.values():
        for side, back in _FACING:
            other = board.step(area.id, side)
            if other is None or (area.id, other) not in board.covered:
                continue
            walls = ((area, side), (board.areas[other], back))
            covering = [at.building for at, on in walls if board.cover(at.id, on) == UNITS and at.building]
            line = polyline((p.x(), p.y()) for p in side_of(area, side))
            yield ClosedBorder(
                line=line,
                core=closed_core(line),
                covering=frozenset(covering),
                filling=frozenset(at.building for at, _ in walls if at.is_filled and at.building),
            )


def closed_core(line: QPainterPath) -> QPainterPath:
    """The red dashes on the line of a closed border."""
    return dashes(line, 0.09, 0.06)


def paint_closed(painter: QPainter, line: QPainterPath, core: QPainterPath) -> None:
    """A border that a building closes to GODRAN, tanks and halftracks."""
    painter.strokePath(line, pen(palette.INK, 0.12, cap=Qt.PenCapStyle.FlatCap))
    painter.strokePath(core, pen(palette.RED, 0.06, cap=Qt.PenCapStyle.FlatCap))


def paint_roof(painter: QPainter, roof: Roof, kind: str) -> None:
    """The roof alone, without sign or values."""
    ground, dark, _ = palette.ROOFS[kind]
    painter.fillPath(roof.outline, brush(ground))
    if kind == "landmark":
        painter.strokePath(roof.pattern, pen(dark, 0.022, 0.6))
    else:
        painter.fillPath(roof.pattern, brush(dark, 0.34))
    painter.strokePath(roof.inner, pen(palette.LIGHT, 0.022, 0.7))
    painter.strokePath(roof.outline, pen(palette.INK, 0.04))


def _roof(building: Building) -> Roof:
    outline = building_path(building)
    return Roof(
        outline=outline,
        pattern=_pattern(outline, building.kind),
        inner=inset(outline, 0.05 if _is_large(outline) else 0.034),
    )


def _is_large(outline: QPainterPath) -> bool:
    box = outline.boundingRect()
    return outline.elementCount() <= 5 and min(box.width(), box.height()) > 0.5


def swatch(box: QRectF, kind: str) -> Roof:
    """A roof of the kind over any rectangle, for the legend."""
    outline = QPainterPath()
    outline.addRect(box)
    return Roof(outline=outline, pattern=_pattern(outline, kind), inner=QPainterPath())


def inset(outline: QPainterPath, width: float) -> QPainterPath:
    """The outline drawn in on every side by `width`."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * width)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return outline.subtracted(stroker.createStroke(outline)).simplified()


def _pattern(outline: QPainterPath, kind: str) -> QPainterPath:
    box = outline.boundingRect()
    if kind == "production":
        return _teeth(box).intersected(outline)
    if kind == "plain":
        dot = QPainterPath()
        dot.addRect(QRectF(-0.033, -0.033, 0.066, 0.066))
        return motifs(outline, dot, 0.1)
    return _hips(outline)


def _teeth(box: QRectF) -> QPainterPath:
    """A saw-tooth roof over the box, starting at its upper left corner."""
    path = QPainterPath()
    for row in range(round(box.height() / _TOOTH + 0.49)):
        for column in range(round(box.width() / _TOOTH + 0.49)):
            x, y = box.left() + column * _TOOTH, box.top() + row * _TOOTH
            path.addPath(polygon([(x, y + _TOOTH), (x + _TOOTH, y), (x + _TOOTH, y + _TOOTH)]))
    return path


def _hips(outline: QPainterPath) -> QPainterPath:
    """Lines from the corners to the ridge of a hipped roof."""
    box = outline.boundingRect()
    shift = min(box.width(), box.height()) / 2
    ridge = QRectF(box).adjusted(shift, shift, -shift, -shift)
    path = QPainterPath()
    path.moveTo(ridge.topLeft())
    path.lineTo(ridge.bottomRight())
    for index in range(outline.elementCount() - 1):
        corner = outline.elementAt(index)
        x = min(max(corner.x, ridge.left()), ridge.right())
        y = min(max(corner.y, ridge.top()), ridge.bottom())
        path.moveTo(corner.x, corner.y)
        path.lineTo(x, y)
    return path


@lru_cache(maxsize=64)
def sign_path(model: str) -> QPainterPath:
    """The sign of a kind of building about the origin, one unit high."""
    path = QPainterPath()
    for part in figures("tokyo.json").get(model, ()):
        path.addPath(part.path)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _paint_sign(painter: QPainter, building: Building, at: Layout) -> None:
    if at.pitch is not None:
        _paint_pitch(painter, at.pitch)
        return
    _, _, text = palette.ROOFS[building.kind]
    painter.save()
    painter.translate(at.sign)
    painter.scale(at.sign_size / _SIGN_BOX, at.sign_size / _SIGN_BOX)
    ground, _, _ = palette.ROOFS[building.kind]
    painter.strokePath(sign_path(building.model), pen(ground, 2.6))
    painter.fillPath(sign_path(building.model), brush(text))
    painter.restore()


def _paint_pitch(painter: QPainter, box: QRectF) -> None:
    """The stands and the grass of the stadium."""
    stands, grass, lines = QPainterPath(), QPainterPath(), QPainterPath()
    stands.addEllipse(box)
    outlined(painter, stands, pen(palette.PRODUCTION_DARK, 0.04), brush(palette.LIGHT))
    ring = QPainterPath()
    ring.addEllipse(box.adjusted(0.07, 0.06, -0.07, -0.06))
    painter.strokePath(ring, pen(palette.INK, 0.016, 0.5))
    inner = box.adjusted(box.width() * 0.2, box.height() * 0.2, -box.width() * 0.2, -box.height() * 0.2)
    grass.addEllipse(inner)
    outlined(painter, grass, pen(palette.WHITE, 0.024), brush("#4FA35B"))
    middle = inner.center()
    if inner.width() > inner.height():
        lines.moveTo(middle.x(), inner.top())
        lines.lineTo(middle.x(), inner.bottom())
    else:
        lines.moveTo(inner.left(), middle.y())
        lines.lineTo(inner.right(), middle.y())
    lines.addEllipse(QPointF(middle), 0.07, 0.07)
    painter.strokePath(lines, pen(palette.WHITE, 0.018))
