# SPDX-License-Identifier: GPL-3.0-or-later
"""Squares of one size in an outline, as large as so many of them fit, close to where they belong.

The ground is a grid of dots ``DOT`` board units apart, a row of them the bits of an integer.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, dist, floor, sqrt
from typing import NamedTuple

from rubbletop.board.model import Bounds, Point

DOT = 3.0
"""The distance of neighbouring dots, in board units."""

_CUT = 0.18
"""So much of its edge a square may lack at a corner but the north-east one, where counters have numbers."""

_RIM = 3.0
"""So far squares keep from the outline to the west and to the east."""

_FEW, _SMALLER = 5, 0.8
"""Up to so many squares may be so much smaller than there is room for, to lie together."""

_LEAST = 4
"""The smallest square, in dots."""


class Ground(NamedTuple):
    """The dots that are free: the first bit of ``rows`` lies at (``x``, ``y``)."""

    x: float
    y: float
    rows: tuple[int, ...]


class Packing(NamedTuple):
    """The edge of the squares and their centres, row by row from the north, each row from the west."""

    edge: float
    centres: tuple[Point, ...]


def ground(rings: Sequence[Sequence[Point]], taken: Iterable[Bounds]) -> Ground:
    """Return the dots inside an outline and outside some rectangles (left, top, right, bottom)."""
    points = [point for ring in rings for point in ring]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    bottom = max(y for _, y in points)
    rows = [
        sum(_dots(a - left, b - left) for a, b in _inside(rings, top + row * DOT) if a < b)
        for row in range(ceil((bottom - top) / DOT))
    ]
    for west, north, east, south in taken:
        if east > left:
            dots = _dots(max(0.0, west - left), east - left)
            for row in range(max(0, ceil((north - top) / DOT)), min(len(rows), ceil((south - top) / DOT))):
                rows[row] &= ~dots
    return Ground(left, top, tuple(rows))


def _inside(rings: Sequence[Sequence[Point]], y: float) -> Iterator[tuple[float, float]]:
    """The stretches of a line from west to east that lie inside."""
    met: list[float] = []
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (y1 <= y) != (y2 <= y):
                met.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    met.sort()
    for west, east in zip(met[::2], met[1::2], strict=True):
        yield west + _RIM, east - _RIM


def _dots(start: float, end: float) -> int:
    """The dots from ``start`` to before ``end``, in board units from the first one."""
    first, last = ceil(start / DOT), ceil(end / DOT)
    return (1 << last) - (1 << first)


def packed(free: Ground, count: int, near: Point, most: float) -> Packing:
    """Return so many squares with an edge of at most ``most`` close to a point.

    They are as large as there is room for, or somewhat smaller where they can so lie closer together.
    """
    sizes = range(floor(most / DOT), _LEAST - 1, -1)
    largest = next(((size, found) for size in sizes if (found := _lay(free, count, near, size))), None)
    if largest is None:
        return Packing(_LEAST * DOT, ())
    smaller = range(largest[0], ceil(largest[0] * _SMALLER) - 1, -1)
    for size in smaller if count <= _FEW else ():
        found = _lay(free, count, near, size)
        reach = size * DOT * (0.55 + 0.75 * sqrt(count))
        if found and all(dist(at, near) <= reach for at in found):
            return Packing(size * DOT, found)
    return Packing(largest[0] * DOT, largest[1])


def _lay(free: Ground, count: int, near: Point, size: int) -> tuple[Point, ...]:
    """The centres of squares of so many dots; none where they do not fit."""
    places = _places(free, size)
    half = size * DOT / 2
    x, y = near[0] - free.x, near[1] - free.y
    best: tuple[float, tuple[Point, ...]] | None = None
    for first in range(size):
        for middle in (x - half, x):
            corners = [
                (column * DOT + half, row * DOT + half)
                for row in range(first, len(places), size)
                for column in _in_row(places[row], round(middle / DOT), size)
            ]
            corners.sort(key=lambda at: ((at[0] - x) ** 2 + (at[1] - y) ** 2, at[1], at[0]))
            if len(corners) < count:
                continue
            chosen = corners[:count]
            far = sum((at[0] - x) ** 2 + (at[1] - y) ** 2 for at in chosen)
            if best is None or far < best[0]:
                best = far, tuple(sorted(chosen, key=lambda at: (at[1], at[0])))
    return () if best is None else tuple((at[0] + free.x, at[1] + free.y) for at in best[1])


def _places(free: Ground, size: int) -> list[int]:
    """For each row the dots that can be the upper left corner of a square of so many dots."""
    cut = round(size * _CUT)
    # Each row of the square as its first dot that must be free and how many after it.
    spans = []
    for row in range(size):
        west = max(0, cut - min(row, size - 1 - row))
        east = max(0, cut - (size - 1 - row))
        spans.append((west, size - west - east))
    runs = {long: [_runs(row, long) for row in free.rows] for long in {long for _, long in spans}}
    places = []
    for top in range(len(free.rows) - size + 1):
        here = ~0
        for row, (west, long) in enumerate(spans):
            here &= runs[long][top + row] >> west
        places.append(here)
    return places


def _runs(row: int, length: int) -> int:
    """The dots from which so many lie side by side."""
    done = 1
    while done < length:
        step = min(done, length - done)
        row &= row >> step
        done += step
    return row


def _in_row(places: int, middle: int, size: int) -> list[int]:
    """The columns of squares in one row, the first as close to the middle as may be, then to both sides."""
    columns = [column for column in range(places.bit_length()) if places >> column & 1]
    if not columns:
        return []
    first = min(columns, key=lambda column: (abs(column - middle), column))
    found = [first]
    east = west = first
    for column in columns:
        if column >= east + size:
            east = column
            found.append(east)
    for column in reversed(columns):
        if column <= west - size:
            west = column
            found.append(west)
    return found
