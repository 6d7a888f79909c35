# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game shows of what came of play."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class ReviewWidget(QWidget):
    """A few lines. ``ringed`` brings the ids of what one is about, ``changed`` tells of another height."""

    ringed = Signal(object)
    changed = Signal()

    @property
    def note(self) -> str:
        """The whole in a few words."""
        return ""
