# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of what is lit, kept in tiles: lights change with a click but are painted with every push."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from rubbletop.ui.scene.backdrop import tile_for
from rubbletop.ui.scene.pixel_grid import Grid, pixel_grid, ratio_of, scaled

LEAST_ROOM = 24
"""So many tiles are kept at least; more where the window is large."""


class Size(NamedTuple):
    """How large tiles are painted: pixels a board unit, and the pixel ratio of the screen."""

    scale: float
    ratio: float

    @property
    def side(self) -> int:
        """The side of a tile in logical pixels."""
        return tile_for(self.ratio)

    def cells(self, area: QRectF) -> list[tuple[int, int]]:
        """Return column and row of each tile that a part of the board touches."""
        step = self.side / self.scale
        columns = range(floor(area.left() / step), ceil(area.right() / step))
        rows = range(floor(area.top() / step), ceil(area.bottom() / step))
        return [(column, row) for row in rows for column in columns]

    def area(self, cell: tuple[int, int]) -> QRectF:
        """Return the part of the board under a tile."""
        step = self.side / self.scale
        return QRectF(cell[0] * step, cell[1] * step, step, step)


Key = tuple[Size, tuple[int, int]]


class LightTiles:
    """Tiles that are painted in idle time; until then those of the zoom before stand in.

    ``paint`` is handed a part of the board to paint, ``is_dark`` says that nothing shows in it, and
    ``changed`` is told which part can be drawn better now.
    """

    def __init__(
        self,
        paint: Callable[[QPainter, QRectF], None],
        is_dark: Callable[[QRectF], bool],
        wake: Callable[[], None],
        changed: Callable[[QRectF], None],
    ) -> None:
        self._paint = paint
        self._is_dark = is_dark
        self._wake = wake
        self._changed = changed
        self._tiles: OrderedDict[Key, QPixmap | None] = OrderedDict()
        self._wanted: dict[Key, None] = {}
        self._size = self._before = Size(1.0, 1.0)
        self._room = LEAST_ROOM

    def forget(self) -> None:
        """Paint everything anew: what is lit has changed."""
        self._tiles.clear()
        self._wanted.clear()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw a part of the board, given in board units, the painter being scaled to them."""
        self._look(Size(painter.worldTransform().m11(), ratio_of(painter)))
        cells = self._size.cells(area)
        self._room = max(self._room, 2 * len(cells))
        with pixel_grid(painter) as grid:
            for cell in cells:
                if (tile := self._tile(cell)) is not None:
                    painter.drawPixmap(self._corner(grid, cell), tile)
                elif (self._size, cell) in self._wanted:
                    self._stand_in(painter, grid, self._size.area(cell))
        if self._wanted:
            self._wake()

    def work(self) -> bool:
        """Paint one tile that was wanted; return whether there was one."""
        if not self._wanted:
            return False
        key = next(iter(self._wanted))
        del self._wanted[key]
        self._keep(key, self._painted(key))
        self._changed(key[0].area(key[1]))
        return True

    def _look(self, size: Size) -> None:
        if size != self._size:
            if not self._wanted:
                self._before = self._size
            self._size = size
            self._wanted.clear()

    def _tile(self, cell: tuple[int, int]) -> QPixmap | None:
        key = (self._size, cell)
        if key in self._tiles:
            self._tiles.move_to_end(key)
        elif self._is_dark(self._size.area(cell)):
            self._keep(key, None)
        else:
            self._wanted[key] = None
            return None
        return self._tiles[key]

    def _keep(self, key: Key, tile: QPixmap | None) -> None:
        self._tiles[key] = tile
        while len(self._tiles) > self._room:
            self._tiles.popitem(last=False)

    def _corner(self, grid: Grid, cell: tuple[int, int]) -> QPoint:
        reach = self._size.side * self._size.ratio
        return grid.origin + QPointF(cell[0] * reach, cell[1] * reach).toPoint()

    def _stand_in(self, painter: QPainter, grid: Grid, area: QRectF) -> None:
        """Fill a part of the board from the tiles of the zoom before, enlarged or made smaller."""
        now, before = self._size, self._before
        for cell in before.cells(area):
            tile = self._tiles.get((before, cell))
            if tile is not None:
                old = before.area(cell)
                part = area.intersected(old)
                source = scaled(part.translated(-old.topLeft()), before.scale * before.ratio)
                target = scaled(part, now.scale * now.ratio).translated(QPointF(grid.origin))
                painter.drawPixmap(QRectF(target.toRect()), tile, source)

    def _painted(self, key: Key) -> QPixmap:
        size, cell = key
        side, area = size.side, size.area(cell)
        picture = QPixmap(round(side * size.ratio), round(side * size.ratio))
        picture.setDevicePixelRatio(size.ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setWorldTransform(
                QTransform(size.scale, 0, 0, size.scale, -cell[0] * side, -cell[1] * side)
            )
            self._paint(painter, area)
        finally:
            painter.end()
        picture.setDevicePixelRatio(1.0)
        return picture
