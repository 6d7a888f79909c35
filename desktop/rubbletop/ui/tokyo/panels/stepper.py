# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers to be set in forms: one more and one less, a sum to type, and how far a fund has grown."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QSpinBox, QWidget

from rubbletop.ui.theme import pixels, shades

SIGN = 25.0
"""How high steppers are, in shell sizes."""


BARE = (
    "QSpinBox { padding: 0px; } QSpinBox:focus { padding: 0px; }"
    "QSpinBox::up-button, QSpinBox::down-button { width: 0px; }"
    "QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; width: 0px; height: 0px; }"
)
"""A spin box without arrows; where it is told to have none, the style sheet leaves its text no room."""


class Sum(QSpinBox):
    """Mega-Yen to type; Enter gives them (``given``). The wheel turns it only while it has the focus."""

    given = Signal(int)

    def __init__(self, high: int, value: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, max(high, value))
        self.setValue(value)
        self.setSingleStep(step)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setPrefix("¥")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setStyleSheet(BARE)
        self.lineEdit().setStyleSheet("border: 0; padding: 0px; background: transparent;")
        self.setFixedSize(round(pixels(52)), round(pixels(SIGN)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.given.emit(self.value())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def squared(button: QPushButton) -> QPushButton:
    """Return a button with one sign on it, made as wide as it is high."""
    button.setStyleSheet("padding: 0px;")
    edge = round(pixels(SIGN))
    button.setFixedSize(edge, edge)
    return button


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
