# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things lie on the sheet of a Zone: the boxes for counters, the slots, the track."""

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from rubbletop.board.hexes import HexBoard
from rubbletop.ui.colossi.art.furniture import slot
from rubbletop.ui.colossi.art.sheet import PER_UNIT, Sheet, sheet_of
from rubbletop.ui.colossi.pieces import EVENT, LANDING, LOST, ORDER, TRAPPED

POINT = 1 / PER_UNIT
"""A point of the sheet's layout in board units."""


@lru_cache(maxsize=4)
def sheet_for(board: HexBoard) -> Sheet:
    """Return the sheet of a board, worked out once."""
    return sheet_of(board)


def boxes(board: HexBoard) -> Mapping[str, QRectF]:
    """Return the room for counters of each off-board box."""
    sheet = sheet_for(board)
    found = {EVENT: _beside(slot(sheet, EVENT), sheet.content(EVENT))}
    found |= {name: sheet.content(name) for name in (ORDER, LANDING)}
    for name in (LOST, TRAPPED):
        if name in sheet.boxes:
            found[name] = sheet.content(name)
    return found


def furniture(board: HexBoard) -> tuple[tuple[QRectF, ...], ...]:
    """Return what stands around the map, in rows; the turn track in two halves."""
    sheet = sheet_for(board)
    boxes, turn = sheet.boxes, sheet.boxes["turn"]
    half = sheet.turns[len(sheet.turns) // 2].left() - 0.5 * POINT
    return (
        tuple(boxes[name] for name in (EVENT, ORDER)),
        (boxes[LANDING],),
        tuple(boxes[name] for name in (LOST, TRAPPED) if name in boxes),
        (QRectF(turn.topLeft(), QPointF(half, turn.bottom())),),
        (QRectF(QPointF(half, turn.top()), turn.bottomRight()),),
        (boxes["victory"],),
        (boxes["legend"],),
    )


def _beside(slot_: QRectF, content: QRectF) -> QRectF:
    """The slot with the room at its right, for a second counter."""
    return QRectF(slot_.topLeft(), content.bottomRight()).intersected(content)


def card_slot(board: HexBoard) -> QRectF:
    """Return where the action card lies."""
    return slot(sheet_for(board), ORDER)
