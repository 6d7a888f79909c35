# SPDX-License-Identifier: GPL-3.0-or-later
"""What moves on the two rings: the markers of victory points, and the monster's health."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, is_legible, write_centred
from rubbletop.ui.paint.seats import shape_path
from rubbletop.ui.paint.shapes import disc, hard_shadow, outlined, rounded, sector
from rubbletop.ui.tokyo.art import palette, sheet
from rubbletop.ui.tokyo.art.livery import livery_of
from rubbletop.ui.tokyo.art.sheet import Sheet
from rubbletop.ui.typefaces import Face

GODRAN = "godran"
"""The mark of the monster, which scores too."""

ALONE, CROWDED, PACKED = 0.28, 0.195, 0.155
"""Radii of a marker in plan units: alone, with others beside it, where there is no more room."""

_MIDDLE = (sheet.VP_INNER + sheet.VP_OUTER) / 2
_INMOST = 7.7
_GAP = 0.012
_LAPS = (palette.CREAM, palette.GOLD, "#EE7F3A", "#E88BC0", "#9FD3F5")


class Total(msgspec.Struct, frozen=True):
    """Victory points of a mark, or of GODRAN; any whole number."""

    mark: str
    points: int


class RingPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where a marker lies on the VP ring, in board units; `laps` is how often it has gone round."""

    mark: str
    points: int
    centre: tuple[float, float]
    radius: float

    @property
    def laps(self) -> int:
        """How many times a hundred points are full; negative below nothing."""
        return self.points // sheet.VP_SPACES

    @property
    def rect(self) -> QRectF:
        """The square around the marker."""
        x, y = self.centre
        return QRectF(x - self.radius, y - self.radius, 2 * self.radius, 2 * self.radius)


def vp_places(laid: Sheet, totals: Sequence[Total]) -> tuple[RingPlace, ...]:
    """A place on the ring for each total, in the order given; no two overlap.

    Several on one space stand side by side along the radius, first on the ring, then outside of it where
    the sheet is free, then inside.
    """
    spaces: dict[int, list[Total]] = {}
    for total in totals:
        spaces.setdefault(total.points % sheet.VP_SPACES, []).append(total)
    found: dict[Total, RingPlace] = {}
    for space, there in spaces.items():
        beside = any((space + step) % sheet.VP_SPACES in spaces for step in (-1, 1))
        radius, along = _along(space, len(there), beside=beside)
        for total, out in zip(there, along, strict=True):
            at = laid.at(sheet.on_ring(sheet.vp_angle(space), out))
            found[total] = RingPlace(
                mark=total.mark, points=total.points, centre=(at.x(), at.y()), radius=radius * laid.scale
            )
    return tuple(found[total] for total in totals)


def _along(space: int, count: int, *, beside: bool) -> tuple[float, tuple[float, ...]]:
    """The radius of the markers on a space and their distances from the centre, in plan units."""
    if count == 1 and not beside:
        return ALONE, (_MIDDLE,)
    for radius in (CROWDED, PACKED):
        step = 2 * radius + _GAP
        if count == 1:
            return radius, (_MIDDLE,)
        first = _MIDDLE + step / 2
        outer = [first]
        while len(outer) < count - 1 and _is_free(
            sheet.on_ring(sheet.vp_angle(space), outer[-1] + step), radius
        ):
            outer.append(outer[-1] + step)
        inner = [first - step * turn for turn in range(1, count - len(outer) + 1)]
        if radius == PACKED or not inner or inner[-1] - radius >= _INMOST:
            return radius, tuple(sorted((*outer, *inner), reverse=True))
    raise AssertionError(space)


def _is_free(at: QPointF, radius: float) -> bool:
    """Whether a marker may lie there: on the sheet and on no piece of furniture."""
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius).adjusted(-0.06, -0.06, 0.06, 0.06)
    return sheet.SHEET.contains(box) and not any(box.intersects(piece) for piece in sheet.FURNITURE.values())


def paint_vp_markers(painter: QPainter, laid: Sheet, totals: Sequence[Total]) -> None:
    """All markers of victory points, with a line that ties those of one space together."""
    places = vp_places(laid, totals)
    for one, other in pairwise(sorted(places, key=lambda place: place.points % sheet.VP_SPACES)):
        if one.points % sheet.VP_SPACES == other.points % sheet.VP_SPACES:
            line = QPainterPath(QPointF(*one.centre))
            line.lineTo(QPointF(*other.centre))
            painter.strokePath(line, pen(palette.INK, 0.1 * laid.scale))
    for place in places:
        paint_vp_marker(painter, place)


