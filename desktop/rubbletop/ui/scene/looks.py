# SPDX-License-Identifier: GPL-3.0-or-later
"""The line of sight as it is drawn: from a to b, what it meets, and what is in its way."""

from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.game_screen import Ruling
from rubbletop.ui.paint.ink import ink, pen
from rubbletop.ui.scene import tints
from rubbletop.ui.scene.lights import Stroke
from rubbletop.ui.scene.spots import Spots


def sight_strokes(spots: Spots, a: SpaceId, b: SpaceId, ruling: Ruling, unit: float) -> tuple[Stroke, ...]:
    """Return the strokes that show a ruling on sight."""
    strokes: list[Stroke] = []
    for space in ruling.met:
        if space not in ruling.blocking:
            strokes.append(Stroke(spots.path(space), pen(tints.WHITE, 0.11 * unit)))
            dotted = pen(tints.SIGHT, 0.07 * unit, dash=(0.01 * unit, 0.14 * unit))
            strokes.append(Stroke(spots.path(space), dotted))
    start, end = spots.centre(a), spots.centre(b)
    if ruling.clear:
        strokes.extend(_clear(start, end, unit))
    else:
        strokes.extend(_blocked(spots, start, end, ruling.blocking, unit))
    return tuple(strokes)


def _clear(start: QPointF, end: QPointF, unit: float) -> tuple[Stroke, ...]:
    line = _segment(start, end)
    dot = QPainterPath()
    dot.addEllipse(end, 0.12 * unit, 0.12 * unit)
    return (
        Stroke(line, pen(tints.WHITE, 0.15 * unit)),
        Stroke(line, pen(tints.SIGHT, 0.08 * unit)),
        Stroke(dot, pen(tints.WHITE, 0.06 * unit), ink(tints.SIGHT)),
    )


def _blocked(
    spots: Spots, start: QPointF, end: QPointF, blocking: tuple[SpaceId, ...], unit: float
) -> tuple[Stroke, ...]:
    strokes: list[Stroke] = []
    for space in blocking:
        shape = spots.path(space)
        strokes.append(Stroke(_hatch(shape, unit), None, ink(tints.BLOCKED, 0.55)))
        strokes.append(Stroke(shape, pen(tints.BLOCKED, 0.17 * unit)))
        strokes.append(Stroke(shape, pen(tints.WHITE, 0.06 * unit)))
    nearest = min((spots.centre(space) for space in blocking), key=lambda c: _far(start, c), default=end)
    point = _foot(start, end, nearest)
    before, beyond = _segment(start, point), _segment(point, end)
    dash = (0.14 * unit, 0.1 * unit)
    cross = QPainterPath()
    slope = 0.09 * unit
    cross.moveTo(point + QPointF(-slope, -slope))
    cross.lineTo(point + QPointF(slope, slope))
    cross.moveTo(point + QPointF(slope, -slope))
    cross.lineTo(point + QPointF(-slope, slope))
    disc = QPainterPath()
    disc.addEllipse(point, 0.22 * unit, 0.22 * unit)
    strokes += [
        Stroke(before, pen(tints.WHITE, 0.15 * unit)),
        Stroke(before, pen(tints.SIGHT, 0.08 * unit)),
        Stroke(beyond, pen(tints.WHITE, 0.13 * unit)),
        Stroke(beyond, pen(tints.BLOCKED, 0.08 * unit, dash=dash, cap=Qt.PenCapStyle.FlatCap)),
        Stroke(disc, pen(tints.WHITE, 0.06 * unit), ink(tints.BLOCKED)),
        Stroke(cross, pen(tints.WHITE, 0.07 * unit)),
    ]
    return tuple(strokes)


def _hatch(shape: QPainterPath, unit: float) -> QPainterPath:
    box = shape.boundingRect()
    step, width = 0.24 * unit, 0.08 * unit
    bars = QPainterPath()
    for index in range(int((box.width() + box.height()) / step) + 1):
        x = box.left() + index * step
        bars.moveTo(x, box.top())
        bars.lineTo(x + width, box.top())
        bars.lineTo(x + width - box.height(), box.bottom())
        bars.lineTo(x - box.height(), box.bottom())
        bars.closeSubpath()
    return bars.intersected(shape)


def _segment(a: QPointF, b: QPointF) -> QPainterPath:
    path = QPainterPath(a)
    path.lineTo(b)
    return path


def _far(a: QPointF, b: QPointF) -> float:
    return hypot(a.x() - b.x(), a.y() - b.y())


def _foot(start: QPointF, end: QPointF, centre: QPointF) -> QPointF:
    """Return the point of the line that is nearest to the middle of what blocks it."""
    line = end - start
    share = QPointF.dotProduct(centre - start, line) / QPointF.dotProduct(line, line)
    return start + line * min(1.0, max(0.0, share))
