# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers to be set in forms of Barrel: troops, logistics, barrels, and money in half dollars."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.words.names import dollars
from rubbletop.kernel.facts import Message
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.stepper import WIDE, Stepper
from rubbletop.ui.words import worded


def written(half_dollars: int) -> str:
    """Return half dollars as they stand in a field: ``$2.50``."""
    return worded(dollars(half_dollars))


def read(text: str) -> int | None:
    """Return the half dollars that were typed, with or without the sign; None for anything else.

    A comma is taken for a point.
    """
    whole, point, part = text.strip().removeprefix("$").strip().replace(",", ".").partition(".")
    is_whole = whole.isascii() and whole.isdigit()
    halves = {"": 0, "0": 0, "00": 0, "5": 1, "50": 1}.get(part if point else "")
    return int(whole) * DOLLAR + halves if is_whole and halves is not None else None


def money_stepper(
    name: str, high: int, value: int = 0, *, wide: float = WIDE, parent: QWidget | None = None
) -> Stepper:
    """Return a stepper for a sum of money, in half dollars."""
    return Stepper(name, high, value, written=written, read=read, wide=wide, parent=parent)


class Count(QWidget):
    """A row of a form: what is counted, the stepper, and a note at the right."""

    def __init__(self, words: Message, stepper: Stepper, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.stepper = stepper
        self.note: QLabel = label("", "strong")
        self._words = worded(words)
        inside, row = plain(QHBoxLayout, self, 8)
        row.addWidget(label(self._words), 1)
        row.addWidget(stepper)
        row.addWidget(self.note)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(inside)
        stepper.call(self._words)

    @property
    def value(self) -> int:
        """The number as it is set."""
        return self.stepper.value

    def tell(self, note: Message) -> None:
        """Show a note about the number."""
        self.note.setText(worded(note))
