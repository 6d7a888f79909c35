# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of One More Barrel: facts as sentences, decisions as button texts, steps as questions."""

from typing import Protocol

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words import building, checks, common, deals, opening, orders, rebels, war
from rubbletop.kernel.facts import Action, Event, Message, Seat, say
from rubbletop.kernel.wording import first_said


class Part(Protocol):
    """A module of words: each function returns None for what is not of its part."""

    def sentence(self, ground: Ground, s: BarrelState, event: Event) -> Message | None: ...
    def wording(self, ground: Ground, s: BarrelState, action: Action) -> Message | None: ...
    def prompt(self, ground: Ground, s: BarrelState, seat: Seat) -> Message | None: ...


PARTS: tuple[Part, ...] = (common, opening, orders, building, deals, war, rebels, checks)


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message:
    """Return a fact as a sentence, ``s`` being the state after it."""
    return first_said((part.sentence(ground, s, event) for part in PARTS), "sentence", event)


def wording(ground: Ground, s: BarrelState, action: Action) -> Message:
    """Return a decision as the text of a button."""
    return first_said((part.wording(ground, s, action) for part in PARTS), "wording", action)


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message:
    """Return what ``seat`` is asked now, or whom it waits for, in one sentence."""
    if not s.stack:
        return say("The game is over.")
    return first_said((part.prompt(ground, s, seat) for part in PARTS), "prompt", s.top)
