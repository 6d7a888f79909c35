# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the rules of Tokyo together: cities and tables are found by name when a game asks for them."""

from rubbletop.board.load import city, edition_of
from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.tables import Edition, faults

TABLES = "tokyo-edition"
"""The name of the tables that come with the game."""


def ground(city_name: str, edition_name: str) -> Ground:
    """Return the ground with a city and an edition. Raises BoardError where a file is missing or damaged."""
    board, board_mark = city(city_name)
    edition, edition_mark = edition_of(edition_name, TABLES, Edition, faults)
    return Ground(edition, board, (board_mark, edition_mark))


def tokyo_rules() -> TokyoRules:
    """Return the rules with the city and tables that travel with the program, and those of the player."""
    return TokyoRules(Atlas(ground))
