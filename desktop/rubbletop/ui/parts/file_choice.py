# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking for a file without stopping the window."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.savefile import SUFFIX
from rubbletop.ui.words import worded


class FileChoice(QObject):
    """Hands the chosen file to ``take``."""

    def __init__(self, dialog: QFileDialog, take: Callable[[Path], None]) -> None:
        super().__init__(dialog)
        self._take = take
        # Only once the dialog is gone, so that a window shown for the file gets the keyboard.
        dialog.fileSelected.connect(self._chosen, Qt.ConnectionType.QueuedConnection)

    def _chosen(self, name: str) -> None:
        self._take(Path(name))


def ask_open(parent: QWidget, near: Path | None, take: Callable[[Path], None]) -> QFileDialog:
    """Ask which save to open."""
    dialog = _dialog(parent, worded(say("Open a game")), near)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    FileChoice(dialog, take)
    dialog.open()
    return dialog


def ask_save(parent: QWidget, near: Path | None, name: str, take: Callable[[Path], None]) -> QFileDialog:
    """Ask where to save a game; ``name`` is offered."""
    dialog = _dialog(parent, worded(say("Save the game")), near)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.lstrip("."))
    dialog.selectFile(near.name if near is not None else name)
    FileChoice(dialog, take)
    dialog.open()
    return dialog


def picture_dialog(parent: QWidget, title: Message, filters: str) -> QFileDialog:
    """Return a dialog that asks where to save a picture, beginning where the player keeps pictures."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    if not Path(folder).is_dir():
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.HomeLocation)
    dialog = QFileDialog(parent, worded(title), folder, filters)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    return dialog


def _dialog(parent: QWidget, title: str, near: Path | None) -> QFileDialog:
    if near is not None and near.parent.is_dir():
        folder = str(near.parent)
    else:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    filters = ";;".join((worded(say("Saved games (*{ending})", ending=SUFFIX)), worded(say("All files (*)"))))
    dialog = QFileDialog(parent, title, folder, filters)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog
