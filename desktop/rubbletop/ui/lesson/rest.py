# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the keys rest after a card of the coach: keys that come too fast press nothing of the decision."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from rubbletop.ui.game_page import GamePage
from rubbletop.ui.lesson.card import CoachCard

PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that press a button."""
SILENT = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_Backtab,
)
"""Keys that say nothing by themselves, and the one that leads back into the card."""


class Rest(QObject):
    """After a button of the card was pressed by key, the card itself has the keys until another key comes.

    Tab then leads to what the step asks for, and any other key is heard there at once, except those that
    press. A key that is held down presses a button of the card only once.
    """

    def __init__(self, page: GamePage, card: CoachCard) -> None:
        """Begin; the coach must be connected to the card already."""
        super().__init__(card)
        self._page = page
        self._card = card
        self._is_by_key = False
        for part in (card, card.read_button, card.skip_button, card.back_button):
            part.installEventFilter(self)
        for pressed in (card.read, card.skipped, card.back):
            pressed.connect(self._stay)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._is_by_key = False
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if watched is self._card:
            return self._card.hasFocus() and self._moved(event)
        self._is_by_key = True
        return event.isAutoRepeat() and event.key() in PRESSING

    def _stay(self) -> None:
        """Have the keys, unless there is more to be read or the hand is at the mouse."""
        card = self._card
        if self._is_by_key and not card.read_button.hasFocus() and not card.play_on.hasFocus():
            card.setFocus()

    def _moved(self, event: QKeyEvent) -> bool:
        """Whether a key that came while the card had them needs nothing more to be done."""
        if event.key() in SILENT:
            return False
        if event.key() not in PRESSING:
            self._page.focus.ask()
            heir = self._page.window().focusWidget()
            if event.key() != Qt.Key.Key_Tab and heir is not None:
                QApplication.sendEvent(heir, event)
        return True
