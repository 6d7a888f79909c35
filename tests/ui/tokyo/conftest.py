# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with a game of Tokyo on the table, and a hand with a mouse to play it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, PlansFrame
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.session import Session
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import setup
from tests.ui.mouse import MouseHand

BOUGHT = (PlansFrame, LooksFrame, DevelopFrame)
"""The phases between the bid and GODRAN's, in which somebody has won the control."""


class Hand(MouseHand):
    """A player who clicks, drags and presses buttons."""

    @property
    def state(self) -> TokyoState:
        view = self.page.bridge.view
        assert isinstance(view, TokyoState)
        return view

    @property
    def panel(self) -> QWidget:
        panel = self.page.prompt.panel
        assert panel is not None
        return panel

    def hover(self, name: str) -> None:
        """Rest the pointer on a counter, an area or a box."""
        QTest.mouseMove(self.stage.view.viewport(), self.at(name) + QPoint(0, 60))
        QTest.mouseMove(self.stage.view.viewport(), self.at(name))

    def drag(self, name: str, to: str) -> None:
        super().drag(name, to)
        self.settle()

    def press(self, button: QWidget) -> None:
        super().press(button)
        self.settle()


@pytest.fixture(scope="session")
def screen(qapp: QApplication) -> TokyoScreen:
    return TokyoScreen()


@pytest.fixture
def lay(qtbot: QtBot, window: MainWindow) -> Callable[[TokyoState], Hand]:
    """Lay a position on the table."""

    def laid(s: TokyoState) -> Hand:
        rules = registry.rules("tokyo")
        assert isinstance(rules, TokyoRules)
        s = replace(s, marks=rules.atlas.ground(s).marks)
        if s.controller is None and s.stack and isinstance(s.top, BOUGHT):
            s = replace(s, controller=s.order[0])
        window.lay(Session.resumed(rules, setup(len(s.seats)), s, 0))
        hand = Hand(qtbot, window)
        hand.settle()
        return hand

    return laid


@pytest.fixture
def new_game(qtbot: QtBot, window: MainWindow) -> Hand:
    window.begin("tokyo", setup(4))
    hand = Hand(qtbot, window)
    hand.settle()
    return hand
