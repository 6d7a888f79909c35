"""The hexes of a Zone: tints, grain, craters and pebbles, and their numbers."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.hexes import Hex, HexBoard
from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.backdrop import ground_rect
from rubbletop.ui.colossi.art.sheet import PER_UNIT, Sheet
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, Side, write
from rubbletop.ui.paint.noise import noise
from rubbletop.ui.paint.shapes import outlined, polygon, ring_points, rounded
from rubbletop.ui.typefaces import Face

_GAP = 0.012
_LINE = 0.037
_NUMBER = Letters(Face.INTER_BOLD, 0.335, tones.HEX_NUMBER)
_NUMBER_BASE = -0.57
_GRAIN = 0.42


def hex_path(at: Hex, shrunk: float = _GAP) -> QPainterPath:
    """The outline of a hex, a little inside its border so that neighbours do not double their line."""
    return polygon(ring_points(QPointF(*at.centre), (1.0 - shrunk,), 6, 0.0))


def paint_ground(painter: QPainter, board: HexBoard, sheet: Sheet) -> None:
    """Grain, tinted hexes and what lies loose on them."""
    _paint_grain(painter, ground_rect(sheet))
    tints = [QPainterPath() for _ in tones.HEX_TINTS]
    lines = QPainterPath()
    for at in board.hexes.values():
        path = hex_path(at)
        tints[(7 * at.c + 13 * at.r + at.c * at.r) % 5].addPath(path)
        lines.addPath(path)
    for tint, path in zip(tones.HEX_TINTS, tints, strict=True):
        painter.fillPath(path, brush(tint, 0.38))
    if board.mine is None:
        painter.fillPath(rounded(ground_rect(sheet), 6 / PER_UNIT), brush(tones.BETA_SHADE, 0.12))
    outlined(painter, lines, pen(tones.HEX_LINE, _LINE, 0.7))
    _paint_litter(painter, board)


def paint_numbers(painter: QPainter, board: HexBoard) -> None:
    """The printed numbers, above the place of a counter."""
    for at in board.hexes.values():
        if at.number is not None:
            place = QPointF(at.centre[0], at.centre[1] + _NUMBER_BASE + 0.0)
            write(painter, str(at.number), place, _NUMBER, Side.MIDDLE)


def _paint_grain(painter: QPainter, box: QRectF) -> None:
    """Halftone dots that grow towards the rim, as in cheap colour printing."""
    dots = QPainterPath()
    columns, rows = int(box.width() / _GRAIN) + 1, int(box.height() / _GRAIN * 1.15) + 1
    middle = QPointF(box.center().x(), box.y() + 0.42 * box.height())
    for row in range(rows):
        for column in range(columns):
            at = QPointF(box.x() + (column + row % 2 / 2) * _GRAIN, box.y() + 0.1 + row * _GRAIN / 1.15)
            away = at - middle
            far = (away.x() / box.width()) ** 2 + (away.y() / box.height()) ** 2
            radius = _GRAIN * min(0.36, far * 0.95 - 0.05)
            if radius > 0.02 and box.contains(
                QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            ):
                dots.addPath(polygon(ring_points(at, (radius,), 7)))
    painter.fillPath(dots, brush("#7A2E12", 0.17))


def _paint_litter(painter: QPainter, board: HexBoard) -> None:
    """A crater on 28 of 100 clear hexes, a pebble on 35 of 100 of the others."""
    bowls, lips, pebbles, gleams = QPainterPath(), QPainterPath(), QPainterPath(), QPainterPath()
    for at in board.hexes.values():
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
