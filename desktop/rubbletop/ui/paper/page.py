# SPDX-License-Identifier: GPL-3.0-or-later
"""A page to be printed, and what every page has at its foot: the ruled bars, its title, its number."""

from collections.abc import Callable, Iterable

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPen

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.paint.lettering import Letters, Side, fitted, write
from rubbletop.ui.paint.press import Press
from rubbletop.ui.paper.ink import InkSaver
from rubbletop.ui.paper.layout import MARGIN, Box, Layout
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

HAIR = 0.2
"""Width of marks and bars, in mm."""
NOTE = Letters(Face.INTER, 2.7, "#000000")
_TICK, _INCH = 10.0, 25.4
_BARS = 118.0
"""So far from the margin what is written beside the bars begins."""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet of paper as it lies: ``size`` in mm, what it is, and what paints it, the painter scaled to mm.

    ``is_first_side``: the page after it is to come out on its back. ``is_glued``: nothing is to come out on
    its back, as it is cut and joined to others.
    """

    size: tuple[float, float]
    title: Message
    paint: Callable[[Press], None]
    is_first_side: bool = False
    is_glued: bool = False


def empty_page(size: tuple[float, float]) -> Page:
    """Return a page that keeps the next one from the back of the one before."""
    return Page(size=size, title=say("This side stays empty"), paint=lambda painter: None)


def painter_for(device: QPaintDevice, layout: Layout, dots: float) -> Press:
    """Return the painter for a device with so many dots in a millimetre."""
    painter = InkSaver(device, dots) if layout.saves_ink else Press(device, dots)
    if painter.isActive():
        painter.setRenderHint(Press.RenderHint.Antialiasing)
    return painter


def paint_page(painter: Press, page: Page, number: int, count: int) -> None:
    """Paint a page with its foot, the painter not yet being scaled; ``number`` counts from 1."""
    painter.save()
    painter.scale(painter.dots, painter.dots)
    painter.save()
    page.paint(painter)
    painter.restore()
    _paint_foot(painter, page, number, count)
    painter.restore()


def rect(box: Box) -> QRectF:
    """Return a box as Qt has it."""
    return QRectF(box.x, box.y, box.wide, box.high)


def rule(painter: Press, lines: Iterable[tuple[float, float, float, float]], wide: float = HAIR) -> None:
    """Draw black lines, each from a point to another, as marks for the hand."""
    painter.setPen(QPen(QColor("#000000"), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for x1, y1, x2, y2 in lines:
        painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def _paint_foot(painter: Press, page: Page, number: int, count: int) -> None:
    base = page.size[1] - MARGIN
    _paint_bar(painter, base - 4.5, _TICK, 10, "100 mm")
    _paint_bar(painter, base, _INCH, 4, "4 in")
    right = page.size[0] - MARGIN
    room = right - MARGIN - _BARS
    told = worded(page.title)
    write(painter, told, QPointF(right, base - 4.5), fitted(told, NOTE, room), Side.RIGHT)
    place = worded(say("Page {number} of {count}", number=number, count=count))
    write(painter, place, QPointF(right, base), NOTE, Side.RIGHT)


def _paint_bar(painter: Press, y: float, step: float, steps: int, words: str) -> None:
    ends = [MARGIN + number * step for number in range(steps + 1)]
    tall = [2.6 if number in (0, steps) else 1.6 for number in range(steps + 1)]
    rule(painter, [(MARGIN, y, MARGIN + step * steps, y)])
    rule(painter, [(x, y, x, y - high) for x, high in zip(ends, tall, strict=True)])
    write(painter, words, QPointF(MARGIN + 104, y), NOTE)
