# SPDX-License-Identifier: GPL-3.0-or-later
"""The games past as a table that can be sorted and filtered."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt

from rubbletop.kernel.facts import Message, say
from rubbletop.records.game import PastGame
from rubbletop.ui.record import words
from rubbletop.ui.words import worded

Index = QModelIndex | QPersistentModelIndex
HEADS: tuple[Message, ...] = (
    say("Ended"),
    say("Game"),
    say("At the table"),
    say("Points"),
    say("Result"),
    say("Turns"),
    say("Taken back"),
)
WHEN, GAME, TABLE, POINTS, RESULT, TURNS, BACK = range(len(HEADS))
NUMBERS = frozenset((POINTS, TURNS))
SORTED_BY = Qt.ItemDataRole.UserRole
LEAST = -(1 << 60)


class PastModel(QAbstractTableModel):
    """One row a game, in the order of the file."""

    def __init__(self, games: Sequence[PastGame] = (), parent: Any = None) -> None:
        super().__init__(parent)
        self._games = tuple(games)

    @property
    def games(self) -> tuple[PastGame, ...]:
        """All games, the oldest first."""
        return self._games

    def show_games(self, games: Sequence[PastGame]) -> None:
        """Hold these games and no others."""
        self.beginResetModel()
        self._games = tuple(games)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(HEADS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return worded(HEADS[section])
            case Qt.ItemDataRole.TextAlignmentRole:
                return _aligned(section)
            case _:
                return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        game, column = self._games[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _shown(game, column)
            case Qt.ItemDataRole.ToolTipRole:
                return words.details(game) if column == GAME else _shown(game, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _aligned(column)
            case Qt.ItemDataRole.UserRole:
                return _rank(game, column)
            case _:
                return None


class PastFilter(QSortFilterProxyModel):
    """Leaves the games of one kind and one scenario, "" meaning any."""

    def __init__(self, model: PastModel, parent: Any = None) -> None:
        super().__init__(parent)
        self._past = model
        self._game = self._scenario = ""
        self.setSourceModel(model)
        self.setSortRole(SORTED_BY)
        self.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def choose(self, game: str, scenario: str) -> None:
        """Leave only these."""
        self._game, self._scenario = game, scenario
        self.invalidate()

    @property
    def games(self) -> tuple[PastGame, ...]:
        """The games that are left, the oldest first."""
        return tuple(sorted((game for game in self._past.games if self._leaves(game)), key=_when))

    def game_at(self, row: int) -> PastGame:
        """Return the game of a row as it is sorted now."""
        return self._past.games[self.mapToSource(self.index(row, 0)).row()]

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        return self._leaves(self._past.games[row])

    def _leaves(self, game: PastGame) -> bool:
        return self._game in ("", game.game) and self._scenario in ("", game.scenario)


def _when(game: PastGame) -> float:
    return game.when.timestamp()


def _shown(game: PastGame, column: int) -> str:
    match column:
        case _ if column == WHEN:
            return words.when_words(game)
        case _ if column == GAME:
            return words.game_title(game.game)
        case _ if column == TABLE:
            return words.table_words(game)
        case _ if column == POINTS:
            return words.points_words(game.game, game.points)
        case _ if column == RESULT:
            return words.result_words(game)
        case _ if column == TURNS:
            return str(game.turns)
        case _:
            return words.taken_back_words(game.course)


def _rank(game: PastGame, column: int) -> object:
    """What a column is sorted by: numbers as numbers, the rest as it is read."""
    match column:
        case _ if column == WHEN:
            return _when(game)
        case _ if column == POINTS:
            return LEAST if game.points is None else game.points
        case _ if column == TURNS:
            return game.turns
        case _ if column == BACK:
            return game.course.taken_back
        case _:
            return _shown(game, column)


def _aligned(column: int) -> int:
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
