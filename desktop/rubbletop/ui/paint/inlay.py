# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns and dashes worked out as geometry, for painters that know no clip path and no dash (SVG files)."""

import math
from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

_FINE = 100.0
"""Curves are cut up at this scale, for in small units Qt would take too few pieces."""


def bars(path: QPainterPath, step: float, angle: float) -> QPainterPath:
    """Parallel lines every `step` units inside `path`, rising by `angle` degrees; to be stroked."""
    turn = QTransform().rotate(angle)
    lying = turn.map(path)
    drawn = QPainterPath()
    box = lying.boundingRect()
    rings = [[(p.x(), p.y()) for p in ring.toList()] for ring in lying.toSubpathPolygons()]
    edges = [(*a, *b) for ring in rings for a, b in pairwise(ring)]
    y = math.ceil(box.top() / step) * step
    while y < box.bottom():
        for left, right in _inside(edges, y):
            drawn.moveTo(left, y)
            drawn.lineTo(right, y)
        y += step
    back, _ = turn.inverted()
    return back.map(drawn)


def _inside(edges: list[tuple[float, float, float, float]], y: float) -> Iterator[tuple[float, float]]:
    """The stretches of the level line at `y` that lie inside the outline made of `edges`."""
    cuts = sorted(ax + (y - ay) / (by - ay) * (bx - ax) for ax, ay, bx, by in edges if (ay <= y) != (by <= y))
    return zip(cuts[::2], cuts[1::2], strict=False)


def grid(box: QRectF, step: float) -> Iterator[tuple[int, int, QPointF]]:
    """Places of a staggered grid over `box`: row, column, point."""
    for row in range(math.floor(box.top() / step), math.ceil(box.bottom() / step) + 1):
        for column in range(math.floor(box.left() / step), math.ceil(box.right() / step) + 1):
            yield row, column, QPointF((column + row % 2 / 2) * step, row * step)


def motifs(path: QPainterPath, motif: QPainterPath, step: float) -> QPainterPath:
    """Copies of `motif` (drawn about the origin) on a staggered grid, those that lie wholly in `path`."""
    drawn = QPainterPath()
    reach = motif.boundingRect()
    corners = (reach.topLeft(), reach.topRight(), reach.bottomLeft(), reach.bottomRight())
    for _, _, at in grid(path.boundingRect(), step):
        if all(path.contains(at + corner) for corner in corners):
            drawn.addPath(motif.translated(at))
    return drawn


def dashes(path: QPainterPath, line: float, gap: float) -> QPainterPath:
    """The strokes of a dashed line along `path`, `line` long and `gap` apart, each to be drawn whole."""
    drawn = QPainterPath()
    grown = QTransform.fromScale(_FINE, _FINE)
    for ring in path.toSubpathPolygons(grown):
        points = [(p.x() / _FINE, p.y() / _FINE) for p in ring.toList()]
        _add_dashes(drawn, points, line, gap)
    return drawn


def _add_dashes(drawn: QPainterPath, points: list[tuple[float, float]], line: float, gap: float) -> None:
    is_drawn, left = True, line
    drawn.moveTo(*points[0])
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        done = 0.0
        while length - done > left:
            done += left
            at = QPointF(ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if is_drawn:
                drawn.lineTo(at)
            else:
                drawn.moveTo(at)
            is_drawn, left = not is_drawn, gap if is_drawn else line
        left -= length - done
        if is_drawn:
            drawn.lineTo(bx, by)
