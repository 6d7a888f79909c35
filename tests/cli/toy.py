# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for the registered games: Lantern Hill, for which any computer player is one of chance.

Beside it a game is named that has no rules.
"""

from random import Random

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.facts import Action, Seat
from tests.toy.game import find_rules

BEARERS = (Seat("anna"), Seat("bert"), Seat("cleo"))

rules = find_rules


class FailingAgent:
    """An agent that breaks."""

    def choose(self, rules: object, view: object, seat: Seat, rng: Random) -> Action:
        """Fail."""
        raise ZeroDivisionError("the agent broke")


def games() -> tuple[str, ...]:
    """Return the ids that can be named."""
    return ("missing", "lantern")


def levels(game: str, seat: str = "") -> tuple[str, ...]:
    """Return the levels of a game, the same for all its seats."""
    return ("random", "easy", "normal", "hard") if game == "lantern" else ("random",)


def seats(game: str) -> tuple[Seat, ...]:
    """Return the seats of the only game there is, all of them usual. Raises LookupError for others."""
    rules(game)
    return BEARERS


def agent(game: str, level: str) -> RandomAgent | FailingAgent:
    """Return a computer player; the hard one breaks."""
    return FailingAgent() if level == "hard" else RandomAgent()
