# SPDX-License-Identifier: GPL-3.0-or-later
"""What everybody owns, in dollars, line by line, as a table (End of the Game)."""

from collections.abc import Sequence

from rubbletop.games.barrel import score
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.score import Column
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import seat_name
from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.kernel.tally import Modifier, Tally
from rubbletop.ui.barrel.standing import HIDDEN, in_order, money
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.words import ruled

LINES = (score.CASH, score.HAND, score.REGIONS, score.ALLOTTED, score.CONTRACTS, score.FINE)
SECRET = frozenset((score.CASH.template, score.HAND.template))
"""What is hidden of a hand while the game goes on; the sum is then of the rest."""


def account(ground: Ground, view: BarrelState) -> tuple[Chart, ...]:
    """Return the final accounts, or those that the game would end with now, the sums in the last row."""
    if view.accounts:
        return (_chart(view, score.sheet(ground, view), say("Accounts in $")),)
    columns = [Column(seat, score.standing(ground, view, seat)) for seat in in_order(view)]
    return (_chart(view, columns, say("If the game ended now, in $")),)


def _chart(view: BarrelState, columns: Sequence[Column], title: Message) -> Chart:
    rows = [_row(line, [column.tally for column in columns]) for line in LINES]
    totals = (say("Total"), *(verbatim(money(column.tally.total)) for column in columns))
    return Chart(
        title=title,
        rule=score.END,
        head=(say("For"), *(seat_name(view, column.seat) for column in columns)),
        rows=(*rows, totals),
        now=len(rows),
    )


def _row(line: Message, tallies: Sequence[Tally]) -> tuple[Message, ...]:
    found = [_found(line, tally) for tally in tallies]
    rule = next((known.rule for known in found if known is not None), "")
    return verbatim(ruled(line, rule)), *(_cell(line, known) for known in found)


def _found(line: Message, tally: Tally) -> Modifier | None:
    return next((known for known in tally.lines if known.reason == line), None)


def _cell(line: Message, known: Modifier | None) -> Message:
    if known is None and line.template in SECRET:
        return verbatim(HIDDEN)
    return verbatim(money(known.value) if known is not None and known.value else "–")
