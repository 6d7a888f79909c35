# SPDX-License-Identifier: GPL-3.0-or-later
"""The first thing a player sees: go on, open, begin, watch."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rubbletop.kernel.facts import say
from rubbletop.ui.parts.card import Card, emptied, label
from rubbletop.ui.parts.catalogue import CATALOGUE, Entry
from rubbletop.ui.parts.poster import TALLEST, Poster
from rubbletop.ui.parts.recent import Recent, when_words
from rubbletop.ui.parts.row import RowButton
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.parts.unfinished import Unfinished
from rubbletop.ui.parts.wordmark import Wordmark
from rubbletop.ui.recovery import Kept
from rubbletop.ui.theme import LETTERS_GREW, roomy
from rubbletop.ui.words import worded

NARROW = 1000
"""Below this many logical pixels the posters stand under the lists."""

SMALL, LEAST = 96, 120
"""How wide a poster is beside its words, and how wide and high it is above them at least."""
SHELF, CARD = 14, 9
"""Pixels between the cards of two games, and at the sides in a card."""

LISTS = 300
LOWEST, EDGES = 230, 34
"""The least height of the posters' cards in a narrow window, and what is left above and below them."""

MARGIN = 24
UNLIMITED = 16_777_215


class StartPage(Scroller):
    """The start page; what it offers is told by its signals."""

    go_on = Signal(object)
    removed = Signal(object)
    opened = Signal(object)
    begun = Signal(str)
    demo = Signal(str)
    learn = Signal(str)
    board = Signal(str)
    called = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._page = QWidget()
        self._page.setProperty("role", "plain")
        self._go_on = Unfinished()
        self._go_on.go_on.connect(self.go_on)
        self._go_on.removed.connect(self.removed)
        self._recent = Card(worded(say("Recent")), worded(say("Ctrl+O opens a file")))
        self._try = self._tries()
        self._posters = QWidget()
        self._head = QWidget()
        self._pitches: list[QWidget] = []
        self._button_rows: list[QHBoxLayout] = []
        self._demos: list[QPushButton] = []
        self._is_narrow: bool | None = None
        self._is_slim = False
        self._cards: list[QBoxLayout] = []
        self._new: QPushButton | None = None
        self._grid = QGridLayout()
        self._build()
        self.setWidget(self._page)
        self.show_kept(())
        self.show_recent(())

    def show_kept(self, games: Sequence[Kept]) -> None:
        """Offer to go on with these games, the first above all; none hides the card."""
        self._go_on.show_games(games)
        self._place_kept()

    def forget(self, path: Path) -> None:
        """Offer a game no longer that was removed."""
        self._go_on.forget(path)
        self._place_kept()
        if not self._go_on.games:
            self.give_focus()

    def _place_kept(self) -> None:
        if not self._is_narrow:
            self._place_recent()

    def give_focus(self) -> None:
        """Let Enter go on with the last game or, without one, begin the first that can be played."""
        first = self._go_on.first or self._new
        if first is not None:
            first.show()
            first.setFocus()

    def show_recent(self, recent: tuple[Recent, ...]) -> None:
        """List these files."""
        emptied(self._recent.body)
        for file in recent:
            self._recent.body.addWidget(self._row(file))
        if not recent:
            empty = say("Games that you save stand here. You can also drop a file onto this window.")
            self._recent.body.addWidget(label(worded(empty), "muted", wraps=True))
        self._recent.body.addStretch(1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LETTERS_GREW and getattr(self, "_is_narrow", None) is not None:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.viewport().width() < roomy(NARROW)
        self._arrange(narrow=narrow)
        # In a narrow window the cards with their buttons just fill the first view.
        high = max(LOWEST, self.viewport().height() - EDGES)
        self._shelf.setSpacing(SHELF // 2 if narrow else SHELF)
        slim = narrow and self.viewport().width() < self._least_shelf()
        self._stack(slim=slim)
        self._posters.setMinimumHeight(high if narrow and not slim else 0)
        self._posters.setMaximumHeight(high if narrow and not slim else UNLIMITED)

    def _least_shelf(self) -> int:
        """The pixels that the cards of all games need beside each other."""
        cards = sum(row.minimumSize().width() + 2 * CARD for row in self._button_rows)
        return cards + self._shelf.spacing() * (len(self._button_rows) - 1) + MARGIN

    def _stack(self, *, slim: bool) -> None:
        """Put the games beside each other, or, where their cards would not fit, under each other."""
        if slim == self._is_slim:
            return
        self._is_slim = slim
        way = QBoxLayout.Direction
        self._shelf.setDirection(way.TopToBottom if slim else way.LeftToRight)
        for card in self._cards:
            card.setDirection(way.LeftToRight if slim else way.TopToBottom)
            card.setStretch(0, 0 if slim else 1)
            card.setStretch(1, 1 if slim else 0)
        for poster in self._posters.findChildren(Poster):
            poster.setMinimumSize(SMALL if slim else LEAST, LEAST)
            poster.setMaximumSize(*((SMALL, round(SMALL * TALLEST)) if slim else (UNLIMITED, UNLIMITED)))
        self._place_lists(slim=slim)

    def _place_lists(self, *, slim: bool) -> None:
        """Put saved games and things to try beside each other below the posters, or under each other."""
        if self._is_narrow:
            for part in (self._recent, self._try):
                self._grid.removeWidget(part)
            self._grid.addWidget(self._recent, 2, 0, 1, 2 if slim else 1)
            self._grid.addWidget(self._try, 3 if slim else 2, 0 if slim else 1, 1, 2 if slim else 1)

    def _arrange(self, *, narrow: bool) -> None:
        """Put the lists beside the posters, or, in a narrow window, above and below them."""
        if narrow == self._is_narrow:
            return
        self._is_narrow = narrow
        for part in (self._go_on, self._recent, self._try, self._posters):
            self._grid.removeWidget(part)
        if narrow:
            self._grid.addWidget(self._go_on, 0, 0, 1, 2)
            self._grid.addWidget(self._posters, 1, 0, 1, 2)
            self._place_lists(slim=self._is_slim)
        else:
            self._grid.addWidget(self._go_on, 0, 0)
            self._place_recent()
            self._grid.addWidget(self._try, 2, 0)
            self._grid.addWidget(self._posters, 0, 1, 3, 1)
        for part in (self._go_on, self._recent, self._try):
            part.setMaximumWidth(UNLIMITED if narrow else LISTS)
        self._grid.setColumnMinimumWidth(0, 0 if narrow else LISTS)
        self._grid.setColumnStretch(0, 1 if narrow else 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(1, 0 if narrow else 1)
        if (whole := self._page.layout()) is not None:
            side = MARGIN // 2 if narrow else MARGIN
            whole.setContentsMargins(side, 14, side, 20)
        # In a narrow window a demo is begun from the card of things to try.
        for part in (self._head, *self._pitches, *self._demos):
            part.setVisible(not narrow)
        for row in self._button_rows:
            row.setContentsMargins(0 if narrow else 8, 0, 0 if narrow else 8, 0)

    def _place_recent(self) -> None:
        """Put the saved games under the game to go on with, or in its place where there is none."""
        alone = self._go_on.isHidden()
        self._grid.removeWidget(self._recent)
        self._grid.addWidget(self._recent, 0 if alone else 1, 0, 2 if alone else 1, 1)

    def _build(self) -> None:
        whole = QVBoxLayout(self._page)
        whole.setContentsMargins(MARGIN, 14, MARGIN, 20)
        whole.setSpacing(16)
        self._fill_head()
        whole.addWidget(self._head)
        self._fill_posters()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(12)
        whole.addLayout(self._grid, 1)
        self._arrange(narrow=False)

    def _fill_head(self) -> None:
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(24)
        head.addWidget(Wordmark())
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(label(worded(say("Three board games of big trouble.")), "question", wraps=True))
        told = say("Drag the counters; the program keeps the rules.")
        words.addWidget(label(worded(told), "muted", wraps=True))
        words.addStretch(1)
        head.addLayout(words, 1)

    def _tries(self) -> Card:
        card = Card(worded(say("Try")))
        card.body.setSpacing(2)
        for name, sign, title, line in (
            ("demo", "play", say("Watch a demo"), say("The program plays a game by itself")),
            ("boards", "hexes", say("Boards"), say("All of them, to look at, to print, as files")),
            ("keys", "rules", say("Keys and mouse"), say("How everything is done")),
        ):
            button = RowButton(sign, worded(title), worded(line))
            button.setObjectName(name)
            button.clicked.connect(self._call)
            card.body.addWidget(button)
        return card

    def _fill_posters(self) -> None:
        self._shelf = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._posters)
        self._shelf.setContentsMargins(0, 0, 0, 0)
        self._shelf.setSpacing(SHELF)
        for entry in CATALOGUE.values():
            self._shelf.addWidget(self._poster_card(entry), 1)

    def _poster_card(self, entry: Entry) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, card)
        parts.setContentsMargins(CARD, CARD, CARD, 12)
        parts.setSpacing(4)
        self._cards.append(parts)
        poster = Poster(entry.game, worded(entry.title))
        poster.clicked.connect(self._poster_clicked)
        parts.addWidget(poster, 1)
        column = QVBoxLayout()
        column.setSpacing(4)
        words = QVBoxLayout()
        words.setContentsMargins(8, 4, 8, 6)
        words.setSpacing(3)
        words.addWidget(label(worded(entry.title), "question", wraps=True))
        pitch = label(worded(entry.pitch), "muted", wraps=True)
        pitch.setMinimumHeight(2 * pitch.fontMetrics().lineSpacing())
        players = label(worded(entry.players), "muted", wraps=True)
        for line in (pitch, players):
            words.addWidget(line)
            self._pitches.append(line)
        poster.setToolTip(f"{pitch.text()}\n{players.text()}")
        column.addLayout(words)
        column.addLayout(self._poster_buttons(entry))
        parts.addLayout(column)
        return card

    def _poster_buttons(self, entry: Entry) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self._button_rows.append(row)
        if not entry.is_playable:
            look = self._button(f"board {entry.boards[0]}", worded(say("See the board")))
            row.addWidget(look, 1)
            return row
        new = self._button(f"new {entry.game}", worded(say("New game")))
        new.setProperty("role", "primary")
        self._new = self._new or new
        row.addWidget(new, 3)
        learn = self._button(f"learn {entry.game}", worded(say("Learn it")))
        learn.setToolTip(worded(say("A guided first turn with a coach beside the board")))
        row.addWidget(learn, 2)
        demo = self._button(f"demo {entry.game}", worded(say("Demo")))
        row.addWidget(demo, 2)
        self._demos.append(demo)
        return row

    def _button(self, name: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setMinimumHeight(34)
        button.clicked.connect(self._poster_button_clicked)
        return button

    def _row(self, file: Recent) -> RowButton:
        sign = "cross" if file.is_broken else "save"
        when = "" if file.is_broken else when_words(file.when)
        row = RowButton(sign, worded(file.title), worded(file.line), when)
        row.setProperty("role", "bad" if file.is_broken else "row")
        row.setObjectName(str(file.path))
        row.setToolTip(str(file.path))
        row.clicked.connect(self._row_clicked)
        return row

    def _call(self) -> None:
        self.called.emit(self.sender().objectName())

    def _row_clicked(self) -> None:
        self.opened.emit(Path(self.sender().objectName()))

    def _poster_clicked(self) -> None:
        poster = self.sender()
        if isinstance(poster, Poster):
            entry = CATALOGUE[poster.game]
            if entry.is_playable:
                self.begun.emit(entry.game)
            else:
                self.board.emit(entry.boards[0])

    def _poster_button_clicked(self) -> None:
        what, name = self.sender().objectName().split(" ", 1)
        {"new": self.begun, "learn": self.learn, "demo": self.demo, "board": self.board}[what].emit(name)
