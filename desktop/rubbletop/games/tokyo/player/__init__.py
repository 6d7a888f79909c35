# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players of Tokyo, by level."""

from rubbletop.ai.agent import Agent
from rubbletop.games.tokyo.player.computers import NormalPlayer
from rubbletop.games.tokyo.player.easy import EasyPlayer


def player(level: str) -> Agent:
    """Return a computer player of a level: easy or normal."""
    return EasyPlayer() if level == "easy" else NormalPlayer()
