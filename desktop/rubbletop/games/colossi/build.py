# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the rules of Colossi together from the boards of the two Zones and the tables that a game asks for."""

from functools import cache

from rubbletop.board.hexes import HexBoard
from rubbletop.board.load import edition_of, load_board
from rubbletop.games.colossi import edition_faults
from rubbletop.games.colossi.atlas import Atlas
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.rules import ColossiRules
from rubbletop.games.colossi.tables import Edition

TABLES = "colossi-edition"
"""The name of the tables that come with the game."""


@cache
def zones() -> dict[str, HexBoard]:
    """Return the boards of the two Zones. Raises BoardError for a damaged one."""
    boards = {}
    for zone in ("alpha", "beta"):
        board = load_board(zone)
        assert isinstance(board, HexBoard), f"{zone} is no board of hexes"
        boards[zone] = board
    return boards


def faults(edition: Edition) -> tuple[str, ...]:
    """Return what keeps an edition from being played in the two Zones; nothing for a good one."""
    return edition_faults.faults(zones(), edition)


def ground(_: str, edition_name: str) -> Ground:
    """Return the ground with an edition. Raises BoardError where a file is missing or damaged."""
    edition, mark = edition_of(edition_name, TABLES, Edition, faults)
    return Ground(edition, zones(), ("", mark) if edition_name else ("", ""))


def colossi_rules() -> ColossiRules:
    """Return the rules with the boards and tables that travel with the program, and her own tables."""
    return ColossiRules(Atlas(ground))
