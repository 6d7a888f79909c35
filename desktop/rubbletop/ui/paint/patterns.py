# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns drawn as vectors inside a path, so that they stay sharp at any zoom and on paper."""

import math
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from rubbletop.ui.paint.ink import brush, pen


class Pattern(StrEnum):
    """The patterns that carry meaning beside colour."""

    PLAIN = "plain"
    BARS = "bars"
    LINES = "lines"
    DOTS = "dots"
    SPECKS = "specks"
    CARETS = "carets"
    CHEVRONS = "chevrons"


def patterned(
    painter: QPainter,
    path: QPainterPath,
    pattern: Pattern,
    colour: str,
    step: float,
    *,
    alpha: float = 1.0,
) -> None:
    """Draw the pattern inside `path`, its motif repeated every `step` units; nothing else is filled."""
    if pattern is Pattern.PLAIN:
        return
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    box = path.boundingRect()
    if pattern in (Pattern.BARS, Pattern.LINES):
        drawn = _stripes(box, step, 45.0 if pattern is Pattern.BARS else 0.0)
        painter.strokePath(drawn, pen(colour, step * 0.4, alpha, cap=Qt.PenCapStyle.FlatCap))
    elif pattern in (Pattern.DOTS, Pattern.SPECKS):
        painter.fillPath(_spots(box, step, pattern), brush(colour, alpha))
    else:
        drawn = _zigzags(box, step, pattern)
        painter.strokePath(drawn, pen(colour, step * 0.14, alpha, join=Qt.PenJoinStyle.MiterJoin))
    painter.restore()


def _stripes(box: QRectF, step: float, angle: float) -> QPainterPath:
    """Parallel lines across the box, turned by `angle` degrees about its centre."""
    path = QPainterPath()
    reach = math.hypot(box.width(), box.height()) / 2 + step
    count = math.ceil(reach / step)
    for index in range(-count, count + 1):
        path.moveTo(-reach, index * step)
        path.lineTo(reach, index * step)
    centre = box.center()
    return QTransform.fromTranslate(centre.x(), centre.y()).rotate(-angle).map(path)


def _spots(box: QRectF, step: float, pattern: Pattern) -> QPainterPath:
    """Dots on a staggered grid; specks are smaller and shaken, always in the same way."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    rows, columns = math.ceil(box.height() / step) + 1, math.ceil(box.width() / step) + 1
    for row in range(rows):
        for column in range(columns):
            x, y = column * step + (row % 2) * step / 2, row * step
            radius = step * 0.2
            if pattern is Pattern.SPECKS:
                shake = (row * 7919 + column * 104729) % 997 / 997
                x, y = x + step * (shake - 0.5), y + step * ((shake * 31) % 1 - 0.5)
                radius = step * (0.05 + 0.05 * ((shake * 17) % 1))
            path.addEllipse(box.topLeft() + QPointF(x, y), radius, radius)
    return path


def _zigzags(box: QRectF, step: float, pattern: Pattern) -> QPainterPath:
    """Chevrons in unbroken rows, or single carets apart from each other."""
    path = QPainterPath()
    rows, columns = math.ceil(box.height() / step) + 1, math.ceil(box.width() / step) + 1
    half = step / 2 if pattern is Pattern.CHEVRONS else step * 0.22
    for row in range(-1, rows):
        y = box.top() + row * step
        for column in range(-1, columns):
            x = box.left() + column * step
            if pattern is Pattern.CARETS:
                x += (row % 2) * step / 2
            path.moveTo(x, y + half)
            path.lineTo(x + half, y)
            path.lineTo(x + 2 * half, y + half)
    return path
