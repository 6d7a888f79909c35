# SPDX-License-Identifier: GPL-3.0-or-later
"""The poster of Barrel for the start page: the front page of a newspaper with a photograph and a stamp."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.kernel.facts import say
from rubbletop.ui.barrel.art import palette, words
from rubbletop.ui.barrel.art.margin import paint_coffee_ring, paint_stamp
from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import motifs
from rubbletop.ui.paint.lettering import Letters, Side, width, write, write_centred, write_within
from rubbletop.ui.paint.poster import SIZE, poster_space
from rubbletop.ui.paint.shapes import outlined, regular, rounded
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_FLAT = Qt.PenCapStyle.FlatCap
_PHOTO = QRectF(12, 152, 180, 186)
_PHOTO_GROUND = "#D9CDB0"
_WORD_LENGTHS = (22, 12, 14, 26, 30, 8, 9, 18, 17, 24, 11)
_HEADLINE = (say("VICTORY NEAR,"), say("SAYS MAN FAR AWAY"))
_CAPTION = say("The barrel, at rest. Photograph: staff")


def paint_poster(painter: QPainter, rect: QRectF) -> None:
    """Paint the poster so that it covers the rectangle; what does not fit is cut off evenly."""
    with poster_space(painter, rect):
        painter.fillRect(SIZE.adjusted(-1, -1, 1, 1), brush(palette.NEWSPRINT))
        _paint_masthead(painter)
        _paint_photograph(painter)
        _paint_columns(painter)
        paint_coffee_ring(painter, QPointF(244, 424), 24)
        paint_stamp(painter, QPointF(198, 192), worded(say("TOP SECRET")), 27, -11, most=150)


def _rule(painter: QPainter, y: float, wide: float) -> None:
    line = QPainterPath(QPointF(10, y))
    line.lineTo(SIZE.right() - 10, y)
    painter.strokePath(line, pen(palette.INK, wide, cap=_FLAT))


def _paint_masthead(painter: QPainter) -> None:
    middle = SIZE.center().x()
    title = Letters(Face.OLD_STANDARD_BOLD, 35, palette.INK)
    write(painter, words.TITLE, QPointF(middle, 42), title, Side.MIDDLE)
    _rule(painter, 52, 2.4)
    _rule(painter, 55.4, 0.8)
    ears = Letters(Face.OLD_STANDARD_BOLD, 10.8, palette.INK, spacing=0.03)
    left, right = worded(words.EARS[0][0]), worded(words.EARS[1][0])
    half = SIZE.width() / 2 - 14
    write_within(painter, left, QPointF(10, 69), ears, half)
    room = SIZE.width() - 26 - min(width(left, ears), half)
    write_within(painter, right, QPointF(SIZE.right() - 10, 69), ears, room, side=Side.RIGHT)
    _rule(painter, 75, 0.8)
    for text, size, base in zip(_HEADLINE, (31, 26), (109, 139), strict=True):
        head = Letters(Face.OLD_STANDARD_BOLD, size, palette.INK)
        write_centred(painter, worded(text), QPointF(middle, base - size * 0.34), head, SIZE.width() - 20)


def _paint_photograph(painter: QPainter) -> None:
    frame = rounded(_PHOTO, 0)
    painter.fillPath(frame, brush(_PHOTO_GROUND))
    painter.fillPath(motifs(frame, regular(QPointF(0, 0), 1.0, 6), 4.4), brush(palette.INK, 0.16))
    paint_figure(painter, "refinery", QRectF(22, 196, 110, 110), palette.INK, _PHOTO_GROUND)
    paint_figure(painter, "barrel", QRectF(108, 246, 78, 78), palette.INK, _PHOTO_GROUND)
    paint_figure(painter, "troop", QRectF(82, 232, 62, 62), palette.PENCIL, _PHOTO_GROUND)
    ground = QPainterPath(QPointF(_PHOTO.left(), 320))
    ground.lineTo(_PHOTO.right(), 320)
    painter.strokePath(ground, pen(palette.INK, 2, cap=_FLAT))
    outlined(painter, frame, pen(palette.INK, 1.2))
    caption = Letters(Face.OLD_STANDARD_ITALIC, 10.6, palette.INK)
    at = QPointF(_PHOTO.left() + 2, 353)
    write_within(painter, worded(_CAPTION), at, caption, SIZE.width() - at.x() - 10)


def _paint_columns(painter: QPainter) -> None:
    """Three columns of lines that stand for text, one of them beside the photograph."""
    text = QPainterPath()
    for row in range(24):
        _add_line(text, 202, 158 + row * 8, 84, row)
    for column in range(3):
        for row in range(11):
            _add_line(text, 12 + column * 94, 370 + row * 8, 86, row + column)
    painter.strokePath(text, pen(palette.RULED, 1.4, cap=_FLAT))


def _add_line(path: QPainterPath, left: float, y: float, wide: float, seed: int) -> None:
    """A line made of words of different lengths."""
    x = left
    index = seed * 3
    while x < left + wide - 3:
        word = min(_WORD_LENGTHS[index % len(_WORD_LENGTHS)], left + wide - x)
        path.moveTo(x, y)
        path.lineTo(x + word, y)
        x += word + 3
        index += 1
