# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with a game of Tokyo on the table, and a hand with a mouse to play it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import IllegalAction
from rubbletop.kernel.session import Session
from rubbletop.preferences import PreferencesFile
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import Wardrobe
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import setup

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Hand:
    """A player who clicks, drags and presses buttons."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window
        assert window.page is not None
        self.page: GamePage = window.page
        self.stage = self.page.stage
        self.table = self.stage.table
        self.refusals: list[IllegalAction] = []
        self.page.refused.connect(self.refusals.append)

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

    @property
    def length(self) -> int:
        return self.page.bridge.length

    def at(self, name: str) -> QPoint:
        """The pixel in the middle of a counter, area or box."""
        if name in self.table.counters:
            return self.stage.view.mapFromScene(self.table.counters[name].pos())
        return self.stage.view.mapFromScene(self.table.shape(name).boundingRect().center())

    def click(self, name: str) -> None:
        QTest.mouseClick(self.stage.view.viewport(), LEFT, NONE, self.at(name))

    def choose(self, name: str) -> None:
        """Click a counter, unless it is selected already, being the only one that can act."""
        if self.stage.hands.picks.path[:1] != (name,):
            self.click(name)

    def hover(self, name: str) -> None:
        """Rest the pointer on a counter, an area or a box."""
        QTest.mouseMove(self.stage.view.viewport(), self.at(name) + QPoint(0, 60))
        QTest.mouseMove(self.stage.view.viewport(), self.at(name))

    def drag(self, name: str, to: str) -> None:
        viewport = self.stage.view.viewport()
        start, goal = self.at(name), self.at(to)
        QTest.mousePress(viewport, LEFT, NONE, start)
        for step in range(1, 6):
            QTest.mouseMove(viewport, start + (goal - start) * step / 5)
        QTest.mouseRelease(viewport, LEFT, NONE, goal)
        self.settle()

    def press(self, button: QWidget) -> None:
        """Click a button once it is laid out."""
        self.qtbot.waitUntil(lambda: button.isVisible() and not button.size().isEmpty())
        QTest.mouseClick(button, LEFT)
        self.settle()

    def settle(self) -> None:
        """Tell all that waits."""
        self.page.hurry()
        self.stage.motion.finish()


@pytest.fixture(scope="session")
def screen(qapp: QApplication) -> TokyoScreen:
    return TokyoScreen()


@pytest.fixture(scope="session")
def tokyo_wardrobe(qapp: QApplication) -> Wardrobe:
    return Wardrobe(qapp, "dark")


@pytest.fixture
def window(qtbot: QtBot, tokyo_wardrobe: Wardrobe, home: Path) -> Iterator[MainWindow]:
    tokyo_wardrobe.choose("dark")
    made = MainWindow(PreferencesFile(), tokyo_wardrobe)
    qtbot.addWidget(made)
    made.setWindowState(Qt.WindowState.WindowNoState)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    made.call("instant")
    yield made
    made.close()


@pytest.fixture
def lay(qtbot: QtBot, window: MainWindow) -> Callable[[TokyoState], Hand]:
    """Lay a position on the table."""

    def laid(s: TokyoState) -> Hand:
        rules = registry.rules("tokyo")
        assert isinstance(rules, TokyoRules)
        s = replace(s, marks=rules.atlas.ground(s).marks)
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
