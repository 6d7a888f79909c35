# SPDX-License-Identifier: GPL-3.0-or-later
"""The Origin cards: where GODRAN may come from, of which one is true and five are looked at."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.ui.paint.artwork import figures
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, in_lines, is_legible, pixels, write_centred
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import disc, outlined, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.cardstock import paint_back, paint_picture, paint_stock, paint_window
from rubbletop.ui.tokyo.art.face import ORIGINS, OriginFace
from rubbletop.ui.tokyo.art.scheme_cards import PICTURES
from rubbletop.ui.typefaces import Face

WIDE, HIGH = 42.0, 76.0
SHAPE = WIDE / HIGH
"""Width of a card over its height, that of its place on the sheet."""

_CARD = QRectF(0, 0, WIDE, HIGH)
_RADIUS = 4.0
_GROUNDS = dict(zip(ORIGINS, palette.ORIGINS, strict=True))
_EYE = outline("M-8,0Q0,-9 8,0Q0,9 -8,0Z")


def paint_origin_card(painter: QPainter, rect: QRectF, card: OriginFace) -> None:
    """Paint a card of the shape SHAPE into `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDE, rect.height() / HIGH)
    if not card.origin:
        paint_back(painter, _CARD, _RADIUS, palette.CARD_BACK, palette.GOLD)
    else:
        _paint_front(painter, card)
    painter.restore()


def _paint_front(painter: QPainter, card: OriginFace) -> None:
    struck = card.knowledge == "struck"
    if card.knowledge == "true":
        reach = max(3.0, 3 / pixels(painter, 1.0))
        frame = rounded(_CARD.adjusted(-reach, -reach, reach, reach), _RADIUS + reach)
        outlined(painter, frame, pen(palette.INK, 1.4), brush(palette.YELLOW))
    paint_stock(painter, _CARD, _RADIUS, palette.SPENT if struck else palette.PAPER)
    named = bool(card.name) and is_legible(painter, "name", 8.6)
    window = QRectF(3, 3, WIDE - 6, HIGH - (26 if named else 6))
    ground = _GROUNDS.get(card.origin, palette.NIGHT)
    paint_window(painter, window, 3, palette.DONE if struck else ground)
    side = 34.0
    box = QRectF(WIDE / 2 - side / 2, window.center().y() - side / 2, side, side)
    colour, light = (palette.SPENT, palette.CREAM) if struck else (palette.YELLOW, palette.WHITE)
    paint_picture(painter, figures(PICTURES)[card.origin], box, colour, light)
    if named:
        lines = in_lines(card.name.upper())
        for index, line in enumerate(lines):
            y = HIGH - 12 + (index - (len(lines) - 1) / 2) * 9
            write_centred(
                painter, line, QPointF(WIDE / 2, y), Letters(Face.BEBAS, 9.4, palette.INK), WIDE - 5
            )
    if struck:
        _paint_cross(painter, window.adjusted(3, 4, -3, -4))
    elif card.knowledge == "seen":
        _paint_eye(painter, QPointF(WIDE - 8, 8))


def _paint_cross(painter: QPainter, box: QRectF) -> None:
    """The sign of an Origin that is ruled out."""
    cross = QPainterPath(box.topLeft())
    cross.lineTo(box.bottomRight())
    cross.moveTo(box.topRight())
    cross.lineTo(box.bottomLeft())
    painter.strokePath(cross, pen(palette.CREAM, 7))
    painter.strokePath(cross, pen(palette.RED, 4))


def _paint_eye(painter: QPainter, centre: QPointF) -> None:
    """The sign of a card that its viewer alone has looked at."""
    outlined(painter, disc(centre, 9), pen(palette.INK, 1.4), brush(palette.CREAM))
    painter.translate(centre)
    painter.scale(0.8, 0.8)
    painter.strokePath(_EYE, pen(palette.INK, 2))
    painter.fillPath(disc(QPointF(0, 0), 3.2), brush(palette.INK))
