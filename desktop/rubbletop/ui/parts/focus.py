# SPDX-License-Identifier: GPL-3.0-or-later
"""Who gets the keys: the board, the decision beside it, or the next part on the way of the Tab key."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from rubbletop.ui.parts.game_column import GameColumn
from rubbletop.ui.parts.tab_walk import bring_into_sight, enter, walked
from rubbletop.ui.scene.stage import Stage


class Focus(QObject):
    """Gives the keys to the board or to the decision; F6 sends them from one to the other."""

    def __init__(self, stage: Stage, column: GameColumn, way: Sequence[QWidget], page: QWidget) -> None:
        super().__init__(page)
        self._stage = stage
        self._column = column
        self._way = way
        QShortcut(Qt.Key.Key_F6, page, self.switch)

    def ask(self) -> None:
        """Give the keys to the board, or to the first button where nothing there has to be clicked."""
        picks = self._stage.hands.picks
        is_on_board = any(map(self._stage.table.has, picks.lit)) and not picks.instead
        if is_on_board or not self._column.prompt.take_focus():
            self._stage.view.setFocus()

    def switch(self) -> None:
        """Give the keys to the decision where the board has them, else to the board."""
        view, column = self._stage.view, self._column
        if not view.hasFocus():
            view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        column.pull("decide")
        if not (column.prompt.isVisible() and column.prompt.take_focus()):
            enter(column)
        elif (stop := QApplication.focusWidget()) is not None:
            bring_into_sight(stop)

    def walk(self, *, onward: bool) -> bool:
        """Give the keys to the next part on the way of the Tab key; tell whether there was one."""
        return walked(self._way, onward=onward)
