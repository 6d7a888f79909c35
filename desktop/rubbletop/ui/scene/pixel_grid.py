# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing pictures pixel on pixel, at any pixel ratio of the screen, so that nothing is blurred or seamed."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform


class Grid:
    """The device pixels under a painter: ``ratio`` of them make a logical pixel."""

    def __init__(self, matrix: QTransform, ratio: float) -> None:
        self.matrix = matrix
        self.ratio = ratio

    def at(self, point: QPointF, half: float = 0.0) -> QPoint:
        """Return the device pixel of a point, less half the side of what is to be centred there."""
        place = self.matrix.map(point)
        return QPoint(round(place.x() * self.ratio - half), round(place.y() * self.ratio - half))

    @property
    def origin(self) -> QPoint:
        """The device pixel at which the painter's (0, 0) lies."""
        return self.at(QPointF())


def ratio_of(painter: QPainter) -> float:
    """Return the pixel ratio of what is painted on."""
    device = painter.device()
    return float(device.devicePixelRatio()) if device is not None else 1.0


def scaled(rect: QRectF, scale: float) -> QRectF:
    """Return a rectangle in units that are so many times smaller."""
    return QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)


@contextmanager
def pixel_grid(painter: QPainter) -> Iterator[Grid]:
    """Let the painter count in device pixels; pictures drawn meanwhile must have a ratio of 1."""
    grid = Grid(painter.worldTransform(), ratio_of(painter))
    painter.setWorldTransform(QTransform.fromScale(1 / grid.ratio, 1 / grid.ratio))
    try:
        yield grid
    finally:
        painter.setWorldTransform(grid.matrix)
