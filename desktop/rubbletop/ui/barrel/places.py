# SPDX-License-Identifier: GPL-3.0-or-later
"""Where counters lie in the regions: on the printed places, closer together where there are many."""

from functools import cache
from math import ceil, dist

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from rubbletop.board.model import Point
from rubbletop.board.regions import Region, RegionBoard
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.game_screen import Piece
from rubbletop.ui.scene.places import Lie

ALONE = 36.0
"""The edge of a counter where its region has room, in board units."""

FANNED = 62.0
"""The edge of a counter in a fan, where it can be read with the whole sheet in sight."""

_FILL = 0.97
"""The part of the distance to its neighbour that a counter takes."""

_WIDER = (3.0, 2.6, 2.2, 1.9, 1.6, 1.35, 1.15, 1.0, 0.8)
_HIGHER = (1.35, 1.15, 1.0, 0.85, 0.7, 0.55)
"""A crowd may take so much of the ground of the printed places, as far as its region goes."""

_ASIDE = (0.0, -0.5, 0.5, -1.0, 1.0, -1.5, 1.5, -2.0, 2.0)
"""And so many places to the side of them."""

_OVER = 12.0
"""So far it may reach over the border, that its counters can still be told."""

_CLEAR = 7.0
"""So far counters keep below their printed places, clear of the plates above these."""

_MOST_ROWS = 4
_COLUMNS = 6
"""Columns of places in the Border Region."""


def spread(board: RegionBoard, space: SpaceId, pieces: tuple[Piece, ...]) -> tuple[Lie, ...]:
    """Return how the counters of a region lie, in their order, no two on one spot."""
    region = board.regions[space]
    if region.zone == "border":
        return tuple(_in_border(region, piece) for piece in pieces)
    edge, points = spots(region, len(pieces))
    x, y = region.centre
    return tuple(Lie(edge, at[0] - x, at[1] - y) for at in points)


def border_order(column: int, row: int) -> int:
    """Return the order of a counter in the Border Region, which says its place."""
    return row * _COLUMNS + column


def _in_border(region: Region, piece: Piece) -> Lie:
    x, y = region.tokens[piece.order]
    return Lie(min(ALONE, _FILL * _pitch(region)), x - region.centre[0], y - region.centre[1])


@cache
def spots(region: Region, count: int) -> tuple[float, tuple[Point, ...]]:
    """Return the edge and the centres of so many counters in a region.

    Up to the printed places they lie on these, a single one in the middle of the first row; more of them
    share the same ground in rows.
    """
    pitch = _pitch(region)
    if count <= len(region.tokens):
        return min(ALONE, pitch * _FILL), _on_places(region, count)
    laid = [(ground, *_rows(ground, count, pitch)) for ground in _grounds(region, pitch)]
    ground, step, columns = max(laid, key=lambda lay: (lay[1], lay[0].width() * lay[0].height()))
    x0 = ground.center().x() - step * (columns - 1) / 2
    y0 = ground.top() + step / 2
    points = tuple((x0 + n % columns * step, y0 + n // columns * step) for n in range(count))
    return min(ALONE, step * _FILL), points


def _rows(ground: QRectF, count: int, pitch: float) -> tuple[float, int]:
    """The distance of so many counters that share a rectangle in rows, and how many lie in a row."""

    def step(rows: int) -> float:
        return min(ground.width() / ceil(count / rows), ground.height() / rows, pitch)

    rows = max(range(1, _MOST_ROWS + 1), key=step)
    return step(rows), ceil(count / rows)


def _on_places(region: Region, count: int) -> tuple[Point, ...]:
    """The printed places row by row, each row from the west."""
    rows: dict[float, list[Point]] = {}
    for x, y in region.tokens:
        rows.setdefault(y, []).append((x, y + _drop(region)))
    lines = [sorted(row) for row in rows.values()]
    if count == 1 and len(lines[0]) > 2:
        return (lines[0][1],)
    return tuple(place for line in lines for place in line)[:count]


def _drop(region: Region) -> float:
    """How far counters lie below their printed places: nothing where they stand above the name."""
    return _CLEAR if region.tokens[0][1] > region.centre[1] else 0.0


@cache
def _grounds(region: Region, pitch: float) -> tuple[QRectF, ...]:
    """What a crowd may share: wider and higher than the printed places, as far as the region goes."""
    xs, ys = [x for x, _ in region.tokens], [y for _, y in region.tokens]
    printed = QRectF(min(xs) - pitch / 2, min(ys) - pitch / 2, max(xs) - min(xs) + pitch, 0)
    printed.setHeight(max(ys) - min(ys) + pitch)
    printed.translate(0, _drop(region))
    outline = QPainterPath()
    outline.addPolygon(QPolygonF([QPointF(x, y) for x, y in region.outline]))
    tried = [
        _swollen(printed, wide, high).translated(aside * pitch, 0)
        for aside in _ASIDE
        for wide in _WIDER
        for high in _HIGHER
    ]
    return tuple(rect for rect in tried if outline.contains(rect.adjusted(_OVER, 0, -_OVER, -_OVER))) or (
        printed,
    )


def _swollen(rect: QRectF, wide: float, high: float) -> QRectF:
    """A rectangle grown to both sides and downwards: above it stand the plates."""
    more = rect.width() * (wide - 1) / 2
    return rect.adjusted(-more, 0, more, rect.height() * (high - 1))


def _pitch(region: Region) -> float:
    """The smallest distance of two places."""
    tokens = region.tokens
    return min(dist(a, b) for n, a in enumerate(tokens) for b in tokens[n + 1 :])
