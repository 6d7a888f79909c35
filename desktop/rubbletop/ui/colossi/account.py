# SPDX-License-Identifier: GPL-3.0-or-later
"""What every victory point is for, and the level that they come to, as a table (8.0, sc. 1 to 3)."""

from rubbletop.games.colossi import score
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import say, verbatim
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.words import ruled, signed


def account(ground: Ground, view: ColossiState) -> tuple[Chart, ...]:
    """Return the points as the map stands now, item by item, their sum with its level in the last row."""
    tally = score.points(ground, view)
    reached = score.LEVELS[score.level(ground, tally.total, view.scenario)]
    rows = [(verbatim(ruled(line.reason, line.rule)), verbatim(signed(line.value))) for line in tally.lines]
    total = say("Total: {level}", level=reached)
    return (
        Chart(
            title=say("Victory points") if not view.stack else say("Victory points so far"),
            rule="8.0",
            head=(say("For"), say("Points")),
            rows=(*rows, (total, verbatim(signed(tally.total)))),
            now=len(rows),
        ),
    )
