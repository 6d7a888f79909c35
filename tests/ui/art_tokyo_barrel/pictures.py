# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of boards to look at: layers painted over nothing, and the colours at places of the board."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from rubbletop.ui.paint.layers import Layer

PaintLayer = Callable[[QPainter, Layer], None]
PaintPoster = Callable[[QPainter, QRectF], None]


class Picture:
    """A sheet painted `scale` pixels to the board unit."""

    def __init__(self, sheet: QRectF, scale: float) -> None:
        self.sheet = sheet
        self.scale = scale
        size = QSize(round(sheet.width() * scale), round(sheet.height() * scale))
        self.image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.fill(0)

    def with_layers(self, paint: PaintLayer, *layers: Layer) -> "Picture":
        painter = QPainter(self.image)
        painter.scale(self.scale, self.scale)
        painter.translate(-self.sheet.topLeft())
        for layer in layers:
            paint(painter, layer)
        painter.end()
        return self

    def through_svg(self, paint: PaintLayer) -> "Picture":
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.ReadWrite)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(self.image.size())
        generator.setViewBox(QRectF(QPointF(), self.image.size().toSizeF()))
        painter = QPainter(generator)
        painter.scale(self.scale, self.scale)
        painter.translate(-self.sheet.topLeft())
        for layer in Layer:
            paint(painter, layer)
        painter.end()
        painter = QPainter(self.image)
        QSvgRenderer(buffer.data()).render(painter)
        painter.end()
        return self

    def at(self, x: float, y: float) -> QColor:
        place = (QPointF(x, y) - self.sheet.topLeft()) * self.scale
        return self.image.pixelColor(int(place.x()), int(place.y()))

    def clear_share(self) -> float:
        """Share of the pixels, every fourth looked at, on which nothing at all was painted."""
        steps = [
            self.image.pixelColor(x, y).alpha()
            for x in range(0, self.image.width(), 4)
            for y in range(0, self.image.height(), 4)
        ]
        return steps.count(0) / len(steps)


def poster(paint: PaintPoster, width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}


def apart(one: QColor, other: QColor) -> int:
    """The largest difference of a colour part, 0 to 255."""
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


def differing(one: QImage, other: QImage, least: int) -> list[tuple[int, int]]:
    """The pixels, column and row, of which a colour part differs by more than `least` on a grey ground."""
    found = _on_grey(one)
    painter = QPainter(found)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, _on_grey(other))
    painter.end()
    parts = bytes(found.constBits()).translate(bytes(value > least for value in range(256)))
    flags = zip(parts[0::4], parts[1::4], parts[2::4], strict=True)
    width = found.width()
    return [(index % width, index // width) for index, flag in enumerate(flags) if any(flag)]


def _on_grey(image: QImage) -> QImage:
    ground = QImage(image.size(), QImage.Format.Format_RGB32)
    ground.fill(QColor("#808080"))
    painter = QPainter(ground)
    painter.drawImage(0, 0, image)
    painter.end()
    return ground
