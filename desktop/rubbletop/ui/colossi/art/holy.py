# SPDX-License-Identifier: GPL-3.0-or-later
"""The holy places of Zone Beta: Sacred Pillars, the Wormhole, the Gravity Oasis, and the team areas."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.hexes import CORNERS, HexBoard
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.ground import hex_path
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import dashes
from rubbletop.ui.paint.lettering import Letters, write_centred
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import burst, disc, outlined, polyline
from rubbletop.ui.typefaces import Face

# The two corners of each side, by direction 1 N to 6 NW; corners count clockwise from the east.
_SIDES = {1: (4, 5), 2: (5, 0), 3: (0, 1), 4: (1, 2), 5: (2, 3), 6: (3, 4)}

_LOWER = QPointF(0, 0.14)
"""The signs stand a little low in their hexes, so that the number above them can be read."""


def paint_holy(painter: QPainter, board: HexBoard) -> None:
    """Whatever of these a Zone has."""
    for number, team in enumerate(board.teams.values(), start=1):
        _paint_team(painter, board, team, number)
    for space in board.spaces:
        at = board.hexes[space]
        centre = QPointF(*at.centre)
        if at.terrain == "oasis":
            painter.fillPath(hex_path(at), brush("#4FA3A0", 0.30))
            paint_oasis(painter, centre)
        elif at.terrain == "wormhole":
            painter.fillPath(hex_path(at), brush(tones.BETA_SHADE, 0.45))
            paint_wormhole(painter, centre)
        elif at.terrain == "pillar":
            painter.fillPath(hex_path(at), brush("#FFF6DE", 0.45))
            paint_pillar(painter, centre)


def paint_oasis(painter: QPainter, centre: QPointF) -> None:
    """Three rings of lifted dust, broken, with a clear middle."""
    centre = centre + _LOWER
    for radius, dash in ((0.62, (0.26, 0.13)), (0.43, (0.2, 0.1)), (0.24, (0.14, 0.07))):
        ring = dashes(disc(centre, radius), *dash)
        painter.strokePath(ring, pen(tones.OASIS, 0.075, cap=Qt.PenCapStyle.FlatCap))
    painter.fillPath(disc(centre, 0.08), brush(tones.OASIS))


def paint_wormhole(painter: QPainter, centre: QPointF) -> None:
    """Five arms winding into a dark eye."""
    painter.save()
    painter.translate(centre + _LOWER)
    painter.scale(0.85, 0.85)
    painter.fillPath(disc(QPointF(0, 0), 0.72), brush(tones.SKY[2]))
    outlined(painter, disc(QPointF(0, 0), 0.72), pen("#B06BE0", 0.06))
    for arm in range(5):
        path = QPainterPath()
        for step in range(25):
            share = step / 24
            angle = 2 * math.pi * (arm / 5 + 0.55 * share)
            radius = 0.62 * share + 0.06
            point = QPointF(radius * math.cos(angle), radius * math.sin(angle))
            if step:
                path.lineTo(point)
            else:
                path.moveTo(point)
        outlined(painter, path, pen("#B06BE0" if arm % 2 else "#E8D4F7", 0.075))
    painter.fillPath(disc(QPointF(0, 0), 0.15), brush("#000000"))
    painter.restore()


def paint_pillar(painter: QPainter, centre: QPointF) -> None:
    """A standing stone with a red band, its shadow to the south-east."""
    painter.save()
    painter.translate(centre + _LOWER)
    painter.scale(0.94, 0.94)
    painter.fillPath(outline("M-.22,.52L.62,.52Q.5,.36 .28,.34Z"), brush("#000000", 0.35))
    stone = outline("M-.3,.52L-.23,-.42L-.04,-.62L.16,-.5L.27,.52Z")
    outlined(painter, stone, pen(tones.INK, 0.07), brush(tones.PILLAR))
    painter.fillPath(outline("M-.04,-.62L.16,-.5L.27,.52H.04L.02,-.2Z"), brush("#B9B2A0"))
    painter.fillPath(outline("M-.255,-.08L.22,-.02L.235,.15L-.27,.09Z"), brush(tones.PILLAR_BAND))
    rune = burst(QPointF(-0.05, -0.3), 0.10, 0.04, 4)
    painter.fillPath(rune, brush(tones.PILLAR_BAND))
    painter.restore()


def _paint_team(painter: QPainter, board: HexBoard, team: tuple[SpaceId, ...], number: int) -> None:
    """The border of a team area as corner brackets, and its number at the map's corner."""
    inside = set(team)
    border = QPainterPath()
    for space in team:
        at = board.hexes[space]
        for direction, ends in _SIDES.items():
            if board.step(space, direction) in inside:
                continue
            points = [(at.centre[0] + CORNERS[end][0], at.centre[1] + CORNERS[end][1]) for end in ends]
            border.addPath(polyline(points))
    outlined(painter, border, pen(tones.CREAM, 0.13))
    outlined(painter, border, pen(tones.STRUCTURE_INK, 0.07))
    corner = min(team, key=lambda space: _reach(board, space))
    _paint_team_number(painter, QPointF(*board.hexes[corner].centre), number)


def _reach(board: HexBoard, space: SpaceId) -> float:
    """How far the hex is from the nearest corner of the map."""
    left, top, right, bottom = board.bounds
    x, y = board.hexes[space].centre
    return min(abs(x - corner) for corner in (left, right)) + min(abs(y - corner) for corner in (top, bottom))


def _paint_team_number(painter: QPainter, centre: QPointF, number: int) -> None:
    badge = disc(centre + QPointF(0, 0.1), 0.4)
    outlined(painter, badge, pen(tones.CREAM, 0.06), brush(tones.STRUCTURE_INK))
    write_centred(painter, str(number), centre + QPointF(0, 0.1), Letters(Face.BEBAS, 0.62, tones.CREAM))
