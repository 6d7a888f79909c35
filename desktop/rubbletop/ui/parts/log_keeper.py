# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what is told into the log and shows its dice, each stroke once, in the order of the record."""

from collections import deque
from collections.abc import Iterator
from heapq import merge
from typing import Any

import msgspec
from PySide6.QtCore import QObject

from rubbletop.kernel.facts import Event, Seat
from rubbletop.kernel.rules import Beat
from rubbletop.kernel.state import GameState
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.game_screen import TellingScreen
from rubbletop.ui.parts.chronicle import Chronicle
from rubbletop.ui.parts.dice import DiceTray, Throw, throws
from rubbletop.ui.parts.log import LogLine, LogView
from rubbletop.ui.scene.table import AnyScreen

Place = tuple[int, int]
"""A moment of the record and the number of the stroke in it."""


class Told(msgspec.Struct, frozen=True):
    """What was written of a stroke: where it stands in the record, its lines, its throws."""

    place: Place
    lines: tuple[LogLine, ...]
    throws: tuple[Throw, ...]


class LogKeeper(QObject):
    """Knows which stroke of the record each told one is, and how far the log has come.

    What is known at the table is kept; what the eyes at the screen alone know is added while they look.
    """

    def __init__(
        self, bridge: Bridge, screen: AnyScreen, log: LogView, dice: DiceTray, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._teller = screen if isinstance(screen, TellingScreen) else None
        self._log = log
        self._dice = dice
        self._chronicle = Chronicle(bridge.rules, screen)
        self._told: list[Told] = []
        self._untold: deque[tuple[Beat[Any], Place]] = deque()
        self._last_seen: Place = (0, -1)
        self._logged: Place = (-1, 0)
        bridge.seen.connect(self._note)

    def tell(self, view: GameState, beat: Beat[Any], tumble_ms: int) -> bool:
        """Write a stroke that begins to be told, and throw its dice; tell whether there are any."""
        while self._untold:
            known, place = self._untold.popleft()
            if known is beat:
                self._write(place)
                break
        thrown = self._throws(beat)
        self._dice.show_throws(thrown, tumble_ms)
        return bool(thrown)

    def catch_up(self) -> None:
        """Write all strokes of the record that are not yet in the log."""
        lines: list[LogLine] = []
        thrown: list[Throw] = []
        for moment in range(max(self._logged[0], 0), self._bridge.length + 1):
            for number, beat in enumerate(self._bridge.beats(moment)):
                if (moment, number) > self._logged:
                    thrown += self._throws(beat)
                    lines += self._written((moment, number))
        self._log.add(lines)
        self._dice.show_throws(tuple(thrown))
        self._last_seen = self._logged

    def rewind(self) -> None:
        """Take out what was taken back."""
        moment = self._bridge.length
        self._untold.clear()
        self._forget_after(moment)
        self._log.cut(moment)
        self.catch_up()
        self.show_dice_of(self.place)

    def turn(self) -> None:
        """Write the log, and count the dice, as the eyes that look now know them."""
        self._forget_after(self._bridge.length)
        lines: list[LogLine] = []
        thrown: list[Throw] = []
        # Of one stroke, what the table knows comes first.
        for told in merge(self._told, self._secrets(), key=_place):
            lines += told.lines
            thrown += told.throws
        self._log.replace(lines)
        self._dice.clear()
        self._dice.show_throws(tuple(thrown))

    def first_moment(self, view: GameState, box: int) -> int | None:
        """Return when a box of the strip began in the turn of ``view``, None where that is not known."""
        return self._chronicle.first_moment(view, box)

    @property
    def place(self) -> Place:
        """How far the log has come."""
        return self._logged

    def back_from(self, place: Place) -> Iterator[Event]:
        """Yield the events that the eyes know up to a stroke of the record, the newest first."""
        for moment in range(place[0], -1, -1):
            beats = self._bridge.beats(moment)
            last = place[1] + 1 if moment == place[0] else len(beats)
            for beat in reversed(beats[:last]):
                yield from reversed(beat.events)

    def since_decision(self, seat: Seat, place: Place) -> Iterator[Event]:
        """Yield what the eyes know of events from a seat’s last decision to a stroke, the oldest first."""
        for moment in range(self._bridge.last_decision(seat, place[0]), place[0] + 1):
            beats = self._bridge.beats(moment)
            for beat in beats[: place[1] + 1 if moment == place[0] else len(beats)]:
                yield from beat.events

    def show_dice_of(self, place: Place) -> None:
        """Show the dice as they lay after a stroke of the record."""
        known = merge(self._told, self._secrets(), key=_place)
        thrown = [told.throws[-1] for told in known if told.place <= place and told.throws]
        self._dice.look_at(thrown[-1] if thrown else None)

    def _secrets(self) -> list[Told]:
        """What the eyes at the screen alone know of the strokes that are in the log."""
        return [
            Told((moment, number), self._secret_lines(beat, (moment, number)), self._throws(beat))
            for moment, number, beat in self._bridge.secrets()
            if (moment, number) <= self._logged
        ]

    def _secret_lines(self, beat: Beat[Any] | None, place: Place) -> tuple[LogLine, ...]:
        if beat is None:
            return ()
        return tuple(self._chronicle.line(beat.state, event, *place) for event in beat.events)

    def _forget_after(self, moment: int) -> None:
        while self._told and self._told[-1].place[0] > moment:
            self._told.pop()
        self._chronicle.cut(moment)
        self._logged = min(self._logged, (moment, len(self._bridge.beats(moment)) - 1))

    def _throws(self, beat: Beat[Any]) -> tuple[Throw, ...]:
        found = [self._teller.score(event) for event in beat.events] if self._teller is not None else []
        return throws(beat.rolls, [score for score in found if score is not None])

    def _note(self, view: GameState, beat: Beat[Any]) -> None:
        moment = self._bridge.length
        number = self._last_seen[1] + 1 if self._last_seen[0] == moment else 0
        self._last_seen = (moment, number)
        self._untold.append((beat, (moment, number)))

    def _write(self, place: Place) -> None:
        if place > self._logged:
            self._log.add(self._written(place))

    def _written(self, place: Place) -> tuple[LogLine, ...]:
        """The lines of the next stroke, which is told now."""
        self._logged = place
        beat = self._bridge.open_beat(*place)
        lines = self._chronicle.lines(beat.state, beat, *place)
        self._told.append(Told(place, lines, self._throws(beat)))
        return (*lines, *self._secret_lines(self._bridge.secret_beat(*place), place))


def _place(told: Told) -> Place:
    return told.place
