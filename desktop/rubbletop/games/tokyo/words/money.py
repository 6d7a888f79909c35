# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of money."""

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Action, Event, Message, Seat


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return a fact of this part as a sentence, None for others."""
    return None


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for others."""
    return None


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message | None:
    """Return what is asked in this part, None in other steps."""
    return None
