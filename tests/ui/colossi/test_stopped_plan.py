# SPDX-License-Identifier: GPL-3.0-or-later
"""A fire plan that is stopped while its attack is still thrown, told or looked at again."""

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.ui.colossi.panels.fire_plan import PlanCard
from rubbletop.ui.colossi.panels.play import PlayPanel
from rubbletop.ui.main_window import MainWindow
from tests.ui.colossi.gunner import Gunner, throwing


def stopped(qtbot: QtBot, window: MainWindow) -> Gunner:
    hand = throwing(qtbot, window)
    stop = hand.seen(QPushButton)[0]
    hand.press(stop)
    return hand


def test_a_plan_stopped_while_dice_are_awaited_says_so_at_once(qtbot: QtBot, window: MainWindow) -> None:
    hand = stopped(qtbot, window)

    assert isinstance(hand.panel, PlayPanel)
    assert hand.seen(PlanCard) == []
    assert hand.words().count("You have stopped the plan.") == 1


def test_a_stopped_plan_makes_no_further_attack(qtbot: QtBot, window: MainWindow) -> None:
    hand = stopped(qtbot, window)

    hand.page.bridge.throw((1, 1, 1))
    hand.settle()

    assert hand.length == 1
    assert hand.order == ["scout", "heavy"]


def test_a_stop_is_told_but_once(qtbot: QtBot, window: MainWindow) -> None:
    hand = stopped(qtbot, window)

    hand.plan.close()

    assert hand.words().count("You have stopped the plan.") == 1
