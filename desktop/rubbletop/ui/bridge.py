# SPDX-License-Identifier: GPL-3.0-or-later
"""The one door between the screen and the session: no widget behind it ever holds a secret."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from rubbletop.kernel.facts import Action, IllegalAction, Outcome, Seat, Setup
from rubbletop.kernel.rules import Beat, Offer, Rules
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import GameState


class Bridge(QObject):
    """Wraps a session for the seat at the screen.

    ``seen`` brings each stroke of play, its state being the view of that seat and its events and
    rolls those that the seat learns of; when all strokes of an action are told, ``asked`` brings a
    person's decision with all that is legal, ``awaited`` names a computer player's seat, or
    ``ended`` brings the outcome. ``refused`` brings the reason why an action was not taken.
    ``changed`` follows each change of the record. ``rewound`` brings the view after a take-back.
    """

    seen = Signal(object, object)
    asked = Signal(str, object)
    awaited = Signal(str)
    ended = Signal(object)
    refused = Signal(object)
    rewound = Signal(object)
    changed = Signal()

    def __init__(self, session: Session[GameState], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        players = session.setup.players
        self._people = tuple(player.seat for player in players if player.level is None)
        self._seat = self._people[0] if self._people else players[0].seat
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
    def view(self) -> GameState:
        """The present state as the seat at the screen may know it."""
        return self.view_of(self._seat)

    @property
    def legal(self) -> tuple[Offer, ...]:
        """What the seat at the screen may do now; nothing while a computer player decides."""
        return self.rules.legal(self.view, self._seat) if self._seat in self._people else ()

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

    def view_of(self, seat: Seat) -> GameState:
        """Return the present state as ``seat`` may know it (for the computer player of that seat)."""
        return self.rules.view(self._session.state, seat)

    def beats(self, moment: int) -> tuple[Beat[GameState], ...]:
        """Return the strokes of a moment, masked for the seat at the screen."""
        return tuple(self._masked(beat) for beat in self._session.entry(moment).beats)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why ``action`` may not be done now, None when it may."""
        try:
            self.rules.check(self.view, action)
        except IllegalAction as refusal:
            return refusal
        return None

    def level(self, seat: Seat) -> str | None:
        """Return the level of the computer player of a seat, None for a person."""
        return next((player.level for player in self.setup.players if player.seat == seat), None)

    def undo_refusal(self) -> IllegalAction | None:
        """Return why the last action cannot be taken back, None when it can."""
        return self._session.undo_refusal()

    @Slot(object)
    def submit(self, action: Action) -> None:
        """Play an action and tell its strokes, or tell why it is refused."""
        try:
            beats = self._session.submit(action)
        except IllegalAction as refusal:
            self.refused.emit(refusal)
            return
        self._tell(beats)

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
        try:
            beats = self._session.redo()
        except IllegalAction as refusal:
            self.refused.emit(refusal)
            return
        self._tell(beats)

    @Slot()
    def ask(self) -> None:
        """Tell what is to be decided now: called once by whoever shows a game that was begun."""
        outcome = self.outcome
        if outcome is not None:
            self.ended.emit(outcome)
            return
        actors = self.rules.actors(self._session.state)
        if self._seat in actors and self._seat in self._people:
            self.asked.emit(self._seat, self.legal)
        elif actors:
            self.awaited.emit(actors[0])

    def _tell(self, beats: tuple[Beat[GameState], ...]) -> None:
        told = tuple(self._masked(beat) for beat in beats)
        self._sit_down()
        self.changed.emit()
        for beat in told:
            self.seen.emit(beat.state, beat)
        self.ask()

    def _take_back(self, back: Callable[[], object]) -> None:
        try:
            back()
        except IllegalAction as refusal:
            self.refused.emit(refusal)
            return
        self._sit_down()
        self.changed.emit()
        self.rewound.emit(self.view)
        self.ask()

    def _masked(self, beat: Beat[GameState]) -> Beat[GameState]:
        seat = self._seat
        return Beat(
            self.rules.view(beat.state, seat),
            tuple(event for event in beat.events if event.is_seen_by(seat)),
            tuple(roll for roll in beat.rolls if roll.seen_by is None or seat in roll.seen_by),
        )

    def _sit_down(self) -> None:
        """Let the person who decides now take the seat at the screen."""
        people = [seat for seat in self.rules.actors(self._session.state) if seat in self._people]
        if people and self._seat not in people:
            self._seat = people[0]
