# SPDX-License-Identifier: GPL-3.0-or-later
"""The small hex game on the screen, with hands to play it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import IllegalAction
from rubbletop.kernel.session import Session
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.scene.stage import Stage
from tests.ui.scene.hexgame import HexScreen, State, new_session

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Play:
    """A game on the screen, and what it said."""

    def __init__(self, qtbot: QtBot, window: QWidget, session: Session[State]) -> None:
        self.qtbot = qtbot
        self.session = session
        self.bridge = Bridge(session)  # type: ignore[arg-type]
        self.stage = Stage(HexScreen(), self.bridge, window)
        self.view = self.stage.view
        self.table = self.stage.table
        self.hands = self.stage.hands
        self.said: list[str] = []
        self.refusals: list[IllegalAction] = []
        self.stage.said.connect(self.said.append)
        self.stage.refused.connect(self.refusals.append)
        self.view.resize(900, 600)

    @property
    def state(self) -> State:
        return self.session.state

    def at(self, name: str) -> QPoint:
        """The pixel in the middle of a counter, space or box."""
        if name in self.table.counters:
            return self.view.mapFromScene(self.table.counters[name].pos())
        return self.view.mapFromScene(self.table.shape(name).boundingRect().center())

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, NONE, self.at(name))

    def press(self, name: str) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, NONE, self.at(name))

    def move(self, to: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), to)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, NONE, at)

    def drag(self, name: str, to: str) -> None:
        start, goal = self.at(name), self.at(to)
        self.press(name)
        for step in range(1, 6):
            self.move(start + (goal - start) * step / 5)
        self.release(goal)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.view, key, modifier)

    def begin_to_move(self) -> None:
        """Tell all up to the stroke in which something moves, which it still does."""
        while not self.stage.motion.is_moving:
            assert self.stage.telling.hurry(), "nothing is left that could move"

    def settle(self) -> None:
        """Wait until everything has been told and nothing moves."""
        self.qtbot.waitUntil(lambda: not self.stage.is_telling and not self.stage.motion.is_moving)

    def pos(self, name: str) -> QPointF:
        return self.table.counters[name].pos()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(900, 600)
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def play(qtbot: QtBot, window: QWidget) -> Play:
    """The game begun, its scouts asked what they do."""
    play = Play(qtbot, window, new_session())
    with qtbot.waitExposed(window):
        window.show()
    play.view.setFocus()
    play.bridge.ask()
    play.stage.idle.finish()
    return play
