# SPDX-License-Identifier: GPL-3.0-or-later
"""Which spaces and boxes are lit, with what their discs say."""

from collections.abc import Mapping

from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.game_screen import Reach
from rubbletop.ui.scene.table import Table

DROWNED = 0.7
"""Where a first click is legal on so much of the board, light would tell nothing and drown the rest."""


def legal_lights(
    table: Table, picks: Picks, pointed: tuple[str, ...], reach: Mapping[SpaceId, Reach], carried: str
) -> dict[str, str]:
    """Return what is lit: where clicks may go on, or where the counter in hand (``carried``) may go.

    What stands for a button is lit when it is pointed at: all of it at once would drown the board.
    """
    lit = [name for name in picks.lit if name not in picks.instead and name not in table.counters]
    spaces = [name for name in lit if name in table.spots]
    if carried or (not picks.path and len(spaces) > DROWNED * len(table.spots.board.spaces)):
        lit = []
    legal = {name: "" for name in (*lit, *pointed) if name not in table.counters}
    return legal | {space: way.cost for space, way in reach.items()}
