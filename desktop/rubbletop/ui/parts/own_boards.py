# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of the boards that the player drew: each as a button, those with faults with what is wrong."""

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from rubbletop.board.load import Own, own_boards
from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.paths import FolderError, player_folders, writable
from rubbletop.ui.parts.card import Card, emptied, label
from rubbletop.ui.words import worded

TOLD = 8
"""Faults of a board that its tooltip tells."""


class OwnBoards(Card):
    """Buttons for the boards in the player's folder, kept in a group with those of the program.

    ``said`` brings a line for the player.
    """

    said = Signal(object)

    def __init__(self, choice: QButtonGroup, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("Boards of your own")), parent=parent)
        self._choice = choice
        self._known: dict[str, Own] = {}
        self._buttons = QVBoxLayout()
        self._buttons.setSpacing(6)
        self.body.addLayout(self._buttons)
        self._none = label(
            worded(
                say("None yet. A board is a text file; the page README in boards/ shows how to draw one.")
            ),
            "caption",
            wraps=True,
        )
        self.body.addWidget(self._none)
        row = QHBoxLayout()
        for name, words, clicked in (
            ("own_folder", say("Open folder"), self.open_folder),
            ("own_again", say("Look again"), self.look),
        ):
            button = QPushButton(worded(words))
            button.setObjectName(name)
            button.clicked.connect(clicked)
            row.addWidget(button)
        self.body.addLayout(row)

    def own(self, name: str) -> Own | None:
        """The board whose button has this name, None for a button of the program's boards."""
        return self._known.get(name)

    def look(self) -> None:
        """Read the folder again."""
        for button in self._choice.buttons():
            if button.objectName() in self._known:
                self._choice.removeButton(button)
        emptied(self._buttons)
        try:
            found = own_boards()
        except FolderError as fault:
            self.said.emit(verbatim(str(fault)))
            found = ()
        self._known = {f"own {own.path.name}": own for own in found}
        for name, own in self._known.items():
            self._buttons.addWidget(self._button(name, own))
        self._none.setVisible(not found)

    def open_folder(self) -> None:
        """Show the folder in the system's own way, after making it where needed."""
        try:
            folder = writable(player_folders().boards)
        except FolderError as fault:
            self.said.emit(verbatim(str(fault)))
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _button(self, name: str, own: Own) -> QPushButton:
        button = QPushButton(worded(_title(own)))
        button.setObjectName(name)
        button.setCheckable(True)
        button.setProperty("role", "choice")
        # A long title is cut at the edge of the card; the tooltip says all of it.
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        told = [str(fault) for fault in own.faults[:TOLD]]
        button.setToolTip("\n".join(told or [own.title, str(own.path)]))
        self._choice.addButton(button)
        return button


def _title(own: Own) -> Message:
    if own.is_sound:
        return verbatim(own.title)
    return say("{file}: not sound", file=own.path.name)
