# SPDX-License-Identifier: GPL-3.0-or-later
"""What the charts share: numbers as they are printed, and the sign of what is reconstructed."""

from rubbletop.games.tokyo.tables import Row as TableRow
from rubbletop.kernel.facts import Message
from rubbletop.ui.words import signed

Row = tuple[Message, ...]
STAR = " *"
NONE = Message("–")
"""In the place of what there is not."""


def number(value: int) -> Message:
    """Return a value as it is printed."""
    return Message(str(value))


def starred(row: TableRow, column: str, text: str) -> Message:
    """Return a value of a row of the edition, with a star where it is reconstructed."""
    return Message(f"{text}{STAR}" if column in row.reconstructed else text)


def points(value: int) -> Message:
    """Return victory points with their sign."""
    return Message(signed(value))
