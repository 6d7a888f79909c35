# SPDX-License-Identifier: GPL-3.0-or-later
"""The curtain before a secret: whose turn it is to look, what she will be asked, and her button."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Seat, say
from rubbletop.kernel.state import GameState
from rubbletop.ui.bridge import Bridge, Cover
from rubbletop.ui.parts.card import emptied, label
from rubbletop.ui.parts.players_card import SeatMark
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.theme import shades
from rubbletop.ui.words import worded

_WIDE = 480
_MARK = 56
_FOLD = 46
"""The width of one fold of the cloth in pixels."""


class CurtainPage(QWidget):
    """Covers the whole game; it is given the open table's view and so cannot show a secret.

    ``taken`` brings the seat of the person who says that it is she, ``left`` the wish to go back to the
    table when nobody has to decide.
    """

    taken = Signal(str)
    left = Signal()

    def __init__(self, screen: AnyScreen, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._bridge = bridge
        self._first: QPushButton | None = None
        self.setAccessibleName(worded(say("The screen is covered")))
        self._card = QFrame()
        self._card.setProperty("role", "card")
        self._card.setFixedWidth(_WIDE)
        self._body = QVBoxLayout(self._card)
        self._body.setContentsMargins(28, 24, 28, 24)
        self._body.setSpacing(12)
        cloth = QWidget()
        cloth.setProperty("role", "plain")
        around = QGridLayout(cloth)
        around.addWidget(self._card, 1, 1)
        for place, share in ((0, 2), (2, 3)):
            around.setRowStretch(place, share)
            around.setColumnStretch(place, 1)
        scroll = Scroller()
        scroll.setWidget(cloth)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def show_cover(self, cover: Cover, view: GameState) -> None:
        """Say for whom the screen waits; ``view`` is the open table."""
        emptied(self._body)
        names = {seat: self._bridge.name(seat) for seat in cover.seats}
        seat = cover.seats[0]
        if cover.looks:
            self._add_title(worded(say("Whose secrets shall be shown?")))
        else:
            mark = SeatMark(self._screen, _MARK)
            mark.show_seat(view, seat)
            self._body.addWidget(mark, 0, Qt.AlignmentFlag.AlignHCenter)
            self._add_title(worded(say("Hand the screen to {who}", who=names[seat])))
        asked = label(worded(cover.asked), "", wraps=True)
        asked.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._body.addWidget(asked)
        self._add_buttons(cover, names)

    def take_focus(self) -> None:
        """Let Enter press the first button."""
        if self._first is not None:
            self._first.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No key gets through to what lies behind; the buttons have had theirs.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = self.focusWidget()
            button = pressed if isinstance(pressed, QPushButton) else self._first
            if button is not None:
                button.click()
        event.accept()

    def focusNextPrevChild(self, onward: bool) -> bool:
        buttons = [button for button in self._card.findChildren(QPushButton) if button.isVisible()]
        at = next((place for place, button in enumerate(buttons) if button.hasFocus()), -1)
        if buttons:
            buttons[(at + (1 if onward else -1)) % len(buttons)].setFocus()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(chosen.table))
        fold = QColor(chosen.background)
        for left in range(0, self.width(), 2 * _FOLD):
            painter.fillRect(left, 0, _FOLD, self.height(), fold)
        painter.end()

    def _add_title(self, words: str) -> None:
        title = label(words, "title", wraps=True)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._body.addWidget(title)

    def _add_buttons(self, cover: Cover, names: dict[Seat, str]) -> None:
        self._first = None
        for seat in cover.seats:
            button = self._button(seat, worded(say("I am {who}: show it", who=names[seat])))
            button.clicked.connect(self._take)
            if self._first is None:
                button.setProperty("role", "primary")
                button.setMinimumHeight(44)
                self._first = button
        if cover.looks:
            self._button("", worded(say("Back to the table"))).clicked.connect(self.left)

    def _button(self, name: str, words: str) -> QPushButton:
        # An ampersand in a name is no key to be pressed with Alt.
        button = QPushButton(words.replace("&", "&&"))
        button.setObjectName(name)
        self._body.addWidget(button)
        return button

    def _take(self) -> None:
        sender: Any = self.sender()
        self.taken.emit(sender.objectName())
