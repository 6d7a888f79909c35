# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with a file that was opened, or that it is not there, and what can still be had from it."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.savefile import BadSave
from rubbletop.ui.dialogs.frame import FramedDialog
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.recent import actions_words
from rubbletop.ui.words import worded


class LoadReport(FramedDialog):
    """Names the file and its fault; ``chosen`` brings a game that can be gone on with after all."""

    chosen = Signal(object)

    def __init__(self, fault: BadSave, parent: QWidget | None = None) -> None:
        title = say("There is no such file") if fault.is_missing else say("This game cannot be read as it is")
        super().__init__(title, None, parent)
        self._fault = fault
        self.body.addWidget(label(Path(fault.path).name, "strong", wraps=True))
        if fault.is_missing:
            folder = str(Path(fault.path).absolute().parent)
            self._line(say("It was looked for in the folder {folder}.", folder=folder))
        else:
            self._tell_of_damage(fault)
        self.body.addStretch(1)

    def _tell_of_damage(self, fault: BadSave) -> None:
        self._line(say("{place}: {message}", place=fault.place, message=fault.message))
        for fact in fault.report:
            self._line(fact)
        self._line(say("The file is left as it is."))
        if fault.played is not None:
            actions = actions_words(fault.played.length)
            self._line(say("The game up to there can be played: {actions}.", actions=actions))
            self._offer("played", say("Go on from there"), 0)
        if fault.stored is not None:
            self._line(
                say("The last position in it is whole: the game can go on from there, without its past.")
            )
            self._offer("stored", say("Go on from the last position"), 0)
        if fault.played is None and fault.stored is None:
            self._line(say("Nothing of the game can be played."))

    def _line(self, message: Message) -> None:
        self.body.addWidget(label(worded(message), wraps=True))

    def _offer(self, name: str, words: Message, place: int) -> None:
        button = QPushButton(worded(words))
        button.setObjectName(name)
        button.clicked.connect(self._take)
        self.buttons.insertWidget(place, button)

    def _take(self) -> None:
        game = self._fault.played if self.sender().objectName() == "played" else self._fault.stored
        self.chosen.emit(game)
        self.accept()
