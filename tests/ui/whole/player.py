# SPDX-License-Identifier: GPL-3.0-or-later
"""A driver plays a game in the window as a person would: it wants an action, and finds a way to it."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.ai.agent import Agent
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games import registry
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.session import Session
from rubbletop.ui.decide.answering import AnsweringPanel
from rubbletop.ui.decide.offers import OffersPanel
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow

MOST_TRIES = 12
"""Strokes of one kind after which a person would have given up."""


class Wishes:
    """What the players want to do: mostly what is sensible, now and then anything legal."""

    def __init__(self, game: str, seed: int, odd: float) -> None:
        """``odd`` is the share of decisions that are made at random."""
        self._game = game
        self._rng = Random(seed)
        self._odd = odd
        self._at_random = RandomAgent()

    def wish(self, page: GamePage) -> Action:
        """Return what who is asked now wants to do."""
        bridge = page.bridge
        seat = bridge.seat
        return self._player(seat).choose(bridge.rules, bridge.view_of(seat), seat, self._rng)

    def _player(self, seat: Seat) -> Agent:
        is_known = "normal" in registry.levels(self._game, seat)
        if not is_known or self._rng.random() < self._odd:
            return self._at_random
        return registry.agent(self._game, "normal")


class Driver:
    """One way of using the program; ``costs`` are the strokes of each decision, by the kind of action."""

    def __init__(self, qtbot: QtBot, window: MainWindow, seed: int = 1) -> None:
        self.qtbot = qtbot
        self.window = window
        self.rng = Random(seed)
        self.strokes = 0
        self.costs: list[tuple[int, Action]] = []

    # Where things are

    @property
    def page(self) -> GamePage:
        page = self.window.page
        assert page is not None, "no game is on the table"
        return page

    @property
    def session(self) -> Session[Any]:
        session = self.window.desk.session
        assert session is not None, "no game is kept"
        return session

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that must be answered first."""
        modal = QApplication.activeModalWidget()
        return modal if isinstance(modal, QDialog) else None

    @property
    def front(self) -> QWidget:
        """The window that gets what the person does."""
        return self.dialog or self.window

    @property
    def handle(self) -> QWindow:
        return self.front.windowHandle()

    def settle(self) -> None:
        """Look on until nothing moves any more."""
        self.qtbot.waitUntil(lambda: self.window.page is None or not self.page.stage.is_telling)
        QCoreApplication.processEvents()

    def paint_no_more(self) -> None:
        """Leave the board unpainted, which nobody looks at: that would take a third of the time."""
        self.page.stage.view.viewport().setUpdatesEnabled(False)

    # Playing

    def play(self, wishes: Wishes, most: int | None = None) -> None:
        """Play to the end, or a number of decisions."""
        self.settle()
        while self.page.bridge.outcome is None and (most is None or len(self.costs) < most):
            if self.page.hand_over.is_down:
                self.take_screen()
            else:
                self.decide(wishes.wish(self.page))
            self.settle()

    def decide(self, action: Action) -> None:
        """Make one decision; it is the one and only action that comes of it."""
        before, strokes = self.session.length, self.strokes
        for _ in range(MOST_TRIES):
            self.further(action)
            self.settle()
            if self.session.length > before:
                break
        assert self.session.length == before + 1, (action, self.page.prompt.question)
        assert self.session.entry(self.session.length).action == action
        self.costs.append((self.strokes - strokes, action))

    def dear(self, most: int) -> Counter[str]:
        """Return the kinds of decision that took more strokes than ``most``, with how often."""
        return Counter(type(action).__name__ for cost, action in self.costs if cost > most)

    @abstractmethod
    def further(self, action: Action) -> None:
        """Do what brings the person nearer to an action."""

    @abstractmethod
    def press(self, button: QWidget) -> None:
        """Press a button, tick a box, follow a link."""

    def take_screen(self) -> None:
        """Be the right person, who takes the screen."""
        cover = self.page.hand_over.curtain
        self.press(named(cover, QAbstractButton, self.page.bridge.seat))
        self.settle()
        assert not self.page.hand_over.is_down

    # What stands where

    def offered(self, action: Action) -> QAbstractButton | None:
        """Return the button that answers so, of those that are to be seen."""
        popup, prompt = self.page.stage.popup, self.page.prompt
        if popup is not None:
            return of_offers(popup.panel, action)
        button: QAbstractButton | None = None
        if isinstance(prompt.panel, AnsweringPanel):
            told_apart([known for known in prompt.panel.buttons.values() if known.isVisible()])
            button = prompt.panel.buttons.get(action)
        if button is None and prompt.offers is not None:
            button = of_offers(prompt.offers, action)
        return button if button is not None and button.isVisible() else None

    def next_pick(self, action: Action) -> str | None:
        """Return what is to be clicked next on the board; None where a button must answer.

        "" says that what was clicked leads elsewhere.
        """
        stage = self.page.stage
        path, picks = stage.hands.picks.path, action.picks()
        if stage.popup is not None:
            return None if of_offers(stage.popup.panel, action) is not None else ""
        if picks[: len(path)] != path:
            return ""
        left = picks[len(path) :]
        return left[0] if left and stage.table.has(left[0]) else None


def of_offers(panel: OffersPanel, action: Action) -> QAbstractButton | None:
    """Return the button of an action in a list of offers; no two of them may say the same."""
    told_apart(panel.buttons)
    return panel.buttons[panel.offers.index(action)] if action in panel.offers else None


def told_apart(buttons: Sequence[QAbstractButton]) -> None:
    """No two buttons say the same to the eye and to the ear."""
    said = [(button.text(), button.accessibleName()) for button in buttons]
    assert len(set(said)) == len(said), said


def named(part: QWidget, kind: type[QWidget], name: str) -> Any:
    """Return the visible part of that name."""
    found = [child for child in part.findChildren(kind, name) if child.isVisible()]
    assert found, (name, [child.objectName() for child in part.findChildren(kind)])
    return found[0]


def centre_in(window: QWidget, part: QWidget) -> QPoint:
    """Return where the middle of a part is in its window."""
    return part.mapTo(window, part.rect().center())
