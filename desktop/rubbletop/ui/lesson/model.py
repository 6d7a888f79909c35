# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson as data: the game it opens, and step by step what is said, what is lit and what goes on."""

import msgspec

from rubbletop.kernel.facts import Action, Message, Range, Setup, say
from rubbletop.kernel.rules import Offer, is_among

OTHERWISE = say("In this lesson that comes later: do what the card says first.")


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One card of the coach.

    ``action`` goes on, None where there is only something to be read. ``same`` names the fields in which
    what the player does must agree with it, None all of them; ``kinds`` are other kinds of action that go
    on as well. ``allows`` are kinds that do no harm to the lesson; all else is refused with ``refusal``.
    ``lit`` are spaces and counters, where they are not those of the action; ``parts`` are the names of
    widgets that are lit. ``tells``: what the dice of the last action came to is told above the words.
    ``is_passing``: the step is left out where the action cannot be done when it is come to.
    """

    words: Message
    rule: str = ""
    action: Action | None = None
    same: tuple[str, ...] | None = None
    kinds: tuple[type[Action], ...] = ()
    allows: tuple[type[Action], ...] = ()
    refusal: Message = OTHERWISE
    lit: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    tells: bool = False
    is_passing: bool = False

    def goes_on_with(self, action: Action) -> bool:
        """Return whether this is what the step waits for."""
        if self.action is None or type(action) is not type(self.action):
            return type(action) in self.kinds
        fields = action.__struct_fields__ if self.same is None else ("seat", *self.same)
        return all(getattr(action, field) == getattr(self.action, field) for field in fields)

    def example(self, legal: tuple[Offer, ...]) -> Action | None:
        """Return what goes on: the action of the step, else the first like it; None where there is none."""
        if self.action is None:
            return None
        if is_among(legal, self.action):
            return self.action
        return next((action for action in _single(legal) if self.goes_on_with(action)), None)


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A guided first turn. ``prelude`` is played before the player comes to the table.

    The computer players of a lesson do the first of ``replies`` that is legal, else the first action of the
    first kind of ``quiet`` that is, else the first that there is: their turns are short and always the same.
    """

    game: str
    setup: Setup
    steps: tuple[LessonStep, ...]
    prelude: tuple[Action, ...] = ()
    replies: tuple[Action, ...] = ()
    quiet: tuple[type[Action], ...] = ()

    def reply(self, legal: tuple[Offer, ...]) -> Action:
        """Return what a computer player does. Raises IndexError where nothing is legal."""
        for action in self.replies:
            if is_among(legal, action):
                return action
        single = _single(legal)
        kinds = (next((action for action in single if type(action) is kind), None) for kind in self.quiet)
        return next((action for action in kinds if action is not None), single[0])


def _single(legal: tuple[Offer, ...]) -> list[Action]:
    """One action for each offer, the least of a range."""
    return [offer.at(offer.low) if isinstance(offer, Range) else offer for offer in legal]
