# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks what dice show that the players throw by hand: by keys, by clicks, or thrown by the program."""

from secrets import randbelow

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from rubbletop.kernel.dice import SIDES
from rubbletop.kernel.facts import say
from rubbletop.ui.bridge import Throw
from rubbletop.ui.dialogs.frame import LEAST, FramedDialog, bounded
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.dice import paint_die
from rubbletop.ui.theme import shades
from rubbletop.ui.words import worded

SLOT, GAP, A_ROW = 34.0, 7.0, 10
KEY = 34
WIDE = 420
"""So much room the words have at least."""
EDGE = 12
"""So far it lies from the edges of the window at first."""
LATEST = 6
"""So many sentences of what happened before are shown."""


class Slots(QWidget):
    """A place for each die: those that were typed in lie in it, the others are still open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._faces: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_faces(self, faces: tuple[int, ...], count: int) -> None:
        """Show the faces of the first dice of so many."""
        self._faces, self._count = faces, count
        said = ", ".join(str(face) for face in faces)
        self.setAccessibleName(worded(say("Typed in: {faces}", faces=said or "–")))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        rows = -(-self._count // A_ROW) or 1
        columns = min(self._count, A_ROW) or 1
        return QSize(round(columns * (SLOT + GAP) - GAP + 4), round(rows * (SLOT + GAP) - GAP + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = shades(self)
        for number in range(self._count):
            row, column = divmod(number, A_ROW)
            rect = QRectF(2 + column * (SLOT + GAP), 2 + row * (SLOT + GAP), SLOT, SLOT)
            if number < len(self._faces):
                paint_die(painter, rect, self._faces[number])
            else:
                is_next = number == len(self._faces)
                pen = QPen(QColor(colours.accent if is_next else colours.muted), 2.0 if is_next else 1.2)
                pen.setStyle(Qt.PenStyle.DashLine)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect, 0.2 * SLOT, 0.2 * SLOT)
        painter.end()


class ThrowDialog(FramedDialog):
    """``thrown`` brings the faces of all dice that were asked for, ``dropped`` the wish not to throw them.

    It stays beside the board, so that the board can be looked at.
    """

    thrown = Signal(object)
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("Throw your dice"), say("These were thrown"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self._throw: Throw | None = None
        self._faces: tuple[int, ...] = ()
        self._can_drop = self._is_placed = False
        self._before = label("", "muted", wraps=True)
        self._purpose = label("", "strong", wraps=True)
        self._count = label("", "", wraps=True)
        self._slots = Slots()
        self._keys = tuple(self._key(face) for face in range(1, SIDES + 1))
        self._back = self._plain_button("back", worded(say("Take back")))
        self._back.setToolTip(worded(say("Take the last die back (Backspace)")))
        self._back.clicked.connect(self.take_back)
        self._program = self._plain_button("program", worded(say("Throw them for me")))
        self._program.setToolTip(worded(say("The program throws the dice that are still open")))
        self._program.clicked.connect(self.let_program_throw)
        assert self.primary is not None, "it was given words"
        self.primary.setDefault(False)
        self.primary.setAutoDefault(False)
        self.primary.setProperty("role", "primary")
        self._take = self.primary
        # What happened before comes last: it is what may be scrolled to where letters are large.
        for part in (self._purpose, self._count, self._slots, self._row(), self._before):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.buttons.insertWidget(1, self._program)

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces typed in so far."""
        return self._faces

    @property
    def words(self) -> tuple[str, str, str]:
        """What happened before, what the dice are for, and how many are asked for."""
        return self._before.text(), self._purpose.text(), self._count.text()

    def ask(self, throw: Throw, *, can_drop: bool) -> None:
        """Ask for a throw; what was typed in for the same throw stays. ``can_drop``: it may be given up."""
        if throw != self._throw:
            self._throw, self._faces = throw, ()
        self._can_drop = can_drop
        self.out.setVisible(can_drop)
        lines = [worded(line) for line in throw.so_far[-LATEST:]]
        self._before.setText("\n".join([worded(say("Before that:")), *lines]))
        self._before.setVisible(bool(throw.so_far))
        self._purpose.setText(worded(throw.purpose))
        self._count.setText(
            worded(
                say("Throw 1 die and type in what it shows.")
                if throw.count == 1
                else say("Throw {count} dice and type in what they show.", count=throw.count)
            )
        )
        self._show_faces()
        self.resize(self.sizeHint())
        self._place()
        self.show()
        self.activateWindow()
        self._keys[0].setFocus()

    def add(self, face: int) -> None:
        """Take one more die, as long as one is lacking."""
        if self._throw is not None and len(self._faces) < self._throw.count:
            self._faces = (*self._faces, face)
            self._show_faces()

    def take_back(self) -> None:
        """Take the last die back."""
        self._faces = self._faces[:-1]
        self._show_faces()

    def let_program_throw(self) -> None:
        """Let the program throw the dice that are still open."""
        while self._throw is not None and len(self._faces) < self._throw.count:
            self.add(randbelow(SIDES) + 1)

    def accept(self) -> None:
        throw, faces = self._throw, self._faces
        if throw is not None and len(faces) == throw.count:
            self._throw, self._faces = None, ()
            self.hide()
            self.thrown.emit(faces)

    def reject(self) -> None:
        # Once dice have been thrown for an action they count.
        if self._can_drop:
            self.put_away()
            self.dropped.emit()

    def put_away(self) -> None:
        """Ask for nothing any more."""
        self._throw, self._faces = None, ()
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digits = [str(face) for face in range(1, SIDES + 1)]
        if event.text() in digits:
            self.add(int(event.text()))
        elif event.key() == Qt.Key.Key_Backspace:
            self.take_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = self.focusWidget()
            if pressed in (self._back, self._program, self.out) and isinstance(pressed, QPushButton):
                pressed.click()
            else:
                self.accept()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As small as can be, so that the board is seen."""
        inside, foot = self._inside.minimumSizeHint().width(), self._foot.sizeHint()
        wide = max(WIDE, inside, foot.width())
        high = self.body.totalHeightForWidth(wide) + foot.height()
        return bounded(self, QSize(wide + 48, high + 96)).expandedTo(LEAST)

    def _place(self) -> None:
        """Lie in the lower right corner of the window, beside the map; where it is put it stays."""
        parent = self.parentWidget()
        if parent is not None and not self._is_placed:
            self._is_placed = True
            window = parent.window()
            corner = window.mapToGlobal(window.rect().bottomRight())
            self.move(corner - QPoint(self.width() + EDGE, self.height() + 3 * EDGE))

    def _show_faces(self) -> None:
        count = 0 if self._throw is None else self._throw.count
        lacking = count - len(self._faces)
        self._slots.show_faces(self._faces, count)
        self._back.setEnabled(bool(self._faces))
        self._program.setEnabled(lacking > 0)
        for key in self._keys:
            key.setEnabled(lacking > 0)
        self._take.setEnabled(lacking == 0)
        if lacking == 0:
            self._take.setFocus()

    def _row(self) -> QWidget:
        row = QWidget()
        row.setProperty("role", "plain")
        beside = QHBoxLayout(row)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(6)
        for key in self._keys:
            beside.addWidget(key)
        beside.addSpacing(8)
        beside.addWidget(self._back)
        beside.addStretch(1)
        return row

    def _key(self, face: int) -> QPushButton:
        key = self._plain_button(f"face {face}", "")
        key.setIcon(_die(face, self.devicePixelRatioF()))
        key.setIconSize(QSize(KEY, KEY))
        key.setFixedSize(KEY + 12, KEY + 12)
        key.setStyleSheet("padding: 0px;")
        key.setAccessibleName(str(face))
        key.setToolTip(worded(say("A die shows {face} (key {face})", face=face)))
        key.clicked.connect(self._pressed)
        return key

    def _plain_button(self, name: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def _pressed(self) -> None:
        self.add(int(self.sender().objectName().removeprefix("face ")))


def _die(face: int, ratio: float) -> QIcon:
    """The picture of a die."""
    picture = QPixmap(round(KEY * ratio), round(KEY * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_die(painter, QRectF(QPointF(2, 2), QPointF(KEY - 2, KEY - 2)), face)
    painter.end()
    return QIcon(picture)
