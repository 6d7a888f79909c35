# SPDX-License-Identifier: GPL-3.0-or-later
"""What changes in the boxes of the sheet during play: money, Origin cards, the present phase, free stars."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.board.grid import Area, AreaBoard
from rubbletop.kernel.facts import say
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, Side, cap_height, fitted, write, write_within
from rubbletop.ui.paint.shapes import burst, disc, outlined, polygon, rounded
from rubbletop.ui.tokyo.art import palette, sheet, words
from rubbletop.ui.tokyo.art.buildings import livery_in
from rubbletop.ui.tokyo.art.corners import star_place
from rubbletop.ui.tokyo.art.face import OriginFace
from rubbletop.ui.tokyo.art.origin_cards import paint_origin_card
from rubbletop.ui.tokyo.art.plan import STAR
from rubbletop.ui.tokyo.art.sheet import Sheet
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_TURN = Letters(Face.BEBAS, 0.42, palette.YELLOW, spacing=0.01)
_MONEY = Letters(Face.BEBAS, 0.38, palette.INK)


def paint_cash(painter: QPainter, laid: Sheet, box: str, cash: str) -> None:
    """The Mega-Yen in the plate of a holding box, as they are shown."""
    with laid.plan_units(painter):
        field = sheet.funds(box)
        letters = fitted(cash, _MONEY, field.width() - 0.5)
        base = field.center().y() + cap_height(letters) / 2
        write(painter, cash, QPointF(field.right() - 0.1, base), letters, Side.RIGHT)


def paint_origin_row(painter: QPainter, laid: Sheet, cards: Sequence[OriginFace]) -> None:
    """The Origin cards on their places: the five that can be looked at, then the hidden one."""
    for place, card in zip(laid.origin_cards(), cards, strict=False):
        paint_origin_card(painter, place, card)


def phase_rect(laid: Sheet, phase: int) -> QRectF:
    """The line of a phase in the order of play, counted from 0."""
    return laid.placed(sheet.order_rows(len(words.PHASES))[phase])


def paint_phase(painter: QPainter, laid: Sheet, phase: int | None, turn: int) -> None:
    """A frame round the present phase (None: between turns) and the number of the turn in the head."""
    with laid.plan_units(painter):
        box = sheet.FURNITURE["order"]
        base = box.top() + sheet.HEAD_HEIGHT / 2 - 0.02 + cap_height(_TURN) / 2
        if turn > 0:
            told = worded(say("TURN {turn}", turn=turn))
            at = QPointF(box.right() - 0.22, base)
            write_within(painter, told, at, _TURN, sheet.TURN_WIDTH, side=Side.RIGHT)
        if phase is None:
            return
        row = sheet.order_rows(len(words.PHASES))[phase]
        frame = rounded(row.adjusted(0.08, 0.01, -0.06, -0.01), 0.14)
        painter.fillPath(frame, brush(palette.GOLD, 0.3))
        painter.strokePath(frame, pen(palette.INK, 0.11))
        painter.strokePath(frame, pen(palette.YELLOW, 0.05))
        y = row.center().y()
        tip = polygon([(row.left() - 0.2, y - 0.24), (row.left() + 0.16, y), (row.left() - 0.2, y + 0.24)])
        outlined(painter, tip, pen(palette.INK, 0.05), brush(palette.YELLOW))


def star_rect(board: AreaBoard, area: Area) -> QRectF:
    """The box around a lit star."""
    at, reach = star_place(board, area), 2 * STAR
    return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)


def paint_lit_star(painter: QPainter, board: AreaBoard, area: Area) -> None:
    """A set-up star on which a populace unit may be put now: larger, in a ring of light."""
    at = star_place(board, area)
    outlined(painter, disc(at, 1.75 * STAR), pen(palette.INK, 0.05), brush(palette.WHITE))
    painter.strokePath(disc(at, 1.5 * STAR), pen(palette.YELLOW, 0.05))
    star = burst(at, 1.35 * STAR, 0.56 * STAR, 5)
    outlined(painter, star, pen(palette.INK, 0.03), brush(livery_in(board, area).colour))
