# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players of Tokyo, by level."""

from rubbletop.games.tokyo.player.computers import PhasePlayer
from rubbletop.games.tokyo.player.easy import EasyPlayer
from rubbletop.games.tokyo.player.hard import HardPlayer
from rubbletop.games.tokyo.player.normal import NormalPlayer

LEVELS: dict[str, type[PhasePlayer]] = {"easy": EasyPlayer, "normal": NormalPlayer, "hard": HardPlayer}


def player(level: str) -> PhasePlayer:
    """Return a computer player of a level: easy, normal or hard."""
    return LEVELS[level]()
