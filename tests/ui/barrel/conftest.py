# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with a game of One More Barrel on the table, and a hand with a mouse to play it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import BarrelState, Options, replace
from rubbletop.kernel.session import Session
from rubbletop.ui.barrel.screen import BarrelScreen
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import Wardrobe
from tests.barrel.builders import ground, setup
from tests.ui.mouse import LEFT, MouseHand, opened_window

SHIFT, ESCAPE = Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Escape


class Hand(MouseHand):
    """A player who clicks, drags and presses buttons."""

    @property
    def state(self) -> BarrelState:
        view = self.page.bridge.view
        assert isinstance(view, BarrelState)
        return view

    @property
    def screen(self) -> BarrelScreen:
        screen = self.stage.table.screen
        assert isinstance(screen, BarrelScreen)
        return screen

    def hover(self, name: str) -> None:
        """Rest the pointer on a counter, a region or a box."""
        QTest.mouseMove(self.stage.view.viewport(), self.at(name) + QPoint(0, 60))
        QTest.mouseMove(self.stage.view.viewport(), self.at(name))

    def drag(self, name: str, to: str) -> None:
        super().drag(name, to)
        self.settle()

    def drag_one(self, name: str, to: str) -> None:
        """Drag a counter with Shift held down."""
        viewport, start, goal = self.stage.view.viewport(), self.at(name), self.at(to)
        QTest.mousePress(viewport, LEFT, SHIFT, start)
        for step in range(1, 6):
            QTest.mouseMove(viewport, start + (goal - start) * step / 5)
        QTest.mouseRelease(viewport, LEFT, SHIFT, goal)
        self.settle()

    def press(self, button: QWidget) -> None:
        super().press(button)
        self.settle()


@pytest.fixture(scope="session")
def barrel_screen(qapp: QApplication) -> BarrelScreen:
    return BarrelScreen(Atlas(lambda _map, _edition: ground()))


@pytest.fixture
def barrel_wardrobe(one_wardrobe: Wardrobe) -> Wardrobe:
    one_wardrobe.choose("light")
    return one_wardrobe


@pytest.fixture
def window(qtbot: QtBot, barrel_wardrobe: Wardrobe, home: Path) -> Iterator[MainWindow]:
    yield from opened_window(qtbot, barrel_wardrobe)


@pytest.fixture
def lay(qtbot: QtBot, window: MainWindow) -> Callable[..., Hand]:
    """Lay a position on the table, all hands being open unless it is said."""

    def laid(s: BarrelState, *, is_open: bool = True) -> Hand:
        rules = registry.rules("barrel")
        assert isinstance(rules, BarrelRules)
        s = replace(s, marks=rules.atlas.ground(s).marks, options=Options(open_hands=is_open))
        window.lay(Session.resumed(rules, setup(len(s.seats), open_hands=is_open), s, 0))
        hand = Hand(qtbot, window)
        hand.settle()
        return hand

    return laid
