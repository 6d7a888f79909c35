# SPDX-License-Identifier: GPL-3.0-or-later
"""What moves on the screen: short runs from 0 to 1 that any click may finish at once."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME_MS = 12

MOVE_MS, WHOLE_MOVE_MS = 90, 450
PICK_UP_MS, GLIDE_MS, FLIP_MS, APPEAR_MS, FALL_MS = 100, 180, 160, 120, 320
FLASH_MS, SHOT_MS, BREATH_MS, RING_MS, FADE_MS = 360, 300, 280, 260, 80

Curve = QEasingCurve.Type


class Run:
    """One thing that moves: how long, along which curve, and what each step does.

    ``step`` is called with a share from 0 to 1 (curves may pass beyond either), at last with 1.0
    exactly, and then ``done``.
    """

    def __init__(
        self,
        ms: int,
        curve: QEasingCurve.Type,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
    ) -> None:
        self.ms = max(1, ms)
        self._curve = QEasingCurve(curve)
        if curve is Curve.OutBack:
            self._curve.setOvershoot(0.9)
        self._step = step
        self._done = done

    def at(self, elapsed: int) -> bool:
        """Show the moment; return whether the run goes on."""
        if elapsed >= self.ms:
            return False
        self._step(self._curve.valueForProgress(elapsed / self.ms))
        return True

    def hurried(self) -> "Run":
        """Return the run as a single change after the time of a fade, without anything on the way."""
        return Run(FADE_MS, Curve.Linear, lambda share: self._step(1.0) if share >= 1.0 else None, self._done)

    def end(self) -> None:
        """Show the last moment."""
        self._step(1.0)
        if self._done is not None:
            self._done()


class Motion(QObject):
    """Plays runs side by side; ``rested`` tells that nothing moves any more.

    ``is_reduced`` is the player's wish for as little motion as can be.
    """

    rested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_reduced = False
        self._runs: list[tuple[Run, int]] = []
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._frame)

    @property
    def is_moving(self) -> bool:
        """Whether anything moves."""
        return bool(self._runs)

    def start(self, runs: Iterable[Run]) -> None:
        """Set these in motion, beside what moves already."""
        now = self._clock.elapsed()
        if self.is_reduced:
            runs = [run.hurried() for run in runs]
        self._runs.extend((run, now) for run in runs)
        if self._runs and not self._timer.isActive():
            self._timer.start()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        was_moving = bool(self._runs)
        while self._runs:
            run, _ = self._runs.pop(0)
            run.end()
        self._timer.stop()
        if was_moving:
            self.rested.emit()

    def _frame(self) -> None:
        now = self._clock.elapsed()
        over = [(run, began) for run, began in self._runs if not run.at(now - began)]
        if not over:
            return
        self._runs = [entry for entry in self._runs if entry not in over]
        for run, _ in over:
            run.end()
        if not self._runs:
            self._timer.stop()
            self.rested.emit()
