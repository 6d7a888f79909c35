# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the parts of a game stand in the window: strip above; tools, board and cards beside each other."""

from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from rubbletop.ui.parts.game_column import GameColumn
from rubbletop.ui.parts.history_bar import HistoryBar
from rubbletop.ui.parts.panel_column import COLUMN
from rubbletop.ui.parts.phase_strip import PhaseStrip
from rubbletop.ui.parts.tool_bar import ToolBar
from rubbletop.ui.theme import LETTERS_GREW, letter_scale, roomy

NARROW = 1100
"""Below this many logical pixels the cards stand in a drawer."""
LOW = 350
"""So do large letters in a window with less height than this, times their scale."""

BOARD, SLIVER = 160, 40
"""So wide is the board at least, beside a column and beside a drawer."""


class GameFrame(QWidget):
    """Holds the parts; in a narrow window the cards become a drawer and the tools few."""

    def __init__(
        self, strip: PhaseStrip, tools: ToolBar, history: HistoryBar, board: QWidget, column: GameColumn
    ) -> None:
        super().__init__()
        self._tools = tools
        self._column = column
        self._board = board
        middle = QWidget()
        _under_each_other(middle, history, board)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(4)
        for part in (tools, middle, column):
            self._split.addWidget(part)
        self._split.setStretchFactor(1, 1)
        column.pulled.connect(self._share_out)
        _under_each_other(self, strip, self._split)

    def panels(self) -> bytes:
        """Return where the panels are, for ``restore_panels``."""
        return bytes(self._split.saveState().data())

    def restore_panels(self, panels: bytes) -> None:
        """Put the panels where they were."""
        if panels:
            self._split.restoreState(QByteArray(panels))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LETTERS_GREW:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _share_out(self) -> None:
        """Let the board have the room of a drawer that was put away; the splitter would leave it empty."""
        tools, board, now = self._split.sizes()
        column = self._column
        wide = column.maximumWidth() if column.is_drawer else max(now, column.sizeHint().width())
        self._split.setSizes([tools, board + now - wide, wide])

    def _fit(self) -> None:
        # A wider column leaves no less room to the board.
        is_narrow = self.width() < NARROW + roomy(COLUMN) - COLUMN
        # Large letters in a low window: decision and log would take each other's lines.
        is_low = letter_scale() > 1.0 and self.height() < LOW * letter_scale()
        self._column.set_drawer(is_narrow or is_low)
        # A drawer with large letters leaves little of the board in a small window, until it is put away.
        self._board.setMinimumWidth(SLIVER if self._column.is_drawer else BOARD)
        self._column.refit()
        self._tools.set_narrow(is_narrow)


def _under_each_other(whole: QWidget, above: QWidget, below: QWidget) -> None:
    parts = QVBoxLayout(whole)
    parts.setContentsMargins(0, 0, 0, 0)
    parts.setSpacing(0)
    parts.addWidget(above)
    parts.addWidget(below, 1)
