# SPDX-License-Identifier: GPL-3.0-or-later
"""What all panels of the Colossi share: one muted line of consequence, rows, and the buttons that answer."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rubbletop.games.colossi import words
from rubbletop.games.colossi.frames import cup, tribes
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Action, Message, Range, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.decide.picks import Picks, picks_of
from rubbletop.ui.game_screen import PanelFactory, Submit
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.words import ruled, worded

NARROW = "padding-left: 3px; padding-right: 3px;"
"""The style of buttons that stand side by side."""


class StepPanel(QWidget):
    """The panel of one step.

    ``pointed`` brings the offer whose button is pointed at, or None. ``follow`` is told of the clicks on the
    board, so that the panel speaks of the counter that was clicked. ``subject`` is the counter asked about.
    """

    pointed = Signal(object)
    subject = ""

    def __init__(
        self,
        ground: Ground,
        view: ColossiState,
        legal: Sequence[Offer],
        submit: Submit,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.ground = ground
        self.view = view
        self.legal = tuple(offer for offer in legal if not isinstance(offer, Range))
        self.buttons: dict[Action, OfferButton] = {}
        self._submit = submit
        self._offers: dict[QObject, Action] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        self.build()

    @classmethod
    def factory(cls, ground: Ground) -> PanelFactory[ColossiState]:
        """Return the maker of this panel for games on this ground."""

        def made(view: ColossiState, legal: Sequence[Offer], submit: Submit) -> QWidget:
            return cls(ground, view, legal, submit)

        return made

    def build(self) -> None:
        """Fill the panel; subclasses say with what."""

    def follow(self, picks: Picks) -> None:
        """Take notice of the clicks on the board."""

    # What panels are filled with

    def line(self, message: Message, rule: str = "") -> None:
        """Add one muted line with its section."""
        self.column.addWidget(label(ruled(message, rule), "muted", wraps=True))

    def button(self, action: Action, text: Message | None = None, *, primary: bool = False) -> OfferButton:
        """Return a button that decides ``action``; it says what it does, ``text`` being shorter words."""
        whole = worded(self.wording(action))
        made = OfferButton(whole if text is None else worded(text), self)
        made.setAccessibleName(whole if text is None else f"{whole}: {worded(text)}")
        if text is not None:
            made.setToolTip(whole)
        if primary:
            made.setProperty("role", "primary")
        made.clicked.connect(self._clicked)
        made.pointed.connect(self._pointed)
        self._offers[made] = action
        self.buttons[action] = made
        return made

    def row(self, *widgets: QWidget) -> QWidget:
        """Add widgets side by side, the first taking the room that is left."""
        whole, beside = plain(QHBoxLayout, self, 8)
        for number, widget in enumerate(widgets):
            beside.addWidget(widget, 1 if number == 0 else 0)
        self.column.addWidget(whole)
        return whole

    def wording(self, action: Action) -> Message:
        """Return what a button for this decision says."""
        return words.wording(self.view, action)

    def _clicked(self) -> None:
        self._submit(self._offers[self.sender()])

    def _pointed(self, is_so: bool) -> None:
        self.pointed.emit(self._offers[self.sender()] if is_so else None)


LINES: dict[type, tuple[Message, str]] = {
    cup.GallstonesFrame: (say("Click the Rubble that goes; a lost boulder comes back for it."), "42"),
    cup.RegrowFrame: (say("Click the stack that gets one of its lost boulders back, at the bottom."), "42"),
    cup.SidestepFrame: (say("Click a rail hex next to the mine entrance; a tribe comes up there."), "28"),
    cup.RevealFrame: (
        say("Click the Rubble. What it turns into takes effect at once, and may stay on the map."),
        "6.0",
    ),
    tribes.EntryFrame: (say("Choose a stack. It comes up in a random hex before the next one."), "39"),
}


class PlainPanel(StepPanel):
    """One line that says what follows, and a button for whatever needs no click."""

    def build(self) -> None:
        told = LINES.get(type(self.view.top))
        if told is not None:
            self.line(*told)
        for offer in self.legal:
            if len(picks_of(offer)) < 2:
                self.column.addWidget(self.button(offer))
