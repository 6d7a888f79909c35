# SPDX-License-Identifier: GPL-3.0-or-later
"""Which colour and shape a mark has: the sector's, wherever it appears."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.seats import Livery, Shape, shape_path
from rubbletop.ui.paint.shapes import disc, outlined
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.face import MARKS

NOBODY = Livery("#8B8390", Shape.CIRCLE, palette.INK)
"""For what belongs to no player."""

OWNER_REACH = 1.1
"""How far the rim of a disc by ``paint_owner`` reaches, in radiuses."""

_LIVERIES = dict(zip(MARKS, (livery for livery, _ in palette.SECTORS), strict=True))


def livery_of(mark: str) -> Livery:
    """The livery of a mark; NOBODY for ""."""
    return _LIVERIES.get(mark, NOBODY)


def paint_sign(painter: QPainter, mark: str, centre: QPointF, radius: float) -> None:
    """A player's shape, white with an ink rim: for grounds in the player's colour."""
    path = shape_path(livery_of(mark).shape, centre, radius)
    outlined(painter, path, pen(palette.INK, radius * 0.3), brush(palette.WHITE))


def paint_owner(painter: QPainter, mark: str, centre: QPointF, radius: float) -> None:
    """A player's shape in its colour on a disc of paper, to be laid on anything."""
    rim = 2 * (OWNER_REACH - 1) * radius
    outlined(painter, disc(centre, radius), pen(palette.INK, rim), brush(palette.CREAM))
    livery = livery_of(mark)
    outlined(
        painter,
        shape_path(livery.shape, centre, radius * 0.58),
        pen(palette.INK, radius * 0.13),
        brush(livery.colour),
    )
