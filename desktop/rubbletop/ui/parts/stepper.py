# SPDX-License-Identifier: GPL-3.0-or-later
"""A number with one more and one less: by the signs beside it, by the arrow keys, or typed."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QSpinBox, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.theme import pixels
from rubbletop.ui.words import worded

EDGE = 25.0
"""How high steppers are, in shell sizes."""
WIDE, LEAST = 52.0, 24.0
"""How wide the field is, and how narrow it may get where letters are large."""
BARE = (
    "QSpinBox { padding: 0px; } QSpinBox:focus { padding: 0px; }"
    "QSpinBox::up-button, QSpinBox::down-button { width: 0px; }"
    "QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; width: 0px; height: 0px; }"
)
"""A spin box without arrows; where it is told to have none, the style sheet leaves its text no room."""

Written = Callable[[int], str]
Read = Callable[[str], int | None]


class Field(QSpinBox):
    """A number to type. ``given`` tells that Enter was pressed in it and that what it holds may be.

    Where the keys come to it otherwise than by the mouse, the next digit takes the place of the number. The
    wheel turns it only while it has the focus.
    """

    given = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setStyleSheet(BARE)
        self.lineEdit().setStyleSheet("border: 0; padding: 0px; background: transparent;")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        may_be = self.hasAcceptableInput()
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if may_be:
                self.given.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Number(Field):
    """The number of a stepper.

    ``written`` writes a value, ``read`` reads what was typed, None for what is no value.
    """

    def __init__(self, written: Written, read: Read, parent: QWidget | None = None) -> None:
        self._written, self._read = written, read
        super().__init__(parent)
        self.setKeyboardTracking(True)
        self.wide = WIDE
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(pixels(self.wide)), round(pixels(EDGE)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(pixels(LEAST)), round(pixels(EDGE)))

    def textFromValue(self, value: int) -> str:
        return self._written(value)

    def valueFromText(self, text: str) -> int:
        read = self._read(text)
        return self.value() if read is None else read

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        read = self._read(text)
        state = QValidator.State.Intermediate
        if read is not None and self.minimum() <= read <= self.maximum():
            state = QValidator.State.Acceptable
        return (state, text, pos)


class Stepper(QWidget):
    """A number between its signs. ``changed`` brings it when it has another value, ``given`` tells of Enter.

    ``wide`` is the width of the field, in shell sizes.

    The keys stop at the number alone: there the arrows do what the signs do.
    """

    changed = Signal(int)
    given = Signal()

    def __init__(
        self,
        name: str,
        high: int,
        value: int = 0,
        *,
        low: int = 0,
        written: Written = str,
        read: Read | None = None,
        wide: float = WIDE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.number = Number(written, whole if read is None else read, self)
        self.number.setObjectName(name)
        self.number.wide = wide
        self.number.setRange(low, max(low, high))
        self.number.setValue(value)
        self.less = self._sign("−", f"{name} less", worded(say("One less")))
        self.more = self._sign("+", f"{name} more", worded(say("One more")))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for part in (self.less, self.number, self.more):
            row.addWidget(part)
        self.number.valueChanged.connect(self._tell)
        self.number.given.connect(self.given)
        self._grey()

    @property
    def value(self) -> int:
        """The number as it is set."""
        return self.number.value()

    def set_value(self, value: int) -> None:
        """Set the number, as far as its range goes."""
        self.number.setValue(value)

    def set_high(self, high: int) -> None:
        """Let the number go so far; one that is higher is brought down."""
        self.number.setMaximum(max(self.number.minimum(), high))
        self._grey()

    def call(self, name: str) -> None:
        """Say what the number is, for those who hear it."""
        self.number.setAccessibleName(name)
        self.number.setToolTip(name)

    def _sign(self, text: str, key: str, tip: str) -> QPushButton:
        made = squared(QPushButton(text, self))
        made.setObjectName(key)
        made.setAccessibleName(tip)
        made.setToolTip(tip)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setAutoRepeat(True)
        made.clicked.connect(self._step)
        return made

    def _step(self) -> None:
        self.number.stepBy(1 if self.sender() is self.more else -1)

    def _tell(self, value: int) -> None:
        self._grey()
        self.changed.emit(value)

    def _grey(self) -> None:
        self.less.setEnabled(self.value > self.number.minimum())
        self.more.setEnabled(self.value < self.number.maximum())


def squared(button: QPushButton) -> QPushButton:
    """Return a button with one sign on it, made as wide as it is high."""
    button.setStyleSheet("padding: 0px;")
    edge = round(pixels(EDGE))
    button.setFixedSize(edge, edge)
    return button


def whole(text: str) -> int | None:
    """Return the whole number that was typed, None for anything else."""
    typed = text.strip()
    return int(typed) if typed.isascii() and typed.isdigit() else None
