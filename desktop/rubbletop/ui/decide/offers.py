# SPDX-License-Identifier: GPL-3.0-or-later
"""What any step is answered with without further ado: one button an action, a spin box for a range."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Action, Message, Range
from rubbletop.kernel.rules import Offer
from rubbletop.ui.words import worded

Wording = Callable[[Action], Message]
"""The text of the button of an action."""


class OfferButton(QPushButton):
    """A button that says what it does, and tells when it is pointed at or has the focus; Enter presses it."""

    pointed = Signal(bool)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(False)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.pointed.emit(True)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed.emit(False)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class RangeRow(QWidget):
    """A number and the button that answers with it; the button says what it will do."""

    answered = Signal(object)
    pointed = Signal(bool)

    def __init__(self, offer: Range, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer = offer
        self._wording = wording
        self.box = QSpinBox(self)
        self.box.setRange(offer.low, offer.high)
        self.box.setSingleStep(offer.step)
        self.box.setValue(offer.low)
        self.button = OfferButton("", self)
        self.button.pointed.connect(self.pointed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.box)
        row.addWidget(self.button, 1)
        self.box.valueChanged.connect(self._say)
        self.button.clicked.connect(self._answer)
        self._say()

    def _chosen(self) -> Action:
        """The answer with the number shown, brought to the range's own steps."""
        offer = self._offer
        steps = (self.box.value() - offer.low) // offer.step
        return offer.at(offer.low + steps * offer.step)

    def _say(self) -> None:
        self.button.setText(worded(self._wording(self._chosen())))
        self.box.setAccessibleName(self.button.text())

    def _answer(self) -> None:
        self.answered.emit(self._chosen())


class OffersPanel(QWidget):
    """Buttons for offers. ``answered`` brings the action, ``pointed`` the offer pointed at or None.

    ``primary`` paints the first button as the one that is meant.
    """

    answered = Signal(object)
    pointed = Signal(object)

    def __init__(
        self,
        offers: Sequence[Offer],
        wording: Wording,
        *,
        primary: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.offers = tuple(offers)
        self.buttons: list[OfferButton] = []
        self.stops: list[QWidget] = []
        """What takes the keys, in order: the buttons, each after its number if it has one."""
        self._by_button: dict[QObject, Offer] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
        for offer in self.offers:
            column.addWidget(self._row(offer, wording))
        if primary and self.buttons:
            self.buttons[0].setProperty("role", "primary")

    def _row(self, offer: Offer, wording: Wording) -> QWidget:
        if isinstance(offer, Range):
            row = RangeRow(offer, wording, self)
            row.answered.connect(self.answered)
            button = row.button
            self.stops.append(row.box)
        else:
            row, button = None, OfferButton(worded(wording(offer)), self)
            button.clicked.connect(self._clicked)
        button.pointed.connect(self._pointed)
        self._by_button[button] = offer
        self.buttons.append(button)
        self.stops.append(button)
        return row if row is not None else button

    def _clicked(self) -> None:
        self.answered.emit(self._by_button[self.sender()])

    def _pointed(self, is_so: bool) -> None:
        self.pointed.emit(self._by_button[self.sender()] if is_so else None)
