# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of the dice: this game, all games, one kind of game; tables by purpose and by thrower."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import Player, Seat, Setup, say
from rubbletop.records.dice import DiceTable
from rubbletop.records.game import PastGame, Throws
from rubbletop.ui.dialogs.dice_statistics import DiceDialog, seat_names
from rubbletop.ui.main_window import MainWindow
from tests.ui.record.conftest import Given

KEPT = Throws(kind=say("Attack on GODRAN"), by="computer", faces=(0, 0, 0, 0, 0, 6))


def present() -> DiceTable:
    table = DiceTable()
    table.add(Roll(say("Attack on {building}", building="Museum"), 6, (1, 1, 6)), "one")
    table.add(Roll(say("{player} throws", player="Ann"), 6, (3,)), "")
    return table


def cells(dialog: DiceDialog) -> list[list[str]]:
    """All rows of the tables that are shown."""
    rows = []
    for table in dialog.findChildren(QTableWidget):
        if table.isVisible():
            model, wide = table.model(), range(table.columnCount())
            rows += [
                [str(model.index(line, column).data()) for column in wide] for line in range(table.rowCount())
            ]
    return rows


@pytest.fixture
def past(given_game: Given) -> tuple[PastGame, ...]:
    return given_game(throws=(KEPT,)), given_game(game="barrel")


@pytest.fixture
def dialog(qtbot: QtBot, past: tuple[PastGame, ...]) -> DiceDialog:
    made = DiceDialog(present(), seat_names((("one", "Ann"),)), past)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_dice_of_this_game_stand_first_by_purpose_and_by_who_threw_them(dialog: DiceDialog) -> None:
    assert dialog.bars.count.thrown == [2, 0, 1, 0, 0, 1]
    assert "4 dice were thrown" in dialog.told.text()
    assert cells(dialog) == [
        ["Attack on …", "3", "0.5", "2", "0", "0", "0", "0", "1", "2.67"],
        ["… throws", "1", "0.2", "0", "0", "1", "0", "0", "0", "3.00"],
        ["Ann", "3", "0.5", "2", "0", "0", "0", "0", "1", "2.67"],
        ["The game, without a decision", "1", "0.2", "0", "0", "1", "0", "0", "0", "3.00"],
    ]


def test_all_games_are_added_and_what_earlier_versions_did_not_keep_is_told(
    dialog: DiceDialog, qtbot: QtBot
) -> None:
    dialog.chooser.setFocus()
    QTest.keyClick(dialog.chooser, Qt.Key.Key_Down)

    assert dialog.bars.count.thrown == [2, 4, 6, 8, 10, 12]
    assert "Of 36 dice earlier versions" in dialog.told.text()
    qtbot.waitUntil(lambda: [line[0] for line in cells(dialog)] == ["Attack on GODRAN", "Computer players"])


def test_one_kind_of_game_can_be_chosen(dialog: DiceDialog) -> None:
    assert dialog.chooser.count() == 4

    dialog.show_scope(3)

    assert dialog.bars.count.total == 21
    assert cells(dialog) == []


def test_without_a_game_on_the_table_all_games_are_shown(qtbot: QtBot) -> None:
    made = DiceDialog(None, {}, ())
    qtbot.addWidget(made)

    assert made.chooser.count() == 1
    assert "No dice were thrown" in made.bars.toolTip()
    assert not made.told.text()


def test_the_command_counts_the_dice_of_the_game_on_the_table(window: MainWindow) -> None:
    seat = Seat("marines")
    window.begin("colossi", Setup(scenario="1", seed=7, players=(Player(seat=seat, name="Marines"),)))

    window.commands["dice"].trigger()

    dialog = window.findChild(DiceDialog)
    assert isinstance(dialog, DiceDialog)
    assert dialog.bars.count.total == 6
    assert "Random hex" in [line[0] for line in cells(dialog)]
    dialog.close()


def test_the_command_works_on_the_start_page(window: MainWindow) -> None:
    window.commands["dice"].trigger()

    dialog = window.findChild(DiceDialog)
    assert isinstance(dialog, DiceDialog)
    assert dialog.chooser.currentText() == "All games played to their end"
    dialog.close()
