# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players on the screen: they think in a process of their own, the window looks for the answer."""

from collections.abc import Callable
from secrets import randbits

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from rubbletop.games import registry
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import GameState
from rubbletop.worker.asking import Worker, WorkerError, WorkerGoneError

LOOK_MS = 15
TELL_MS = 100
QUIET = 0.5
"""Seconds of thought that are not worth telling."""
PATIENCE = 3.0
"""Seconds in which one that has no time of its own, or was told to stop, must answer."""


class _Question(msgspec.Struct, frozen=True):
    """What was asked, to be asked once more."""

    rules: Rules[GameState]
    view: GameState
    seat: Seat
    level: str
    explained: bool


class Thinking(QObject):
    """``thought`` brings the action that was found and its reason, None unless one was asked for and given.

    ``failed`` brings one line that says why there is none. ``progressed`` brings, by the window's own
    clock, the share of its time that a computer player has taken, once that is worth telling.
    ``replaced`` tells that one which did not answer was ended, and another one asked in its place.
    """

    thought = Signal(object, object)
    failed = Signal(str)
    progressed = Signal(float)
    replaced = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        worker: Worker | None = None,
        budget: Callable[[str, str], float] = registry.think,
        patience: float = PATIENCE,
    ) -> None:
        """``budget`` tells, for a game and a level, the seconds that may be thought over a phase."""
        super().__init__(parent)
        self._budget = budget
        self._patience = patience
        self._think = 0.0
        self._question: _Question | None = None
        self._is_replacement = False
        self._since, self._told, self._stopped = QElapsedTimer(), QElapsedTimer(), QElapsedTimer()
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
        """Whether someone thinks who would answer at once if stopped, or whom another would replace."""
        is_late = self._think > 0.0 or self._passed(self._since) >= self._patience
        return self.is_thinking and is_late and not self._stopped.isValid()

    def stop(self) -> None:
        """Have whoever thinks answer at once with the best found so far; it is replaced if it does not."""
        if not self._think:
            self._replace()
            return
        self._worker.stop()
        self._stopped.start()
        if not self._worker.is_thinking:
            self._replace()

    def ask(
        self, rules: Rules[GameState], view: GameState, seat: Seat, level: str, *, explained: bool = False
    ) -> None:
        """Ask what ``seat`` should do; an earlier question is dropped."""
        self._question = _Question(rules, view, seat, level, explained)
        self._is_replacement = False
        self._ask(self._budget(rules.game, level))

    def cancel(self) -> None:
        """Drop the open question."""
        self._look.stop()
        self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._look.stop()
        self._worker.close()

    def _ask(self, think: float) -> None:
        asked = self._question
        assert asked is not None, "a question was asked"
        self._think = think
        self._stopped.invalidate()
        self._since.start()
        self._told.start()
        try:
            self._worker.ask(
                asked.rules,
                asked.view,
                asked.seat,
                asked.level,
                randbits(32),
                explained=asked.explained,
                think=think,
            )
        except OSError as fault:
            self._look.stop()
            self._worker.close()
            self.failed.emit(str(fault))
            return
        self._look.start()

    def _replace(self) -> None:
        """End the process and ask another one, which is given no time: it decides at once."""
        self._worker.close()
        self._is_replacement = True
        self.replaced.emit()
        self._ask(0.0)

    def _look_for_answer(self) -> None:
        try:
            action = self._worker.answer()
        except WorkerGoneError as fault:
            if self._is_replacement:
                self._fail(fault)
            else:
                self._replace()
            return
        except WorkerError as fault:
            self._fail(fault)
            return
        if action is not None:
            self._look.stop()
            self.thought.emit(action, self._worker.why)
        elif self._stopped.isValid() and self._passed(self._stopped) >= self._patience:
            self._replace()
        elif self._told.elapsed() >= TELL_MS:
            self._tell()

    def _fail(self, fault: WorkerError) -> None:
        self._look.stop()
        self.failed.emit(str(fault))

    def _tell(self) -> None:
        """Tell how much of its time is gone; one that has none of its own is spoken of when it is late."""
        self._told.start()
        gone = self._passed(self._since)
        if gone >= (QUIET if self._think else self._patience):
            self.progressed.emit(min(1.0, gone / self._think) if self._think else 1.0)

    @staticmethod
    def _passed(clock: QElapsedTimer) -> float:
        """The seconds since a clock was started; 0.0 for one that does not run."""
        return clock.elapsed() / 1000 if clock.isValid() else 0.0
