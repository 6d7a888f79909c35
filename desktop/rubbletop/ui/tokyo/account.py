# SPDX-License-Identifier: GPL-3.0-or-later
"""What everybody, and GODRAN, has scored for what, as a table (XVI)."""

from rubbletop.games.tokyo import score
from rubbletop.games.tokyo.score import GODRAN, Account
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.tokyo.standing import signed_points
from rubbletop.ui.words import ruled


def account(view: TokyoState) -> tuple[Chart, ...]:
    """Return a row for each thing that scored, a column for each who scores, the sums in the last row."""
    sheet = score.sheet(view)
    rows = []
    for merit, (reason, rule) in score.MERITS.items():
        ledgers = [view.havoc if column.seat == GODRAN else view.points[column.seat] for column in sheet]
        points = [ledger.get(merit, 0) for ledger in ledgers]
        if any(points):
            rows.append((verbatim(ruled(reason, rule)), *(_cell(value) for value in points)))
    totals = (say("Total"), *(_cell(column.tally.total) for column in sheet))
    return (
        Chart(
            title=say("Score sheet") if not view.stack else say("Score sheet so far"),
            rule="XVI",
            head=(say("For"), *(_head(view, column) for column in sheet)),
            rows=(*rows, totals),
            now=len(rows),
        ),
    )


def _head(view: TokyoState, column: Account) -> Message:
    return say("GODRAN") if column.seat == GODRAN else seat_name(view, column.seat)


def _cell(points: int) -> Message:
    return verbatim(signed_points(points) if points else "–")
