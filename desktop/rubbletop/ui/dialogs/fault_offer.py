# SPDX-License-Identifier: GPL-3.0-or-later
"""The offer, at the start after a fault, to save the report that was written of it."""

import shutil
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from rubbletop.kernel.facts import say
from rubbletop.kernel.files import trouble
from rubbletop.ui.dialogs.frame import FramedDialog
from rubbletop.ui.fault_report import FaultReports
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.file_choice import FileChoice
from rubbletop.ui.words import worded


class FaultOffer(FramedDialog):
    """``said`` brings a message for the player: where the report was saved, or why not."""

    said = Signal(object)

    def __init__(self, reports: FaultReports, report: Path, parent: QWidget | None = None) -> None:
        super().__init__(say("The program met with a fault the last time"), None, parent)
        self._reports = reports
        self._report = report
        for line in (
            say("A report of it was written: where the fault was, the log, the game and the versions."),
            say("It names no person, no folder and no file of yours, and holds nothing that you wrote."),
            say("It stays on this machine. Save it and send it to whoever can mend the program."),
        ):
            self.body.addWidget(label(worded(line), wraps=True))
        self.body.addStretch(1)
        self.save = self._button("save", worded(say("&Save the report…")))
        self.save.clicked.connect(self.ask)
        self.drop = self._button("drop", worded(say("&Throw it away")))
        self.drop.clicked.connect(self._throw_away)
        self.out.setText(worded(say("Later")))
        self.out.setAutoDefault(False)
        self.save.setDefault(True)

    def ask(self) -> QFileDialog:
        """Ask where to save the report."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        filters = worded(say("Reports (*.zip)"))
        dialog = QFileDialog(self, worded(say("Save the report")), folder, filters)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("zip")
        dialog.selectFile(self._report.name)
        FileChoice(dialog, self.save_as)
        dialog.open()
        return dialog

    def save_as(self, file: Path) -> None:
        """Save the report to a file; it is offered no more then."""
        try:
            shutil.copyfile(self._report, file)
        except (OSError, ValueError) as fault:
            self.said.emit(trouble(file, fault))
            return
        self.said.emit(say("The report is saved as {file}.", file=file.name))
        self._throw_away()

    def _throw_away(self) -> None:
        self._reports.settle()
        self.accept()

    def _button(self, name: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setAutoDefault(name == "save")
        self.buttons.insertWidget(self.buttons.count() - 2, button)
        return button
