# SPDX-License-Identifier: GPL-3.0-or-later
"""Lettering on boards and counters: outlines in board units, the same on screen, in files and on paper."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QRawFont, QTransform

from rubbletop.ui.paint.ink import brush, ink, pen
from rubbletop.ui.paint.press import Line, Press, Word
from rubbletop.ui.paint.spare import Stretch, paint_picture, spare_setting, stretches
from rubbletop.ui.typefaces import UNITS, Face, raw_font

LEAST_PX = 7.9
"""Lettering smaller than this many logical pixels an em is not drawn at all (8, less rounding)."""
NUMBERS_PX = 8.9
"""Up to this size only numbers are drawn."""
NARROWEST = 0.76
"""How narrow letters are set at most, of their own width, before they become smaller."""
_WORD = re.compile(r" |[^ ]+")
_NUMERIC = frozenset("0123456789.,+−-–/%×½¼¾ ¥$★")


class Side(Enum):
    """Which part of the text stands at the given point."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True)
class Letters:
    """A way of writing: face, size (units an em), colour; `spacing` in em between letters.

    `halo` is the colour of a casing behind the letters, `halo_width` its width on each side in em.
    """

    face: Face
    size: float
    colour: str
    spacing: float = 0.0
    halo: str = ""
    halo_width: float = 0.12

    def sized(self, size: float) -> "Letters":
        """The same at another size."""
        return replace(self, size=size)

    def coloured(self, colour: str) -> "Letters":
        """The same in another colour."""
        return replace(self, colour=colour)


@lru_cache(maxsize=4096)
def _shape(text: str, face: Face, spacing: float) -> tuple[QPainterPath, float]:
    """The outline of `text` from the origin along the base line at UNITS an em, and its advance."""
    parts = stretches(text, face)
    if not any(part.is_spare for part in parts):
        return _own_shape(text, face, spacing)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    at = 0.0
    for part in parts:
        shape = spare_setting(part.text, face)[:2] if part.is_spare else _own_shape(part.text, face, spacing)
        path.addPath(shape[0].translated(at, 0))
        at += shape[1] + spacing * UNITS
    return path, max(0.0, at - spacing * UNITS)


def _own_shape(text: str, face: Face, spacing: float) -> tuple[QPainterPath, float]:
    """The same of a text for which the face has all letters."""
    font = raw_font(face)
    glyphs = font.glyphIndexesForString(text)
    kerned = QRawFont.LayoutFlag.KernedAdvances | QRawFont.LayoutFlag.UseDesignMetrics
    advances = font.advancesForGlyphIndexes(glyphs, kerned)
    path = QPainterPath()
    # Strokes of one letter may overlap in the font file.
    path.setFillRule(Qt.FillRule.WindingFill)
    at = 0.0
    for glyph, advance in zip(glyphs, advances, strict=True):
        path.addPath(font.pathForGlyph(glyph).translated(at, 0))
        at += advance.x() + spacing * UNITS
    return path, max(0.0, at - spacing * UNITS)


def width(text: str, letters: Letters) -> float:
    """How wide the text comes out, in units."""
    return _shape(text, letters.face, letters.spacing)[1] * letters.size / UNITS


def cap_height(letters: Letters) -> float:
    """Height of a capital letter, in units."""
    return raw_font(letters.face).capHeight() * letters.size / UNITS


def fitted(text: str, letters: Letters, most: float) -> Letters:
    """`letters`, made smaller where the text would be wider than `most` units."""
    wide = width(text, letters)
    return letters.sized(letters.size * most / wide) if wide > most > 0 else letters


def text_outline(text: str, letters: Letters, at: QPointF, side: Side = Side.LEFT) -> QPainterPath:
    """The outline of the text in units, `at` on its base line."""
    path, advance = _shape(text, letters.face, letters.spacing)
    scale = letters.size / UNITS
    move = QTransform.fromTranslate(at.x() - side.value * advance * scale, at.y())
    return move.scale(scale, scale).map(path)


def pixels(painter: QPainter, length: float) -> float:
    """How many logical pixels `length` units are for this painter; on paper the count is large."""
    matrix = painter.deviceTransform()
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    if isinstance(painter, Press):
        length *= painter.fineness
    return float(abs(matrix.determinant()) ** 0.5 * length / ratio)


def is_legible(painter: QPainter, text: str, size: float) -> bool:
    """Whether text of that size is drawn: never under 8 px, between 8 and 9 px numbers only."""
    em = pixels(painter, size)
    return em >= NUMBERS_PX or (em >= LEAST_PX and _NUMERIC.issuperset(text))


