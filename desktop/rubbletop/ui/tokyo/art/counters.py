# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting the counters of Tokyo, with less detail the smaller they come out.

Counter units: the edge is 1.0, the origin is the upper left corner, y down.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, Side, pixels, write, write_centred
from rubbletop.ui.paint.seats import shape_path
from rubbletop.ui.paint.shapes import hard_shadow, outlined, round_top, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.badges import SHADOWS, Signs, hatched_foot, paint_over, paint_under
from rubbletop.ui.tokyo.art.chips import NO_VALUE, Detail, paint_values
from rubbletop.ui.tokyo.art.face import (
    CounterFace,
    GodranFace,
    PopulaceFace,
    RubbleFace,
    UnitFace,
    WeaponFace,
)
from rubbletop.ui.tokyo.art.livery import livery_of, paint_sign
from rubbletop.ui.tokyo.art.monster import paint_godran
from rubbletop.ui.tokyo.art.populace import paint_populace
from rubbletop.ui.tokyo.art.stones import paint_marker
from rubbletop.ui.typefaces import Face

REACH = 0.25
"""How far frames, badges and shadows reach beyond the edges at most."""

FIGURES = {
    "paratroop": "para",
    "helicopter": "heli",
    "punk_rockers": "punk",
    "business_folk": "business",
    "old_folks": "old",
    "tourist_groups": "tourist",
    "visiting_dignitaries": "dignitary",
    "heat_ray": "heat",
    "oxygen_destroyer": "oxygen",
    "super_freezer": "freezer",
    "death_ray": "death",
}
"""The figure of each kind whose figure has another name."""

_EDGE = rounded(QRectF(0, 0, 1, 1), 0.10)
_INNER = rounded(QRectF(0.025, 0.02, 0.95, 0.94), 0.085)
_BAND = QRectF(0.025, 0.02, 0.95, 0.205)


def figure_of(kind: str) -> str:
    """The figure that is drawn for a kind of unit."""
    return FIGURES.get(kind, kind)


