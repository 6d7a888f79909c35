# SPDX-License-Identifier: GPL-3.0-or-later
"""A picture laid out on sheets of paper: true size in overlapping tiles with cut marks, or fitted on one."""

import math
from collections.abc import Callable
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from rubbletop.kernel.facts import say
from rubbletop.ui.words import worded

Paper = Literal["A4", "Letter"]
Scale = Literal["true", "fit"]

PAPERS: dict[str, tuple[float, float]] = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""Width and height upright, in mm."""

MARGIN, FOOT, OVERLAP, MARK = 10.0, 12.0, 8.0, 5.0
"""Margin all round, room for the ruled bars, overlap of tiles, length of a cut mark, in mm."""

_TICK, _INCH = 10.0, 25.4


class Sheet(msgspec.Struct, frozen=True):
    """One sheet of paper. ``source`` is the part of the picture on it, ``target`` where it lies (mm).

    ``page`` is the size of the paper as it is turned, ``row`` and ``column`` count from 1.
    """

    page: QSizeF
    source: QRectF
    target: QRectF
    row: int
    column: int
    rows: int
    columns: int

    @property
    def is_tile(self) -> bool:
        """Whether the picture goes over several sheets."""
        return self.rows * self.columns > 1


def sheets(picture: QSizeF, paper: Paper, scale: Scale) -> tuple[Sheet, ...]:
    """Return the sheets for a picture of that size in mm, the paper turned so that fewest are needed."""
    upright = PAPERS[paper]
    ways = [QSizeF(*upright), QSizeF(*reversed(upright))]
    if scale == "fit":
        return (max((_fitted(picture, page) for page in ways), key=lambda sheet: sheet.target.width()),)
    return min((_tiled(picture, page) for page in ways), key=len)


def paint_sheet(
    painter: QPainter, sheet: Sheet, title: str, paint: Callable[[QPainter, QRectF], None], picture: QSizeF
) -> None:
    """Paint one sheet, the painter being scaled to mm; ``paint`` draws the whole picture into a rectangle."""
    painter.save()
    painter.setClipRect(sheet.target)
    factor = sheet.target.width() / sheet.source.width()
    whole = QRectF(
        sheet.target.left() - sheet.source.left() * factor,
        sheet.target.top() - sheet.source.top() * factor,
        picture.width() * factor,
        picture.height() * factor,
    )
    paint(painter, whole)
    painter.restore()
    if sheet.is_tile:
        _paint_marks(painter, sheet)
    _paint_foot(painter, sheet, title)


def _room(page: QSizeF) -> QRectF:
    """The part of a page on which a picture may lie."""
    return QRectF(MARGIN, MARGIN, page.width() - 2 * MARGIN, page.height() - 2 * MARGIN - FOOT)


def _fitted(picture: QSizeF, page: QSizeF) -> Sheet:
    room = _room(page)
    size = picture.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
    corner = QPointF(
        room.left() + (room.width() - size.width()) / 2, room.top() + (room.height() - size.height()) / 2
    )
    return Sheet(page, QRectF(QPointF(0, 0), picture), QRectF(corner, size), 1, 1, 1, 1)


def _tiled(picture: QSizeF, page: QSizeF) -> tuple[Sheet, ...]:
    room = _room(page)
    columns = _count(picture.width(), room.width())
    rows = _count(picture.height(), room.height())
    made = []
    for row in range(rows):
        for column in range(columns):
            left, top = column * (room.width() - OVERLAP), row * (room.height() - OVERLAP)
            source = QRectF(left, top, room.width(), room.height()) & QRectF(QPointF(0, 0), picture)
            target = QRectF(room.topLeft(), source.size())
            made.append(Sheet(page, source, target, row + 1, column + 1, rows, columns))
    return tuple(made)


def _count(length: float, room: float) -> int:
    return max(1, math.ceil((length - OVERLAP) / (room - OVERLAP)))


def _paint_marks(painter: QPainter, sheet: Sheet) -> None:
    """Marks outside the picture, half an overlap from each edge that another sheet goes on from."""
    rect = sheet.target
    painter.setPen(QPen(QColor("#000000"), 0.2))
    half = OVERLAP / 2
    columns = [(rect.left() + half, sheet.column > 1), (rect.right() - half, sheet.column < sheet.columns)]
    rows = [(rect.top() + half, sheet.row > 1), (rect.bottom() - half, sheet.row < sheet.rows)]
    for x in (x for x, cut in columns if cut):
        painter.drawLine(QPointF(x, rect.top() - MARK - 1), QPointF(x, rect.top() - 1))
        painter.drawLine(QPointF(x, rect.bottom() + 1), QPointF(x, rect.bottom() + 1 + MARK))
    for y in (y for y, cut in rows if cut):
        painter.drawLine(QPointF(rect.left() - MARK - 1, y), QPointF(rect.left() - 1, y))
        painter.drawLine(QPointF(rect.right() + 1, y), QPointF(rect.right() + 1 + MARK, y))


def _paint_foot(painter: QPainter, sheet: Sheet, title: str) -> None:
    """The ruled bars of 100 mm and 4 inches that prove the scale, and which sheet this is."""
    base = sheet.page.height() - MARGIN
    painter.setPen(QPen(QColor("#000000"), 0.2))
    _paint_bar(painter, QPointF(MARGIN, base - 4.5), _TICK, 10)
    _paint_bar(painter, QPointF(MARGIN, base), _INCH, 4)
    font = QFont("Inter")
    font.setPixelSize(3)
    painter.setFont(font)
    painter.drawText(QPointF(MARGIN + 104, base - 4.5), "100 mm")
    painter.drawText(QPointF(MARGIN + 104, base), "4 in")
    words = title
    if sheet.is_tile:
        number = (sheet.row - 1) * sheet.columns + sheet.column
        place = say(
            "{title}: sheet {number} of {count}, row {row}, column {column}",
            title=title,
            number=number,
            count=sheet.rows * sheet.columns,
            row=sheet.row,
            column=sheet.column,
        )
        words = worded(place)
    right = QRectF(MARGIN + 116, base - 5, sheet.page.width() - 2 * MARGIN - 116, 6)
    painter.drawText(right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)


def _paint_bar(painter: QPainter, left: QPointF, step: float, steps: int) -> None:
    painter.drawLine(left, left + QPointF(step * steps, 0))
    for number in range(steps + 1):
        tall = 2.6 if number in (0, steps) else 1.6
        at = left + QPointF(number * step, 0)
        painter.drawLine(at, at - QPointF(0, tall))
