# SPDX-License-Identifier: GPL-3.0-or-later
"""What the panels of set-up and of Phases 1 to 5 share: forms that are filled in step by step."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QScrollBar, QWidget

from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, IllegalAction, Message, Range, Seat
from rubbletop.kernel.rules import Offer
from rubbletop.ui.game_screen import PanelFactory, Submit
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.tokyo.panels.stepper import squared


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


class FormPanel(DecisionPanel):
    """A panel whose answers lead to the same panel again, until one of them ends it.

    Parts with an object name get the focus back when the form comes anew. ``pending`` are answers that
    were typed and not given yet: they go before the one whose button is pressed.
    """

    def __init__(
        self, atlas: Atlas, view: TokyoState, legal: Sequence[Offer], submit: Submit, *, touch: Touch
    ) -> None:
        self.rules = TokyoRules(atlas)
        self.seat = _seat_of(legal)
        self._touch = touch
        self._key, self._scrolled = touch.take(self.seat)
        super().__init__(atlas, view, legal, submit)

    @classmethod
    def factory(cls, atlas: Atlas) -> PanelFactory[TokyoState]:
        """Return the maker of this panel for games on the grounds of an atlas."""
        touch = Touch()

        def made(view: TokyoState, legal: Sequence[Offer], submit: Submit) -> QWidget:
            return cls(atlas, view, legal, submit, touch=touch)

        return made

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

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why an action may not be done now, None where it may."""
        try:
            self.rules.check(self.view, action)
        except IllegalAction as refusal:
            return refusal
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

    def sign(self, action: Action, text: Message, key: str, bar: Bar | None = None) -> QPushButton:
        """Return a square button with one sign for an action, grey with the reason where it cannot be done.

        ``bar`` is a reason that goes before what the rules say.
        """
        if bar is None and (refusal := self.refusal(action)) is not None:
            bar = Bar(refusal.reason, refusal.rule)
        if bar is not None:
            return self.no_sign(text, key, bar)
        made = self.button(action, text)
        made.setObjectName(key)
        return squared(made)

    def no_sign(self, text: Message, key: str, bar: Bar) -> QPushButton:
        """Return the grey square button of what cannot be done."""
        made = self.barred(text, bar.reason, bar.rule)
        made.setObjectName(key)
        return squared(made)

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


def _other(key: str) -> str:
    """The sign that stands opposite one that is pressed: less for more, more for less."""
    for sign, opposite in (("more", "less"), ("less", "more")):
        if key.endswith(sign):
            return key.removesuffix(sign) + opposite
    return ""


def _seat_of(legal: Sequence[Offer]) -> Seat:
    """The seat that is asked, "" where nobody is."""
    first = next(iter(legal), None)
    if first is None:
        return Seat("")
    return first.action.seat if isinstance(first, Range) else first.seat
