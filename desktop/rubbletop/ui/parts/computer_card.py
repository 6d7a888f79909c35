# SPDX-License-Identifier: GPL-3.0-or-later
"""What is going on while nobody at the screen decides, and, step by step, the button that goes on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.card import Card, label
from rubbletop.ui.words import worded


class ComputerCard(Card):
    """``gone_on`` is a press of Next, ``hurried`` of To the end, ``stopped`` of Decide now."""

    gone_on = Signal()
    hurried = Signal()
    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("Play")), parent=parent)
        self._words = label("", "question", wraps=True)
        self._ways_on = QWidget()
        row = QHBoxLayout(self._ways_on)
        row.setContentsMargins(0, 0, 0, 0)
        self._next = self._button("next step", say("Next"))
        self._next.setProperty("role", "primary")
        self._next.clicked.connect(self.gone_on)
        self._hurry = self._button("hurry", say("To the end"))
        self._hurry.clicked.connect(self.hurried)
        row.addWidget(self._next, 2)
        row.addWidget(self._hurry, 1)
        self._thought = QWidget()
        thought = QHBoxLayout(self._thought)
        thought.setContentsMargins(0, 0, 0, 0)
        self._bar = QProgressBar()
        self._bar.setRange(0, 100)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(10)
        self._bar.setAccessibleName(worded(say("How long the computer has thought")))
        self._stop = self._button("decide now", say("Decide now (Esc)"))
        self._stop.setToolTip(
            worded(say("The computer player answers with the best that it has found so far"))
        )
        self._stop.clicked.connect(self.stopped)
        thought.addWidget(self._bar, 1)
        thought.addWidget(self._stop)
        self._thought.hide()
        self.body.addWidget(self._words)
        self.body.addWidget(self._thought)
        self.body.addWidget(self._ways_on)
        self.body.addStretch(1)
        self._ways_on.hide()
        self._is_thinking = False
        self.hide()

    @property
    def is_thinking(self) -> bool:
        """Whether a computer player is at it."""
        return self._is_thinking

    def show_thinking(self, words: Message) -> None:
        """Say what a computer player is deciding."""
        self._is_thinking = True
        self.note.setText(worded(say("the computer plays")))
        self._words.setText(worded(words))
        self._words.show()
        self.show()

    def show_progress(self, gone: float) -> None:
        """Show how much of its time the computer player has taken, and how it is stopped; 0 shows nothing."""
        self._bar.setValue(round(gone * 100))
        self._thought.setVisible(gone > 0.0)

    def offer_next(self, *, waits: bool) -> None:
        """Show or hide the buttons that go on with what is told."""
        self._ways_on.setVisible(waits)
        if waits:
            self.show()
            self._next.setFocus()
        elif not self._is_thinking:
            self.hide()

    def hide(self) -> None:
        """Go away, and forget that a computer player was thinking."""
        self._is_thinking = False
        self.note.setText("")
        self._words.hide()
        self._thought.hide()
        super().hide()

    def _button(self, name: str, words: Message) -> QPushButton:
        button = QPushButton(worded(words))
        button.setObjectName(name)
        return button
