# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on and around Tokyo's counters: where the unit stands, what it did, what it carries."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import disc, hard_shadow, outlined
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.chips import Detail
from rubbletop.ui.tokyo.art.face import Stance

SHADOWS: dict[Stance, tuple[float, float]] = {
    "outside": (0.024, 0.064),
    "inside": (0.024, 0.064),
    "roof": (0.14, 0.20),
}
"""How far the shadow falls: a unit on a roof stands high above the street."""

FRAME = 0.12
_HOUSE = outline("M-5.6,5.8V-.6L0,-6.4L5.6,-.6V5.8H1.6V1H-1.6V5.8Z")
_CHEVRON = outline("M-5.6,.4L0,-5.6L5.6,.4M-5.6,5.6H5.6")
_TICK = outline("M-.5,.05L-.12,.45L.52,-.4")
_CROSSHAIR = outline(
    "M0,-.92V-.34M0,.92V.34M-.92,0H-.34M.92,0H.34M-.55,0a.55,.55 0 1 1 1.1,0a.55,.55 0 1 1 -1.1,0"
)


class Signs(NamedTuple):
    """What lies on a counter: where it stands, whether it is done, whether it attacks, what it carries."""

    stance: Stance = "outside"
    spent: bool = False
    joined: bool = False
    cargo: str = ""


def paint_under(painter: QPainter, edge: QPainterPath, signs: Signs) -> None:
    """The shadow, the black frame of a unit inside, and the flame-coloured one of a unit that attacks."""
    if signs.stance == "inside":
        shape = widened(edge, FRAME)
        hard_shadow(painter, shape, SHADOWS["inside"])
        painter.fillPath(shape, brush(palette.NIGHT))
        painter.strokePath(widened(edge, FRAME * 0.62), pen(palette.YELLOW, 0.032))
    else:
        hard_shadow(painter, edge, SHADOWS[signs.stance])
    if signs.joined:
        painter.fillPath(widened(edge, 0.105), brush(palette.INK))
        painter.fillPath(widened(edge, 0.075), brush(palette.FIRE))
        painter.fillPath(widened(edge, 0.018), brush(palette.INK))


def widened(edge: QPainterPath, by: float) -> QPainterPath:
    """A counter's outline, in the unit square, made larger on each side."""
    grown = QTransform.fromTranslate(0.5, 0.5).scale(1 + 2 * by, 1 + 2 * by).translate(-0.5, -0.5)
    return grown.map(edge)


def hatched_foot(foot: QRectF) -> QPainterPath:
    """Slanting bars over the foot of a counter: it stands in the shade of a room."""
    bars = QPainterPath()
    x = foot.left() - foot.height()
    while x < foot.right():
        left = QPointF(x, foot.bottom())
        bars.moveTo(left)
        bars.lineTo(left + QPointF(foot.height(), -foot.height()))
        bars.lineTo(left + QPointF(foot.height() + 0.05, -foot.height()))
        bars.lineTo(left + QPointF(0.05, 0))
        bars.closeSubpath()
        x += 0.1
    room = QPainterPath()
    room.addRect(foot)
    return bars.intersected(room)


def paint_over(painter: QPainter, signs: Signs, detail: Detail) -> None:
    """The badges: stance at the upper right, done below it, cargo at the left, attack at the top."""
    radius = 0.20 if detail.is_large else 0.27
    if signs.joined:
        _paint_joined(painter, QPointF(0.5, 0.0), radius * 0.85)
    if signs.stance == "inside":
        _paint_badge(painter, QPointF(0.95, 0.05), radius, palette.YELLOW)
        painter.fillPath(_at(_HOUSE, QPointF(0.95, 0.05), radius / 9), brush(palette.INK))
    elif signs.stance == "roof":
        _paint_badge(painter, QPointF(0.95, 0.05), radius, palette.WHITE)
        painter.strokePath(_at(_CHEVRON, QPointF(0.95, 0.05), radius / 9), pen(palette.INK, radius * 0.27))
    if signs.cargo:
        _paint_cargo(painter, signs.cargo, QPointF(0.04, 0.47), radius)
    if signs.spent:
        at = QPointF(0.96, 0.50)
        _paint_badge(painter, at, radius * 0.9, palette.DONE)
        painter.strokePath(_at(_TICK, at, radius * 0.9), pen(palette.WHITE, radius * 0.24))


def _at(path: QPainterPath, centre: QPointF, scale: float) -> QPainterPath:
    return QTransform.fromTranslate(centre.x(), centre.y()).scale(scale, scale).map(path)


def _paint_badge(painter: QPainter, centre: QPointF, radius: float, ground: str) -> None:
    outlined(painter, disc(centre, radius), pen(palette.INK, radius * 0.18), brush(ground))


def _paint_joined(painter: QPainter, centre: QPointF, radius: float) -> None:
    _paint_badge(painter, centre, radius, palette.FIRE)
    painter.strokePath(_at(_CROSSHAIR, centre, radius), pen(palette.INK, radius * 0.2))


def _paint_cargo(painter: QPainter, figure: str, centre: QPointF, radius: float) -> None:
    _paint_badge(painter, centre, radius, palette.CREAM)
    side = radius * 1.25
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    paint_figure(painter, figure, box, palette.INK, palette.CREAM)
