# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: start page, files, preferences, computer players, and the end."""

import logging
import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop import app
from rubbletop.ai.agent import Agent
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.cli import NewGame
from rubbletop.kernel import savefile
from rubbletop.paths import player_folders
from rubbletop.preferences import PreferencesFile
from rubbletop.ui.dialogs.load_report import LoadReport
from rubbletop.ui.dialogs.new_game import NewGameDialog
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.catalogue import CATALOGUE
from rubbletop.ui.parts.thinking import Thinking
from rubbletop.ui.recovery import Recovery
from rubbletop.ui.theme import Wardrobe
from rubbletop.worker.asking import Worker
from rubbletop.worker.serving import serve
from tests.toy.game import ANNA, BERT, LanternHill, find_rules, given_session, given_setup
from tests.toy.parts import Bid
from tests.ui.shell.hillscreen import HillShelf

LEFT = Qt.MouseButton.LeftButton


def random_agent(game: str, level: str) -> Agent:
    return RandomAgent()


def serve_hill(line: Connection) -> None:
    serve(line, find_rules, random_agent)


def fail_hill(line: Connection) -> None:
    line.close()


def button(window: MainWindow, name: str) -> QPushButton:
    return next(b for b in window.findChildren(QPushButton) if b.objectName() == name)


def saved(folder: Path, name: str = "friday.rubble") -> Path:
    session = given_session()
    session.submit(Bid(seat=ANNA, oil=1))
    path = folder / name
    savefile.save(session, path)
    return path


def test_the_start_page_offers_what_can_be_played(window: MainWindow, qtbot: QtBot) -> None:
    assert button(window, "new colossi").isVisible()
    assert button(window, "new tokyo").isVisible()
    assert button(window, "new barrel").isVisible()
    assert not window.commands["save"].isEnabled()


