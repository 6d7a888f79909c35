# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players of One More Barrel, by level."""

from rubbletop.games.barrel.player.computers import Computer
from rubbletop.games.barrel.player.taste import EASY, HARD, NORMAL, Taste

LEVELS: dict[str, Taste] = {"easy": EASY, "normal": NORMAL, "hard": HARD}


def player(level: str) -> Computer:
    """Return a computer player of a level: easy, normal or hard."""
    return Computer(LEVELS[level])
