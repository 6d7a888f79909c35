# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines of sight of a board, worked out while nobody needs them, so that no first question waits."""

from rubbletop.board.model import Board


class Outlook:
    """Waiting work: the lines from one more space at each turn (see `Worker` in `idle`)."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def lay(self, board: Board) -> None:
        """Go on with another board."""
        self._board = board

    def work(self) -> bool:
        """Work out the lines from one more space; return whether there was one left."""
        return self._board.sight.look_ahead()
