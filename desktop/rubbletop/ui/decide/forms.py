# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels that are forms: what is typed is checked by the rules, and the keys stay where they were."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QScrollBar, QWidget

from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, IllegalAction, Message, Range, Seat
from rubbletop.kernel.rules import Offer, Rules
from rubbletop.kernel.state import GameState
from rubbletop.ui.decide.answering import AnsweringPanel
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.game_screen import Submit
from rubbletop.ui.words import folded, ruled, worded

NARROW = "padding-left: 4px; padding-right: 4px;"
"""The style of buttons that stand side by side."""
LOW = "padding: 3px 8px;"
"""The style of buttons of which many stand under each other."""

S = TypeVar("S", bound=GameState)


class Touch:
    """Where the hand was when a form was answered, so that the form that follows is gone on with there.

    ``key`` names the part that was pressed, "" for none; ``scrolled`` is how far down the form was, in
    pixels. It is used once, and only by the form of the same seat.
    """

    def __init__(self) -> None:
        self.seat = Seat("")
        self.key = ""
        self.scrolled = 0

    def take(self, seat: Seat) -> tuple[str, int]:
        """Return the key and how far down, and forget them; nothing where they are another seat's."""
        key, scrolled = (self.key, self.scrolled) if seat == self.seat else ("", 0)
        self.seat, self.key, self.scrolled = Seat(""), "", 0
        return key, scrolled


class Confirm(OfferButton):
    """A button that gives the answers of a form as it is filled in; ``key`` is its object name."""

    def __init__(self, panel: "FormPanel[Any]", key: str, *, primary: bool) -> None:
        super().__init__("", panel)
        self.answers: tuple[Action, ...] = ()
        self._panel = panel
        self.setObjectName(key)
        self.setMinimumWidth(1)
        self.setStyleSheet(NARROW)
        if primary:
            self.setProperty("role", "primary")
        self.clicked.connect(self._give)
        self.pointed.connect(self._point)

    def offer(self, text: Message, *actions: Action, bar: Bar | None = None, tip: str = "") -> None:
        """Stand for these answers in these words; with ``bar``, or without an answer, it stays grey.

        ``tip`` is the tooltip, the usual words of the answers where it is empty.
        """
        self.answers = actions
        self.setText(worded(text))
        usual = "\n".join(worded(self._panel.wording(action)) for action in actions)
        self._panel.explain(self, bar, tip or usual)
        self.setAccessibleName(worded(text))
        if not actions:
            self.setEnabled(False)

    def _give(self) -> None:
        self._panel.answer_all(self.answers, self.objectName())

    def _point(self, is_so: bool) -> None:
        self._panel.pointed.emit(self.answers[0] if is_so and self.answers else None)


