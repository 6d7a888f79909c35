# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists to choose from that are never wider than the panel; what drops down shows all of each line."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QComboBox, QWidget

from rubbletop.kernel.facts import Message
from rubbletop.ui.parts.dropdown import Dropdown
from rubbletop.ui.words import worded

LETTERS = 6
"""The least that is seen of a line."""
SCROLL_BAR = 24


class Chooser(Dropdown):
    """A list with a name for those who hear it; ``key`` is its object name.

    ``named`` brings the row that is chosen while the list has the keys, and −1 when it loses them.
    """

    named = Signal(int)

    def __init__(self, key: str, name: Message, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(key)
        self.setAccessibleName(worded(name))
        self.setMinimumContentsLength(LETTERS)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

        self.currentIndexChanged.connect(self._name)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.named.emit(self.currentIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.named.emit(-1)

    def _name(self, row: int) -> None:
        if self.hasFocus():
            self.named.emit(row)

    def fill(self, lines: Iterable[Message]) -> None:
        """Show these lines and no others, without telling of it; the first is chosen."""
        self.blockSignals(True)
        self.clear()
        for line in lines:
            self.addItem(worded(line))
        self.blockSignals(False)
        listed = self.view()
        listed.setMinimumWidth(listed.sizeHintForColumn(0) + SCROLL_BAR)


class Adder(Chooser):
    """A list from which things are added one by one: the keys drop it down first, as the mouse does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space):
            self.showPopup()
        else:
            event.ignore()
