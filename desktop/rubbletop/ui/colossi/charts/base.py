# SPDX-License-Identifier: GPL-3.0-or-later
"""What the charts share: rows read with one die, and numbers as they are printed."""

from collections.abc import Mapping

from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.marine_tables import ChartRow, DiceChart
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.tables import SIDES
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.words import signed

Row = tuple[Message, ...]

NONE = Message("–")
"""In the place of what there is not."""


def number(value: int | None) -> Message:
    """Return a value as it is printed, a dash where there is none."""
    return NONE if value is None else Message(str(value))


def modifier(value: int) -> Message:
    """Return a modifier with its sign."""
    return Message(signed(value))


def span(rows: tuple[ChartRow, ...], index: int) -> Message:
    """Return the faces of a row of a chart, best row first: ``4–5``, ``6``."""
    low = rows[index].least
    high = rows[index - 1].least - 1 if index else SIDES
    return faces(low, high)


def faces(low: int, high: int) -> Message:
    """Return a range of faces."""
    return Message(str(low)) if low >= high else Message(f"{low}–{high}")


def dice_rows(chart: DiceChart, names: Mapping[str, Message]) -> tuple[Row, ...]:
    """Return the rows of a chart read with one die."""
    return tuple((span(chart.rows, n), names[row.result]) for n, row in enumerate(chart.rows))


def first_of(*lit: tuple[bool, int]) -> int | None:
    """Return the row of the first case that holds now, None where none does."""
    return next((row for holds, row in lit if holds), None)


def first_strike(ground: Ground, s: ColossiState) -> tuple[Row, ...]:
    """Return the row of the First Strike, which only the battle of scenario 2 has (149)."""
    if not ground.is_council(s):
        return ()
    return ((modifier(ground.edition.council.first_strike), say("First Strike: turn 1")),)


HEAD_DIE: Row = (say("Die"), say("Result"))
HEAD_MODIFIER: Row = (say("Modifier"), say("When"))
