# SPDX-License-Identifier: GPL-3.0-or-later
"""The spaces of a board as Qt outlines: which one is under a point, and which way an arrow key leads."""

from collections.abc import Mapping
from math import floor

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from rubbletop.board.model import Board, Space
from rubbletop.kernel.facts import SpaceId

CELLS = 24
"""Rows and columns of the grid by which spaces are found."""


class Spots:
    """Outlines and centres of the spaces of one board, in board units."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._paths: dict[SpaceId, QPainterPath] = {}
        left, top, right, bottom = board.bounds
        self._left, self._top = left, top
        self._wide = (right - left) / CELLS or 1.0
        self._high = (bottom - top) / CELLS or 1.0
        self._cells: dict[tuple[int, int], list[SpaceId]] = {}
        for space in board.spaces.values():
            self._enter(space)

    def _enter(self, space: Space) -> None:
        points = [point for ring in space.rings for point in ring]
        columns = [floor((x - self._left) / self._wide) for x, _ in points]
        rows = [floor((y - self._top) / self._high) for _, y in points]
        for column in range(min(columns), max(columns) + 1):
            for row in range(min(rows), max(rows) + 1):
                self._cells.setdefault((column, row), []).append(space.id)

    def __contains__(self, name: str) -> bool:
        return name in self.board.spaces

    def path(self, space: SpaceId) -> QPainterPath:
        """Return the outline of a space; shared, so callers must not change it."""
        if space not in self._paths:
            path = QPainterPath()
            for ring in self.board.spaces[space].rings:
                path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
                path.closeSubpath()
            self._paths[space] = path
        return self._paths[space]

    def centre(self, space: SpaceId) -> QPointF:
        """Return the point at which a space's label stands."""
        return QPointF(*self.board.spaces[space].centre)

    def at(self, point: QPointF) -> SpaceId | None:
        """Return the space under a point, None outside all."""
        cell = (floor((point.x() - self._left) / self._wide), floor((point.y() - self._top) / self._high))
        for space in self._cells.get(cell, ()):
            if self.path(space).contains(point):
                return space
        return None

    def towards(self, start: SpaceId, key: Qt.Key, wish: QPointF) -> SpaceId:
        """Return the neighbour that lies most in the direction of an arrow key, ``start`` where none does.

        Of two that lie equally well the one nearer to the straight line through ``wish`` is taken, so
        that a walk to the east over hexes stays in its row.
        """
        dx, dy = ARROWS[key]
        origin = self.centre(start)
        best, score = start, 0.25
        for beside in self.board.neighbours[start]:
            centre = self.centre(beside)
            step, off = centre - origin, centre - wish
            length = (step.x() ** 2 + step.y() ** 2) ** 0.5 or 1.0
            along = (step.x() * dx + step.y() * dy) / length
            aside = abs(off.x() * dy - off.y() * dx) / length
            if along > 0.25 and along - 0.05 * aside > score + 1e-9:
                best, score = beside, along - 0.05 * aside
        return best


ARROWS: Mapping[Qt.Key, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Arrow keys -> direction, y down."""
