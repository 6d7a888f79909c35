# SPDX-License-Identifier: GPL-3.0-or-later
"""A list that drops down, in a form that scrolls."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class Dropdown(QComboBox):
    """A list to choose from; the wheel scrolls the form around it and never chooses."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
