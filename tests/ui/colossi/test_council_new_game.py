# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenarios 2 and 3 in the new-game dialog, and what the bulb says in them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QRadioButton
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.kernel.facts import Player, Setup
from rubbletop.preferences import Beginning
from rubbletop.ui.dialogs.new_game import NewGameDialog
from rubbletop.ui.main_window import MainWindow
from tests.colossi.builders import SEAT
from tests.ui.colossi.conftest import Hand


def shown(qtbot: QtBot, last: Beginning) -> NewGameDialog:
    made = NewGameDialog("colossi", last)
    qtbot.addWidget(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    made.open()
    qtbot.waitExposed(made)
    return made


def choose(dialog: NewGameDialog, scenario: str) -> None:
    button = dialog.findChild(QRadioButton, scenario)
    assert isinstance(button, QRadioButton)
    at = QPoint(8, button.height() // 2)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def offered(dialog: NewGameDialog) -> list[object]:
    who = dialog.findChildren(QComboBox)[0]
    return [who.itemData(number) for number in range(who.count())]


def test_computer_players_are_offered_for_each_scenario(qtbot: QtBot, home: object) -> None:
    dialog = shown(qtbot, Beginning(levels=("normal",)))

    for scenario in ("2", "3", "1"):
        choose(dialog, scenario)
        assert offered(dialog) == [None, *registry.levels("colossi")]
        assert dialog.beginning().levels[0] == "normal"


def test_a_remembered_campaign_offers_computer_players(qtbot: QtBot, home: object) -> None:
    dialog = shown(qtbot, Beginning(scenario="3", levels=("hard",)))

    assert dialog.beginning().scenario == "3"
    assert dialog.beginning().levels[0] == "hard"


@pytest.fixture
def council(qtbot: QtBot, window: MainWindow) -> Hand:
    window.begin("colossi", Setup(scenario="2", seed=5, players=(Player(seat=SEAT, name="Ripley"),)))
    hand = Hand(qtbot, window)
    hand.settle()
    return hand


def test_the_bulb_tells_which_team_had_better_come_first(council: Hand) -> None:
    council.window.call("hint")

    council.qtbot.waitUntil(lambda: "sensible player" in council.window.status.words, timeout=20_000)
    assert "Unit 1" in council.window.status.words
    assert council.length == 0
