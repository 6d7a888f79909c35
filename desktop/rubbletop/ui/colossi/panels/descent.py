# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of the Reinforcement step and of a Jump: what dice do to units in the air (5.2.1, 5.3.1.5)."""

from PySide6.QtWidgets import QGridLayout, QWidget

from rubbletop.games.colossi import odds as chances
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.marine_tables import Result
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import unit_name
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.ui.colossi.odds import percent
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.words import signed, worded

ROWS: dict[Result, Message] = {
    "safe": say("Safe"),
    "scattered": say("Scattered"),
    "malfunction": say("Malfunction"),
}


def landing_chart(ground: Ground, view: ColossiState, parent: QWidget) -> QWidget:
    """Return the chances of a landing, in percent, by the number of dice."""
    table, grid = plain(QGridLayout, parent)
    grid.setVerticalSpacing(1)
    grid.setHorizontalSpacing(10)
    grid.addWidget(label(worded(say("Dice")), "caption"), 0, 0)
    rows: tuple[Result, ...] = ("safe", "malfunction")
    for line, row in enumerate(rows, start=1):
        grid.addWidget(label(worded(ROWS[row]), "caption"), line, 0)
    found = chances.landings(ground, view)
    for count, results in found.items():
        grid.addWidget(label(str(count), "strong"), 0, count)
        for line, result in enumerate(results[row] for row in rows):
            grid.addWidget(label(f"{round(100 * result)}"), line + 1, count)
    last = len(found) + 1
    for line in range(1, len(rows) + 1):
        grid.addWidget(label("%", "caption"), line, last)
    grid.setColumnStretch(last + 1, 1)
    return table


class LandingPanel(StepPanel):
    """Which units come down, and what the number of dice means."""

    def build(self) -> None:
        self._asked = label("", "strong", wraps=True)
        self.column.addWidget(self._asked)
        self.line(say("The last digit of the hex is the number of dice; the highest counts."), "5.2.1")
        self.column.addWidget(landing_chart(self.ground, self.view, self))
        self.follow(Picks())

    def follow(self, picks: Picks) -> None:
        unit = self.view.units.get(UnitId(picks.path[0])) if picks.path else None
        if unit is None:
            left = sum(unit.place == "due" for unit in self.view.units.values())
            self._asked.setText(worded(say("Click a unit in “Waiting to land”: {left}.", left=left)))
        else:
            name = unit_name(self.view, unit.id)
            self._asked.setText(worded(say("{unit}: click a lit hex.", unit=name)))


class JumpPanel(StepPanel):
    """Where to, and what one die can do."""

    def build(self) -> None:
        self.line(say("Click a lit hex, anywhere on the map. After a safe Jump it may attack."), "5.3.1.5")
        drm, results = chances.jumps(self.ground, self.view)
        for one in drm.lines:
            told = say("{reason}: {drm} on the die", reason=one.reason, drm=signed(one.value))
            self.line(told, one.rule)
        for result, chance in results.items():
            text = say("{result}: {chance}", result=ROWS[result], chance=percent(float(chance)))
            self.column.addWidget(label(worded(text)))
