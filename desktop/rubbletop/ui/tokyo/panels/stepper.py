# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums of Mega-Yen in forms: one to type, and how far a fund has grown."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rubbletop.ui.parts.stepper import EDGE, WIDE, Field
from rubbletop.ui.theme import pixels, shades


class Sum(Field):
    """Mega-Yen to type; Enter gives them."""

    def __init__(self, high: int, value: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, max(high, value))
        self.setValue(value)
        self.setSingleStep(step)
        self.setPrefix("¥")
        self.setFixedSize(round(pixels(WIDE)), round(pixels(EDGE)))


class Meter(QWidget):
    """How far a fund has grown: what it holds, what is added now, and the sums that matter."""

    def __init__(
        self, held: int, added: int, marks: tuple[int, int], name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._held, self._added = held, added
        self._mark, self._whole = marks
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def show_added(self, added: int, name: str) -> None:
        """Show another sum to be added."""
        self._added = added
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(pixels(80)), round(pixels(12)))

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
        unit = bar.width() / self._whole
        painter.setPen(QPen(QColor(chosen.muted), 1))
        painter.setBrush(QColor(chosen.background))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        inner = bar.adjusted(1, 1, -1, -1)
        held = QRectF(inner.left(), inner.top(), min(inner.width(), self._held * unit), inner.height())
        painter.setBrush(QColor(chosen.muted))
        painter.drawRect(held)
        room = inner.right() - held.right()
        painter.setBrush(QColor(chosen.accent))
        painter.drawRect(QRectF(held.right(), inner.top(), min(room, self._added * unit), inner.height()))
        painter.setPen(QPen(QColor(chosen.text), 1.6))
        at = bar.left() + self._mark * unit
        painter.drawLine(round(at), self.rect().top(), round(at), self.rect().bottom())
        painter.end()
