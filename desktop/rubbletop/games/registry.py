# SPDX-License-Identifier: GPL-3.0-or-later
"""The games there are, by id; rules are built when first asked for."""

from functools import cache
from typing import Any

from rubbletop.kernel.rules import Rules


def games() -> tuple[str, ...]:
    """Return the ids of the games that can be played."""
    return ("colossi",)


@cache
def rules(game: str) -> Rules[Any]:
    """Return a game's rules. Raises ValueError for a game there is not, BoardError for a damaged board."""
    match game:
        case "colossi":
            from rubbletop.games.colossi.build import colossi_rules

            return colossi_rules()
        case _:
            raise ValueError(f"there is no game {game!r}; there is {', '.join(games())}")
