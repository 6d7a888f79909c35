# SPDX-License-Identifier: GPL-3.0-or-later
"""The one door between the screen and the session: no widget behind it ever holds a secret."""

from collections.abc import Callable, Iterator

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from rubbletop.kernel.dice import OutOfFaces
from rubbletop.kernel.facts import Action, IllegalAction, Message, Outcome, Seat, Setup, say
from rubbletop.kernel.rules import NOBODY, Beat, Offer, Rules
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import GameState
from rubbletop.records.dice import DiceTable


class Cover(msgspec.Struct, frozen=True, kw_only=True):
    """Why the screen is covered, and who may uncover it, the one who is asked first.

    ``asked`` is what she will be asked, in words that hold no secret. ``looks``: nothing is asked, somebody
    wants to look at her own secrets.
    """

    seats: tuple[Seat, ...]
    asked: Message
    looks: bool = False


def people_of(setup: Setup) -> tuple[Seat, ...]:
    """Return the seats at which people sit."""
    return tuple(player.seat for player in setup.players if player.level is None)


def table_eyes(setup: Setup) -> Seat:
    """Return whose eyes may always look at the table: those of the only person or seat, else nobody's."""
    people = people_of(setup)
    if len(people) == 1 or len(setup.players) == 1:
        return (*people, setup.players[0].seat)[0]
    return NOBODY


class Throw(msgspec.Struct, frozen=True, kw_only=True):
    """Dice that the players throw by hand: for what, how many, and who decided the action they belong to.

    ``typed`` are the faces that the action has had before; ``so_far`` is what it has led to, in sentences,
    and ``view`` the position that it has led to, None where it has led to nothing yet.
    """

    seat: Seat
    purpose: Message
    count: int
    typed: tuple[int, ...] = ()
    so_far: tuple[Message, ...] = ()
    view: GameState | None = None


class _Waiting(msgspec.Struct, frozen=True):
    """An action that waits for dice: the faces typed in for it so far, and what was lacking then."""

    action: Action
    typed: tuple[int, ...]
    lack: OutOfFaces


