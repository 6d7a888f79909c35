# SPDX-License-Identifier: GPL-3.0-or-later
"""All charts of a game beside the board, searchable, the row that counts now lit."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rubbletop.kernel.facts import say
from rubbletop.ui.dialogs.frame import FramedDialog, bounded, grown
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.parts.card import label
from rubbletop.ui.theme import shades
from rubbletop.ui.words import ruled, worded


def fitted(wanted: Sequence[int], room: int) -> tuple[int, ...]:
    """Return the widths of columns that share so many pixels: the widest give way, the last has the rest."""
    found = list(wanted)
    while (over := sum(found) - room) > 0 and max(found) > 1:
        widest = max(found)
        next_to = max((wide for wide in found if wide < widest), default=0)
        among = found.count(widest)
        less = min(widest - next_to, -(-over // among))
        found = [wide - less if wide == widest else wide for wide in found]
    found[-1] += max(0, room - sum(found))
    return tuple(found)


class ChartTable(QWidget):
    """One chart with its title and section."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart = chart
        self._table = QTableWidget(len(chart.rows), len(chart.head))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self._title = ruled(chart.title, chart.rule)
        column.addWidget(label(self._title, "strong", wraps=True))
        column.addWidget(self._table)
        self._fill()

    @property
    def words(self) -> str:
        """Everything that is written on the chart, for searching."""
        cells = [worded(cell) for row in self._chart.rows for cell in row]
        return " ".join([self._title, *map(worded, self._chart.head), *cells]).casefold()

    def _fill(self) -> None:
        table, chart = self._table, self._chart
        table.setAccessibleName(self._title)
        table.setHorizontalHeaderLabels([worded(cell) for cell in chart.head])
        table.verticalHeader().hide()
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        table.setWordWrap(True)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        chosen, strong = shades(self), table.font()
        # The tint alone is too near to that of every other row.
        strong.setBold(True)
        for row, cells in enumerate(chart.rows):
            for number, cell in enumerate(cells):
                item = QTableWidgetItem(worded(cell))
                is_cell = row == chart.now and number == chart.cell
                if row == chart.now or (chart.now is None and number == chart.cell):
                    item.setBackground(QColor(chosen.accent if is_cell else chosen.raised))
                    item.setForeground(QColor(chosen.on_accent if is_cell else chosen.text))
                    item.setFont(strong)
                table.setItem(row, number, item)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make the table as high as all its rows, which the width and the lettering decide."""
        table, header = self._table, self._table.horizontalHeader()
        columns = range(table.columnCount())
        wanted = [max(table.sizeHintForColumn(number), header.sectionSizeHint(number)) for number in columns]
        for number, wide in enumerate(fitted(wanted, table.viewport().width())):
            header.resizeSection(number, wide)
        table.resizeRowsToContents()
        rows = sum(table.rowHeight(row) for row in range(table.rowCount()))
        table.setFixedHeight(table.horizontalHeader().sizeHint().height() + rows + 2 * table.frameWidth())


class ChartsDialog(FramedDialog):
    """Stands beside the board; play goes on while it is open. ``closed`` tells that it went."""

    closed = Signal()

    def __init__(self, charts: Sequence[Chart], parent: QWidget | None = None) -> None:
        super().__init__(say("Charts"), None, parent)
        self._search = QLineEdit()
        self._search.setPlaceholderText(worded(say("Search the charts")))
        self._search.setAccessibleName(worded(say("Search the charts")))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._find)
        self.body.addWidget(self._search)
        self._tables = [ChartTable(chart) for chart in charts]
        for table in self._tables:
            self.body.addWidget(table)
        self.body.addStretch(1)
        self.resize(bounded(self, grown(QSize(640, 560))))
        self._search.setFocus()
        self.finished.connect(self.closed)

    @property
    def shown(self) -> tuple[ChartTable, ...]:
        """The charts that the search has left."""
        return tuple(table for table in self._tables if not table.isHidden())

    def search(self, words: str) -> None:
        """Show only the charts in which these words stand."""
        self._search.setText(words)

    def _find(self, words: str) -> None:
        for table in self._tables:
            table.setVisible(words.casefold() in table.words)
