# SPDX-License-Identifier: GPL-3.0-or-later
"""The printed sheet as pictures: one small picture of the whole, and sharp tiles of what is looked at."""

from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from math import ceil, floor

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from rubbletop.ui.scene.pixel_grid import scaled

TILE = 512
"""The side of a tile in logical pixels, before it is fitted to the pixel ratio of the screen."""

LEAST_BUDGET = 48 << 20

PaintLayer = Callable[[QPainter, str], None]
Key = tuple[int, float, int, int]
"""Which tile: scale in thousandths of a pixel a unit, pixel ratio, column, row."""


class Backdrop:
    """Some layers of the sheet, painted by the game, kept as pictures.

    A position is a logical pixel of the zoomed sheet: board units times the scale. ``changed`` is
    called with a rectangle of positions that can be drawn better now.
    """

    def __init__(
        self,
        layers: tuple[str, ...],
        sheet: QRectF,
        paint: PaintLayer,
        wake: Callable[[], None],
        changed: Callable[[QRectF], None],
    ) -> None:
        self._layers = layers
        self._sheet = sheet
        self._paint = paint
        self._wake = wake
        self._changed = changed
        self._scale = 0.0
        self._ratio = 1.0
        self._tile = TILE
        self._budget = LEAST_BUDGET
        self._looked_at = QRectF()
        self._tiles: OrderedDict[Key, QPixmap | None] = OrderedDict()
        self._missing: list[tuple[int, int]] = []
        self._whole: QPixmap | None = None
        self._whole_scale = 0.0
        self._whole_ratio = 0.0
        self._wanted_whole = 0.0
        self._job: _Job | None = None
        self.bytes = 0

    def lay(self, sheet: QRectF) -> None:
        """Forget all pictures: they are of another sheet."""
        self._sheet = sheet
        self._tiles.clear()
        self._missing = []
        self._whole = None
        self._whole_scale = 0.0
        self._job = None
        self.bytes = 0

    @property
    def whole(self) -> QPixmap | None:
        """The small picture of the whole sheet, None until it is painted."""
        return self._whole

    @property
    def is_sharp(self) -> bool:
        """Whether nothing that is looked at waits to be painted."""
        return not self._missing and self._job is None and not self._stale()

    def look(self, scale: float, ratio: float, fit: float, visible: QRectF) -> None:
        """Say what is on the screen: scale and pixel ratio, the scale that fits, the visible positions."""
        if (scale, ratio) != (self._scale, self._ratio):
            self._scale, self._ratio = scale, ratio
            self._tile = tile_for(ratio)
        self._looked_at = visible
        self._budget = max(LEAST_BUDGET, int(3 * visible.width() * visible.height() * 4 * ratio * ratio))
        if fit != self._wanted_whole:
            self._wanted_whole = fit
            self._job = None
        self._note_missing()
        if not self.is_sharp:
            self._wake()

    def _stale(self) -> bool:
        return (self._whole_scale, self._whole_ratio) != (self._wanted_whole, self._ratio)

    def _is_whole_sharp(self) -> bool:
        return (
            self._whole is not None and self._scale == self._whole_scale and self._ratio == self._whole_ratio
        )

    def _note_missing(self) -> None:
        if self._scale == self._wanted_whole:
            self._missing = []
            return
        sheet = scaled(self._sheet, self._scale)
        cells = self._cells(self._looked_at.intersected(sheet))
        middle = self._looked_at.center() / self._tile
        absent = [cell for cell in cells if self._key(cell) not in self._tiles]
        absent.sort(key=lambda cell: (cell[0] + 0.5 - middle.x()) ** 2 + (cell[1] + 0.5 - middle.y()) ** 2)
        self._missing = absent

    def _cells(self, area: QRectF) -> list[tuple[int, int]]:
        if area.isEmpty():
            return []
        side = self._tile
        columns = range(floor(area.left() / side), ceil(area.right() / side))
        rows = range(floor(area.top() / side), ceil(area.bottom() / side))
        return [(column, row) for row in rows for column in columns]

    def _key(self, cell: tuple[int, int]) -> Key:
        return (round(self._scale * 1000), self._ratio, *cell)

    def draw(self, painter: QPainter, origin: QPoint, area: QRectF) -> None:
        """Draw the positions in ``area``.

        The painter counts in device pixels and has position (0, 0) at ``origin``.
        """
        sheet = scaled(self._sheet, self._scale)
        if self._is_whole_sharp():
            assert self._whole is not None
            left, top = floor(sheet.left()) * self._ratio, floor(sheet.top()) * self._ratio
            painter.drawPixmap(origin + QPoint(round(left), round(top)), self._whole)
            return
        for cell in self._cells(area.intersected(sheet)):
            key = self._key(cell)
            corner = QPointF(cell[0] * self._tile, cell[1] * self._tile)
            if key in self._tiles:
                self._tiles.move_to_end(key)
                if (tile := self._tiles[key]) is not None:
                    painter.drawPixmap(origin + (corner * self._ratio).toPoint(), tile)
            else:
                here = QRectF(corner.x(), corner.y(), self._tile, self._tile).intersected(sheet)
                self._draw_blurred(painter, origin, here)

    def _draw_blurred(self, painter: QPainter, origin: QPoint, area: QRectF) -> None:
        """Fill a place whose tile is still to be painted from the small picture."""
        if self._whole is None:
            return
        step = self._whole_scale * self._whole_ratio / self._scale
        left, top = self._whole_corner()
        source = QRectF(
            area.left() * step - left * self._whole_ratio,
            area.top() * step - top * self._whole_ratio,
            area.width() * step,
            area.height() * step,
        )
        target = scaled(area, self._ratio).translated(QPointF(origin))
        painter.drawPixmap(QRectF(target.toRect()), self._whole, source)

    def _whole_corner(self) -> tuple[int, int]:
        return floor(self._sheet.left() * self._whole_scale), floor(self._sheet.top() * self._whole_scale)

    def work(self) -> bool:
        """Paint one layer of the small picture or of a tile; return whether there was something to do."""
        if not self._scale:
            return False
        if self._job is None:
            self._job = self._next_job()
        job = self._job
        if job is None:
            return False
        if job.layers:
            job.paint(self._paint, job.layers.pop(0))
        else:
            self._job = None
            self._store(job)
        return True

    def _next_job(self) -> "_Job | None":
        if self._stale():
            return self._job_for(None, scaled(self._sheet, self._wanted_whole), self._wanted_whole)
        if not self._missing:
            return None
        cell = self._missing.pop(0)
        area = QRectF(cell[0] * self._tile, cell[1] * self._tile, self._tile, self._tile)
        return self._job_for(self._key(cell), area, self._scale)

    def _job_for(self, key: Key | None, area: QRectF, scale: float) -> "_Job":
        left, top = floor(area.left()), floor(area.top())
        wide, high = ceil(area.right()) - left, ceil(area.bottom()) - top
        image = _blank(ceil(wide * self._ratio), ceil(high * self._ratio))
        corner = QPointF(left, top)
        return _Job(key, image, list(self._layers), scale=scale, ratio=self._ratio, corner=corner)

    def _store(self, job: "_Job") -> None:
        if job.key is not None:
            side = self._tile
            self._keep(job.key, None if _is_empty(job.image) else QPixmap.fromImage(job.image))
            self._changed(QRectF(job.key[2] * side, job.key[3] * side, side, side))
        else:
            self._whole = QPixmap.fromImage(job.image)
            self._whole_scale, self._whole_ratio = job.scale, job.ratio
            self._changed(self._looked_at)

    def _keep(self, key: Key, tile: QPixmap | None) -> None:
        self._tiles[key] = tile
        self.bytes += _weight(tile)
        while self.bytes > self._budget and len(self._tiles) > 1:
            _, gone = self._tiles.popitem(last=False)
            self.bytes -= _weight(gone)


