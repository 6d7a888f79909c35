# SPDX-License-Identifier: GPL-3.0-or-later
"""The shell's dialog: a head, a body that scrolls where the screen is small, buttons that stay."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.theme import roomy
from rubbletop.ui.words import worded

LEAST = QSize(420, 220)


_SHARE = 0.92
"""How much of the screen a dialog may take."""


def bounded(dialog: QWidget, wanted: QSize) -> QSize:
    """Return the size that is wanted as far as the screen has room for it."""
    return wanted.boundedTo(dialog.screen().availableSize() * _SHARE)


def grown(size: QSize) -> QSize:
    """Return a size that has room for letters as large as they are now."""
    return QSize(roomy(size.width()), roomy(size.height()))


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
        self._scroll = Scroller()
        self._scroll.setWidget(self._inside)
        # With large letters on a small screen a form may be wider than the dialog: all of it can be reached.
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroll.setAccessibleName(worded(title))
        self._foot = QWidget()
        self._foot.setProperty("role", "plain")
        self.buttons = QHBoxLayout(self._foot)
        self.buttons.setContentsMargins(0, 0, 0, 0)
        self.buttons.setSpacing(8)
        self.primary = self._primary(primary)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 14, 16, 14)
        whole.setSpacing(12)
        whole.addWidget(label(worded(title), "question", wraps=True))
        whole.addWidget(self._scroll, 1)

    def sizeHint(self) -> QSize:
        """As large as the body wants, as far as the screen allows."""
        inside = self._inside.sizeHint()
        wanted = QSize(max(roomy(520), inside.width() + 60), inside.height() + 150)
        return bounded(self, wanted).expandedTo(LEAST)

    def showEvent(self, event: QShowEvent) -> None:
        # The Tab key goes by age: the buttons join last, so that it comes to the body first.
        whole = self.layout()
        if whole is not None and self._foot.parent() is None:
            whole.addWidget(self._foot)
            if self.primary is not None and self.primary.autoDefault():
                # Only a button that is in the dialog stays what Enter means once the focus has left it.
                self.primary.setDefault(True)
            if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
                self.resize(self.sizeHint())
        super().showEvent(event)

    def _primary(self, words: Message | None) -> QPushButton | None:
        button = None
        if words is not None:
            button = QPushButton(worded(words))
            button.setObjectName("primary")
            button.clicked.connect(self.accept)
            self.buttons.addWidget(button)
        self.buttons.addStretch(1)
        self.out = QPushButton(worded(say("Close") if words is None else say("Cancel")))
        self.out.setObjectName("out")
        self.out.setAutoDefault(words is None)
        self.out.clicked.connect(self.reject)
        self.buttons.addWidget(self.out)
        return button
