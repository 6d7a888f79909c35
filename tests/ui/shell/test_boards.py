# SPDX-License-Identifier: GPL-3.0-or-later
"""All boards on the screen, on paper and in files."""

from itertools import pairwise
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from rubbletop.board.load import load_board
from rubbletop.kernel.facts import Message
from rubbletop.ui.boards_export import board_art, export_board, picture
from rubbletop.ui.boards_page import FORMATS, BoardsPage
from rubbletop.ui.parts.board_titles import BOARD_TITLES
from rubbletop.ui.parts.print_sheets import FOOT, MARGIN, OVERLAP, Sheet, sheets
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


@pytest.mark.parametrize("board", BOARD_TITLES)
def test_every_board_is_drawn_whole(qapp: QApplication, board: str) -> None:
    image = picture(board_art(load_board(board)), 300)

    colours = {image.pixel(x, y) for x in range(0, 300, 9) for y in range(0, image.height(), 9)}
    assert len(colours) > 30


@pytest.mark.parametrize("board", BOARD_TITLES)
def test_a_board_becomes_a_drawing(qapp: QApplication, tmp_path: Path, board: str) -> None:
    file = tmp_path / "board.svg"

    export_board(load_board(board), "svg", file)

    assert QSvgRenderer(str(file)).isValid()


def test_a_board_becomes_a_picture(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "board.png"

    export_board(load_board("alpha"), "png", file)

    assert QImage(str(file)).width() > 2000


def test_a_board_becomes_a_page_of_its_own_size(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "board.pdf"
    art = board_art(load_board("alpha"))

    export_board(art.board, "pdf", file)

    page = PdfReader(file).pages[0]
    assert len(PdfReader(file).pages) == 1
    assert float(page.mediabox.width) == pytest.approx(art.size_mm.width() * 72 / 25.4, abs=2)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_board_is_tiled_onto_sheets_of_paper(qapp: QApplication, tmp_path: Path, paper: str) -> None:
    file = tmp_path / "board.pdf"
    art = board_art(load_board("beta"))

    export_board(art.board, "pdf", file, paper)

    assert len(PdfReader(file).pages) == len(sheets(art.size_mm, "A4", "true"))


def test_a_file_that_cannot_be_written_leaves_the_old_one(qapp: QApplication, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        export_board(load_board("alpha"), "svg", tmp_path / "nowhere" / "board.svg")


def covered(laid: tuple[Sheet, ...], picture: QSizeF) -> bool:
    """Whether every point of a picture is on some sheet."""
    points = [
        QPointF(picture.width() * x / 40, picture.height() * y / 40) for x in range(41) for y in range(41)
    ]
    return all(any(sheet.source.contains(point) for sheet in laid) for point in points)


@pytest.mark.parametrize("size", [(180.0, 120.0), (594.0, 420.0), (400.0, 900.0)])
def test_tiles_cover_the_picture_and_overlap(size: tuple[float, float]) -> None:
    laid = sheets(QSizeF(*size), "A4", "true")

    assert covered(laid, QSizeF(*size))
    for one, other in pairwise(laid):
        if one.row == other.row:
            assert one.source.right() - other.source.left() == pytest.approx(OVERLAP)
    for sheet in laid:
        room = QRectF(MARGIN, MARGIN, sheet.page.width() - 2 * MARGIN, sheet.page.height())
        assert room.adjusted(0, 0, 0, -MARGIN - FOOT).contains(sheet.target.center())
        assert sheet.target.width() == pytest.approx(sheet.source.width())


def test_a_fitted_picture_is_on_one_sheet_turned_the_better_way() -> None:
    (sheet,) = sheets(QSizeF(594, 420), "A4", "fit")

    assert sheet.page.width() > sheet.page.height()
    assert sheet.source == QRectF(0, 0, 594, 420)


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


def test_the_print_preview_shows_every_sheet(boards: BoardsPage, qtbot: QtBot, tmp_path: Path) -> None:
    QTest.mouseClick(button(boards, "print"), LEFT)
    dialog = boards.print_board()
    assert dialog is not None
    preview = dialog.preview
    qtbot.waitUntil(lambda: preview.count() == len(dialog.sheets))
    tiled = len(dialog.sheets)

    fitted = next(b for b in dialog.findChildren(QRadioButton) if not b.isChecked())
    fitted.click()
    qtbot.waitUntil(lambda: preview.count() == 1)

    said: list[Message] = []
    dialog.said.connect(said.append)
    dialog.save_pdf(tmp_path / "nowhere" / "x.pdf")
    dialog.save_pdf(tmp_path / "x.pdf")
    assert tiled > 1
    assert len(PdfReader(tmp_path / "x.pdf").pages) == 1
    assert "cannot be written" in said[0].text()


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
    assert dialog.paper == "Letter"
    dialog.reject()
