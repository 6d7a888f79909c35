# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games told, verified and questioned: what the named seat may see, everything for ``all``."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec

from rubbletop.cli import CommandError
from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.codec import encoded
from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import Action, Event, Outcome, Seat
from rubbletop.kernel.rules import Beat, Offer
from rubbletop.kernel.session import Entry, Session
from rubbletop.terminal import ascii_json, complain, plain

ALL = "all"
_BEGINNING = "The game begins."
_UNSEEN = "(nothing that this seat may see)"


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a replay: the action's number (0 the beginning), who did what, what came of it."""

    number: int
    action: Action | None
    words: tuple[str, ...]
    rolls: tuple[Roll, ...]
    events: tuple[Event, ...]


class Reached(msgspec.Struct, frozen=True, kw_only=True):
    """The last line of a replay: how far it went, how it ended (if it did), and the position."""

    actions: int
    turn: int
    outcome: Outcome | None
    state: Any


class Offered(msgspec.Struct, frozen=True, kw_only=True):
    """The legal actions of a position: after how many actions, in which step, by seat."""

    actions: int
    step: str | None
    legal: dict[Seat, tuple[Offer, ...]]


class _Eyes:
    """What one seat sees, or everything."""

    def __init__(self, session: Session[Any], name: str | None) -> None:
        """Raise CommandError for a seat that the game does not have."""
        seats = session.setup.seats
        if name not in (None, ALL, *seats):
            raise CommandError(f"the game has no seat {name!r}; it has {', '.join(seats)}, and {ALL}")
        self.seat = None if name == ALL else Seat(name or seats[0])
        self.seats = seats if self.seat is None else (self.seat,)
        self._rules = session.rules

    def state(self, state: Any) -> Any:
        """Return the state with what is hidden from these eyes blanked."""
        return state if self.seat is None else self._rules.view(state, self.seat)

    def stroke(self, beat: Beat[Any]) -> Beat[Any]:
        """Return the stroke with what these eyes do not see left out."""
        return beat if self.seat is None else self._rules.seen(beat, self.seat)

    def know(self, action: Action) -> bool:
        """Return whether the decision itself may be seen; others' are told by their events."""
        return self.seat is None or action.seat == self.seat


def replay(asked: Namespace) -> int:
    """Play a saved game again and tell it as far as it is asked for; return the exit status."""
    session = loaded(asked.file)
    last = _last(session, asked.to)
    eyes = _Eyes(session, asked.seat)
    for number in range(last + 1):
        told = _told(session, number, eyes)
        if asked.json:
            print(ascii_json(encoded(told)))
        else:
            print(_paragraph(told))
    state = session.entry(last).state
    outcome = session.rules.outcome(state)
    if asked.json:
        reached = Reached(actions=last, turn=state.turn, outcome=outcome, state=eyes.state(state))
        print(ascii_json(encoded(reached)))
    elif outcome is not None:
        print(plain(outcome.headline.text()))
    return 0


def verify(asked: Namespace) -> int:
    """Play each saved game again and hold it against its file; return 0 only if all are sound."""
    unsound = 0
    for path in asked.files:
        try:
            loaded = savefile.load(path, registry.rules)
        except savefile.BadSave as fault:
            unsound += 1
            complain(str(fault))
            continue
        remarks = "".join(f"; {remark.text()}" for remark in loaded.report)
        print(plain(f"{path}: sound, {loaded.session.length} actions{remarks}"))
    return 1 if unsound else 0


def legal(asked: Namespace) -> int:
    """Print the legal actions of a position as one line of JSON; return the exit status."""
    session = loaded(asked.file)
    last = _last(session, asked.to)
    eyes = _Eyes(session, asked.seat)
    rules = session.rules
    state = session.entry(last).state
    offered = Offered(
        actions=last,
        step=rules.step(state).name if state.stack else None,
        legal={seat: rules.legal(eyes.state(state), seat) for seat in eyes.seats},
    )
    print(ascii_json(encoded(offered)))
    return 0


def loaded(path: Path) -> Session[Any]:
    """Return the saved game. Raises CommandError with the file's name and what is wrong with it."""
    try:
        return savefile.load(path, registry.rules).session
    except savefile.BadSave as fault:
        raise CommandError(str(fault)) from fault


def _last(session: Session[Any], wanted: int | None) -> int:
    if wanted is not None and wanted > session.length:
        raise CommandError(f"the game has only {session.length} actions")
    return session.length if wanted is None else wanted


def _told(session: Session[Any], number: int, eyes: _Eyes) -> Told:
    """Return what these eyes see of one entry of the record."""
    entry: Entry[Any] = session.entry(number)
    words: list[str] = []
    action = entry.action if entry.action is not None and eyes.know(entry.action) else None
    if action is not None:
        before = eyes.state(session.entry(number - 1).state)
        words.append(session.rules.wording(before, action).text())
    beats = [eyes.stroke(beat) for beat in entry.beats]
    for beat in beats:
        words.extend(_sentences(session, beat))
    rolls = tuple(roll for beat in beats for roll in beat.rolls)
    events = tuple(event for beat in beats for event in beat.events)
    return Told(number=number, action=action, words=tuple(words), rolls=rolls, events=events)


def _sentences(session: Session[Any], beat: Beat[Any]) -> list[str]:
    """Return the rolls of a stroke, then its events, as sentences."""
    thrown = [
        f"{roll.purpose.text()}: {', '.join(map(str, roll.faces))} of {roll.sides}" for roll in beat.rolls
    ]
    return thrown + [session.rules.sentence(beat.state, event).text() for event in beat.events]


def _paragraph(told: Told) -> str:
    words = told.words or (_UNSEEN if told.number else _BEGINNING,)
    lines = [f"{told.number}. {words[0]}", *(f"   {line}" for line in words[1:])]
    return "\n".join(map(plain, lines))
