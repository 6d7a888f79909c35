# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players of Tokyo, by level."""

from rubbletop.ai.agent import Agent
from rubbletop.games.tokyo.player.computers import NormalPlayer
from rubbletop.games.tokyo.player.easy import EasyPlayer
from rubbletop.games.tokyo.player.hard import HardPlayer

LEVELS: dict[str, type[NormalPlayer]] = {"easy": EasyPlayer, "normal": NormalPlayer, "hard": HardPlayer}


def player(level: str) -> Agent:
    """Return a computer player of a level: easy, normal or hard."""
    return LEVELS[level]()
