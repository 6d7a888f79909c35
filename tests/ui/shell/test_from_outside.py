# SPDX-License-Identifier: GPL-3.0-or-later
"""New games asked for while the program runs, files that are not there, games that are over and looked at."""

from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from rubbletop import app
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.cli import NewGame
from rubbletop.kernel import savefile
from rubbletop.ui.dialogs.load_report import LoadReport
from rubbletop.ui.dialogs.new_game import NewGameDialog
from rubbletop.ui.doorbell import Doorbell, address
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.opener import Opener
from tests.toy.game import LanternHill, given_session

TOKYO = NewGame(game="tokyo", scenario="1", seed=77)


def heard_of(qtbot: QtBot, bell: Doorbell, words: bytes) -> None:
    line = QLocalSocket()
    line.connectToServer(address())
    assert line.waitForConnected(5000)
    line.write(words + b"\0")
    line.flush()
    qtbot.waitUntil(lambda: line.bytesAvailable() > 0)
    line.abort()


def asked_for(window: MainWindow) -> NewGameDialog:
    (dialog,) = [found for found in window.findChildren(NewGameDialog) if found.isVisible()]
    return dialog


def test_a_new_game_is_handed_to_the_program_that_runs(qtbot: QtBot) -> None:
    called: list[NewGame] = []
    rung: list[Path] = []
    bell = Doorbell()
    bell.called.connect(called.append)
    bell.rung.connect(rung.append)

    heard_of(qtbot, bell, b'new:{"game":"tokyo","scenario":"1","seed":77}')
    heard_of(qtbot, bell, b"new:nonsense")
    bell.close()

    assert (called, rung) == ([TOKYO], [])


def test_a_new_game_begins_at_once_where_nothing_is_played(
    window: MainWindow, open_hill: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[str, int]] = []
    monkeypatch.setattr(window, "begin", lambda game, setup: begun.append((game, setup.seed)))
    window.showMinimized()

    Opener(window).call(TOKYO)

    assert begun == [("tokyo", 77)]
    assert not window.isMinimized()


def test_a_new_game_of_which_nothing_is_known_is_told_of(window: MainWindow) -> None:
    Opener(window).begin(NewGame(game="chess", scenario="1", seed=1))

    assert "cannot be begun" in window.status.words


def test_a_new_game_is_asked_for_where_one_is_played_which_stays(
    page: GamePage, window: MainWindow, qtbot: QtBot
) -> None:
    window.new_game("barrel")
    earlier = asked_for(window)

    Opener(window).call(TOKYO)

    dialog = asked_for(window)
    assert dialog is not earlier
    chosen = dialog.findChild(QPushButton, "game tokyo")
    assert isinstance(chosen, QPushButton)
    assert chosen.isChecked()
    assert (dialog.beginning().scenario, dialog.seed()) == ("1", 77)
    dialog.reject()
    assert window.page is page


def test_a_new_game_is_asked_for_with_its_scenario_and_a_seed_by_lot(
    page: GamePage, window: MainWindow
) -> None:
    Opener(window).call(NewGame(game="colossi", scenario="2", seed=None))

    dialog = asked_for(window)
    second = dialog.findChild(QRadioButton, "2")
    assert isinstance(second, QRadioButton)
    assert second.isChecked()
    assert dialog.seed() is None
    dialog.reject()


def test_the_second_start_with_a_new_game_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[object] = []

    def taken(asked: object) -> bool:
        handed.append(asked)
        return True

    monkeypatch.setattr(app, "handed_on", taken)

    assert app.run(new=TOKYO) == 0
    assert handed == [TOKYO]


def test_a_file_that_is_not_there_is_told_as_such(window: MainWindow, tmp_path: Path) -> None:
    savefile.save(given_session(), tmp_path / "friday.rubble")
    window.open(tmp_path / "friday.rubble")
    (action,) = window.commands.menus["recent"].actions()
    (tmp_path / "friday.rubble").unlink()

    for ask in (partial(Opener(window).open, tmp_path / "friday.rubble"), action.trigger):
        ask()
        report = next(found for found in window.findChildren(LoadReport) if found.isVisible())
        told = "\n".join(line.text() for line in report.findChildren(QLabel))
        assert report.windowTitle() == "There is no such file"
        assert "friday.rubble" in told
        assert str(tmp_path) in told
        assert "left as it is" not in told
        QTest.mouseClick(report.out, Qt.MouseButton.LeftButton)
        assert not report.isVisible()


def finished(path: Path) -> Path:
    """A saved game that is over, in which any action may be undone."""
    session = given_session(take_backs=True)
    rules, chance = LanternHill(), Random(1)
    while rules.outcome(session.state) is None:
        seat = rules.actors(session.state)[0]
        session.submit(RandomAgent().choose(rules, rules.view(session.state, seat), seat, chance))
    savefile.save(session, path)
    return path


def test_who_looks_at_a_saved_game_that_is_over_leaves_no_journal(
    window: MainWindow, open_hill: None, tmp_path: Path
) -> None:
    window.call("instant")
    window.open(finished(tmp_path / "over.rubble"))
    assert window.desk.session is not None
    window.desk.session.note("What a game.")
    folder = window.desk.recovery.folder
    window.call("earlier")
    window.show_start()

    assert list(folder.glob("*")) == []


def test_who_takes_the_end_back_and_plays_on_can_go_on_later(
    window: MainWindow, open_hill: None, tmp_path: Path
) -> None:
    window.call("instant")
    window.open(finished(tmp_path / "over.rubble"))
    assert window.page is not None
    session = window.desk.session
    assert session is not None
    length = session.length

    window.page.undo()
    window.page.redo()
    window.page.undo()
    window.show_start()

    kept = window.desk.recovery.latest()
    assert kept is not None
    assert kept.actions == length - 1
    assert len(list(window.desk.recovery.folder.glob("*.journal"))) == 1
    session.note("Put away.")
    assert len(list(window.desk.recovery.folder.glob("*.journal"))) == 1
