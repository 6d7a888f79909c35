# SPDX-License-Identifier: GPL-3.0-or-later
"""The grounds on which games are played: the map with each edition, as their files are or were."""

from rubbletop.board import atlas
from rubbletop.board.load import FORMER
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState

BOARD = "barrel"
"""The map that comes with the game, the only one there is."""
FIRST = f"{BOARD}-1{FORMER}"
"""The map as it was with version 1 of the rules, before its reconstructed values were tuned."""


class Atlas(atlas.Atlas[BarrelState, Ground]):
    """Finds the ground of a game by the name and the marks of its edition."""

    noun = "map"

    def board(self, s: BarrelState) -> str:
        return BOARD

    def former(self, board: str) -> tuple[str, ...]:
        return (FIRST,)
