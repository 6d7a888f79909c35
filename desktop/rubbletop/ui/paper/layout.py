# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things lie on sheets of paper: margins, tiles that overlap, rows of pieces; all lengths in mm.

Known without Qt. ``x`` counts from the left edge of a sheet, ``y`` from its upper edge downwards.
"""

import math
from typing import Literal

import msgspec

Paper = Literal["A4", "Letter"]
Scale = Literal["true", "fit"]
Edge = Literal["long", "short", "none"]
"""The edge about which a printer turns the sheet for its second side; ``none`` prints fronts alone."""

PAPERS: dict[Paper, tuple[float, float]] = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""Width and height upright."""
PERCENTS = (80, 100, 125, 160)
"""The sizes that can be chosen, 100 being that of the look guide."""

MARGIN, FOOT, OVERLAP, MARK = 10.0, 13.0, 8.0, 4.0
"""Margin all round, room for the ruled bars, overlap of tiles, length of a cut mark."""
BLEED = 1.0
"""So far the colour of a piece goes on beyond the cut."""


class Box(msgspec.Struct, frozen=True):
    """A rectangle on a sheet: its upper left corner and its size."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.wide

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.high


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """The choices that decide how sheets come out; ``percent`` of the size of the look guide."""

    paper: Paper = "A4"
    percent: int = 100
    edge: Edge = "long"
    scale: Scale = "true"
    saves_ink: bool = False

    @property
    def factor(self) -> float:
        """How many times as large as in the look guide everything is."""
        return self.percent / 100

    @property
    def sheet(self) -> tuple[float, float]:
        """Width and height of the paper upright."""
        return PAPERS[self.paper]


class Tile(msgspec.Struct, frozen=True):
    """One sheet of paper. ``source`` is the part of the picture on it, ``target`` where it lies.

    ``page`` is the size of the paper as it is turned, ``row`` and ``column`` count from 1.
    """

    page: tuple[float, float]
    source: Box
    target: Box
    row: int
    column: int
    rows: int
    columns: int

    @property
    def is_part(self) -> bool:
        """Whether the picture goes over several sheets."""
        return self.rows * self.columns > 1

    @property
    def number(self) -> int:
        """Its place among the sheets, row by row, from 1."""
        return (self.row - 1) * self.columns + self.column


class Block(msgspec.Struct, frozen=True):
    """Rows of equal pieces without gaps in the middle of a sheet; ``piece`` is the size of one."""

    page: tuple[float, float]
    piece: tuple[float, float]
    columns: int
    rows: int

    @property
    def box(self) -> Box:
        """The whole block, as far from the left edge as from the right, from the upper as from the lower."""
        wide, high = self.columns * self.piece[0], self.rows * self.piece[1]
        return Box((self.page[0] - wide) / 2, (self.page[1] - high) / 2, wide, high)

    @property
    def count(self) -> int:
        """How many pieces there is room for."""
        return self.columns * self.rows

    def slot(self, number: int) -> Box:
        """The place of a piece on the front, row by row, from 0."""
        row, column = divmod(number, self.columns)
        whole, (wide, high) = self.box, self.piece
        return Box(whole.x + column * wide, whole.y + row * high, wide, high)

    def back_slot(self, number: int, edge: Edge) -> Box:
        """The place of the back of that piece on the second side, as it comes out of the printer."""
        front = self.slot(number)
        if edge == "short":
            return Box(front.x, self.page[1] - front.bottom, front.wide, front.high)
        return Box(self.page[0] - front.right, front.y, front.wide, front.high)


def tiles(picture: tuple[float, float], layout: Layout) -> tuple[Tile, ...]:
    """Return the sheets for a picture of that size, the paper turned so that fewest are needed."""
    upright = layout.sheet
    ways = (upright, (upright[1], upright[0]))
    if layout.scale == "fit":
        return (max((_fitted(picture, page) for page in ways), key=lambda tile: tile.target.wide),)
    return min((_tiled(picture, page) for page in ways), key=len)


def room(page: tuple[float, float]) -> Box:
    """The part of a page on which a picture may lie, above the ruled bars."""
    return Box(MARGIN, MARGIN, page[0] - 2 * MARGIN, page[1] - 2 * MARGIN - FOOT)


def block(piece: tuple[float, float], layout: Layout) -> Block:
    """Return the block of pieces of that size for an upright sheet, one at least.

    The room is the same above and below, so that the second side meets the first about either edge.
    """
    page = layout.sheet
    free = (page[0] - 2 * (MARGIN + MARK), page[1] - 2 * (MARGIN + FOOT + 1))
    columns = max(1, math.floor(free[0] / piece[0] + 1e-9))
    rows = max(1, math.floor(free[1] / piece[1] + 1e-9))
    return Block(page, piece, columns, rows)


def cuts(tile: Tile) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The x and the y of the cuts of a tile: in the middle of each overlap with another sheet."""
    target, half = tile.target, OVERLAP / 2
    xs = ((target.x + half, tile.column > 1), (target.right - half, tile.column < tile.columns))
    ys = ((target.y + half, tile.row > 1), (target.bottom - half, tile.row < tile.rows))
    return tuple(x for x, cut in xs if cut), tuple(y for y, cut in ys if cut)


def _fitted(picture: tuple[float, float], page: tuple[float, float]) -> Tile:
    free = room(page)
    factor = min(free.wide / picture[0], free.high / picture[1])
    wide, high = picture[0] * factor, picture[1] * factor
    target = Box(free.x + (free.wide - wide) / 2, free.y + (free.high - high) / 2, wide, high)
    return Tile(page, Box(0, 0, *picture), target, 1, 1, 1, 1)


def _tiled(picture: tuple[float, float], page: tuple[float, float]) -> tuple[Tile, ...]:
    free = room(page)
    columns, rows = _count(picture[0], free.wide), _count(picture[1], free.high)
    made = []
    for row in range(rows):
        for column in range(columns):
            left, top = column * (free.wide - OVERLAP), row * (free.high - OVERLAP)
            wide, high = min(free.wide, picture[0] - left), min(free.high, picture[1] - top)
            source, target = Box(left, top, wide, high), Box(free.x, free.y, wide, high)
            made.append(Tile(page, source, target, row + 1, column + 1, rows, columns))
    return tuple(made)


def _count(length: float, free: float) -> int:
    return max(1, math.ceil((length - OVERLAP) / (free - OVERLAP)))
