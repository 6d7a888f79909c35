# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on the table: strip, tools, board and cards, wired to the bridge and to the player's pace."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rubbletop.kernel.facts import Action, Message, Outcome, Seat, say
from rubbletop.kernel.rules import Beat, Offer
from rubbletop.kernel.state import GameState
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.commands import Commands
from rubbletop.ui.game_screen import (
    Chart,
    HelpfulScreen,
    HelpSection,
)
from rubbletop.ui.parts import board_keys
from rubbletop.ui.parts.beside import Beside
from rubbletop.ui.parts.boxes_pane import BoxesPane, FurnishedScreen
from rubbletop.ui.parts.focus import Focus
from rubbletop.ui.parts.game_column import GameColumn
from rubbletop.ui.parts.game_frame import GameFrame
from rubbletop.ui.parts.hand_over import HandOver
from rubbletop.ui.parts.history_bar import HistoryBar
from rubbletop.ui.parts.log_keeper import LogKeeper
from rubbletop.ui.parts.looking_back import LookingBack
from rubbletop.ui.parts.opponent import Opponent
from rubbletop.ui.parts.phase_strip import PhaseStrip
from rubbletop.ui.parts.phrases import asked_words, hint_words, looking_words, no_hint_words
from rubbletop.ui.parts.ready import Ready
from rubbletop.ui.parts.speed import TUMBLE_MS, Speed, tumble_ms
from rubbletop.ui.parts.thinking import Thinking
from rubbletop.ui.parts.tool_bar import ToolBar
from rubbletop.ui.parts.waiting import Waiting
from rubbletop.ui.scene.stage import Stage
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.words import worded


