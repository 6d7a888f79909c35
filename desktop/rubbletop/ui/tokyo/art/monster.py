# SPDX-License-Identifier: GPL-3.0-or-later
"""The counter of GODRAN, who is angry, dazed, wounded or dead."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from rubbletop.ui.paint.artwork import figures
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import burst, disc, hard_shadow, outlined, polygon, ring_points
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.chips import Detail
from rubbletop.ui.tokyo.art.face import GodranFace
from rubbletop.ui.tokyo.art.livery import paint_owner

RAYS = 14
_CENTRE = QPointF(0.5, 0.5)
_FIGURE = QRectF(0.13, 0.11, 0.74, 0.74)
_SPIRAL = outline("M-.55,0a.55,.55 0 1 1 .55,.55a.3,.3 0 1 1 .1,-.55")
_VEIN = outline(
    "M-.62,-.2Q-.2,-.2 -.2,-.62M.62,-.2Q.2,-.2 .2,-.62M-.62,.2Q-.2,.2 -.2,.62M.62,.2Q.2,.2 .2,.62"
)
_CLAWS = outline("M24,20L40,78M46,14L56,86M68,16L74,80")
_BELLY = outline("M62,46Q70,58 64,80M54,50Q60,62 56,76M44,50Q50,60 47,74M66,86H78M24,90H38")
_CREST = outline(
    "M36,8L44,19L40,22ZM53,5L57,15L50,15ZM73,8L66,18L60,15ZM16,43L25,45L22,50ZM14,56L22,58L19,63Z"
)
_TEETH = outline("M62,38L65,44L68,38L71,42L74,37L77,40L80,36L62,37Z")


def paint_godran(painter: QPainter, face: GodranFace, detail: Detail) -> None:
    """The monster in the unit square; its badges hang over the rim."""
    edge = disc(_CENTRE, 0.5)
    hard_shadow(painter, edge, (0.04, 0.08), 0.45)
    painter.fillPath(edge, brush(palette.INK))
    painter.fillPath(disc(_CENTRE, 0.478), brush(_rim(face)))
    painter.fillPath(disc(_CENTRE, 0.425), brush(palette.INK))
    _paint_rays(painter, face)
    _paint_figure(painter, face)
    _paint_wounds(painter, face)
    if face.stunned:
        _paint_sign(painter, QPointF(0.12, 0.14), palette.STUNNED, _SPIRAL, palette.INK)
    if face.annoyed:
        _paint_sign(painter, QPointF(0.12, 0.86 if face.stunned else 0.14), palette.RED, _VEIN, palette.WHITE)
    if face.mark:
        paint_owner(painter, face.mark, QPointF(0.86, 0.14), 0.21 if detail.is_small else 0.17)


def _rim(face: GodranFace) -> str:
    if face.dead:
        return palette.NO_VALUE
    return palette.FIRE if face.annoyed else palette.YELLOW


def _paint_rays(painter: QPainter, face: GodranFace) -> None:
    ground, ray = palette.AURA
    if face.dead or face.stunned:
        ground, ray = palette.AURA_DIM
    elif face.annoyed:
        ground, ray = palette.AURA_ANGRY
    painter.fillPath(disc(_CENTRE, 0.4), brush(ground))
    ends = ring_points(_CENTRE, (0.4,), 2 * RAYS, -90 - 90 / RAYS)
    fan = QPainterPath()
    for index in range(0, 2 * RAYS, 2):
        fan.addPath(polygon([(_CENTRE.x(), _CENTRE.y()), ends[index], ends[index + 1]]))
    painter.fillPath(fan, brush(ray))


def _paint_figure(painter: QPainter, face: GodranFace) -> None:
    body, eyes = palette.SCALES, palette.YELLOW
    if face.dead:
        body, eyes = palette.INK, palette.NO_VALUE
    elif face.annoyed:
        eyes = palette.RED
    painter.save()
    painter.translate(_FIGURE.topLeft())
    painter.scale(_FIGURE.width() / 100, _FIGURE.height() / 100)
    parts = figures()["godran"]
    for part in parts:
        if part.role == "F":
            painter.strokePath(part.path, pen(palette.GLOW if not face.dead else palette.NO_VALUE, 9))
    for part in parts:
        if part.role == "F":
            outlined(painter, part.path, pen(palette.INK, 4.5), brush(body))
        else:
            painter.fillPath(part.path, brush(eyes))
    if not face.dead:
        painter.strokePath(_BELLY, pen(palette.SCALES_LIT, 3.6))
        painter.fillPath(_CREST, brush(palette.GLOW))
        painter.fillPath(_TEETH, brush(palette.WHITE))
    painter.restore()


def _paint_wounds(painter: QPainter, face: GodranFace) -> None:
    """A drop of blood on the rim for each wound; three claw marks across the dead."""
    if face.dead:
        slashes = QTransform.fromScale(0.01, 0.01).map(_CLAWS)
        painter.strokePath(slashes, pen(palette.INK, 0.1))
        painter.strokePath(slashes, pen(palette.RED, 0.06))
        return
    for index in range(face.wounds):
        at = QPointF(0.5 + (index - (face.wounds - 1) / 2) * 0.2, 0.955)
        outlined(painter, burst(at, 0.115, 0.05, 4), pen(palette.INK, 0.03), brush(palette.RED))


def _paint_sign(painter: QPainter, centre: QPointF, ground: str, sign: QPainterPath, ink: str) -> None:
    radius = 0.19
    outlined(painter, disc(centre, radius), pen(palette.INK, 0.035), brush(ground))
    moved = QTransform.fromTranslate(centre.x(), centre.y()).scale(radius, radius).map(sign)
    painter.strokePath(moved, pen(ink, 0.045))
