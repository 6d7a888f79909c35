# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of One More Barrel: facts as sentences, decisions as button texts, steps as questions."""

from typing import Protocol

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words import building, checks, common, deals, opening, orders, rebels, war
from rubbletop.kernel.facts import Action, Event, Message, Seat, say


class Part(Protocol):
    """A module of words: each function returns None for what is not of its part."""

    def sentence(self, ground: Ground, s: BarrelState, event: Event) -> Message | None: ...
    def wording(self, ground: Ground, s: BarrelState, action: Action) -> Message | None: ...
    def prompt(self, ground: Ground, s: BarrelState, seat: Seat) -> Message | None: ...


PARTS: tuple[Part, ...] = (common, opening, orders, building, deals, war, rebels, checks)


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message:
    """Return a fact as a sentence, ``s`` being the state after it."""
    for part in PARTS:
        if (message := part.sentence(ground, s, event)) is not None:
            return message
    raise AssertionError(f"no sentence for {type(event).__name__}")


def wording(ground: Ground, s: BarrelState, action: Action) -> Message:
    """Return a decision as the text of a button."""
    for part in PARTS:
        if (message := part.wording(ground, s, action)) is not None:
            return message
    raise AssertionError(f"no wording for {type(action).__name__}")


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message:
    """Return what ``seat`` is asked now, or whom it waits for, in one sentence."""
    if not s.stack:
        return say("The game is over.")
    for part in PARTS:
        if (message := part.prompt(ground, s, seat)) is not None:
            return message
    raise AssertionError(f"no prompt for {type(s.top).__name__}")
