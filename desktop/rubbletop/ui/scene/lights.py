# SPDX-License-Identifier: GPL-3.0-or-later
"""What is lit on the board: where the player may go, what is in danger, where something just moved."""

from collections.abc import Callable, Iterable
from math import ceil
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rubbletop.ui.paint.ink import brush, ink, pen
from rubbletop.ui.paint.lettering import Letters, write_centred
from rubbletop.ui.scene import tints
from rubbletop.ui.scene.light_tiles import LightTiles
from rubbletop.ui.scene.pixel_grid import pixel_grid, ratio_of
from rubbletop.ui.typefaces import Face

Shape = Callable[[str], QPainterPath]
"""The outline of a space or an off-board box."""

DISC, COVERED_DISC = 0.27, 0.23
"""Radius of the disc with a cost, on a free space and beside counters, in hex radii."""

MOST_STAMPS = 64


class Lights(msgspec.Struct, frozen=True):
    """What is lit: ids of spaces and boxes.

    ``legal`` maps what may be clicked to the text of its disc ("" for none), ``threatened`` is in
    danger, ``last`` saw the last move.
    """

    legal: dict[str, str] = {}
    threatened: tuple[str, ...] = ()
    last: tuple[str, ...] = ()


class _Layer(QGraphicsItem):
    """One of the two items that paint lights; they are deaf to the mouse."""

    def __init__(self, sheet: QRectF, unit: float, shape: Shape, wake: Callable[[], None]) -> None:
        super().__init__()
        self._sheet = sheet
        self._unit = unit
        self._shape = shape
        self._lights = Lights()
        self._rects: dict[str, QRectF] = {}
        self.tiles = LightTiles(self.paint_part, self._is_dark, wake, self.update)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def boundingRect(self) -> QRectF:
        return self._sheet

    def lay(self, sheet: QRectF) -> None:
        """Cover another sheet."""
        self.prepareGeometryChange()
        self._sheet = sheet
        self.forget()

    def show_lights(self, lights: Lights) -> None:
        """Show these lights and no others."""
        if lights != self._lights:
            self._lights = lights
            self.forget()

    def forget(self) -> None:
        """Paint the lights anew."""
        lights, reach = self._lights, self._unit * 0.3
        names = (*lights.legal, *lights.threatened, *lights.last)
        self._rects = {
            name: self._shape(name).boundingRect().adjusted(-reach, -reach, reach, reach) for name in names
        }
        self.tiles.forget()
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._lights != Lights():
            self.tiles.draw(painter, option.exposedRect)

    def paint_part(self, painter: QPainter, part: QRectF) -> None:
        """Paint the lights that show in a part of the board."""
        raise NotImplementedError

    def _is_dark(self, part: QRectF) -> bool:
        return not any(rect.intersects(part) for rect in self._rects.values())

    def _within(self, ids: Iterable[str], part: QRectF) -> list[str]:
        rects = self._rects
        return [name for name in ids if rects[name].intersects(part)]


class UnderLights(_Layer):
    """The fill of what may be clicked: under the counters."""

    def paint_part(self, painter: QPainter, part: QRectF) -> None:
        fill = brush(tints.LEGAL, tints.LEGAL_FILL)
        for name in self._within(self._lights.legal, part):
            painter.fillPath(self._shape(name), fill)


