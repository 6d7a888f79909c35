# SPDX-License-Identifier: GPL-3.0-or-later
"""A list that drops down, in a form that scrolls."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox

LEAST = 11
"""Average letters of what is chosen that are seen at least; the open list shows all of it."""


class Dropdown(QComboBox):
    """A list to choose from; the wheel scrolls the form around it and never chooses.

    Where a form has no room it is narrower than its longest choice, so that nothing beside it is cut.
    """

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        narrow = LEAST * self.fontMetrics().averageCharWidth() + least.height()
        return QSize(min(least.width(), narrow), least.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
