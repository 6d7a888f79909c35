# SPDX-License-Identifier: GPL-3.0-or-later
"""The options of a new game: a box to tick or a list to choose from, and a line that says what it changes."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.dropdown import Dropdown
from rubbletop.ui.parts.game_options import GameOption
from rubbletop.ui.words import worded

Value = str | int | bool


class OptionRows(QWidget):
    """One row an option, set as it was the last time where that can still be."""

    def __init__(self, options: Sequence[GameOption], last: Mapping[str, Value]) -> None:
        super().__init__()
        self._boxes: dict[str, QCheckBox] = {}
        self._lists: dict[str, QComboBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        for option in options:
            row = self._grid.rowCount()
            if option.choices is None:
                self._add_box(option, row, last.get(option.key, option.default))
            else:
                self._add_list(option, row, last.get(option.key, option.default))
            line = label(worded(option.line), "caption", wraps=True)
            line.setContentsMargins(0, 0, 0, 6)
            self._grid.addWidget(line, row + 1, 1)

    @property
    def values(self) -> dict[str, Value]:
        """The value of each option as it stands."""
        boxes: dict[str, Value] = {key: box.isChecked() for key, box in self._boxes.items()}
        return {**boxes, **{key: str(listed.currentData()) for key, listed in self._lists.items()}}

    def _add_box(self, option: GameOption, row: int, value: Value) -> None:
        box = QCheckBox(worded(option.title))
        box.setObjectName(option.key)
        box.setAccessibleDescription(worded(option.line))
        box.setChecked(value is True)
        self._boxes[option.key] = box
        self._grid.addWidget(box, row, 1)

    def _add_list(self, option: GameOption, row: int, value: Value) -> None:
        assert option.choices is not None
        listed = Dropdown()
        listed.setObjectName(option.key)
        listed.setAccessibleName(worded(option.title))
        listed.setAccessibleDescription(worded(option.line))
        for choice in option.choices():
            listed.addItem(worded(choice.title), choice.value)
            if choice.fault:
                _shut(listed, choice.fault)
        wanted = listed.findData(value)
        listed.setCurrentIndex(wanted if wanted >= 0 else listed.findData(option.default))
        self._lists[option.key] = listed
        self._grid.addWidget(label(worded(option.title)), row, 0)
        self._grid.addWidget(listed, row, 1)


def _shut(listed: QComboBox, fault: str) -> None:
    """Let the last item be seen, with what is wrong with it, and not chosen; nor is it found by its value."""
    model = listed.model()
    assert isinstance(model, QStandardItemModel)
    item = model.item(listed.count() - 1)
    item.setEnabled(False)
    item.setToolTip(fault)
    item.setData(None, Qt.ItemDataRole.UserRole)
