# SPDX-License-Identifier: GPL-3.0-or-later
"""The grounds on which games are played: both Zones with each edition, as their files are or were."""

from rubbletop.board import atlas
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState

BOARD = ""
"""Both Zones, which come with the game and are the only ones there are."""


class Atlas(atlas.Atlas[ColossiState, Ground]):
    """Finds the ground of a game by the name and the mark of its edition.

    The usual edition has neither, so that a state which is played with it carries none.
    """

    noun = "map"

    def board(self, s: ColossiState) -> str:
        return BOARD
