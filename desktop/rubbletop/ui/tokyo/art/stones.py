# SPDX-License-Identifier: GPL-3.0-or-later
"""Rubble: what is left of buildings, over an area, on a counter or in the legend."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import dashes
from rubbletop.ui.paint.noise import noise
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import hard_shadow, outlined, polygon, rounded
from rubbletop.ui.tokyo.art import palette

_FLAT = Qt.PenCapStyle.FlatCap
_FLAME = outline("M-4.6,8Q-9,-1 -2.4,-6.5Q-2,-3 0,-11Q3,-6 5,-3Q9,3 4.6,8Z")
_CORE = outline("M-2.4,8Q-4.4,3 -.6,-1.5Q.6,2 2,.4Q4.2,4 2.2,8Z")
_HEAP = (
    ((0.06, 0.84), (0.13, 0.62), (0.30, 0.57), (0.42, 0.74), (0.38, 0.86)),
    ((0.36, 0.88), (0.42, 0.70), (0.58, 0.62), (0.70, 0.72), (0.72, 0.88)),
    ((0.66, 0.86), (0.70, 0.66), (0.84, 0.60), (0.95, 0.74), (0.93, 0.86)),
    ((0.18, 0.52), (0.24, 0.32), (0.40, 0.28), (0.45, 0.44), (0.34, 0.56)),
    ((0.60, 0.50), (0.64, 0.36), (0.80, 0.34), (0.86, 0.48), (0.76, 0.56)),
    ((0.10, 0.28), (0.15, 0.14), (0.27, 0.13), (0.29, 0.25)),
    ((0.72, 0.26), (0.78, 0.12), (0.90, 0.16), (0.90, 0.28)),
)
_EDGE = rounded(QRectF(0, 0, 1, 1), 0.10)
_INNER = rounded(QRectF(0.025, 0.02, 0.95, 0.94), 0.085)


def paint_rubble(painter: QPainter, box: QRectF) -> None:
    """Rubble over a swatch of any form: dashed edge, stones and one flame."""
    frame = rounded(box, 0.03)
    painter.fillPath(frame, brush(palette.RUBBLE))
    painter.strokePath(dashes(frame, 0.06, 0.045), pen(palette.INK, 0.028, cap=_FLAT))
    side = min(box.width(), box.height())
    for left in (box.left(), box.right() - side):
        paint_heap(painter, QRectF(left, box.top(), side, side), 3, flame=0.0)
    paint_flame(painter, box.center(), side)


class Stone(NamedTuple):
    """A stone of a heap in the unit square, with what light and shade make of it."""

    outline: QPainterPath
    gleam: QPainterPath
    ground: str


@lru_cache(maxsize=512)
def _heap(seed: int) -> tuple[tuple[Stone, ...], QPainterPath]:
    """The stones of a heap, and the shadow of all of them."""
    stones, shade = [], QPainterPath()
    shade.setFillRule(Qt.FillRule.WindingFill)
    for index, stone in enumerate(_HEAP):
        shift = QPointF((noise(seed, index, 1) - 0.5) * 0.08, (noise(seed, index, 2) - 0.5) * 0.07)
        path = polygon(stone).translated(shift)
        ground = palette.RUBBLE_STONES[(index + seed) % len(palette.RUBBLE_STONES)]
        stones.append(Stone(path, _gleam(stone).translated(shift), ground))
        shade.addPath(path.translated(0.02, 0.035))
    return tuple(stones), shade


def paint_heap(painter: QPainter, box: QRectF, seed: int, *, flame: float = 0.9) -> None:
    """Stones in a square, the seed decides how they lie, and a flame of so much of its height (0: none)."""
    painter.save()
    painter.translate(box.center())
    painter.scale(box.width() * (-1 if seed % 2 else 1), box.height())
    painter.translate(-0.5, -0.5)
    stones, shade = _heap(seed)
    painter.fillPath(shade, brush("#000000", 0.32))
    for stone in stones:
        outlined(painter, stone.outline, pen(palette.INK, 0.02), brush(stone.ground))
        painter.fillPath(stone.gleam, brush("#FFFFFF", 0.22))
    painter.restore()
    if flame:
        paint_flame(painter, box.center() + QPointF(0, 0.04 * box.height()), box.height() * flame)


def _gleam(stone: tuple[tuple[float, float], ...]) -> QPainterPath:
    """The lit upper left flank of a stone."""
    middle = (sum(x for x, _ in stone) / len(stone), sum(y for _, y in stone) / len(stone))
    return polygon((stone[1], stone[2], middle))


def paint_flame(painter: QPainter, centre: QPointF, size: float) -> None:
    """One flame about a point."""
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(size / 26, size / 26)
    outlined(painter, place.map(_FLAME), pen(palette.BURST[2], size * 0.05), brush(palette.FIRE))
    painter.fillPath(place.map(_CORE), brush(palette.GOLD))


def paint_marker(painter: QPainter, seed: int) -> None:
    """A Rubble marker as a counter, in the unit square."""
    hard_shadow(painter, _EDGE, (0.024, 0.064))
    painter.fillPath(_EDGE, brush(palette.INK))
    painter.fillPath(_INNER, brush(palette.RUBBLE))
    paint_heap(painter, QRectF(0.06, 0.05, 0.88, 0.88), seed)
