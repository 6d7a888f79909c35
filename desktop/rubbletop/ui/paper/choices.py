# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to be printed and how: boxes to tick by game, paper, size, second side, ink."""

from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QSizePolicy,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.pictures import DOTS, MOST_DOTS
from rubbletop.ui.paper.layout import PAPERS, PERCENTS, Edge, Layout, Paper, Scale
from rubbletop.ui.paper.stock import Item
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.catalogue import CATALOGUE
from rubbletop.ui.parts.dropdown import Dropdown
from rubbletop.ui.words import folded, worded

EDGES: dict[Edge, Message] = {
    "long": say("Both sides, turned about the long edge"),
    "short": say("Both sides, turned about the short edge"),
    "none": say("Fronts alone"),
}
SCALES: dict[Scale, Message] = {
    "true": say("Boards true to size, in parts"),
    "fit": say("Boards fitted on one page"),
}
_T = TypeVar("_T")
_ID = Qt.ItemDataRole.UserRole


class Choices(QWidget):
    """``changed`` tells that something else is chosen."""

    changed = Signal()

    def __init__(
        self, items: Sequence[Item], ticked: Collection[str], paper: Paper, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._items = {item.id: item for item in items}
        self.tree = QTreeWidget()
        self._boxes: list[QTreeWidgetItem] = []
        self.paper = _filled(Dropdown(), {name: verbatim(name) for name in PAPERS})
        self.paper.setCurrentText(paper)
        self.percent = _filled(
            Dropdown(), {number: say("{percent} %", percent=number) for number in PERCENTS}
        )
        self.percent.setCurrentIndex(PERCENTS.index(100))
        self.scale = _filled(Dropdown(), SCALES)
        self.edge = _filled(Dropdown(), EDGES)
        self.dots = QSpinBox()
        self.dots.setRange(1, MOST_DOTS)
        self.dots.setValue(DOTS)
        self.dots.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.ink = QCheckBox(worded(say("Black and white, to save ink")))
        self._fill(ticked)
        self._build()
        self.tree.itemChanged.connect(self._changed)
        for chosen in (self.paper, self.percent, self.scale, self.edge):
            chosen.currentIndexChanged.connect(self._changed)
        self.ink.toggled.connect(self._changed)

    @property
    def layout_chosen(self) -> Layout:
        """How the pages are to come out."""
        return Layout(
            paper=self.paper.currentData(),
            percent=self.percent.currentData(),
            scale=self.scale.currentData(),
            edge=self.edge.currentData(),
            saves_ink=self.ink.isChecked(),
        )

    @property
    def chosen(self) -> tuple[Item, ...]:
        """What is ticked, in the order of the list."""
        ticked = (box.data(0, _ID) for box in self._boxes if box.checkState(0) == Qt.CheckState.Checked)
        return tuple(self._items[name] for name in ticked)

    def tick(self, ids: Collection[str]) -> None:
        """Tick these and nothing else."""
        self.tree.blockSignals(True)
        for box in self._boxes:
            box.setCheckState(0, _state(box.data(0, _ID) in ids))
        self.tree.blockSignals(False)
        self.tree.viewport().update()
        self.changed.emit()

    def _fill(self, ticked: Collection[str]) -> None:
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(worded(say("What to print")))
        self.tree.setIndentation(14)
        games = dict.fromkeys(item.game for item in self._items.values())
        for game in games:
            group = QTreeWidgetItem(self.tree, [worded(CATALOGUE[game].title)])
            group.setFlags(group.flags() | Qt.ItemFlag.ItemIsAutoTristate | Qt.ItemFlag.ItemIsUserCheckable)
            for item in self._items.values():
                if item.game == game:
                    box = QTreeWidgetItem(group, [worded(item.title)])
                    box.setData(0, _ID, item.id)
                    box.setCheckState(0, _state(item.id in ticked))
                    self._boxes.append(box)
            group.setExpanded(len(games) == 1 or group.checkState(0) != Qt.CheckState.Unchecked)
        self.tree.setCurrentItem(self._boxes[0])

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(label(worded(say("What to print")), "label"))
        column.addWidget(self.tree, 1)
        for words, widget, tip in (
            (say("Paper"), self.paper, say("Choose what lies in the printer.")),
            (say("Size"), self.percent, say("Boards, counters and cards change together, so that they fit.")),
            (
                say("Boards"),
                self.scale,
                say("In parts they are glued together by a plan on their first page."),
            ),
            (
                say("Counters and cards"),
                self.edge,
                say(
                    "The crosses in two corners of both sides must fall upon each other. If they do not, "
                    "choose the other edge."
                ),
            ),
            (say("Pixels a millimetre, in a picture"), self.dots, say("How fine a PNG is.")),
        ):
            column.addWidget(label(worded(words), "label"))
            widget.setToolTip(folded(worded(tip)))
            widget.setAccessibleName(worded(words))
            # Long words are cut at the edge of the column, not the column by them.
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            column.addWidget(widget)
        column.addWidget(self.ink)

    def _changed(self) -> None:
        self.changed.emit()


def _filled(box: QComboBox, offered: Mapping[_T, Message]) -> QComboBox:
    for value, words in offered.items():
        box.addItem(worded(words), value)
    return box


def _state(on: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
