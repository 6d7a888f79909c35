# SPDX-License-Identifier: GPL-3.0-or-later
"""The stone faces of the tribes; the brow tells one tribe from another as well as the colour does."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.face import TRIBE_LETTERS, CounterFace
from rubbletop.ui.colossi.art.plates import Detail, paint_values
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, write_centred
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import disc, outlined
from rubbletop.ui.typefaces import Face

_ROCK = outline("M12,60L8,38L22,16L44,6L68,10L88,26L94,52L86,80L62,94L34,92Z")
_SHADE = outline("M86,80L94,52L88,26L76,40L80,62L62,94Z")
_GLEAM = outline("M22,16L44,6L68,10L56,20L30,26Z")
_EYES = outline("M22,46L44,46L40,56L28,54ZM78,46L56,46L60,56L72,54Z")
_NOSE = outline("M50,46L56,64L44,64Z")
_MOUTH = outline("M30,70H70L64,82H36Z")
_TEETH = outline("M34,70h6v6h-6ZM44,70h6v5h-6ZM56,70h6v6h-6Z")
_CRACK = outline("M60,6L54,22L64,30L52,44L60,58L48,92")
_CHIP = outline("M90,24L98,52L80,40Z")
_BROWS = {
    "red": outline("M20,34L46,44L46,36L22,24ZM80,34L54,44L54,36L78,24Z"),
    "yellow": outline("M20,30H46V37H20ZM54,30H80V37H54Z"),
    "grey": outline("M18,40L46,32V39L20,47ZM82,40L54,32V39L80,47Z"),
    "brown": outline("M18,32Q33,24 46,36L44,41Q32,32 20,39ZM82,32Q67,24 54,36L56,41Q68,32 80,39Z"),
    "black": outline("M18,28L46,42L44,34ZM82,28L54,42L56,34Z"),
    "white": outline("M20,34H80V40H20Z"),
    "tomb": outline("M24,30L46,36V30L28,24ZM76,30L54,36V30L72,24Z"),
}


def paint_boulder(painter: QPainter, face: CounterFace, detail: Detail) -> None:
    """The stone, the letter of its tribe and its values, in counter units."""
    box = QRectF(0.10, 0.08, 0.80, 0.80) if detail is Detail.TINY else QRectF(0.13, 0.04, 0.74, 0.74)
    paint_stone(painter, face.tribe, box, reduced=face.reduced)
    if detail is not Detail.TINY:
        size, y = (0.25, 0.155) if detail is Detail.FULL else (0.305, 0.18)
        if face.markers:
            # The first marker lies on the upper left corner: the letter moves below it.
            y = 0.41
        letters = Letters(Face.BEBAS, size, tones.CODE, halo=tones.BOULDER_PLATE, halo_width=0.16)
        write_centred(painter, TRIBE_LETTERS[face.tribe], QPointF(0.115, y), letters)
    paint_values(painter, face, detail)


def paint_stone(painter: QPainter, tribe: str, box: QRectF, *, reduced: bool) -> None:
    """The stone head alone, in the square `box`."""
    colours = tones.TRIBES[tribe]
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    outlined(painter, _ROCK, pen(colours.dark, 4, join=Qt.PenJoinStyle.MiterJoin), brush(colours.light))
    painter.fillPath(_SHADE, brush(colours.dark, 0.55))
    painter.fillPath(_GLEAM, brush("#FFFFFF", 0.28))
    painter.fillPath(_BROWS[tribe], brush(colours.dark))
    _paint_eyes(painter, tribe, colours)
    painter.fillPath(_NOSE, brush(colours.dark, 0.6))
    painter.fillPath(_MOUTH, brush("#111111"))
    painter.fillPath(_TEETH, brush("#FFF6DE"))
    if reduced:
        outlined(painter, _CRACK, pen(tones.BOULDER_EDGE, 5, join=Qt.PenJoinStyle.MiterJoin))
        painter.fillPath(_CHIP, brush(tones.BOULDER_PLATE))
    painter.restore()


def paint_head(painter: QPainter, box: QRectF) -> None:
    """A giant's head for the poster: the stone of the Redstones, with a heavier outline and glowing eyes."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    outlined(painter, _ROCK, pen(tones.INK, 4.5, join=Qt.PenJoinStyle.MiterJoin), brush("#D24A24"))
    painter.fillPath(_SHADE, brush("#5E150B", 0.62))
    painter.fillPath(_GLEAM, brush("#FFD9A0", 0.55))
    painter.fillPath(_BROWS["red"], brush(tones.INK))
    outlined(painter, _EYES, pen("#FF8A2A", 2.2), brush("#FFF27A"))
    painter.fillPath(_NOSE, brush("#5E150B", 0.7))
    painter.fillPath(_MOUTH, brush("#140404"))
    painter.fillPath(_TEETH, brush("#FFF6DE"))
    painter.restore()


def _paint_eyes(painter: QPainter, tribe: str, colours: tones.Tribe) -> None:
    if tribe == "tomb":
        for x in (34, 66):
            painter.fillPath(disc(QPointF(x, 48), 9), brush("#111111"))
            painter.fillPath(disc(QPointF(x, 48), 4), brush(colours.eyes))
        return
    painter.fillPath(_EYES, brush(colours.eyes))
    for x in (35, 65):
        painter.fillPath(disc(QPointF(x, 50), 3.4), brush("#111111"))
