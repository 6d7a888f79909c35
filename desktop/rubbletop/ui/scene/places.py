# SPDX-License-Identifier: GPL-3.0-or-later
"""Where counters lie: stacks at rest, stacks fanned out, counters in boxes. Never two on one spot.

Lengths are board units, y down; a point is the centre of a counter.
"""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple, Protocol, runtime_checkable

from rubbletop.board.model import Bounds, Point
from rubbletop.ui.game_screen import Piece

STACK_STEP = (0.073, -0.08)
"""How far each counter of a stack lies from the one below, in counter edges."""

FULL_STEPS = 5
"""Up to this many counters a stack grows by whole steps, then the steps shrink."""

FAN_GAP = 0.08
FAN_ROW = 5
"""The gap between fanned counters, in edges, and how many lie in a row."""


class Lie(NamedTuple):
    """How a counter lies on its space: its edge, and its centre as seen from the centre of the space."""

    edge: float
    x: float
    y: float


@runtime_checkable
class SpreadingScreen(Protocol):
    """A screen whose counters lie side by side on a space instead of in a stack."""

    def spread(self, pieces: tuple[Piece, ...]) -> tuple[Lie, ...]:
        """How the counters of one space lie, in their order."""
        ...


def stacked(centre: Point, edge: float, count: int) -> tuple[Point, ...]:
    """Return the centres of a stack's counters, the lowest first; a single one lies in the middle."""
    if count < 2:
        return (centre,) * count
    shrink = min(1.0, (FULL_STEPS - 1) / (count - 1))
    dx, dy = (edge * step * shrink for step in STACK_STEP)
    x = centre[0] - dx * (count - 1) / 2
    y = centre[1] - dy * (count - 1) / 2
    return tuple((x + dx * index, y + dy * index) for index in range(count))


def fanned(centre: Point, edge: float, count: int, within: Bounds) -> tuple[Point, ...]:
    """Return the centres of a stack's counters laid side by side around its place, inside a rectangle."""
    pitch = edge * (1 + FAN_GAP)
    columns = min(count, FAN_ROW)
    rows = ceil(count / FAN_ROW)
    width, height = columns * pitch, rows * pitch
    left = _kept(centre[0] - width / 2, within[0], within[2] - width)
    top = _kept(centre[1] - height / 2, within[1], within[3] - height)
    places = []
    for index in range(count):
        row, column = divmod(index, FAN_ROW)
        in_row = min(columns, count - row * FAN_ROW)
        start = left + (width - in_row * pitch) / 2
        places.append((start + (column + 0.5) * pitch, top + (row + 0.5) * pitch))
    return tuple(places)


def _kept(start: float, low: float, high: float) -> float:
    return max(low, min(start, high)) if low <= high else (low + high) / 2


def boxed(box: Bounds, edge: float, count: int) -> tuple[float, tuple[Point, ...]]:
    """Return the edge and the centres of counters laid out in a box, row by row.

    The counters are as large as fits, at most ``edge``, and overlap rather than fall under half of it.
    """
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    size = min(edge, width, height)
    while size > edge / 2 and _room(width, size) * _room(height, size) < count:
        size *= 0.96
    columns = max(1, _room(width, size))
    rows = max(1, _room(height, size))
    if columns * rows < count:
        columns = ceil(count / rows)
    pitch = _pitch(width, size, columns)
    drop = _pitch(height, size, rows)
    places = tuple(
        (left + size / 2 + (index % columns) * pitch, top + size / 2 + (index // columns) * drop)
        for index in range(count)
    )
    return size, places


def _room(length: float, size: float) -> int:
    """How many counters with gaps fit along a length."""
    return int((length + size * FAN_GAP) / (size * (1 + FAN_GAP)) + 1e-9)


def _pitch(length: float, size: float, count: int) -> float:
    """The distance of neighbours: with a gap where there is room, closer where there is none."""
    if count < 2:
        return size
    return min(size * (1 + FAN_GAP), (length - size) / (count - 1))


def spread(items: Sequence[str], chosen: str | None, step: int) -> str | None:
    """Return the item ``step`` places after the chosen one, going round; the last one to begin with."""
    if not items:
        return None
    if chosen not in items:
        return items[-1]
    return items[(items.index(chosen) + step) % len(items)]
