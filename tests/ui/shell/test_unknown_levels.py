# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves with computer players that this program does not have: it asks who plays instead."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.ui.dialogs.load_report import LoadReport
from rubbletop.ui.dialogs.unknown_levels import UnknownLevelsDialog
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.shelf import Shelf
from tests.toy.game import ANNA, BERT, given_session
from tests.toy.parts import Bid
from tests.ui.mouse import LEFT


def forged(folder: Path) -> Path:
    """A save in which a computer player of a level to come sits at Bert's seat."""
    session = given_session(level="titan")
    session.submit(Bid(seat=ANNA, oil=1))
    path = folder / "future.rubble"
    savefile.save(session, path)
    return path


def asked(window: MainWindow, qtbot: QtBot) -> UnknownLevelsDialog:
    dialog = window.findChild(UnknownLevelsDialog)
    assert dialog is not None
    qtbot.waitExposed(dialog)
    return dialog


def choice(dialog: UnknownLevelsDialog) -> QComboBox:
    found = dialog.findChild(QComboBox, BERT)
    assert isinstance(found, QComboBox)
    return found


def press(dialog: UnknownLevelsDialog) -> None:
    assert dialog.primary is not None
    QTest.mouseClick(dialog.primary, LEFT)


def test_a_level_that_is_not_known_is_named_before_the_game_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.open(forged(tmp_path))
    dialog = asked(window, qtbot)

    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Bert was played by a computer player called “titan”, which this program does not have." in said
    assert [choice(dialog).itemText(number) for number in range(5)] == [
        "A person at this screen",
        "Computer, at random", "Computer, easy", "Computer, normal", "Computer, hard",
    ]  # fmt: skip
    assert window.page is None


def test_the_game_goes_on_with_the_player_that_was_chosen(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.open(forged(tmp_path))
    dialog = asked(window, qtbot)
    QTest.keyClick(choice(dialog), Qt.Key.Key_Down)
    press(dialog)

    assert window.page is not None
    assert window.page.bridge.level(BERT) == "hard"
    assert window.page.bridge.length == 1
    assert "future.rubble" in window.windowTitle()


def test_giving_up_leaves_everything_as_it_was(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = forged(tmp_path)
    before = path.read_bytes()
    window.open(path)
    QTest.keyClick(asked(window, qtbot), Qt.Key.Key_Escape)

    assert window.page is None
    assert path.read_bytes() == before


def test_what_is_left_of_a_broken_file_asks_for_its_players_too(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = forged(tmp_path)
    path.write_bytes(path.read_bytes().replace(b'"oil":1', b'"oil":99'))
    window.open(path)
    report = window.findChild(LoadReport)
    assert report is not None
    qtbot.waitExposed(report)
    rest = report.findChild(QPushButton, "played")
    assert isinstance(rest, QPushButton)
    QTest.mouseClick(rest, LEFT)

    press(asked(window, qtbot))

    assert window.page is not None
    assert window.page.bridge.level(BERT) == "normal"


def test_a_journal_stays_until_its_game_has_players(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    session = given_session(level="titan")
    window.desk.recovery.begin(session)  # type: ignore[arg-type]
    session.submit(Bid(seat=ANNA, oil=1))
    window.desk.put_away()
    kept = window.desk.recovery.latest()
    assert kept is not None

    window.desk.go_on()
    assert kept.path.exists()
    press(asked(window, qtbot))

    assert window.page is not None
    assert not kept.path.exists()


def test_nobody_is_seated_where_no_game_waits(window: MainWindow) -> None:
    window.desk.seat({})

    assert window.page is None


@pytest.mark.parametrize("game", registry.games())
def test_every_game_tells_the_levels_of_its_seats(game: str) -> None:
    shelf = Shelf()
    for seat in registry.usual_seats(game):
        assert shelf.levels(game, seat) == ("random", "easy", "normal", "hard")
    assert shelf.levels("colossi", "colossi") == ("random",)
