# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the rules of One More Barrel together: tables are found by name when a game asks for them."""

from rubbletop.board.load import edition_of, find_board
from rubbletop.board.regions import RegionBoard
from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.tables import Edition, faults

TABLES = "barrel-edition"
"""The name of the tables that come with the game."""


def ground(map_name: str, edition_name: str) -> Ground:
    """Return the ground with a map and an edition. Raises BoardError where a file is missing or damaged."""
    board, board_mark = find_board(map_name)
    assert isinstance(board, RegionBoard)
    edition, edition_mark = edition_of(edition_name, TABLES, Edition, faults)
    return Ground(edition, board, (board_mark, edition_mark))


def barrel_rules() -> BarrelRules:
    """Return the rules with the map and tables that travel with the program, and the player's own tables."""
    return BarrelRules(Atlas(ground))
