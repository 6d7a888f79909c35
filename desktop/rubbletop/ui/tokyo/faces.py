# SPDX-License-Identifier: GPL-3.0-or-later
"""The faces of all counters and cards of Tokyo, and the one way to paint any of them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rubbletop.board.grid import AreaBoard
from rubbletop.ui.tokyo.art import cards, counters
from rubbletop.ui.tokyo.art.face import (
    MARKS,
    AnyFace,
    FundFace,
    GodranFace,
    OriginFace,
    PopulaceFace,
    RubbleFace,
    SchemeFace,
    UnitFace,
    WeaponFace,
)

__all__ = [
    "AnyFace",
    "FundFace",
    "GodranFace",
    "OriginFace",
    "PopulaceFace",
    "RubbleFace",
    "SchemeFace",
    "UnitFace",
    "WeaponFace",
    "mark_of",
    "paint_face",
]

_WHOLE = QRectF(0, 0, 1, 1)


def mark_of(board: AreaBoard, sector: str) -> str:
    """The mark of a sector of the board: its place among the sectors gives it colour and shape."""
    return MARKS[list(board.sectors).index(sector)]


def paint_face(painter: QPainter, face: AnyFace, edge_px: float) -> None:
    """Paint a face into the square (0, 0) to (1, 1); shadow and badges reach a quarter beyond it at most.

    `edge_px` says how many logical pixels the edge takes: the smaller, the less is drawn. Cards are
    narrower than the square and stand in its middle.
    """
    if isinstance(face, FundFace | OriginFace | SchemeFace):
        cards.paint_card(painter, cards.placed(face, _WHOLE), face)
    else:
        counters.paint_counter(painter, face, _WHOLE, edge_px)
