# SPDX-License-Identifier: GPL-3.0-or-later
"""Where counters lie in the regions: side by side under the name, as large as there is room."""

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF

from rubbletop.board.model import Bounds
from rubbletop.board.regions import Region, RegionBoard
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.barrel import packing
from rubbletop.ui.barrel.art import live, regions, sheet
from rubbletop.ui.game_screen import Piece
from rubbletop.ui.scene.places import Lie

ALONE = 54.0
"""The room of a counter where its region has plenty, in board units."""

FANNED = 62.0
"""The edge of a counter in a fan, where it can be read with the whole sheet in sight."""

_FILL = 0.92
"""The part of its room that a counter takes."""

_HALF_TRACK = 7
"""The step of the contract track at which its second half begins."""

_LEADING = 7.0
"""So much of the height of a name is empty above and below its letters, in board units."""


def spread(board: RegionBoard, space: SpaceId, pieces: tuple[Piece, ...]) -> tuple[Lie, ...]:
    """Return how the counters of a region lie, in their order, no two on one spot."""
    region = board.regions[space]
    x, y = region.centre
    if region.zone == "border":
        points = [regions.border_place(region, piece.order) for piece in pieces]
        return tuple(Lie(regions.BORDER_EDGE, at.x() - x, at.y() - y) for at in points)
    room, centres = spots(board, space, len(pieces))
    return tuple(Lie(room * _FILL, at[0] - x, at[1] - y) for at in centres)


def furniture() -> tuple[tuple[QRectF, ...], ...]:
    """Return what stands around the map, in rows; long tracks in parts."""
    boxes, half = sheet.FURNITURE, sheet.in_board(sheet.contract_cell(_HALF_TRACK)).left()
    contracts = boxes["contracts"]
    return (
        (boxes["orders"],),
        (boxes["price"],),
        (boxes["powers"],),
        *((sheet.in_board(sheet.phase_strip(phase)),) for phase in range(3)),
        (QRectF(contracts.topLeft(), QPointF(half, contracts.bottom())),),
        (QRectF(QPointF(half, contracts.top()), contracts.bottomRight()),),
        (boxes["government"], boxes["dial"]),
        (boxes["legend"],),
    )


def border_order(column: int, row: int) -> int:
    """Return the order of a counter in the Border Region, which says its place."""
    return row * regions.BORDER_COLUMNS + column


@cache
def spots(board: RegionBoard, space: SpaceId, count: int) -> packing.Packing:
    """Return the room of a counter and the centres of so many of them in a region."""
    region = board.regions[space]
    tokens = region.tokens
    near = (sum(x for x, _ in tokens) / len(tokens), sum(y for _, y in tokens) / len(tokens))
    return packing.packed(_free(board, space), count, near, ALONE)


@cache
def _free(board: RegionBoard, space: SpaceId) -> packing.Ground:
    return packing.ground(board.regions[space].rings, tuple(_taken(board)))


@cache
def _taken(board: RegionBoard) -> tuple[Bounds, ...]:
    """What counters leave to be read: names, plates, pennants and signs of battles of all regions."""
    return tuple(_bounds(rect) for region in board.regions.values() for rect in _labels(region))


def _labels(region: Region) -> Iterator[QRectF]:
    yield sheet.in_board(regions.name_rect(region)).adjusted(0, _LEADING, 0, -_LEADING)
    if region.zone != "border":
        yield sheet.in_board(regions.plates_rect(region))
        yield sheet.in_board(live.flag_rect(region))


def _bounds(rect: QRectF) -> Bounds:
    return (rect.left(), rect.top(), rect.right(), rect.bottom())
