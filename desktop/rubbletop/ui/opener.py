# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves and new games that come to the open window from outside: another program, or the desktop."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFileOpenEvent

from rubbletop.cli import NewGame
from rubbletop.kernel.facts import say
from rubbletop.preferences import Beginning
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
        self._come_forward()
        self._window.open(file)

    def call(self, new: NewGame) -> None:
        """Begin a new game in the window; where one is played there, ask first, with these answers."""
        from rubbletop.ui.dialogs.new_game import NewGameDialog

        self._come_forward()
        for dialog in self._window.findChildren(NewGameDialog):
            dialog.reject()
        if self._window.page is None:
            self.begin(new)
            return
        self._window.new_game(new.game)
        for dialog in self._window.findChildren(NewGameDialog):
            if dialog.isVisible():
                dialog.choose(new.scenario, new.seed)

    def begin(self, new: NewGame) -> None:
        """Begin a new game at once, or say why that cannot be."""
        from rubbletop.ui.dialogs.new_game import setup_from

        try:
            setup = setup_from(Beginning(scenario=new.scenario), new.game, new.seed)
        except LookupError as fault:
            self._window.tell(say("This game cannot be begun: {reason}", reason=str(fault)))
            return
        self._window.begin(new.game, setup)

    def _come_forward(self) -> None:
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()
