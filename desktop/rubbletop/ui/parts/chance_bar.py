# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances to be seen at a glance: results as bars under each other."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Message
from rubbletop.ui.game_screen import Bar
from rubbletop.ui.parts.card import plain
from rubbletop.ui.theme import CAPTION, lettering, shades
from rubbletop.ui.words import worded


def percent(chance: float) -> str:
    """Return a chance as it is shown; what is possible is never called 0 % nor what is not certain 100 %."""
    rounded = round(100 * chance)
    if chance > 0 and rounded == 0:
        return "< 1 %"
    if chance < 1 and rounded == 100:
        return "> 99 %"
    return f"{rounded} %"


class ChanceBar(QWidget):
    """One result with its chance: words, a bar, percent. ``strong`` for the result that is wanted."""

    def __init__(
        self, words: Message, chance: float, parent: QWidget | None = None, *, strong: bool = False
    ) -> None:
        super().__init__(parent)
        self.chance = chance
        self._words = worded(words)
        self._strong = strong
        self.setAccessibleName(f"{self._words}: {percent(chance)}")
        self.setToolTip(self.accessibleName())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(240, round(QFontMetricsF(lettering(CAPTION)).height() + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        font = lettering(CAPTION, QFont.Weight.Bold if self._strong else QFont.Weight.Normal)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        number = metrics.horizontalAdvance("> 99 %") + 4
        bar = max(40.0, self.width() * 0.26)
        room = self.width() - number - bar - 8
        painter.setPen(QColor(chosen.text))
        text = metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        high = float(self.height())
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, 0, room, high), middle, text)
        painter.drawText(
            QRectF(self.width() - number, 0, number, high),
            middle | Qt.AlignmentFlag.AlignRight,
            percent(self.chance),
        )
        ground = QRectF(room + 4, high * 0.26, bar, high * 0.48)
        painter.fillRect(ground, QColor(chosen.line))
        painter.fillRect(
            QRectF(ground.x(), ground.y(), bar * self.chance, ground.height()), QColor(chosen.accent)
        )
        painter.end()


def chance_list(bars: Sequence[Bar], wanted: Collection[int], parent: QWidget) -> QWidget:
    """Return results with their chances under each other; ``wanted`` are the places of those set in bold."""
    made, rows = plain(QVBoxLayout, parent)
    for place, bar in enumerate(bars):
        rows.addWidget(ChanceBar(bar.label, bar.chance, made, strong=place in wanted))
    return made
