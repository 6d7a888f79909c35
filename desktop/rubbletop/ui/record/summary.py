# SPDX-License-Identifier: GPL-3.0-or-later
"""How many games were won, the best and the mean of their points: all of them, and by level."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.records.game import PastGame
from rubbletop.ui.parts.card import emptied, label, plain
from rubbletop.ui.record import words
from rubbletop.ui.words import worded

HEADS: tuple[Message, ...] = (say("Games"), say("Won"), say("Best"), say("Mean"))


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One row: what it counts, how many games, how many of them were won, best and mean of their points."""

    title: str
    games: int
    won: int
    best: str
    mean: str

    @property
    def cells(self) -> tuple[str, ...]:
        """What stands behind the title."""
        return str(self.games), str(self.won), self.best, self.mean


def lines(games: Sequence[PastGame]) -> tuple[Line, ...]:
    """Return a row for all games, then one for each level, the one played most first."""
    groups: dict[str, list[PastGame]] = {}
    for game in games:
        groups.setdefault(words.against(game), []).append(game)
    ranked = sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))
    rest = tuple(_line(title, group) for title, group in ranked)
    return (_line(worded(say("All games listed")), games), *rest) if games else ()


def _line(title: str, games: Sequence[PastGame]) -> Line:
    points = [game.points for game in games if game.points is not None]
    kinds = {game.game for game in games}
    is_known = bool(points) and len(kinds) == 1
    kind = games[0].game
    return Line(
        title=title,
        games=len(games),
        won=sum(game.is_won for game in games),
        best=words.points_words(kind, max(points)) if is_known else words.NOTHING,
        mean=words.points_words(kind, words.mean(points)) if is_known else words.NOTHING,
    )


class Summary(QWidget):
    """The rows as a small table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._lines: tuple[Line, ...] = ()

    @property
    def lines(self) -> tuple[Line, ...]:
        """The rows as they are shown."""
        return self._lines

    def show_games(self, games: Sequence[PastGame]) -> None:
        """Sum up these games."""
        emptied(self._column)
        self._lines = lines(games)
        table, grid = plain(QGridLayout, self)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, head in enumerate(HEADS if self._lines else (), start=1):
            grid.addWidget(label(worded(head), "caption"), 0, column, right)
        for row, line in enumerate(self._lines, start=1):
            role = "strong" if row == 1 else ""
            grid.addWidget(label(line.title, role, wraps=True), row, 0)
            for column, cell in enumerate(line.cells, start=1):
                grid.addWidget(label(cell, role), row, column, right)
        self._column.addWidget(table)
        self._column.addStretch(1)
