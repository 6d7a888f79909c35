# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of values that a new game can be begun with, the player's own among them."""

from rubbletop.board import load
from rubbletop.games.barrel.build import TABLES
from rubbletop.games.barrel.tables import Edition, faults
from rubbletop.kernel.facts import say
from rubbletop.ui.parts.game_options import Choice


def editions() -> tuple[Choice, ...]:
    """Return the values of the program and those in the player's folder."""
    shipped = Choice(value="", title=say("As reconstructed for this program"))
    own = tuple(
        Choice(
            value=known.id,
            title=say("{title} ({file})", title=known.title or known.id, file=known.path.name),
            fault="\n".join(str(fault) for fault in known.faults[:5]),
        )
        for known in load.own_editions(TABLES, Edition, faults)
    )
    return (shipped, *own)
