# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Tokyo: facts as sentences, decisions as button texts, steps as questions."""

from typing import Protocol

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words import attacks, bids, common, godran, movement, muster, opening, trade
from rubbletop.kernel.facts import Action, Event, Message, Seat, say
from rubbletop.kernel.wording import first_said


class Part(Protocol):
    """A module of words: each function returns None for what is not of its part."""

    def sentence(self, board: AreaBoard, s: TokyoState, event: Event) -> Message | None: ...
    def wording(self, board: AreaBoard, s: TokyoState, action: Action) -> Message | None: ...
    def prompt(self, ground: Ground, s: TokyoState, seat: Seat) -> Message | None: ...


PARTS: tuple[Part, ...] = (common, opening, trade, bids, muster, godran, movement, attacks)


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message:
    """Return a fact as a sentence, ``s`` being the state after it."""
    return first_said((part.sentence(board, s, event) for part in PARTS), "sentence", event)


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message:
    """Return a decision as the text of a button."""
    return first_said((part.wording(board, s, action) for part in PARTS), "wording", action)


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message:
    """Return what ``seat`` is asked now, or whom it waits for, in one sentence."""
    if not s.stack:
        return say("The game is over.")
    return first_said((part.prompt(ground, s, seat) for part in PARTS), "prompt", s.top)
