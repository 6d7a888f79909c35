# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on boards, as a picture in a panel."""

from abc import abstractmethod

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rubbletop.ui.theme import pixels


class SquarePicture(QWidget):
    """Something square at a size of its own: ``edge`` in shell sizes, ``REACH`` edges of room around it."""

    REACH = 0.14

    def __init__(self, edge: float, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edge = pixels(edge)
        side = round(self._edge * (1 + 2 * self.REACH))
        self.setFixedSize(side, side)
        self.setAccessibleName(name)
        self.setToolTip(name)

    @abstractmethod
    def paint_square(self, painter: QPainter, edge_px: float) -> None:
        """Paint it into the unit square, which is so many pixels wide."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        painter.translate(room.center().x() - self._edge / 2, room.center().y() - self._edge / 2)
        painter.scale(self._edge, self._edge)
        self.paint_square(painter, self._edge)
        painter.end()
