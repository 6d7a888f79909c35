# SPDX-License-Identifier: GPL-3.0-or-later
"""The strokes of play are told one after another: motion first, then the truth, then a pause."""

from collections import deque
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from rubbletop.kernel.rules import Beat
from rubbletop.kernel.state import GameState
from rubbletop.ui.game_screen import Motion as Shown
from rubbletop.ui.scene.hands import Hands
from rubbletop.ui.scene.motion import Motion
from rubbletop.ui.scene.performance import last_moved, runs_after, runs_before
from rubbletop.ui.scene.table import Table

NORMAL_PAUSE = 260


class Telling(QObject):
    """Plays strokes in their order at the player's pace.

    ``begins`` tells a stroke as its motion begins (for dice and log), ``told`` when the board shows
    its end. ``waits`` says that the next stroke is told when the player steps on.
    """

    begins = Signal(object, object)
    told = Signal(object, object)
    waits = Signal()

    def __init__(self, table: Table, motion: Motion, hands: Hands, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._motion = motion
        self._hands = hands
        self._queue: deque[tuple[GameState, Beat[Any]]] = deque()
        self._now: tuple[GameState, Beat[Any]] | None = None
        self._groups: deque[tuple[Shown, ...]] = deque()
        self._motions: list[Shown] = []
        self._ending = False
        self._pause: int | None = NORMAL_PAUSE
        self._waiting = False
        self._then: list[Callable[[], None]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        motion.rested.connect(self._rested)

    @property
    def is_telling(self) -> bool:
        """Whether strokes are still to be told."""
        return self._now is not None or bool(self._queue) or self._timer.isActive()

    @property
    def is_waiting(self) -> bool:
        """Whether the next stroke waits for the player to step on."""
        return self._waiting

    def set_pause(self, ms: int | None) -> None:
        """Rest so long after each stroke in which something was seen; None waits for a step."""
        self._pause = ms
        if ms is not None and self._waiting:
            self.step()

    def add(self, view: GameState, beat: Beat[Any]) -> None:
        """Tell this stroke after those before it."""
        self._queue.append((view, beat))
        if self._now is None and not self._timer.isActive() and not self._waiting:
            self._timer.start(0)

    def then(self, call: Callable[[], None]) -> None:
        """Do this once everything has been told: at once when nothing is left."""
        if self.is_telling:
            self._then.append(call)
        else:
            call()

    def step(self) -> None:
        """Tell the next stroke now."""
        if self._waiting:
            self._waiting = False
            self._next()
        else:
            self.hurry()

    def hurry(self) -> bool:
        """Finish what moves or pauses; return whether there was anything to finish."""
        if self._now is not None:
            while self._now is not None and (self._groups or self._motion.is_moving):
                self._motion.finish()
            if self._now is not None:
                # A fault has stopped the stroke half way: the truth is shown, and play goes on.
                self._rested()
            return True
        if self._timer.isActive():
            self._timer.stop()
            self._next()
            return True
        if self._waiting:
            self.step()
            return True
        self._motion.finish()
        return False

    def drop_all(self) -> None:
        """Forget what is still to be told: the position has been replaced."""
        self._queue.clear()
        self._groups.clear()
        self._now = None
        self._waiting = False
        self._then.clear()
        self._timer.stop()
        self._motion.finish()

    def tell_all(self) -> None:
        """Tell everything that waits without motion or pause."""
        pause, self._pause = self._pause, 0
        while self.is_telling:
            self.hurry()
        self._pause = pause

    def _next(self) -> None:
        if not self._queue:
            self._finish_all()
            return
        self._now = self._queue.popleft()
        view, beat = self._now
        screen = self._table.screen
        self._ending = False
        self._motions.clear()
        self._groups.clear()
        shown = [screen.motions(event) for event in beat.events]
        self._motions = [motion for group in shown for motion in group]
        self._groups = deque(group for group in shown if group)
        self.begins.emit(view, beat)
        self._rested()

    def _rested(self) -> None:
        """Start the next motions of the stroke, or end it."""
        if self._now is None:
            return
        view, beat = self._now
        while self._groups and not self._ending:
            group = self._groups.popleft()
            after = {piece.id: piece for piece in self._table.screen.pieces(view)}
            dropped = self._hands.dropped
            waiting = dropped if self._hands.is_walking else None
            runs = runs_before(self._table, group, after, dropped=dropped, waiting=waiting)
            if runs:
                self._motion.start(runs)
                return
        if not self._ending:
            self._ending = True
            appearing = self._show_truth(view)
            if appearing:
                return
        self._now = None
        self.told.emit(view, beat)
        self._go_on(beat)

    def _show_truth(self, view: GameState) -> bool:
        """Make the board equal the view; return whether counters still come to be seen."""
        if self._hands.is_walking and self._hands.dropped in self._table.counters:
            self._table.sync_around(view, self._hands.dropped)
        else:
            self._hands.dropped = None
            self._table.sync(view)
        moved = last_moved(self._motions)
        if moved:
            self._hands.show_last(moved)
        runs = runs_after(self._table, self._motions)
        self._motion.start(runs)
        return bool(runs)

    def _go_on(self, beat: Beat[Any]) -> None:
        if not self._queue:
            self._finish_all()
        elif not beat.events and not beat.rolls:
            self._timer.start(0)
        elif self._pause is None:
            self._waiting = True
            self.waits.emit()
        else:
            self._timer.start(self._pause)

    def _finish_all(self) -> None:
        calls, self._then = self._then, []
        for call in calls:
            call()
