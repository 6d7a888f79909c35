# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sight tool ruled, in a sentence."""

from PySide6.QtCore import QRectF, QSize, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import Ruling
from rubbletop.ui.parts.card import Card, label
from rubbletop.ui.parts.icons import draw_icon
from rubbletop.ui.theme import shades
from rubbletop.ui.words import worded

_EDGE = 18


class Sign(QWidget):
    """A tick or a cross."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = ""
        self.setFixedSize(_EDGE, _EDGE)

    def show_sign(self, sign: str) -> None:
        """Show this icon, "" for none."""
        self._sign = sign
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_EDGE, _EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sign:
            chosen = shades(self)
            painter = QPainter(self)
            colour = chosen.alarm if self._sign == "cross" else chosen.accent
            draw_icon(painter, self._sign, QRectF(0, 0, _EDGE, _EDGE), QColor(colour))
            painter.end()


class SightCard(Card):
    """Hidden while the sight tool is laid down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("Sight")), "S", parent)
        self._sign = Sign()
        self._words = label(worded(say("Point from one space to another.")), wraps=True)
        row = QHBoxLayout()
        row.addWidget(self._sign)
        row.addWidget(self._words, 1)
        self.body.addLayout(row)
        self.hide()

    @property
    def words(self) -> str:
        """The sentence on the card."""
        return self._words.text()

    @Slot(str, str, object)
    def show_ruling(self, a: str, b: str, ruling: Ruling) -> None:
        """Show what was ruled from a to b."""
        self.note.setText(f"{a} → {b}")
        self._sign.show_sign("tick" if ruling.clear else "cross")
        self._words.setText(worded(ruling.sentence))
