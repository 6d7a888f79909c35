# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of one game at play: put together here, driven by the bridge, used by the window."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRectF, Signal, Slot
from PySide6.QtWidgets import QWidget

from rubbletop.kernel.facts import Action, IllegalAction, Message, Outcome
from rubbletop.kernel.rules import Beat, Offer
from rubbletop.kernel.state import GameState
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.decide.popup import ChoicePopup
from rubbletop.ui.scene.access import offer_access
from rubbletop.ui.scene.bubble import in_words
from rubbletop.ui.scene.faces import Faces
from rubbletop.ui.scene.gathering import PacedScreen
from rubbletop.ui.scene.hands import Hands
from rubbletop.ui.scene.idle import Idle
from rubbletop.ui.scene.keyboard import Keyboard
from rubbletop.ui.scene.motion import Motion
from rubbletop.ui.scene.outlook import Outlook
from rubbletop.ui.scene.overview import Overview
from rubbletop.ui.scene.performance import ring_run
from rubbletop.ui.scene.play_view import PlayView
from rubbletop.ui.scene.sight_tool import SightTool
from rubbletop.ui.scene.table import AnyScreen, Table
from rubbletop.ui.scene.telling import Telling


class Stage(QObject):
    """The view, the overview map, and everything between them and the bridge.

    ``begins`` and ``told`` follow the strokes of play at the player's pace (dice and log follow
    these, not the bridge); ``asked`` brings view, seat and legal offers when all is told and a
    person decides; ``ended`` and ``awaited`` likewise. ``said`` is a line for the status bar,
    ``refused`` a reason against a click or drop on the board; the bridge tells its own refusals.
    ``answered`` tells that the person here gives an answer.
    """

    begins = Signal(object, object)
    told = Signal(object, object)
    waits = Signal()
    answered = Signal()
    asked = Signal(object, str, object)
    awaited = Signal(object, str)
    ended = Signal(object, object)
    said = Signal(str)
    refused = Signal(object)
    picking = Signal(object)
    looked_at = Signal(str)
    sight_ruled = Signal(str, str, object)
    sight_toggled = Signal(bool)

    def __init__(self, screen: AnyScreen, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._screen = screen
        view = bridge.view
        self._shown = view
        self._steps: list[Action] = []
        self._popup: ChoicePopup | None = None
        self.is_asked_elsewhere: Callable[[Sequence[Offer]], bool] = _never
        """Whether something else asks which of some offers is meant, so that no menu opens."""
        self.is_confirmed_elsewhere: Callable[[Action], bool] = _nowhere
        """Whether an action that clicks have decided waits for a button beside the board."""
        self.idle = Idle(self)
        self.faces = Faces(screen.paint_piece, self.idle.wake, self._repaint_counters)
        accent = parent.palette().highlight().color().name()
        self.table = Table(screen, view, self.faces, accent, wake=self.idle.wake, parent=self)
        self.view = PlayView(screen, view, self.table, self.idle, parent)
        for worker in (self.table.under_lights.tiles, self.table.over_lights.tiles, self.faces):
            self.idle.add(worker)
        self._outlook = Outlook(screen.board(view))
        self.idle.add_patient(self._outlook)
        self.motion = Motion(self)
        self._rung: tuple[str, ...] = ()
        self.idle.hold_while(self._is_hand_busy)
        self.hands = Hands(self.table, self.view, self.motion, view, check=bridge.refusal, parent=self)
        self.keyboard = Keyboard(self.table, self.view, self.hands, self)
        self.sight = SightTool(self.table, view, self)
        self.telling = Telling(self.table, self.motion, self.hands, self)
        self.view.attach(self.hands, self.keyboard, self.sight, self.telling)
        self.overview = Overview(self.table, self.view)
        self.access = offer_access(self.view, self.table, self.keyboard, self.hands)
        self._connect()

    def _connect(self) -> None:
        bridge, hands, telling = self._bridge, self.hands, self.telling
        bridge.seen.connect(telling.add)
        bridge.asked.connect(self._on_asked)
        bridge.awaited.connect(self._on_awaited)
        bridge.ended.connect(self._on_ended)
        bridge.rewound.connect(self.show_position)
        bridge.refused.connect(self._on_refused)
        hands.chosen.connect(self._choose)
        hands.walked.connect(self._walk)
        hands.refused.connect(self.refused)
        hands.undecided.connect(self._open_popup)
        hands.picking.connect(self.picking)
        hands.picking.connect(self.table.ring.clear)
        hands.looked_at.connect(self.looked_at)
        hands.told.connect(self.said)
        hands.gathered.connect(self.said)
        hands.gathered.connect(self.access.announce)
        telling.begins.connect(self._on_begins)
        telling.told.connect(self._on_told)
        telling.waits.connect(self.waits)
        self.sight.ruled.connect(self.sight_ruled)
        self.sight.toggled.connect(self.sight_toggled)
        self.keyboard.moved.connect(self._say_cursor)
        self.view.pressed.connect(self._close_popup)
        self.view.moved.connect(self._note_room)
        self.table.laid.connect(self._lay)

    # What the window asks of it

    @property
    def shown(self) -> GameState:
        """The position that is on the board, which may lag behind the game while strokes are told."""
        return self._shown

    @property
    def rule(self) -> str:
        """The section of the step that is shown, "" once the game is over."""
        return self._bridge.rules.step(self._shown).rule if self._shown.stack else ""

    @property
    def is_telling(self) -> bool:
        """Whether strokes of play are still to be told."""
        return self.telling.is_telling

    def set_pause(self, ms: int | None) -> None:
        """Rest so long after each stroke of play; None waits for ``step``."""
        self.telling.set_pause(ms)
        if ms is not None and isinstance(self._screen, PacedScreen):
            self._screen.rest(ms)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Show as little motion as can be."""
        self.motion.is_reduced = reduced

    @Slot()
    def step(self) -> None:
        """Tell the next stroke."""
        self.telling.step()

    @Slot()
    def tell_all(self) -> None:
        """Tell all that waits, at once."""
        self.telling.tell_all()

    @Slot()
    def put_back(self) -> None:
        """Undo the clicks."""
        self.hands.put_back()

    @Slot(bool)
    def use_sight(self, on: bool) -> None:
        """Take the sight tool up, or lay it down."""
        self.view.toggle_sight(on)

    @Slot(bool)
    def hide_counters(self, hidden: bool) -> None:
        """Show the board beneath the counters."""
        self.table.hide_counters(hidden)

    @Slot(object)
    def show_position(self, view: GameState) -> None:
        """Show this position at once: after a take-back, or to look at the past."""
        self._stop_walking()
        self.telling.drop_all()
        self._close_popup()
        self.hands.dropped = None
        self.table.hold(None)
        self._take(view)
        self.table.sync(view)
        self.hands.show_last(())
        self.hands.rest(view)

    def ring(self, names: tuple[str, ...]) -> None:
        """Ring these spaces and counters, pointed at elsewhere (in the log); none takes the rings away."""
        known = tuple(filter(self.table.has, names))
        self._rung = known
        if known:
            self.motion.start([ring_run(self.table, known, lambda: self._rung is known)])
        else:
            self.table.ring.clear()

    @Slot(object)
    def foresee_offer(self, offer: Offer | None) -> None:
        """Show the odds of an offer whose button is pointed at."""
        if offer is None:
            self.hands.preview.clear()
        else:
            self.hands.foresee_offer(offer)

    @Slot(object)
    def submit(self, action: Action) -> None:
        """Play an action."""
        self._stop_walking()
        self._send(action)

    def _choose(self, action: Action) -> None:
        """Play what clicks have decided, or let the panel speak of it that is to confirm it."""
        if self.is_confirmed_elsewhere(action):
            self.picking.emit(Picks(self.hands.picks.offers, action.picks()))
        else:
            self.submit(action)

    # What the bridge tells

    def _send(self, action: Action) -> None:
        self.hands.preview.clear()
        # The button that was pressed goes; the focus shall not wander to whatever comes next.
        self.view.setFocus()
        self.answered.emit()
        self._bridge.submit(action)

    def _walk(self, actions: tuple[Action, ...]) -> None:
        """Submit actions one by one, each once the one before has been told."""
        self._steps = list(actions)
        self._next_step()

    def _next_step(self) -> None:
        action = self._steps.pop(0)
        self.hands.is_walking = bool(self._steps)
        self._send(action)

    def _stop_walking(self) -> None:
        self._steps.clear()
        self.hands.is_walking = False

    def _on_asked(self, seat: str, legal: tuple[Offer, ...]) -> None:
        view = self._bridge.view
        self.telling.then(lambda: self._ask(view, seat, legal))

    def _ask(self, view: GameState, seat: str, legal: tuple[Offer, ...]) -> None:
        self._take(view)
        if self._steps and self._bridge.refusal(self._steps[0]) is None:
            self._next_step()
            return
        self._stop_walking()
        self.hands.dropped = None
        self.table.sync(view)
        self.hands.ask(view, legal)
        self.asked.emit(view, seat, legal)
        self.picking.emit(self.hands.picks)

    def _on_awaited(self, seat: str) -> None:
        view = self._bridge.view
        self._rest(view)
        self.telling.then(lambda: self.awaited.emit(view, seat))

    def _on_ended(self, outcome: Outcome) -> None:
        view = self._bridge.view
        self._rest(view)
        self.telling.then(lambda: self.ended.emit(view, outcome))

    def _rest(self, view: GameState) -> None:
        self._stop_walking()
        self.telling.then(lambda: self._settle(view))

    def _settle(self, view: GameState) -> None:
        self._take(view)
        self.table.sync(view)
        self.hands.rest(view)

    def _on_begins(self, view: GameState, beat: Beat[Any]) -> None:
        if self.hands.picks.offers:
            self.hands.rest(self._shown)
        self.begins.emit(view, beat)

    def _on_told(self, view: GameState, beat: Beat[Any]) -> None:
        self._take(view)
        if beat.rolls:
            # Dice decided something: what was planned before them is asked again.
            self._stop_walking()
        self.told.emit(view, beat)

    def _on_refused(self, refusal: IllegalAction) -> None:
        self._stop_walking()
        self.hands.put_back()

    def _take(self, view: GameState) -> None:
        self._shown = view
        self.table.lay(view)
        self.view.present(view)
        self.sight.look_again(view)
        self.access.refresh()

    # The menu at the pointer

    def _open_popup(self, offers: tuple[Offer, ...], at: QPoint) -> None:
        self._close_popup()
        if self.is_asked_elsewhere(offers):
            return
        popup = ChoicePopup(offers, self._wording, self.view)
        popup.answered.connect(self._answer)
        popup.pointed.connect(self.foresee_offer)
        popup.dismissed.connect(self._dismissed)
        popup.left.connect(self._forget_popup)
        self._popup = popup
        popup.open_at(at)
        self.hands.preview.menu = QRectF(popup.geometry())
        popup.take_focus()

    @property
    def popup(self) -> ChoicePopup | None:
        """The menu that is open."""
        return self._popup

    def _close_popup(self) -> None:
        if self._popup is not None:
            self._popup.dismiss()

    def _answer(self, action: Action) -> None:
        self._forget_popup()
        self.submit(action)

    def _dismissed(self) -> None:
        self._forget_popup()
        self.hands.put_back()

    def _forget_popup(self) -> None:
        self._popup = None
        self.hands.preview.menu = QRectF()

    def _wording(self, action: Action) -> Message:
        return self._bridge.rules.wording(self._shown, action)

    # Small things

    def _say_cursor(self, place: str, counter: str) -> None:
        words = [self.view.words_for(name) for name in (counter, place) if name]
        self.said.emit(" · ".join(words))
        odds = self.hands.preview.bubble.odds
        self.access.announce(", ".join([*words, in_words(odds)] if odds is not None else words))

    def _lay(self) -> None:
        self._outlook.lay(self.table.spots.board)

    def _note_room(self) -> None:
        self.table.room = self.table.sheet.intersected(self.view.seen())

    def _repaint_counters(self) -> None:
        self.table.repaint_counters()

    def _is_hand_busy(self) -> bool:
        return self.table.held is not None or self.view.is_panning or self.view.is_zooming


def _nowhere(_action: Action) -> bool:
    return False


def _never(_offers: Sequence[Offer]) -> bool:
    return False
