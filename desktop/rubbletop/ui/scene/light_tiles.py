# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of what is lit, kept in tiles: lights change with a click but are painted with every push."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from rubbletop.ui.scene.backdrop import tile_for
from rubbletop.ui.scene.pixel_grid import pixel_grid, ratio_of

MOST_TILES = 24

Key = tuple[float, float, int, int]
"""Scale in pixels a unit, pixel ratio, column, row."""


class LightTiles:
    """Draws through ``paint``, which is handed a part of the board and tells whether it painted anything."""

    def __init__(self, paint: Callable[[QPainter, QRectF], bool]) -> None:
        self._paint = paint
        self._tiles: OrderedDict[Key, QPixmap | None] = OrderedDict()

    def forget(self) -> None:
        """Paint everything anew: what is lit has changed."""
        self._tiles.clear()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw a part of the board, given in board units, the painter being scaled to them."""
        scale, ratio = painter.worldTransform().m11(), ratio_of(painter)
        side = tile_for(ratio)
        columns = range(floor(area.left() * scale / side), ceil(area.right() * scale / side))
        rows = range(floor(area.top() * scale / side), ceil(area.bottom() * scale / side))
        with pixel_grid(painter) as grid:
            for row in rows:
                for column in columns:
                    tile = self._tile((scale, ratio, column, row), side)
                    if tile is not None:
                        corner = QPointF(column * side * ratio, row * side * ratio).toPoint()
                        painter.drawPixmap(grid.origin + corner, tile)

    def _tile(self, key: Key, side: int) -> QPixmap | None:
        if key in self._tiles:
            self._tiles.move_to_end(key)
        else:
            self._tiles[key] = self._painted(key, side)
            if len(self._tiles) > MOST_TILES:
                self._tiles.popitem(last=False)
        return self._tiles[key]

    def _painted(self, key: Key, side: int) -> QPixmap | None:
        scale, ratio, column, row = key
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        part = QRectF(column * side / scale, row * side / scale, side / scale, side / scale)
        painter = QPainter(picture)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setWorldTransform(QTransform(scale, 0, 0, scale, -column * side, -row * side))
            is_painted = self._paint(painter, part)
        finally:
            painter.end()
        picture.setDevicePixelRatio(1.0)
        return picture if is_painted else None