class Bridge(QObject):
    """Wraps a session for the people at the screen.

    A single person always sees what she may know. Several people see what all of them may know, the open
    table; where one of them decides in private the screen is ``covered`` until she uncovers it, and what
    she alone may know is shown until she has decided or covers it again. ``turned`` brings the view
    whenever other eyes look at the screen than before: whatever is shown must be shown anew.

    ``seen`` brings each stroke of play, its state being the view of the eyes at the screen and its events
    and rolls those that they learn of; when all strokes of an action are told, ``asked`` brings a person's
    decision with all that is legal, ``awaited`` names a computer player's seat, ``covered`` brings the
    cover, ``looked`` names who looks and decides nothing, or ``ended`` brings the outcome. ``refused``
    brings the reason why an action was not taken. ``changed`` follows each change of the record.
    ``rewound`` brings the view after a take-back. Where the players throw dice of their own, ``thrown_for``
    brings a throw that an action waits for, or None once it waits no longer.
    """

    seen = Signal(object, object)
    asked = Signal(str, object)
    awaited = Signal(str)
    covered = Signal(object)
    looked = Signal(str)
    ended = Signal(object)
    refused = Signal(object)
    rewound = Signal(object)
    turned = Signal(object)
    thrown_for = Signal(object)
    changed = Signal()

    def __init__(self, session: Session[GameState], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        players = session.setup.players
        self.people = people_of(session.setup)
        self._seat = self.people[0] if self.people else players[0].seat
        self.table = table_eyes(session.setup)
        self._eyes = self.table
        self._cover: Cover | None = None
        self._is_looking = False
        self._waiting: _Waiting | None = None
        self._sit_down()

    @property
    def rules(self) -> Rules[GameState]:
        """The rules of the game being played."""
        return self._session.rules

    @property
    def setup(self) -> Setup:
        """How the game was begun."""
        return self._session.setup

    @property
    def seat(self) -> Seat:
        """The seat at the screen: the person who decides now, else the one who decided last."""
        return self._seat

    @property
    def eyes(self) -> Seat:
        """The seat whose secrets are shown; several people at the table share the eyes of nobody."""
        return self._eyes

    @property
    def has_several(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1

    @property
    def is_covered(self) -> bool:
        """Whether the screen waits, covered, for somebody to uncover it."""
        return self._cover is not None

    @property
    def is_looking(self) -> bool:
        """Whether somebody looks at her secrets without deciding anything."""
        return self._is_looking

    @property
    def is_throwing(self) -> bool:
        """Whether an action waits for dice that the players throw."""
        return self._waiting is not None

    @property
    def view(self) -> GameState:
        """The present state as the eyes at the screen may know it."""
        return self.view_of(self._eyes)

    @property
    def legal(self) -> tuple[Offer, ...]:
        """What the seat at the screen may do now; nothing while a computer player decides."""
        is_shut = self.is_covered or self._is_looking or self.is_throwing or self._seat not in self.people
        return () if is_shut else self.rules.legal(self.view_of(self._seat), self._seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.rules.outcome(self._session.state)

    @property
    def length(self) -> int:
        """The number of actions played; a moment is 0 (the beginning) to this number."""
        return self._session.length

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else played since."""
        return self._session.can_redo

    def last_decision(self, seat: Seat, moment: int) -> int:
        """Return the last moment, no later than this one, in which a seat decided; the beginning for none."""
        for number in range(moment, 0, -1):
            action = self._session.entry(number).action
            if action is not None and action.seat == seat:
                return number
        return 0

    def moments(self) -> tuple[int, ...]:
        """Return the moments of which the eyes at the screen know: the beginning, and what they learn of.

        How often somebody else decided in secret, such as how many units stand on a list, shows nowhere.
        """
        return tuple(
            moment
            for moment, entry in enumerate(self._session.entries)
            if entry.action is None or entry.action.seat == self._eyes or self._is_known(moment)
        )

    def view_of(self, seat: Seat) -> GameState:
        """Return the present state as ``seat`` may know it (for the computer player of that seat)."""
        return self.rules.view(self._session.state, seat)

    def beats(self, moment: int) -> tuple[Beat[GameState], ...]:
        """Return the strokes of a moment, masked for the eyes at the screen."""
        return tuple(self.rules.seen(beat, self._eyes) for beat in self._session.entry(moment).beats)

    def dice(self) -> DiceTable:
        """Return all dice that the eyes at the screen have seen, by purpose and by who threw them."""
        table = DiceTable()
        for moment, entry in enumerate(self._session.entries):
            table.add_beats(entry.action.seat if entry.action is not None else None, self.beats(moment))
        return table

    def _is_known(self, moment: int) -> bool:
        """Whether the eyes at the screen learn anything of a moment."""
        beats = self._session.entry(moment).beats
        events = any(event.is_seen_by(self._eyes) for beat in beats for event in beat.events)
        return events or any(roll.is_seen_by(self._eyes) for beat in beats for roll in beat.rolls)

    def open_beat(self, moment: int, number: int) -> Beat[GameState]:
        """Return a stroke as it is known at the table, whoever looks."""
        return self.rules.seen(self._session.entry(moment).beats[number], self.table)

    def secret_beat(self, moment: int, number: int) -> Beat[GameState] | None:
        """Return what of a stroke the eyes at the screen alone know, None where they know no more."""
        if self._eyes == self.table:
            return None
        beat = self._session.entry(moment).beats[number]
        events = tuple(event for event in beat.events if event.seen_by and self._eyes in event.seen_by)
        rolls = tuple(roll for roll in beat.rolls if roll.seen_by and self._eyes in roll.seen_by)
        return Beat(self.rules.view(beat.state, self._eyes), events, rolls) if events or rolls else None

    def secrets(self) -> Iterator[tuple[int, int, Beat[GameState]]]:
        """Yield moment, number and secret part of all strokes of which the eyes alone know more."""
        if self._eyes != self.table:
            for moment, entry in enumerate(self._session.entries):
                for number in range(len(entry.beats)):
                    beat = self.secret_beat(moment, number)
                    if beat is not None:
                        yield moment, number, beat

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why ``action`` may not be done now, None when it may."""
        try:
            self.rules.check(self.view_of(self._seat), action)
        except IllegalAction as refusal:
            return refusal
        return None

    def may_do(self, action: Action) -> bool:
        """Return whether the seat of an action, as it sees the game, may do it now."""
        try:
            self.rules.check(self.view_of(action.seat), action)
        except IllegalAction:
            return False
        return True

    def level(self, seat: Seat) -> str | None:
        """Return the level of the computer player of a seat, None for a person."""
        return next((player.level for player in self.setup.players if player.seat == seat), None)

    def deciding_computers(self) -> tuple[Seat, ...]:
        """Return the computer players that must decide now, be it beside people."""
        return tuple(seat for seat in self.rules.actors(self._session.state) if seat not in self.people)

    def name(self, seat: Seat) -> str:
        """Return the name of who sits at a seat."""
        return next((player.name for player in self.setup.players if player.seat == seat), seat)

    def undo_refusal(self) -> IllegalAction | None:
        """Return why the last action cannot be taken back, None when it can."""
        if self.is_throwing:
            return _throw_first()
        refusal = self._session.undo_refusal()
        if refusal is not None:
            return refusal
        last = self._session.entry(self.length).action
        return self._not_hers(last, self.length - 1)

    # What is done

    @Slot(object)
    def submit(self, action: Action) -> None:
        """Play an action and tell its strokes, or tell why it is refused or which dice it waits for."""
        if self.is_throwing:
            self.refused.emit(_throw_first())
        else:
            self._play(action, ())

    def throw(self, faces: tuple[int, ...]) -> None:
        """Go on with the action that waits for dice; these were thrown."""
        if (waiting := self._waiting) is not None:
            self._play(waiting.action, (*waiting.typed, *faces))

    def throw_no_more(self) -> None:
        """Drop the action that waits for dice, none having been thrown for it; it is decided anew."""
        if self._waiting is not None and not self._waiting.typed:
            self._wait_no_more()
            self.ask()

    @Slot()
    def undo(self) -> None:
        """Take the last action back and show the position before it, or tell why not."""
        self._take_back(self._session.undo)

    @Slot()
    def undo_phase(self) -> None:
        """Take back as much of the last phase as may be taken back, or tell why not."""
        self._take_back(self._session.undo_phase)

    @Slot()
    def redo(self) -> None:
        """Play the action last taken back again, or tell why not."""
        refusal = _throw_first() if self.is_throwing else self._not_hers(self._session.redoes, self.length)
        try:
            if refusal is not None:
                raise refusal
            beats = self._session.redo()
        except IllegalAction as caught:
            self.refused.emit(caught)
            return
        self._tell(beats)

    @Slot()
    def ask(self) -> None:
        """Tell what is to be decided now: called once by whoever shows a game that was begun."""
        if self._cover is not None:
            self.covered.emit(self._cover)
        elif self._is_looking:
            self.looked.emit(self._eyes)
        elif self._waiting is not None:
            self.thrown_for.emit(self._throw(self._waiting))
        elif (outcome := self.outcome) is not None:
            self.ended.emit(outcome)
        else:
            self._ask_actors(self.rules.actors(self._session.state))

    # Whose eyes look at the screen

    def uncover(self, seat: Seat) -> None:
        """Show the screen to the person who has said that it is she; only somebody for whom it waits."""
        if self._cover is None or seat not in self._cover.seats:
            return
        self._is_looking = self._cover.looks
        self._cover = None
        if not self._is_looking:
            self._seat = seat
        self._turn(seat)
        self.ask()

    def cover(self) -> None:
        """Hide what one person alone may know; whoever has a private decision to make is waited for."""
        if self._eyes == self.table and not (self._cover is not None and self._cover.looks):
            return
        self._is_looking, self._cover = False, None
        self._turn(self.table)
        self.ask()

    def look(self) -> None:
        """Let one of several people look at what she alone may know."""
        if self.has_several and not self.is_covered:
            self._is_looking = False
            self._turn(self.table)
            asked = say("What only one player may know is shown until it is covered again.")
            seats = (self._seat, *(seat for seat in self.people if seat != self._seat))
            self._cover = Cover(seats=seats, asked=asked, looks=True)
            self.covered.emit(self._cover)

    def _turn(self, eyes: Seat) -> None:
        if eyes != self._eyes:
            self._eyes = eyes
            self.turned.emit(self.view)

    def _ask_actors(self, actors: tuple[Seat, ...]) -> None:
        """Ask people first: computer players may think meanwhile."""
        people = [seat for seat in actors if seat in self.people]
        if not people:
            for seat in actors[:1]:
                self.awaited.emit(seat)
        elif self.has_several and self._is_private(self._seat) and self._eyes != self._seat:
            others = (seat for seat in people if seat != self._seat and self._is_private(seat))
            asked = self.rules.prompt(self.view, self._seat)
            self._cover = Cover(seats=(self._seat, *others), asked=asked)
            self.covered.emit(self._cover)
        else:
            self.asked.emit(self._seat, self.legal)

    def _is_private(self, seat: Seat) -> bool:
        return self.rules.is_private(self._session.state, seat)

    def _keep_eyes(self, beats: tuple[Beat[GameState], ...]) -> Seat:
        """Return whose eyes stay: hers who still decides in private, or was shown something just now."""
        eyes = self._eyes
        if eyes == self.table:
            return eyes
        if eyes in self.rules.actors(self._session.state) and self._is_private(eyes):
            return eyes
        self._is_looking = any(
            event.reveals and event.seen_by is not None and eyes in event.seen_by
            for beat in beats
            for event in beat.events
        )
        return eyes if self._is_looking else self.table

    def _play(self, action: Action, typed: tuple[int, ...]) -> None:
        dice = self._session.typed(typed) if self._session.own_dice else None
        try:
            beats = self._session.submit(action, dice)
        except IllegalAction as refusal:
            self.refused.emit(refusal)
        except OutOfFaces as lack:
            self._waiting = _Waiting(action, typed, lack)
            self.thrown_for.emit(self._throw(self._waiting))
        else:
            self._wait_no_more()
            self._tell(beats)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting = None
            self.thrown_for.emit(None)

    def _throw(self, waiting: _Waiting) -> Throw:
        """The dice that an action waits for, and what it has led to as the eyes at the screen see it."""
        action, lack, rules = waiting.action, waiting.lack, self.rules
        beats = [rules.seen(beat, self._eyes) for beat in self._session.strokes(action, waiting.typed)]
        return Throw(
            seat=action.seat,
            purpose=lack.purpose,
            count=lack.lacking,
            typed=waiting.typed,
            so_far=tuple(rules.sentence(beat.state, event) for beat in beats for event in beat.events),
            view=beats[-1].state if beats else None,
        )

    def _tell(self, beats: tuple[Beat[GameState], ...]) -> None:
        self._cover = None
        eyes = self._keep_eyes(beats)
        if eyes != self._eyes:
            self._eyes = eyes
            self.turned.emit(self.rules.view(self._session.entry(self.length - 1).state, eyes))
        self._sit_down()
        self.changed.emit()
        for beat in beats:
            told = self.rules.seen(beat, eyes)
            self.seen.emit(told.state, told)
        self.ask()

    def _take_back(self, back: Callable[[], object]) -> None:
        refusal = self.undo_refusal()
        if refusal is not None:
            self.refused.emit(refusal)
            return
        back()
        self._cover, self._is_looking = None, False
        eyes = self._keep_eyes(())
        self._sit_down()
        self.changed.emit()
        self._turn(eyes)
        self.rewound.emit(self.view)
        self.ask()

    def _not_hers(self, action: Action | None, moment: int) -> IllegalAction | None:
        """Return why an action of the state after a moment is another person's own affair, None when not."""
        if action is None or not self.has_several or self._session.take_backs or action.seat == self._eyes:
            return None
        state = self._session.entry(moment).state
        if action.seat not in self.people or not self.rules.is_private(state, action.seat):
            return None
        whose = self.name(action.seat)
        return IllegalAction(say("This was decided in private: only {who} may take it back.", who=whose), "")

    def _sit_down(self) -> None:
        """Let the person who decides now take the seat at the screen."""
        people = [seat for seat in self.rules.actors(self._session.state) if seat in self.people]
        if people and self._seat not in people:
            self._seat = people[0]


def _throw_first() -> IllegalAction:
    return IllegalAction(say("Dice are being thrown: type in what they show first."), "")
