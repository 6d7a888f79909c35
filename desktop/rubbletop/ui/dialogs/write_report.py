# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing a report: which kind of file, where, and a bar that shows how far it is and can be stopped."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFileDialog,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QWidget,
)

from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.files import trouble
from rubbletop.ui.dialogs.frame import FramedDialog
from rubbletop.ui.paper.layout import Paper
from rubbletop.ui.parts.card import label
from rubbletop.ui.report.matter import Step
from rubbletop.ui.report.writing import KINDS, Kind, Wishes
from rubbletop.ui.words import worded

Write = Callable[[Wishes], Iterator[Step]]
"""Begins the work; each step of it is short."""

FILTERS: dict[Kind, Message] = {"html": say("Web page (*.html)"), "pdf": say("PDF (*.pdf)")}
WHOLE = 1000


class ReportDialog(FramedDialog):
    """``said`` brings what was written, for the status line."""

    said = Signal(object)

    def __init__(self, write: Write, name: str, paper: Paper, parent: QWidget | None = None) -> None:
        """``name`` is offered as the name of the file, without its ending."""
        super().__init__(say("Write a report"), say("Write…"), parent)
        self._write = write
        self._name = name
        self._paper = paper
        self._work: Iterator[Step] | None = None
        self._wishes: Wishes | None = None
        self.html = QRadioButton(worded(say("Web page: one HTML file with everything in it")))
        self.pdf = QRadioButton(worded(say("PDF: sheets of {paper} for printing", paper=paper)))
        self.pictures = QCheckBox(worded(say("With a picture of the board for each turn")))
        self.bar = QProgressBar()
        self.doing = label("", "muted", wraps=True)
        self.opens = QPushButton(worded(say("Open it")))
        self._later = QTimer(self)
        self._later.setInterval(0)
        self._later.timeout.connect(self._go_on)
        self._build()
        self.finished.connect(self.stop)

    @property
    def kind(self) -> Kind:
        """The kind of file that is chosen."""
        return "pdf" if self.pdf.isChecked() else "html"

    @property
    def is_writing(self) -> bool:
        """Whether the report is being written."""
        return self._work is not None

    def accept(self) -> None:
        """Ask where to write it."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = QFileDialog(self, worded(say("Write a report")), folder, worded(FILTERS[self.kind]))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(self.kind)
        dialog.selectFile(f"{self._name}.{self.kind}")
        dialog.fileSelected.connect(self._file_chosen)
        dialog.open()

    def begin(self, path: Path) -> None:
        """Write the report there; a name without the ending of its kind gets it."""
        if KINDS.get(path.suffix.lower()) != self.kind:
            path = path.with_name(f"{path.name}.{self.kind}")
        self._wishes = Wishes(path=path, with_pictures=self.pictures.isChecked(), paper=self._paper)
        self._work = self._write(self._wishes)
        self._offer(False)
        self.bar.setValue(0)
        self.bar.show()
        self.opens.hide()
        self._later.start()

    def stop(self) -> None:
        """Stop writing; nothing of the report is left."""
        self._later.stop()
        self._work = None

    def _build(self) -> None:
        kinds = QButtonGroup(self)
        for button in (self.html, self.pdf):
            kinds.addButton(button)
            self.body.addWidget(button)
        self.html.setChecked(True)
        self.pictures.setChecked(True)
        self.body.addWidget(self.pictures)
        note = say(
            "The log turn by turn, the score sheet and the dice, as everybody at the table may know them:"
            " no secrets are told."
        )
        self.body.addWidget(label(worded(note), "muted", wraps=True))
        self.bar.setRange(0, WHOLE)
        self.bar.setAccessibleName(worded(say("How much of the report is written")))
        self.body.addWidget(self.bar)
        self.body.addWidget(self.doing)
        self.body.addStretch(1)
        self.bar.hide()
        self.opens.setObjectName("open")
        self.opens.setAutoDefault(False)
        self.opens.clicked.connect(self._open)
        self.buttons.insertWidget(1, self.opens)
        self.opens.hide()

    def _offer(self, on: bool) -> None:
        assert self.primary is not None
        for widget in (self.html, self.pdf, self.pictures, self.primary):
            widget.setEnabled(on)

    def _file_chosen(self, name: str) -> None:
        self.begin(Path(name))

    def _go_on(self) -> None:
        """Do one step of the work, so that the window answers in between."""
        assert self._work is not None, "the timer runs while there is work"
        assert self._wishes is not None
        path = self._wishes.path
        try:
            step = next(self._work, None)
        except (OSError, ValueError) as fault:
            self._end(worded(trouble(path, fault)))
            return
        if step is not None:
            self.bar.setValue(round(WHOLE * step.share))
            self.doing.setText(worded(step.doing))
            return
        self._end(worded(say("Written: {file}", file=str(path))))
        self.opens.show()
        self.opens.setFocus()
        self.out.setText(worded(say("Close")))
        self.said.emit(say("Saved as {file}.", file=path.name))

    def _end(self, told: str) -> None:
        self.stop()
        self.bar.hide()
        self.doing.setText(told)
        self._offer(True)

    def _open(self) -> None:
        assert self._wishes is not None, "the button comes with the file"
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._wishes.path)))
