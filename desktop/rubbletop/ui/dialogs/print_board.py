# SPDX-License-Identifier: GPL-3.0-or-later
"""Print preview of a board: true size in tiles or fitted on one sheet, to paper or to a PDF."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from rubbletop.kernel.facts import say
from rubbletop.kernel.files import trouble, write_whole
from rubbletop.ui.boards_export import BoardArt, paint_pages, pdf_bytes
from rubbletop.ui.dialogs.frame import bounded
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.file_choice import picture_dialog
from rubbletop.ui.parts.print_sheets import PAPERS, Paper, Scale, Sheet, paint_sheet, sheets
from rubbletop.ui.words import worded

_THUMB = 260
TRUE_NOTE = say("Print at 100 %, not fitted by the printer; the bars at the foot prove the scale.")
JOIN_NOTE = say("Cut at the marks, lay each sheet over the next, and glue.")


class PrintDialog(QDialog):
    """The sheets as they will come out of the printer. ``said`` brings a line for the player."""

    said = Signal(object)

    def __init__(self, art: BoardArt, paper: Paper = "A4", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._sheets: tuple[Sheet, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(worded(say("Print: {title}", title=art.board.title)))
        self.setMinimumSize(640, 340)
        self.resize(bounded(self, QSize(900, 560)))
        self._paper = QComboBox()
        self._paper.addItems(list(PAPERS))
        self._paper.setCurrentText(paper)
        self._true = QRadioButton(worded(say("True size, in tiles to be joined")))
        self._fit = QRadioButton(worded(say("Fitted on one sheet")))
        self._true.setChecked(True)
        self._scales = QButtonGroup(self)
        self._count = QLabel()
        self._proof = label(worded(TRUE_NOTE), "caption", wraps=True)
        self._joining = label(worded(JOIN_NOTE), "caption", wraps=True)
        self.preview = QListWidget()
        self._later = QTimer(self)
        self._later.setInterval(0)
        self._later.timeout.connect(self._paint_next)
        self._build()
        self._paper.currentTextChanged.connect(self._lay_out)
        self._true.toggled.connect(self._lay_out)
        self._lay_out()

    @property
    def paper(self) -> Paper:
        """The paper that is chosen."""
        return "Letter" if self._paper.currentText() == "Letter" else "A4"

    @property
    def scale(self) -> Scale:
        """The size that is chosen."""
        return "true" if self._true.isChecked() else "fit"

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheets as they are laid out now."""
        return self._sheets

    def save_pdf(self, path: Path) -> None:
        """Write the sheets to a PDF file."""
        try:
            write_whole(path, pdf_bytes(self._art, self.paper, self.scale))
        except OSError as fault:
            self.said.emit(trouble(path, fault))
            return
        self.said.emit(say("Saved as {file}.", file=str(path)))
        self.accept()

    def _build(self) -> None:
        self._scales.addButton(self._true)
        self._scales.addButton(self._fit)
        self.preview.setViewMode(QListWidget.ViewMode.IconMode)
        self.preview.setIconSize(QSize(_THUMB, _THUMB))
        self.preview.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.preview.setMovement(QListWidget.Movement.Static)
        self.preview.setSpacing(10)
        self.preview.setAccessibleName(worded(say("Sheets as they will be printed")))
        choices = QVBoxLayout()
        choices.setSpacing(8)
        choices.addWidget(label(worded(say("Paper")), "label"))
        choices.addWidget(self._paper)
        choices.addWidget(label(worded(say("Size")), "label"))
        choices.addWidget(self._true)
        choices.addWidget(self._fit)
        choices.addWidget(self._count)
        choices.addWidget(self._proof)
        choices.addWidget(self._joining)
        choices.addStretch(1)
        upper = QHBoxLayout()
        upper.addLayout(choices, 1)
        upper.addWidget(self.preview, 3)
        whole = QVBoxLayout(self)
        whole.addLayout(upper, 1)
        whole.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, words, slot in (
            ("print", say("Print…"), self._print),
            ("pdf", say("Save as PDF…"), self._ask_pdf),
            ("close", say("Close"), self.reject),
        ):
            button = QPushButton(worded(words))
            button.setObjectName(name)
            button.setAutoDefault(name == "print")
            button.setDefault(name == "print")
            button.clicked.connect(slot)
            row.addWidget(button)
            if name == "print":
                row.addStretch(1)
        return row

    def _lay_out(self) -> None:
        self._sheets = sheets(self._art.size_mm, self.paper, self.scale)
        self._count.setText(worded(say("Sheets of paper: {count}", count=len(self._sheets))))
        self._proof.setVisible(self.scale == "true")
        self._joining.setVisible(len(self._sheets) > 1)
        self.preview.clear()
        self._later.start()

    def _paint_next(self) -> None:
        """Paint one sheet of the preview, so that the dialog answers in between."""
        number = self.preview.count()
        if number == len(self._sheets):
            self._later.stop()
            return
        sheet = self._sheets[number]
        item = QListWidgetItem(str(number + 1))
        item.setIcon(self._thumb(sheet))
        self.preview.addItem(item)

    def _thumb(self, sheet: Sheet) -> QPixmap:
        ratio = self.devicePixelRatioF() * 1.5
        factor = _THUMB * ratio / max(sheet.page.width(), sheet.page.height())
        image = QImage((sheet.page * factor).toSize(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(factor, factor)
        paint_sheet(painter, sheet, self._art.board.title, self._art.paint_into, self._art.size_mm)
        painter.setPen(Qt.GlobalColor.gray)
        painter.drawRect(QRectF(0, 0, sheet.page.width() - 0.5, sheet.page.height() - 0.5))
        painter.end()
        return QPixmap.fromImage(image)

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.accepted.connect(self._printer_chosen)
        QDialog.open(dialog)

    def _printer_chosen(self) -> None:
        dialog = self.sender()
        if isinstance(dialog, QPrintDialog):
            printer = dialog.printer()
            printer.setFullPage(True)
            paint_pages(printer, self._art, self.paper, self.scale)
            self.accept()

    def _ask_pdf(self) -> None:
        dialog = picture_dialog(self, say("Save as PDF"), worded(say("Page (*.pdf)")))
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{self._art.board.id}.pdf")
        dialog.fileSelected.connect(self._pdf_chosen)
        dialog.open()

    def _pdf_chosen(self, name: str) -> None:
        self.save_pdf(Path(name))
