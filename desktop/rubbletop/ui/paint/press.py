# SPDX-License-Identifier: GPL-3.0-or-later
"""The painter for paper and files: what it writes stays text that can be found and copied."""

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPaintDevice, QPainter

from rubbletop.ui.paint.spare import spare_font
from rubbletop.ui.typefaces import Face, load_typefaces

_EM = 100
"""Pixels an em at which text is set before it is scaled."""

_FONTS = {
    Face.INTER: ("Inter", "Regular", QFont.Weight.Normal),
    Face.INTER_SEMIBOLD: ("Inter", "Semi Bold", QFont.Weight.DemiBold),
    Face.INTER_BOLD: ("Inter", "Bold", QFont.Weight.Bold),
    Face.BEBAS: ("Bebas Neue", "Bold", QFont.Weight.Normal),
    Face.OLD_STANDARD: ("Old Standard TT", "Regular", QFont.Weight.Normal),
    Face.OLD_STANDARD_ITALIC: ("Old Standard TT", "Italic", QFont.Weight.Normal),
    Face.OLD_STANDARD_BOLD: ("Old Standard TT", "Bold", QFont.Weight.Bold),
    Face.COURIER: ("Courier Prime", "", QFont.Weight.Normal),
    Face.COURIER_BOLD: ("Courier Prime", "", QFont.Weight.Bold),
}
"""Family, style and weight under which Qt knows each face."""


PAPER_DOTS = 1200 / 25.4
"""Dots of a PDF in a millimetre."""


class Word(NamedTuple):
    """A word with its distance from the beginning of its line in em; ``is_spare``: its face lacks letters."""

    text: str
    far: float
    is_spare: bool


class Line(NamedTuple):
    """Words of a face."""

    words: tuple[Word, ...]
    face: Face
    em: float


class Press(QPainter):
    """Paints as any painter; its device has ``dots`` in a millimetre, paper ``PAPER_DOTS``.

    What is left out because it would come out too small is left out by the dots of paper, so that a preview
    shows what will be printed.
    """

    saves_ink = False

    def __init__(self, device: QPaintDevice, dots: float) -> None:
        super().__init__(device)
        self.dots = dots
        self.fineness = max(1.0, PAPER_DOTS / dots)

    def set_line(self, line: Line, at: QPointF, colour: QColor) -> None:
        """Write a line in a colour, its base line beginning at ``at``."""
        self.save()
        self.setPen(colour)
        # Each word lies where it was measured; one of another script keeps its own direction.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.translate(at)
        self.scale(line.em / _EM, line.em / _EM)
        for word in line.words:
            self.setFont(spare_font(line.face, _EM) if word.is_spare else paper_font(line.face))
            self.drawText(QPointF(word.far * _EM, 0.0), word.text)
        self.restore()


def css_name(face: Face) -> tuple[str, int, str]:
    """Family, weight and style of a face as a drawing names them."""
    family, style, weight = _FONTS[face]
    return family, weight.value, "italic" if style == "Italic" else "normal"


@cache
def paper_font(face: Face) -> QFont:
    """The font of a face at 100 pixels an em, without variants of letters, which no search would find."""
    load_typefaces()
    family, style, weight = _FONTS[face]
    font = QFont(family)
    if style:
        font.setStyleName(style)
    font.setWeight(weight)
    font.setItalic(style == "Italic")
    font.setPixelSize(_EM)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for tag in ("calt", "liga", "clig"):
        font.setFeature(QFont.Tag(tag), 0)
    return font
