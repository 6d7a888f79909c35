# SPDX-License-Identifier: GPL-3.0-or-later
"""Print…: what is ticked, how it is laid out, turned through, saved and printed."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import Message
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.paper import stock
from rubbletop.ui.paper.dialog import PrintDialog
from rubbletop.ui.paper.layout import Layout
from rubbletop.ui.paper.stock import items_of
from tests.ui.paper.reading import read

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot, home: Path) -> PrintDialog:
    """With the counters of the Colossi ticked."""
    made = PrintDialog(items_of("colossi"), {"colossi counters"}, "A4", "colossi")
    # The tests look at it after it is closed, too.
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def titles(dialog: PrintDialog) -> list[str]:
    return [page.title.text() for page in dialog.pages]


def said_by(dialog: PrintDialog) -> list[Message]:
    said: list[Message] = []
    dialog.said.connect(said.append)
    return said


def test_what_is_ticked_is_shown_page_by_page(dialog: PrintDialog, qtbot: QtBot) -> None:
    assert ["fronts" in title for title in titles(dialog)] == [True, False]
    qtbot.waitUntil(lambda: dialog.preview.sheet.picture is not None)
    first = dialog.preview.sheet.picture

    QTest.mouseClick(dialog.preview.on, LEFT)
    qtbot.waitUntil(lambda: dialog.preview.sheet.picture is not None)

    assert dialog.preview.number.value() == 2
    assert dialog.preview.sheet.picture != first
    QTest.mouseClick(dialog.preview.back, LEFT)
    assert dialog.preview.number.value() == 1


def test_keys_turn_the_pages(dialog: PrintDialog) -> None:
    sheet = dialog.preview.sheet
    sheet.setFocus()

    QTest.keyClick(sheet, Qt.Key.Key_PageDown)
    assert dialog.preview.number.value() == 2
    QTest.keyClick(sheet, Qt.Key.Key_PageUp)
    assert dialog.preview.number.value() == 1
    QTest.keyClick(sheet, Qt.Key.Key_A)
    assert dialog.preview.number.value() == 1


def test_a_tick_by_the_keyboard_adds_pages(dialog: PrintDialog, qtbot: QtBot) -> None:
    tree = dialog.choices.tree
    tree.setFocus()
    before = len(dialog.pages)
    cards = next(item for item in tree.findItems("Cards", Qt.MatchFlag.MatchRecursive))
    tree.setCurrentItem(cards)

    QTest.keyClick(tree, Qt.Key.Key_Space)

    qtbot.waitUntil(lambda: len(dialog.pages) > before)
    assert any("Action cards" in title for title in titles(dialog))


def test_without_a_tick_there_is_nothing_to_print(dialog: PrintDialog, qtbot: QtBot) -> None:
    dialog.choices.tick(())

    qtbot.waitUntil(lambda: not dialog.pages)
    assert not dialog.buttons["print"].isEnabled()
    assert "Tick" in dialog.told.text()


def test_paper_size_edge_and_ink_decide_the_pages(dialog: PrintDialog, qtbot: QtBot) -> None:
    choices = dialog.choices
    choices.paper.setCurrentText("Letter")
    choices.percent.setCurrentIndex(choices.percent.findData(160))
    choices.edge.setCurrentIndex(choices.edge.findData("none"))
    choices.scale.setCurrentIndex(choices.scale.findData("fit"))
    choices.ink.setChecked(True)

    assert choices.layout_chosen == Layout(
        paper="Letter", percent=160, edge="none", scale="fit", saves_ink=True
    )
    qtbot.waitUntil(lambda: not any("backs" in title for title in titles(dialog)))
    assert len(dialog.pages) > 1
    assert dialog.pages[0].size == (215.9, 279.4)


def test_pages_are_saved_as_a_pdf(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    said = said_by(dialog)

    dialog.save_pdf(tmp_path / "mine")
    qtbot.waitUntil(lambda: not dialog.is_writing)

    assert len(read((tmp_path / "mine.pdf").read_bytes())) == len(dialog.pages)
    assert said[-1].text().startswith("Saved as")
    assert dialog.buttons["pdf"].isEnabled()
    assert not dialog.buttons["picture"].isEnabled()


def test_a_file_that_cannot_be_written_is_named_and_the_dialog_stays(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    said = said_by(dialog)

    dialog.save_pdf(tmp_path / "nowhere" / "x.pdf")
    qtbot.waitUntil(lambda: not dialog.is_writing)

    assert "cannot be written" in said[-1].text()
    assert "nowhere" in dialog.told.text()
    assert dialog.isVisible()


def test_a_full_disk_is_told(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr("rubbletop.ui.paper.dialog.write_whole", full)
    dialog.save_pdf(tmp_path / "x.pdf")
    qtbot.waitUntil(lambda: not dialog.is_writing)

    assert "space" in dialog.told.text()
    assert not (tmp_path / "x.pdf").exists()


def test_writing_can_be_stopped_and_leaves_no_file(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    dialog.save_pdf(tmp_path / "x.pdf")
    assert dialog.buttons["close"].text() == "Stop"

    QTest.mouseClick(dialog.buttons["close"], LEFT)

    assert not dialog.is_writing
    assert not (tmp_path / "x.pdf").exists()
    assert dialog.isVisible()
    QTest.mouseClick(dialog.buttons["close"], LEFT)
    assert not dialog.isVisible()


def test_printing_can_be_stopped(dialog: PrintDialog, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.print_on(printer)

    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert not dialog.is_writing
    assert "Stopped" in dialog.told.text()
    assert dialog.isVisible()


def test_a_file_of_several_things_is_called_by_their_game(dialog: PrintDialog, qtbot: QtBot) -> None:
    dialog.choices.tick({"colossi counters", "colossi cards"})
    qtbot.waitUntil(lambda: len(dialog.pages) > 2)

    QTest.mouseClick(dialog.buttons["pdf"], LEFT)

    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    assert [Path(name).name for name in asked.selectedFiles()] == ["colossi.pdf"]
    asked.reject()


def test_a_single_page_is_counted_as_one(dialog: PrintDialog, qtbot: QtBot) -> None:
    dialog.choices.scale.setCurrentIndex(dialog.choices.scale.findData("fit"))

    dialog.choices.tick({"boards beta"})

    qtbot.waitUntil(lambda: dialog.told.text() == "1 page")


def test_pages_go_to_a_printer(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))

    dialog.print_on(printer)
    qtbot.waitUntil(lambda: not dialog.is_writing)

    pages = read((tmp_path / "printed.pdf").read_bytes())
    assert len(pages) == 2
    assert any(abs(s.size[0] - 100) < 0.1 and s.size[1] < 0.01 for s in pages[0].strokes())
    assert dialog.told.text() == "Sent to the printer."


@pytest.mark.qt_log_ignore("QPainter::", extend=True)
def test_a_printer_that_does_not_begin_is_told(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "nowhere" / "printed.pdf"))

    with qtbot.captureExceptions() as faults:
        dialog.print_on(printer)
        qtbot.waitUntil(lambda: not dialog.is_writing)

    assert not faults
    assert "printer" in dialog.told.text()


def test_the_buttons_ask_for_a_printer_and_for_a_file(
    dialog: PrintDialog, tmp_path: Path, qtbot: QtBot
) -> None:
    QTest.mouseClick(dialog.buttons["pdf"], LEFT)
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    assert [Path(name).name for name in asked.selectedFiles()] == ["colossi-counters.pdf"]
    asked.fileSelected.emit(str(tmp_path / "chosen.pdf"))
    asked.reject()
    qtbot.waitUntil(lambda: not dialog.is_writing)
    assert (tmp_path / "chosen.pdf").is_file()

    QTest.mouseClick(dialog.buttons["print"], LEFT)
    printers = dialog.findChild(QPrintDialog)
    assert printers is not None
    printers.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printers.printer().setOutputFileName(str(tmp_path / "paper.pdf"))
    printers.accepted.emit(printers.printer())
    qtbot.waitUntil(lambda: not dialog.is_writing)
    assert (tmp_path / "paper.pdf").is_file()
    printers.reject()


def test_a_board_that_is_ticked_can_be_saved_as_a_picture(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    assert not dialog.buttons["picture"].isEnabled()
    dialog.choices.tick({"boards alpha"})
    qtbot.waitUntil(dialog.buttons["picture"].isEnabled)
    dialog.choices.dots.setValue(2)
    QTest.mouseClick(dialog.buttons["picture"], LEFT)
    asked = dialog.findChild(QFileDialog)
    assert asked is not None

    asked.fileSelected.emit(str(tmp_path / "mine.png"))
    asked.fileSelected.emit(str(tmp_path / "mine"))
    asked.fileSelected.emit(str(tmp_path / "nowhere" / "mine.svg"))
    asked.reject()

    assert 1000 < QImage(str(tmp_path / "mine.png")).width() < 1200
    assert (tmp_path / "mine.svg").is_file()
    assert "cannot be written" in dialog.told.text()


def test_a_board_that_cannot_be_read_is_named(
    dialog: PrintDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> None:
        raise ValueError("line 3: unknown terrain letter")

    monkeypatch.setattr(stock, "load_board", broken)
    dialog.choices.tick({"boards beta"})

    qtbot.waitUntil(lambda: "unknown terrain letter" in dialog.told.text())
    assert dialog.pages == ()


def test_a_game_on_the_table_prints_its_position_first(window: MainWindow, qtbot: QtBot) -> None:
    window.demo("colossi")
    qtbot.waitUntil(lambda: window.page is not None)

    window.call("print")

    dialog = window.findChild(PrintDialog)
    assert dialog is not None
    assert [item.kind for item in dialog.choices.chosen] == ["position"]
    assert "Colossi" in dialog.pages[0].title.text()
    QTest.mouseClick(dialog.buttons["pdf"], LEFT)
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    assert [Path(name).name for name in asked.selectedFiles()] == ["alpha-position.pdf"]
    asked.reject()
    assert {button.objectName() for button in dialog.findChildren(QPushButton)} >= {"print", "pdf", "close"}
    dialog.reject()


def test_the_printer_is_asked_for_both_sides_only_where_something_has_a_back(
    dialog: PrintDialog, qtbot: QtBot
) -> None:
    turned = [dialog.turned_about]

    dialog.choices.tick({"boards alpha"})

    qtbot.waitUntil(lambda: "Zone Alpha" in titles(dialog)[0])
    turned.append(dialog.turned_about)
    assert turned == ["long", "none"]
