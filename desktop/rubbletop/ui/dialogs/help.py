# SPDX-License-Identifier: GPL-3.0-or-later
"""How everything is done by mouse and by keyboard."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.commands import COMMANDS, MENUS
from rubbletop.ui.dialogs.frame import FramedDialog, bounded, grown
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded

HANDS: tuple[tuple[Message, Message], ...] = (
    (say("Move a counter"), say("drag it, or click it and then its goal, or arrow keys and Enter")),
    (say("Where may it go?"), say("its goals are lit; the disc on them is what it costs")),
    (say("Without the mouse"), say("N goes to the next lit space or counter, Enter picks it")),
    (say("To a hex with a number"), say("type its number while the keys are at the board")),
    (
        say("From the board to the decision"),
        say("F6, and F6 again to come back; Tab goes on from part to part"),
    ),
    (say("Put everything back"), say("Esc, or the right mouse button")),
    (say("Look at a stack"), say("rest the pointer on it, or press Space; Page Up and Page Down leaf")),
    (say("What are the odds?"), say("rest the pointer on a lit target")),
    (say("Who sees whom?"), say("hold S and point from one space to another")),
    (say("See the board beneath"), say("hold H")),
    (say("Zoom"), say("the wheel, or + and −; 0 shows the whole sheet")),
    (say("Move the board"), say("drag the table, hold the middle button, or Ctrl and an arrow key")),
    (say("Hurry"), say("a click or a key finishes whatever moves")),
    (say("Turn the pages to be printed"), say("Page Up and Page Down in the preview")),
    (say("Type in your own dice"), say("1 to 6, Backspace takes the last one back, Enter is done")),
    (say("Larger letters, colours for other eyes, sounds"), say("Preferences in the File menu")),
    (say("Look at the past"), say("click a line of the log, or a box of the strip that is done")),
)


class KeysDialog(FramedDialog):
    """The mouse first, then every command that has a key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("Keys and mouse"), None, parent)
        self.body.addWidget(label(worded(say("On the board")), "label"))
        self._table([(worded(what), worded(how)) for what, how in HANDS])
        for menu, title in MENUS.items():
            rows = [
                (worded(command.text).replace("&", "").rstrip("…"), _keys(command.keys))
                for command in COMMANDS
                if command.menu == menu and command.keys
            ]
            if rows:
                self.body.addWidget(label(worded(title).replace("&", ""), "label"))
                self._table(rows)
        self.body.addStretch(1)
        self.resize(bounded(self, grown(QSize(600, 560))))

    def _table(self, rows: list[tuple[str, str]]) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        for row, (left, right) in enumerate(rows):
            grid.addWidget(label(left, "strong", wraps=True), row, 0)
            grid.addWidget(label(right, wraps=True), row, 1)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        self.body.addLayout(grid)


def _keys(keys: tuple[QKeySequence.StandardKey | str, ...]) -> str:
    sequence = QKeySequence(keys[0])
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)
