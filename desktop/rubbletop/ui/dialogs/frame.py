# SPDX-License-Identifier: GPL-3.0-or-later
"""The shell's dialog: a head, a body that scrolls where the screen is small, buttons that stay."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded

LEAST = QSize(420, 220)


class FramedDialog(QDialog):
    """``body`` is filled by subclasses; the primary button accepts, the other one rejects."""

    def __init__(self, title: Message, primary: Message | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(worded(title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(LEAST)
        self._inside = QWidget()
        self._inside.setProperty("role", "plain")
        self.body = QVBoxLayout(self._inside)
        self.body.setContentsMargins(0, 0, 8, 0)
        self.body.setSpacing(10)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inside)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.primary = self._primary(primary)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 14, 16, 14)
        whole.setSpacing(12)
        whole.addWidget(label(worded(title), "question", wraps=True))
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self.buttons)

    def sizeHint(self) -> QSize:
        """As large as the body wants, as far as the screen allows."""
        inside = self._inside.sizeHint()
        wanted = QSize(max(520, inside.width() + 60), inside.height() + 150)
        screen = self.screen().availableSize() * 0.92
        return wanted.boundedTo(screen).expandedTo(LEAST)

    def _primary(self, words: Message | None) -> QPushButton | None:
        button = None
        if words is not None:
            button = QPushButton(worded(words))
            button.setObjectName("primary")
            button.setDefault(True)
            button.clicked.connect(self.accept)
            self.buttons.addWidget(button)
        self.buttons.addStretch(1)
        out = QPushButton(worded(say("Close") if words is None else say("Cancel")))
        out.setObjectName("out")
        out.setAutoDefault(words is None)
        out.clicked.connect(self.reject)
        self.buttons.addWidget(out)
        return button
