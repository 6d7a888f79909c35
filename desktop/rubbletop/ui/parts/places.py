# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a window was: kept, given back, and pulled onto a screen that exists."""

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FIRST = QSize(1680, 960)
SMALL = QSize(1440, 900)
"""A screen with less room than this is filled by the first window."""

LEAST = QSize(600, 320)
_SHARE = 0.94
_GRIP = 80
"""So many pixels of the window's head must lie on a screen for it to be taken hold of."""


def restore(window: QWidget, geometry: bytes) -> None:
    """Put a window where it was; a first window is as large as the screen comfortably allows."""
    if not geometry or not window.restoreGeometry(QByteArray(geometry)):
        room = window.screen().availableGeometry()
        size = FIRST.boundedTo(room.size() * _SHARE)
        window.resize(size.expandedTo(LEAST.boundedTo(room.size())))
        if room.width() < SMALL.width() or room.height() < SMALL.height():
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
    pull_back(window)


def pull_back(window: QWidget) -> None:
    """Bring a window whose head is on no screen onto the nearest one, no larger than that screen."""
    if window.isMaximized() or window.isFullScreen():
        return
    rect = window.geometry()
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    placed = pulled(rect, rooms)
    if placed != rect:
        window.setGeometry(placed)


def pulled(rect: QRect, rooms: list[QRect]) -> QRect:
    """Return where a window may stand, given the rooms of the screens."""
    head = QRect(rect.left(), rect.top(), rect.width(), 30)
    if any(_is_held(head & room) for room in rooms) or not rooms:
        return rect
    room = min(rooms, key=lambda room: (room.center() - rect.center()).manhattanLength())
    size = rect.size().boundedTo(room.size())
    left = min(max(rect.left(), room.left()), room.right() - size.width() + 1)
    top = min(max(rect.top(), room.top()), room.bottom() - size.height() + 1)
    return QRect(left, top, size.width(), size.height())


def _is_held(part: QRect) -> bool:
    return part.width() >= _GRIP and part.height() >= 10
