# SPDX-License-Identifier: GPL-3.0-or-later
"""A save opened while the program runs goes to its window."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rubbletop import app
from rubbletop.kernel import savefile
from rubbletop.ui import doorbell
from rubbletop.ui.doorbell import Doorbell, address, handed_on
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.opener import Opener
from tests.toy.game import given_session


@pytest.fixture
def bell(qtbot: QtBot) -> Iterator[Doorbell]:
    made = Doorbell()
    assert made.is_listening
    yield made
    made.close()


CALL = """
import sys
from pathlib import Path
from rubbletop.ui.doorbell import handed_on
sys.exit(0 if handed_on(Path(sys.argv[1])) else 3)
"""


def rung_by_another(file: Path) -> "subprocess.Popen[bytes]":
    """Hand a file on from another program, while this one goes on."""
    return subprocess.Popen([sys.executable, "-c", CALL, str(file)])


def test_a_file_is_handed_to_the_program_that_runs(bell: Doorbell, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(bell.rung, timeout=30_000) as heard:
        other = rung_by_another(tmp_path / "an evening ü.rubble")

    assert heard.args == [tmp_path / "an evening ü.rubble"]
    assert other.wait(timeout=30) == 0


def test_a_file_named_from_where_one_stands_is_found_from_elsewhere(
    bell: Doorbell, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with qtbot.waitSignal(bell.rung, timeout=30_000) as heard:
        other = rung_by_another(Path("evening.rubble"))

    assert heard.args == [tmp_path / "evening.rubble"]
    assert other.wait(timeout=30) == 0


def test_without_a_program_that_runs_nobody_takes_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    assert not handed_on(tmp_path / "evening.rubble")


def test_the_second_program_leaves_the_bell_to_the_first(bell: Doorbell, qtbot: QtBot) -> None:
    second = Doorbell()

    assert (bell.is_listening, second.is_listening) == (True, False)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="sockets lie in folders on POSIX systems alone")
def test_what_a_killed_program_left_behind_keeps_nobody_from_listening(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = tmp_path / "s"
    left.write_bytes(b"")
    monkeypatch.setattr(doorbell, "address", lambda: str(left))

    made = Doorbell()

    assert made.is_listening
    made.close()


def test_players_with_other_folders_have_other_bells(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = address()
    monkeypatch.setenv("RUBBLETOP_HOME", str(tmp_path / "hers"))

    assert address() != mine


def test_the_bell_lies_where_the_player_alone_may_reach_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert Path(address()).parent == tmp_path
    monkeypatch.setenv("FLATPAK_ID", "org.rubbletop.rubbletop")
    (tmp_path / "app" / "org.rubbletop.rubbletop").mkdir(parents=True)
    assert Path(address()).parent == tmp_path / "app" / "org.rubbletop.rubbletop"
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "gone"))
    assert "/" not in address()


def test_a_caller_without_an_end_is_cut_off_and_one_that_hangs_up_is_forgotten(
    bell: Doorbell, qtbot: QtBot
) -> None:
    babbler, shy = QLocalSocket(), QLocalSocket()
    for line in (babbler, shy):
        line.connectToServer(address())
        assert line.waitForConnected(5000)
    babbler.write(b"x" * (doorbell.LONGEST + 2))
    shy.disconnectFromServer()

    qtbot.waitUntil(lambda: babbler.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    qtbot.waitUntil(lambda: not bell._heard)


def test_a_program_that_does_not_answer_takes_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorbell, "ANSWER", 1)
    deaf = QLocalServer()
    assert deaf.listen(address())

    assert not handed_on(tmp_path / "evening.rubble")
    deaf.close()


def test_the_window_opens_what_is_handed_to_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, open_hill: None
) -> None:
    savefile.save(given_session(), tmp_path / "evening.rubble")
    window.showMinimized()
    Opener(window).open(tmp_path / "evening.rubble")

    assert not window.isMinimized()
    assert window.windowTitle().startswith("evening.rubble")


def test_the_window_opens_what_the_desktop_hands_to_it_as_an_event(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, open_hill: None
) -> None:
    savefile.save(given_session(), tmp_path / "evening.rubble")
    opener = Opener(window)

    assert opener.eventFilter(window, QFileOpenEvent(str(tmp_path / "evening.rubble")))
    assert window.windowTitle().startswith("evening.rubble")
    assert not opener.eventFilter(window, QEvent(QEvent.Type.User))


def test_the_second_start_with_a_file_ends_at_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[Path] = []

    def taken(file: Path) -> bool:
        handed.append(file)
        return True

    monkeypatch.setattr(app, "handed_on", taken)

    assert app.run(file=tmp_path / "evening.rubble") == 0
    assert handed == [tmp_path / "evening.rubble"]
    assert not QApplication.windowIcon().isNull()
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible()]
