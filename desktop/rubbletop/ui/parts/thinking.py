# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players on the screen: they think in a process of their own, the window looks for the answer."""

from collections.abc import Callable
from secrets import randbits

from PySide6.QtCore import QObject, QTimer, Signal

from rubbletop.games import registry
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import GameState
from rubbletop.worker.asking import Worker, WorkerError

LOOK_MS = 15


class Thinking(QObject):
    """``thought`` brings the action that was found and its reason, None unless one was asked for and given.

    ``failed`` brings one line that says why there is none. ``progressed`` brings the share of its time
    that a computer player which thinks for a while has taken.
    """

    thought = Signal(object, object)
    failed = Signal(str)
    progressed = Signal(float)

    def __init__(
        self,
        parent: QObject | None = None,
        worker: Worker | None = None,
        budget: Callable[[str, str], float] = registry.think,
    ) -> None:
        """``budget`` tells, for a game and a level, the seconds that may be thought over a phase."""
        super().__init__(parent)
        self._budget = budget
        self._think = 0.0
        self._gone = 0.0
        self._worker = Worker() if worker is None else worker
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._look_for_answer)

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._worker.is_thinking

    @property
    def can_stop(self) -> bool:
        """Whether someone thinks who would answer at once if stopped."""
        return self.is_thinking and self._think > 0.0

    def stop(self) -> None:
        """Have whoever thinks answer at once with the best found so far."""
        self._worker.stop()

    def ask(
        self, rules: Rules[GameState], view: GameState, seat: Seat, level: str, *, explained: bool = False
    ) -> None:
        """Ask what ``seat`` should do; an earlier question is dropped."""
        self._think, self._gone = self._budget(rules.game, level), 0.0
        seed = randbits(32)
        try:
            self._worker.ask(rules, view, seat, level, seed, explained=explained, think=self._think)
        except OSError as fault:
            self._worker.close()
            self.failed.emit(str(fault))
            return
        self._look.start()

    def cancel(self) -> None:
        """Drop the open question."""
        self._look.stop()
        self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._look.stop()
        self._worker.close()

    def _look_for_answer(self) -> None:
        try:
            action = self._worker.answer()
        except WorkerError as fault:
            self._look.stop()
            self.failed.emit(str(fault))
            return
        if action is not None:
            self._look.stop()
            self.thought.emit(action, self._worker.why)
        elif self._worker.gone != self._gone:
            self._gone = self._worker.gone
            self.progressed.emit(self._gone)
