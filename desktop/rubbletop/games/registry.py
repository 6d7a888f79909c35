# SPDX-License-Identifier: GPL-3.0-or-later
"""The games there are, by id; rules are built when first asked for."""

from functools import cache
from typing import Any

from rubbletop.ai.agent import Agent
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.rules import Rules


def games() -> tuple[str, ...]:
    """Return the ids of the games that can be played."""
    return ("colossi",)


@cache
def rules(game: str) -> Rules[Any]:
    """Return a game's rules. Raises LookupError for a game there is not, BoardError for a damaged board."""
    match game:
        case "colossi":
            from rubbletop.games.colossi.build import colossi_rules

            return colossi_rules()
        case _:
            raise LookupError(f"there is no game {game!r}; there is {', '.join(games())}")


def seats(game: str, scenario: str) -> tuple[Seat, ...]:
    """Return the seats of a game's scenario in order of play; fewer players take the first of them."""
    match game:
        case "colossi":
            from rubbletop.games.colossi.setup import SEATS

            return SEATS
        case _:
            raise LookupError(f"there is no game {game!r}; there is {', '.join(games())}")


def agent(game: str, level: str) -> Agent:
    """Return the computer player of a game at a level. Raises LookupError where there is none."""
    match game, level:
        case _, "random":
            return RandomAgent()
        case _:
            raise LookupError(f"{game} has no computer player of level {level!r}")
