# SPDX-License-Identifier: GPL-3.0-or-later
"""The title of Tokyo and the monster's name in its own signs, for the board and the poster."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QTransform

from rubbletop.ui.paint.artwork import drawing
from rubbletop.ui.paint.ink import brush, ink, pen
from rubbletop.ui.paint.lettering import Letters, extruded, fitted, text_outline
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.typefaces import Face

_SIGN_STEP = 92.0
_FIRST_WORDS = "Oh No, There Goes "
_TITLE = "Oh No, There Goes Tokyo!"
_LAST_LINES = {1: ((62, 88, 144),), 2: ((44, 72, 140), (44, 110, 128))}
"""By the count of lines: how large each is, where its base line lies, and how wide it may be."""


def monster_signs() -> QPainterPath:
    """The four signs one under another, 100 units each, from the origin downwards."""
    column = QPainterPath()
    for index, sign in enumerate(drawing("title-godran.svg").values()):
        box = sign.boundingRect()
        column.addPath(sign.translated(50 - box.center().x(), 88 + index * _SIGN_STEP))
    return column


def golden(box: QRectF) -> QBrush:
    """The yellow of the title, growing darker towards the foot."""
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    for place, colour in zip((0.0, 1.0), palette.TITLE, strict=True):
        gradient.setColorAt(place, ink(colour))
    return QBrush(gradient)


def paint_signs(painter: QPainter, box: QRectF) -> None:
    """The monster's name in a column as wide as the box."""
    scale = box.width() / 100
    path = QTransform.fromTranslate(box.left(), box.top()).scale(scale, scale).map(monster_signs())
    layers = ((2.6 * scale, 3 * scale, palette.TITLE_RED), (6 * scale, 8 * scale, palette.TITLE_SHADOW))
    extruded(painter, path, layers, golden(path.boundingRect()), pen(palette.TITLE_SHADOW, 2.4 * scale))


def last_words(title: str) -> tuple[str, ...]:
    """What there goes, by the title of a board, in one line or two of about the same length."""
    words = f"{title.removeprefix(_FIRST_WORDS).rstrip('!').upper()}!".split()
    breaks = range(1, len(words)) if len(words) > 1 else (1,)
    lines = [(" ".join(words[:at]), " ".join(words[at:])) for at in breaks]
    return tuple(line for line in min(lines, key=lambda two: max(map(len, two))) if line)


def paint_title(painter: QPainter, box: QRectF, title: str = _TITLE) -> None:
    """The title of the board in a box of about 146 to 140."""
    unit = box.width() / 146
    painter.save()
    painter.translate(box.left() + 2 * unit, box.top() + 34 * unit)
    painter.rotate(-6)
    for text, size, base in (("OH NO,", 31, 2), ("THERE GOES", 29, 32)):
        line = text_outline(text, Letters(Face.BEBAS, size * unit, palette.CREAM), QPointF(0, base * unit))
        painter.fillPath(line.translated(2.4 * unit, 2.8 * unit), brush(palette.TITLE_SHADOW))
        painter.fillPath(line, brush(palette.CREAM))
    word = QPainterPath()
    lines = last_words(title)
    for line_text, (size, base, most) in zip(lines, _LAST_LINES[len(lines)], strict=True):
        letters = fitted(line_text, Letters(Face.BEBAS, size * unit, palette.CREAM), most * unit)
        word.addPath(text_outline(line_text, letters, QPointF(-2 * unit, base * unit)))
    layers = ((1.8 * unit, 2 * unit, palette.TITLE_RED), (4.2 * unit, 5.4 * unit, palette.TITLE_SHADOW))
    extruded(painter, word, layers, golden(word.boundingRect()), pen(palette.TITLE_SHADOW, 1.4 * unit))
    painter.restore()
