# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on the hexes: hills, buildings, railway, mine, and the holy places of Zone Beta."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.hexes import HALF_HEIGHT, Hex, HexBoard
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.ground import hex_path, hexes_in
from rubbletop.ui.colossi.art.hills import paint_hill
from rubbletop.ui.colossi.art.holy import paint_holy
from rubbletop.ui.paint.artwork import figures, paint_parts
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import clip_of, disc, outlined, polygon, polyline

STRUCTURE_FIGURES = frozenset(("plant", "offices", "union", "barracks", "storage"))
_SLEEPERS = 7


def paint_terrain(painter: QPainter, board: HexBoard) -> None:
    """All terrain of a Zone, from the ground up."""
    _paint_floors(painter, board)
    _paint_rails(painter, board)
    _paint_structures(painter, board)
    paint_holy(painter, board)
    if board.mine is not None:
        paint_mine(painter, QPointF(*board.hexes[board.mine].centre))
    shown = hexes_in(board, clip_of(painter))
    hills = sorted((at for at in shown if at.terrain == "hill"), key=lambda hill: (hill.y2, hill.x))
    for at in hills:
        painter.fillPath(hex_path(at), brush(tones.HILL_BASE))
        outlined(painter, hex_path(at), pen("#4A1408", 0.04))
    for at in hills:
        paint_hill(painter, QPointF(*at.centre), at.c, at.r)
    if board.crossing is not None:
        paint_crossing(painter, QPointF(*board.hexes[board.crossing].centre))
    for space in board.escape:
        _paint_escape(painter, board, board.hexes[space])


def _paint_floors(painter: QPainter, board: HexBoard) -> None:
    """The pale hexes of the buildings, under the rails that run up to them."""
    for space in board.structures:
        at = board.hexes[space]
        painter.fillPath(hex_path(at), brush(tones.STRUCTURE))
        inside = hex_path(at, 0.05)
        outlined(painter, inside, pen(tones.STRUCTURE_INK, 0.08, join=Qt.PenJoinStyle.MiterJoin))


def _paint_structures(painter: QPainter, board: HexBoard) -> None:
    kinds = {space: kind for kind, space in board.starts.items()}
    for space in board.structures:
        centre = QPointF(*board.hexes[space].centre)
        painter.fillPath(disc(centre, 0.56), brush(tones.STRUCTURE))
        paint_structure(painter, centre, kinds.get(space, ""))


def paint_structure(painter: QPainter, centre: QPointF, kind: str) -> None:
    """The figure of a building, by the name under which the scenarios know its hex."""
    parts = figures("colossi.json")[kind if kind in STRUCTURE_FIGURES else "storage"]
    box = QRectF(centre.x() - 0.44, centre.y() - 0.51, 0.88, 0.88)
    paint_parts(painter, parts, box, tones.STRUCTURE_INK, tones.STRUCTURE)


def _paint_rails(painter: QPainter, board: HexBoard) -> None:
    """Sleepers under steel under gleam, one pass each, so that the lines join at every hex."""
    sleepers, steel = QPainterPath(), QPainterPath()
    for a, b in _rail_pairs(board):
        one, other = QPointF(*board.hexes[a].centre), QPointF(*board.hexes[b].centre)
        steel.addPath(polyline(((one.x(), one.y()), (other.x(), other.y()))))
        along = other - one
        across = QPointF(-along.y(), along.x()) * (0.15 / (2 * HALF_HEIGHT))
        for index in range(_SLEEPERS):
            middle = one + along * ((index + 0.5) / _SLEEPERS)
            start, end = middle - across, middle + across
            sleepers.addPath(polyline(((start.x(), start.y()), (end.x(), end.y()))))
    flat = Qt.PenCapStyle.FlatCap
    outlined(painter, sleepers, pen(tones.SLEEPER, 0.085, cap=flat))
    outlined(painter, steel, pen(tones.RAIL, 0.17))
    outlined(painter, steel, pen(tones.GLEAM, 0.09))


def _rail_pairs(board: HexBoard) -> list[tuple[SpaceId, SpaceId]]:
    """Each stretch of rail once."""
    return [
        (a, b)
        for a, joined in board.rails.items()
        for b in joined
        if board.key(a) < board.key(b) or a not in board.rails.get(b, ())
    ]


def paint_crossing(painter: QPainter, centre: QPointF) -> None:
    """The red cross of the junction, on a white casing."""
    cross = outline("M-.28,-.28L.28,.28M.28,-.28L-.28,.28").translated(centre)
    outlined(painter, cross, pen(tones.INK, 0.27))
    outlined(painter, cross, pen("#FFFFFF", 0.21))
    outlined(painter, cross, pen(tones.CROSSING, 0.12))


def paint_mine(painter: QPainter, centre: QPointF) -> None:
    """A timber arch in a mound of spoil."""
    painter.save()
    painter.translate(centre)
    painter.fillPath(outline("M-.82,.5Q-.7,-.2 -.3,-.46L0,-.54L.34,-.44Q.74,-.16 .82,.5Z"), brush("#8A4A1E"))
    painter.fillPath(outline("M0,-.54L.34,-.44Q.74,-.16 .82,.5H.4Q.5,-.2 0,-.54Z"), brush("#5E2C10"))
    painter.fillPath(outline("M-.42,.5V-.02Q-.42,-.34 0,-.36Q.42,-.34 .42,-.02V.5Z"), brush("#140A06"))
    posts = outline("M-.42,.5V-.06M.42,.5V-.06M-.52,-.14L-.2,-.4H.2L.52,-.14")
    outlined(painter, posts, pen(tones.INK, 0.19))
    outlined(painter, posts, pen("#C98B45", 0.12))
    outlined(painter, outline("M-.42,.3V0M.42,.3V0M-.3,-.3L-.2,-.38H.15"), pen("#E8B873", 0.035))
    rails = outline("M-.1,-.1L-.2,.5M.1,-.1L.2,.5")
    outlined(painter, rails, pen(tones.GLEAM, 0.05, 0.8, cap=Qt.PenCapStyle.FlatCap))
    painter.restore()


def _paint_escape(painter: QPainter, board: HexBoard, at: Hex) -> None:
    """Arrowheads on the southern border of an escape hex, pointing off the map."""
    if board.step(at.id, 4) is None:
        paint_escape_arrow(painter, QPointF(at.centre[0], at.centre[1] + 0.67))


def paint_escape_arrow(painter: QPainter, middle: QPointF) -> None:
    """One arrowhead pointing south."""
    x, y = middle.x(), middle.y()
    for dx in (-0.29, 0.0, 0.29):
        head = polygon(((x + dx - 0.2, y - 0.16), (x + dx + 0.2, y - 0.16), (x + dx, y + 0.14)))
        outlined(painter, head, pen(tones.CREAM, 0.09))
        painter.fillPath(head, brush(tones.STRUCTURE_INK))
