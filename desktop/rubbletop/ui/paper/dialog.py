# SPDX-License-Identifier: GPL-3.0-or-later
"""Print…: what and how at the left, the pages at the right; to paper or to a PDF."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from rubbletop.board.faults import BoardError
from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.kernel.files import trouble, write_whole
from rubbletop.ui.dialogs.frame import bounded
from rubbletop.ui.paper.choices import Choices
from rubbletop.ui.paper.files import PdfWork, export_art, paint_pages
from rubbletop.ui.paper.layout import Edge, Paper
from rubbletop.ui.paper.page import Page
from rubbletop.ui.paper.preview import Preview
from rubbletop.ui.paper.stock import Item, has_backs, laid_out
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.file_choice import picture_dialog
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.theme import pixels
from rubbletop.ui.words import worded

TRUE_NOTE = say(
    "Print at 100 %, not fitted by the printer; the bars at the foot of each page prove the scale."
)
PICTURES: dict[str, Message] = {"svg": say("Drawing (*.svg)"), "png": say("Picture (*.png)")}
NOTHING = say("Tick what you want to print.")
COLUMN = 306
"""How wide the choices are, in shell sizes."""
DUPLEX: dict[Edge, QPrinter.DuplexMode] = {
    "long": QPrinter.DuplexMode.DuplexLongSide,
    "short": QPrinter.DuplexMode.DuplexShortSide,
    "none": QPrinter.DuplexMode.DuplexNone,
}


class PrintDialog(QDialog):
    """The pages as they will come out of the printer. ``said`` brings a line for the player.

    ``items`` are what can be printed, ``ticked`` the ids of those that are wanted first, ``name`` is offered
    for a file.
    """

    said = Signal(object)

    def __init__(
        self,
        items: Sequence[Item],
        ticked: Collection[str],
        paper: Paper = "A4",
        name: str = "rubbletop",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._pages: tuple[Page, ...] = ()
        self._work: Iterator[int] | None = None
        self._pdf: PdfWork | None = None
        self._path: Path | None = None
        self._printer: QPrinter | None = None
        self._asked_for: QPrinter | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(worded(say("Print")))
        self.setMinimumSize(640, 340)
        self.resize(bounded(self, QSize(980, 660)))
        self.choices = Choices(items, ticked, paper)
        self.preview = Preview()
        self.told = label("", "strong", wraps=True)
        self.bar = QProgressBar()
        self.buttons: dict[str, QPushButton] = {}
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._lay_out)
        self._steps = QTimer(self)
        self._steps.setInterval(0)
        self._steps.timeout.connect(self._go_on)
        self._build()
        self.choices.changed.connect(self._later.start)
        self._lay_out()

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages as they are laid out now."""
        return self._pages

    @property
    def turned_about(self) -> Edge:
        """The edge about which the printer is to turn the sheets; ``none`` where nothing has a back."""
        return self.choices.layout_chosen.edge if has_backs(self._pages) else "none"

    @property
    def is_writing(self) -> bool:
        """Whether a file is being written or pages go to the printer."""
        return self._work is not None

    def save_pdf(self, path: Path) -> None:
        """Begin to write the pages to a PDF file; the window answers meanwhile."""
        path = path if path.suffix.lower() == ".pdf" else path.with_name(f"{path.name}.pdf")
        self._path = path
        self._pdf = PdfWork(self._pages, self.choices.layout_chosen, self._title())
        self._begin(self._pdf.steps(), say("Writing {file}", file=path.name))

    def save_picture(self, path: Path) -> None:
        """Write the board or position that is ticked first as a drawing or a picture."""
        kind = path.suffix.lower().lstrip(".")
        if kind not in PICTURES:
            path = path.with_name(f"{path.name}.svg")
        art = next((item.art for item in self.choices.chosen if item.art is not None), None)
        assert art is not None, "the button asks for a board"
        try:
            export_art(art(), kind if kind in PICTURES else "svg", path, dots=self.choices.dots.value())
        except (BoardError, OSError, ValueError) as fault:
            self._report(trouble(path, fault))
            return
        self._report(say("Saved as {file}.", file=str(path)))

    def print_on(self, printer: QPrinter) -> None:
        """Begin to send the pages to a printer."""
        printer.setFullPage(True)
        layout = self.choices.layout_chosen
        printer.setDocName(self._title())
        self._path, self._printer = None, printer
        self._begin(paint_pages(printer, self._pages, layout), say("Printing"))

    def reject(self) -> None:
        """Stop writing; close where nothing is being written."""
        if not self.is_writing:
            super().reject()
        elif self._printer is None:
            self._end(say("Stopped; nothing is left of the file."))
        else:
            self._printer.abort()
            self._end(say("Stopped; pages that the printer has already may still come."))

    def _build(self) -> None:
        column = QWidget()
        column.setProperty("role", "plain")
        inside = QVBoxLayout(column)
        inside.setContentsMargins(0, 0, 8, 0)
        inside.addWidget(self.choices, 1)
        inside.addWidget(label(worded(TRUE_NOTE), "caption", wraps=True))
        scroller = Scroller()
        scroller.setWidget(column)
        scroller.setFixedWidth(round(pixels(COLUMN)))
        self.choices.tree.setMinimumHeight(130)
        upper = QHBoxLayout()
        upper.setSpacing(12)
        upper.addWidget(scroller)
        upper.addWidget(self.preview, 1)
        self.bar.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 14, 16, 14)
        whole.setSpacing(10)
        whole.addLayout(upper, 1)
        whole.addWidget(self.told)
        whole.addWidget(self.bar)
        whole.addLayout(self._button_row())

    def _button_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, words, slot in (
            ("print", say("Print…"), self._ask_printer),
            ("pdf", say("Save as PDF…"), self._ask_pdf),
            ("picture", say("Save a picture…"), self._ask_picture),
            ("close", say("Close"), self.reject),
        ):
            button = QPushButton(worded(words))
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.setDefault(name == "print")
            button.clicked.connect(slot)
            row.addWidget(button)
            self.buttons[name] = button
            if name == "picture":
                row.addStretch(1)
        return row

    def _lay_out(self) -> None:
        told: Message | None = None
        try:
            self._pages = laid_out(self.choices.chosen, self.choices.layout_chosen)
        except (BoardError, OSError, ValueError) as fault:
            self._pages, told = (), verbatim(str(fault))
        if not self._pages and told is None:
            told = NOTHING
        self.preview.show_pages(self._pages, self.choices.layout_chosen)
        self._tell(told if told is not None else self._count())
        self._offer(True)

    def _count(self) -> Message:
        if len(self._pages) == 1:
            return say("1 page")
        return say("{count} pages", count=len(self._pages))

    def _tell(self, words: Message) -> None:
        self.told.setText(worded(words))

    def _title(self) -> str:
        titles = dict.fromkeys(worded(item.title) for item in self.choices.chosen)
        return " · ".join(titles)

    def _file_name(self) -> str:
        """What the one thing that is ticked is called, else the game."""
        chosen = self.choices.chosen
        if len(chosen) != 1:
            return self._name
        kind, _, name = chosen[0].id.partition(" ")
        return name if chosen[0].art is not None else f"{kind}-{name}"

    def _ask_printer(self) -> None:
        # The dialog does not keep its printer alive.
        self._asked_for = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._asked_for.setDuplex(DUPLEX[self.turned_about])
        dialog = QPrintDialog(self._asked_for, self)
        dialog.accepted.connect(self._printer_chosen)
        QDialog.open(dialog)

    def _printer_chosen(self) -> None:
        assert self._asked_for is not None, "the printer was asked for"
        self.print_on(self._asked_for)

    def _ask_pdf(self) -> None:
        dialog = picture_dialog(self, say("Save as PDF"), worded(say("Page (*.pdf)")))
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{self._file_name()}.pdf")
        dialog.fileSelected.connect(self._pdf_chosen)
        dialog.open()

    def _pdf_chosen(self, name: str) -> None:
        self.save_pdf(Path(name))

    def _ask_picture(self) -> None:
        filters = ";;".join(worded(words) for words in PICTURES.values())
        dialog = picture_dialog(self, say("Save a picture of the board"), filters)
        dialog.setDefaultSuffix("svg")
        dialog.selectFile(f"{self._file_name()}.svg")
        dialog.fileSelected.connect(self._picture_chosen)
        dialog.open()

    def _picture_chosen(self, name: str) -> None:
        self.save_picture(Path(name))

    def _begin(self, work: Iterator[int], told: Message) -> None:
        self._work = work
        self.bar.setRange(0, len(self._pages))
        self.bar.setValue(0)
        self.bar.show()
        self._offer(False)
        self._tell(told)
        self._steps.start()

    def _go_on(self) -> None:
        """Paint one page, so that the window answers in between."""
        assert self._work is not None, "the timer runs while there is work"
        try:
            done = next(self._work, None)
            if done is not None:
                self.bar.setValue(done)
                return
            self._finish()
        except (OSError, ValueError) as fault:
            self._end(trouble(self._path or Path(worded(say("printer"))), fault))

    def _finish(self) -> None:
        if self._path is None or self._pdf is None:
            self._end(say("Sent to the printer."))
        else:
            write_whole(self._path, self._pdf.content)
            self._end(say("Saved as {file}.", file=str(self._path)))

    def _end(self, told: Message) -> None:
        self._steps.stop()
        self._work = self._pdf = None
        self.bar.hide()
        self._offer(True)
        self._printer = None
        self._report(told)

    def _report(self, told: Message) -> None:
        self._tell(told)
        self.said.emit(told)

    def _offer(self, on: bool) -> None:
        """Offer what can be done with what is ticked, or nothing while a file is being written."""
        self.choices.setEnabled(on)
        for name in ("print", "pdf"):
            self.buttons[name].setEnabled(on and bool(self._pages))
        is_board = any(item.art is not None for item in self.choices.chosen)
        self.buttons["picture"].setEnabled(on and is_board)
        self.buttons["close"].setText(worded(say("Close") if on else say("Stop")))
