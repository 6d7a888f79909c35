# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists to choose from that are never wider than the panel; what drops down shows all of each line."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

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

    @property
    def shown(self) -> str:
        """What is seen of the chosen line, cut with an ellipsis where it is too long."""
        room = self._room(self._option())
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = self._option()
        option.currentText = self.shown
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option

    def _room(self, option: QStyleOptionComboBox) -> int:
        """The pixels for words beside the arrow."""
        complex_, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(complex_, option, field, self).width() - 2

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
