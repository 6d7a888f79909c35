# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting that can wait is done piece by piece between the player's clicks."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

SLICE_MS = 7
"""How long a turn of waiting work may take before clicks and paints are let in."""


class Worker(Protocol):
    """Something with work to do, a small piece at a time."""

    def work(self) -> bool:
        """Do one piece; return whether there was one to do."""
        ...


class Idle(QObject):
    """Gives workers their turns whenever the event loop has nothing better to do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers: list[Worker] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._turn)
        self._before: Callable[[], bool] | None = None

    def add(self, worker: Worker) -> None:
        """Let a worker take part; those added first go first."""
        self._workers.append(worker)

    def hold_while(self, busy: Callable[[], bool]) -> None:
        """Let work rest as long as ``busy`` says so: while a counter is dragged, say."""
        self._before = busy

    def wake(self) -> None:
        """Say that there is work."""
        if not self._timer.isActive():
            self._timer.setInterval(0)
            self._timer.start()

    @property
    def is_busy(self) -> bool:
        """Whether work is still waiting."""
        return self._timer.isActive()

    def finish(self) -> None:
        """Do all the work that waits at once."""
        while any(worker.work() for worker in self._workers):
            pass
        self._timer.stop()

    def _turn(self) -> None:
        if self._before is not None and self._before():
            self._timer.setInterval(40)
            return
        self._timer.setInterval(0)
        clock = QElapsedTimer()
        clock.start()
        while clock.elapsed() < SLICE_MS:
            if not any(worker.work() for worker in self._workers):
                self._timer.stop()
                return
