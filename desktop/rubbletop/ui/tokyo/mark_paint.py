# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting what lies live over the sheet of a city."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.ui.game_screen import Mark
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, Side, cap_height, fitted, width, write, write_within
from rubbletop.ui.paint.shapes import burst
from rubbletop.ui.tokyo import marks
from rubbletop.ui.tokyo.art import palette, sheet
from rubbletop.ui.tokyo.art.cards import paint_card
from rubbletop.ui.tokyo.art.live import paint_cash, paint_lit_star, paint_phase
from rubbletop.ui.tokyo.art.livery import livery_of
from rubbletop.ui.tokyo.art.ring import paint_health_marker, paint_vp_marker
from rubbletop.ui.tokyo.art.ruins import paint_rubble_in, paint_ruin
from rubbletop.ui.tokyo.art.sheet import Sheet
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_NAME = Letters(Face.BEBAS, 0.42, palette.INK, spacing=0.01)
_POINTS = Letters(Face.BEBAS, 0.38, palette.INK)
_BRACKETS = {"marked": palette.RED, "debris": palette.FIRE, "start": palette.CENTRE_BURST}


def paint_mark(painter: QPainter, mark: Mark) -> None:
    """Paint one mark, the painter being scaled to board units."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match mark.face:
        case marks.OnSheet() as on_sheet:
            _paint_on_sheet(painter, mark, on_sheet.sheet, on_sheet.face)
        case marks.Ruin(building=None) as rubble:
            paint_rubble_in(painter, rubble.board, rubble.area, rubble.fallen)
        case marks.Ruin(building=building) as ruin if building is not None:
            paint_ruin(painter, ruin.board, building, ruin.fallen)
        case marks.LitStar() as star:
            paint_lit_star(painter, star.board, star.board.areas[star.area])
        case marks.Targets() as targets:
            _paint_target(painter, mark.rect, targets.how)
        case unknown:
            raise AssertionError(unknown)
    painter.restore()


def _paint_on_sheet(painter: QPainter, mark: Mark, laid: Sheet, face: object) -> None:
    match face:
        case marks.PointsFace():
            paint_vp_marker(painter, face.place)
        case marks.HealthFace():
            paint_health_marker(painter, laid, face.plate)
        case marks.HeadFace():
            _paint_head(painter, laid, face)
            paint_cash(painter, laid, face.box, face.cash)
        case marks.HavocFace():
            _paint_havoc(painter, laid, face.points)
        case marks.OriginCard():
            paint_card(painter, mark.rect, face.face)
        case marks.PhaseFace():
            paint_phase(painter, laid, face.phase, face.turn)
        case marks.NoteFace():
            _paint_note(painter, laid, mark.rect, worded(face.words))
        case unknown:
            raise AssertionError(unknown)


def _paint_target(painter: QPainter, rect: QRectF, how: str) -> None:
    """Corner brackets: red for what is marked, flames for debris, violet where GODRAN began."""
    frame = rect.adjusted(0.07, 0.07, -0.07, -0.07)
    arm = 0.28
    brackets = QPainterPath()
    for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)):
        corner = QPointF(frame.left() + x * frame.width(), frame.top() + y * frame.height())
        dx, dy = arm * (1 - 2 * x), arm * (1 - 2 * y)
        brackets.moveTo(corner + QPointF(dx, 0))
        brackets.lineTo(corner)
        brackets.lineTo(corner + QPointF(0, dy))
    for thick, ink in ((0.13, palette.INK), (0.075, _BRACKETS[how])):
        painter.strokePath(brackets, pen(ink, thick))


def _paint_head(painter: QPainter, laid: Sheet, head: marks.HeadFace) -> None:
    """The player's name over the printed name of the sector, and her points."""
    with laid.plan_units(painter):
        box, plate = sheet.FURNITURE[head.box], sheet.funds(head.box)
        livery = livery_of(head.mark)
        left, right = box.left() + 0.76, plate.left() - 0.12
        band = QRectF(left - 0.04, box.top() + 0.06, plate.left() - left, sheet.HEAD_HEIGHT - 0.14)
        painter.fillRect(band, brush(livery.colour))
        middle = box.top() + sheet.HEAD_HEIGHT / 2 - 0.02
        if head.points:
            right = _paint_points(painter, head.points, QPointF(right, middle), livery.text)
        letters = fitted(head.name, _NAME.coloured(livery.text), right - left)
        write(painter, head.name, QPointF(left, middle + cap_height(letters) / 2), letters)


def _paint_havoc(painter: QPainter, laid: Sheet, points: str) -> None:
    """GODRAN's points, as those of the players."""
    with laid.plan_units(painter):
        head = sheet.havoc()
        _paint_points(painter, points, QPointF(head.right() - 0.2, head.center().y() - 0.02), palette.YELLOW)


def _paint_points(painter: QPainter, points: str, at: QPointF, colour: str) -> float:
    """Points with their star, ending at a place; return where there is room again to the left of them."""
    number = _POINTS.coloured(colour)
    write(painter, points, QPointF(at.x(), at.y() + cap_height(number) / 2), number, Side.RIGHT)
    star = QPointF(at.x() - width(points, number) - 0.17, at.y())
    painter.fillPath(burst(star, 0.125, 0.052, 5), brush(colour))
    return star.x() - 0.22


def _paint_note(painter: QPainter, laid: Sheet, rect: QRectF, words: str) -> None:
    """A reminder in place of the printed one."""
    letters = palette.SMALL.sized(palette.SMALL.size * laid.scale)
    over = QRectF(rect.center().x(), rect.top(), 0, rect.height())
    over.setRight(rect.right() - 0.03 * laid.scale)
    painter.fillRect(over, brush(palette.PAPER))
    base = QPointF(rect.right() - 0.2 * laid.scale, rect.center().y() + cap_height(letters) / 2)
    most = over.width() - 0.2 * laid.scale
    write_within(painter, words, base, letters, most, side=Side.RIGHT)
