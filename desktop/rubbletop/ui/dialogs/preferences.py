# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences in groups: looks, play, paper, sound."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSizePolicy, QWidget

from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.preferences import Preferences
from rubbletop.ui.dialogs.frame import FramedDialog
from rubbletop.ui.language import LANGUAGES
from rubbletop.ui.paper.layout import PAPERS
from rubbletop.ui.parts.card import label
from rubbletop.ui.sound.player import lack
from rubbletop.ui.words import worded

THEMES: dict[str, Message] = {
    "system": say("As the system"),
    "light": say("Light"),
    "dark": say("Dark"),
}
PALETTES: dict[str, Message] = {
    "usual": say("The usual ones"),
    "safe": say("For colour-blind eyes"),
}
SIZES: dict[int, Message] = {
    100: say("As the system"),
    125: say("125 % of the system's"),
    150: say("150 % of the system's"),
    200: say("200 % of the system's"),
}
SPEEDS: dict[int, Message] = {
    50: say("Slow"),
    100: say("Normal"),
    250: say("Fast"),
    0: say("At once"),
}
DICE_SPEEDS: Mapping[int | None, Message] = dict([(None, say("As play")), *SPEEDS.items()])

Key = TypeVar("Key")


class ChoiceBox(QComboBox, Generic[Key]):
    """One of several things with their words; ``chosen`` is the key of the one that is shown."""

    def __init__(self, choices: Mapping[Key, Message], now: Key, name: Message) -> None:
        super().__init__()
        self._keys: Sequence[Key] = tuple(choices)
        self.addItems([worded(words) for words in choices.values()])
        self.setCurrentIndex(self._keys.index(now) if now in choices else 0)
        self.setAccessibleName(worded(name))
        # The longest of the words must not make the dialog wider than a small screen.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(8)

    @property
    def chosen(self) -> Key:
        """The key of what is chosen."""
        return self._keys[self.currentIndex()]


class PreferencesDialog(FramedDialog):
    """``chosen`` brings the new preferences."""

    chosen = Signal(object)

    def __init__(self, current: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(say("Preferences"), say("Save"), parent)
        self._current = current
        self._add_looks(current)
        self._add_play(current)
        self._add_rest(current)
        _line_up([words for words in self.findChildren(QLabel) if words.buddy() is not None])
        self.body.addStretch(1)
        self.accepted.connect(self._choose)

    def _add_looks(self, current: Preferences) -> None:
        language, colours, palette = say("Language"), say("Colours"), say("Colours on boards")
        size = say("Text size")
        self.language = ChoiceBox(LANGUAGES, current.language, language)
        self.theme = ChoiceBox(THEMES, current.theme, colours)
        self.palette_choice = ChoiceBox(PALETTES, current.palette, palette)
        self.text_size = ChoiceBox(SIZES, current.text_size, size)
        form = self._group(say("Looks"))
        _add(form, language, self.language)
        _add(form, colours, self.theme)
        _add(form, palette, self.palette_choice)
        _add(form, size, self.text_size)
        note = say("A new language comes with the next start.")
        form.addRow(label(worded(note), "caption", wraps=True))

    def _add_play(self, current: Preferences) -> None:
        speed, dice = say("Speed of play"), say("Speed of dice")
        rolls = None if current.dice_speed is None else nearest_speed(current.dice_speed)
        self.speed = ChoiceBox(SPEEDS, nearest_speed(current.telling_speed), speed)
        self.dice_speed = ChoiceBox(DICE_SPEEDS, rolls, dice)
        self.steps = _box(say("Wait for “Next” after each step"), is_on=current.step_decisions)
        self.still = _box(say("Reduce motion"), is_on=current.motion_speed == 0)
        self.take_backs = _box(say("Allow take-backs in a new game"), is_on=current.take_backs)
        self.take_backs.setToolTip(worded(say("“New game” begins with this tick, and changes it, too")))
        form = self._group(say("Play"))
        _add(form, speed, self.speed)
        _add(form, dice, self.dice_speed)
        for box in (self.steps, self.still, self.take_backs):
            form.addRow(box)

    def _add_rest(self, current: Preferences) -> None:
        paper, reason = say("Paper"), lack()
        self.paper = ChoiceBox({name: verbatim(name) for name in PAPERS}, current.paper, paper)
        self.sound = _box(say("Play sounds"), is_on=current.sound and reason is None)
        self.sound.setEnabled(reason is None)
        form = self._group(say("Paper and sound"))
        _add(form, paper, self.paper)
        form.addRow(self.sound)
        if reason is not None:
            self.sound.setAccessibleDescription(worded(reason))
            form.addRow(label(worded(reason), "caption", wraps=True))

    def _group(self, title: Message) -> QFormLayout:
        self.body.addWidget(label(worded(title), "label"))
        form = QFormLayout()
        form.setVerticalSpacing(6)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.body.addLayout(form)
        return form

    def _choose(self) -> None:
        self.chosen.emit(
            msgspec.structs.replace(
                self._current,
                language=self.language.chosen,
                theme=self.theme.chosen,
                palette=self.palette_choice.chosen,
                text_size=self.text_size.chosen,
                telling_speed=self.speed.chosen,
                dice_speed=self.dice_speed.chosen,
                step_decisions=self.steps.isChecked(),
                motion_speed=0 if self.still.isChecked() else 100,
                take_backs=self.take_backs.isChecked(),
                paper=self.paper.chosen,
                # What cannot be chosen here stays as it was chosen where it could be.
                sound=self.sound.isChecked() if self.sound.isEnabled() else self._current.sound,
            )
        )


def nearest_speed(percent: int) -> int:
    """Return the speed of the table that is nearest to a percentage; 0 is a speed of its own."""
    if percent == 0:
        return 0
    return min((speed for speed in SPEEDS if speed), key=lambda speed: abs(speed - percent))


def _add(form: QFormLayout, name: Message, field: QWidget) -> None:
    words = label(worded(name))
    words.setBuddy(field)
    form.addRow(words, field)


def _line_up(labels: Sequence[QLabel]) -> None:
    """Give the names of all groups the same width, so that the fields stand in one column."""
    widest = max(words.sizeHint().width() for words in labels)
    for words in labels:
        words.setMinimumWidth(widest)


def _box(words: Message, *, is_on: bool) -> QCheckBox:
    box = QCheckBox(worded(words))
    box.setChecked(is_on)
    return box
