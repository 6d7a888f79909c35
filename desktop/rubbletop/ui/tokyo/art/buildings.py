# SPDX-License-Identifier: GPL-3.0-or-later
"""The buildings of Tokyo: exact outlines with a roof for their kind, a sign and their values."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker

from rubbletop.board.grid import AreaBoard, Building
from rubbletop.ui.paint.artwork import figures
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import dashes, motifs
from rubbletop.ui.paint.shapes import outlined, polygon
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.plan import building_path, plan
from rubbletop.ui.tokyo.art.signs import Layout, layout

SHADOW = (0.06, 0.08)
_SIGN_BOX = 16.0
_TOOTH = 0.2


@dataclass(frozen=True)
class Roof:
    """The dress of one building: outline, pattern on it, and the light line inside it."""

    outline: QPainterPath
    pattern: QPainterPath
    inner: QPainterPath


@lru_cache(maxsize=4)
def roofs(board: AreaBoard) -> dict[str, Roof]:
    """The roofs of a board's buildings by building."""
    return {building.id: _roof(building) for building in board.buildings.values()}


@lru_cache(maxsize=4)
def layouts(board: AreaBoard) -> dict[str, Layout]:
    """Where sign and values of each building stand."""
    return {building.id: layout(building) for building in board.buildings.values()}


def paint_buildings(painter: QPainter, board: AreaBoard) -> None:
    """Every building with its shadow, roof and sign, then the closed borders and the set-up stars."""
    for roof in roofs(board).values():
        painter.fillPath(roof.outline.translated(*SHADOW), brush(palette.INK, 0.45))
    for building in board.buildings.values():
        paint_roof(painter, roofs(board)[building.id], building.kind)
        _paint_sign(painter, building, layouts(board)[building.id])
    paint_closed(painter, plan(board).closed_borders)
    for sector in plan(board).sectors:
        outlined(painter, sector.stars, pen(palette.INK, 0.022), brush(sector.livery.colour))


def paint_closed(painter: QPainter, borders: QPainterPath) -> None:
    """Borders that a building closes to GODRAN, tanks and halftracks."""
    flat = Qt.PenCapStyle.FlatCap
    painter.strokePath(borders, pen(palette.INK, 0.12, cap=flat))
    painter.strokePath(dashes(borders, 0.09, 0.06), pen(palette.RED, 0.06, cap=flat))


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
