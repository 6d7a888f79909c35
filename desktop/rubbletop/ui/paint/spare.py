# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters that the shipped faces lack, in names above all: set in a typeface of the system that has them."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby, pairwise
from math import ceil
from typing import NamedTuple
from unicodedata import category

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QGlyphRun,
    QImage,
    QPainter,
    QPainterPath,
    QTextLayout,
    QTextLine,
    QTextOption,
    QTransform,
)

from rubbletop.ui.paint.ink import ink
from rubbletop.ui.typefaces import UNITS, Face, is_bold, raw_font

SET_EM = 100
"""Pixels an em at which letters are set before they are scaled; pictures have about that size in fonts."""
_WIDEST = 1e6
_COLOURED = ("CBDT", "sbix", "COLR", "SVG ")
"""The tables of a font file in which letters are pictures."""
_JOINED = frozenset(("Mn", "Me", "Mc", "Cf"))
"""Marks, joiners and signs of direction: they belong to the letter before them."""
_NEUTRAL = frozenset(("Zs", "Po", "Pd", "Ps", "Pe", "Nd"))
"""What may stand between two words of another script and has the direction of these."""


class Stretch(NamedTuple):
    """A part of a line; ``is_spare`` where the face has no letters for it."""

    text: str
    is_spare: bool


class Setting(NamedTuple):
    """A stretch set at UNITS an em from the origin along the base line: its outline and its advance.

    ``is_picture``: some of its letters have no outlines, so that it is painted as an image, and has none.
    """

    outline: QPainterPath
    advance: float
    is_picture: bool


@lru_cache(maxsize=4096)
def stretches(text: str, face: Face) -> tuple[Stretch, ...]:
    """Return a line in parts that the face can set and parts that it cannot, in the order of writing.

    Blanks between two words of another script go with them, for such words may run from right to left.
    """
    if text.isascii():
        return (Stretch(text, False),)
    spare = list(_lacking(text, face))
    known = [place for place, lacks in enumerate(spare) if lacks]
    for before, after in pairwise(known):
        if all(category(letter) in _NEUTRAL for letter in text[before + 1 : after]):
            spare[before:after] = [True] * (after - before)
    parts = groupby(zip(text, spare, strict=True), key=lambda pair: pair[1])
    return tuple(Stretch("".join(letter for letter, _ in part), is_spare) for is_spare, part in parts)


def _lacking(text: str, face: Face) -> Iterator[bool]:
    """For each letter whether the face lacks it."""
    font, lacks = raw_font(face), False
    for letter in text:
        if category(letter) not in _JOINED:
            lacks = not font.supportsCharacter(ord(letter))
        yield lacks


@cache
def spare_font(face: Face, em: int) -> QFont:
    """Return the font, ``em`` pixels an em, for letters that a face lacks: Qt finds one that has them."""
    font = QFont()
    font.setWeight(QFont.Weight.Bold if is_bold(face) else QFont.Weight.Normal)
    font.setPixelSize(em)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=1024)
def spare_setting(text: str, face: Face) -> Setting:
    """Return a stretch that a face lacks, set in another."""
    layout, line = _laid_out(text, face)
    path, runs, scale = QPainterPath(), layout.glyphRuns(), UNITS / SET_EM
    path.setFillRule(Qt.FillRule.WindingFill)
    advance, is_picture = line.naturalTextWidth() * scale, any(map(_has_colours, runs))
    # Qt takes wrong measures of coloured letters once it was asked for their outlines.
    for run in () if is_picture else runs:
        font = run.rawFont()
        for glyph, at in zip(run.glyphIndexes(), run.positions(), strict=True):
            path.addPath(font.pathForGlyph(glyph).translated(at.x(), at.y() - line.ascent()))
    return Setting(QTransform.fromScale(scale, scale).map(path), advance, is_picture)


def _laid_out(text: str, face: Face) -> tuple[QTextLayout, QTextLine]:
    option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout = QTextLayout(text, spare_font(face, SET_EM))
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(_WIDEST)
    layout.endLayout()
    return layout, line


def _has_colours(run: QGlyphRun) -> bool:
    """Whether letters are of a font of coloured pictures."""
    font = run.rawFont()
    return any(not font.fontTable(name).isEmpty() for name in _COLOURED)


@lru_cache(maxsize=64)
def _image(text: str, face: Face, colour: str) -> tuple[QImage, QRectF]:
    """A stretch as an image, which can be drawn narrower too, and its place at UNITS an em."""
    layout, line = _laid_out(text, face)
    size = QSize(ceil(line.naturalTextWidth()) + 2, ceil(line.height()) + 2)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setPen(ink(colour))
    layout.draw(painter, QPointF())
    painter.end()
    scale = UNITS / SET_EM
    return image, QRectF(0.0, -line.ascent() * scale, size.width() * scale, size.height() * scale)


def paint_picture(painter: QPainter, word: tuple[str, Face], at: QPointF, size: float, colour: str) -> None:
    """Draw a stretch with its face that is painted as an image, ``at`` the left end of its base line."""
    image, place = _image(*word, colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(at)
    painter.scale(size / UNITS, size / UNITS)
    painter.drawImage(place, image)
    painter.restore()
