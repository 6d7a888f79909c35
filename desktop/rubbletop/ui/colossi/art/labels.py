# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of places, on ribbons at the foot of their hexes."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.board.hexes import HexBoard
from rubbletop.kernel.facts import Message, called, say
from rubbletop.ui.colossi.art import tones
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, is_legible, width, write_centred
from rubbletop.ui.paint.shapes import outlined, rounded
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_NAME = Letters(Face.BEBAS, 0.375, tones.CREAM, spacing=0.035)
_HIGH = 0.43
_BELOW = 0.62
_SHORT: dict[str, Message] = {"Graviton First Mining Union": say("First Mining Union")}
_WIDEST = 4.6
"""How wide a name is at most, in board units."""


def paint_labels(painter: QPainter, board: HexBoard) -> None:
    """A ribbon for each building, for the mine and for the wormhole."""
    named = {space: _SHORT.get(name, called(name)) for space, name in board.structures.items()}
    if board.mine is not None:
        named[board.mine] = say("Mine")
    if board.wormhole is not None:
        named[board.wormhole] = say("Wormhole")
    for space, name in named.items():
        x, y = board.hexes[space].centre
        _paint_ribbon(painter, worded(name).upper(), QPointF(x, y + _BELOW), board.bounds)


def _paint_ribbon(
    painter: QPainter, name: str, middle: QPointF, bounds: tuple[float, float, float, float]
) -> None:
    if not is_legible(painter, name, _NAME.size):
        return
    wide = min(width(name, _NAME), _WIDEST) + 0.3
    x = min(max(middle.x(), bounds[0] + wide / 2), bounds[2] - wide / 2)
    strip = QRectF(x - wide / 2, middle.y() - _HIGH / 2, wide, _HIGH)
    painter.fillPath(rounded(strip.translated(0.04, 0.07), 0.08), brush("#000000", 0.35))
    outlined(painter, rounded(strip, 0.08), pen(tones.CREAM, 0.035), brush(tones.STRUCTURE_INK))
    write_centred(painter, name, strip.center(), _NAME, _WIDEST)
