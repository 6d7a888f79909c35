# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things lie on the sheet around a city: the holding boxes, and the spread of counters in an area."""

from collections.abc import Mapping
from math import ceil, sqrt

from PySide6.QtCore import QRectF

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.actions.godran import GODRAN
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.game_screen import Piece
from rubbletop.ui.scene.places import Lie
from rubbletop.ui.tokyo.art.sheet import sheet_of

BOX = "box "
"""Before the id of a sector: the holding box of the sector."""

ALONE = 0.74
"""The edge of a counter that is alone in its area: its values can be read with the whole sheet in sight."""

_ROOM, _FILL = 0.98, 0.92
"""The part of an area that counters share, and the part of its cell that a counter takes."""

_GODRAN_ALONE, _GODRAN_BESET = 1.04, 0.88
_BESIDE = 0.32
"""The edge of a counter that stands with GODRAN, at a side of its area."""


def box_of(sector: str) -> str:
    """Return the id of the holding box of a sector."""
    return f"{BOX}{sector}"


def areas_of(board: AreaBoard, sector: str) -> tuple[SpaceId, ...]:
    """Return the areas of a sector."""
    return tuple(area.id for area in board.areas.values() if area.sector == sector)


def boxes(board: AreaBoard) -> Mapping[str, QRectF]:
    """Return the room for counters of each holding box."""
    sheet = sheet_of(board)
    gap = 0.08 * sheet.scale
    return {
        box_of(sector): sheet.body(sheet.box_of(sector)).adjusted(1.5 * gap, gap, -1.5 * gap, -gap)
        for sector in board.sectors
    }


def furniture(board: AreaBoard) -> tuple[tuple[QRectF, ...], ...]:
    """Return what stands around the city, in rows: holding boxes, cards, order of play, legend."""
    sheet = sheet_of(board)
    names = (
        ("north_west", "north_east"),
        ("south_west", "south_east"),
        ("origin", "populace"),
        ("order", "legend"),
    )
    return tuple(tuple(sheet.box(name) for name in row) for row in names)


def spread(pieces: tuple[Piece, ...]) -> tuple[Lie, ...]:
    """Return how the counters of one area lie, so that each can be told and grabbed.

    One stands in the middle; more share a grid of as few rows as they need. GODRAN stays in the middle,
    and others stand around it.
    """
    others = [piece.id for piece in pieces if piece.id != GODRAN]
    if len(others) == len(pieces):
        return _grid(len(pieces))
    around = dict(zip(others, _ring(len(others)), strict=True))
    middle = Lie(_GODRAN_BESET if others else _GODRAN_ALONE, 0.0, 0.0)
    return tuple(around.get(piece.id, middle) for piece in pieces)


def _grid(count: int) -> tuple[Lie, ...]:
    if count == 1:
        return (Lie(ALONE, 0.0, 0.0),)
    columns = ceil(sqrt(count))
    rows = ceil(count / columns)
    pitch = _ROOM / columns
    return tuple(
        Lie(pitch * _FILL, (place % columns - (_in_row(count, columns, place) - 1) / 2) * pitch,
            (place // columns - (rows - 1) / 2) * pitch)
        for place in range(count)
    )  # fmt: skip


def _in_row(count: int, columns: int, place: int) -> int:
    """How many counters lie in the row of the one at ``place``: the last row may be short."""
    return min(columns, count - place // columns * columns)


def _ring(count: int) -> tuple[Lie, ...]:
    """Places along the sides of the area.

    What hangs over GODRAN's rim stays in sight: its Controller's badge at the upper right, for a few counters
    Annoyed and Stunned at the upper left too.
    """
    if count <= 4:
        far = 0.5 - _BESIDE / 2
        beside = ((far, far), (-far, far), (far, far - _BESIDE), (-far, far - _BESIDE))
        return tuple(Lie(_BESIDE, x, y) for x, y in beside[:count])
    along = ceil((count + 1) / 4)
    edge = 1 / (along + 1)
    far = 0.5 - edge / 2
    sides = ((1, 0, -1, -1), (0, 1, 1, -1), (-1, 0, 1, 1), (0, -1, -1, 1))
    return tuple(
        Lie(edge, x0 * far + dx * edge * step, y0 * far + dy * edge * step)
        for step in range(along)
        for dx, dy, x0, y0 in sides
        if step or (x0, y0) != (1, -1)
    )[:count]
