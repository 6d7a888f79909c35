# SPDX-License-Identifier: GPL-3.0-or-later
"""A printed sheet to look at: zoomed to the pointer, panned by dragging, painted tile by tile."""

from collections import OrderedDict

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from rubbletop.kernel.facts import called
from rubbletop.ui.paper.art import BoardArt
from rubbletop.ui.theme import shades
from rubbletop.ui.words import worded

STEP = 1.25
LARGEST = 8.0
"""The largest zoom, the fit to the window being 1."""

_TILE = 384
_MOST_TILES = 120
_MARGIN = 12.0
_PAN = 60

Key = tuple[int, int, int, int]


class SheetView(QWidget):
    """Shows one board. ``zoomed`` tells the zoom in percent of the fit to the window."""

    zoomed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setMinimumSize(200, 160)
        self._art: BoardArt | None = None
        self._zoom = 1.0
        self._middle = QPointF()
        self._held: QPoint | None = None
        self._tiles: OrderedDict[Key, QPixmap] = OrderedDict()
        self._whole = QPixmap()
        self._missing: list[Key] = []
        self._painting = QTimer(self)
        self._painting.setInterval(0)
        self._painting.timeout.connect(self._paint_one)

    @property
    def zoom(self) -> float:
        """The zoom, 1 being the fit to the window."""
        return self._zoom

    def show_board(self, art: BoardArt | None) -> None:
        """Show another board, fitted to the window."""
        self._art = art
        self._forget()
        self.setAccessibleName(worded(called(art.board.title)) if art is not None else "")
        self.fit()

    def paint_anew(self) -> None:
        """Forget what was painted: its colours have changed."""
        self._forget()
        self.update()

    def fit(self) -> None:
        """Show the whole sheet."""
        if self._art is not None:
            self._middle = self._art.sheet.center()
        self._set_zoom(1.0)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom so that the point of the sheet under ``at`` (widget pixels, None: the middle) stays there."""
        at = QPointF(self.rect().center()) if at is None else at
        wanted = min(max(self._zoom * factor, 1.0), LARGEST)
        under = self._to_sheet(at)
        old, new = self._scale(self._zoom), self._scale(wanted)
        self._middle = under + (self._middle - under) * (old / new)
        self._set_zoom(wanted)

    def sizeHint(self) -> QSize:
        return QSize(900, 600)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(shades(self).table))
        if self._art is not None:
            self._paint_sheet(painter)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()
        self._keep_inside()
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turns = event.angleDelta().y() / 120
        if turns:
            self.zoom_by(STEP**turns, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = event.position().toPoint()
        self.setCursor(QCursor(Qt.CursorShape.ClosedHandCursor))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            now = event.position().toPoint()
            self._pan(now - self._held)
            self._held = now

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None
        self.setCursor(QCursor(Qt.CursorShape.OpenHandCursor))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_by(STEP)
            case Qt.Key.Key_Minus:
                self.zoom_by(1 / STEP)
            case Qt.Key.Key_0 | Qt.Key.Key_Home:
                self.fit()
            case Qt.Key.Key_Left:
                self._pan(QPoint(_PAN, 0))
            case Qt.Key.Key_Right:
                self._pan(QPoint(-_PAN, 0))
            case Qt.Key.Key_Up:
                self._pan(QPoint(0, _PAN))
            case Qt.Key.Key_Down:
                self._pan(QPoint(0, -_PAN))
            case _:
                super().keyPressEvent(event)

    def _set_zoom(self, zoom: float) -> None:
        self._zoom = zoom
        self._missing.clear()
        self._keep_inside()
        self.zoomed.emit(round(zoom * 100))
        self.update()

    def _pan(self, by: QPoint) -> None:
        self._middle -= QPointF(by) / self._scale(self._zoom)
        self._keep_inside()
        self.update()

    def _keep_inside(self) -> None:
        """Let no more of the table be seen than the fit shows."""
        if self._art is None:
            return
        sheet, scale = self._art.sheet, self._scale(self._zoom)
        wide, tall = self.width() / scale, self.height() / scale
        self._middle = QPointF(
            _between(self._middle.x(), sheet.left(), sheet.right(), wide),
            _between(self._middle.y(), sheet.top(), sheet.bottom(), tall),
        )

    def _scale(self, zoom: float) -> float:
        """Logical pixels a board unit."""
        assert self._art is not None
        sheet = self._art.sheet
        wide = (self.width() - 2 * _MARGIN) / sheet.width()
        tall = (self.height() - 2 * _MARGIN) / sheet.height()
        return max(min(wide, tall), 1.0) * zoom

    def _to_sheet(self, at: QPointF) -> QPointF:
        return self._middle + (at - QPointF(self.rect().center())) / self._scale(self._zoom)

    def _corner(self) -> QPointF:
        """Where the upper left corner of the sheet lies, in widget pixels."""
        assert self._art is not None
        scale = self._scale(self._zoom)
        away = (self._art.sheet.topLeft() - self._middle) * scale
        return QPointF(self.rect().center() + away.toPoint())

    def _paint_sheet(self, painter: QPainter) -> None:
        assert self._art is not None
        scale, corner = self._scale(self._zoom), self._corner()
        target = QRectF(corner, self._art.sheet.size() * scale)
        if not self._whole.isNull():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(target, self._whole, QRectF(self._whole.rect()))
        self._missing = []
        for key, rect in self._keys(target):
            tile = self._tiles.get(key)
            if tile is None:
                self._missing.append(key)
            else:
                self._tiles.move_to_end(key)
                painter.drawPixmap(rect.topLeft(), tile)
        if self._missing and not self._painting.isActive():
            self._painting.start()

    def _keys(self, target: QRectF) -> list[tuple[Key, QRect]]:
        """The tiles of which a part is seen, with where they lie in the widget."""
        seen = target.toAlignedRect() & self.rect()
        corner = target.topLeft().toPoint()
        first_column, first_row = (seen.left() - corner.x()) // _TILE, (seen.top() - corner.y()) // _TILE
        last_column, last_row = (seen.right() - corner.x()) // _TILE, (seen.bottom() - corner.y()) // _TILE
        zoom, ratio = round(self._zoom * 1000), round(self.devicePixelRatioF() * 100)
        return [
            (
                (zoom, ratio, column, row),
                QRect(corner + QPoint(column * _TILE, row * _TILE), QSize(_TILE, _TILE)),
            )
            for row in range(first_row, last_row + 1)
            for column in range(first_column, last_column + 1)
        ]

    def _paint_one(self) -> None:
        """Paint one missing tile, so that the window answers in between."""
        if not self._missing or self._art is None:
            self._painting.stop()
            return
        if self._whole.isNull():
            self._paint_whole()
            return
        key = self._missing.pop(0)
        _, _, column, row = key
        self._tiles[key] = self._tile(QPointF(column * _TILE, row * _TILE))
        while len(self._tiles) > _MOST_TILES:
            self._tiles.popitem(last=False)
        self.update()

    def _tile(self, corner: QPointF) -> QPixmap:
        assert self._art is not None
        ratio = self.devicePixelRatioF()
        tile = QPixmap(QSize(_TILE, _TILE) * ratio)
        tile.setDevicePixelRatio(ratio)
        tile.fill(Qt.GlobalColor.transparent)
        painter = QPainter(tile)
        size = self._art.sheet.size() * self._scale(self._zoom)
        painter.setClipRect(QRectF(QPointF(0, 0), QRectF(tile.rect()).size() / ratio))
        self._art.paint_into(painter, QRectF(-corner, size))
        painter.end()
        return tile

    def _paint_whole(self) -> None:
        """Paint the sheet as it is when fitted: what is seen of it while sharper tiles are missing."""
        assert self._art is not None
        ratio = self.devicePixelRatioF()
        size = self._art.sheet.size() * self._scale(1.0)
        self._whole = QPixmap((size * ratio).toSize())
        self._whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._whole)
        self._art.paint_into(painter, QRectF(self._whole.rect()))
        painter.end()
        self.update()

    def _forget(self) -> None:
        self._tiles.clear()
        self._missing.clear()
        self._whole = QPixmap()


def _between(value: float, low: float, high: float, seen: float) -> float:
    """The middle of what is seen, kept so that the window does not run over the sheet's edges."""
    if seen >= high - low:
        return (low + high) / 2
    return min(max(value, low + seen / 2), high - seen / 2)
