# SPDX-License-Identifier: GPL-3.0-or-later
"""The ring around the part that has the keys: seen while keys are used, and not once the mouse is."""

from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QGraphicsView, QWidget
from shiboken6 import isValid

KEYED = "keyed"
"""The property of the part that has the keys and shows it; the style sheet asks for it, too."""
HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
"""Keys that are held while the mouse is used."""


def shows_keys(part: QWidget) -> bool:
    """Return whether a part that paints itself has the keys and is to show it."""
    return part.hasFocus() and bool(part.property(KEYED))


def are_keys_used() -> bool:
    """Return whether a key was pressed last, not the mouse; so it is before anything was pressed."""
    app = QApplication.instance()
    return app is None or app.property(KEYED) is not False


class KeyRing(QObject):
    """Follows the focus in the whole application; before anything was pressed the ring is seen."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        app.focusChanged.connect(self._moved)
        app.focusWindowChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._use(keys=False)
            case QEvent.Type.KeyPress if cast(QKeyEvent, event).key() not in HELD:
                self._use(keys=True)
            case _:
                pass
        return False

    def _watch(self, window: QWindow | None) -> None:
        # A window hears far less than the application: its parts are painted without being asked here.
        if window is not None:
            window.removeEventFilter(self)
            window.installEventFilter(self)

    def _use(self, *, keys: bool) -> None:
        if keys != are_keys_used():
            self._app.setProperty(KEYED, keys)
            self._moved(None, QApplication.focusWidget())

    def _moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None and isValid(before):
            _mark(before, is_seen=False)
        if now is not None:
            _mark(now, is_seen=are_keys_used())


def _mark(part: QWidget, *, is_seen: bool) -> None:
    if bool(part.property(KEYED)) == is_seen:
        return
    part.setProperty(KEYED, is_seen)
    if not isinstance(part, QGraphicsView):
        part.style().polish(part)
        (part.viewport() if isinstance(part, QAbstractScrollArea) else part).update()
