# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences: colours, speed, motion, paper."""

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.preferences import Preferences
from rubbletop.ui.dialogs.frame import FramedDialog
from rubbletop.ui.parts.card import label
from rubbletop.ui.paper.layout import PAPERS
from rubbletop.ui.words import worded

THEMES: dict[str, Message] = {
    "system": say("As the system"),
    "light": say("Light"),
    "dark": say("Dark"),
}
SPEEDS: dict[int, Message] = {
    50: say("Slow"),
    100: say("Normal"),
    250: say("Fast"),
    0: say("At once"),
}


class PreferencesDialog(FramedDialog):
    """``chosen`` brings the new preferences."""

    chosen = Signal(object)

    def __init__(self, current: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(say("Preferences"), say("Save"), parent)
        self._current = current
        self._theme = QComboBox()
        for theme, words in THEMES.items():
            self._theme.addItem(worded(words), theme)
        self._theme.setCurrentIndex(self._theme.findData(current.theme))
        self._speed = QComboBox()
        for percent, words in SPEEDS.items():
            self._speed.addItem(worded(words), percent)
        self._speed.setCurrentIndex(max(0, self._speed.findData(nearest_speed(current.telling_speed))))
        self._steps = QCheckBox(worded(say("Wait for “Next” after each step")))
        self._steps.setChecked(current.step_decisions)
        self._still = QCheckBox(worded(say("Reduce motion")))
        self._still.setChecked(current.motion_speed == 0)
        self._paper = QComboBox()
        self._paper.addItems(list(PAPERS))
        self._paper.setCurrentText(current.paper)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(label(worded(say("Colours"))), self._theme)
        form.addRow(label(worded(say("Speed of play"))), self._speed)
        form.addRow("", self._steps)
        form.addRow("", self._still)
        form.addRow(label(worded(say("Paper"))), self._paper)
        self.body.addLayout(form)
        self.body.addStretch(1)
        self.accepted.connect(self._choose)

    def _choose(self) -> None:
        self.chosen.emit(
            msgspec.structs.replace(
                self._current,
                theme=self._theme.currentData(),
                telling_speed=self._speed.currentData(),
                step_decisions=self._steps.isChecked(),
                motion_speed=0 if self._still.isChecked() else 100,
                paper=self._paper.currentText(),
            )
        )


def nearest_speed(percent: int) -> int:
    """Return the speed of the table that is nearest to a percentage; 0 is a speed of its own."""
    if percent == 0:
        return 0
    return min((speed for speed in SPEEDS if speed), key=lambda speed: abs(speed - percent))
