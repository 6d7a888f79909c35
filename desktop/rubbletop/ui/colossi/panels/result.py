# SPDX-License-Identifier: GPL-3.0-or-later
"""How the game came out: the points item by item, and the ladder of levels (8.0, sc. 1 to 3)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from rubbletop.games.colossi import score
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.tally import Modifier
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.words import signed, worded

ENDS: dict[str, Message] = {
    "turns": say("The last turn is over."),
    "no_marines": say("No Marine was left on the map."),
    "no_tribes": say("No tribe was left on the map."),
}


class ResultPanel(StepPanel):
    """Every item that counted, their sum, and how far it was to the next level."""

    def build(self) -> None:
        tally = score.points(self.ground, self.view)
        self.column.addWidget(label(worded(_total(tally.total)), "question", wraps=True))
        if self.view.ended in ENDS:
            self.line(ENDS[self.view.ended], "8.0")
        self._ladder(tally.total)
        table, grid = self._table()
        for line in tally.lines:
            self._add(grid, line)
        self.column.addWidget(table)

    def _table(self) -> tuple[QWidget, QGridLayout]:
        table, grid = plain(QGridLayout, self)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        return table, grid

    def _add(self, grid: QGridLayout, line: Modifier) -> None:
        row = grid.rowCount()
        grid.addWidget(label(signed(line.value), "strong"), row, 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.cited(line.reason, line.rule, role=""), row, 1)

    def _ladder(self, total: int) -> None:
        """The levels, the one reached lit; how much the next one would have taken."""
        levels = score.levels(self.ground, self.view.scenario)
        reached = score.level(self.ground, total, self.view.scenario)
        table, grid = self._table()
        for row, level in enumerate(levels):
            role = "strong" if level.name == reached else "muted"
            least = say("{least} or more", least=level.least) if level.least is not None else say("less")
            grid.addWidget(label("▸" if level.name == reached else "", "strong"), row, 0)
            grid.addWidget(label(worded(score.LEVELS[level.name]), role, wraps=True), row, 1)
            grid.addWidget(label(worded(least), role), row, 2)
        self.column.addWidget(table)
        above = [level for level in levels if (level.least or 0) > total]
        if above and above[-1].least is not None:
            short = above[-1].least - total
            self.line(
                say("Points short of “{level}”: {short}", level=score.LEVELS[above[-1].name], short=short),
                f"sc. {self.view.scenario}",
            )


def _total(points: int) -> Message:
    return say("1 victory point") if points == 1 else say("{points} victory points", points=points)
