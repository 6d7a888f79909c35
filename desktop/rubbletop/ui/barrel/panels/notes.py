# SPDX-License-Identifier: GPL-3.0-or-later
"""Short lines in panels whose sections stand in their tooltips."""

from PySide6.QtWidgets import QLabel, QVBoxLayout

from rubbletop.kernel.facts import Message
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import folded, ruled, worded


def note(column: QVBoxLayout, message: Message, rule: str, role: str = "muted") -> QLabel:
    """Add a line; the tooltip says it with its section."""
    made = label(worded(message), role, wraps=True)
    made.setToolTip(folded(ruled(message, rule)))
    column.addWidget(made)
    return made