class OverLights(_Layer):
    """Outlines, discs with costs, teeth and corner marks: over the counters.

    ``covered`` says whether counters lie on a space, so that its disc keeps to the foot of it.
    """

    def __init__(
        self,
        sheet: QRectF,
        unit: float,
        shape: Shape,
        wake: Callable[[], None],
        covered: Callable[[str], bool],
    ) -> None:
        super().__init__(sheet, unit, shape, wake)
        self._covered = covered
        self._stamps: dict[tuple[str, float, float, float], QPixmap] = {}

    def paint_part(self, painter: QPainter, part: QRectF) -> None:
        lights = self._lights
        legal = self._within(lights.legal, part)
        for name in self._within(lights.last, part):
            self._corners(painter, self._shape(name))
        for name in self._within(lights.threatened, part):
            self._teeth(painter, self._shape(name))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(tints.LEGAL, 0.045 * self._unit))
        for name in legal:
            painter.drawPath(self._shape(name))
        for name in legal:
            if lights.legal[name]:
                self._disc(painter, name, lights.legal[name])

    def _disc(self, painter: QPainter, name: str, text: str) -> None:
        box = self._shape(name).boundingRect()
        if self._covered(name):
            centre, radius = QPointF(box.left() + 0.14 * box.width(), box.center().y()), COVERED_DISC
        else:
            centre, radius = box.center(), DISC
        scale = painter.worldTransform().m22()
        stamp = self._stamp(text, radius * self._unit, scale, ratio_of(painter))
        with pixel_grid(painter) as grid:
            painter.drawPixmap(grid.at(centre, stamp.width() / 2), stamp)

    def _stamp(self, text: str, radius: float, scale: float, ratio: float) -> QPixmap:
        """Return the picture of a disc, painted once a text and size: a board may show hundreds."""
        key = (text, round(radius, 4), round(scale, 2), ratio)
        if key not in self._stamps:
            if len(self._stamps) > MOST_STAMPS:
                self._stamps.clear()
            self._stamps[key] = self._painted_stamp(text, radius, scale, ratio)
        return self._stamps[key]

    def _painted_stamp(self, text: str, radius: float, scale: float, ratio: float) -> QPixmap:
        side = 2 * ceil((radius + 0.04 * self._unit) * scale * ratio)
        stamp = QPixmap(side, side)
        stamp.setDevicePixelRatio(ratio)
        stamp.fill(Qt.GlobalColor.transparent)
        painter = QPainter(stamp)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2 / ratio, side / 2 / ratio)
        painter.scale(scale, scale)
        painter.setPen(pen(tints.SIGHT, 0.04 * self._unit))
        painter.setBrush(brush(tints.WHITE))
        painter.drawEllipse(QPointF(), radius, radius)
        letters = Letters(Face.INTER_BOLD, 0.38 * self._unit, tints.SIGHT)
        write_centred(painter, text, QPointF(), letters, radius * 1.75)
        painter.end()
        stamp.setDevicePixelRatio(1.0)
        return stamp

    def _teeth(self, painter: QPainter, shape: QPainterPath) -> None:
        size = 0.2 * self._unit
        middle = shape.boundingRect().center()
        teeth = QPainterPath()
        for ring in shape.toSubpathPolygons():
            for index in range(ring.size() - 1):
                _teeth_along(teeth, ring.at(index), ring.at(index + 1), middle, size)
        painter.setPen(pen(tints.CASING, 0.02 * self._unit))
        painter.setBrush(brush(tints.THREAT))
        painter.drawPath(teeth)

    def _corners(self, painter: QPainter, shape: QPainterPath) -> None:
        """Thin marks at the corners of the space's middle square."""
        box = shape.boundingRect()
        half = 0.42 * min(box.width(), box.height())
        arm = 0.3 * half
        marks = QPainterPath()
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = box.center().x() + sx * half, box.center().y() + sy * half
                marks.moveTo(x - sx * arm, y)
                marks.lineTo(x, y)
                marks.lineTo(x, y - sy * arm)
        painter.strokePath(marks, pen(tints.CASING, 0.085 * self._unit, 0.4))
        painter.strokePath(marks, pen(tints.WHITE, 0.045 * self._unit, tints.LAST_MOVE))


def _teeth_along(teeth: QPainterPath, a: QPointF, b: QPointF, middle: QPointF, size: float) -> None:
    side = b - a
    length = (side.x() ** 2 + side.y() ** 2) ** 0.5
    if length < size:
        return
    along = side / length
    inward = QPointF(-along.y(), along.x())
    foot = a + side / 2
    if QPointF.dotProduct(inward, middle - foot) < 0:
        inward = -inward
    for share in (0.25, 0.5, 0.75):
        at = a + side * share
        teeth.addPolygon(QPolygonF([at - along * size * 0.55, at + along * size * 0.55, at + inward * size]))
        teeth.closeSubpath()


class Stroke(NamedTuple):
    """An outline with its pen and its colour inside, either of them None for none."""

    path: QPainterPath
    line: QPen | None = None
    fill: QColor | None = None


