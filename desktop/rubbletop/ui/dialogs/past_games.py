# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of games: a table, the points from game to game, best and mean by level, all dice."""

from pathlib import Path

from PySide6.QtCore import QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QPushButton,
    QTableView,
    QWidget,
)

from rubbletop.kernel.facts import say
from rubbletop.kernel.files import trouble, write_whole
from rubbletop.records.file import PastGames
from rubbletop.records.game import dice_of
from rubbletop.ui.dialogs.frame import FramedDialog, bounded, grown
from rubbletop.ui.parts.card import Card, label
from rubbletop.ui.parts.dice_bars import DiceBars
from rubbletop.ui.parts.dropdown import Dropdown
from rubbletop.ui.record import words
from rubbletop.ui.record.chart import PointsChart
from rubbletop.ui.record.export import csv_bytes
from rubbletop.ui.record.summary import Summary
from rubbletop.ui.record.table import GAME, RESULT, TABLE, WHEN, PastFilter, PastModel
from rubbletop.ui.words import worded

NARROW = 800
"""In a window less wide than this the cards below the table stand under each other."""


class PastGamesDialog(FramedDialog):
    """``said`` brings what was done or went wrong, for the status line."""

    said = Signal(object)

    def __init__(self, record: PastGames, game: str = "", parent: QWidget | None = None) -> None:
        """``game`` is the kind of game that is shown first, "" for the one played last."""
        super().__init__(say("Record of games"), None, parent)
        self._record = record
        self.model = PastModel(parent=self)
        self.filter = PastFilter(self.model, self)
        self.games, self.scenarios = Dropdown(), Dropdown()
        self.table = QTableView()
        self.chart = PointsChart()
        self.summary = Summary()
        self.dice = DiceBars()
        self._lower = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.notice = label("", "strong", wraps=True)
        self.details = label("", "muted", wraps=True)
        self._build()
        self._connect()
        self._read()
        last = max(self.model.games, key=lambda known: known.when, default=None)
        self._choose(game or (last.game if last is not None else ""))
        self.table.sortByColumn(WHEN, Qt.SortOrder.DescendingOrder)
        self.table.setFocus()

    @property
    def chosen(self) -> tuple[str, ...]:
        """The ids of the games that are selected."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return tuple(self.filter.game_at(row).id for row in rows)

    def export_to(self, path: Path) -> None:
        """Write the games that are listed into a file."""
        try:
            write_whole(path, csv_bytes(self.filter.games))
        except (OSError, ValueError) as fault:
            self._tell(worded(trouble(path, fault)))
            return
        self.said.emit(say("Saved as {file}.", file=path.name))

    def remove_chosen(self) -> None:
        """Take the selected games out of the record."""
        wrong = self._record.remove(self.chosen)
        self._read()
        if wrong is not None:
            self._tell(worded(wrong))

    # Parts

    def _build(self) -> None:
        row = QHBoxLayout()
        for words_, box in ((say("Game"), self.games), (say("Scenario"), self.scenarios)):
            caption = label(worded(words_), "muted")
            caption.setBuddy(box)
            box.setAccessibleName(worded(words_))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            row.addWidget(caption)
            row.addWidget(box)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(self.notice)
        self.body.addWidget(self._dressed_table(), 3)
        self.body.addWidget(self.details)
        points = Card(worded(say("Points")), worded(say("filled: won; dashed: mean")))
        points.body.addWidget(self.chart)
        sums = Card(worded(say("Best and mean")))
        sums.body.addWidget(self.summary)
        dice = Card(worded(say("Dice")), worded(say("of the games listed")))
        dice.body.addWidget(self.dice)
        for card, share in ((points, 5), (sums, 4), (dice, 4)):
            self._lower.addWidget(card, share)
        self.body.addLayout(self._lower, 2)
        self.remove = QPushButton(worded(say("Remove…")))
        self.remove.setObjectName("remove")
        self.export = QPushButton(worded(say("Export as CSV…")))
        self.export.setObjectName("export")
        for place, button in enumerate((self.export, self.remove)):
            button.setAutoDefault(False)
            self.buttons.insertWidget(place, button)

    def _dressed_table(self) -> QTableView:
        table = self.table
        table.setModel(self.filter)
        table.setAccessibleName(worded(say("Games past")))
        table.setSortingEnabled(True)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setStyleSheet("QTableView::item { padding: 0 6px; } QHeaderView::section { padding: 5px 8px; }")
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.verticalHeader().hide()
        table.setMinimumHeight(170)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (TABLE, RESULT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        return table

    def _connect(self) -> None:
        self.games.activated.connect(self._game_chosen)
        self.scenarios.activated.connect(self._refilter)
        self.table.selectionModel().selectionChanged.connect(self._show_details)
        self.chart.picked.connect(self._select)
        self.remove.clicked.connect(self._ask_remove)
        self.export.clicked.connect(self._ask_export)

    # What is shown

    def _read(self) -> None:
        """Show the file as it is now; a filter without a game left falls back to all games."""
        kept = self._record.kept()
        self.model.show_games(kept.games)
        self._tell(worded(kept.notice) if kept.notice is not None else "")
        chosen = self.games.currentData() or ""
        self.games.clear()
        self.games.addItem(worded(say("All games")), "")
        for game in dict.fromkeys(game.game for game in kept.games):
            self.games.addItem(words.game_title(game), game)
        self._choose(chosen)

    def _choose(self, game: str) -> None:
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self._game_chosen()

    def _game_chosen(self) -> None:
        game = self.games.currentData()
        self.scenarios.clear()
        self.scenarios.addItem(worded(say("All scenarios")), "")
        known = (past.scenario for past in self.model.games if game and past.game == game)
        for scenario in dict.fromkeys(known):
            self.scenarios.addItem(words.scenario_title(game, scenario), scenario)
        self.scenarios.setEnabled(self.scenarios.count() > 1)
        self._refilter()

    def _refilter(self) -> None:
        game = self.games.currentData()
        self.filter.choose(game, self.scenarios.currentData() or "")
        self.table.setColumnHidden(GAME, bool(game))
        games = self.filter.games
        self.chart.show_games(games)
        self.summary.show_games(games)
        self.dice.show_count(dice_of(games))
        self.export.setEnabled(bool(games))
        self._show_details()

    def _show_details(self) -> None:
        chosen = self.chosen
        self.remove.setEnabled(bool(chosen))
        known = {game.id: game for game in self.model.games}
        if len(chosen) == 1:
            told = words.details(known[chosen[0]])
        elif chosen:
            told = worded(say("Games selected: {count}", count=len(chosen)))
        elif self.model.games:
            told = worded(say("Select a game to read more of it."))
        else:
            told = worded(say("Games that you play to their end are listed here."))
        self.details.setText(told)
        self.chart.choose(chosen[0] if len(chosen) == 1 else "")

    def _select(self, game: str) -> None:
        for row in range(self.filter.rowCount()):
            if self.filter.game_at(row).id == game:
                self.table.selectRow(row)

    def _tell(self, notice: str) -> None:
        self.notice.setText(notice)
        self.notice.setVisible(bool(notice))

    # Asking

    def _ask_remove(self) -> None:
        count = len(self.chosen)
        asked = say("Remove this game from the record?")
        if count > 1:
            asked = say("Remove {count} games from the record?", count=count)
        box = QMessageBox(
            QMessageBox.Icon.Question, worded(say("Record of games")), worded(asked), parent=self
        )
        box.setInformativeText(worded(say("Saved games are not touched. This cannot be undone.")))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        remove = box.addButton(worded(say("Remove")), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        remove.clicked.connect(self.remove_chosen)
        box.open()

    def _ask_export(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = QFileDialog(
            self, worded(say("Export as CSV")), folder, worded(say("Comma-separated values (*.csv)"))
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("games.csv")
        dialog.fileSelected.connect(self._export_chosen)
        dialog.open()

    def _export_chosen(self, name: str) -> None:
        self.export_to(Path(name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        self._lower.setDirection(ways.TopToBottom if self.width() < NARROW else ways.LeftToRight)

    def sizeHint(self) -> QSize:
        return bounded(self, grown(QSize(1080, 680)))
