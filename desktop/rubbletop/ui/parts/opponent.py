# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players at the table: asked when it is their turn, heard at the player's pace; and hints."""

from PySide6.QtCore import QObject, QTimer, Signal

from rubbletop.games import registry
from rubbletop.kernel.facts import Action, Message, Seat
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.parts.speed import Speed
from rubbletop.ui.parts.thinking import Thinking


class Opponent(QObject):
    """``played`` brings a computer player's action when it is time for it, ``hinted`` a hint's and why.

    ``waits`` tells that an action is ready and waits for the player to press Next, ``failed`` why
    there is none. ``progressed`` brings the share of its time that a computer player has taken;
    ``replaced`` tells that it did not answer, and that another decides in its place.
    """

    played = Signal(object)
    hinted = Signal(object, object)
    waits = Signal()
    failed = Signal(str)
    progressed = Signal(float)
    replaced = Signal()

    def __init__(self, bridge: Bridge, thinking: Thinking, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._thinking = thinking
        self._speed = Speed.NORMAL
        self._ready: Action | None = None
        self._thinker: Seat | None = None
        self._awaited: Seat | None = None
        self._ahead: dict[Seat, Action] = {}
        self._is_hint = False
        self._is_held = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.go_on)
        thinking.thought.connect(self._thought)
        thinking.failed.connect(self._not_thought)
        thinking.progressed.connect(self._progress)
        thinking.replaced.connect(self._replaced)

    @property
    def is_busy(self) -> bool:
        """Whether a computer player thinks, or has its action ready, while the game waits for it."""
        return self._ready is not None or self._awaited is not None

    def ask(self, seat: Seat) -> None:
        """Let the computer player of a seat decide; a person's seat is left alone."""
        if self._bridge.level(seat) is None or self.is_busy:
            return
        self._awaited = seat
        action = self._ahead.pop(seat, None)
        if action is not None and self._bridge.may_do(action):
            self._be_ready(action)
        elif self._thinker != seat:
            self._ask(seat)

    def think_ahead(self) -> None:
        """Let computer players that decide beside people think while these do."""
        left = [seat for seat in self._bridge.deciding_computers() if seat not in self._ahead]
        if left and not self.is_busy and not self._thinking.is_thinking:
            self._ask(left[0])

    def hint(self) -> None:
        """Ask what a sensible player would do at the seat at the screen."""
        bridge, seat = self._bridge, self._bridge.seat
        level = registry.hint_level(bridge.rules.game, seat)
        if level is not None and not self.is_busy and not self._is_hint:
            self._is_hint, self._thinker = True, None
            # Before the eyes of others a reason could give away what the seat alone knows.
            explained = bridge.eyes == seat
            self._thinking.ask(bridge.rules, bridge.view_of(seat), seat, level, explained=explained)

    def forget_hint(self) -> None:
        """Let nobody see a hint that was asked for before other eyes came to look."""
        if self._is_hint:
            self._is_hint = False
            self._thinking.cancel()

    @property
    def can_stop(self) -> bool:
        """Whether the computer player that the game waits for would decide at once if stopped."""
        return self._is_waited_for and self._thinking.can_stop

    def stop(self) -> None:
        """Have the computer player decide at once."""
        if self.can_stop:
            self._thinking.stop()

    def choose(self, speed: Speed) -> None:
        """Play at this speed from now on."""
        self._speed = speed
        if speed is not Speed.STEPS and not self._is_held:
            self.go_on()

    def hold(self, *, held: bool) -> None:
        """Keep what is ready while the past is looked at; let it go afterwards."""
        self._is_held = held
        if held:
            self._rest.stop()
        else:
            self._pace()

    def go_on(self) -> None:
        """Play what is ready."""
        action, self._ready = self._ready, None
        self._rest.stop()
        if action is not None:
            self.played.emit(action)

    def drop(self) -> None:
        """Forget what was asked and what is ready."""
        self._rest.stop()
        self._ready = self._thinker = self._awaited = None
        self._ahead.clear()
        self._is_hint = False
        self._thinking.cancel()

    def _ask(self, seat: Seat) -> None:
        level = self._bridge.level(seat)
        assert level is not None
        self._thinker, self._is_hint = seat, False
        self._thinking.ask(self._bridge.rules, self._bridge.view_of(seat), seat, level)

    def _thought(self, action: Action, why: Message | None) -> None:
        thinker, self._thinker = self._thinker, None
        if self._is_hint:
            self._is_hint = False
            self.hinted.emit(action, why)
        elif thinker is not None and thinker == self._awaited:
            self._be_ready(action)
            return
        elif thinker is not None:
            self._ahead[thinker] = action
        self.think_ahead()

    def _be_ready(self, action: Action) -> None:
        self._awaited = None
        self._ready = action
        self.progressed.emit(0.0)
        self._pace()

    @property
    def _is_waited_for(self) -> bool:
        return self._awaited is not None and self._thinker is not None

    def _progress(self, gone: float) -> None:
        if self._is_waited_for:
            self.progressed.emit(gone)

    def _replaced(self) -> None:
        if self._is_waited_for:
            self.replaced.emit()

    def _pace(self) -> None:
        if self._ready is None or self._is_held:
            return
        pause = self._speed.pause_ms
        if pause is None:
            self.waits.emit()
        else:
            self._rest.start(pause // 2)

    def _not_thought(self, reason: str) -> None:
        was_ahead = self._thinker is not None and self._awaited is None
        self._is_hint = False
        self._thinker = self._awaited = None
        if not was_ahead:
            # Whoever failed to think ahead is asked again when it is time, and told of then.
            self.failed.emit(reason)
