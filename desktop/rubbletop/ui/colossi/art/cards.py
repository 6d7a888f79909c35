# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting the Action cards: the tribes in the order they act, and whether ties go low or high."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.kernel.facts import say
from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.boulders import paint_stone
from rubbletop.ui.colossi.art.face import TRIBE_LETTERS, CardFace
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, is_legible, write_centred
from rubbletop.ui.paint.shapes import burst, disc, hard_shadow, outlined, polygon, round_top, rounded
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

SHAPE = 0.72
"""Width of a card over its height."""

_WIDE, _HIGH = 72.0, 100.0
_PAPER = "#FBF3DC"
_COLUMNS = (21.0, 51.0)
_ROWS = (34.0, 58.0, 82.0)


def paint_action_card(painter: QPainter, rect: QRectF, card: CardFace | None) -> None:
    """Paint a card of the shape SHAPE into `rect`; None is a card face down."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _WIDE, rect.height() / _HIGH)
    sheet = rounded(QRectF(0, 0, _WIDE, _HIGH), 7)
    hard_shadow(painter, sheet, (2, 4))
    if card is None:
        _paint_back(painter)
    else:
        _paint_front(painter, card)
    painter.restore()


def _paint_back(painter: QPainter) -> None:
    painter.fillPath(rounded(QRectF(0, 0, _WIDE, _HIGH), 7), brush(tones.BOULDER_EDGE))
    painter.fillPath(rounded(QRectF(2, 2, _WIDE - 4, _HIGH - 4), 5.5), brush("#8E1B14"))
    outlined(painter, rounded(QRectF(6, 6, _WIDE - 12, _HIGH - 12), 4), pen(tones.GOLD, 1.2))
    middle = QPointF(_WIDE / 2, _HIGH / 2)
    painter.fillPath(burst(middle, 27, 19, 12), brush(tones.TITLE[0]))
    write_centred(painter, "?", middle, Letters(Face.BEBAS, 36, "#8E1B14"))


def _paint_front(painter: QPainter, card: CardFace) -> None:
    painter.fillPath(rounded(QRectF(0, 0, _WIDE, _HIGH), 7), brush(tones.BOULDER_EDGE))
    painter.fillPath(rounded(QRectF(2, 2, _WIDE - 4, _HIGH - 4), 5.5), brush(_PAPER))
    low = card.takes == "lowest"
    colour = tones.DEFENCE if low else tones.COMBAT
    painter.fillPath(round_top(QRectF(2, 2, _WIDE - 4, 17), 5.5), brush(colour))
    tip, foot = (15.5, 6.5) if low else (6.5, 15.5)
    painter.fillPath(polygon(((6, foot), (17, foot), (11.5, tip))), brush("#FFFFFF"))
    takes = worded(say("lowest") if low else say("highest")).upper()
    write_centred(painter, takes, QPointF(42, 11), Letters(Face.BEBAS, 15.5, "#FFFFFF"), 44)
    for place, tribe in enumerate(card.tribes[:6]):
        middle = QPointF(_COLUMNS[place % 2], _ROWS[place // 2])
        _paint_tribe(painter, middle, tribe, place + 1)


def _paint_tribe(painter: QPainter, middle: QPointF, tribe: str, place: int) -> None:
    """A stone head, its letter at the upper left, its place in the order at the lower right."""
    letter = Letters(Face.BEBAS, 12, tones.BOULDER_EDGE, halo=_PAPER, halo_width=0.1)
    number = Letters(Face.BEBAS, 9.5, "#FFFFFF")
    if not is_legible(painter, str(place), number.size):
        # Too small for signs: larger heads, in reading order.
        paint_stone(painter, tribe, QRectF(middle.x() - 13, middle.y() - 13, 26, 26), reduced=False)
        return
    paint_stone(painter, tribe, QRectF(middle.x() - 11, middle.y() - 11, 22, 22), reduced=False)
    write_centred(painter, TRIBE_LETTERS[tribe], QPointF(middle.x() - 12.5, middle.y() - 6), letter)
    badge = disc(QPointF(middle.x() + 10, middle.y() + 6), 5.6)
    outlined(painter, badge, pen(_PAPER, 1.4), brush(tones.BOULDER_EDGE))
    write_centred(painter, str(place), QPointF(middle.x() + 10, middle.y() + 6), number)
