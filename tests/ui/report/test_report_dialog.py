# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking for a report: kind, place, a bar that moves, a stop that leaves nothing, and what was written."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import say
from rubbletop.ui.dialogs.past_games import PastGamesDialog
from rubbletop.ui.dialogs.write_report import ReportDialog
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.report.matter import Step
from rubbletop.ui.report.writing import Wishes
from rubbletop.ui.theme import Wardrobe
from tests.ui.report.games import SAVES, stopped

LEFT = Qt.MouseButton.LeftButton
Work = Callable[[Wishes], Iterator[Step]]


class Desk:
    """Writes reports in three steps, and waits in the second one as long as it is told to."""

    def __init__(self) -> None:
        self.wishes: list[Wishes] = []
        self.waits = False
        self.fault: Exception | None = None
        self.was_stopped = False

    def write(self, wishes: Wishes) -> Iterator[Step]:
        self.wishes.append(wishes)
        yield Step(0.2, say("Telling the game"))
        try:
            while self.waits:
                yield Step(0.5, say("Painting the board"))
        except GeneratorExit:
            self.was_stopped = True
            raise
        if self.fault is not None:
            raise self.fault
        wishes.path.write_bytes(b"done")


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def dialog(qtbot: QtBot, one_wardrobe: Wardrobe, desk: Desk) -> ReportDialog:
    made = ReportDialog(desk.write, "friday", "A4")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def primary(dialog: ReportDialog) -> QPushButton:
    assert dialog.primary is not None
    return dialog.primary


def test_a_report_is_written_where_the_player_says(
    dialog: ReportDialog, desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    opened: list[QUrl] = []
    dialog.said.connect(told.append)
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    QTest.mouseClick(primary(dialog), LEFT)
    (asked,) = dialog.findChildren(QFileDialog)
    assert asked.selectedFiles()[0].endswith("friday.html")
    asked.fileSelected.emit(str(tmp_path / "out.html"))
    asked.reject()

    qtbot.waitUntil(lambda: not dialog.is_writing)

    assert desk.wishes == [Wishes(path=tmp_path / "out.html", with_pictures=True, paper="A4")]
    assert dialog.doing.text() == f"Written: {tmp_path / 'out.html'}"
    assert told == [say("Saved as {file}.", file="out.html")]
    assert dialog.out.text() == "Close"
    QTest.mouseClick(dialog.opens, LEFT)
    assert [url.toLocalFile() for url in opened] == [str(tmp_path / "out.html")]


def test_the_kind_gives_a_name_its_ending(
    dialog: ReportDialog, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    QTest.mouseClick(dialog.pdf, LEFT, pos=QPoint(8, dialog.pdf.height() // 2))
    assert dialog.kind == "pdf"
    dialog.pictures.setChecked(False)
    for name in ("out", "out.html", "out.PDF"):
        dialog.begin(tmp_path / name)
        qtbot.waitUntil(lambda: not dialog.is_writing)

    assert [wishes.path.name for wishes in desk.wishes] == ["out.pdf", "out.html.pdf", "out.PDF"]
    assert not desk.wishes[0].with_pictures


def test_while_it_is_written_the_bar_moves_and_nothing_else_can_be_asked(
    dialog: ReportDialog, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    desk.waits = True
    dialog.begin(tmp_path / "out.html")

    qtbot.waitUntil(lambda: dialog.bar.value() == 500)

    assert dialog.bar.isVisible()
    assert dialog.doing.text() == "Painting the board"
    assert not primary(dialog).isEnabled()
    desk.waits = False
    qtbot.waitUntil(lambda: not dialog.is_writing)
    assert primary(dialog).isEnabled()
    assert not dialog.bar.isVisible()


def test_cancel_stops_the_work(dialog: ReportDialog, desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    desk.waits = True
    dialog.begin(tmp_path / "out.html")
    qtbot.waitUntil(lambda: dialog.bar.value() == 500)

    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert desk.was_stopped
    assert not dialog.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_is_told_and_may_be_tried_again(
    dialog: ReportDialog, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    desk.fault = FileNotFoundError(2, "gone")
    dialog.begin(tmp_path / "out.html")
    qtbot.waitUntil(lambda: not dialog.is_writing)

    assert "its folder does not exist" in dialog.doing.text()
    assert primary(dialog).isEnabled()
    assert not dialog.opens.isVisible()


def test_the_menu_writes_the_game_on_the_table(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    assert not window.commands["report"].isEnabled()
    window.desk.take(stopped("colossi", 10, 1), None)

    window.commands["report"].trigger()
    (dialog,) = window.findChildren(ReportDialog)
    dialog.begin(tmp_path / "out.html")
    qtbot.waitUntil(lambda: not dialog.is_writing, timeout=20_000)

    assert (tmp_path / "out.html").read_bytes().startswith(b"<!DOCTYPE html>")
    dialog.reject()


@pytest.mark.parametrize(("name", "kind"), [("report", ReportDialog), ("past_games", PastGamesDialog)])
def test_the_card_of_a_game_that_is_over_leads_to_report_and_record(
    window: MainWindow, qtbot: QtBot, name: str, kind: type[QDialog]
) -> None:
    window.open(SAVES / "barrel-1-1.rubble")
    page = window.page
    assert page is not None
    link = next(found for found in page.result.findChildren(QPushButton) if found.objectName() == name)
    qtbot.waitUntil(lambda: link.isVisible() and not link.size().isEmpty())

    QTest.mouseClick(link, LEFT)

    (dialog,) = window.findChildren(kind)
    assert dialog.isVisible()
    dialog.reject()
