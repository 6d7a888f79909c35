# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer players of a lesson: they do what the lesson says, and the bulb shows what it waits for."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Offer, Rules
from rubbletop.kernel.state import GameState
from rubbletop.ui.lesson.model import Lesson
from rubbletop.ui.parts.thinking import Thinking

Advice = Callable[[tuple[Offer, ...]], Action | None]


class Mates(Thinking):
    """``advice`` says what the player should do now, for the bulb."""

    def __init__(self, lesson: Lesson, parent: QObject) -> None:
        super().__init__(parent)
        self._lesson = lesson
        self._seats = {player.seat for player in lesson.setup.players if player.level is not None}
        self._answer: Action | None = None
        self.advice: Advice = _silent
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._tell_answer)

    @property
    def is_thinking(self) -> bool:
        return self._timer.isActive()

    @property
    def can_stop(self) -> bool:
        return False

    def ask(
        self, rules: Rules[GameState], view: GameState, seat: Seat, level: str, *, explained: bool = False
    ) -> None:
        legal = rules.legal(view, seat)
        advice = None if seat in self._seats else self.advice(legal)
        self._answer = self._lesson.reply(legal) if advice is None else advice
        self._timer.start()

    def cancel(self) -> None:
        self._timer.stop()
        super().cancel()

    def _tell_answer(self) -> None:
        self.thought.emit(self._answer, None)


def _silent(_legal: tuple[Offer, ...]) -> Action | None:
    return None
