# SPDX-License-Identifier: GPL-3.0-or-later
"""What follows from positions that were built by hand, by the rules of a game and with scripted dice."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import pytest

from rubbletop.kernel.dice import Dice, ScriptedDice, SeededDice
from rubbletop.kernel.facts import Action, Event, IllegalAction, Player, Seat, Setup
from rubbletop.kernel.rules import Offer, Rules, is_among
from rubbletop.kernel.state import GameState

S = TypeVar("S", bound=GameState)
E = TypeVar("E", bound=Event)
Events = tuple[Event, ...]


class Playing(Generic[S]):
    """The rules of a game, made when they are first asked, and what they say of a position."""

    def __init__(self, rules: Callable[[], Rules[S]]) -> None:
        self._rules = rules

    def played(
        self, s: S, action: Action, faces: Iterable[int] = (), dice: Dice | None = None
    ) -> tuple[S, Events]:
        """Return the state and the events after a legal action and all that follows by itself.

        ``faces`` are the dice thrown meanwhile, all of which must be used.
        """
        rules = self._rules()
        rules.check(s, action)
        source = ScriptedDice(faces) if dice is None else dice
        beats = tuple(rules.apply(s, action, source))
        if isinstance(source, ScriptedDice):
            assert source.left() == (), "faces were left over"
        return beats[-1].state, tuple(event for beat in beats for event in beat.events)

    def run_on(self, s: S, faces: Iterable[int] = ()) -> tuple[S, Events]:
        """Return the state and the events after the automatic step on top, and only that."""
        source = ScriptedDice(faces)
        assert self._rules().actors(s) == (), "somebody must decide"
        change = self._rules().step(s).run(s, source)
        assert source.left() == (), "faces were left over"
        return change.state, change.events

    def legal(self, s: S, seat: Seat) -> tuple[Offer, ...]:
        """Return what a seat may do."""
        return self._rules().legal(s, seat)

    def is_offered(self, s: S, action: Action) -> bool:
        """Return whether an action is listed."""
        return is_among(self.legal(s, action.seat), action)

    def refusal(self, s: S, action: Action) -> IllegalAction:
        """Return the refusal of an action that must be refused, and is not offered."""
        assert not self.is_offered(s, action), "it is offered"
        with pytest.raises(IllegalAction) as refused:
            self._rules().check(s, action)
        return refused.value

    def reason(self, s: S, action: Action) -> str:
        """Return why an action is refused."""
        return self.refusal(s, action).reason.text()


def setup_of(seats: Iterable[Seat], **options: str | int | bool) -> Setup:
    """Return a setup with a person named One, Two, ... at each of these seats."""
    people = tuple(Player(seat=seat, name=seat.title()) for seat in seats)
    return Setup(scenario="1", seed=1, players=people, options=options)


def seeded(seed: int = 1) -> Dice:
    """Return dice whose faces do not matter."""
    return SeededDice(seed)


def of_kind(events: Iterable[Event], kind: type[E]) -> tuple[E, ...]:
    """Return the events of one kind, in order."""
    return tuple(event for event in events if isinstance(event, kind))
