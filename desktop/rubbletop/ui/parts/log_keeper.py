# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what is told into the log and shows its dice, each stroke once, in the order of the record."""

from collections import deque
from typing import Any

from PySide6.QtCore import QObject

from rubbletop.kernel.rules import Beat
from rubbletop.kernel.state import GameState
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.game_screen import TellingScreen
from rubbletop.ui.parts.chronicle import Chronicle
from rubbletop.ui.parts.dice import DiceTray, Throw, throws
from rubbletop.ui.parts.log import LogView
from rubbletop.ui.scene.table import AnyScreen

Place = tuple[int, int]
"""A moment of the record and the number of the stroke in it."""


class LogKeeper(QObject):
    """Knows which stroke of the record each told one is, and how far the log has come."""

    def __init__(
        self, bridge: Bridge, screen: AnyScreen, log: LogView, dice: DiceTray, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._screen = screen
        self._log = log
        self._dice = dice
        self._chronicle = Chronicle(bridge.rules, screen)
        self._untold: deque[tuple[Beat[Any], Place]] = deque()
        self._last_seen: Place = (0, -1)
        self._logged: Place = (-1, 0)
        bridge.seen.connect(self._note)

    def tell(self, view: GameState, beat: Beat[Any], tumble_ms: int) -> None:
        """Write a stroke that begins to be told, and throw its dice."""
        while self._untold:
            known, place = self._untold.popleft()
            if known is beat:
                self._write(view, beat, place)
                break
        self._dice.show_throws(self._throws(beat), tumble_ms)

    def catch_up(self) -> None:
        """Write all strokes of the record that are not yet in the log."""
        for moment in range(max(self._logged[0], 0), self._bridge.length + 1):
            for number, beat in enumerate(self._bridge.beats(moment)):
                if (moment, number) > self._logged:
                    self._dice.show_throws(self._throws(beat))
                    self._write(beat.state, beat, (moment, number))
        self._last_seen = self._logged

    def rewind(self) -> None:
        """Take out what was taken back."""
        moment = self._bridge.length
        self._untold.clear()
        self._log.cut(moment)
        self._chronicle.cut(moment)
        self._logged = min(self._logged, (moment, len(self._bridge.beats(moment)) - 1))
        self.catch_up()

    def first_moment(self, view: GameState, box: int) -> int | None:
        """Return when a box of the strip began in the turn of ``view``, None where that is not known."""
        return self._chronicle.first_moment(view, box)

    def _throws(self, beat: Beat[Any]) -> tuple[Throw, ...]:
        screen = self._screen
        found = [screen.score(event) for event in beat.events] if isinstance(screen, TellingScreen) else []
        return throws(beat.rolls, [score for score in found if score is not None])

    def _note(self, view: GameState, beat: Beat[Any]) -> None:
        moment = self._bridge.length
        number = self._last_seen[1] + 1 if self._last_seen[0] == moment else 0
        self._last_seen = (moment, number)
        self._untold.append((beat, (moment, number)))

    def _write(self, view: GameState, beat: Beat[Any], place: Place) -> None:
        if place > self._logged:
            self._logged = place
            self._log.add(self._chronicle.lines(view, beat, *place))
