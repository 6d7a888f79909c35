# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players think beside people and after them, tell how far they are, and are stopped."""

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import Action, Seat
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.opponent import Opponent
from rubbletop.ui.parts.speed import Speed
from rubbletop.ui.parts.thinking import Thinking
from rubbletop.worker.asking import Worker
from tests.toy.game import ANNA, BERT, LanternHill
from tests.toy.parts import Bid
from tests.ui.shell.hilltable import CLEO, given_table, serve_ponderers, taken_by
from tests.ui.shell.test_eyes import seated

LONG = 60.0
PATIENCE = 20_000


@pytest.fixture
def pondering(window: MainWindow, qtbot: QtBot) -> GamePage:
    """Anna and two computer players who think for long; Anna is asked."""
    window.thinking.close()
    window.thinking = Thinking(window, Worker(serve_ponderers), budget=lambda game, level: LONG)
    window.call("instant")
    window.begin(LanternHill.game, given_table(ANNA))
    assert window.page is not None
    page = window.page
    qtbot.waitUntil(lambda: bool(page.bridge.legal), timeout=PATIENCE)
    return page


def has_played(page: GamePage, number: int) -> bool:
    return page.bridge.length == number


def decide_now(page: GamePage) -> QPushButton:
    return next(made for made in page.computer.findChildren(QPushButton) if made.objectName() == "decide now")


def test_computer_players_think_while_a_person_decides_and_nothing_is_shown_of_it(
    pondering: GamePage, window: MainWindow
) -> None:
    assert window.thinking.is_thinking
    assert not pondering.computer.isVisible()
    assert not window.commands["decide_now"].isEnabled()


def test_a_computer_player_that_thinks_shows_how_far_it_is_and_decides_at_a_press(
    pondering: GamePage, window: MainWindow, qtbot: QtBot
) -> None:
    pondering.stage.submit(Bid(seat=ANNA, oil=3))
    pondering.hurry()
    qtbot.waitUntil(decide_now(pondering).isVisible, timeout=PATIENCE)
    assert window.commands["decide_now"].isEnabled()

    QTest.mouseClick(decide_now(pondering), Qt.MouseButton.LeftButton)

    qtbot.waitUntil(lambda: pondering.bridge.length == 2, timeout=PATIENCE)


def test_esc_lets_the_computer_decide_at_once(pondering: GamePage, window: MainWindow, qtbot: QtBot) -> None:
    pondering.stage.submit(Bid(seat=ANNA, oil=3))
    pondering.hurry()
    for number in (2, 3):
        qtbot.waitUntil(decide_now(pondering).isVisible, timeout=PATIENCE)
        QTest.keyClick(pondering.stage.view, Qt.Key.Key_Escape)
        qtbot.waitUntil(partial(has_played, pondering, number), timeout=PATIENCE)
    assert pondering.bridge.legal
    assert not decide_now(pondering).isVisible()
    assert not window.commands["decide_now"].isEnabled()


def test_the_command_lets_the_computer_decide_at_once(
    pondering: GamePage, window: MainWindow, qtbot: QtBot
) -> None:
    pondering.stage.submit(Bid(seat=ANNA, oil=3))
    pondering.hurry()
    qtbot.waitUntil(decide_now(pondering).isVisible, timeout=PATIENCE)
    window.commands["decide_now"].trigger()

    qtbot.waitUntil(lambda: pondering.bridge.length == 2, timeout=PATIENCE)


def test_two_people_and_a_computer_bid_and_nobody_waits(
    mixed: GamePage, table: MainWindow, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: not table.thinking.is_thinking, timeout=PATIENCE)
    for seat in (ANNA, BERT):
        taken_by(mixed, seat)
        mixed.stage.submit(Bid(seat=seat, oil=3))
        mixed.hurry()

    qtbot.waitUntil(lambda: mixed.bridge.length >= 3, timeout=PATIENCE)
    assert not mixed.hand_over.is_down


class Mind:
    """Stands in for whoever thinks: answers when the test says so."""

    def __init__(self, window: MainWindow) -> None:
        self.thinking = Thinking(window, Worker(), budget=lambda game, level: LONG)
        self.asked: list[Seat] = []
        self.is_thinking = False
        self.thinking.ask = self._ask  # type: ignore[method-assign]
        self.thinking.cancel = self._cancel  # type: ignore[method-assign]
        self.thinking.stop = self._stop  # type: ignore[method-assign]
        self.stops = 0

    def _ask(self, rules: Any, view: Any, seat: Seat, level: str, **_: Any) -> None:
        self.asked.append(seat)

    def _cancel(self) -> None:
        self.is_thinking = False

    def _stop(self) -> None:
        self.stops += 1

    def answer(self, action: Action) -> None:
        """Have thought."""
        self.thinking.thought.emit(action, None)


def given_opponent(window: MainWindow, *people: Seat) -> tuple[Opponent, Mind, list[Action]]:
    bridge, _, _ = seated(*people)
    mind = Mind(window)
    opponent = Opponent(bridge, mind.thinking, window)
    opponent.choose(Speed.INSTANT)
    played: list[Action] = []
    opponent.played.connect(played.append)
    return opponent, mind, played


def test_what_was_thought_ahead_is_played_when_it_is_time(window: MainWindow, qtbot: QtBot) -> None:
    opponent, mind, played = given_opponent(window, ANNA)
    opponent.think_ahead()
    mind.answer(Bid(seat=BERT, oil=1))
    mind.answer(Bid(seat=CLEO, oil=2))
    assert mind.asked == [BERT, CLEO]
    opponent.ask(CLEO)
    opponent.go_on()

    assert played == [Bid(seat=CLEO, oil=2)]
    assert mind.asked == [BERT, CLEO]


def test_what_was_thought_ahead_and_cannot_be_done_any_more_is_thought_anew(
    window: MainWindow, qtbot: QtBot
) -> None:
    opponent, mind, played = given_opponent(window, ANNA)
    opponent.think_ahead()
    mind.answer(Bid(seat=BERT, oil=99))
    opponent.ask(BERT)
    assert mind.asked == [BERT, CLEO, BERT]
    opponent.ask(BERT)
    mind.answer(Bid(seat=BERT, oil=1))
    opponent.go_on()

    assert played == [Bid(seat=BERT, oil=1)]


def test_whoever_is_awaited_while_thinking_ahead_goes_on_thinking(window: MainWindow, qtbot: QtBot) -> None:
    opponent, mind, played = given_opponent(window, ANNA)
    opponent.think_ahead()
    opponent.stop()
    assert mind.stops == 0
    opponent.ask(BERT)
    assert opponent.is_busy
    mind.answer(Bid(seat=BERT, oil=1))
    opponent.go_on()

    assert (mind.asked, played) == ([BERT], [Bid(seat=BERT, oil=1)])


def test_a_hint_is_asked_between_thoughts_ahead(window: MainWindow, qtbot: QtBot) -> None:
    opponent, mind, played = given_opponent(window, ANNA)
    hinted: list[Action] = []
    opponent.hinted.connect(lambda action, why: hinted.append(action))
    opponent.think_ahead()
    opponent.hint()
    opponent.hint()
    mind.answer(Bid(seat=ANNA, oil=1))

    assert mind.asked == [BERT, ANNA, BERT]
    assert (hinted, played) == ([Bid(seat=ANNA, oil=1)], [])


def test_a_hint_for_other_eyes_is_forgotten(window: MainWindow, qtbot: QtBot) -> None:
    opponent, mind, _ = given_opponent(window, ANNA)
    hinted: list[Action] = []
    opponent.hinted.connect(lambda action, why: hinted.append(action))
    opponent.hint()
    opponent.forget_hint()
    opponent.forget_hint()
    mind.answer(Bid(seat=ANNA, oil=1))

    assert hinted == []


def test_a_fault_of_thinking_ahead_is_told_when_it_is_time(window: MainWindow, qtbot: QtBot) -> None:
    opponent, mind, _ = given_opponent(window, ANNA)
    failed: list[str] = []
    opponent.failed.connect(failed.append)
    opponent.think_ahead()
    mind.thinking.failed.emit("broken")
    assert failed == []
    opponent.ask(BERT)
    mind.thinking.failed.emit("broken")

    assert failed == ["broken"]
    assert not opponent.is_busy


def test_how_far_one_is_is_forgotten_as_soon_as_it_has_decided(window: MainWindow, qtbot: QtBot) -> None:
    opponent, mind, _ = given_opponent(window, ANNA)
    told: list[float] = []
    opponent.progressed.connect(told.append)
    opponent.ask(BERT)
    mind.thinking.progressed.emit(0.4)
    mind.answer(Bid(seat=BERT, oil=1))

    assert told == [0.4, 0.0]


def test_a_person_is_not_asked_to_think_like_a_computer(window: MainWindow, qtbot: QtBot) -> None:
    opponent, mind, _ = given_opponent(window, ANNA)
    opponent.ask(ANNA)

    assert mind.asked == []
