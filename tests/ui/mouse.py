# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of a game in tests, and a hand with a mouse to play it."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import IllegalAction
from rubbletop.preferences import PreferencesFile
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import Wardrobe

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class MouseHand:
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
    def length(self) -> int:
        return self.page.bridge.length

    def at(self, name: str) -> QPoint:
        """The pixel in the middle of a counter, space or box."""
        if name in self.table.counters:
            return self.stage.view.mapFromScene(self.table.counters[name].pos())
        return self.stage.view.mapFromScene(self.table.shape(name).boundingRect().center())

    def click(self, name: str) -> None:
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

    def settle(self) -> None:
        """Tell all that waits."""
        self.page.hurry()
        self.stage.motion.finish()


def opened_window(qtbot: QtBot, wardrobe: Wardrobe) -> Iterator[MainWindow]:
    """A window of a common size in which play is told at once; closed afterwards."""
    wardrobe.choose("dark")
    made = MainWindow(PreferencesFile(), wardrobe)
    qtbot.addWidget(made)
    made.setWindowState(Qt.WindowState.WindowNoState)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    made.call("instant")
    yield made
    made.close()
