# SPDX-License-Identifier: GPL-3.0-or-later
"""The poster of Tokyo for the start page: the monster before the sun, the city at its feet."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QRadialGradient

from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, ink, pen
from rubbletop.ui.paint.lettering import Letters, extruded, text_outline
from rubbletop.ui.paint.poster import SIZE, poster_space
from rubbletop.ui.paint.shapes import disc
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.backdrop import rays
from rubbletop.ui.tokyo.art.title import golden, paint_signs
from rubbletop.ui.typefaces import Face

_SUN = QPointF(167, 250)
_WALLS = ("#2A1B45", "#1F1436", "#3A2358")
_WINDOW = "#FFD34D"
_TOWERS = (
    (-4, 25, 78),
    (20, 29, 51),
    (48, 27, 105),
    (74, 28, 62),
    (101, 27, 119),
    (127, 25, 93),
    (151, 33, 80),
    (183, 30, 68),
    (212, 18, 78),
    (229, 31, 93),
    (259, 23, 120),
    (281, 20, 84),
)
"""Left edge, width and height of each house of the skyline."""


def paint_poster(painter: QPainter, rect: QRectF) -> None:
    """Paint the poster so that it covers the rectangle; what does not fit is cut off evenly."""
    with poster_space(painter, rect):
        _paint_sky(painter)
        paint_figure(painter, "godran", QRectF(40, 130, 262, 262), palette.NIGHT, palette.YELLOW)
        _paint_skyline(painter)
        paint_figure(painter, "tower", QRectF(232, 240, 74, 74), "#8E1224", palette.LIGHT)
        for box in (QRectF(14, 196, 50, 50), QRectF(238, 120, 38, 38)):
            paint_figure(painter, "heli", box, palette.NIGHT, palette.YELLOW)
        _paint_words(painter)


def _paint_sky(painter: QPainter) -> None:
    gradient = QRadialGradient(_SUN, 330)
    for place, colour in zip((0.0, 0.6, 1.0), palette.BURST, strict=True):
        gradient.setColorAt(place, ink(colour))
    painter.fillRect(SIZE.adjusted(-1, -1, 1, 1), QBrush(gradient))
    for ray in rays(SIZE, _SUN, 24):
        painter.fillPath(ray, brush(palette.RAY, 0.3))
    painter.fillPath(disc(_SUN, 88), brush(palette.PAPER))


def _paint_skyline(painter: QPainter) -> None:
    for index, (left, width, height) in enumerate(_TOWERS):
        house = QRectF(left, SIZE.bottom() - height, width, height)
        painter.setPen(pen("#0E0820", 1.2))
        painter.setBrush(brush(_WALLS[(index * 2 + index // 3) % 3]))
        painter.drawRect(house)
        painter.fillPath(_windows(house, index), brush(_WINDOW))


def _windows(house: QRectF, seed: int) -> QPainterPath:
    """The windows that are lit, the same every time."""
    path = QPainterPath()
    for row in range(int((house.height() - 8) // 10)):
        for column in range(int((house.width() - 6) // 7)):
            if (row * 5 + column * 3 + seed * 7 + row * column) % 7 < 4:
                path.addRect(QRectF(house.left() + 5 + column * 7, house.top() + 6 + row * 10, 3.4, 5))
    return path


def _paint_words(painter: QPainter) -> None:
    paint_signs(painter, QRectF(10, 18, 40, 160))
    painter.save()
    painter.translate(160, 60)
    painter.rotate(-5)
    line = text_outline("OH NO, THERE GOES", Letters(Face.BEBAS, 31, palette.CREAM), QPointF(-94, -16))
    painter.fillPath(line.translated(2.6, 3), brush(palette.TITLE_SHADOW))
    painter.fillPath(line, brush(palette.CREAM))
    word = text_outline("TOKYO!", Letters(Face.BEBAS, 70, palette.CREAM), QPointF(-97, 42))
    layers = ((1.6, 1.8, palette.TITLE_RED), (4, 5, palette.TITLE_SHADOW))
    extruded(painter, word, layers, golden(word.boundingRect()), pen(palette.TITLE_SHADOW, 1.4))
    painter.restore()
