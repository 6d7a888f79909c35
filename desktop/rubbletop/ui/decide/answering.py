# SPDX-License-Identifier: GPL-3.0-or-later
"""What the panels of all games share: lines, rows, and the buttons that answer."""

from abc import abstractmethod

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Action, Message
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.game_screen import Submit
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.words import ruled, worded


class AnsweringPanel(QWidget):
    """The panel of one step; it is filled when it is made.

    ``pointed`` brings the offer whose button is pointed at, or None. ``follow`` is told of the clicks on the
    board, so that the panel speaks of the counter that was clicked. ``subject`` is the counter asked about.
    """

    pointed = Signal(object)
    subject = ""
    GAP = 6
    """The room between what stands side by side, in pixels."""

    def __init__(self, submit: Submit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.buttons: dict[Action, OfferButton] = {}
        self._submit = submit
        self._answers: dict[QObject, Action] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        self.build()

    def build(self) -> None:
        """Fill the panel; subclasses say with what."""

    def follow(self, picks: Picks) -> None:
        """Take notice of the clicks on the board."""

    @abstractmethod
    def wording(self, action: Action) -> Message:
        """Return what a button for this decision says."""

    def line(self, message: Message, rule: str = "", role: str = "muted") -> QLabel:
        """Add one line with its section."""
        made = label(ruled(message, rule), role, wraps=True)
        self.column.addWidget(made)
        return made

    def button(self, action: Action, text: Message | None = None, *, primary: bool = False) -> OfferButton:
        """Return a button that decides ``action``; ``text`` is instead of its usual words."""
        whole = worded(self.wording(action))
        said = whole if text is None else worded(text)
        made = OfferButton(said, self)
        made.setAccessibleName(said if said.startswith(whole) else f"{whole}: {said}")
        if said != whole:
            made.setToolTip(whole)
        if primary:
            made.setProperty("role", "primary")
        self.adopt(made, action)
        return made

    def adopt(self, button: OfferButton, action: Action) -> None:
        """Let a button decide ``action``."""
        button.clicked.connect(self._clicked)
        button.pointed.connect(self._pointed)
        self._answers[button] = action
        self.buttons[action] = button

    def row(self, *widgets: QWidget, stretch: int = 0) -> QWidget:
        """Add widgets side by side; the one with the number ``stretch`` takes the room that is left."""
        whole, beside = plain(QHBoxLayout, self, self.GAP)
        for number, widget in enumerate(widgets):
            beside.addWidget(widget, 1 if number == stretch else 0)
        self.column.addWidget(whole)
        return whole

    def answer(self, action: Action) -> None:
        """Decide so."""
        self._submit(action)

    def _clicked(self) -> None:
        self.answer(self._answers[self.sender()])

    def _pointed(self, is_so: bool) -> None:
        self.pointed.emit(self._answers[self.sender()] if is_so else None)
