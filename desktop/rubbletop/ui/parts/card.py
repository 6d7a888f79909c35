# SPDX-License-Identifier: GPL-3.0-or-later
"""The shell's card: a label, a muted note at the right, and room for what it holds."""

from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

PADDING = 12
LONGEST_WORD = 20
"""Average letters of a word for which a label that wraps makes room."""
Lines = TypeVar("Lines", QGridLayout, QHBoxLayout, QVBoxLayout)


class Card(QFrame):
    """A panel. ``body`` is the layout into which its owner puts widgets, ``head`` that of its head."""

    def __init__(self, title: str, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(title)
        self.title = label(title.upper(), "label")
        self.note = Elided(note, "caption")
        self.note.setToolTip("")
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title)
        self.head.addWidget(self.note, 1)
        self.body = QVBoxLayout()
        self.body.setSpacing(6)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(PADDING, 7, PADDING, PADDING - 2)
        whole.setSpacing(6)
        whole.addLayout(self.head)
        whole.addLayout(self.body, 1)


class Elided(QLabel):
    """One line that is cut with an ellipsis where it is too long; the tooltip says all of it."""

    def __init__(self, text: str, role: str) -> None:
        super().__init__(text)
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        room = self.contentsRect()
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(self.alignment()), words)
        painter.end()


class Wrapping(QLabel):
    """Lines of plain text that may be narrower than their longest word, which is then cut.

    A name without a space could otherwise push the buttons beside it out of the window.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(min(least.width(), LONGEST_WORD * self.fontMetrics().averageCharWidth()), least.height())


def label(text: str, role: str = "", *, wraps: bool = False) -> QLabel:
    """Return a label that shows plain text in one of the roles of the style sheet."""
    made = Wrapping(text) if wraps else QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    return made


def plain(lines: type[Lines], parent: QWidget, spacing: int = 0) -> tuple[QWidget, Lines]:
    """Return a part without a frame or margins of its own, and the layout of that kind in it."""
    made = QWidget(parent)
    made.setProperty("role", "plain")
    layout = lines(made)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    return made, layout


def emptied(layout: QVBoxLayout | QHBoxLayout) -> None:
    """Take all widgets out of a layout and let them go."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
