# SPDX-License-Identifier: GPL-3.0-or-later
"""Hills: three peaks to a hex, lit from the north-west, of several makes so that a range does not repeat."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from rubbletop.ui.colossi.art import tones
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.noise import noise
from rubbletop.ui.paint.shapes import outlined, polygon

_FOOT = 0.53
_SUMMITS = (
    ((-0.53, -0.33), (0.0, -0.77), (0.42, -0.26)),
    ((-0.44, -0.44), (0.08, -0.74), (0.52, -0.16)),
    ((-0.56, -0.20), (-0.06, -0.77), (0.40, -0.40)),
)
_MIDDLE = "#8E3317"


def paint_hill(painter: QPainter, centre: QPointF, c: int, r: int) -> None:
    """The peaks of the hill in column `c`, row `r`, about the middle of its hex."""
    left, top, right = _SUMMITS[int(noise(c, r, 21) * 3)]
    painter.save()
    painter.translate(centre)
    _paint_peak(painter, right, right[0] - 0.36, 0.69, snow=0.0)
    _paint_peak(painter, left, -0.72, left[0] + 0.42, snow=0.0)
    _paint_peak(painter, top, top[0] - 0.5, top[0] + 0.55, snow=0.42)
    painter.restore()


def _paint_peak(
    painter: QPainter, summit: tuple[float, float], west: float, east: float, snow: float
) -> None:
    """One peak: lit west face, dark east face along a broken ridge, snow down to a share of its height."""
    x, y = summit
    foot = _FOOT - 0.02 * abs(x)
    high = foot - y
    ridge = ((x, y), (x - 0.07, y + 0.33 * high), (x + 0.05, y + 0.6 * high), (x - 0.03, foot))
    outlined(
        painter,
        polygon(((west, foot), (x, y), (east, foot))),
        pen("#3A0F06", 0.055),
        brush(tones.HILL_LIT),
    )
    painter.fillPath(polygon((*ridge, (east, foot))), brush(tones.HILL_SHADE))
    shoulder = ((west + 0.28 * (x - west), foot), (x - 0.07, y + 0.42 * high), (x - 0.03, foot))
    painter.fillPath(polygon(shoulder), brush(_MIDDLE))
    if not snow:
        return
    line = y + snow * high
    into_west, into_east = x + (west - x) * snow, x + (east - x) * snow
    cap = (
        (x, y),
        (into_east, line),
        (x + 0.6 * (into_east - x), line - 0.10 * high),
        (x + 0.02, line + 0.08 * high),
        (x - 0.10, line - 0.12 * high),
        (x + 0.6 * (into_west - x), line + 0.06 * high),
        (into_west, line),
    )
    painter.fillPath(polygon(cap), brush(tones.SNOW))
    shade = ((x, y), (into_east, line), (x + 0.6 * (into_east - x), line - 0.10 * high), (x + 0.02, line))
    painter.fillPath(polygon(shade), brush("#D9A45C"))
