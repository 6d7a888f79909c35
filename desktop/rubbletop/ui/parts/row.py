# SPDX-License-Identifier: GPL-3.0-or-later
"""A button as a row of a list: an icon, a title, a muted line under it, a note at the right."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from rubbletop.ui.parts.icons import draw_icon
from rubbletop.ui.theme import BODY, CAPTION, lettering, shades

_LEFT, _ICON, _GAP, _TOP = 10.0, 20.0, 12.0, 6.0


class RowButton(QPushButton):
    """Words too long for the row end in an ellipsis; the tooltip then has all of them."""

    def __init__(
        self, sign: str, title: str, line: str, note: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sign, self._title, self._line, self._note = sign, title, line, note
        self.setProperty("role", "link")
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setToolTip(line)

    def sizeHint(self) -> QSize:
        title, line = self._fonts()
        height = QFontMetrics(title).lineSpacing() + QFontMetrics(line).lineSpacing() + 2 * _TOP
        return QSize(240, round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        chosen = shades(self)
        painter = QPainter(self)
        middle = (self.height() - _ICON) / 2
        is_bad = self.property("role") == "bad"
        draw_icon(
            painter,
            self._sign,
            QRectF(_LEFT, middle, _ICON, _ICON),
            QColor(chosen.alarm if is_bad else chosen.accent),
        )
        title, line = self._fonts()
        right = float(self.width()) - _LEFT
        if self._note:
            painter.setFont(line)
            painter.setPen(QColor(chosen.muted))
            wide = QFontMetrics(line).horizontalAdvance(self._note)
            at = QRectF(right - wide, _TOP, wide + 1.0, QFontMetrics(title).lineSpacing())
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._note)
            right -= wide + 8
        left = _LEFT + _ICON + _GAP
        tall = QFontMetrics(title).lineSpacing()
        painter.setFont(title)
        painter.setPen(QColor(chosen.text))
        _write(painter, self._title, QRectF(left, _TOP, right - left, tall))
        painter.setFont(line)
        painter.setPen(QColor(chosen.muted))
        room = self.width() - _LEFT - left
        _write(painter, self._line, QRectF(left, _TOP + tall, room, QFontMetrics(line).lineSpacing()))
        painter.end()

    def _fonts(self) -> tuple[QFont, QFont]:
        return lettering(BODY, QFont.Weight.DemiBold), lettering(CAPTION)


def _write(painter: QPainter, words: str, rect: QRectF) -> None:
    """Write one line into ``rect`` with the painter's font and pen, cut with an ellipsis where too long."""
    shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(rect.width()))
    painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
