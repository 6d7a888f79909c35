# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who plans the fire of several units, and four of them around two tribes."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.games.colossi.frames.marines import ActionsFrame
from rubbletop.games.colossi.odds import Attack
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Setup, SpaceId
from rubbletop.kernel.session import OWN_DICE, Session
from rubbletop.ui.colossi.fire_plan import FirePlan
from rubbletop.ui.colossi.panels.fire_plan import PlanCard
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.main_window import MainWindow
from tests.colossi.builders import given_state, given_tribe, given_unit, rules
from tests.ui.colossi.conftest import SETUP, Hand
from tests.ui.mouse import LEFT

SHIFT = Qt.KeyboardModifier.ShiftModifier
W = TypeVar("W", bound=QWidget)

S = given_state(
    ActionsFrame(begun=True),
    given_unit("squad", 446),
    given_unit("heavy", 436),
    given_unit("ops", 443, began=SpaceId("443")),
    given_unit("scout", 425),
    given_tribe("black", 442),
    given_tribe("red", 353),
)


class Gunner(Hand):
    """A player who plans the fire of several units."""

    session: Session[ColossiState]

    @property
    def plan(self) -> FirePlan:
        screen = self.table.screen
        assert isinstance(screen, ColossiScreen)
        return screen.plan

    @property
    def card(self) -> PlanCard:
        cards = self.seen(PlanCard)
        assert len(cards) == 1
        return cards[0]

    @property
    def order(self) -> list[str]:
        return [attack.unit for attack in self.plan.queue]

    def part(self, key: object) -> QWidget:
        return self.card.parts[key]

    def seen(self, kind: type[W]) -> list[W]:
        """Return the parts of the panel of one kind that are shown, once they have been laid out."""
        QApplication.processEvents()
        return [part for part in self.panel.findChildren(kind) if part.isVisibleTo(self.panel)]

    def shift(self, name: str) -> None:
        QTest.mouseClick(self.stage.view.viewport(), LEFT, SHIFT, self.at(name))

    def button(self, words: str) -> QPushButton:
        return next(button for button in self.seen(QPushButton) if button.text() == words)

    def tick(self, attack: Attack) -> None:
        self.press(self.part(attack))

    def words(self) -> str:
        return " ".join(label.text() for label in self.seen(QLabel))

    def fired(self) -> None:
        """Wait until the plan is carried out or has stopped."""
        self.wait_for(lambda: not self.plan.is_running)

    def wait_for(self, happens: Callable[[], bool]) -> None:
        """Tell all that waits until something happens."""

        def is_so() -> bool:
            self.settle()
            return happens()

        self.qtbot.waitUntil(is_so)


def seated(qtbot: QtBot, window: MainWindow, setup: Setup, s: ColossiState) -> Gunner:
    """Lay a position of a game with this set-up on the table."""
    session = Session.resumed(rules(), setup, s, 0)
    window.lay(session)
    hand = Gunner(qtbot, window)
    hand.session = session
    hand.settle()
    return hand


def throwing(qtbot: QtBot, window: MainWindow) -> Gunner:
    """A plan whose first attack waits for the dice of the player."""
    setup = Setup(scenario="1", seed=11, players=SETUP.players, options={OWN_DICE: True})
    hand = seated(qtbot, window, setup, S)
    for name in ("squad", "scout", "heavy", "black"):
        hand.shift(name)
    hand.press(hand.part("fire"))
    assert hand.page.bridge.is_throwing
    return hand
