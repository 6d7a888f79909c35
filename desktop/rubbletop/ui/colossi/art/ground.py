# SPDX-License-Identifier: GPL-3.0-or-later
"""The hexes of a Zone: tints, grain, craters and pebbles, and their numbers."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.hexes import Hex, HexBoard
from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.backdrop import ground_rect
from rubbletop.ui.colossi.art.sheet import PER_UNIT, Sheet
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, Side, write
from rubbletop.ui.paint.noise import noise
from rubbletop.ui.paint.shapes import clip_of, outlined, polygon, ring_points, rounded
from rubbletop.ui.typefaces import Face

_GAP = 0.012
_LINE = 0.037
_NUMBER = Letters(Face.INTER_BOLD, 0.335, tones.HEX_NUMBER)
_RAIL_NUMBER = replace(_NUMBER, halo=tones.HEX_TINTS[3])
_NUMBER_BASE = -0.57
_GRAIN = 0.46
_BLOCK = 10


def hex_path(at: Hex, shrunk: float = _GAP) -> QPainterPath:
    """The outline of a hex, a little inside its border so that neighbours do not double their line."""
    return polygon(ring_points(QPointF(*at.centre), (1.0 - shrunk,), 6, 0.0))


def hexes_in(board: HexBoard, area: QRectF) -> list[Hex]:
    """The hexes that lie at least partly in `area`, in board order."""
    near = area.adjusted(-1.1, -1.1, 1.1, 1.1)
    return [at for at in board.hexes.values() if near.contains(at.centre[0], at.centre[1])]


def paint_ground(painter: QPainter, board: HexBoard, sheet: Sheet) -> None:
    """Grain, tinted hexes and what lies loose on them."""
    clip = clip_of(painter)
    hexes = hexes_in(board, clip)
    _paint_grain(painter, ground_rect(sheet), clip)
    for at in hexes:
        tint = tones.HEX_TINTS[(7 * at.c + 13 * at.r + at.c * at.r) % 5]
        painter.fillPath(hex_path(at), brush(tint, 0.38))
    if board.mine is None:
        painter.fillPath(rounded(ground_rect(sheet), 6 / PER_UNIT), brush(tones.BETA_SHADE, 0.16))
    border = pen(tones.HEX_LINE, _LINE, 0.7)
    for at in hexes:
        outlined(painter, hex_path(at), border)
    _paint_litter(painter, board, hexes)


def paint_numbers(painter: QPainter, board: HexBoard) -> None:
    """The printed numbers, above the place of a counter."""
    for at in hexes_in(board, clip_of(painter)):
        if at.number is None:
            continue
        letters, low = _NUMBER, 0.0
        if at.id in board.structures:
            low = 0.03
        elif board.step(at.id, 1) in board.rails.get(at.id, ()):
            # The rail to the north runs under the number: a casing keeps it readable.
            letters = _RAIL_NUMBER
        write(
            painter,
            str(at.number),
            QPointF(at.centre[0], at.centre[1] + _NUMBER_BASE + low),
            letters,
            Side.MIDDLE,
        )


def _paint_grain(painter: QPainter, box: QRectF, clip: QRectF) -> None:
    """Halftone dots that grow towards the rim, as in cheap colour printing."""
    for place, dots in _grain(box.x(), box.y(), box.width(), box.height()):
        if clip.intersects(place):
            painter.fillPath(dots, brush("#7A2E12", 0.17))


@cache
def _grain(left: float, top: float, width: float, height: float) -> tuple[tuple[QRectF, QPainterPath], ...]:
    """The dots in blocks, each with the rectangle it lies in."""
    blocks: dict[tuple[int, int], QPainterPath] = {}
    middle = QPointF(left + width / 2, top + 0.42 * height)
    for row in range(int(height / _GRAIN * 1.15)):
        for column in range(int(width / _GRAIN)):
            x, y = left + (column + 0.5 + row % 2 / 2) * _GRAIN, top + (row + 0.5) * _GRAIN / 1.15
            far = ((x - middle.x()) / width) ** 2 + ((y - middle.y()) / height) ** 2
            radius = _GRAIN * min(0.36, far * 0.95 - 0.05)
            if radius > 0.03:
                block = blocks.setdefault((row // _BLOCK, column // _BLOCK), QPainterPath())
                block.addPath(polygon(ring_points(QPointF(x, y), (radius,), 6)))
    return tuple((block.boundingRect(), block) for block in blocks.values())


def _paint_litter(painter: QPainter, board: HexBoard, hexes: Sequence[Hex]) -> None:
    """A crater on 28 of 100 clear hexes, a pebble on 35 of 100 of the others."""
    bowls, lips, pebbles, gleams = QPainterPath(), QPainterPath(), QPainterPath(), QPainterPath()
    for at in hexes:
        if at.terrain != "clear" or at.id in board.rails:
            continue
        chance, spread, size = (noise(at.c, at.r, salt) for salt in (1, 2, 3))
        x, y = at.centre[0] + (spread - 0.5) * 0.7, at.centre[1] + noise(at.c, at.r, 4) * 0.45 - 0.05
        if chance < 0.28:
            wide = 0.10 + 0.10 * size
            bowls.addEllipse(QPointF(x, y), wide, wide * 0.55)
            lips.arcMoveTo(QRectF(x - wide, y - wide * 0.55, 2 * wide, wide * 1.1), 190)
            lips.arcTo(QRectF(x - wide, y - wide * 0.55, 2 * wide, wide * 1.1), 190, 160)
        elif noise(at.c, at.r, 5) < 0.35:
            grown = 0.8 + 0.5 * size
            stone = [(-0.10, 0.05), (-0.06, -0.06), (0.03, -0.08), (0.11, 0.0), (0.10, 0.05)]
            pebbles.addPath(polygon((x + dx * grown, y + dy * grown) for dx, dy in stone))
            glint = [(-0.06, -0.06), (0.03, -0.08), (0.0, -0.02), (-0.07, 0.0)]
            gleams.addPath(polygon((x + dx * grown, y + dy * grown) for dx, dy in glint))
    painter.fillPath(bowls, brush("#A65A24", 0.5))
    outlined(painter, lips, pen("#FFE9B0", 0.04, 0.8))
    painter.fillPath(pebbles, brush(tones.HEX_LINE, 0.45))
    painter.fillPath(gleams, brush("#FFE9B0", 0.35))
