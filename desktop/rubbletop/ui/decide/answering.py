# SPDX-License-Identifier: GPL-3.0-or-later
"""What the panels of all games share: lines, rows, and the buttons that answer."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Action, Message
from rubbletop.kernel.tally import Tally
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.game_screen import Submit
from rubbletop.ui.key_ring import are_keys_used
from rubbletop.ui.parts.card import plain
from rubbletop.ui.parts.cited import Cited
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.words import worded


class AnsweringPanel(QWidget):
    """The panel of one step; it is filled when it is made.

    ``pointed`` brings the offer whose button is pointed at, or None. ``follow`` is told of the clicks on the
    board, so that the panel speaks of the counter that was clicked. ``subject`` is the counter asked about.
    ``ringed`` brings the ids to ring on the board (none to take the rings away), ``why`` a section to read.
    """

    pointed = Signal(object)
    ringed = Signal(object)
    why = Signal(str)
    subject = ""
    GAP = 6
    """The room between what stands side by side, in pixels."""

    def __init__(self, submit: Submit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.buttons: dict[Action, OfferButton] = {}
        self._submit = submit
        self._answers: dict[QObject, Action] = {}
        self._places: dict[QObject, tuple[str, ...]] = {}
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

    def line(self, message: Message, rule: str = "", role: str = "muted") -> Cited:
        """Add one line with its section."""
        made = self.cited(message, rule, role)
        self.column.addWidget(made)
        return made

    def cited(self, message: Message, rule: str = "", role: str = "muted") -> Cited:
        """Return a line whose section opens the rules."""
        made = Cited(message, rule, role)
        made.why.connect(self.why)
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

    # What panels are filled with

    def number(self, message: Message, tally: Tally, role: str = "") -> QLabel:
        """Add a line about a number; its tooltip gives the reasons."""
        made = self.line(message, role=role)
        made.setToolTip(tally_tip(tally))
        return made

    def add(self, *widgets: QWidget) -> None:
        """Add widgets under each other."""
        for widget in widgets:
            self.column.addWidget(widget)

    def keep_first(self, kept: int = 0) -> None:
        """Take away all but the first ``kept`` parts of the panel, and the answers with them."""
        while self.column.count() > kept:
            item = self.column.takeAt(kept)
            widget = item.widget() if item is not None else None
            if widget is not None:
                self.drop(widget)

    def drop(self, widget: QWidget) -> None:
        """Let a part of the panel go, with the answers in it; what comes instead may have its name."""
        self._forget(widget)
        widget.hide()
        for part in (widget, *widget.findChildren(QWidget)):
            part.setObjectName("")
        widget.deleteLater()

    def focus_on(self, widget: QWidget) -> None:
        """Give the keys to a part of the panel that may have been added only now."""
        part: QWidget | None = widget
        while part is not None and part is not self:
            part.show()
            part = part.parentWidget()
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self, widget: QWidget) -> None:
        """Forget the answers and places of a widget and of all that is in it."""
        for part in (widget, *widget.findChildren(QWidget)):
            self._places.pop(part, None)
            action = self._answers.pop(part, None)
            if action is not None and self.buttons.get(action) is part:
                del self.buttons[action]

    # What is pointed at

    def rings(self, widget: QWidget, *places: str) -> None:
        """Ring these spaces and counters on the board while a widget is pointed at or has the focus."""
        self._places[widget] = places
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Enter or (event.type() == QEvent.Type.FocusIn and are_keys_used()):
            self.ringed.emit(self._places.get(watched, ()))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.ringed.emit(())
        return super().eventFilter(watched, event)

    # Answering

    def answer(self, action: Action) -> None:
        """Decide so."""
        self._submit(action)

    def _clicked(self) -> None:
        self.answer(self._answers[self.sender()])

    def _pointed(self, is_so: bool) -> None:
        self.pointed.emit(self._answers[self.sender()] if is_so else None)