class GamePage(QWidget):
    """One game being played.

    ``asks`` brings the sentence for the status line, ``refused`` a refusal, ``noted`` a message,
    ``zoomed`` percent, ``about`` what the start page shall say of the game, ``called`` the name of
    a command that a card's button stands for, ``why`` a section that is to be read. ``turned`` tells that
    other eyes look at the screen than before.
    """

    asks = Signal(object)
    hovers = Signal(str)
    refused = Signal(object)
    noted = Signal(object)
    zoomed = Signal(int)
    about = Signal(object)
    called = Signal(str)
    why = Signal(str)
    ready = Signal()
    turned = Signal()

    def __init__(
        self,
        screen: AnyScreen,
        bridge: Bridge,
        commands: Commands,
        thinking: Thinking,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._game = screen
        self._commands = commands
        self._speed = Speed.NORMAL
        self._tumble_ms = TUMBLE_MS
        self._make_parts()
        self._keeper = LogKeeper(bridge, screen, self.log, self.dice, self)
        self.beside = Beside(
            bridge,
            self.stage,
            self,
            strip=self.strip,
            column=self.column,
            past=self.past,
            keeper=self._keeper,
        )
        self._opponent = Opponent(bridge, thinking, self)
        self._ready = Ready(commands, bridge, self._opponent, self)
        self._waiting = Waiting(self._opponent, self.computer, self._ready, self)
        self._lay_out()
        self._connect()

    # Made once

    def _make_parts(self) -> None:
        self.stage = Stage(self._game, self.bridge, self)
        self.strip = PhaseStrip(self.bridge.rules.game)
        self.tools = ToolBar(self._commands)
        self.history = HistoryBar()
        self.column = GameColumn(self._game, self.bridge, self.stage.overview)
        if isinstance(self._game, FurnishedScreen):
            self.column.furnish(BoxesPane(self.stage, self._game))
        self.prompt = self.column.prompt
        self.computer = self.column.computer
        self.result = self.column.result
        self.selected = self.column.selected
        self.sight = self.column.sight
        self.dice, self.log = self.column.dice, self.column.log
        self.past = LookingBack(self.bridge, self.stage, self.history, self.log, self)
        self.hand_over = HandOver(self._game, self.bridge, self.stage, self._commands, self.column.eyes)
        way = (self.stage.view, self.history, self.column, self.strip, self.tools)
        self.focus = Focus(self.stage, self.column, way, self)

    def _lay_out(self) -> None:
        self._frame = GameFrame(self.strip, self.tools, self.history, self.stage.view, self.column)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.hand_over.stand_before(self._frame))

    def _connect(self) -> None:
        bridge = self.bridge
        bridge.refused.connect(self.refused)
        bridge.rewound.connect(self._rewound)
        bridge.turned.connect(self._turned)
        self.hand_over.covers.connect(partial(self._opponent.hold, held=True))
        self.hand_over.fell.connect(self._covered)
        self.hand_over.looked.connect(self._looks)
        for told in (bridge.asked, bridge.awaited, bridge.ended):
            told.connect(self._tell_at_once)
        self._connect_stage(self.stage)
        self._connect_cards(self.stage)
        self.past.shown.connect(self._show_past)
        self.past.left.connect(self._show_present)
        self.beside.about.connect(self.about)
        self._waiting.noted.connect(self.noted)
        self._opponent.played.connect(self._play)
        self._opponent.hinted.connect(self._show_hint)
        self._opponent.waits.connect(self._wait_for_step)

    def _connect_stage(self, stage: Stage) -> None:
        stage.begins.connect(self._begin_stroke)
        stage.told.connect(self._end_stroke)
        stage.waits.connect(self._wait_for_step)
        stage.asked.connect(self._asked)
        stage.awaited.connect(self._awaited)
        stage.ended.connect(self._ended)
        stage.refused.connect(self.refused)
        stage.said.connect(self.hovers)
        stage.picking.connect(self.prompt.follow)
        stage.looked_at.connect(self.beside.look_at)
        stage.sight_ruled.connect(self.sight.show_ruling)
        stage.sight_toggled.connect(self._sight_toggled)
        stage.answered.connect(self._mind_no_roll)
        stage.hands.touched.connect(self._mind_no_roll)
        stage.view.zoomed.connect(self._tell_zoom)
        stage.view.bared.connect(self._commands["hide"].setChecked)

    def _connect_cards(self, stage: Stage) -> None:
        self.prompt.recall = self.beside.recall
        self.prompt.answered.connect(stage.submit)
        self.prompt.pointed.connect(stage.foresee_offer)
        self.prompt.ringed.connect(stage.ring)
        stage.is_asked_elsewhere = self._is_asked_in_card
        stage.is_confirmed_elsewhere = self._is_confirmed_in_card
        self.prompt.put_back.connect(stage.put_back)
        self.prompt.touched.connect(self._mind_no_roll)
        self.prompt.hurried.connect(self.hurry)
        self.prompt.speaks_of.connect(stage.hands.look_at)
        self.computer.gone_on.connect(self.next)
        self.computer.hurried.connect(self.hurry)
        self.computer.asked_again.connect(self.bridge.ask)
        self.result.called.connect(self.called)
        self.strip.looked.connect(self._look_at_phase)
        self.log.pointed.connect(stage.ring)
        self.column.review.ringed.connect(stage.ring)
        self.log.why.connect(self.why)
        self.prompt.why.connect(self.why)
        self.result.why.connect(self.why)

    # What the window asks of it

    def begin(self) -> None:
        """Tell the record so far and ask what is to be decided; called once, when the page is shown."""
        self._keeper.catch_up()
        self.beside.show_position(self.bridge.view)
        self.bridge.ask()

    def choose_speed(self, speed: Speed, dice: int | None = None) -> None:
        """Tell play at this speed from now on, and let dice roll at so many percent of their usual pace."""
        self._speed = speed
        self._tumble_ms = speed.tumble_ms if dice is None else tumble_ms(dice)
        self.stage.set_pause(speed.pause_ms)
        self._opponent.choose(speed)

    def next(self) -> None:
        """Go on by one step of what is told."""
        self.computer.offer_next(waits=False)
        if self.stage.is_telling:
            self.stage.step()
        else:
            self._opponent.go_on()

    def hurry(self) -> None:
        """Tell all that waits, at once."""
        self.computer.offer_next(waits=False)
        self.stage.tell_all()
        self.dice.dice.finish()

    def undo(self, *, phase: bool = False) -> None:
        """Take back the last action, or as much of the phase as may be."""
        self._before_change()
        if phase:
            self.bridge.undo_phase()
        else:
            self.bridge.undo()

    def redo(self) -> None:
        """Play the action taken back again."""
        self._before_change()
        self.bridge.redo()

    def hint(self) -> None:
        """Ask what a sensible player would do, or say that nobody knows."""
        if not self.bridge.legal or self.past.is_past or self.stage.is_telling:
            return
        if (none := no_hint_words(self.bridge)) is not None:
            self._say_hint(none)
        else:
            self._opponent.hint()

    def show_map(self, shown: bool) -> None:
        """Show or hide the overview map."""
        self.column.map_card.setVisible(shown)
        if shown:
            self.column.pull("look")

    def look(self) -> None:
        """Let one of several people look at what she alone may know."""
        self.past.leave()
        self.hurry()
        self.bridge.look()

    def charts(self) -> tuple[Chart, ...]:
        """Return the player aids as they stand now."""
        return self._game.charts(self.stage.shown)

    def help(self) -> tuple[HelpSection, ...]:
        """Return the rules to read, none where the game has none."""
        return self._game.help(self.stage.shown) if isinstance(self._game, HelpfulScreen) else ()

    def call(self, name: str) -> None:
        """Do what a command of the game stands for."""
        view, action = self.stage.view, self._commands[name]
        calls: dict[str, Callable[[], object]] = {
            "undo": self.undo,
            "redo": self.redo,
            "undo_phase": partial(self.undo, phase=True),
            "zoom_in": view.zoom_in,
            "zoom_out": view.zoom_out,
            "fit": view.fit,
            "sight": partial(self.stage.use_sight, action.isChecked()),
            "hide": partial(self.stage.hide_counters, action.isChecked()),
            "overview": partial(self.show_map, action.isChecked()),
            "hint": self.hint,
            "next": self.next,
            "earlier": partial(self.past.look_by, -1),
            "later": partial(self.past.look_by, 1),
            "present": self.past.leave,
            "look": self.look,
            "cover": self.bridge.cover,
            "decide_now": self._opponent.stop,
        }
        calls[name]()

    def close_game(self) -> None:
        """Stop everything that still runs for this game."""
        self._opponent.drop()
        self.stage.telling.drop_all()

    def panels(self) -> bytes:
        """Return where the panels are, for ``restore_panels``."""
        return self._frame.panels()

    def restore_panels(self, panels: bytes) -> None:
        """Put the panels where they were."""
        self._frame.restore_panels(panels)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not board_keys.pressed(self.stage, event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not board_keys.released(self.stage, event):
            super().keyReleaseEvent(event)

    def focusNextPrevChild(self, onward: bool) -> bool:
        return self.focus.walk(onward=onward) or super().focusNextPrevChild(onward)

    # Strokes of play as they are told

    def _begin_stroke(self, view: GameState, beat: Beat[Any]) -> None:
        if self._keeper.tell(view, beat, self._tumble_ms):
            self.column.mind_roll(is_new=True)

    def _end_stroke(self, view: GameState, beat: Beat[Any]) -> None:
        self.beside.show_position(view, is_live=True)
        words = self.bridge.rules.prompt(view, self.bridge.seat)
        self.asks.emit(words)
        if self.computer.is_thinking:
            self.computer.show_thinking(words)
        else:
            self.prompt.wait(view, self.bridge.seat, worded(say("Play")))
            if self._speed is not Speed.STEPS:
                self.prompt.offer_skip()

    def _mind_no_roll(self) -> None:
        """Who goes on has seen the dice."""
        self.column.mind_roll(is_new=False)

    def _tell_at_once(self) -> None:
        if self._speed is Speed.INSTANT:
            self.hurry()

    def _wait_for_step(self) -> None:
        self.computer.offer_next(waits=True)
        self.column.pull("decide")

    # Decisions

    def _asked(self, view: GameState, seat: str, legal: tuple[Offer, ...]) -> None:
        self.computer.hide()
        self.result.hide()
        self.column.dice_card.show()
        self.prompt.show()
        self.beside.show_position(view)
        self.prompt.ask(view, Seat(seat), legal)
        if self.bridge.has_several:
            self.prompt.call_upon(worded(say("{who} decides", who=self.bridge.name(Seat(seat)))))
        self.asks.emit(asked_words(self.bridge, view, Seat(seat)))
        if self.prompt.offers is not None or self.prompt.panel is not None:
            self.column.call_decision()
        self.focus.ask()
        self._tell_ready()
        self._opponent.think_ahead()

    def _is_asked_in_card(self, offers: Sequence[Offer]) -> bool:
        """Whether the step's own panel asks which of some offers is meant; it is pulled out to do so."""
        is_so = self.prompt.decides(offers)
        if is_so:
            self.column.pull("decide")
        return is_so

    def _is_confirmed_in_card(self, action: Action) -> bool:
        """Whether an action that clicks have decided waits for the step's own panel; it is pulled out."""
        is_so = self.prompt.confirms(action)
        if is_so:
            self.column.pull("decide")
        return is_so

    def _awaited(self, view: GameState, seat: str) -> None:
        self.beside.show_position(view)
        self.prompt.hide()
        self.stage.view.setFocus()
        words = asked_words(self.bridge, view, Seat(seat))
        self.computer.show_thinking(words)
        self.asks.emit(words)
        self._tell_ready()
        self._opponent.hold(held=False)
        self._opponent.ask(Seat(seat))
        self._ready.show_stop()

    def _ended(self, view: GameState, outcome: Outcome) -> None:
        # The account of the end has the room of what was looked at.
        self.stage.hands.look_at("")
        self.beside.show_position(view)
        self.computer.hide()
        factory = self._game.panels.get("result")
        own = factory(view, (), self.stage.submit) if factory is not None else None
        self.prompt.hide()
        self.column.dice_card.hide()
        self.result.show_outcome(outcome, self.bridge.setup, own)
        self.stage.view.setFocus()
        self.column.pull("decide")
        self.asks.emit(outcome.headline)
        self._tell_ready()

    def _tell_ready(self) -> None:
        self._ready.show()
        self.ready.emit()

    def _play(self, action: Action) -> None:
        self._ready.show_stop()
        self.computer.offer_next(waits=False)
        self.bridge.submit(action)

    def _show_hint(self, action: Action, why: Message | None) -> None:
        """Say what a sensible player might do; the card keeps it until the next click."""
        self.stage.ring(action.picks())
        self._say_hint(hint_words(self.bridge, self._game, self.stage, action, why))

    def _say_hint(self, hint: Message) -> None:
        self.prompt.hint(worded(hint))
        self.column.refit()
        self.noted.emit(hint)

    # The past

    def _show_past(self, view: GameState) -> None:
        self.hurry()
        self._opponent.hold(held=True)
        self._keeper.show_dice_of(self.past.place or self._keeper.place)
        self._commands.enable(("undo", "redo", "undo_phase", "hint"), False)
        self.beside.show_position(view)
        self.prompt.wait(view, self.bridge.seat, worded(say("The past")))

    def _show_present(self) -> None:
        self.beside.show_position(self.bridge.view)
        self._keeper.show_dice_of(self._keeper.place)
        self._opponent.hold(held=False)
        self.bridge.ask()

    def _look_at_phase(self, box: int) -> None:
        moment = self._keeper.first_moment(self.stage.shown, box)
        if moment is not None:
            self.past.look_at_moment(moment)

    def _before_change(self) -> None:
        self.past.leave()
        self.hurry()
        self._opponent.drop()

    def _rewound(self, view: GameState) -> None:
        self._keeper.rewind()
        self.beside.show_position(view)

    # Whose eyes look

    def _turned(self, view: GameState) -> None:
        """Show everything as other eyes may know it; nothing stays of what those before them saw."""
        self.past.forget()
        self._opponent.forget_hint()
        self.stage.show_position(view)
        self._keeper.turn()
        self.computer.hide()
        self.prompt.wait(view, self.bridge.seat)
        self.beside.show_position(view)
        self.asks.emit(self.bridge.rules.prompt(view, self.bridge.seat))
        self.turned.emit()

    def _covered(self, view: GameState) -> None:
        self._tell_ready()
        self._opponent.think_ahead()
        self.asks.emit(say("The screen is covered."))

    def _looks(self) -> None:
        """Show a person what she alone may know; she decides nothing."""
        view = self.bridge.view
        self.result.hide()
        self.beside.show_position(view)
        self.prompt.show()
        self.prompt.wait(view, self.bridge.eyes, worded(say("Secrets")))
        self.asks.emit(looking_words(self.bridge))
        self._tell_ready()

    # Small things

    def _sight_toggled(self, on: bool) -> None:
        self._commands["sight"].setChecked(on)
        self.sight.setVisible(on)
        if on:
            self.column.pull("look")

    def _tell_zoom(self, zoom: float) -> None:
        self.zoomed.emit(round(zoom * 100))
