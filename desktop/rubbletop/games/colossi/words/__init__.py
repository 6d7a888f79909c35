# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Colossi: facts as sentences, decisions as button texts, steps as questions."""

from typing import Protocol

from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words import common, council, cup, marines, tribes
from rubbletop.games.colossi.words.names import player_name
from rubbletop.kernel.facts import Action, Event, Message, Seat, say


class Part(Protocol):
    """A module of words: each function returns None for what is not of its part."""

    def sentence(self, s: ColossiState, event: Event) -> Message | None: ...
    def wording(self, s: ColossiState, action: Action) -> Message | None: ...
    def prompt(self, s: ColossiState) -> Message | None: ...


PARTS: tuple[Part, ...] = (common, cup, marines, tribes, council)


def sentence(s: ColossiState, event: Event) -> Message:
    """Return a fact as a sentence, ``s`` being the state after it."""
    for part in PARTS:
        if (message := part.sentence(s, event)) is not None:
            return message
    raise AssertionError(f"no sentence for {type(event).__name__}")


def wording(s: ColossiState, action: Action) -> Message:
    """Return a decision as the text of a button."""
    for part in PARTS:
        if (message := part.wording(s, action)) is not None:
            return message
    raise AssertionError(f"no wording for {type(action).__name__}")


def prompt(s: ColossiState, waits_for: tuple[Seat, ...] = ()) -> Message:
    """Return what is asked now, or for which of two players to decide everybody waits, in one sentence."""
    if not s.stack:
        return say("The game is over.")
    if waits_for:
        return say("{player} decides.", player=player_name(s, waits_for[0]))
    for part in PARTS:
        if (message := part.prompt(s)) is not None:
            return message
    return tribes.going_on(s)
