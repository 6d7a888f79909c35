# SPDX-License-Identifier: GPL-3.0-or-later
"""What the production centers paid this turn, as a table by center and player (IV, VII)."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo import income
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.words.names import building_name, seat_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.tokyo.panels.cardboard import Mark
from rubbletop.ui.tokyo.unit_faces import seat_mark
from rubbletop.ui.words import worded

SIGN = 16.0
RUIN = "✕"


class IncomeTable(QWidget):
    """A row for each kind of center, a column for each player: what it paid her, a cross for ruins.

    It is for Phases 1 and 2, in which nothing has changed since the money was collected.
    """

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self._field = field
        self._seats = field.s.order
        self._dues = {due.building: due for due in income.dues(field)}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        self._add_heads()
        for name, centers in self._kinds().items():
            self._add_kind(name, centers)
        self._add_totals()

    def _kinds(self) -> dict[str, list[BuildingId]]:
        """The centers of the city by name, the order being that of the board."""
        kinds: dict[str, list[BuildingId]] = {}
        for center in self._field.ground.centers:
            kinds.setdefault(self._field.ground.building(center).name, []).append(center)
        return kinds

    def _add_heads(self) -> None:
        self._grid.addWidget(label(worded(say("Income this turn")), "caption"), 0, 0)
        for column, seat in enumerate(self._seats, start=1):
            mark = seat_mark(self._field.ground, self._field.s, seat)
            head = Mark(mark, SIGN, worded(seat_name(self._field.s, seat)))
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignHCenter)

    def _add_kind(self, name: str, centers: list[BuildingId]) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(label(name, "caption"), row, 0)
        for column, seat in enumerate(self._seats, start=1):
            paid = [self._dues[center] for center in centers if seat in self._holders(center)]
            cell = label(self._shown(seat, centers, [due.share for due in paid]), "caption")
            tips = [worded(income.payer(self._field, due)) for due in paid]
            tips += [worded(self._ruined(center)) for center in self._ruins(seat, centers)]
            cell.setToolTip("\n".join(tips))
            self._grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignRight)

    def _holders(self, center: BuildingId) -> tuple[Seat, ...]:
        return self._dues[center].holders if center in self._dues else ()

    def _ruins(self, seat: Seat, centers: Iterable[BuildingId]) -> list[BuildingId]:
        own = self._field.s.chosen[seat]
        buildings = [center for center in centers if self._field.ground.building(center).sector in own]
        return [center for center in buildings if center in self._field.fallen]

    def _ruined(self, center: BuildingId) -> Message:
        return say("{building}: in ruins", building=building_name(self._field.board, center))

    def _shown(self, seat: Seat, centers: list[BuildingId], paid: list[int]) -> str:
        """What a player got from the centers of one kind: ``50``, a cross for a ruin, nothing at all."""
        crosses = [RUIN] * len(self._ruins(seat, centers))
        return " ".join([*([str(sum(paid))] if paid else []), *crosses]) or "–"

    def _add_totals(self) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(label(worded(say("Mega-Yen")), "strong"), row, 0)
        for column, seat in enumerate(self._seats, start=1):
            tally = income.income_tally(self._field, seat)
            total = label(str(tally.total), "strong")
            total.setToolTip(tally_tip(tally))
            self._grid.addWidget(total, row, column, Qt.AlignmentFlag.AlignRight)
