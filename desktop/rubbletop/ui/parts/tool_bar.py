# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar of icon buttons at the left of the board."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QToolButton, QVBoxLayout, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.commands import TOOL_BAR, Commands
from rubbletop.ui.words import worded

WIDE, NARROW = 44, 36
_BUTTON = 32


class ToolBar(QScrollArea):
    """Buttons for the commands of the tool bar, in groups parted by a line.

    Where the window is too low for all of them, the wheel and the Tab key bring the others up.
    """

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(worded(say("Tools")))
        self._buttons: list[QToolButton] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        inside.setProperty("role", "plain")
        self.setWidget(inside)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 12, 0, 8)
        column.setSpacing(6)
        for number, group in enumerate(TOOL_BAR):
            if number:
                column.addSpacing(6)
                column.addWidget(_rule(), 0, Qt.AlignmentFlag.AlignHCenter)
                column.addSpacing(6)
            for name in group:
                column.addWidget(self._button(commands, name), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.set_narrow(False)

    def set_narrow(self, narrow: bool) -> None:
        """Take less room in a narrow window."""
        self.setFixedWidth(NARROW if narrow else WIDE)
        for button in self._buttons:
            button.setFixedSize(_BUTTON - 2 if narrow else _BUTTON, _BUTTON - 2 if narrow else _BUTTON)

    def _button(self, commands: Commands, name: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(commands[name])
        button.setIconSize(QSize(20, 20))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setObjectName(f"tool {name}")
        self._buttons.append(button)
        return button


def _rule() -> QFrame:
    rule = QFrame()
    rule.setFrameShape(QFrame.Shape.HLine)
    rule.setFixedWidth(20)
    return rule
