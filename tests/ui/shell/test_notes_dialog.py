# SPDX-License-Identifier: GPL-3.0-or-later
"""Notes beside the board: written by keyboard, kept with the game, back after a crash, told to be for all."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rubbletop.kernel.savefile import load, load_journal
from rubbletop.kernel.session import MOST_NOTES
from rubbletop.ui.dialogs.notes import NotesDialog
from rubbletop.ui.fault_report import nameless
from rubbletop.ui.main_window import MainWindow
from tests.toy.game import LanternHill, find_rules, given_setup


@pytest.fixture
def hill(window: MainWindow, open_hill: None) -> MainWindow:
    window.begin(LanternHill.game, given_setup())
    return window


def notes_of(window: MainWindow) -> NotesDialog:
    window.commands["notes"].trigger()
    return next(dialog for dialog in window.findChildren(NotesDialog) if dialog.isVisible())


def written(dialog: NotesDialog, words: str) -> None:
    QTest.keyClicks(dialog.text, words)


def test_what_is_written_is_in_the_journal_after_a_moment(hill: MainWindow, qtbot: QtBot) -> None:
    dialog = notes_of(hill)
    written(dialog, "Bert bluffs")

    journal = next(hill.desk.recovery.folder.glob("*.journal"))
    qtbot.waitUntil(lambda: load_journal(journal, find_rules).session.notes == "Bert bluffs")


def test_a_game_with_notes_alone_can_be_gone_on_with(hill: MainWindow) -> None:
    written(notes_of(hill), "Remember")

    hill.show_start()
    hill.desk.go_on()

    assert hill.desk.session is not None
    assert hill.desk.session.notes == "Remember"
    assert notes_of(hill).text.toPlainText() == "Remember"


def test_notes_are_saved_and_opened_with_the_game(hill: MainWindow, tmp_path: Path) -> None:
    dialog = notes_of(hill)
    written(dialog, "Plan")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    hill.desk.save(tmp_path / "a.rubble")

    assert load(tmp_path / "a.rubble", find_rules).session.notes == "Plan"
    assert notes_of(hill).text.toPlainText() == "Plan"


def test_the_command_opens_one_dialog_and_another_game_has_notes_of_its_own(hill: MainWindow) -> None:
    first = notes_of(hill)
    assert notes_of(hill) is first
    written(first, "Old game")
    before = hill.desk.session

    hill.begin(LanternHill.game, given_setup())

    assert not first.isVisible()
    assert before is not None
    assert hill.desk.session is not None
    assert (before.notes, hill.desk.session.notes) == ("Old game", "")


def test_what_was_written_is_kept_when_another_window_is_turned_to(hill: MainWindow, qtbot: QtBot) -> None:
    dialog = notes_of(hill)
    qtbot.waitUntil(dialog.isActiveWindow)
    written(dialog, "Quick")

    hill.activateWindow()

    qtbot.waitUntil(lambda: hill.desk.session is not None and hill.desk.session.notes == "Quick")


def test_several_people_are_told_that_all_can_read_the_notes(hill: MainWindow, window: MainWindow) -> None:
    said = [line.text() for line in notes_of(hill).findChildren(QLabel)]
    assert any("everybody at this screen" in words for words in said)

    window.begin(LanternHill.game, given_setup(level="easy"))
    said = [line.text() for line in notes_of(window).findChildren(QLabel)]
    assert any("after a crash" in words for words in said)


def test_no_more_is_taken_than_is_kept(hill: MainWindow) -> None:
    dialog = notes_of(hill)

    dialog.text.setPlainText("x" * (MOST_NOTES + 9))

    assert len(dialog.text.toPlainText()) == MOST_NOTES


def test_notes_are_not_told_in_the_report_of_a_fault(hill: MainWindow, tmp_path: Path) -> None:
    assert hill.desk.session is not None
    hill.desk.session.note("Secret plan")
    hill.desk.save(tmp_path / "a.rubble")

    told = nameless((tmp_path / "a.rubble").read_bytes().splitlines())
    assert told[0].startswith(b'{"format":')
    assert not any(b"Secret plan" in line for line in told)


def test_on_the_start_page_there_are_no_notes(window: MainWindow) -> None:
    assert not window.commands["notes"].isEnabled()
