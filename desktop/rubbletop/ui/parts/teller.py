# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells what happened stroke by stroke: at the player's speed, or one stroke a press of Next."""

from collections import deque
from enum import Enum

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from rubbletop.kernel.rules import Beat
from rubbletop.kernel.state import GameState


class Speed(Enum):
    """How fast is told; the value is the pause after a stroke in ms, None waits for the player."""

    STEPS = None
    SLOW = 1600
    NORMAL = 800
    FAST = 250
    INSTANT = 0

    @property
    def tumble_ms(self) -> int:
        """How long dice roll at this speed."""
        return {Speed.SLOW: 700, Speed.FAST: 180, Speed.INSTANT: 0}.get(self, 420)


class Stroke(msgspec.Struct, frozen=True):
    """One stroke to be told: what is seen after it, its events and rolls, its place in the record."""

    view: GameState
    beat: Beat[GameState]
    moment: int
    number: int

    @property
    def is_told(self) -> bool:
        """Whether anything in it is worth the player's time."""
        return bool(self.beat.events) or bool(self.beat.rolls)


class Teller(QObject):
    """Brings strokes one after another.

    ``told`` brings a stroke to be shown; whoever shows it calls ``shown`` once nothing moves any
    more. ``finished`` follows when all are told, ``waits`` tells whether the player must press Next.
    """

    told = Signal(object)
    finished = Signal()
    waits = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._queue: deque[Stroke] = deque()
        self._is_telling = False
        self._is_waiting = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._advance)

    @property
    def is_telling(self) -> bool:
        """Whether strokes are still being told."""
        return self._is_telling

    @property
    def is_waiting(self) -> bool:
        """Whether the next stroke waits for the player."""
        return self._is_waiting

    def tell(self, stroke: Stroke) -> None:
        """Put a stroke at the end of what is to be told; ``go`` starts it."""
        self._queue.append(stroke)

    def go(self) -> None:
        """Tell what is to be told; ``finished`` follows at once when that is nothing."""
        if not self._is_telling:
            self._is_telling = True
            self._advance()

    def shown(self) -> None:
        """Nothing of the stroke moves any more: pause, then go on."""
        if not self._is_telling or self._pause.isActive() or self._is_waiting:
            return
        if not self._queue:
            self._advance()
        elif self.speed is Speed.STEPS:
            self._wait(True)
        else:
            self._pause.start(self.speed.value or 0)

    def next(self) -> None:
        """Go on at once, whether the player must press Next or a pause is running."""
        if self._is_waiting or self._pause.isActive():
            self._pause.stop()
            self._wait(False)
            self._advance()

    def choose(self, speed: Speed) -> None:
        """Tell at this speed from now on."""
        self.speed = speed
        if self._is_waiting and speed is not Speed.STEPS:
            self.next()

    def clear(self) -> None:
        """Forget what was to be told."""
        self._queue.clear()
        self._pause.stop()
        self._wait(False)
        self._is_telling = False

    def _wait(self, waiting: bool) -> None:
        if waiting != self._is_waiting:
            self._is_waiting = waiting
            self.waits.emit(waiting)

    def _advance(self) -> None:
        while self._queue:
            stroke = self._queue.popleft()
            self.told.emit(stroke)
            if self.speed is not Speed.INSTANT and stroke.is_told:
                return
        if self._is_telling:
            self._is_telling = False
            self.finished.emit()
