# SPDX-License-Identifier: GPL-3.0-or-later
"""A counter in a panel, at a size of its own."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rubbletop.ui.colossi.art.counters import paint_counter
from rubbletop.ui.colossi.art.face import CounterFace
from rubbletop.ui.theme import pixels

_REACH = 0.14


class Picture(QWidget):
    """Paints one face."""

    def __init__(self, face: CounterFace, edge: float, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = face
        self._edge = pixels(edge)
        side = round(self._edge * (1 + 2 * _REACH))
        self.setFixedSize(side, side)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        at = _REACH * self._edge
        paint_counter(painter, self.face, QRectF(at, at, self._edge, self._edge))
        painter.end()
