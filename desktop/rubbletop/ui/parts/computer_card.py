# SPDX-License-Identifier: GPL-3.0-or-later
"""What is going on while nobody at the screen decides, and, step by step, the button that goes on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.card import Card, label
from rubbletop.ui.words import worded

BEST = say("The computer player answers with the best that it has found so far")
ASKED = say("It was told to decide; another one takes its place if it does not")


class ComputerCard(Card):
    """``gone_on`` is a press of Next, ``hurried`` of To the end, ``stopped`` of Decide now.

    ``asked_again`` is a press of Ask again, after a failure.
    """

    gone_on = Signal()
    hurried = Signal()
    stopped = Signal()
    asked_again = Signal()

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
        # A click leaves the keys where they are, for the button is grey after it.
        self._stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._stop.clicked.connect(self.stopped)
        thought.addWidget(self._bar, 1)
        thought.addWidget(self._stop)
        self._thought.hide()
        self._again = self._button("ask again", say("Ask again"))
        self._again.clicked.connect(self.asked_again)
        self._again.hide()
        self.body.addWidget(self._words)
        self.body.addWidget(self._thought)
        self.body.addWidget(self._again)
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
        self._again.hide()
        self.show()

    def show_progress(self, gone: float, *, can_stop: bool = True) -> None:
        """Show how much of its time the computer player has taken, and how it is stopped; 0 shows nothing.

        The button is grey once it was told to stop.
        """
        self._bar.setValue(round(gone * 100))
        self._stop.setEnabled(can_stop)
        self._stop.setToolTip(worded(BEST if can_stop else ASKED))
        self._thought.setVisible(gone > 0.0)

    def show_failure(self, reason: Message) -> None:
        """Say why there is no answer, and offer to ask once more."""
        self._words.setText(worded(reason))
        self._thought.hide()
        self._again.show()

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
        self._again.hide()
        super().hide()

    def _button(self, name: str, words: Message) -> QPushButton:
        button = QPushButton(worded(words))
        button.setObjectName(name)
        return button