class _Job:
    """A picture in work: the small one of the whole (no key) or a tile, and the layers still to paint."""

    def __init__(
        self,
        key: Key | None,
        image: QImage,
        layers: list[str],
        *,
        scale: float,
        ratio: float,
        corner: QPointF,
    ) -> None:
        self.key = key
        self.image = image
        self.scale = scale
        self.ratio = ratio
        self.corner = corner
        self.layers = layers

    def paint(self, paint: PaintLayer, layer: str) -> None:
        """Paint one layer, nothing outside the picture."""
        self.image.setDevicePixelRatio(self.ratio)
        painter = QPainter(self.image)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            wide, high = self.image.width() / self.ratio, self.image.height() / self.ratio
            painter.setClipRect(QRectF(0, 0, wide, high))
            painter.setWorldTransform(
                QTransform(self.scale, 0, 0, self.scale, -self.corner.x(), -self.corner.y())
            )
            paint(painter, layer)
        finally:
            painter.end()
        self.image.setDevicePixelRatio(1.0)


def _weight(tile: QPixmap | None) -> int:
    return tile.width() * tile.height() * 4 if tile is not None else 0


def _blank(width: int, height: int) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _is_empty(image: QImage) -> bool:
    """Whether nothing was painted at all."""
    return not bytes(image.constBits()).strip(b"\0")


@cache
def tile_for(ratio: float) -> int:
    """The side near TILE whose length in device pixels is a whole number, as nearly as can be."""
    return min(
        range(TILE, TILE + 65), key=lambda side: (round(abs(side * ratio - round(side * ratio)), 6), side)
    )
