# SPDX-License-Identifier: GPL-3.0-or-later
"""Says, while one person's secrets are shown, whose they are, and how they are covered."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded


class EyesBar(QFrame):
    """``covered`` is the wish to cover the screen."""

    covered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(worded(say("Secrets are shown")))
        self._words = label("", "strong", wraps=True)
        self._cover = QPushButton()
        self._cover.setObjectName("cover")
        self._cover.clicked.connect(self.covered)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 8, 3)
        row.addWidget(self._words, 1)
        row.addWidget(self._cover)
        self.hide()

    def show_eyes(self, name: str, *, only_looks: bool) -> None:
        """Say for whose eyes the screen is; ``only_looks``: she decides nothing."""
        self._words.setText(worded(say("Only {who} should see the screen now", who=name)))
        self._cover.setText(worded(say("I have seen it") if only_looks else say("Cover")))
        self._cover.setToolTip(worded(say("Hide what only {who} may know (Ctrl+K)", who=name)))
        self._cover.setProperty("role", "primary" if only_looks else "")
        self.style().unpolish(self._cover)
        self.style().polish(self._cover)
        self.show()
