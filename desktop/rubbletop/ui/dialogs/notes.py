# SPDX-License-Identifier: GPL-3.0-or-later
"""Notes about the game on the table: written beside it, kept with it."""

from typing import Any

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from rubbletop.kernel.facts import say
from rubbletop.kernel.session import MOST_NOTES, Session
from rubbletop.ui.bridge import people_of
from rubbletop.ui.dialogs.frame import FramedDialog, bounded, grown
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded

REST_MS = 400
"""After such a rest of the keys what was written is kept."""


class NotesDialog(FramedDialog):
    """Stands beside the board; play goes on while it is open. ``text`` is where the notes are written."""

    def __init__(self, session: Session[Any], parent: QWidget | None = None) -> None:
        super().__init__(say("Notes"), None, parent)
        self._session = session
        self.text = QPlainTextEdit(session.notes)
        self.text.setAccessibleName(worded(say("Notes about this game")))
        self.text.setPlaceholderText(worded(say("Plans, promises, what you want to remember…")))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(120)
        self.body.addWidget(self.text, 1)
        told = say("Kept with the game: in its saved file, and after a crash too.")
        if len(people_of(session.setup)) > 1:
            told = say("Kept with the game, not with a player: everybody at this screen can read them.")
        self.body.addWidget(label(worded(told), "caption", wraps=True))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.keep)
        self.text.textChanged.connect(self._note)
        self.text.setFocus()

    def keep(self) -> None:
        """Keep with the game what is written now."""
        self._rest.stop()
        self._session.note(self.text.toPlainText())

    def sizeHint(self) -> QSize:
        return bounded(self, grown(QSize(460, 420)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.keep()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep()
        super().closeEvent(event)

    def reject(self) -> None:
        self.keep()
        super().reject()

    def _note(self) -> None:
        if len(self.text.toPlainText()) > MOST_NOTES:
            # Only so much is kept: what is beyond does not even come to stand there.
            self.text.setPlainText(self.text.toPlainText()[:MOST_NOTES])
            self.text.moveCursor(self.text.textCursor().MoveOperation.End)
        self._rest.start()