class Overlay(QGraphicsItem):
    """A picture over the board that is made of a few strokes, replaced as a whole."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self._rect = QRectF()
        self._strokes: tuple[Stroke, ...] = ()

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """What is shown."""
        return self._strokes

    def boundingRect(self) -> QRectF:
        return self._rect

    def clear(self) -> None:
        """Show nothing."""
        self.show_strokes(())

    def show_strokes(self, strokes: Iterable[Stroke]) -> None:
        """Show these and nothing else, the first lowest."""
        shown = tuple(strokes)
        if not shown and not self._strokes:
            return
        self.prepareGeometryChange()
        self._strokes = shown
        self._rect = QRectF()
        for path, line, _ in shown:
            width = line.widthF() if line is not None else 0.0
            self._rect = self._rect.united(path.boundingRect().adjusted(-width, -width, width, width))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for path, line, fill in self._strokes:
            if fill is not None:
                painter.fillPath(path, fill)
            if line is not None:
                painter.strokePath(path, line)


def illegal_strokes(shape: QPainterPath, unit: float) -> tuple[Stroke, ...]:
    """The hatch and the barred circle of a place where the counter in hand may not go."""
    box = shape.boundingRect()
    lines = QPainterPath()
    step = 0.22 * unit
    count = int((box.width() + box.height()) / step) + 1
    for index in range(count):
        x = box.left() + index * step
        lines.moveTo(x, box.top())
        lines.lineTo(x - box.height(), box.bottom())
    stroked = _stroked(lines, 0.06 * unit).intersected(shape)
    ring = QPainterPath()
    radius = 0.26 * unit
    ring.addEllipse(box.center(), radius, radius)
    slope = radius * 0.7071
    ring.moveTo(box.center() + QPointF(-slope, -slope))
    ring.lineTo(box.center() + QPointF(slope, slope))
    return (
        Stroke(stroked, None, ink(tints.GREY, 0.75)),
        Stroke(ring, pen(tints.WHITE, 0.15 * unit)),
        Stroke(ring, pen(tints.GREY, 0.09 * unit)),
    )


def _stroked(lines: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    return stroker.createStroke(lines)


def path_strokes(points: list[QPointF], goal: QPainterPath, unit: float) -> tuple[Stroke, ...]:
    """The dashed line of a way and the dashed outline of its goal."""
    line = QPainterPath()
    if points:
        line.moveTo(points[0])
        for point in points[1:]:
            line.lineTo(point)
    dash = (0.18 * unit, 0.12 * unit)
    flat = Qt.PenCapStyle.FlatCap
    return (
        Stroke(line, pen(tints.CASING, 0.15 * unit)),
        Stroke(line, pen(tints.PATH, 0.09 * unit, dash=dash, cap=flat)),
        Stroke(goal, pen(tints.CASING, 0.12 * unit)),
        Stroke(goal, pen(tints.PATH, 0.08 * unit, dash=dash, cap=flat)),
    )


DRAWN_OUT = 1.6
"""From so many times its breadth on a place is too long for a round ring."""


def ring_strokes(shape: QPainterPath, accent: str, unit: float, spread: float) -> tuple[Stroke, ...]:
    """One ring around a place; ``spread`` shrinks from 1 to 0 as the ring closes upon it.

    Around a place that is much wider than high, or higher than wide, it is drawn out.
    """
    box = shape.boundingRect()
    long, short = max(box.width(), box.height()), min(box.width(), box.height())
    ring = QPainterPath()
    if long > DRAWN_OUT * short:
        reach = 0.1 * short + spread * 1.2 * unit
        corner = 0.5 * short + reach
        ring.addRoundedRect(box.adjusted(-reach, -reach, reach, reach), corner, corner)
    else:
        radius = 0.55 * long + spread * 1.2 * unit
        ring.addEllipse(box.center(), radius, radius)
    return (Stroke(ring, pen(tints.CASING, 0.15 * unit)), Stroke(ring, pen(accent, 0.09 * unit)))


def cursor_strokes(shape: QPainterPath, accent: str, unit: float) -> tuple[Stroke, ...]:
    """The double outline of the place at which the keyboard stands."""
    return (Stroke(shape, pen(tints.CASING, 0.17 * unit)), Stroke(shape, pen(accent, 0.11 * unit)))
