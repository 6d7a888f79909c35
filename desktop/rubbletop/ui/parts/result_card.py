# SPDX-License-Identifier: GPL-3.0-or-later
"""How the game ended: headline, scores, and where to go from here."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from rubbletop.kernel.facts import Outcome, Setup, say
from rubbletop.ui.decide.prompt import FittedScroll
from rubbletop.ui.parts.card import Card, emptied, label
from rubbletop.ui.words import worded


class AccountScroll(FittedScroll):
    """Holds the game's own account of its end, which may be long."""

    LEAST, MOST = 240, 470


class ResultCard(Card):
    """``called`` brings the command of the button that was pressed."""

    called = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("The game is over")), parent=parent)
        self.hide()

    def show_outcome(self, outcome: Outcome, setup: Setup, own: QWidget | None = None) -> None:
        """Show the outcome; ``own`` is the game's own account of how it came about."""
        emptied(self.body)
        self.body.addWidget(label(worded(outcome.headline), "question", wraps=True))
        if own is not None:
            scroll = AccountScroll()
            scroll.setWidget(own)
            self.body.addWidget(scroll, 1)
        elif outcome.scores:
            self.body.addWidget(_scores(outcome, setup))
        row = QWidget()
        buttons = QHBoxLayout(row)
        buttons.setContentsMargins(0, 0, 0, 0)
        for name, words in (("new", say("New game")), ("save_as", say("Save…")), ("start", say("Leave"))):
            button = QPushButton(worded(words))
            button.setObjectName(name)
            if name == "new":
                button.setProperty("role", "primary")
            button.clicked.connect(self._call)
            buttons.addWidget(button)
        self.body.addWidget(row)
        self.show()

    def _call(self) -> None:
        self.called.emit(self.sender().objectName())


def _scores(outcome: Outcome, setup: Setup) -> QWidget:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    names = {player.seat: player.name for player in setup.players}
    for row, (seat, score) in enumerate(outcome.scores.items()):
        is_winner = seat in outcome.winners
        grid.addWidget(label(names.get(seat, seat), "strong" if is_winner else ""), row, 0)
        grid.addWidget(label(str(score), "strong" if is_winner else ""), row, 1)
    grid.setColumnStretch(0, 1)
    return table
