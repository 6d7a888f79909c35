# SPDX-License-Identifier: GPL-3.0-or-later
"""The name of the program as nine tumbling tiles."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, write_centred
from rubbletop.ui.typefaces import Face

_LIGHT, _INK = "#FFF8E6", "#15181C"
_TILES = (
    ("R", "#B4361F", _LIGHT, 0, 7, -5),
    ("U", "#E0A91B", _INK, 37, 9, 3),
    ("B", "#0D6A73", _LIGHT, 74, 7, -2),
    ("B", "#8A5A36", _LIGHT, 111, 8, 4),
    ("L", "#EDEAE2", _INK, 148, 7, -3),
    ("E", "#C8301C", _LIGHT, 185, 9, 2),
    ("T", "#6A8A78", _INK, 222, 5, 7),
    ("O", "#1D5FC4", _LIGHT, 259, 10, -6),
    ("P", "#F5B841", _INK, 296, 0, 12),
)
"""Letter, tile, ink, x, y, turn in degrees; a tile is 34 by 40."""


class Wordmark(QWidget):
    """The tiles, at their own size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Rubbletop")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(344, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(2, 4)
        for letter, tile, ink, x, y, turn in _TILES:
            painter.save()
            painter.translate(x + 17, y + 20)
            painter.rotate(turn)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(brush("#000000", 0.4))
            painter.drawRoundedRect(QRectF(-15, -16, 34, 40), 4, 4)
            painter.setPen(pen("#120E17", 1.6))
            painter.setBrush(brush(tile))
            painter.drawRoundedRect(QRectF(-17, -20, 34, 40), 4, 4)
            write_centred(painter, letter, QPointF(0, 0), Letters(Face.BEBAS, 35, ink))
            painter.restore()
        painter.end()
