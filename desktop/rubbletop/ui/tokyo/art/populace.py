# SPDX-License-Identifier: GPL-3.0-or-later
"""The round counters of the populace."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.kernel.facts import say
from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, is_legible, write_centred
from rubbletop.ui.paint.shapes import burst, disc, hard_shadow, outlined, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.badges import SHADOWS, Signs, hatched_foot, paint_over, paint_under
from rubbletop.ui.tokyo.art.chips import Detail
from rubbletop.ui.tokyo.art.face import PopulaceFace
from rubbletop.ui.tokyo.art.livery import livery_of, paint_owner, paint_sign
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_CENTRE = QPointF(0.5, 0.5)
_EDGE = disc(_CENTRE, 0.5)
_RING = 0.475
_PAPER = 0.74 * 0.5


def paint_populace(painter: QPainter, face: PopulaceFace, detail: Detail, figure: str) -> None:
    """The counter in the unit square."""
    if face.back:
        _paint_back(painter, face)
        return
    signs = Signs(face.stance, face.spent)
    paper = palette.SPENT if face.spent else palette.CREAM
    paint_under(painter, _EDGE, signs)
    painter.fillPath(_EDGE, brush(palette.INK))
    painter.fillPath(disc(_CENTRE, _RING), brush(livery_of(face.mark).colour))
    outlined(painter, disc(_CENTRE, _PAPER), pen(palette.INK, 0.024), brush(paper))
    if face.stance == "inside":
        foot = hatched_foot(QRectF(0.1, 0.6, 0.8, 0.3)).intersected(disc(_CENTRE, _PAPER))
        painter.fillPath(foot, brush(palette.INK, 0.34))
    side = 0.6 if detail is Detail.TINY else 0.5
    top = 0.21 if detail.is_small else 0.22
    paint_figure(painter, figure, QRectF(0.5 - side / 2, top, side, side), palette.INK, paper)
    paint_sign(painter, face.mark, QPointF(0.5, 0.075), 0.13 if detail.is_small else 0.095)
    _paint_chips(painter, face, detail)
    if face.owner and face.owner != face.mark:
        paint_owner(painter, face.owner, QPointF(0.1, 0.12), 0.2)
    paint_over(painter, signs, detail)


def _paint_chips(painter: QPainter, face: PopulaceFace, detail: Detail) -> None:
    if detail is Detail.TINY:
        return
    side, text = (0.33, 0.31) if detail is Detail.SMALL else (0.27, 0.25)
    for x, value, ground in ((0.17, face.cs, palette.STRENGTH), (0.83, str(face.mp), palette.MOVEMENT)):
        box = QRectF(x - side / 2, 0.83 - side / 2, side, side)
        outlined(painter, rounded(box, side * 0.22), pen(palette.CREAM, 0.03), brush(ground))
        write_centred(painter, value, box.center(), Letters(Face.BEBAS, text, palette.WHITE))


def _paint_back(painter: QPainter, face: PopulaceFace) -> None:
    livery = livery_of(face.mark)
    hard_shadow(painter, _EDGE, SHADOWS["outside"])
    painter.fillPath(_EDGE, brush(palette.INK))
    painter.fillPath(disc(_CENTRE, _RING), brush(livery.colour))
    outlined(painter, disc(_CENTRE, _PAPER), pen(palette.INK, 0.024), brush(palette.CREAM))
    paint_sign(painter, face.mark, QPointF(0.5, 0.075), 0.095)
    number = Letters(Face.BEBAS, 0.27, palette.INK)
    painter.fillPath(burst(QPointF(0.33, 0.4), 0.1, 0.045, 5), brush(palette.INK))
    write_centred(painter, str(face.vp), QPointF(0.58, 0.41), number)
    cost = f"¥{face.cost}"
    words = Letters(Face.BEBAS, 0.15, palette.INK)
    if is_legible(painter, "a move", words.size):
        write_centred(painter, cost, QPointF(0.5, 0.63), number.sized(0.22))
        write_centred(painter, worded(say("A MOVE")), QPointF(0.5, 0.77), words, 0.48)
    else:
        write_centred(painter, cost, QPointF(0.5, 0.67), number)