class Form(AnsweringPanel, Generic[S]):
    """A panel whose answers lead to the same panel again, until one of them ends it.

    Parts with an object name get the focus back when the form comes anew. ``pending`` are answers that
    were typed and not given yet: they go before the one whose button is pressed. ``begin`` comes before
    everything else.
    """

    rules: Rules[S]
    view: S

    def begin(self, rules: Rules[S], legal: Sequence[Offer], touch: Touch) -> None:
        """Go on where the hand was, if the same seat is asked again."""
        self.rules = rules
        self.seat = seat_of(legal)
        self._touch = touch
        self._key, self._scrolled = touch.take(self.seat)

    def pending(self) -> tuple[Action, ...]:
        """Return the answers that were typed and not given yet."""
        return ()

    def first_stop(self) -> QWidget | None:
        """Return the part that gets the focus when the form is new; None leaves it to the board."""
        return None

    def take_focus(self) -> bool:
        """Give the focus to the part that had it before the last answer, or to the first; tell whether."""
        known = (self.findChild(QWidget, key) for key in (self._key, _other(self._key)) if key)
        stops = (*known, self.first_stop())
        stop = next((stop for stop in stops if stop is not None and stop.isEnabled()), None)
        if stop is None:
            return False
        stop.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with what is chosen: it presses the button that is meant."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)

    def go_on(self) -> None:
        """Press the primary button, if it can be pressed."""
        for button in self.findChildren(QPushButton):
            if button.property("role") == "primary" and button.isVisible() and button.isEnabled():
                button.click()
                return

    def refusal(self, action: Action, view: S | None = None) -> Bar | None:
        """Return why an action may not be done now, or in another view; None where it may."""
        try:
            self.rules.check(self.view if view is None else view, action)
        except IllegalAction as refusal:
            return Bar(refusal.reason, refusal.rule)
        return None

    def answer(self, action: Action, key: str = "") -> None:
        """Give what was typed, then an answer; ``key`` names the part with which the form is gone on with."""
        bar = self._scroll_bar()
        self._touch.seat, self._touch.key = self.seat, key
        self._touch.scrolled = bar.value() if bar is not None else 0
        for typed in self.pending():
            if typed != action:
                self._submit(typed)
        self._submit(action)

    def _clicked(self) -> None:
        button = self.sender()
        self.answer(self._answers[button], button.objectName())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        bar = self._scroll_bar()
        if bar is not None and self._scrolled:
            bar.rangeChanged.connect(self._scroll_on)

    def _scroll_on(self, _least: int, most: int) -> None:
        """Be as far down as the form was before, as soon as it is high enough for that."""
        bar = self._scroll_bar()
        if bar is not None and self._scrolled and most >= self._scrolled:
            bar.setValue(self._scrolled)
            self._scrolled = 0

    def _scroll_bar(self) -> QScrollBar | None:
        """The bar of what scrolls: the card itself, or the drawer in which it stands."""
        found: QScrollArea | None = None
        above: QObject | None = self.parent()
        while above is not None:
            found = above if isinstance(above, QScrollArea) else found
            above = above.parent()
        return found.verticalScrollBar() if found is not None else None


class FormPanel(Form[S]):
    """A form that greys what the rules refuse, and says why."""

    def __init__(
        self, rules: Rules[S], view: S, legal: Sequence[Offer], submit: Submit, *, touch: Touch
    ) -> None:
        self.view = view
        self.legal = tuple(legal)
        self.begin(rules, legal, touch)
        super().__init__(submit)

    def wording(self, action: Action) -> Message:
        """Return what a button for this decision says."""
        return self.rules.wording(self.view, action)

    def button(self, action: Action, text: Message | None = None, *, primary: bool = False) -> OfferButton:
        """Return a button that decides ``action``, grey with the reason where the rules refuse it."""
        made = super().button(action, text, primary=primary)
        made.setMinimumWidth(1)
        if (bar := self.refusal(action)) is not None:
            self.explain(made, bar)
        return made

    def answer_all(self, actions: Sequence[Action], key: str = "") -> None:
        """Give several answers, one after the other."""
        for action in actions:
            self.answer(action, key)

    def confirm(self, key: str = "confirm", *, primary: bool = True) -> "Confirm":
        """Add the button that answers with what the form says when it is pressed."""
        made = Confirm(self, key, primary=primary)
        self.column.addWidget(made)
        return made

    def explain(self, button: QPushButton, bar: Bar | None, tip: str = "") -> None:
        """Let a button be pressed, ``tip`` being its tooltip; or not, the tooltip saying why."""
        button.setEnabled(bar is None)
        told = tip if bar is None else ruled(bar.reason, bar.rule)
        button.setToolTip(folded(told))
        button.setAccessibleDescription(told)


def seat_of(legal: Sequence[Offer]) -> Seat:
    """Return the seat that is asked, "" where nobody is."""
    first = next(iter(legal), None)
    return Seat("") if first is None else action_of(first).seat


def action_of(offer: Offer) -> Action:
    """Return an offer as an action; of a range the lowest."""
    return offer.action if isinstance(offer, Range) else offer


def _other(key: str) -> str:
    """The sign that stands opposite one that is pressed: less for more, more for less."""
    for sign, opposite in (("more", "less"), ("less", "more")):
        if key.endswith(sign):
            return key.removesuffix(sign) + opposite
    return ""
