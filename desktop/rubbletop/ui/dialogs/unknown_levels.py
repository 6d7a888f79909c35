# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays for computer players of an opened game that this program does not have."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rubbletop.kernel.facts import Player, Seat, say
from rubbletop.ui.dialogs.frame import FramedDialog
from rubbletop.ui.dialogs.seat_rows import WhoBox
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded

USUAL = "normal"


class UnknownLevelsDialog(FramedDialog):
    """``chosen`` brings, by seat, the levels of computer players that are known; None for a person."""

    chosen = Signal(object)

    def __init__(
        self, strangers: Sequence[tuple[Player, Sequence[str]]], parent: QWidget | None = None
    ) -> None:
        """``strangers`` are players of levels that are not known, each with those that are."""
        super().__init__(say("Who plays instead?"), say("Open"), parent)
        self._rows: dict[Seat, WhoBox] = {}
        for player, levels in strangers:
            told = say(
                "{name} was played by a computer player called “{level}”, which this program does not have.",
                name=player.name,
                level=player.level or "",
            )
            self.body.addWidget(label(worded(told), wraps=True))
            self.body.addWidget(self._row(player, levels))
        self.body.addStretch(1)
        self.accepted.connect(self._choose)

    def _row(self, player: Player, levels: Sequence[str]) -> WhoBox:
        row = WhoBox(player.name, levels)
        row.setObjectName(player.seat)
        row.choose(USUAL if USUAL in levels else next(iter(levels), None))
        self._rows[player.seat] = row
        return row

    def _choose(self) -> None:
        levels: Mapping[Seat, str | None] = {seat: row.level for seat, row in self._rows.items()}
        self.chosen.emit(levels)
