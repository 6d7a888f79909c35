# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages of counters and cards: fronts, and backs that meet them whichever way the printer turns the sheet."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.paint.ink import brush
from rubbletop.ui.paint.press import Press
from rubbletop.ui.paper.layout import BLEED, MARK, Block, Box, Layout, block
from rubbletop.ui.paper.page import Page, rect, rule

Paint = Callable[[QPainter, QRectF], None]
"""Paints one side of a piece into its place, the painter being scaled to mm."""

CROSS = 2.5
"""Half the length of the lines of a register cross, in mm."""
_T = TypeVar("_T")


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A counter or card: its sides (``back`` None: it has none), how many, the colour over the cut."""

    front: Paint
    back: Paint | None = None
    count: int = 1
    bleed: str = "#FFFFFF"


class PieceSet(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces of one size; ``size`` is width and height in mm at 100 %."""

    title: Message
    size: tuple[float, float]
    pieces: tuple[Piece, ...]

    @property
    def count(self) -> int:
        """How many pieces there are in all."""
        return sum(piece.count for piece in self.pieces)

    def sized(self, layout: Layout) -> tuple[float, float]:
        """The size of a piece as it is printed, in mm."""
        return self.size[0] * layout.factor, self.size[1] * layout.factor


def piece_pages(known: PieceSet, layout: Layout) -> tuple[Page, ...]:
    """Return the pages of a set: each sheet of fronts and, behind it, that of its backs."""
    whole = block(known.sized(layout), layout)
    single = [piece for piece in known.pieces for _ in range(piece.count)]
    pages: list[Page] = []
    sheets = _parted(single, whole.count)
    for number, part in enumerate(sheets, 1):
        used = _shrunk(whole, len(part))
        pages.append(_page(known, layout, used, part, number, is_front=True))
        if layout.edge != "none":
            pages.append(_page(known, layout, used, part, number, is_front=False))
    return tuple(pages)


def _page(
    known: PieceSet, layout: Layout, used: Block, part: Sequence[Piece], number: int, *, is_front: bool
) -> Page:
    words = (
        say("{title}: fronts, sheet {number}", title=known.title, number=number)
        if is_front
        else say("{title}: backs, sheet {number}", title=known.title, number=number)
    )
    paint = partial(_paint_fronts if is_front else _paint_backs, used, layout, tuple(part))
    is_begun = is_front and layout.edge != "none"
    return Page(size=used.page, title=words, paint=paint, is_first_side=is_begun)


def _paint_fronts(used: Block, layout: Layout, part: Sequence[Piece], painter: Press) -> None:
    places = [(used.slot(number), piece.front) for number, piece in enumerate(part)]
    _paint_sides(painter, places, [piece.bleed for piece in part], layout, turn=0)
    _paint_cuts(painter, used)
    _paint_crosses(painter, used, is_mirrored=False)


def _paint_backs(used: Block, layout: Layout, part: Sequence[Piece], painter: Press) -> None:
    places = [
        (used.back_slot(number, layout.edge), piece.back)
        for number, piece in enumerate(part)
        if piece.back is not None
    ]
    bleeds = [piece.bleed for piece in part if piece.back is not None]
    # A sheet turned about its short edge stands on its head behind the front.
    _paint_sides(painter, places, bleeds, layout, turn=180 if layout.edge == "short" else 0)
    _paint_crosses(painter, used, is_mirrored=True)


def _paint_sides(
    painter: Press,
    places: Sequence[tuple[Box, Paint]],
    bleeds: Sequence[str],
    layout: Layout,
    turn: float,
) -> None:
    if not layout.saves_ink:
        for (box, _), bleed in zip(places, bleeds, strict=True):
            painter.fillRect(rect(box).adjusted(-BLEED, -BLEED, BLEED, BLEED), brush(bleed))
    for box, paint in places:
        painter.save()
        painter.setClipRect(rect(box))
        if turn:
            painter.translate(2 * box.x + box.wide, 2 * box.y + box.high)
            painter.rotate(turn)
        paint(painter, rect(box))
        painter.restore()


def _paint_cuts(painter: Press, used: Block) -> None:
    """Marks at every cut, outside all pieces and beyond their bleed."""
    whole = used.box
    near, far = BLEED + 0.5, BLEED + 0.5 + MARK
    for column in range(used.columns + 1):
        x = whole.x + column * used.piece[0]
        rule(
            painter, [(x, whole.y - far, x, whole.y - near), (x, whole.bottom + near, x, whole.bottom + far)]
        )
    for row in range(used.rows + 1):
        y = whole.y + row * used.piece[1]
        rule(painter, [(whole.x - far, y, whole.x - near, y), (whole.right + near, y, whole.right + far, y)])


def _paint_crosses(painter: Press, used: Block, *, is_mirrored: bool) -> None:
    """A cross at two opposite corners, in the same places of the sheet on both sides."""
    whole, away = used.box, BLEED + 0.5 + MARK - CROSS
    left, right = whole.x - away, whole.right + away
    upper, lower = whole.y - away, whole.bottom + away
    corners = ((right, upper), (left, lower)) if is_mirrored else ((left, upper), (right, lower))
    for x, y in corners:
        rule(painter, [(x - CROSS, y, x + CROSS, y), (x, y - CROSS, x, y + CROSS)])
        painter.drawEllipse(QPointF(x, y), CROSS / 2, CROSS / 2)


def _shrunk(whole: Block, count: int) -> Block:
    """The block with no more columns and rows than so many pieces need."""
    columns = min(whole.columns, count)
    return Block(whole.page, whole.piece, columns, -(-count // columns))


def _parted(items: Sequence[_T], size: int) -> list[Sequence[_T]]:
    return [items[start : start + size] for start in range(0, len(items), size)]
