# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlines that many pieces share: polygons, bursts, shields, arrows, and the hard shadow."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPolygonF

from rubbletop.ui.paint.ink import brush

NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)
_EVERYWHERE = 1e7


def clip_of(painter: QPainter) -> QRectF:
    """The part of the drawing that the painter will keep, in its units; the rest may be left out."""
    if painter.hasClipping():
        return painter.clipBoundingRect()
    return QRectF(-_EVERYWHERE, -_EVERYWHERE, 2 * _EVERYWHERE, 2 * _EVERYWHERE)


def outlined(painter: QPainter, path: QPainterPath, line: QPen, fill: QBrush = NO_BRUSH) -> None:
    """Fill a path (not at all by default) and draw its outline over it."""
    painter.setPen(line)
    painter.setBrush(fill)
    painter.drawPath(path)


def hard_shadow(
    painter: QPainter, path: QPainterPath, shift: tuple[float, float], alpha: float = 0.38
) -> None:
    """The path filled black at `alpha`, moved by `shift`: the one kind of shadow the program has."""
    painter.fillPath(path.translated(*shift), brush("#000000", alpha))


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A closed path through `points`."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def polyline(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """An open path through `points`."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def round_top(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle whose two upper corners are round: the band of a counter."""
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(rect.left(), rect.top() + radius)
    path.quadTo(rect.topLeft(), QPointF(rect.left() + radius, rect.top()))
    path.lineTo(rect.right() - radius, rect.top())
    path.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + radius))
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """A circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def regular(centre: QPointF, radius: float, corners: int, first: float = -90.0) -> QPainterPath:
    """A regular polygon; `first` is the direction of one corner in degrees, clockwise from the right."""
    return polygon(ring_points(centre, (radius,), corners, first))


def burst(centre: QPointF, outer: float, inner: float, points: int, first: float = -90.0) -> QPainterPath:
    """A star of so many points: combat values, stars, badges."""
    return polygon(ring_points(centre, (outer, inner), points * 2, first))


def ring_points(
    centre: QPointF, radii: tuple[float, ...], count: int, first: float = -90.0
) -> list[tuple[float, float]]:
    """`count` points evenly round a centre, taking the radii in turn."""
    points = []
    for index in range(count):
        angle = math.radians(first + 360 * index / count)
        radius = radii[index % len(radii)]
        points.append((centre.x() + radius * math.cos(angle), centre.y() + radius * math.sin(angle)))
    return points


def shield(rect: QRectF) -> QPainterPath:
    """A shield, flat above and pointed below: defence values."""
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.topRight())
    waist = rect.top() + rect.height() * 0.48
    low = rect.top() + rect.height() * 0.83
    path.lineTo(rect.right(), waist)
    path.quadTo(QPointF(rect.right(), low), QPointF(rect.center().x(), rect.bottom()))
    path.quadTo(QPointF(rect.left(), low), QPointF(rect.left(), waist))
    path.closeSubpath()
    return path


def arrow_block(rect: QRectF) -> QPainterPath:
    """A block pointed at its right: movement values, and turned or mirrored, signposts."""
    tip = rect.right() - rect.height() / 2
    return polygon(
        (
            (rect.left(), rect.top()),
            (tip, rect.top()),
            (rect.right(), rect.center().y()),
            (tip, rect.bottom()),
            (rect.left(), rect.bottom()),
        )
    )


def sector(centre: QPointF, inner: float, outer: float, first: float, span: float) -> QPainterPath:
    """A piece of a ring; angles in degrees, clockwise from the right, `span` positive clockwise."""
    box = QRectF(centre.x() - outer, centre.y() - outer, 2 * outer, 2 * outer)
    hole = QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner)
    path = QPainterPath()
    # Qt counts the angles of arcs against the clock.
    path.arcMoveTo(box, -first)
    path.arcTo(box, -first, -span)
    path.arcTo(hole, -first - span, span)
    path.closeSubpath()
    return path
