# SPDX-License-Identifier: GPL-3.0-or-later
"""Short lines in panels whose sections stand in their tooltips."""

from collections.abc import Iterable

from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Message
from rubbletop.kernel.tally import Modifier
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.words import folded, ruled, signed, worded


def note(column: QVBoxLayout, message: Message, rule: str, role: str = "muted") -> QLabel:
    """Add a line; the tooltip says it with its section."""
    made = label(worded(message), role, wraps=True)
    made.setToolTip(folded(ruled(message, rule)))
    column.addWidget(made)
    return made


def reckoning(lines: Iterable[Modifier], parent: QWidget) -> QWidget:
    """Return what a number is made of: each line with its sign and, in its tooltip, its section."""
    made, grid = plain(QGridLayout, parent, 1)
    grid.setHorizontalSpacing(8)
    grid.setColumnStretch(1, 1)
    for number, line in enumerate(lines):
        grid.addWidget(label(signed(line.value), "muted"), number, 0)
        why = label(worded(line.reason), "muted", wraps=True)
        why.setToolTip(ruled(line.reason, line.rule))
        grid.addWidget(why, number, 1)
    return made
