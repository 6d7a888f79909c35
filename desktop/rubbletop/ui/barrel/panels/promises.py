# SPDX-License-Identifier: GPL-3.0-or-later
"""What was promised in deals: in writing in the whole game, support in this turn (44)."""

from collections.abc import Iterator

from PySide6.QtWidgets import QVBoxLayout, QWidget

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import region_name, seat_name
from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded


class PromiseList(QWidget):
    """Pledges of support first, then what is written, the newest first."""

    def __init__(self, ground: Ground, s: BarrelState, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        lines = (*_pledges(ground, s), *_written(s))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(2)
        head = say("Promises") if lines else say("Nothing has been promised in writing.")
        column.addWidget(label(worded(head), "strong" if lines else "muted"))
        for line in lines:
            column.addWidget(label(worded(line), "muted", wraps=True))


def number_of(s: BarrelState) -> int:
    """Return how many pledges and promises there are."""
    return len(s.pledges) + len(s.promises)


def _pledges(ground: Ground, s: BarrelState) -> Iterator[Message]:
    for pledge in s.pledges:
        yield say(
            "This turn {giver} comes to {region} when {taker} calls.",
            giver=seat_name(s, pledge.giver),
            taker=seat_name(s, pledge.taker),
            region=region_name(ground, pledge.region),
        )


def _written(s: BarrelState) -> Iterator[Message]:
    for promise in reversed(s.promises):
        yield say(
            "Turn {turn}, {giver} to {taker}: “{text}”",
            turn=promise.turn,
            giver=seat_name(s, promise.giver),
            taker=seat_name(s, promise.taker),
            text=verbatim(promise.text),
        )
