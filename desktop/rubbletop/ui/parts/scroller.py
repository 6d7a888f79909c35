# SPDX-License-Identifier: GPL-3.0-or-later
"""A part that scrolls; the Tab key stops at it only where the keyboard needs it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.words import worded


class Scroller(QScrollArea):
    """Scrolls upright alone, by the wheel or by the keyboard.

    The Tab key brings each button inside into sight. Where that does not lead to the foot of what
    is inside, Tab stops here too, and the arrow keys scroll.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(worded(say("Scrolled with the arrow keys")))
        self.verticalScrollBar().rangeChanged.connect(self._choose_stop)

    def _choose_stop(self, least: int, most: int) -> None:
        is_stop = most > least and not self._is_reached(most)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_stop else Qt.FocusPolicy.NoFocus)

    def _is_reached(self, foot: int) -> bool:
        """Whether a part inside that Tab goes to stands below ``foot``, from where the rest is seen."""
        inside: QWidget | None = self.widget()
        if inside is None:
            return True
        return any(
            part.mapTo(inside, QPoint(0, part.height())).y() > foot
            for part in inside.findChildren(QWidget)
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(inside)
        )
