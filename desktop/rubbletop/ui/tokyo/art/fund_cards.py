# SPDX-License-Identifier: GPL-3.0-or-later
"""The emblems of the superweapons, and the card that shows how far the money for one has grown."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, is_legible, write_centred
from rubbletop.ui.paint.shapes import burst, outlined, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.cardstock import paint_stock, paint_window
from rubbletop.ui.tokyo.art.counters import figure_of
from rubbletop.ui.tokyo.art.face import WEAPONS, FundFace
from rubbletop.ui.tokyo.art.livery import livery_of, paint_sign
from rubbletop.ui.typefaces import Face

WIDE, HIGH = 70.0, 104.0
SHAPE = WIDE / HIGH
"""Width of a card over its height."""

_CARD = QRectF(0, 0, WIDE, HIGH)
_RADIUS = 6.0
_GROUNDS = dict(zip(WEAPONS, palette.EMBLEMS, strict=True))


def paint_emblem(painter: QPainter, box: QRectF, kind: str) -> None:
    """The emblem of a superweapon in a square; "" is one whose kind is secret."""
    paint_window(painter, box, box.width() * 0.09, _GROUNDS.get(kind, palette.NIGHT))
    outlined(painter, rounded(box, box.width() * 0.09), pen(palette.INK, box.width() * 0.035))
    star = burst(box.center(), box.width() * 0.46, box.width() * 0.37, 16)
    outlined(painter, star, pen(palette.INK, box.width() * 0.03), brush(palette.CREAM))
    side = box.width() * (0.5 if kind else 0.42)
    inner = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    paint_figure(painter, figure_of(kind) if kind else "bolt", inner, palette.INK, palette.CREAM)


def paint_fund_card(painter: QPainter, rect: QRectF, card: FundFace) -> None:
    """Paint a fund of the shape SHAPE into `rect`: emblem, bar and money."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDE, rect.height() / HIGH)
    paint_stock(painter, _CARD, _RADIUS, palette.PAPER)
    paint_emblem(painter, QRectF(4, 4, WIDE - 8, WIDE - 8), card.kind)
    if card.mark:
        paint_sign(painter, card.mark, QPointF(11, 11), 7)
    bar = QRectF(6, 71, WIDE - 12, 9)
    outlined(painter, rounded(bar, 3), pen(palette.INK, 1.6), brush(palette.CARD_PLACE))
    share = min(1.0, card.paid / card.target) if card.target else 1.0
    if share > 0:
        filled = QRectF(bar.left() + 1, bar.top() + 1, (bar.width() - 2) * share, bar.height() - 2)
        painter.fillPath(rounded(filled, 2), brush(livery_of(card.mark).colour))
    words = f"¥{card.paid}/{card.target}"
    letters = Letters(Face.BEBAS, 17, palette.INK)
    if not is_legible(painter, words, letters.size):
        words, letters = f"¥{card.paid}", letters.sized(24)
    write_centred(painter, words, QPointF(WIDE / 2, 92), letters, WIDE - 8)
    painter.restore()
