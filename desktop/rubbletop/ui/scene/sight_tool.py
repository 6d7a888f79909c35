# SPDX-License-Identifier: GPL-3.0-or-later
"""The sight tool: point from one space to another and read whether it can be seen."""

from PySide6.QtCore import QObject, Signal

from rubbletop.kernel.facts import SpaceId
from rubbletop.kernel.state import GameState
from rubbletop.ui.game_screen import Ruling
from rubbletop.ui.scene import tints
from rubbletop.ui.scene.lights import cursor_strokes
from rubbletop.ui.scene.looks import sight_strokes
from rubbletop.ui.scene.table import Table


class SightTool(QObject):
    """Draws the line of sight from where it was begun to the space pointed at.

    ``ruled`` tells from, to and the ruling; ``toggled`` whether the tool is in use.
    """

    ruled = Signal(str, str, object)
    toggled = Signal(bool)

    def __init__(self, table: Table, view: GameState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._view = view
        self._on = False
        self._from: SpaceId | None = None
        self._to: SpaceId | None = None
        self.ruling: Ruling | None = None

    @property
    def is_on(self) -> bool:
        """Whether the tool is in use."""
        return self._on

    def begin(self, start: str | None) -> None:
        """Take the tool up, looking from a space; with None the next space pointed at is taken."""
        self._on = True
        self._from = self._space(start)
        self._to = None
        self._show()
        self.toggled.emit(True)

    def stop(self) -> None:
        """Lay the tool down."""
        if not self._on:
            return
        self._on = False
        self.ruling = None
        self._table.sight_line.clear()
        self.toggled.emit(False)

    def press(self, place: str | None) -> None:
        """Look from here."""
        self._from, self._to = self._space(place), None
        self._show()

    def point(self, place: str | None) -> None:
        """Look to there."""
        space = self._space(place)
        if self._from is None:
            self._from = space
        if space is not None and space != self._to:
            self._to = space
            self._show()

    def look_again(self, view: GameState) -> None:
        """Rule anew: the position has changed."""
        self._view = view
        if self._on:
            self._show()

    def _space(self, place: str | None) -> SpaceId | None:
        return SpaceId(place) if place is not None and place in self._table.spots else None

    def _show(self) -> None:
        a, b = self._from, self._to
        self.ruling = None
        if a is None:
            self._table.sight_line.clear()
        elif b is None or a == b:
            strokes = cursor_strokes(self._table.shape(a), tints.WHITE, self._table.unit)
            self._table.sight_line.show_strokes(strokes)
        else:
            self.ruling = self._table.screen.sight(self._view, a, b)
            strokes = sight_strokes(self._table.spots, a, b, self.ruling, self._table.unit)
            self._table.sight_line.show_strokes(strokes)
            self.ruled.emit(a, b, self.ruling)
