# SPDX-License-Identifier: GPL-3.0-or-later
"""How the game ended: headline, scores, and where to go from here."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from rubbletop.kernel.facts import Outcome, Setup, say
from rubbletop.ui.decide.panels import CitingPanel
from rubbletop.ui.decide.prompt import FittedScroll
from rubbletop.ui.parts.card import Card, emptied, label
from rubbletop.ui.parts.wrapped import Wrapped
from rubbletop.ui.words import worded


class AccountScroll(FittedScroll):
    """Holds the game's own account of its end, which may be long."""

    LEAST, MOST = 240, 540


class ResultCard(Card):
    """``called`` brings the command of the button that was pressed.

    ``changed`` tells that it may want another height, ``why`` brings a section that is to be read.
    """

    called = Signal(str)
    changed = Signal()
    why = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("The game is over")), parent=parent)
        self._scroll: AccountScroll | None = None
        self.hide()

    @property
    def wanted(self) -> int:
        """How high it would like to be."""
        return self._around() + (self._scroll.wanted() if self._scroll is not None else 0)

    def fit(self, height: int | None) -> None:
        """Be no higher than this, the account scrolls then; None lets it be as high as it likes."""
        if self._scroll is not None:
            self._scroll.limit(None if height is None else height - self._around())

    def _around(self) -> int:
        """The height of what does not scroll."""
        wide = self.width()
        high = self.heightForWidth(wide) if self.hasHeightForWidth() else self.sizeHint().height()
        return high - (self._scroll.sizeHint().height() if self._scroll is not None else 0)

    def show_outcome(self, outcome: Outcome, setup: Setup, own: QWidget | None = None) -> None:
        """Show the outcome; ``own`` is the game's own account of how it came about."""
        emptied(self.body)
        self._scroll = None
        self.body.addWidget(label(worded(outcome.headline), "question", wraps=True))
        if own is not None:
            scroll = AccountScroll()
            scroll.setWidget(own)
            self.body.addWidget(scroll, 1)
            scroll.changed.connect(self.changed)
            self._scroll = scroll
            if isinstance(own, CitingPanel):
                own.why.connect(self.why)
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
            Wrapped(button)
        self.body.addWidget(row)
        self.body.addWidget(self._links())
        self.show()

    def _links(self) -> QWidget:
        """What can be done with a game that is over."""
        row = QWidget()
        links = QHBoxLayout(row)
        links.setContentsMargins(0, 0, 0, 0)
        for name, words in (("report", say("Write a report…")), ("past_games", say("Record of games…"))):
            link = QPushButton(worded(words))
            link.setObjectName(name)
            link.setProperty("role", "link")
            link.clicked.connect(self._call)
            links.addWidget(link)
        links.addStretch(1)
        return row

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