def paint_vp_marker(painter: QPainter, place: RingPlace) -> None:
    """One marker: the player's shape, or the monster, on a disc that tells the laps.

    Paper has gone round never, gold once, and so on, with as many dots at its foot; red is below nothing.
    """
    painter.save()
    painter.translate(QPointF(*place.centre))
    painter.scale(place.radius, place.radius)
    edge = disc(QPointF(0, 0), 1.0)
    hard_shadow(painter, edge, (0.12, 0.2))
    ground = palette.RED if place.laps < 0 else _LAPS[min(place.laps, len(_LAPS) - 1)]
    outlined(painter, disc(QPointF(0, 0), 0.92), pen(palette.INK, 0.16), brush(ground))
    if place.mark == GODRAN:
        outlined(painter, disc(QPointF(0, 0), 0.68), pen(palette.INK, 0.1), brush(palette.AURA[0]))
        paint_figure(painter, "godran", QRectF(-0.56, -0.6, 1.16, 1.16), palette.GLOW, palette.RED)
    else:
        livery = livery_of(place.mark)
        shape = shape_path(livery.shape, QPointF(0, -0.04), 0.52)
        outlined(painter, shape, pen(palette.INK, 0.12), brush(livery.colour))
    _paint_laps(painter, place.laps)
    painter.restore()


def _paint_laps(painter: QPainter, laps: int) -> None:
    """A pill under the marker with the hundreds, or as many dots where it could not be read."""
    if laps == 0:
        return
    text = f"+{laps * sheet.VP_SPACES}" if laps > 0 else "−"
    letters = Letters(Face.BEBAS, 0.62, palette.WHITE)
    if laps < 0 or is_legible(painter, text, letters.size):
        pill = QRectF(-0.75 if laps > 0 else -0.45, 0.6, 1.5 if laps > 0 else 0.9, 0.66)
        outlined(painter, rounded(pill, 0.3), pen(palette.CREAM, 0.08), brush(palette.INK))
        if laps > 0:
            write_centred(painter, text, pill.center(), letters, 1.4)
        else:
            bar = QRectF(-0.24, pill.center().y() - 0.09, 0.48, 0.18)
            painter.fillRect(bar, brush(palette.WHITE))
        return
    shown = min(laps, len(_LAPS) - 1)
    for index in range(shown):
        at = QPointF((index - (shown - 1) / 2) * 0.52, 0.86)
        outlined(painter, disc(at, 0.2), pen(palette.CREAM, 0.08), brush(palette.INK))


def vp_line(laid: Sheet, points: int) -> QLineF:
    """The line across the ring at a number of points, for what flies there."""
    angle = sheet.vp_angle(points)
    ends = (laid.at(sheet.on_ring(angle, reach)) for reach in (sheet.VP_INNER, sheet.VP_OUTER))
    return QLineF(*ends)


def health_rect(laid: Sheet, wounds: int) -> QRectF:
    """The box around the marker on the plate for so many wounds, 4 for killed."""
    at = laid.at(sheet.on_ring(sheet.health_angle(wounds), _HEALTH_AT))
    reach = _HEALTH_RADIUS * laid.scale
    return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)


_HEALTH_AT, _HEALTH_RADIUS = 8.03, 0.3


def paint_health_marker(painter: QPainter, laid: Sheet, wounds: int) -> None:
    """The monster stands at the plate of its wounds, which is framed; 4 is killed."""
    with laid.plan_units(painter):
        first = sheet.health_angle(wounds) - sheet.HEALTH_SPAN / 2
        plate = sector(sheet.CENTRE, 8.085, 8.895, first + 0.15, sheet.HEALTH_SPAN - 0.3)
        painter.strokePath(plate, pen(palette.INK, 0.16))
        painter.strokePath(plate, pen(palette.YELLOW, 0.085))
        at = sheet.on_ring(sheet.health_angle(wounds), _HEALTH_AT)
        painter.translate(at)
        painter.scale(_HEALTH_RADIUS, _HEALTH_RADIUS)
        hard_shadow(painter, disc(QPointF(0, 0), 1.0), (0.12, 0.2))
        outlined(painter, disc(QPointF(0, 0), 0.92), pen(palette.INK, 0.16), brush(palette.YELLOW))
        outlined(painter, disc(QPointF(0, 0), 0.7), pen(palette.INK, 0.1), brush(palette.AURA[0]))
        body = palette.GLOW if wounds < sheet.KILLED else palette.NO_VALUE
        paint_figure(painter, "godran", QRectF(-0.58, -0.62, 1.2, 1.2), body, palette.RED)
