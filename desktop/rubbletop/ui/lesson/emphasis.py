# SPDX-License-Identifier: GPL-3.0-or-later
"""Which button stands out while a lesson goes on: the one that the coach lights, and no other."""

from collections.abc import Iterable

from PySide6.QtWidgets import QPushButton, QWidget
from shiboken6 import isValid

PLAIN = (None, "")
STRONG = "primary"


class Emphasis:
    """Lends the look of the button that is meant; each button has its own again afterwards."""

    def __init__(self) -> None:
        self._own: dict[QPushButton, object] = {}

    def put_on(self, card: QWidget, lit: Iterable[QWidget]) -> None:
        """Let those that are lit stand out of the buttons in a card, as far as they are plain buttons."""
        self._own = {button: role for button, role in self._own.items() if isValid(button)}
        meant = set(lit)
        for button in card.findChildren(QPushButton):
            own = self._own.get(button, button.property("role"))
            if own == STRONG or (own in PLAIN and not button.isCheckable()):
                self._wear(button, STRONG if button in meant else "", own)

    def take_off(self) -> None:
        """Give all of them their own look back."""
        for button, own in self._own.items():
            if isValid(button):
                _dress(button, own)
        self._own = {}

    def _wear(self, button: QPushButton, role: str, own: object) -> None:
        if role != (button.property("role") or ""):
            self._own[button] = own
            _dress(button, role)


def _dress(button: QPushButton, role: object) -> None:
    button.setProperty("role", role)
    button.style().polish(button)
    button.update()
