# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting the counters of Barrel, with less detail the smaller they come out.

Counter units: the edge is 1.0, the origin is the upper left corner, y down.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.ui.barrel.art import palette
from rubbletop.ui.barrel.art.face import (
    AnyFace,
    BarrelsFace,
    BuildingFace,
    LocalsFace,
    LogisticsFace,
    RebelsFace,
    TroopFace,
)
from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import LEAST_PX, Letters, write_centred
from rubbletop.ui.paint.seats import LIVERIES, Livery, Shape, shape_path
from rubbletop.ui.paint.shapes import disc, hard_shadow, outlined, regular, rounded
from rubbletop.ui.typefaces import Face

SHADOW = (0.024, 0.064)
RADIUS = 0.46
"""Of a round counter, in edges."""

BIG = 3
"""From so many on, logistics are shown as big ones and barrels as a pile."""

_SMALL_PX = 40
_SMALL_DIE_PX = 26
"""A die smaller than this has a larger number instead of its second edge."""

_LEAST_DISC_PX, _MOST_DISC = 5.2, 0.42
"""Radius of a number disc: so many pixels, that its number can be read, but no more edges than this."""

_EDGE = rounded(QRectF(0.04, 0.04, 0.92, 0.92), 0.10)
_INNER = rounded(QRectF(0.07, 0.07, 0.86, 0.86), 0.08)
_BAR = QRectF(0.07, 0.75, 0.86, 0.18)
_CENTRE = QPointF(0.5, 0.5)
_FIGURES = {
    Shape.CIRCLE: QRectF(0.17, 0.17, 0.66, 0.66),
    Shape.TRIANGLE: QRectF(0.27, 0.36, 0.46, 0.46),
    Shape.SQUARE: QRectF(0.17, 0.17, 0.66, 0.66),
    Shape.DIAMOND: QRectF(0.22, 0.22, 0.56, 0.56),
    Shape.PENTAGON: QRectF(0.21, 0.23, 0.58, 0.58),
}
"""Where the soldier stands in each shape."""


def paint_counter(painter: QPainter, face: AnyFace, edge_px: float) -> None:
    """Paint a counter into the square (0, 0) to (1, 1), ``edge_px`` logical pixels wide."""
    painter.save()
    match face:
        case TroopFace():
            _paint_troop(painter, LIVERIES[face.player])
        case LocalsFace():
            _paint_locals(painter)
        case LogisticsFace():
            figure = "crates" if face.count >= BIG else "crate"
            _paint_goods(painter, figure, face.player)
        case BarrelsFace():
            _paint_barrels(painter, face.count)
        case BuildingFace():
            _paint_goods(painter, face.kind, face.player)
        case _:
            _paint_rebels(painter, face, edge_px)
    if not isinstance(face, RebelsFace) and face.count > 1:
        paint_number(painter, face.count, edge_px)
    painter.restore()


def paint_number(painter: QPainter, count: int, edge_px: float) -> None:
    """How many lie on the spot, on a disc at the upper right; none where it could not be read."""
    radius = 0.18 if edge_px >= _SMALL_PX else min(_MOST_DISC, max(0.29, _LEAST_DISC_PX / edge_px))
    letters = Letters(Face.INTER_BOLD, radius * 1.55, palette.INK)
    if letters.size * edge_px < LEAST_PX:
        return
    centre = QPointF(1.0 - radius * 0.45, radius * 0.45)
    outlined(painter, disc(centre, radius), pen(palette.INK, radius * 0.2), brush(palette.WHITE))
    write_centred(painter, str(count), centre, letters, radius * 1.7)


def paint_player(painter: QPainter, player: int, centre: QPointF, radius: float) -> None:
    """A player's shape in the player's colour with an ink rim: a marker on a track."""
    livery = LIVERIES[player]
    path = shape_path(livery.shape, centre, radius)
    painter.fillPath(path.translated(radius * 0.12, radius * 0.25), brush(palette.INK, 0.35))
    outlined(painter, path, pen(palette.INK, radius * 0.2), brush(livery.colour))


def paint_player_on_any_ground(painter: QPainter, player: int, centre: QPointF, radius: float) -> None:
    """A player's shape with a rim of paper about that of ink."""
    path = shape_path(LIVERIES[player].shape, centre, radius)
    painter.strokePath(path, pen(palette.CARD, radius * 0.55))
    paint_player(painter, player, centre, radius)


