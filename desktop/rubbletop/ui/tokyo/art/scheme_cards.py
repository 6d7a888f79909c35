# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of the harebrained schemes, with which players bid for GODRAN."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.kernel.facts import say
from rubbletop.ui.paint.artwork import figures
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, cap_height, in_lines, is_legible, pixels, write_centred
from rubbletop.ui.paint.shapes import outlined, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.cardstock import (
    paint_back,
    paint_picture,
    paint_stamp,
    paint_stock,
    paint_window,
)
from rubbletop.ui.tokyo.art.face import SCHEMES, SchemeFace
from rubbletop.ui.tokyo.art.livery import paint_owner
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

PICTURES = "tokyo_cards.json"
WIDE, HIGH = 70.0, 104.0
SHAPE = WIDE / HIGH
"""Width of a card over its height."""

_CARD = QRectF(0, 0, WIDE, HIGH)
_RADIUS = 6.0
_GROUNDS = dict(zip(SCHEMES, palette.SCHEMES, strict=True))


def paint_scheme_card(painter: QPainter, rect: QRectF, card: SchemeFace) -> None:
    """Paint a card of the shape SHAPE into `rect`; shadow and frame reach 6 hundredths beyond it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDE, rect.height() / HIGH)
    if card.state == "hidden":
        paint_back(painter, _CARD, _RADIUS, palette.CARD_BACK, palette.GOLD)
        if card.mark:
            paint_owner(painter, card.mark, QPointF(WIDE / 2, HIGH - 15), 11)
    else:
        if card.state == "chosen":
            _paint_chosen(painter)
        _paint_front(painter, card)
    painter.restore()


def _paint_chosen(painter: QPainter) -> None:
    """A double frame round the card, at least three pixels wide."""
    wide = max(5.0, 3 / pixels(painter, 1.0))
    for share, ground in ((1.0, palette.INK), (0.72, palette.WHITE), (0.3, palette.INK)):
        reach = wide * share
        frame = rounded(_CARD.adjusted(-reach, -reach, reach, reach), _RADIUS + reach)
        painter.fillPath(frame, brush(ground))


def _paint_front(painter: QPainter, card: SchemeFace) -> None:
    used = card.state == "used"
    paint_stock(painter, _CARD, _RADIUS, palette.SPENT if used else palette.PAPER)
    named = is_legible(painter, "name", 12.0)
    window = QRectF(4, 4, WIDE - 8, 50 if named else 68)
    ground = _GROUNDS.get(card.card, palette.NIGHT)
    paint_window(painter, window, 4, palette.DONE if used else ground)
    side = 46.0 if named else 58.0
    box = QRectF(WIDE / 2 - side / 2, window.center().y() - side / 2, side, side)
    parts = figures(PICTURES)[card.card] or figures(PICTURES)["scheme"]
    colour, light = (palette.SPENT, palette.CREAM) if used else (palette.YELLOW, palette.WHITE)
    paint_picture(painter, parts, box, colour, light)
    if named:
        _write_name(painter, card.name)
    ink = palette.INK if used else palette.PRICE
    size = 19.0 if named else 30.0
    write_centred(
        painter, f"¥{card.cost}", QPointF(WIDE / 2, 92 if named else 87), Letters(Face.BEBAS, size, ink)
    )
    if used:
        stamp = (palette.INK, palette.WHITE)
        paint_stamp(painter, QPointF(WIDE / 2, window.center().y() + 4), 58, worded(say("USED")), stamp)
    elif card.state == "carried":
        stamp = (palette.YELLOW, palette.INK)
        paint_stamp(painter, QPointF(WIDE / 2, window.bottom() - 14), 50, worded(say("FREE")), stamp)


def _write_name(painter: QPainter, name: str) -> None:
    letters = Letters(Face.BEBAS, 12.4, palette.INK)
    lines = in_lines(name.upper())
    pitch = cap_height(letters) + 3.6
    for index, line in enumerate(lines):
        y = 69 + (index - (len(lines) - 1) / 2) * pitch
        write_centred(painter, line, QPointF(WIDE / 2, y), letters, WIDE - 9)


def scheme_swatch(painter: QPainter, box: QRectF, card: str) -> None:
    """The picture of a scheme alone in its window, for lines of text and small places."""
    paint_window(painter, box, box.height() * 0.12, _GROUNDS.get(card, palette.NIGHT))
    outlined(painter, rounded(box, box.height() * 0.12), pen(palette.INK, box.height() * 0.05))
    side = box.height() * 0.86
    inner = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    parts = figures(PICTURES)[card] or figures(PICTURES)["scheme"]
    paint_picture(painter, parts, inner, palette.YELLOW, palette.WHITE)
