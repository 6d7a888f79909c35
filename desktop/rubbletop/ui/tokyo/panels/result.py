# SPDX-License-Identifier: GPL-3.0-or-later
"""How the game came out: why it ended, the places, and the score sheet item by item (III, XVI)."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rubbletop.games.tokyo import score
from rubbletop.games.tokyo.merits import Merit
from rubbletop.games.tokyo.score import GODRAN, Account
from rubbletop.games.tokyo.words.common import ENDINGS
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.ui.parts.card import Elided, label, plain
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.theme import CAPTION, lettering
from rubbletop.ui.tokyo.panels.cardboard import Mark
from rubbletop.ui.tokyo.panels.decision import DecisionPanel, Picture
from rubbletop.ui.tokyo.standing import signed_points
from rubbletop.ui.tokyo.unit_faces import godran_face, seat_mark
from rubbletop.ui.words import ruled, worded

MARK, COUNTER = 18.0, 15.0
ROWS: dict[Merit, Message] = {
    "building": say("Smashed"),
    "unit": say("Destroyed"),
    "no_building": say("No smash"),
    "wounded": say("Got wounded"),
    "killed": say("Got killed"),
    "wound": say("Wounding"),
    "kill": say("The kill"),
    "evacuation": say("Evacuated"),
    "trade": say("Trades"),
    "standing": say("Standing"),
}
"""What points are for in a word or two; the tooltip says it whole."""


class ResultPanel(DecisionPanel):
    """The places first, then what each has scored for what."""

    def build(self) -> None:
        if self.view.ended:
            self.line(ENDINGS[self.view.ended], "III")
        self.sheet = score.sheet(self.view)
        self.winners = score.outcome(self.view).winners
        self._ranks()
        self._items()
        if self._is_tied():
            tie = say("A tie goes by standing buildings, then evacuation, then Mega-Yen.")
            self.line(tie, "III, 4")

    def _is_tied(self) -> bool:
        best = max(self.view.vp.values())
        return list(self.view.vp.values()).count(best) > 1

    def _name(self, seat: Seat) -> str:
        return worded(say("GODRAN") if seat == GODRAN else seat_name(self.view, seat))

    def _mark(self, seat: Seat) -> QWidget:
        """The mark of a player, or GODRAN's counter."""
        if seat == GODRAN:
            return Picture(godran_face(self.ground, self.view), COUNTER, self._name(seat), self)
        return Mark(seat_mark(self.ground, self.view, seat), MARK, self._name(seat), self)

    def _wins(self, seat: Seat) -> bool:
        return seat in self.winners or (seat == GODRAN and not self.winners)

    def _ranks(self) -> None:
        """Everybody with the points, most first."""
        _, grid = self._table()
        grid.setColumnStretch(1, 1)
        ranked = sorted(self.sheet, key=lambda account: (not self._wins(account.seat), -account.tally.total))
        for row, account in enumerate(ranked):
            role = "strong" if self._wins(account.seat) else ""
            total = label(signed_points(account.tally.total), role)
            total.setToolTip(tally_tip(account.tally))
            grid.addWidget(self._mark(account.seat), row, 0)
            grid.addWidget(Elided(self._name(account.seat), role), row, 1)
            grid.addWidget(label(worded(say("wins")) if role else "", role), row, 2)
            grid.addWidget(total, row, 3, Qt.AlignmentFlag.AlignRight)

    def _items(self) -> None:
        """A row for each thing that scored, a column for each who scores."""
        _, grid = self._table()
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight
        for column, account in enumerate(self.sheet, start=1):
            grid.addWidget(self._mark(account.seat), 0, column, right)
        for merit, words in ROWS.items():
            points = [self._points(account, merit) for account in self.sheet]
            if any(points):
                row = grid.rowCount()
                head = label(worded(words), "muted")
                head.setToolTip(ruled(*score.MERITS[merit]))
                head.setFont(lettering(CAPTION))
                grid.addWidget(head, row, 0)
                for column, (account, value) in enumerate(zip(self.sheet, points, strict=True), start=1):
                    grid.addWidget(self._cell(account, merit, value), row, column, right)
        row = grid.rowCount()
        grid.addWidget(label(worded(say("Total")), "strong"), row, 0)
        for column, account in enumerate(self.sheet, start=1):
            total = label(signed_points(account.tally.total))
            total.setFont(lettering(CAPTION, QFont.Weight.Bold))
            total.setToolTip(tally_tip(account.tally))
            grid.addWidget(total, row, column, right)

    def _points(self, account: Account, merit: Merit) -> int:
        ledger = self.view.havoc if account.seat == GODRAN else self.view.points[account.seat]
        return ledger.get(merit, 0)

    def _cell(self, account: Account, merit: Merit, value: int) -> QLabel:
        made = label(signed_points(value) if value else "–", "" if value else "muted")
        reasons = score.HAVOC if account.seat == GODRAN else score.MERITS
        reason, rule = reasons.get(merit, score.MERITS[merit])
        told = say("{name}, {reason}: {points}", name=self._name(account.seat), reason=reason, points=value)
        made.setFont(lettering(CAPTION))
        made.setToolTip(ruled(told, rule))
        made.setAccessibleName(worded(told))
        return made

    def _table(self) -> tuple[QWidget, QGridLayout]:
        table, grid = plain(QGridLayout, self)
        grid.setContentsMargins(0, 0, 6, 0)
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(2)
        self.add(table)
        return table, grid
