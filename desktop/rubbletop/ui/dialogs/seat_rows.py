# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits where in a new game: how many play, and for each seat a name and a person or a computer player."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.dropdown import Dropdown
from rubbletop.ui.words import worded

LONGEST_NAME = 40
LEVELS: dict[str, Message] = {
    "random": say("Computer, at random"),
    "easy": say("Computer, easy"),
    "normal": say("Computer, normal"),
    "hard": say("Computer, hard"),
}


class WhoBox(Dropdown):
    """Who plays a seat: a person, or a computer player of one of these levels."""

    def __init__(self, called: str, levels: Sequence[str]) -> None:
        super().__init__()
        self.setAccessibleName(worded(say("Who plays {seat}", seat=called)))
        self.addItem(worded(say("A person at this screen")), None)
        for known in levels:
            self.addItem(worded(LEVELS[known]), known)

    @property
    def level(self) -> str | None:
        """The level of the computer player, None for a person."""
        level = self.currentData()
        return level if isinstance(level, str) else None

    def choose(self, level: str | None) -> None:
        """Choose a level; one there is not becomes a person."""
        self.setCurrentIndex(max(0, self.findData(level)))


class SeatRow:
    """The widgets of one seat."""

    def __init__(self, number: int, called: str, levels: Sequence[str]) -> None:
        self.title = label(called)
        self.name = QLineEdit()
        self.name.setPlaceholderText(worded(say("Name")))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(worded(say("Name of {seat}", seat=called)))
        self.who = WhoBox(called, levels)
        self.up = QToolButton()
        self.up.setObjectName(f"up {number}")
        self.up.setText("↑")
        tip = worded(say("Let who plays {seat} change seats with the one above", seat=called))
        self.up.setToolTip(tip)
        self.up.setAccessibleName(tip)

    @property
    def level(self) -> str | None:
        """The level of the computer player, None for a person."""
        return self.who.level

    def seat(self, name: str, level: str | None) -> None:
        """Put somebody into the seat; a level there is not becomes a person."""
        self.name.setText(name)
        self.who.choose(level)

    def widgets(self) -> tuple[QWidget, ...]:
        """All of them from left to right."""
        return (self.title, self.name, self.who, self.up)


class SeatRows(QWidget):
    """One row a seat in the order of play; ``changed`` tells that another number plays."""

    changed = Signal()

    def __init__(self, called: Sequence[str], least: int, levels: Sequence[Sequence[str]]) -> None:
        """``called`` names every seat there is, ``least`` of which must be taken; ``levels`` are by seat."""
        super().__init__()
        self._numbers = QButtonGroup(self)
        self._rows = tuple(
            SeatRow(number, name, known)
            for number, (name, known) in enumerate(zip(called, levels, strict=True))
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        if least < len(called):
            whole.addLayout(self._number_row(least, len(called)))
        grid = QGridLayout()
        for number, row in enumerate(self._rows):
            for column, widget in enumerate(row.widgets()):
                grid.addWidget(widget, number, column)
            row.up.clicked.connect(self._move_up)
            row.up.setVisible(number > 0)
        grid.setColumnStretch(1, 1)
        whole.addLayout(grid)
        self._numbers.idClicked.connect(self._show_rows)

    def take_focus(self) -> None:
        """Let the keys write the first name."""
        self._rows[0].name.setFocus()

    @property
    def number(self) -> int:
        """How many play."""
        return self._numbers.checkedId() if self._numbers.buttons() else len(self._rows)

    @property
    def names(self) -> tuple[str, ...]:
        """The names that were typed, "" where none was."""
        return tuple(row.name.text().strip() for row in self._rows[: self.number])

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The level of each seat, None for a person."""
        return tuple(row.level for row in self._rows[: self.number])

    def fill(self, names: Sequence[str], levels: Sequence[str | None]) -> None:
        """Put the players of another time into their seats; there are as many as ``levels``."""
        for number, row in enumerate(self._rows):
            name = names[number] if number < len(names) else ""
            row.seat(name, levels[number] if number < len(levels) else None)
        button = self._numbers.button(len(levels))
        if button is not None:
            button.setChecked(True)
        self._show_rows()

    def _number_row(self, least: int, most: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(QLabel(worded(say("Players"))))
        for number in range(least, most + 1):
            button = QPushButton(str(number))
            button.setObjectName(f"players {number}")
            button.setAccessibleName(worded(say("{number} players", number=number)))
            button.setProperty("role", "choice")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setChecked(number == most)
            self._numbers.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _show_rows(self) -> None:
        for number, row in enumerate(self._rows):
            for widget in row.widgets():
                widget.setVisible(number < self.number)
            row.up.setVisible(0 < number < self.number)
        self.changed.emit()

    def _move_up(self) -> None:
        number = int(self.sender().objectName().removeprefix("up "))
        above, below = self._rows[number - 1], self._rows[number]
        moved = (below.name.text(), below.level)
        below.seat(above.name.text(), above.level)
        above.seat(*moved)
