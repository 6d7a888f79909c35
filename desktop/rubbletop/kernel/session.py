# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of a game and the one door to it: submit, undo, redo, look back."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Generic, Self

import msgspec

from rubbletop.kernel.dice import Dice, OutOfFaces, ScriptedDice, SeededDice, TypedDice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, Setup, say
from rubbletop.kernel.rules import Beat, Rules
from rubbletop.kernel.state import S

TAKE_BACKS = "take_backs"
OWN_DICE = "own_dice"
MOST_NOTES = 20_000
"""Characters of notes that are kept with a game."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action as it is recorded: the action and the faces thrown while it was settled."""

    action: Action
    faces: tuple[int, ...]


class Entry(Generic[S]):
    """One line of the record in memory: the action (None for the beginning), faces, strokes."""

    __slots__ = ("action", "beats", "faces")

    def __init__(self, action: Action | None, faces: tuple[int, ...], beats: tuple[Beat[S], ...]) -> None:
        self.action = action
        self.faces = faces
        self.beats = beats

    @property
    def state(self) -> S:
        """The state after the last stroke."""
        return self.beats[-1].state


class Session(Generic[S]):
    """A game being played: the record, oldest entry first, entry 0 being the beginning.

    ``watch`` is called after each change of the record or of the notes.
    """

    def __init__(
        self,
        rules: Rules[S],
        setup: Setup,
        faces: tuple[int, ...] | None = None,
        typed: Sequence[int] | None = None,
    ) -> None:
        """Begin a game; ``faces`` are the recorded throws of the beginning when it is replayed.

        ``typed`` are those that the players have thrown for it by hand so far. Raises ValueError for a setup
        that the game does not have or faces that do not fit, and OutOfFaces where faces are missing.
        """
        self._prepare(rules, setup, 0)
        dice = self._dice(faces) if typed is None else self.typed(typed)
        beats = tuple(rules.begin(setup, dice))
        _refuse_left_over(dice)
        self._keep(Entry(None, dice.faces(), beats))

    @classmethod
    def resumed(cls, rules: Rules[S], setup: Setup, state: S, thrown: int) -> Self:
        """Return a game that goes on from ``state``, the actions that led there being lost.

        ``thrown`` is the number of throws made before. Raises ValueError when nobody could go on
        from there, or others sit at the table than those who began.
        """
        if sorted(setup.seats) != sorted(state.seats):
            raise ValueError("the seats of the state are not those of the game")
        _refuse_stuck(rules, state)
        session = cls.__new__(cls)
        session._prepare(rules, setup, thrown)
        session._resumed_after = thrown
        session._keep(Entry(None, (), (Beat(state, (), ()),)))
        return session

    def _prepare(self, rules: Rules[S], setup: Setup, thrown: int) -> None:
        self.rules = rules
        self.setup = setup
        self._thrown = thrown
        self._resumed_after: int | None = None
        self._entries: list[Entry[S]] = []
        self._undone: list[Played] = []
        self._watchers: list[Callable[[], None]] = []
        self._notes = ""

    @property
    def state(self) -> S:
        """The present state, unmasked."""
        return self._entries[-1].state

    @property
    def entries(self) -> tuple[Entry[S], ...]:
        """The record, the beginning first."""
        return tuple(self._entries)

    @property
    def length(self) -> int:
        """The number of actions played."""
        return len(self._entries) - 1

    @property
    def thrown(self) -> int:
        """The number of throws so far, those before a resumed state included."""
        return self._thrown

    @property
    def resumed_after(self) -> int | None:
        """The throws made before the state from which the game was resumed, None when it was not."""
        return self._resumed_after

    def entry(self, number: int) -> Entry[S]:
        """Return one line of the record: 0 is the beginning, ``length`` the latest."""
        return self._entries[number]

    @property
    def record(self) -> tuple[Played, ...]:
        """The actions with their faces, in order."""
        return tuple(Played(e.action, e.faces) for e in self._entries if e.action is not None)

    @property
    def take_backs(self) -> bool:
        """Whether the players agreed that any action may be taken back."""
        return bool(self.setup.options.get(TAKE_BACKS, False))

    @property
    def own_dice(self) -> bool:
        """Whether the players throw dice of their own and type in what they show."""
        return bool(self.setup.options.get(OWN_DICE, False))

    @property
    def notes(self) -> str:
        """What the players have noted down about the game; it is no part of its record."""
        return self._notes

    def note(self, text: str) -> None:
        """Keep these notes instead of those before, as far as there is room for them."""
        text = text[:MOST_NOTES]
        if text != self._notes:
            self._notes = text
            self._tell()

    def watch(self, call: Callable[[], None]) -> None:
        """Have ``call`` called after each change of the record or of the notes."""
        self._watchers.append(call)

    def submit(self, action: Action, dice: Dice | None = None) -> tuple[Beat[S], ...]:
        """Play ``action`` and return its strokes.

        Raises IllegalAction with reason and rule, and changes nothing then. ``dice`` replaces the
        game's own throws by typed ones.
        """
        self.rules.check(self.state, action)
        beats = self._advance(action, dice if dice is not None else self._dice(None))
        self._undone.clear()
        self._tell()
        return beats

    def typed(self, faces: Sequence[int]) -> Dice:
        """Return dice for the next action that show these faces, typed in; lots are drawn as ever."""
        return TypedDice(faces, SeededDice(self.setup.seed, self._thrown))

    def strokes(self, action: Action, faces: Sequence[int]) -> tuple[Beat[S], ...]:
        """Return what a legal action leads to as far as faces typed in suffice; nothing is played."""
        beats: list[Beat[S]] = []
        with suppress(OutOfFaces):
            beats.extend(self.rules.apply(self.state, action, self.typed(faces)))
        return tuple(beats)

    def replayed(self, played: Played) -> tuple[Beat[S], ...]:
        """Play a recorded action with its recorded faces.

        Raises IllegalAction where the rules refuse it, ValueError where its faces do not fit, and
        OutOfFaces where faces are missing; nothing is changed then.
        """
        self.rules.check(self.state, played.action)
        beats = self._advance(played.action, ScriptedDice(played.faces))
        if self._undone and self._undone[-1] == played:
            self._undone.pop()
        else:
            self._undone.clear()
        self._tell()
        return beats

    def undo_refusal(self) -> IllegalAction | None:
        """Return why the last action cannot be taken back, None when it can."""
        if not self.length:
            return IllegalAction(say("There is nothing to take back."), "")
        if self.take_backs:
            return None
        last = self._entries[-1]
        if last.faces:
            return IllegalAction(say("Dice were thrown: this cannot be taken back."), "")
        if any(event.reveals for beat in last.beats for event in beat.events):
            return IllegalAction(say("Something hidden was seen: this cannot be taken back."), "")
        if self._others_asked_since(last):
            return IllegalAction(say("Another player has seen it: this cannot be taken back."), "")
        return None

    def undo(self) -> None:
        """Take the last action back. Raises IllegalAction with the reason where that is not allowed."""
        refusal = self.undo_refusal()
        if refusal is not None:
            raise refusal
        self._take_back()
        self._tell()

    def undo_phase(self) -> int:
        """Take back all actions of the latest phase that may be taken back; return how many.

        The phase is that in which the last action was decided, as ``Rules.phase`` names it; unless
        take-backs are agreed, only actions of the seat that decided it are taken back. Watchers are
        told once. Raises IllegalAction where not even the last action can be taken back.
        """
        refusal = self.undo_refusal()
        if refusal is not None:
            raise refusal
        phase, seat = self._last_phase(), self._last_seat()
        before = self.length
        self._take_back()
        while self.length and self._last_phase() == phase and self.undo_refusal() is None:
            if not self.take_backs and self._last_seat() != seat:
                break
            self._take_back()
        self._tell()
        return before - self.length

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else played since."""
        return bool(self._undone)

    @property
    def redoes(self) -> Action | None:
        """The action that would be played again, None where none was taken back."""
        return self._undone[-1].action if self._undone else None

    def redo(self) -> tuple[Beat[S], ...]:
        """Play the action last taken back again, with its faces. Raises IllegalAction if none is left."""
        if not self._undone:
            raise IllegalAction(say("There is nothing to play again."), "")
        return self.replayed(self._undone[-1])

    def _advance(self, action: Action, dice: Dice) -> tuple[Beat[S], ...]:
        beats = tuple(self.rules.apply(self.state, action, dice))
        _refuse_left_over(dice)
        self._keep(Entry(action, dice.faces(), beats))
        return beats

    def _keep(self, entry: Entry[S]) -> None:
        self._entries.append(entry)
        self._thrown += len(entry.faces)

    def _take_back(self) -> None:
        entry = self._entries.pop()
        assert entry.action is not None
        self._thrown -= len(entry.faces)
        self._undone.append(Played(entry.action, entry.faces))

    def _last_phase(self) -> str:
        return self.rules.phase(self._entries[-2].state)

    def _last_seat(self) -> Seat | None:
        action = self._entries[-1].action
        return action.seat if action is not None else None

    def _dice(self, faces: tuple[int, ...] | None) -> Dice:
        return SeededDice(self.setup.seed, self._thrown) if faces is None else ScriptedDice(faces)

    def _others_asked_since(self, last: Entry[S]) -> bool:
        """Whether another person decides after an action; not while its own seat still decides beside her."""
        asked = self.rules.actors(last.state)
        if last.action is None or last.action.seat in asked:
            return False
        people = {player.seat for player in self.setup.players if player.level is None}
        return any(seat in people for seat in asked)

    def _tell(self) -> None:
        for call in self._watchers:
            call()


def _refuse_left_over(dice: Dice) -> None:
    """Raise ValueError when faces were supplied that nothing threw."""
    if isinstance(dice, ScriptedDice) and dice.left():
        raise ValueError("more faces are recorded than the rules throw")


def _refuse_stuck(rules: Rules[S], state: S) -> None:
    """Raise ValueError when the game cannot go on from ``state``."""
    try:
        wrong = rules.contradiction(state)
        if wrong:
            raise ValueError(wrong)
        stuck = bool(state.stack) and not any(rules.legal(state, seat) for seat in rules.actors(state))
        rules.outcome(state)
    except (LookupError, TypeError, ValueError, AssertionError) as fault:
        reason = str(fault) if isinstance(fault, ValueError) else repr(fault)
        raise ValueError(f"the state contradicts itself: {reason}") from fault
    if stuck:
        raise ValueError("nobody can go on from the state")
