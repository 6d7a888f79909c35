# SPDX-License-Identifier: GPL-3.0-or-later
"""The games there are, by id; rules are built when first asked for."""

from functools import cache
from typing import Any

from rubbletop.ai.agent import Agent
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.rules import Rules

RANDOM = "random"


def games() -> tuple[str, ...]:
    """Return the ids of the games that can be played."""
    return ("colossi", "tokyo", "barrel")


@cache
def rules(game: str) -> Rules[Any]:
    """Return a game's rules. Raises LookupError for a game there is not, BoardError for a damaged board."""
    match game:
        case "colossi":
            from rubbletop.games.colossi.build import colossi_rules

            return colossi_rules()
        case "tokyo":
            from rubbletop.games.tokyo.build import tokyo_rules

            return tokyo_rules()
        case "barrel":
            from rubbletop.games.barrel.build import barrel_rules

            return barrel_rules()
        case _:
            raise LookupError(f"there is no game {game!r}; there is {', '.join(games())}")


def seats(game: str) -> tuple[Seat, ...]:
    """Return the seats of a game in order of play; fewer players take the first of them."""
    match game:
        case "colossi":
            from rubbletop.games.colossi.setup import SEATS

            return SEATS
        case "tokyo":
            from rubbletop.games.tokyo import rules as tokyo

            return tokyo.SEATS
        case "barrel":
            from rubbletop.games.barrel import rules as barrel

            return barrel.SEATS
        case _:
            raise LookupError(f"there is no game {game!r}; there is {', '.join(games())}")


def usual_seats(game: str) -> tuple[Seat, ...]:
    """Return the seats that are taken where nobody says how many play: one of Colossi, else all."""
    found = seats(game)
    return found[:1] if game == "colossi" else found


def levels(game: str, seat: str = "") -> tuple[str, ...]:
    """Return the levels at which the computer plays a game, or one seat of it, the weakest first."""
    match game:
        case "colossi" if seat == "colossi":
            return (RANDOM,)
        case "colossi" | "tokyo" | "barrel":
            return RANDOM, "easy", "normal", "hard"
        case _:
            return ()


def think(game: str, level: str) -> float:
    """Return the seconds that a computer player of that level may think over a phase, 0.0 for no time."""
    return 8.0 if (game, level) == ("tokyo", "hard") else 0.0


def hint_level(game: str, seat: Seat) -> str | None:
    """Return the level that gives hints to a seat: the strongest that decides at once; None without any."""
    able = [level for level in levels(game, seat) if level != RANDOM and not think(game, level)]
    return able[-1] if able else None


def agent(game: str, level: str) -> Agent:
    """Return a computer player. Raises LookupError for a game or level there is not."""
    match game, level:
        case _, _ if level not in levels(game):
            known = ", ".join(levels(game)) or "none"
            raise LookupError(f"{game} has no level {level!r}; there is {known}")
        case _, "random":
            return RandomAgent()
        case "tokyo", _:
            from rubbletop.games.tokyo.player import player

            return player(level)
        case "barrel", _:
            from rubbletop.games.barrel.player import player as barrel_player

            return barrel_player(level)
        case _:
            from rubbletop.games.colossi.commander import commander

            return commander(level)