@pytest.fixture
def a_later_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One More Barrel as if it came in a later release."""
    monkeypatch.setitem(CATALOGUE, "barrel", msgspec.structs.replace(CATALOGUE["barrel"], scenarios=()))


def test_a_poster_of_a_later_game_shows_its_board(
    a_later_game: None, window: MainWindow, qtbot: QtBot
) -> None:
    assert button(window, "board barrel").text() == "See the board"
    assert not any(b.objectName() == "new barrel" for b in window.findChildren(QPushButton))
    QTest.mouseClick(button(window, "board barrel"), LEFT)

    assert window.boards is not None
    qtbot.waitUntil(lambda: window.boards is not None and window.boards.art is not None)
    assert window.boards.art is not None
    assert window.boards.art.board.id == "barrel"
    window.call("zoom_in")
    assert window.boards.view.zoom > 1
    QTest.mouseClick(button(window, "back"), LEFT)
    assert window.start.isVisible()


def test_new_game_asks_and_begins(window: MainWindow, qtbot: QtBot) -> None:
    QTest.mouseClick(button(window, "new colossi"), LEFT)

    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    dialog.begun.emit(LanternHill.game, given_setup(), dialog.beginning())
    assert window.page is not None
    assert window.preferences.beginnings[LanternHill.game] == dialog.beginning()
    dialog.reject()


def test_a_game_that_cannot_be_begun_is_told(window: MainWindow) -> None:
    window.begin("chess", given_setup())

    assert "cannot be begun" in window.status.words
    assert window.page is None


def test_a_file_dropped_on_the_window_is_opened(window: MainWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(saved(tmp_path)))])
    at, copy = QPoint(9, 9), Qt.DropAction.CopyAction
    enter = QDragEnterEvent(at, copy, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, enter)
    drop = QDropEvent(QPointF(at), copy, data, LEFT, Qt.KeyboardModifier.NoModifier)

    QApplication.sendEvent(window, drop)

    assert enter.isAccepted()
    assert window.page is not None
    assert window.page.bridge.length == 1
    assert "friday.rubble" in window.windowTitle()


def test_a_broken_file_is_reported_and_listed(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path)
    window.open(path)
    path.write_bytes(path.read_bytes()[:200])

    window.show_start()
    QTest.mouseClick(button(window, str(path)), LEFT)

    report = window.findChild(LoadReport)
    assert report is not None
    assert button(window, str(path)).property("role") == "bad"
    report.reject()


def test_what_is_left_of_a_broken_file_can_be_played(window: MainWindow) -> None:
    session = given_session()

    window.desk.take(session, None)

    assert window.page is not None


def test_saving_asks_for_a_name_once(
    page: GamePage, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.call("save")
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "mine"))
    dialog.reject()
    qtbot.waitUntil((tmp_path / "mine.rubble").is_file)

    page.stage.submit(Bid(seat=ANNA, oil=2))
    window.call("save")

    loaded = savefile.load(tmp_path / "mine.rubble", find_rules)
    assert loaded.session.length == 1
    assert window.preferences.recent == (str(tmp_path / "mine.rubble"),)


def test_a_save_that_fails_is_told(page: GamePage, window: MainWindow, tmp_path: Path) -> None:
    window.desk.save(tmp_path / "nowhere" / "mine.rubble")

    assert "cannot be written" in window.status.words


def test_opening_asks_for_a_file(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path)
    window.call("open")
    dialog = window.findChild(QFileDialog)
    assert dialog is not None

    dialog.fileSelected.emit(str(path))
    dialog.reject()

    qtbot.waitUntil(lambda: window.page is not None)


def test_recent_files_stand_in_the_menu(window: MainWindow, tmp_path: Path) -> None:
    window.open(saved(tmp_path))
    page = window.page

    (action,) = window.commands.menus["recent"].actions()
    action.trigger()

    assert window.page is not None
    assert window.page is not page


def test_after_a_kill_the_start_page_offers_to_go_on(window: MainWindow, qtbot: QtBot) -> None:
    other = Recovery(lambda message: None)
    session = given_session()
    other.begin(session)  # type: ignore[arg-type]
    session.submit(Bid(seat=ANNA, oil=1))
    other.finish()
    window.show_start()

    QTest.mouseClick(button(window, "go_on"), LEFT)

    assert window.page is not None
    assert window.page.bridge.length == 1


def test_an_older_unfinished_game_is_gone_on_with_and_the_others_stay(window: MainWindow) -> None:
    other = Recovery(lambda message: None)
    for actions in (1, 2, 2):
        session = given_session()
        other.begin(session)  # type: ignore[arg-type]
        session.submit(Bid(seat=ANNA, oil=1))
        if actions > 1:
            session.submit(Bid(seat=BERT, oil=0))
        other.finish()
    for age, path in enumerate(sorted(other.folder.glob("*.journal"))):
        os.utime(path, (1000 + age, 1000 + age))
    window.show_start()
    oldest = button(window, "go_on 2")
    assert oldest.accessibleName() == LanternHill.game
    assert oldest.accessibleDescription() == "1 · 1 action"

    QTest.mouseClick(oldest, LEFT)

    assert window.page is not None
    assert window.page.bridge.length == 1
    window.show_start()
    assert len(window.desk.recovery.unfinished()) == 3


def test_going_on_with_nothing_is_told(window: MainWindow) -> None:
    window.desk.go_on()

    assert window.status.words == "There is no game to go on with."


def test_the_computer_plays_its_seat_and_the_window_never_waits(window: MainWindow, qtbot: QtBot) -> None:
    window.thinking.close()
    window.thinking = Thinking(window, Worker(serve_hill))
    window.call("instant")
    window.begin(LanternHill.game, given_setup(level="random"))
    assert window.page is not None

    window.page.stage.submit(Bid(seat=ANNA, oil=2))

    page = window.page
    qtbot.waitUntil(lambda: page.bridge.length >= 2, timeout=20_000)
    window.thinking.close()


def test_a_computer_player_that_fails_is_told(window: MainWindow, qtbot: QtBot) -> None:
    window.thinking.close()
    window.thinking = Thinking(window, Worker(fail_hill))
    window.call("instant")
    window.begin(LanternHill.game, given_setup(level="random"))
    assert window.page is not None

    window.page.stage.submit(Bid(seat=ANNA, oil=2))

    qtbot.waitUntil(lambda: "has no answer" in window.status.words, timeout=20_000)


def test_a_hint_says_what_a_sensible_player_might_do(
    window: MainWindow, qtbot: QtBot, open_hill: None
) -> None:
    window.thinking.close()
    window.thinking = Thinking(window, Worker(serve_hill))
    window.begin(LanternHill.game, given_setup())

    window.call("hint")

    qtbot.waitUntil(lambda: window.status.words.startswith("A sensible player might"), timeout=20_000)
    assert window.page is not None
    assert window.page.bridge.length == 0
    window.thinking.close()


def test_the_theme_is_chosen_and_remembered(window: MainWindow) -> None:
    window.commands["light_theme"].trigger()

    assert window.preferences.theme == "light"
    assert PreferencesFile().current.theme == "light"
    window.commands["dark_theme"].trigger()


@pytest.mark.parametrize("name", ["preferences", "keys", "about", "new"])
def test_a_command_opens_its_dialog(window: MainWindow, name: str) -> None:
    window.call(name)

    (dialog,) = window.findChildren(QDialog)
    assert dialog.isVisible()
    dialog.close()


def test_printing_a_game_leads_to_its_board(page: GamePage, window: MainWindow) -> None:
    window.call("boards")
    assert window.boards is not None
    window.leave_boards()
    assert page.isVisible()


def test_full_screen_comes_and_goes(window: MainWindow) -> None:
    window.call("full_screen")
    assert window.isFullScreen()
    window.call("full_screen")
    assert not window.isFullScreen()


def test_where_the_window_was_is_remembered(
    qtbot: QtBot, window: MainWindow, wardrobe: Wardrobe, page: GamePage
) -> None:
    window.close()

    again = MainWindow(PreferencesFile(), wardrobe, HillShelf())
    qtbot.addWidget(again)

    assert again.preferences.places
    assert again.geometry().isValid()


def test_damaged_preferences_are_told(qtbot: QtBot, wardrobe: Wardrobe, home: Path) -> None:
    file = player_folders().config / "preferences.json"
    file.parent.mkdir(parents=True)
    file.write_text("{")

    window = MainWindow(PreferencesFile(), wardrobe, HillShelf())
    qtbot.addWidget(window)

    assert "damaged" in window.status.words


def test_the_log_file_takes_what_went_wrong_and_the_player_is_told_where(qtbot: QtBot, home: Path) -> None:
    log = app.start_log()
    assert log is not None
    faults = app.Faults(log)
    try:
        raise ZeroDivisionError("in a slot")
    except ZeroDivisionError:
        faults.meet(*sys.exc_info())

    assert faults.box is not None
    assert str(log) in faults.box.informativeText()
    assert "in a slot" in log.read_text()
    faults.box.close()
    keeper = logging.getLogger("rubbletop").handlers.pop()
    keeper.close()


def test_the_program_opens_a_new_game_and_ends_when_its_window_closes(qtbot: QtBot, home: Path) -> None:
    looked: list[str] = []

    def look() -> None:
        (window,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible()]
        if window.page is not None:
            looked.append(window.windowTitle())
            timer.stop()
            window.close()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(20)

    status = app.run(new=NewGame(game="colossi", scenario="1", seed=3))

    assert status == 0
    assert "Panic on Graviton Prime" in looked[0]
    while handlers := logging.getLogger("rubbletop").handlers:
        handlers.pop().close()


def test_the_program_opens_a_file_and_reports_a_broken_one(qtbot: QtBot, home: Path) -> None:
    looked: list[bool] = []

    def look() -> None:
        (window,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible()]
        report = window.findChild(LoadReport)
        if report is not None:
            looked.append(report.isVisible())
            timer.stop()
            report.close()
            window.close()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(20)

    status = app.run(file=home / "gone.rubble")

    assert (status, looked) == (0, [True])
    while handlers := logging.getLogger("rubbletop").handlers:
        handlers.pop().close()
