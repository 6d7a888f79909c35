# SPDX-License-Identifier: GPL-3.0-or-later
"""The grounds on which games are played: each city with each edition, as their files are or were."""

from rubbletop.board import atlas
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState

CITY = "tokyo"
"""The city that comes with the game."""


class Atlas(atlas.Atlas[TokyoState, Ground]):
    """Finds the ground of a game by the names and the marks of its city and edition."""

    noun = "city"

    def board(self, s: TokyoState) -> str:
        return s.city
