# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the rules of Colossi together from the edition file and the boards of the two Zones."""

from rubbletop.board.hexes import HexBoard
from rubbletop.board.load import edition, load_board
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.rules import ColossiRules
from rubbletop.games.colossi.tables import Edition


def colossi_rules() -> ColossiRules:
    """Return the rules with the edition and boards that travel with the program."""
    boards = {}
    for zone in ("alpha", "beta"):
        board = load_board(zone)
        assert isinstance(board, HexBoard), f"{zone} is no board of hexes"
        boards[zone] = board
    return ColossiRules(Ground(edition("colossi-edition", Edition), boards))
