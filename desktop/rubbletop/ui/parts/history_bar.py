# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar over the board while the past is looked at: back, forward, a slider, and back to the present."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSlider, QToolButton, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.icons import icon
from rubbletop.ui.theme import shades
from rubbletop.ui.words import worded


class HistoryBar(QFrame):
    """``looked`` names the moment to look at (0 is the beginning), ``left`` the wish for the present."""

    looked = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(worded(say("Looking at the past")))
        self._back = self._button("back", worded(say("The moment before")), -1)
        self._forward = self._button("forward", worded(say("The moment after")), +1)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setAccessibleName(worded(say("Moment")))
        self._slider.valueChanged.connect(self._slid)
        self._words = label("", "strong")
        self._present = QPushButton(worded(say("Back to the present")))
        self._present.setObjectName("present")
        self._present.setProperty("role", "primary")
        self._present.clicked.connect(self.left)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 5, 8, 5)
        row.setSpacing(8)
        row.addWidget(self._words)
        row.addWidget(self._back)
        row.addWidget(self._slider, 1)
        row.addWidget(self._forward)
        row.addWidget(self._present)
        self._moments: tuple[int, ...] = (0,)
        self._draw()
        self.hide()

    def show_moment(self, moment: int, moments: tuple[int, ...]) -> None:
        """Show which of these moments is on the board."""
        self._moments = moments
        number, last = moments.index(moment), len(moments) - 1
        self._slider.blockSignals(True)
        self._slider.setRange(0, last)
        self._slider.setValue(number)
        self._slider.blockSignals(False)
        self._back.setEnabled(number > 0)
        self._forward.setEnabled(number < last)
        words = say("The past: moment {moment} of {last}", moment=number, last=last)
        self._words.setText(worded(words))
        self.show()

    @property
    def moment(self) -> int:
        """The moment on the board."""
        return self._moments[self._slider.value()]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()

    def _button(self, name: str, tip: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setIconSize(QSize(18, 18))
        button.setProperty("step", step)
        button.clicked.connect(self._step)
        return button

    def _draw(self) -> None:
        for button in (self._back, self._forward):
            button.setIcon(icon(button.objectName(), shades(self)))

    def _step(self) -> None:
        number = self._slider.value() + int(self.sender().property("step"))
        self._slid(min(max(number, 0), self._slider.maximum()))

    def _slid(self, number: int) -> None:
        self.looked.emit(self._moments[number])
