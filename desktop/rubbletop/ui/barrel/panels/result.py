# SPDX-License-Identifier: GPL-3.0-or-later
"""How the game came out: the places, the Government's oil, every account line by line (End of the Game)."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel

from rubbletop.games.barrel import allotment, score
from rubbletop.games.barrel.words.names import barrels, dollars, seat_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.kernel.tally import Modifier
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.notes import note
from rubbletop.ui.barrel.panels.signs import Sign, sign_of
from rubbletop.ui.barrel.standing import money
from rubbletop.ui.parts.card import Elided, label, plain
from rubbletop.ui.theme import CAPTION, lettering, pixels
from rubbletop.ui.words import folded, ruled, worded

MARK, LEAST = 16.0, 31
"""Edge of the players' signs in shell sizes, least width of a column in pixels."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SHORT: dict[str, Message] = {
    score.CASH.template: say("Cash"),
    score.HAND.template: say("Oil in hand"),
    score.REGIONS.template: say("Regions’ oil"),
    score.ALLOTTED.template: say("Allotted oil"),
    score.CONTRACTS.template: say("Contracts"),
    score.FINE.template: say("Pacifism"),
}
"""The lines of an account in a word or two; the tooltip says them whole."""


class ResultPanel(BarrelPanel):
    """The places first, then who got what of the Government's oil, then what every dollar is for."""

    def build(self) -> None:
        self.sheet = score.sheet(self.ground, self.view)
        self.outcome = score.outcome(self.view)
        self._places_table()
        self._government()
        self._accounts()

    def _places_table(self) -> None:
        """Everybody with the money, the richest first."""
        grid = self._table()
        grid.setColumnStretch(1, 1)
        winners = self.outcome.winners
        for row, account in enumerate(sorted(self.sheet, key=lambda each: each.seat not in winners)):
            role = "strong" if account.seat in winners else ""
            grid.addWidget(sign_of(self.view, account.seat, self), row, 0)
            grid.addWidget(Elided(worded(seat_name(self.view, account.seat)), role), row, 1)
            grid.addWidget(label(worded(say("wins")) if role else "", role), row, 2)
            grid.addWidget(label(worded(dollars(account.tally.total)), role), row, 3, RIGHT)
        scores = [account.tally.total for account in self.sheet]
        if scores.count(max(scores)) > 1:
            tie = say("A tie goes by contracts, then by controlled regions.")
            note(self.column, tie, "Final Victory")

    # The Government's oil

    def _government(self) -> None:
        stock = self.view.government + sum(account.allotted for account in self.view.accounts.values())
        told = say("The Government had {barrels}", barrels=barrels(stock))
        row = self.ground.edition.allotment
        part = say(
            "{first} of {whole} are shared by rank: half, a quarter, and the mean of both for the second.",
            first=row.numerator,
            whole=row.denominator,
        )
        head = label(worded(told), "strong", wraps=True)
        head.setToolTip(folded(ruled(part, "Government Oil Allotment, 39, 40")))
        self.add(head)
        grid = self._table()
        grid.setColumnStretch(0, 1)
        seats = sorted(self.view.accounts, key=lambda seat: self.view.accounts[seat].rank)
        self._heads(grid, seats)
        points = {seat: allotment.points(self.ground, self.view, seat) for seat in seats}
        influence = {seat: str(self.view.powers[seat].influence) for seat in seats}
        regions = {seat: str(len(self.view.controlled(seat))) for seat in seats}
        worth = money(row.region_halves)
        self._row(grid, say("Influence"), say("Each point counts 1."), influence)
        self._row(grid, say("Regions"), say("Each controlled region counts {worth}.", worth=worth), regions)
        ranking = {seat: money(points[seat]) for seat in seats}
        self._row(grid, say("Ranking"), say("Influence and regions together."), ranking)
        ranks = {seat: str(self.view.accounts[seat].rank) for seat in seats}
        self._row(grid, say("Rank"), say("Those who tie share what their ranks get."), ranks)
        got = {seat: str(self.view.accounts[seat].allotted) for seat in seats}
        self._row(grid, say("Barrels"), say("Barrels from the Government."), got, is_total=True)

    # The accounts

    def _accounts(self) -> None:
        price = dollars(self.ground.price(self.view))
        head = label(worded(say("Accounts in $, oil at {price} a barrel", price=price)), "strong", wraps=True)
        head.setToolTip(ruled(say("All oil is sold at the last price."), "End of the Game, 42"))
        self.add(head)
        grid = self._table()
        grid.setColumnStretch(0, 1)
        self._heads(grid, [account.seat for account in self.sheet])
        for number, line in enumerate(self.sheet[0].tally.lines):
            values = {account.seat: account.tally.lines[number] for account in self.sheet}
            texts = {seat: self._sum(known) for seat, known in values.items()}
            self._row(grid, SHORT[line.reason.template], line.reason, texts, rule=line.rule)
        totals = {account.seat: money(account.tally.total) for account in self.sheet}
        self._row(grid, say("Total"), say("What the player owns."), totals, is_total=True)

    def _sum(self, line: Modifier) -> str:
        return money(line.value) if line.value else "–"

    # Tables

    def _table(self) -> QGridLayout:
        table, grid = plain(QGridLayout, self)
        grid.setContentsMargins(0, 0, 6, 4)
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(2)
        self.add(table)
        return grid

    def _heads(self, grid: QGridLayout, seats: list[Seat]) -> None:
        for column, seat in enumerate(seats, 1):
            grid.setColumnMinimumWidth(column, min(LEAST, round(pixels(31))))
            name = worded(seat_name(self.view, seat))
            sign = Sign(self.view.seats.index(seat), name, min(MARK, MARK * LEAST / pixels(31)), self)
            grid.addWidget(sign, 0, column, RIGHT)

    def _row(
        self,
        grid: QGridLayout,
        head: Message,
        tip: Message,
        texts: dict[Seat, str],
        *,
        rule: str = "Government Oil Allotment",
        is_total: bool = False,
    ) -> None:
        row = grid.rowCount()
        title, told = Elided(worded(head), "muted"), ruled(tip, rule)
        title.setFont(lettering(CAPTION))
        title.setToolTip(folded(f"{worded(head)}: {told}"))
        grid.addWidget(title, row, 0)
        for column, (seat, text) in enumerate(texts.items(), 1):
            said = say("{name}, {what}: {value}", name=seat_name(self.view, seat), what=head, value=text)
            cell = self._small(text, worded(said), "strong" if is_total else "")
            cell.setToolTip(folded(f"{worded(said)}\n{told}"))
            grid.addWidget(cell, row, column, RIGHT)

    def _small(self, text: str, name: str, role: str) -> QLabel:
        made = label(text, role)
        bold = QFont.Weight.Bold if role == "strong" else QFont.Weight.Normal
        made.setFont(lettering(CAPTION, bold))
        made.setAccessibleName(name)
        return made
