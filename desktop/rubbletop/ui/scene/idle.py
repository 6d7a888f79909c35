# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting that can wait is done piece by piece between the player's clicks."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

SLICE_MS = 5
"""How long a turn of waiting work may take before clicks and paints are let in; one piece while dragging."""


HELD_MS = 40
"""How often it is asked whether the player's hand is free again."""


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
        self._patient: list[Worker] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turn)
        self._is_hand_busy: Callable[[], bool] = lambda: False

    def add(self, worker: Worker) -> None:
        """Let a worker with small pieces take part; those added first go first."""
        self._workers.append(worker)

    def add_patient(self, worker: Worker) -> None:
        """Let a worker take part when the others have nothing to do and the player's hand is free."""
        self._patient.append(worker)

    def hold_while(self, busy: Callable[[], bool]) -> None:
        """Let the patient rest as long as ``busy`` says so: while a counter is dragged, say."""
        self._is_hand_busy = busy

    def wake(self) -> None:
        """Say that there is work."""
        if not self._timer.isActive() or self._timer.interval():
            self._timer.start(0)

    @property
    def is_busy(self) -> bool:
        """Whether work is still waiting."""
        return self._timer.isActive()

    def finish(self) -> None:
        """Do all the work that waits at once."""
        while any(worker.work() for worker in (*self._workers, *self._patient)):
            pass
        self._timer.stop()

    def _turn(self) -> None:
        is_held = self._is_hand_busy()
        clock = QElapsedTimer()
        clock.start()
        workers = self._workers if is_held else [*self._workers, *self._patient]
        worker = next((worker for worker in workers if worker.work()), None)
        if worker is not None:
            # One worker a turn: what it has painted is shown before the next one begins.
            while not is_held and clock.elapsed() < SLICE_MS and worker.work():
                pass
        elif is_held:
            self._timer.start(HELD_MS)
        else:
            self._timer.stop()
