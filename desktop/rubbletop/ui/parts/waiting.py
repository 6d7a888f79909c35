# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table shows of a computer player for whom it waits: how far it is, and a way on if it fails."""

from PySide6.QtCore import QObject, Signal

from rubbletop.kernel.facts import say
from rubbletop.ui.parts.computer_card import ComputerCard
from rubbletop.ui.parts.opponent import Opponent
from rubbletop.ui.parts.ready import Ready


class Waiting(QObject):
    """``noted`` brings what is to be read in the status line."""

    noted = Signal(object)

    def __init__(self, opponent: Opponent, card: ComputerCard, ready: Ready, parent: QObject) -> None:
        super().__init__(parent)
        self._opponent = opponent
        self._card = card
        self._ready = ready
        card.stopped.connect(opponent.stop)
        opponent.failed.connect(self._tell_failed)
        opponent.progressed.connect(self._show_progress)
        opponent.replaced.connect(self._tell_replaced)

    def _show_progress(self, gone: float) -> None:
        self._card.show_progress(gone, can_stop=self._opponent.can_stop)
        self._ready.show_stop()

    def _tell_replaced(self) -> None:
        self._card.show_progress(0.0)
        self._ready.show_stop()
        self.noted.emit(say("The computer player did not answer; another one decides in its place."))

    def _tell_failed(self, reason: str) -> None:
        told = say("The computer player has no answer: {reason}", reason=reason)
        self.noted.emit(told)
        if self._card.is_thinking:
            self._card.show_failure(told)
            self._ready.show_stop()
