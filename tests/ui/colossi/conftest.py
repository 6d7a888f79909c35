# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with a game of the Colossi on the table, and a hand with a mouse to play it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Action, Player, Setup
from rubbletop.kernel.session import Session
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.main_window import MainWindow
from tests.colossi.builders import SEAT, rules
from tests.ui.mouse import MouseHand

SETUP = Setup(scenario="1", seed=11, players=(Player(seat=SEAT, name="Ripley"),))


class Hand(MouseHand):
    """A player who clicks, drags and presses buttons."""

    @property
    def state(self) -> ColossiState:
        view = self.page.bridge.view
        assert isinstance(view, ColossiState)
        return view

    @property
    def panel(self) -> StepPanel:
        panel = self.page.prompt.panel
        assert isinstance(panel, StepPanel)
        return panel

    def click(self, name: str) -> None:
        if name in self.table.counters:
            self._lay_open(name)
        super().click(name)

    def answer(self, action: Action) -> None:
        """Press the button of an action on the decision card."""
        self.press(self.panel.buttons[action])
        self.settle()

    def play(self, action: Action) -> None:
        """Make a decision with the mouse alone."""
        before = self.length
        for pick in self._left(action):
            self.click(pick)
        popup = self.stage.popup
        if popup is not None:
            self.press(popup.panel.buttons[popup.panel.offers.index(action)])
        elif self.length == before:
            self.answer(action)
        self.settle()
        assert self.length > before, (action, self.refusals)

    def _left(self, action: Action) -> tuple[str, ...]:
        """What is still to be clicked for an action; clicks that lead elsewhere are put back."""
        path, picks = self.stage.hands.picks.path, action.picks()
        if picks[: len(path)] != path:
            self.stage.put_back()
            return picks
        return picks[len(path) :]

    def _lay_open(self, name: str) -> None:
        """Rest on a stack until it fans out, where a click would not mean this counter."""
        place = self.table.place_of(name)
        lit = [other for other in self.table.places[place] if other in self.stage.hands.picks.lit]
        top = self.table.counters_at(self.table.counters[name].pos())[:1]
        if top != (name,) and lit != [name]:
            QTest.mouseMove(self.stage.view.viewport(), self.at(place) + QPoint(0, 40))
            QTest.mouseMove(self.stage.view.viewport(), self.at(place))
            self.qtbot.waitUntil(lambda: self.table.fan == place)


@pytest.fixture
def lay(qtbot: QtBot, window: MainWindow) -> Callable[[ColossiState], Hand]:
    """Lay a position on the table."""

    def laid(s: ColossiState) -> Hand:
        window.lay(Session.resumed(rules(), SETUP, s, 0))
        hand = Hand(qtbot, window)
        hand.settle()
        return hand

    return laid


@pytest.fixture
def new_game(qtbot: QtBot, window: MainWindow) -> Hand:
    window.begin("colossi", SETUP)
    hand = Hand(qtbot, window)
    hand.settle()
    return hand


@pytest.fixture(scope="session")
def screen() -> ColossiScreen:
    return ColossiScreen()