def write(
    painter: QPainter,
    text: str,
    at: QPointF,
    letters: Letters,
    side: Side = Side.LEFT,
    *,
    fill: QBrush | None = None,
) -> None:
    """Draw one line of text with `at` on its base line, when it is large enough to be read.

    `fill` replaces the plain colour, for gradients in titles.
    """
    if is_legible(painter, text, letters.size):
        _draw(painter, text, at, letters, side, fill=fill)


def _draw(
    painter: QPainter, text: str, at: QPointF, letters: Letters, side: Side, *, fill: QBrush | None = None
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = text_outline(text, letters, at, side)
    halo = "#FFFFFF" if isinstance(painter, Press) and painter.saves_ink else letters.halo
    if halo:
        casing = pen(halo, 2 * letters.halo_width * letters.size)
        painter.strokePath(path, casing)
    words = _words(text, letters)
    is_pictured = any(_is_pictured(word, letters) for word in words)
    if isinstance(painter, Press) and fill is None and not is_pictured:
        left = QPointF(at.x() - side.value * width(text, letters), at.y())
        painter.set_line(Line(words, letters.face, letters.size), left, ink(letters.colour))
        return
    painter.fillPath(path, fill if fill is not None else brush(letters.colour))
    if is_pictured:
        _paint_pictures(painter, text, at, letters, side)


def _paint_pictures(painter: QPainter, text: str, at: QPointF, letters: Letters, side: Side) -> None:
    """Draw what of a line has no outline: little pictures in names."""
    for word in _words(text, letters):
        if _is_pictured(word, letters):
            begin = at.x() + word.far * letters.size - side.value * width(text, letters)
            place = QPointF(begin, at.y())
            paint_picture(painter, (word.text, letters.face), place, letters.size, letters.colour)


def _is_pictured(word: Word, letters: Letters) -> bool:
    return word.is_spare and spare_setting(word.text, letters.face).is_picture


@lru_cache(maxsize=4096)
def _words(text: str, letters: Letters) -> tuple[Word, ...]:
    """The words of a line with their distance from its beginning in em; letters that are spaced, each.

    Words are set by themselves, for the space of some faces would be read from a file as another sign.
    """
    found, start = [], 0
    for stretch in stretches(text, letters.face):
        for part in _parts(stretch, letters):
            if part.strip():
                far = _shape(text[:start], letters.face, letters.spacing)[1] / UNITS
                found.append(Word(part, far + (letters.spacing if start else 0.0), stretch.is_spare))
            start += len(part)
    return tuple(found)


def _parts(stretch: Stretch, letters: Letters) -> Sequence[str]:
    """A stretch in what is set by itself: letters that are spaced, words, all of it in another script."""
    if stretch.is_spare:
        return (stretch.text,)
    return stretch.text if letters.spacing else _WORD.findall(stretch.text)


def write_centred(
    painter: QPainter,
    text: str,
    centre: QPointF,
    letters: Letters,
    most: float = 0.0,
    *,
    fill: QBrush | None = None,
) -> None:
    """Draw one line of text with the middle of its capitals at `centre`, no wider than `most` units."""
    written = fitted(text, letters, most)
    base = QPointF(centre.x(), centre.y() + cap_height(written) / 2)
    write(painter, text, base, written, Side.MIDDLE, fill=fill)


def in_lines(text: str) -> tuple[str, ...]:
    """The words in one or two lines, as even as they can be."""
    words = text.split()
    if len(words) < 2:
        return (text,)
    cuts = ((" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words)))
    return min(cuts, key=lambda lines: max(map(len, lines)))


def write_within(
    painter: QPainter, text: str, at: QPointF, letters: Letters, most: float, *, side: Side = Side.LEFT
) -> None:
    """Draw one line of text with `at` on its base line, no wider than `most` units.

    What is wider is set narrower as far as it is still read well, and smaller only beyond that.
    """
    wide = width(text, letters)
    share = most / wide if wide > most > 0 else 1.0
    narrow = max(share, NARROWEST)
    written = letters.sized(letters.size * share / narrow)
    if not is_legible(painter, text, written.size):
        return
    painter.save()
    painter.translate(at)
    painter.scale(narrow, 1.0)
    _draw(painter, text, QPointF(0, 0), written, side)
    painter.restore()


def extruded(
    painter: QPainter,
    path: QPainterPath,
    layers: tuple[tuple[float, float, str], ...],
    fill: QBrush,
    rim: QPen,
) -> None:
    """A poster title: copies of the path moved by `(dx, dy, colour)`, last layer lowest, then the face."""
    for dx, dy, colour in reversed(layers):
        painter.fillPath(path.translated(dx, dy), brush(colour))
    painter.strokePath(path, rim)
    painter.fillPath(path, fill)
