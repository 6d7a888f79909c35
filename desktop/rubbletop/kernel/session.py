# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of a game and the one door to it: submit, undo, redo, look back."""

from collections.abc import Callable
from typing import Generic

import msgspec

from rubbletop.kernel.dice import Dice, ScriptedDice, SeededDice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, Setup, say
from rubbletop.kernel.rules import Beat, Rules
from rubbletop.kernel.state import S

TAKE_BACKS = "take_backs"


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

    ``watch`` is called after each change of the record.
    """

    def __init__(self, rules: Rules[S], setup: Setup, faces: tuple[int, ...] | None = None) -> None:
        """Begin a game; ``faces`` are the recorded throws of the beginning when it is replayed."""
        self.rules = rules
        self.setup = setup
        self._thrown = 0
        self._undone: list[Played] = []
        self._watchers: list[Callable[[], None]] = []
        dice = self._dice(faces)
        beats = tuple(rules.begin(setup, dice))
        self._entries: list[Entry[S]] = [Entry(None, dice.faces(), beats)]
        self._thrown = len(dice.faces())

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
    def record(self) -> tuple[Played, ...]:
        """The actions with their faces, in order."""
        return tuple(Played(e.action, e.faces) for e in self._entries if e.action is not None)

    @property
    def take_backs(self) -> bool:
        """Whether the players agreed that any action may be taken back."""
        return bool(self.setup.options.get(TAKE_BACKS, False))

    def watch(self, call: Callable[[], None]) -> None:
        """Have ``call`` called after each change of the record."""
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

    def replayed(self, played: Played) -> tuple[Beat[S], ...]:
        """Play a recorded action with its recorded faces.

        Raises IllegalAction where the rules refuse it, and ValueError where its faces do not fit.
        """
        self.rules.check(self.state, played.action)
        dice = ScriptedDice(played.faces)
        beats = self._advance(played.action, dice)
        if dice.left():
            self._entries.pop()
            raise ValueError("more faces are recorded than the rules throw")
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
        decided = last.action.seat if last.action is not None else None
        if any(decided not in (None, seat) for seat in self._people_asked_since(last)):
            return IllegalAction(say("Another player has seen it: this cannot be taken back."), "")
        return None

    def undo(self) -> None:
        """Take the last action back. Raises IllegalAction with the reason where that is not allowed."""
        refusal = self.undo_refusal()
        if refusal is not None:
            raise refusal
        entry = self._entries.pop()
        assert entry.action is not None
        self._thrown -= len(entry.faces)
        self._undone.append(Played(entry.action, entry.faces))
        self._tell()

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else played since."""
        return bool(self._undone)

    def redo(self) -> tuple[Beat[S], ...]:
        """Play the action last taken back again, with its faces. Raises IllegalAction if none is left."""
        if not self._undone:
            raise IllegalAction(say("There is nothing to play again."), "")
        beats = self.replayed(self._undone.pop())
        self._tell()
        return beats

    def _advance(self, action: Action, dice: Dice) -> tuple[Beat[S], ...]:
        beats = tuple(self.rules.apply(self.state, action, dice))
        faces = dice.faces()
        self._entries.append(Entry(action, faces, beats))
        self._thrown += len(faces)
        return beats

    def _dice(self, faces: tuple[int, ...] | None) -> Dice:
        return SeededDice(self.setup.seed, self._thrown) if faces is None else ScriptedDice(faces)

    def _people_asked_since(self, last: Entry[S]) -> tuple[Seat, ...]:
        people = {player.seat for player in self.setup.players if player.level is None}
        return tuple(seat for seat in self.rules.actors(last.state) if seat in people)

    def _tell(self) -> None:
        for call in self._watchers:
            call()
