# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice of a game as a picture for its report."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from rubbletop.kernel.facts import say
from rubbletop.records.dice import DiceCount
from rubbletop.ui.parts.dice_bars import paint_bars
from rubbletop.ui.theme import LIGHT

DICE_HEADS = (say("Face"), say("Thrown"), say("Expected"))
SIZE = QSize(640, 240)
EDGE = 16
DENSITY = 2
"""Pixels of the picture a pixel of its size."""


def dice_chart(count: DiceCount) -> QImage:
    """Return a picture of the bars of all faces with a line for what was expected."""
    image = QImage(SIZE * DENSITY, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.panel))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(DENSITY, DENSITY)
    font = QFont(painter.font())
    font.setPixelSize(14)
    painter.setFont(font)
    area = QRectF(EDGE, 0, SIZE.width() - 2 * EDGE, SIZE.height() - EDGE / 2)
    paint_bars(painter, count, area, LIGHT)
    painter.end()
    return image
