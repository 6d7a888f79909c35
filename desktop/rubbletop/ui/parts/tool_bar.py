# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar of icon buttons at the left of the board."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QToolButton, QVBoxLayout, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.commands import TOOL_BAR, Commands
from rubbletop.ui.parts.icons import icon
from rubbletop.ui.theme import shades
from rubbletop.ui.words import worded

WIDE, NARROW = 44, 36
_BUTTON, _RULE, _GAP, _TOP = 32, 13, 6, 8


class ToolBar(QFrame):
    """Buttons for the commands of the tool bar, in groups parted by a line.

    Where the window is too low for all of them, a last button has a menu of the others.
    """

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(worded(say("Tools")))
        self._parts: list[QWidget] = []
        self._buttons: list[QToolButton] = []
        self.rest = QMenu(self)
        self.more = self._more()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, _TOP, 0, _TOP)
        column.setSpacing(_GAP)
        for number, group in enumerate(TOOL_BAR):
            if number:
                self._parts.append(_rule())
            self._parts.extend(self._button(commands, name) for name in group)
        for part in (*self._parts, self.more):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.set_narrow(False)
        self._draw()

    def set_narrow(self, narrow: bool) -> None:
        """Take less room in a narrow window."""
        self.setFixedWidth(NARROW if narrow else WIDE)
        edge = _BUTTON - 2 if narrow else _BUTTON
        for button in (*self._buttons, self.more):
            button.setFixedSize(edge, edge)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), 2 * _TOP + 2 * (_BUTTON + _GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()

    def _arrange(self) -> None:
        """Show as many buttons as there is room for, and put the others into the menu."""
        room = self.height() - 2 * _TOP + _GAP
        heights = [part.maximumHeight() + _GAP for part in self._parts]
        count = len(heights)
        if sum(heights) > room:
            room -= self.more.maximumHeight() + _GAP
            while count and sum(heights[:count]) > room:
                count -= 1
        for number, part in enumerate(self._parts):
            part.setVisible(number < count)
        self.more.setVisible(count < len(heights))
        self.rest.clear()
        for button in (part for part in self._parts[count:] if isinstance(part, QToolButton)):
            self.rest.addAction(button.defaultAction())

    def _draw(self) -> None:
        self.more.setIcon(icon("more", shades(self)))

    def _button(self, commands: Commands, name: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(commands[name])
        button.setIconSize(QSize(20, 20))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setObjectName(f"tool {name}")
        self._buttons.append(button)
        return button

    def _more(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("tool more")
        button.setIconSize(QSize(20, 20))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(self.rest)
        button.setToolTip(worded(say("More tools")))
        button.setAccessibleName(worded(say("More tools")))
        return button


def _rule() -> QFrame:
    rule = QFrame()
    rule.setFrameShape(QFrame.Shape.HLine)
    rule.setFixedSize(20, _RULE)
    return rule
