# SPDX-License-Identifier: GPL-3.0-or-later
"""The values printed on Tokyo's counters: strength, range and movement, as large as they can be read."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, is_legible, write_centred
from rubbletop.ui.paint.shapes import arrow_block, burst, outlined, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.typefaces import Face

NO_VALUE = "–"


class Detail(Enum):
    """How much of a counter is drawn, by the pixels its edge comes out at."""

    TINY = "tiny"
    SMALL = "small"
    FULL = "full"
    LARGE = "large"

    @staticmethod
    def at(edge: float) -> "Detail":
        """Under 20 pixels no values, under 36 larger values, from there all, from 90 on small badges."""
        if edge < 20:
            return Detail.TINY
        if edge < 36:
            return Detail.SMALL
        return Detail.FULL if edge < 90 else Detail.LARGE

    @property
    def is_small(self) -> bool:
        """Whether values are few and large."""
        return self in (Detail.TINY, Detail.SMALL)

    @property
    def is_large(self) -> bool:
        """Whether everything finds room."""
        return self is Detail.LARGE


class Row(NamedTuple):
    """Where the values of a counter stand: height of their middle, places, growth, size of the text."""

    y: float
    places: tuple[float, float, float]
    scale: float
    text: float


_ROWS = {
    Detail.SMALL: Row(0.80, (0.20, 0.505, 0.81), 1.22, 0.305),
    Detail.FULL: Row(0.825, (0.20, 0.50, 0.80), 1.06, 0.26),
    Detail.LARGE: Row(0.83, (0.20, 0.50, 0.80), 1.0, 0.25),
}


def paint_values(painter: QPainter, detail: Detail, *, strength: str, reach: str, movement: str) -> None:
    """The three values of a counter along its foot; none on a tiny one."""
    row = _ROWS.get(detail)
    if row is None:
        return
    paint_strength(painter, strength, QPointF(row.places[0], row.y), 0.165 * row.scale, row.text)
    _paint_range(painter, reach, QPointF(row.places[1], row.y), row)
    _paint_movement(painter, movement, QPointF(row.places[2], row.y), row)


def paint_strength(painter: QPainter, text: str, centre: QPointF, radius: float, size: float) -> None:
    """A strength in a red burst; one of two values such as "2/3" shrinks to "2+" where it is small."""
    wide = radius * (1.12 if len(text) > 1 else 1.0)
    shape = burst(centre, wide, wide * 0.76, 9)
    outlined(painter, shape, pen(palette.CREAM, radius * 0.1), brush(palette.STRENGTH))
    letters = Letters(Face.BEBAS, size, palette.WHITE)
    if len(text) > 1:
        letters = letters.sized(size * 0.68)
        if not is_legible(painter, text, letters.size):
            text, letters = f"{text[0]}+", letters.sized(size * 0.95)
    write_centred(painter, text, centre, letters)


def _paint_range(painter: QPainter, text: str, centre: QPointF, row: Row) -> None:
    side = 0.225 * row.scale
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    outlined(painter, rounded(box, 0.2 * side), pen(palette.INK, 0.028), brush(palette.WHITE))
    write_centred(painter, text, centre, Letters(Face.BEBAS, row.text * 0.94, palette.INK))


def _paint_movement(painter: QPainter, text: str, centre: QPointF, row: Row) -> None:
    plate = QRectF(0, 0, 0.31 * row.scale, 0.245 * row.scale)
    plate.moveCenter(centre)
    plate.moveRight(min(plate.right(), 0.985))
    ground = palette.NO_VALUE if text == NO_VALUE else palette.MOVEMENT
    painter.fillPath(arrow_block(plate), brush(ground))
    at = QPointF(plate.center().x() - 0.028 * row.scale, centre.y())
    write_centred(painter, text, at, Letters(Face.BEBAS, row.text, palette.WHITE))
