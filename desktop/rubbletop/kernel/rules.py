# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps, and the one loop over them that plays every game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic

from rubbletop.kernel.dice import Dice, Roll
from rubbletop.kernel.facts import Action, Event, IllegalAction, Message, Outcome, Range, Seat, Setup, say
from rubbletop.kernel.state import Change, Frame, S

Offer = Action | Range
MOST_AUTOMATIC_STEPS = 1_000
NOBODY = Seat("")
"""The eyes of the open table: ``Rules.view`` for it holds what everyone at the table may know."""


class Step(ABC, Generic[S]):
    """One box of the sequence of play. It holds no data: all memory is in the state.

    ``name`` is the key by which the screen finds the panel of this step, ``rule`` the section it
    implements, ``frame`` the class of its frame.
    """

    name: ClassVar[str]
    rule: ClassVar[str]
    frame: ClassVar[type[Frame]]

    def actors(self, s: S) -> tuple[Seat, ...]:
        """Return the seats that must decide now; none makes the step automatic."""
        return ()

    def legal(self, s: S, seat: Seat) -> Iterable[Offer]:
        """Return what ``seat`` may do, in a defined order."""
        return ()

    def check(self, s: S, action: Action) -> None:
        """Raise IllegalAction, with reason and rule, unless ``action`` is legal.

        The default looks the action up in the list; a step with a long list decides by itself.
        """
        if not is_among(self.legal(s, action.seat), action):
            raise IllegalAction(say("That cannot be done now."), self.rule)

    def apply(self, s: S, action: Action, dice: Dice) -> Change[S]:
        """Return what a legal ``action`` leads to."""
        raise AssertionError(f"{self.name} takes no action")

    def run(self, s: S, dice: Dice) -> Change[S]:
        """Do the automatic work of a step without actors; it must move the stack on."""
        raise AssertionError(f"{self.name} waits for a decision")


def is_among(offers: Iterable[Offer], action: Action) -> bool:
    """Return whether ``action`` is one of the offers or a member of an offered range."""
    return any(_covers(offer, action) for offer in offers)


def _covers(offer: Offer, action: Action) -> bool:
    """Return whether ``action`` is ``offer`` or a member of its range."""
    if not isinstance(offer, Range):
        return offer == action
    if type(action) is not type(offer.action):
        return False
    value = getattr(action, offer.field)
    in_steps = offer.low <= value <= offer.high and (value - offer.low) % offer.step == 0
    return in_steps and offer.at(value) == action


class Beat(Generic[S]):
    """One stroke of play: the state after it, its events and its rolls."""

    __slots__ = ("events", "rolls", "state")

    def __init__(self, state: S, events: tuple[Event, ...], rolls: tuple[Roll, ...]) -> None:
        self.state = state
        self.events = events
        self.rolls = rolls


class Rules(ABC, Generic[S]):
    """A game: how it begins, its steps, what each seat may see, how it ends."""

    game: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]

    def __init__(self, steps: Sequence[Step[S]]) -> None:
        self._steps: dict[type[Frame], Step[S]] = {step.frame: step for step in steps}
        assert len(self._steps) == len(steps), "two steps share a frame"

    def of_version(self, version: int) -> "Rules[S]":
        """Return the rules under which a game that was begun with a version goes on: usually these."""
        return self

    @property
    def steps(self) -> tuple[Step[S], ...]:
        """All steps of the game."""
        return tuple(self._steps.values())

    @abstractmethod
    def new(self, setup: Setup, dice: Dice) -> Change[S]:
        """Return the first state, before any automatic step has run.

        Raises ValueError, naming what is wrong, for a setup that the game does not have.
        """

    @abstractmethod
    def view(self, s: S, seat: Seat) -> S:
        """Return the state as ``seat`` may know it: the same type with secrets blanked.

        ``NOBODY`` gets what everyone may know.
        """

    def is_private(self, s: S, seat: Seat) -> bool:
        """Return whether what ``seat`` decides now, or what it rests on, is not for the others to see."""
        return False

    def concluded(self, change: Change[S]) -> Change[S]:
        """Return a change with what any change may bring about, whatever its step: the end of the game."""
        return change

    def contradiction(self, s: S) -> str:
        """Return what in a state from a file no game can come to, such as a space the board lacks, or ""."""
        return ""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """Return how the game ended, None while it goes on."""

    @abstractmethod
    def sentence(self, s: S, event: Event) -> Message:
        """Return ``event`` as a sentence for the log, ``s`` being the state after it."""

    @abstractmethod
    def wording(self, s: S, action: Action) -> Message:
        """Return ``action`` as the text of a button."""

    @abstractmethod
    def prompt(self, s: S, seat: Seat) -> Message:
        """Return, in one sentence, what ``seat`` is asked now (or whom it waits for)."""

    def phase(self, s: S) -> str:
        """Return the key of the phase in progress, by which a whole phase is taken back.

        The default is the turn and the step at the bottom of the stack, which interrupts lie upon.
        """
        return f"{s.turn} {self._steps[type(s.stack[0])].name if s.stack else ''}"

    def step(self, s: S) -> Step[S]:
        """Return the step in progress."""
        return self._steps[type(s.stack[-1])]

    def actors(self, s: S) -> tuple[Seat, ...]:
        """Return the seats that must decide now, none when the game is over."""
        return self.step(s).actors(s) if s.stack else ()

    def legal(self, s: S, seat: Seat) -> tuple[Offer, ...]:
        """Return what ``seat`` may do now, in a defined order."""
        if seat not in self.actors(s):
            return ()
        return tuple(self.step(s).legal(s, seat))

    def check(self, s: S, action: Action) -> None:
        """Raise IllegalAction, with reason and rule, unless ``action`` may be done now."""
        if not s.stack:
            raise IllegalAction(say("The game is over."), "")
        step = self.step(s)
        if action.seat not in step.actors(s):
            raise IllegalAction(say("It is not this seat's decision."), step.rule)
        step.check(s, action)

    def apply(self, s: S, action: Action, dice: Dice) -> Iterator[Beat[S]]:
        """Yield the strokes that a legal action leads to, until somebody must decide."""
        yield from self._played(self.step(s).apply(s, action, dice), dice)

    def seen(self, beat: Beat[S], seat: Seat) -> Beat[S]:
        """Return a stroke as ``seat`` may know it: its view, and the events and rolls that it may see."""
        events = tuple(event for event in beat.events if event.is_seen_by(seat))
        rolls = tuple(roll for roll in beat.rolls if roll.is_seen_by(seat))
        return Beat(self.view(beat.state, seat), events, rolls)

    def begin(self, setup: Setup, dice: Dice) -> Iterator[Beat[S]]:
        """Yield the strokes from an empty table until the first decision."""
        yield from self._played(self.new(setup, dice), dice)

    def _played(self, change: Change[S], dice: Dice) -> Iterator[Beat[S]]:
        seen = 0
        for _ in range(MOST_AUTOMATIC_STEPS):
            change = self.concluded(change)
            rolls = tuple(dice.rolls[seen:])
            seen += len(rolls)
            yield Beat(change.state, change.events, rolls)
            if not change.state.stack or self.actors(change.state):
                return
            change = self.step(change.state).run(change.state, dice)
        raise AssertionError(f"{self.step(change.state).name}: no decision after many automatic steps")
