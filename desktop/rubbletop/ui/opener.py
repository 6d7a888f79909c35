# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves that come to the open window from outside: from another program, or from the desktop."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFileOpenEvent

from rubbletop.ui.main_window import MainWindow


class Opener(QObject):
    """Opens what another program or the desktop hands on, and brings the window to the front."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the file of a double click on macOS, which tells of it by an event."""
        if isinstance(event, QFileOpenEvent):
            self.open(Path(event.file()))
            return True
        return super().eventFilter(watched, event)

    def open(self, file: Path) -> None:
        """Open a save in the window."""
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()
        self._window.open(file)
