# SPDX-License-Identifier: GPL-3.0-or-later
"""A computer player that does not answer, or whose process ends, is told of by the window and replaced."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.computer_card import ASKED
from rubbletop.ui.parts.thinking import Thinking
from rubbletop.ui.words import worded
from rubbletop.worker.asking import Worker
from tests.toy.game import ANNA, LanternHill
from tests.toy.parts import Bid
from tests.ui.shell.hilltable import given_table, serve_hill

LONG = 60.0
WAIT = 20_000
LEFT = Qt.MouseButton.LeftButton
REPLACED = "The computer player did not answer; another one decides in its place."


def serve_deaf(line: Any) -> None:
    """Take whatever comes and never answer."""
    while True:
        line.recv_bytes()


def serve_short(line: Any) -> None:
    """Take one question and end."""
    line.recv_bytes()


def button(page: GamePage, name: str) -> QPushButton:
    return next(made for made in page.computer.findChildren(QPushButton) if made.objectName() == name)


def given_page(window: MainWindow, qtbot: QtBot, worker: Worker, **ways: Any) -> GamePage:
    """Anna has decided, and two computer players are waited for whose first process is of no use."""
    window.thinking.close()
    window.thinking = Thinking(window, worker, **ways)
    window.call("instant")
    window.begin(LanternHill.game, given_table(ANNA))
    assert window.page is not None
    page = window.page
    qtbot.waitUntil(lambda: bool(page.bridge.legal), timeout=WAIT)
    page.stage.submit(Bid(seat=ANNA, oil=3))
    page.hurry()
    return page


def served_anew(worker: Worker) -> None:
    """Let the next process be one that plays."""
    worker._served_by = serve_hill


def has_played(page: GamePage) -> bool:
    return page.bridge.length >= 2


@pytest.mark.parametrize("think", [LONG, 0.0])
def test_one_that_never_answers_is_shown_by_the_windows_clock_and_replaced_at_a_press(
    window: MainWindow, qtbot: QtBot, think: float
) -> None:
    worker = Worker(serve_deaf)
    page = given_page(window, qtbot, worker, budget=lambda game, level: think, patience=0.3)
    qtbot.waitUntil(button(page, "decide now").isVisible, timeout=WAIT)
    assert window.commands["decide_now"].isEnabled()
    served_anew(worker)

    QTest.keyClick(page.stage.view, Qt.Key.Key_Escape)

    qtbot.waitUntil(lambda: window.status.words == REPLACED, timeout=WAIT)
    qtbot.waitUntil(lambda: has_played(page), timeout=WAIT)


def test_one_that_was_told_to_decide_is_not_told_again(window: MainWindow, qtbot: QtBot) -> None:
    worker = Worker(serve_deaf)
    page = given_page(window, qtbot, worker, budget=lambda game, level: LONG, patience=LONG)
    stop = button(page, "decide now")
    qtbot.waitUntil(stop.isVisible, timeout=WAIT)

    QTest.mouseClick(stop, LEFT)

    qtbot.waitUntil(lambda: not stop.isEnabled(), timeout=WAIT)
    assert stop.toolTip() == worded(ASKED)
    assert window.focusWidget() is page.stage.view
    assert not window.commands["decide_now"].isEnabled()
    assert window.thinking.is_thinking


def test_one_whose_process_ends_is_replaced_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    worker = Worker(serve_short)
    page = given_page(window, qtbot, worker)
    served_anew(worker)

    qtbot.waitUntil(lambda: has_played(page), timeout=WAIT)


def test_where_the_replacement_ends_too_the_player_may_ask_again(window: MainWindow, qtbot: QtBot) -> None:
    worker = Worker(serve_short)
    page = given_page(window, qtbot, worker)
    again = button(page, "ask again")
    qtbot.waitUntil(again.isVisible, timeout=WAIT)
    assert "the process of the computer player ended" in window.status.words
    served_anew(worker)

    QTest.mouseClick(again, LEFT)

    qtbot.waitUntil(lambda: has_played(page), timeout=WAIT)
    assert not again.isVisible()


def test_one_that_has_ended_is_replaced_when_it_is_told_to_decide(window: MainWindow, qtbot: QtBot) -> None:
    worker = Worker(serve_short)
    page = given_page(window, qtbot, worker, budget=lambda game, level: LONG)
    window.thinking._look.stop()
    assert worker._process is not None
    worker._process.join()
    served_anew(worker)

    for _ in range(3):
        window.thinking.stop()

    qtbot.waitUntil(lambda: has_played(page), timeout=WAIT)
