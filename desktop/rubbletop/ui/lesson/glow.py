# SPDX-License-Identifier: GPL-3.0-or-later
"""A frame of light around a part beside the board that the coach speaks of."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from rubbletop.ui.theme import shades

WIDTH = 3.0
LIGHT, FAINT = 46, 12
"""How strongly a button, or what is to be read, is tinted, of 255: a frame alone looks as if it had the keys.

The button that is meant is coloured already.
"""


class Glow(QWidget):
    """Lies upon one part, as large as it, and lets the mouse through; it goes when the part goes."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part.parentWidget())
        self.part = part
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        part.installEventFilter(self)
        part.destroyed.connect(self.deleteLater)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = QEvent.Type
        if event.type() in (kinds.Move, kinds.Resize, kinds.Show, kinds.Hide, kinds.ZOrderChange):
            self._follow()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(WIDTH / 2, WIDTH / 2, -WIDTH / 2, -WIDTH / 2)
        colours = shades(self)
        light = QColor(colours.accent)
        strength = LIGHT if isinstance(self.part, QAbstractButton) else FAINT
        light.setAlpha(0 if self.part.property("role") == "primary" else strength)
        painter.setBrush(light)
        for colour, wide in ((colours.panel, WIDTH + 2), (colours.accent, WIDTH)):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawRoundedRect(edge, 5, 5)
        painter.end()

    def _follow(self) -> None:
        self.setGeometry(self.part.geometry())
        self.setVisible(not self.part.isHidden())
        self.raise_()
