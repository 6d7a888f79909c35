# SPDX-License-Identifier: GPL-3.0-or-later
"""A stack on which the pointer rests fans out, and closes when the pointer has left it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from rubbletop.ui.scene.table import Table

FAN_MS = 160
"""How long the pointer rests on a stack before it fans out."""

LEGIBLE = 30
"""Counters so many pixels wide can be read as they lie."""

Breadth = Callable[[str], float]
"""How many pixels wide a counter is on the screen."""


class Fanning(QObject):
    """Minds where the pointer rests; ``opened`` tells that something else lies under it now."""

    opened = Signal()

    def __init__(self, table: Table, breadth: Breadth, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._breadth = breadth
        self._under: tuple[str, ...] = ()
        self._at: str | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(FAN_MS)
        self._timer.timeout.connect(self._open)

    @property
    def is_due(self) -> bool:
        """Whether a fan opens unless the pointer moves on."""
        return self._timer.isActive()

    def mind(self, point: QPointF, under: tuple[str, ...], *, may_open: bool) -> None:
        """Take in that the pointer is at a point of the board, above these ids, nearest first."""
        table = self._table
        if table.fan is not None:
            if not table.fan_area.contains(point):
                table.fan_out(None)
            return
        self._under = under
        at = under[-1] if may_open and self._is_unclear(under) else None
        if at != self._at:
            self._at = at
            if at is not None and len(table.places.get(at, ())) > 1:
                self._timer.start()
            else:
                self._timer.stop()

    def close(self) -> None:
        """Close the fan, and open none before the pointer rests anew."""
        self._at = None
        self._timer.stop()
        self._table.fan_out(None)

    def _is_unclear(self, under: tuple[str, ...]) -> bool:
        """Whether what lies under the pointer would be better seen in a fan.

        A stack would; counters side by side only where they are too small to be read.
        """
        if not under or not self._table.is_spread:
            return len(under) > 1
        names = self._table.places.get(under[-1], ())
        return any(self._breadth(name) < LEGIBLE for name in names)

    def _open(self) -> None:
        assert self._at is not None, "the time runs only above a stack"
        self._table.fan_out(self._at, self._under[0])
        self._at = None
        self.opened.emit()
