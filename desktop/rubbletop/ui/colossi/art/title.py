# SPDX-License-Identifier: GPL-3.0-or-later
"""The lettering of the title, as it stands on the board sheet and on the poster."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QTransform

from rubbletop.ui.colossi.art import tones
from rubbletop.ui.paint.artwork import drawing
from rubbletop.ui.paint.ink import brush, ink, pen
from rubbletop.ui.paint.lettering import Letters, text_outline
from rubbletop.ui.paint.shapes import outlined
from rubbletop.ui.typefaces import Face

WIDTH, HEIGHT = 226.0, 152.0
"""The space the title takes before it is turned, in points."""

_DEPTH = 5


def paint_title(painter: QPainter, corner: QPointF, scale: float) -> None:
    """Paint the three lines of the title from `corner`, so many units a point, climbing to the right."""
    painter.save()
    painter.translate(corner)
    painter.scale(scale, scale)
    painter.translate(4, 10)
    painter.rotate(-5)
    script = QTransform().translate(0, 28).scale(0.31, 0.31).map(drawing("title-attack.svg")["attack-of-the"])
    painter.fillPath(script.translated(1.8, 2.2), brush(tones.TITLE_SHADOWS[1]))
    painter.fillPath(script, brush(tones.CREAM))
    _paint_line(painter, _stretched("50 FOOT", 56, 152, QPointF(0, 78)))
    _paint_line(painter, _stretched("COLOSSI!", 70, 222, QPointF(0, 137)))
    painter.restore()


def _stretched(text: str, size: float, length: float, at: QPointF) -> QPainterPath:
    """The words pulled to a length, from their base line."""
    path = text_outline(text, Letters(Face.BEBAS, size, tones.CREAM), QPointF())
    box = path.boundingRect()
    return (
        QTransform().translate(at.x(), at.y()).scale(length / box.width(), 1).translate(-box.x(), 0).map(path)
    )


def _paint_line(painter: QPainter, path: QPainterPath) -> None:
    """A line standing out of the page: a dark block under a red one under the face."""
    for step in range(_DEPTH, 0, -1):
        colour = tones.TITLE_SHADOWS[1] if step > 3 else tones.TITLE_SHADOWS[0]
        painter.fillPath(path.translated(step * 0.9, step * 1.0), brush(colour))
    outlined(painter, path, pen(tones.TITLE_SHADOWS[1], 1.6))
    painter.fillPath(path, _face(path.boundingRect()))


def _face(box: QRectF) -> QBrush:
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0.0, ink("#FFF27A"))
    gradient.setColorAt(0.45, ink(tones.TITLE[0]))
    gradient.setColorAt(1.0, ink(tones.TITLE[1]))
    return QBrush(gradient)
