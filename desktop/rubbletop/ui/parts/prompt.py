# SPDX-License-Identifier: GPL-3.0-or-later
"""The decision card: what is asked in one sentence, its panel, and, while play is told, the way on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.card import Card, label
from rubbletop.ui.words import worded


class PromptCard(Card):
    """Shows a question with a panel under it; ``gone_on`` is a press of Next, ``hurried`` of To the end."""

    gone_on = Signal()
    hurried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("Your decision")), parent=parent)
        self._question = label("", "question", wraps=True)
        self._consequence = label("", "muted", wraps=True)
        self._panel: QWidget | None = None
        self._next = QPushButton(worded(say("Next")))
        self._next.setObjectName("next step")
        self._next.setProperty("role", "primary")
        self._next.clicked.connect(self.gone_on)
        self._hurry = QPushButton(worded(say("To the end")))
        self._hurry.setObjectName("hurry")
        self._hurry.clicked.connect(self.hurried)
        self._ways_on = QWidget()
        row = QHBoxLayout(self._ways_on)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._next, 2)
        row.addWidget(self._hurry, 1)
        self.body.addWidget(self._question)
        self.body.addWidget(self._consequence)
        self.body.addWidget(self._ways_on)
        self._consequence.hide()
        self._ways_on.hide()

    @property
    def panel(self) -> QWidget | None:
        """The panel on the card."""
        return self._panel

    @property
    def question(self) -> str:
        """The sentence on the card."""
        return self._question.text()

    def ask(self, question: Message, panel: QWidget | None) -> None:
        """Ask the person at the screen."""
        self._say(say("Your decision"), question)
        self._put(panel)
        self._ways_on.hide()

    def tell(self, line: Message) -> None:
        """Say what is going on while nothing is asked."""
        self._say(say("Play"), line)
        self._put(None)

    def explain(self, consequence: str) -> None:
        """Show, under the question, what the present choice would lead to; "" for nothing."""
        self._consequence.setText(consequence)
        self._consequence.setVisible(bool(consequence))

    def offer_next(self, waits: bool) -> None:
        """Show or hide the buttons that go on with what is told."""
        self._ways_on.setVisible(waits)
        if waits:
            self._next.setFocus()

    def _say(self, title: Message, words: Message) -> None:
        self.title.setText(worded(title).upper())
        self._question.setText(worded(words))
        self.explain("")

    def _put(self, panel: QWidget | None) -> None:
        if self._panel is not None:
            self.body.removeWidget(self._panel)
            self._panel.hide()
            self._panel.deleteLater()
        self._panel = panel
        if panel is not None:
            self.body.addWidget(panel)