def paint_owner(painter: QPainter, player: int, centre: QPointF, radius: float) -> None:
    """A player's shape on a disc of paper."""
    outlined(painter, disc(centre, radius), pen(palette.INK, radius * 0.2), brush(palette.CARD))
    livery = LIVERIES[player]
    shape = shape_path(livery.shape, centre, radius * 0.56)
    outlined(painter, shape, pen(palette.INK, radius * 0.14), brush(livery.colour))


def _paint_troop(painter: QPainter, livery: Livery) -> None:
    shape = shape_path(livery.shape, _CENTRE, RADIUS * 0.96)
    hard_shadow(painter, shape, SHADOW)
    outlined(painter, shape, pen(palette.INK, 0.055), brush(livery.colour))
    # A light line inside the rim keeps dark colours apart from the ink.
    inner = shape_path(livery.shape, _CENTRE, RADIUS * 0.84)
    painter.strokePath(inner, pen(livery.text, 0.022, 0.6))
    paint_figure(painter, "troop", _FIGURES[livery.shape], livery.text, livery.colour)


def _paint_locals(painter: QPainter) -> None:
    shape = disc(_CENTRE, RADIUS * 0.96)
    hard_shadow(painter, shape, SHADOW)
    outlined(painter, shape, pen(palette.INK, 0.055), brush(palette.LOCALS))
    painter.strokePath(disc(_CENTRE, RADIUS * 0.84), pen(palette.WHITE, 0.022, 0.6))
    paint_figure(painter, "palm", QRectF(0.2, 0.19, 0.6, 0.6), palette.WHITE, palette.LOCALS)


def _paint_square(painter: QPainter) -> None:
    hard_shadow(painter, _EDGE, SHADOW)
    painter.fillPath(_EDGE, brush(palette.INK))
    painter.fillPath(_INNER, brush(palette.CARD))


def _paint_goods(painter: QPainter, figure: str, player: int | None) -> None:
    """A paper square with a figure, and a bar of the owner's colour under it where there is an owner."""
    _paint_square(painter)
    if player is None:
        paint_figure(painter, figure, QRectF(0.15, 0.15, 0.7, 0.7), palette.INK, palette.CARD)
        return
    paint_figure(painter, figure, QRectF(0.19, 0.1, 0.62, 0.62), palette.INK, palette.CARD)
    livery = LIVERIES[player]
    painter.fillPath(rounded(_BAR, 0.06), brush(livery.colour))
    painter.fillRect(QRectF(_BAR.left(), _BAR.top() - 0.03, _BAR.width(), 0.05), brush(palette.INK))
    sign = shape_path(livery.shape, _BAR.center() + QPointF(0, 0.01), 0.075)
    outlined(painter, sign, pen(palette.INK, 0.02), brush(palette.WHITE))


def _paint_barrels(painter: QPainter, count: int) -> None:
    """One barrel, two, or a pile of three for any more."""
    _paint_square(painter)
    boxes = {
        1: (QRectF(0.16, 0.15, 0.68, 0.7),),
        2: (QRectF(0.08, 0.25, 0.5, 0.52), QRectF(0.42, 0.25, 0.5, 0.52)),
    }.get(
        count,
        (
            QRectF(0.29, 0.1, 0.42, 0.44),
            QRectF(0.1, 0.46, 0.42, 0.44),
            QRectF(0.48, 0.46, 0.42, 0.44),
        ),
    )
    for box in boxes:
        paint_figure(painter, "barrel", box, palette.INK, palette.CARD)


def _paint_rebels(painter: QPainter, face: RebelsFace, edge_px: float) -> None:
    """A four-sided die from above: a triangle with a second edge, its power, and whose it is."""
    livery = LIVERIES[face.player]
    outer = _pyramid(0.60)
    hard_shadow(painter, outer, SHADOW)
    outlined(painter, outer, pen(palette.INK, 0.055), brush(livery.colour))
    is_small = edge_px < _SMALL_DIE_PX
    if not is_small:
        painter.strokePath(_pyramid(0.44), pen(livery.text, 0.03))
    if face.power:
        letters = Letters(Face.BEBAS, 0.66 if is_small else 0.5, livery.text)
        write_centred(painter, str(face.power), QPointF(0.5, 0.64 if is_small else 0.66), letters)
    paint_owner(painter, face.player, QPointF(0.85, 0.24), 0.2)
    if face.spent:
        painter.fillPath(outer, brush(palette.NEWSPRINT, 0.5))


def _pyramid(radius: float) -> QPainterPath:
    return regular(QPointF(0.5, 0.62), radius, 3)
