# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys of the board that are heard wherever the focus is: Esc, N, and H and S while they are held."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from rubbletop.ui.scene.stage import Stage

HELD = frozenset((Qt.Key.Key_H, Qt.Key.Key_S))
"""The keys that are held to bare the board or to look along it."""


def pressed(stage: Stage, event: QKeyEvent) -> bool:
    """Do what a key that nothing else has used means to the board; return whether it meant something."""
    key = Qt.Key(event.key())
    if key == Qt.Key.Key_Escape and stage.hands.picks.path:
        stage.put_back()
    elif stage.view.hasFocus():
        return False
    elif key in HELD and not event.modifiers():
        stage.view.keyPressEvent(event)
    elif key == Qt.Key.Key_N and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
        stage.view.setFocus()
        stage.view.keyPressEvent(event)
    else:
        return False
    return True


def released(stage: Stage, event: QKeyEvent) -> bool:
    """End what a held key did; return whether it did something."""
    if Qt.Key(event.key()) not in HELD or stage.view.hasFocus():
        return False
    stage.view.keyReleaseEvent(event)
    return True
