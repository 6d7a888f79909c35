# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice that the players throw by hand: asked for as soon as all that happened before them is told."""

from PySide6.QtCore import QObject

from rubbletop.kernel.facts import say
from rubbletop.kernel.session import TAKE_BACKS
from rubbletop.kernel.state import GameState
from rubbletop.ui.bridge import Throw
from rubbletop.ui.dialogs.throw_dice import ThrowDialog
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.words import worded


class OwnDice(QObject):
    """Shows the dialog that asks for dice, while the page waits."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._bridge = page.bridge
        self._awaited: Throw | None = None
        self._before: GameState | None = None
        self.dialog = ThrowDialog(page)
        bridge = page.bridge
        bridge.thrown_for.connect(self._await)
        bridge.turned.connect(self._turn)
        for told in (bridge.covered, bridge.looked):
            told.connect(self._cover)
        self.dialog.thrown.connect(bridge.throw)
        self.dialog.dropped.connect(bridge.throw_no_more)

    def _await(self, throw: Throw | None) -> None:
        self._awaited = throw
        if throw is not None:
            self._page.stage.telling.then(self._ask)
        else:
            self._go_back()

    def _turn(self) -> None:
        """Other eyes look at the screen than those for whom the dialog told what had happened."""
        self._before = None
        self.dialog.put_away()

    def _cover(self) -> None:
        self._go_back()
        self.dialog.put_away()

    def _go_back(self) -> None:
        """Show the position from which the action is told, once all its dice are there."""
        before, self._before = self._before, None
        if before is not None:
            self._page.stage.show_position(before)
            self._page.beside.show_play(before)

    def _ask(self) -> None:
        throw, page = self._awaited, self._page
        if throw is None:
            return
        view = self._look_ahead(throw)
        page.computer.hide()
        page.prompt.show()
        asked = say("Throw the dice: {purpose}", purpose=throw.purpose)
        page.prompt.wait(view, self._bridge.seat, worded(say("Dice")), worded(asked))
        page.asks.emit(asked)
        self.dialog.ask(throw, can_drop=self._can_drop(throw))

    def _look_ahead(self, throw: Throw) -> GameState:
        """Show the position in which the dice are thrown, and return it."""
        stage = self._page.stage
        if throw.view is None:
            stage.hands.rest(stage.shown)
            return stage.shown
        if self._before is None:
            self._before = stage.shown
        stage.show_position(throw.view)
        self._page.beside.show_play(throw.view)
        return throw.view

    def _can_drop(self, throw: Throw) -> bool:
        """Whether a person may think again: nothing was thrown yet, nor has anything been seen of it."""
        is_hers = self._bridge.level(throw.seat) is None
        is_open = bool(self._bridge.setup.options.get(TAKE_BACKS, False)) or not throw.so_far
        return is_hers and is_open and not throw.typed
