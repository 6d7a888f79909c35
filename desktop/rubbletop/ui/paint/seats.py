# SPDX-License-Identifier: GPL-3.0-or-later
"""What tells players apart on boards of several players: colour and shape together."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.shapes import disc, regular

DARK = "#221A2B"


class Shape(Enum):
    """The outline that stands for a player; the value is the number of corners, 0 for none."""

    CIRCLE = 0
    TRIANGLE = 3
    SQUARE = 4
    DIAMOND = -4
    PENTAGON = 5


@dataclass(frozen=True)
class Livery:
    """How one seat is marked wherever it appears; `text` is the colour of writing on `colour`."""

    colour: str
    shape: Shape
    text: str


LIVERIES = (
    Livery("#1D5FC4", Shape.CIRCLE, "#FFFFFF"),
    Livery("#CC440B", Shape.TRIANGLE, "#FFFFFF"),
    Livery("#FFD43B", Shape.SQUARE, DARK),
    Livery("#12B886", Shape.DIAMOND, DARK),
    Livery("#4A1D5C", Shape.PENTAGON, "#FFFFFF"),
)
"""The liveries in the order of the seats, first seat first."""


def shape_path(shape: Shape, centre: QPointF, radius: float) -> QPainterPath:
    """The shape about `centre`, all shapes looking equally large at the same `radius`."""
    x, y = centre.x(), centre.y()
    if shape is Shape.CIRCLE:
        return disc(centre, radius)
    if shape is Shape.SQUARE:
        path = QPainterPath()
        side = radius * 0.89
        path.addRect(QRectF(x - side, y - side, 2 * side, 2 * side))
        return path
    if shape is Shape.TRIANGLE:
        return regular(QPointF(x, y + radius * 0.2), radius * 1.24, 3)
    if shape is Shape.DIAMOND:
        return regular(centre, radius * 1.22, 4)
    return regular(QPointF(x, y + radius * 0.04), radius * 1.08, 5)


def paint_shape(painter: QPainter, livery: Livery, centre: QPointF, radius: float, rim: str = DARK) -> None:
    """The player's shape in the player's colour with an outline of the colour `rim`."""
    painter.setPen(pen(rim, radius * 0.16))
    painter.setBrush(brush(livery.colour))
    painter.drawPath(shape_path(livery.shape, centre, radius))
