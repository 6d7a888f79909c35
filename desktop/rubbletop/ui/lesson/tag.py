# SPDX-License-Identifier: GPL-3.0-or-later
"""The name of a space that the coach speaks of, beside it on the board and legible at any zoom."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rubbletop.ui.theme import DARK, LABEL, lettering

PAD, ROUND, GAP = 5.0, 4.0, 2.0
"""Pixels beside the name, of the corners, and between the tag and the space."""


class Tag(QGraphicsItem):
    """Stands over ``foot``, in board units, and keeps its size in pixels."""

    def __init__(self, name: str, foot: QPointF, colour: str) -> None:
        super().__init__()
        self.name = name
        self._colour = colour
        self._font = lettering(LABEL, QFont.Weight.Bold)
        room = QFontMetricsF(self._font)
        wide, high = room.horizontalAdvance(name) + 2 * PAD, room.height() + 2
        self._rect = QRectF(-wide / 2, -high - GAP, wide, high)
        self.setPos(foot)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._colour))
        painter.setBrush(QColor(DARK.table))
        painter.drawRoundedRect(self._rect, ROUND, ROUND)
        painter.setFont(self._font)
        painter.setPen(QColor(DARK.text))
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self.name)
