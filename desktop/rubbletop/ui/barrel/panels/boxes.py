# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes of actions in the panel of a turn: as on the board, with who has chosen which."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.ui.barrel.art.counters import paint_player
from rubbletop.ui.barrel.boxes import NAMES, OIL, PASS, SPEECH, TAXES
from rubbletop.ui.parts.card import Elided, plain
from rubbletop.ui.theme import pixels
from rubbletop.ui.words import worded

OPEN: dict[str, Message] = {
    TAXES: NAMES[TAXES],
    SPEECH: say("Speech"),
    OIL: NAMES[OIL],
    PASS: say("Pass"),
}
"""The choices that are open to all, two in a row."""
ORDINALS = (say("1st"), say("2nd"), say("3rd"), say("4th"), say("5th"))
HIGH = 22.0
WIDE = {2: 38.0, 3: 38.0, 4: 31.0}
"""How wide a box is, by the columns that are in use."""
STEPS: dict[Qt.Key, tuple[int, int]] = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


def printed(ground: Ground, box: str) -> Message:
    """Return what is printed in a box."""
    row = box.partition(".")[0]
    amounts = ground.amounts(box)
    match row:
        case "media":
            return say("+{points}", points=amounts[0])
        case "purchase":
            return say("{elements}/{moves}", elements=amounts[0], moves=amounts[1])
        case "money":
            return say("${dollars}", dollars=amounts[0])
        case "order":
            return ORDINALS[amounts[0] - 1]
        case _:
            return verbatim(str(amounts[0]))


class BoxButton(QPushButton):
    """A box: chosen by a click, the space bar or Enter; the sign of who has it lies in it.

    Enter on the box that is chosen is left to the form, which confirms it.

    ``stepped`` brings the rows and columns that an arrow key leads away.
    """

    stepped = Signal(int, int)

    def __init__(self, box: str, text: str, player: int | None, parent: QWidget) -> None:
        super().__init__("" if player is not None else text, parent)
        self.player = player
        self.setObjectName(box)
        self.setCheckable(True)
        self.setProperty("role", "choice")
        self.setStyleSheet("padding: 0px 1px; text-align: center;")
        self.wide = WIDE[3]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(pixels(self.wide)), round(pixels(HIGH)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(*step)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.isChecked():
            event.ignore()
        else:
            self.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.player is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = QPointF(self.width() / 2, self.height() / 2 - 0.5)
            paint_player(painter, self.player, middle, self.height() * 0.3)
            painter.end()


class BoxGrid(QWidget):
    """All boxes that are in use; ``picked`` tells that another one is chosen, "" for none any more."""

    picked = Signal(str)

    def __init__(self, ground: Ground, s: BarrelState, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.boxes: dict[str, BoxButton] = {}
        self._at: dict[tuple[int, int], BoxButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        columns = ground.board.columns_in_use[len(s.seats)]
        for line, row in enumerate(row for row, held in ground.board.boxes.items() if held.columns):
            grid.addWidget(Elided(worded(NAMES[row]), ""), line, 0)
            for column, box in enumerate(ground.boxes(row, len(s.seats)), start=1):
                chooser = s.boxes.get(box)
                player = None if chooser is None else s.seats.index(chooser)
                button = BoxButton(box, worded(printed(ground, box)), player, self)
                button.wide = WIDE[columns]
                grid.addWidget(button, line, column)
                self._know(button, line, range(column, column + 1))
        self._add_open(grid, grid.rowCount(), columns)

    def _add_open(self, grid: QGridLayout, first: int, columns: int) -> None:
        """Two in a row: one under the names, one under the boxes."""
        whole, inside = plain(QGridLayout, self, 3)
        for number, (name, words) in enumerate(OPEN.items()):
            line, side = divmod(number, 2)
            button = BoxButton(name, worded(words), None, self)
            inside.addWidget(button, line, side)
            self._know(button, first + line, range(1, columns + 1) if side else range(1))
        grid.addWidget(whole, first, 0, 1, columns + 1)

    def _know(self, button: BoxButton, line: int, columns: range) -> None:
        """Take a button in that lies in these columns for the arrow keys."""
        self.boxes[button.objectName()] = button
        for column in columns:
            self._at[line, column] = button
        button.clicked.connect(self._pick)
        button.stepped.connect(self._step)

    @property
    def chosen(self) -> str:
        """The box that is chosen, "" for none."""
        return next((name for name, button in self.boxes.items() if button.isChecked()), "")

    def _pick(self) -> None:
        pressed = self.sender()
        for button in self.boxes.values():
            if button is not pressed:
                button.setChecked(False)
        self.picked.emit(self.chosen)

    def _step(self, down: int, right: int) -> None:
        """Go to the next box that way that can be chosen."""
        start = self.sender()
        line, column = next(at for at, button in self._at.items() if button is start)
        for at in _ray((line, column), (down, right)):
            button = self._at.get(at)
            if button is not None and button is not start and button.isEnabled():
                button.setFocus(Qt.FocusReason.TabFocusReason)
                return


def _ray(start: tuple[int, int], step: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield the places that lie in one direction, and beside it where a row begins further right."""
    line, column = start
    for far in range(1, 9):
        at = (line + far * step[0], column + far * step[1])
        yield at
        if step[0] and column == 0:
            yield (at[0], 1)
