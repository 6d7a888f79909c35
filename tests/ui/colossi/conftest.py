# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with a game of the Colossi on the table, and a hand with a mouse to play it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Action, IllegalAction, Player, Setup
from rubbletop.kernel.session import Session
from rubbletop.preferences import PreferencesFile
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import Wardrobe
from tests.colossi.builders import SEAT, rules

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SETUP = Setup(scenario="1", seed=11, players=(Player(seat=SEAT, name="Ripley"),))


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
    def state(self) -> ColossiState:
        view = self.page.bridge.view
        assert isinstance(view, ColossiState)
        return view

    @property
    def panel(self) -> StepPanel:
        panel = self.page.prompt.panel
        assert isinstance(panel, StepPanel)
        return panel

    @property
    def length(self) -> int:
        return self.page.bridge.length

    def at(self, name: str) -> QPoint:
        """The pixel in the middle of a counter, space or box."""
        if name in self.table.counters:
            return self.stage.view.mapFromScene(self.table.counters[name].pos())
        return self.stage.view.mapFromScene(self.table.shape(name).boundingRect().center())

    def click(self, name: str) -> None:
        if name in self.table.counters:
            self._lay_open(name)
        QTest.mouseClick(self.stage.view.viewport(), LEFT, NONE, self.at(name))

    def choose(self, name: str) -> None:
        """Click a counter, unless it is selected already, being the only one that can act."""
        if self.stage.hands.picks.path[:1] != (name,):
            self.click(name)

    def drag(self, name: str, to: str) -> None:
        viewport = self.stage.view.viewport()
        start, goal = self.at(name), self.at(to)
        QTest.mousePress(viewport, LEFT, NONE, start)
        for step in range(1, 6):
            QTest.mouseMove(viewport, start + (goal - start) * step / 5)
        QTest.mouseRelease(viewport, LEFT, NONE, goal)

    def press(self, button: QWidget) -> None:
        """Click a button once it is laid out."""
        self.qtbot.waitUntil(lambda: button.isVisible() and not button.size().isEmpty())
        QTest.mouseClick(button, LEFT)

    def answer(self, action: Action) -> None:
        """Press the button of an action on the decision card."""
        self.press(self.panel.buttons[action])
        self.settle()

    def settle(self) -> None:
        """Tell all that waits."""
        self.page.hurry()
        self.stage.motion.finish()

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


@pytest.fixture(scope="session")
def one_wardrobe(qapp: QApplication) -> Wardrobe:
    return Wardrobe(qapp, "dark")


@pytest.fixture
def window(qtbot: QtBot, one_wardrobe: Wardrobe, home: Path) -> Iterator[MainWindow]:
    one_wardrobe.choose("dark")
    made = MainWindow(PreferencesFile(), one_wardrobe)
    qtbot.addWidget(made)
    made.setWindowState(Qt.WindowState.WindowNoState)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    made.call("instant")
    yield made
    made.close()


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
