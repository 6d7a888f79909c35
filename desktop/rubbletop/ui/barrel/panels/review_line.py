# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of what happened, with its dice; a click opens it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from rubbletop.ui.barrel.dice import Die
from rubbletop.ui.key_ring import shows_keys
from rubbletop.ui.parts.dice import paint_die
from rubbletop.ui.theme import CAPTION, lettering, pixels, shades

DIE = 13.0


class Line(QAbstractButton):
    """One line of what happened with the dice thrown; it can be opened for more."""

    def __init__(self, text: str, dice: Sequence[Die], tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text, self.dice = text, tuple(dice)
        self.setCheckable(True)
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(tip)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, round(max(QFontMetricsF(lettering(CAPTION)).height() + 3, pixels(DIE) + 4)))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.isChecked():
            painter.fillRect(self.rect(), QColor(chosen.raised))
        if shows_keys(self):
            painter.setPen(QColor(chosen.accent))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        die, high = pixels(DIE), float(self.height())
        right = self.width() - pixels(11)
        painter.setPen(QColor(chosen.muted))
        painter.setFont(lettering(CAPTION))
        sign = "▾" if self.isChecked() else "▸"
        painter.drawText(QRectF(right, 0, pixels(11), high), Qt.AlignmentFlag.AlignCenter, sign)
        for one in reversed(self.dice):
            right -= die + 2
            rect = QRectF(right, (high - die) / 2, die, die)
            paint_die(painter, rect, one.face, ground=one.ground, pips=one.pips)
        painter.setPen(QColor(chosen.text))
        painter.setFont(
            lettering(CAPTION, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal)
        )
        room = right - 4
        text = painter.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(QRectF(2, 0, room, high), Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()
