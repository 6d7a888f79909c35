# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of the Reinforcement step and of a Jump: what dice do to units in the air (5.2.1, 5.3.1.5)."""

from fractions import Fraction

from PySide6.QtWidgets import QGridLayout, QWidget

from rubbletop.games.colossi.marine_tables import DiceChart
from rubbletop.games.colossi.steps.marines.jump import jump_tally
from rubbletop.games.colossi.words.names import unit_name
from rubbletop.kernel.facts import UnitId, say
from rubbletop.ui.colossi.odds import percent
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import signed, worded

SIDES = 6
RESULTS = ("safe", "scattered", "malfunction")
NAMES = {"safe": say("Safe"), "scattered": say("Scattered"), "malfunction": say("Malfunction")}


def by_dice(chart: DiceChart, count: int) -> dict[str, Fraction]:
    """Return the chance of each result where the highest of ``count`` dice is read from a chart."""
    found = dict.fromkeys(RESULTS, Fraction(0))
    for face in range(1, SIDES + 1):
        found[chart.result(face)] += Fraction(face**count - (face - 1) ** count, SIDES**count)
    return found


class LandingPanel(StepPanel):
    """Which units come down, and what the number of dice means."""

    def build(self) -> None:
        self._asked = label("", "strong", wraps=True)
        self.column.addWidget(self._asked)
        self.line(say("The last digit of the hex is the number of dice; the highest counts."), "5.2.1")
        self._chart()
        self.follow(Picks())

    def follow(self, picks: Picks) -> None:
        unit = self.view.units.get(UnitId(picks.path[0])) if picks.path else None
        if unit is None:
            left = sum(unit.place == "due" for unit in self.view.units.values())
            self._asked.setText(worded(say("Click a unit in “Waiting to land”: {left}.", left=left)))
        else:
            name = unit_name(self.view, unit.id)
            self._asked.setText(worded(say("{unit}: click a lit hex.", unit=name)))

    def _chart(self) -> None:
        table = QWidget(self)
        table.setProperty("role", "plain")
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(1)
        grid.setHorizontalSpacing(10)
        grid.addWidget(label(worded(say("Dice")), "caption"), 0, 0)
        shown = ("safe", "malfunction")
        for line, result in enumerate(shown, start=1):
            grid.addWidget(label(worded(NAMES[result]), "caption"), line, 0)
        row = self.ground.edition.marines.landing
        less = row.wave * ("wave" in self.view.events) + row.hurricane * ("hurricane" in self.view.events)
        for column, count in enumerate(range(1, SIDES + less + 1), start=1):
            chances = by_dice(row, count)
            grid.addWidget(label(str(count), "strong"), 0, column)
            for line, result in enumerate(shown, start=1):
                grid.addWidget(label(f"{round(100 * chances[result])}"), line, column)
        grid.addWidget(label("%", "caption"), 1, SIDES + 1)
        grid.addWidget(label("%", "caption"), 2, SIDES + 1)
        grid.setColumnStretch(SIDES + 2, 1)
        self.column.addWidget(table)


class JumpPanel(StepPanel):
    """Where to, and what one die can do."""

    def build(self) -> None:
        chart = self.ground.edition.marines.jump
        drm = jump_tally(self.ground.field(self.view)).total
        found = dict.fromkeys(RESULTS, 0)
        for face in range(1, SIDES + 1):
            found[chart.result(face + drm)] += 1
        self.line(say("Click a lit hex, anywhere on the map. After a safe Jump it may attack."), "5.3.1.5")
        if drm:
            self.line(say("Wave and wind: {drm} on the die.", drm=signed(drm)), "5.3.1.5")
        for result in RESULTS:
            told = say("{result}: {chance}", result=NAMES[result], chance=percent(found[result] / SIDES))
            self.column.addWidget(label(worded(told)))
