# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players of One More Barrel, by level."""

from rubbletop.games.barrel.player.computers import Computer
from rubbletop.games.barrel.player.normal import NormalPlayer
from rubbletop.games.barrel.player.taste import EASY, HARD, NORMAL


def player(level: str) -> Computer:
    """Return a computer player of a level: easy, normal or hard."""
    match level:
        case "easy":
            return Computer(EASY)
        case "hard":
            return Computer(HARD)
        case _:
            return NormalPlayer(NORMAL)
