# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu at the pointer, where the clicks leave more than one action."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Action
from rubbletop.kernel.rules import Offer
from rubbletop.ui.decide.offers import OffersPanel, Wording

GAP = 12


class ChoicePopup(QFrame):
    """Buttons beside the pointer, inside ``parent``.

    Esc dismisses it; it is ``left`` when the player turns to something else with the mouse.
    """

    answered = Signal(object)
    pointed = Signal(object)
    dismissed = Signal()
    left = Signal()

    def __init__(self, offers: Sequence[Offer], wording: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setProperty("role", "card")
        self.setAutoFillBackground(True)
        self._is_over = False
        self.panel = OffersPanel(offers, wording, primary=True, parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.panel)
        self.panel.answered.connect(self._answer)
        self.panel.pointed.connect(self.pointed)
        QApplication.instance().focusChanged.connect(self._focus_changed)  # type: ignore[union-attr]

    def open_at(self, at: QPoint) -> None:
        """Show it beside a point of the screen, wholly inside its parent."""
        self.adjustSize()
        point = self._ground.mapFromGlobal(at)
        x = min(point.x() + GAP, self._ground.width() - self.width() - 4)
        y = min(point.y() + GAP, self._ground.height() - self.height() - 4)
        self.move(max(4, x), max(4, y))
        self.show()
        self.raise_()

    def take_focus(self) -> None:
        """Let the keys go to the first button."""
        if self.panel.buttons:
            self.panel.buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def dismiss(self) -> None:
        """Go away without an answer."""
        if not self._is_over:
            self._end()
            self.dismissed.emit()

    def _answer(self, action: Action) -> None:
        if not self._is_over:
            self._end()
            self.answered.emit(action)

    def _end(self, *, takes_focus: bool = True) -> None:
        self._is_over = True
        self.pointed.emit(None)
        had_focus = self.isAncestorOf(QApplication.focusWidget() or self._ground)
        self.hide()
        if had_focus and takes_focus:
            self._ground.setFocus()
        self.deleteLater()

    def _focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and not self._is_over and self.isVisible() and not self.isAncestorOf(new):
            self._end(takes_focus=False)
            self.left.emit()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Let Tab and the arrows go round among the choices; only Esc and the mouse lead elsewhere."""
        stops = self.panel.stops
        focused = QApplication.focusWidget()
        if focused not in stops:
            return super().focusNextPrevChild(forwards)
        step = 1 if forwards else -1
        reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        stops[(stops.index(focused) + step) % len(stops)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
