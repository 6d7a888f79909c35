# SPDX-License-Identifier: GPL-3.0-or-later
"""Buttons whose words are too long for one line."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton


class Wrapped(QObject):
    """Breaks the words of a button into as many lines as its width asks for."""

    def __init__(self, button: QPushButton) -> None:
        super().__init__(button)
        self._button = button
        self._words = button.text()
        if not button.accessibleName():
            button.setAccessibleName(self._words)
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._wrap()
        return super().eventFilter(watched, event)

    def _wrap(self) -> None:
        lines = _lines(self._words, self._metrics(), self._room())
        if lines != self._button.text():
            self._button.setText(lines)

    def _metrics(self) -> QFontMetrics:
        # Chosen buttons are bold: what fits then fits always, and no line moves when they are pressed.
        font = QFont(self._button.font())
        font.setBold(True)
        return QFontMetrics(font)

    def _room(self) -> int:
        """The width that the style leaves for words, in logical pixels."""
        option = QStyleOptionButton()
        self._button.initStyleOption(option)
        part = QStyle.SubElement.SE_PushButtonContents
        return self._button.style().subElementRect(part, option, self._button).width()


def _lines(words: str, metrics: QFontMetrics, room: int) -> str:
    """Return words with a break wherever the next one would not fit; a long word stands alone."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)