def paint_counter(painter: QPainter, face: CounterFace, rect: QRectF, edge_px: float | None = None) -> None:
    """Paint the counter with its edges on the square `rect`; what lies on it reaches REACH beyond it.

    `edge_px` says how many logical pixels an edge will take, where the painter cannot tell.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    detail = Detail.at(pixels(painter, 1.0) if edge_px is None else edge_px)
    match face:
        case UnitFace():
            _paint_unit(painter, face, detail)
        case WeaponFace():
            _paint_weapon(painter, face, detail)
        case PopulaceFace():
            paint_populace(painter, face, detail, figure_of(face.kind))
        case GodranFace():
            paint_godran(painter, face, detail)
        case RubbleFace():
            paint_marker(painter, face.seed)
    painter.restore()


def figure_box(detail: Detail) -> QRectF:
    """The square that the figure of a unit fills."""
    match detail:
        case Detail.TINY:
            return QRectF(0.13, 0.22, 0.74, 0.74)
        case Detail.SMALL:
            return QRectF(0.24, 0.13, 0.54, 0.54)
        case _:
            return QRectF(0.255, 0.235, 0.48, 0.48)


def _paint_unit(painter: QPainter, face: UnitFace, detail: Detail) -> None:
    if face.back:
        paint_back(painter, face.mark, str(face.vp), f"¥{face.cost}")
        return
    signs = Signs(face.stance, face.spent, face.joined, figure_of(face.cargo) if face.cargo else "")
    paper = palette.SPENT if face.spent else palette.CREAM
    _paint_plate(painter, face.mark, paper, signs, detail)
    paint_figure(painter, figure_of(face.kind), figure_box(detail), palette.INK, paper)
    paint_values(painter, detail, strength=face.cs, reach=str(face.range), movement=str(face.mp))
    _paint_band(painter, face.mark, str(face.vp), signs, detail)
    paint_over(painter, signs, detail)


def _paint_weapon(painter: QPainter, face: WeaponFace, detail: Detail) -> None:
    if face.back:
        paint_back(painter, face.mark, str(face.vp), f"¥{face.cost}")
        return
    if face.face_down:
        _paint_secret(painter, face.mark)
        return
    signs = Signs("outside", face.spent, face.joined)
    ground = palette.WEAPON_SPENT if face.spent else palette.WEAPON
    _paint_plate(painter, face.mark, ground, signs, detail)
    paint_figure(painter, figure_of(face.kind), figure_box(detail), palette.INK, ground)
    paint_values(painter, detail, strength="0", reach=str(face.range), movement=NO_VALUE)
    _paint_band(painter, face.mark, str(face.vp), signs, detail)
    paint_over(painter, signs, detail)


def _paint_plate(painter: QPainter, mark: str, paper: str, signs: Signs, detail: Detail) -> None:
    paint_under(painter, _EDGE, signs)
    painter.fillPath(_EDGE, brush(palette.INK))
    painter.fillPath(_INNER, brush(paper))
    if signs.stance == "inside":
        painter.fillPath(hatched_foot(QRectF(0.025, 0.66, 0.95, 0.24)), brush(palette.INK, 0.34))


def _paint_band(painter: QPainter, mark: str, vp: str, signs: Signs, detail: Detail) -> None:
    """The owner's colour and shape along the top, and the VP where no badge lies on them."""
    livery = livery_of(mark)
    band = QRectF(_BAND)
    if detail.is_small:
        band.setHeight(0.13 if detail is Detail.SMALL else 0.16)
    painter.fillPath(round_top(band, 0.085), brush(livery.colour))
    painter.fillRect(QRectF(band.left(), band.bottom() - 0.012, band.width(), 0.024), brush(palette.INK))
    if detail.is_small:
        paint_sign(painter, mark, QPointF(0.17, 0.155), 0.15 if detail is Detail.SMALL else 0.19)
        return
    paint_sign(painter, mark, QPointF(0.165, 0.125), 0.078)
    badged = signs.stance != "outside"
    right = (0.72 if detail.is_large else 0.62) if badged else 0.93
    write(painter, vp, QPointF(right, 0.19), Letters(Face.BEBAS, 0.19, livery.text), Side.RIGHT)


def paint_back(painter: QPainter, mark: str, vp: str, cost: str) -> None:
    """The other side of a square counter: the owner's shape with the VP in it, the cost below."""
    livery = livery_of(mark)
    hard_shadow(painter, _EDGE, SHADOWS["outside"])
    painter.fillPath(_EDGE, brush(palette.INK))
    painter.fillPath(_INNER, brush(livery.colour))
    centre = QPointF(0.5, 0.37)
    outlined(painter, shape_path(livery.shape, centre, 0.27), pen(palette.INK, 0.03), brush(palette.WHITE))
    low = QPointF(0.5, 0.41) if livery.shape.value == 3 else centre
    size = 0.26 if livery.shape.value in (3, -4) else 0.34
    write_centred(painter, vp, low, Letters(Face.BEBAS, size, palette.INK))
    write_centred(painter, cost, QPointF(0.5, 0.815), Letters(Face.BEBAS, 0.26, livery.text), 0.86)


def _paint_secret(painter: QPainter, mark: str) -> None:
    """A superweapon face down: its owner's colour, a bolt, and no word of its kind."""
    livery = livery_of(mark)
    hard_shadow(painter, _EDGE, SHADOWS["outside"])
    painter.fillPath(_EDGE, brush(palette.INK))
    painter.fillPath(_INNER, brush(livery.colour))
    painter.fillPath(rounded(QRectF(0.14, 0.14, 0.72, 0.72), 0.08), brush(palette.NIGHT))
    paint_figure(painter, "bolt", QRectF(0.24, 0.2, 0.44, 0.6), palette.YELLOW, palette.NIGHT)
    paint_sign(painter, mark, QPointF(0.2, 0.2), 0.14)
