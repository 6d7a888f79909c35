# SPDX-License-Identifier: GPL-3.0-or-later
"""All boards on the screen, on paper and in files."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import Message
from rubbletop.ui.boards_page import FORMATS, BoardsPage
from rubbletop.ui.paper.dialog import PrintDialog
from rubbletop.ui.words import worded

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def boards(qtbot: QtBot) -> BoardsPage:
    page = BoardsPage()
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    qtbot.waitExposed(page)
    page.show_board("alpha")
    qtbot.waitUntil(lambda: page.art is not None)
    return page


def button(page: BoardsPage, name: str) -> QPushButton:
    return next(b for b in page.findChildren(QPushButton) if b.objectName() == name)


def test_the_wheel_zooms_to_the_pointer(boards: BoardsPage, qtbot: QtBot) -> None:
    view = boards.view
    at = QPointF(200, 150)
    event = QWheelEvent(
        at,
        view.mapToGlobal(at),
        view.rect().center() * 0,
        view.rect().center() * 0 + QPointF(0, 120).toPoint(),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )

    QApplication.sendEvent(view, event)

    assert view.zoom == pytest.approx(1.25)


def test_the_board_is_zoomed_and_moved_by_keys_and_mouse(boards: BoardsPage, qtbot: QtBot) -> None:
    view = boards.view
    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom == 8.0
    before = view.grab().toImage()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_A):
        QTest.keyClick(view, key)
    QTest.mousePress(view, LEFT, Qt.KeyboardModifier.NoModifier, view.rect().center())
    QTest.mouseMove(view, view.rect().center() / 2)
    QTest.mouseRelease(view, LEFT, Qt.KeyboardModifier.NoModifier, view.rect().center() / 2)
    assert view.grab().toImage() != before

    QTest.keyClick(view, Qt.Key.Key_Minus)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == 1.0


def test_the_buttons_zoom_and_choose_boards(boards: BoardsPage, qtbot: QtBot) -> None:
    QTest.mouseClick(button(boards, "zoom_in"), LEFT)
    assert boards.view.zoom == pytest.approx(1.25)
    QTest.mouseClick(button(boards, "zoom_out"), LEFT)
    QTest.mouseClick(button(boards, "fit"), LEFT)
    assert boards.view.zoom == 1.0

    QTest.mouseClick(button(boards, "tokyo"), LEFT)
    qtbot.waitUntil(lambda: boards.art is not None and boards.art.board.id == "tokyo")
    with qtbot.waitSignal(boards.closed):
        QTest.mouseClick(button(boards, "back"), LEFT)


def test_a_board_is_saved_with_the_ending_of_its_kind(
    boards: BoardsPage, qtbot: QtBot, tmp_path: Path
) -> None:
    said: list[Message] = []
    boards.said.connect(said.append)

    boards.save(tmp_path / "mine", "svg")
    boards.save(tmp_path / "nowhere" / "mine.svg", "svg")

    assert (tmp_path / "mine.svg").is_file()
    assert "cannot be written" in said[1].text()


def test_a_board_that_cannot_be_read_is_named(
    boards: BoardsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> None:
        raise ValueError("line 3: unknown terrain letter")

    monkeypatch.setattr("rubbletop.ui.boards_page.load_board", broken)
    with qtbot.waitSignal(boards.said) as said:
        boards.show_board("beta")

    assert "unknown terrain letter" in said.args[0].text()
    assert boards.print_board() is None
    boards.save(Path("x.svg"), "svg")


def test_print_opens_with_the_board_on_show_ticked(boards: BoardsPage, qtbot: QtBot) -> None:
    QTest.mouseClick(button(boards, "print"), LEFT)

    dialog = boards.findChild(PrintDialog)

    assert dialog is not None
    assert [item.id for item in dialog.choices.chosen] == ["boards alpha"]
    assert len(dialog.pages) > 4
    dialog.reject()


def test_the_kind_chosen_in_the_dialog_changes_the_ending_of_the_name(boards: BoardsPage) -> None:
    button(boards, "save").click()
    dialog = boards.findChild(QFileDialog)
    assert dialog is not None

    dialog.filterSelected.emit(worded(FORMATS["png"]))

    assert dialog.defaultSuffix() == "png"
    assert [Path(name).name for name in dialog.selectedFiles()] == ["alpha.png"]
    dialog.reject()


def test_another_paper_holds_for_the_next_preview(boards: BoardsPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: boards.art is not None)
    boards.choose_paper("Letter")

    dialog = boards.print_board()

    assert dialog is not None
    assert dialog.choices.layout_chosen.paper == "Letter"
    dialog.reject()
