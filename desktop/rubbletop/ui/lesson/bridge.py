# SPDX-License-Identifier: GPL-3.0-or-later
"""The door to the game of a lesson: what the lesson does not want is refused before it touches the game."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from rubbletop.kernel.facts import Action, Event, IllegalAction, Message
from rubbletop.kernel.session import Session
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.game_screen import TellingScreen
from rubbletop.ui.scene.table import AnyScreen

Gate = Callable[[Action], Message | None]
MOST_TOLD = 2
"""So many throws of an action are told by the coach."""


class LessonBridge(Bridge):
    """``gate`` tells why a legal action must wait; ``held`` brings that reason."""

    held = Signal(object)

    def __init__(self, session: Session[Any], parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self.gate: Gate = _open
        self._goal: int | None = None

    @Slot(object)
    def submit(self, action: Action) -> None:
        if action.seat in self.people and self.refusal(action) is None:
            reason = self.gate(action)
            if reason is not None:
                self.refused.emit(IllegalAction(reason, ""))
                self.held.emit(reason)
                return
        super().submit(action)

    def go_back_to(self, length: int) -> None:
        """Let the next undo take back all but the first ``length`` actions."""
        self._goal = length

    @Slot()
    def undo(self) -> None:
        goal, self._goal = self._goal, None
        if goal is None:
            super().undo()
        else:
            self._take_back(lambda: self._undo_to(goal))

    def _undo_to(self, length: int) -> None:
        while self.length > length:
            self._session.undo()

    def done(self, since: int) -> tuple[Action | None, ...]:
        """Return what the people have done since the game was so long, None for what others did."""
        actions = (self._session.entry(number).action for number in range(since + 1, self.length + 1))
        return tuple(a if a is not None and a.seat in self.people else None for a in actions)

    def told(self, screen: AnyScreen) -> tuple[Message, ...]:
        """Return in sentences what the dice thrown since a person decided last came to, as she sees it."""
        since = next((n for n in range(self.length, 0, -1) if self.done(n - 1)[0] is not None), 0)
        sentences = [
            self.rules.sentence(beat.state, event)
            for moment in range(max(1, since), self.length + 1)
            for beat in self.beats(moment)
            if any(roll.is_dice for roll in beat.rolls)
            for event in _of_dice(beat.events, screen)
        ]
        return tuple(sentences[:MOST_TOLD])


def _open(_action: Action) -> Message | None:
    return None


def _of_dice(events: tuple[Event, ...], screen: AnyScreen) -> tuple[Event, ...]:
    """The events that say what dice came to, else the first."""
    if not isinstance(screen, TellingScreen):
        return events[:1]
    return tuple(event for event in events if screen.score(event) is not None) or events[:1]
