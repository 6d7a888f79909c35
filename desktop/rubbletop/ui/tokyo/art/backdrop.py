# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet behind the city: burst, rays, sea, the disc with its rings, compass and monster."""

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QRadialGradient

from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, ink, mixed, pen
from rubbletop.ui.paint.lettering import Letters, fitted, write_centred
from rubbletop.ui.paint.shapes import clip_of, disc, outlined, polygon, sector
from rubbletop.ui.tokyo.art import palette, sheet
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

RAYS = 36
WAVES = 48
"""Half waves across the sheet."""

WAVE_PITCH = 0.62
"""Distance of the rows, in half waves."""


def paint_backdrop(painter: QPainter) -> None:
    """Everything of the sheet that lies under the city and the boxes."""
    painter.fillRect(sheet.SHEET, _burst())
    clip = clip_of(painter)
    for ray, box in _burst_rays():
        if box.intersects(clip):
            painter.fillPath(ray, brush(palette.RAY, 0.22))
    if clip.bottom() > sheet.MONSTER.top():
        _paint_sea(painter, clip)
    _paint_disc(painter)
    _paint_vp_ring(painter, clip)
    _paint_health(painter)
    outlined(painter, disc(sheet.CENTRE, sheet.CITY_RADIUS), pen(palette.INK, 0.055), brush(palette.RIM))


@cache
def _burst_rays() -> tuple[tuple[QPainterPath, QRectF], ...]:
    """The rays of the sheet, each with the box around it."""
    return tuple((ray, ray.controlPointRect()) for ray in rays(sheet.SHEET, sheet.CENTRE, RAYS))


def _paint_sea(painter: QPainter, clip: QRectF) -> None:
    """The sea, and the monster that wades in it up to the knees; only the waves in the clip."""
    # Inset by what the frame of the sheet covers, so that no line of a wave leaves the sheet.
    box = sheet.SHEET.adjusted(0.03, 0, -0.03, -0.03)
    box.setTop(sheet.SEA_LEVEL)
    half = box.width() / WAVES
    pitch = half * WAVE_PITCH
    painter.fillRect(box.adjusted(0, half, 0, 0), brush(palette.SEA))
    rows = math.ceil(box.height() / pitch) + 1
    wading = sheet.MONSTER
    shallow = math.floor((wading.bottom() - wading.height() * 0.3 - box.top()) / pitch)
    for row in range(rows):
        if row == shallow:
            paint_figure(painter, "godran", wading, palette.NIGHT, palette.YELLOW)
            painter.fillRect(box.adjusted(0, half + row * pitch, 0, 0), brush(palette.SEA))
        foot = box.top() + half * (1 + row * WAVE_PITCH)
        if foot > clip.top() and foot - half < clip.bottom():
            _paint_waves(painter, QRectF(box), foot, row, clip)


def _burst() -> QBrush:
    gradient = QRadialGradient(sheet.CENTRE, sheet.SHEET.width() * 0.62)
    for place, colour in zip((0.0, 0.6, 1.0), palette.BURST, strict=True):
        gradient.setColorAt(place, ink(colour))
    return QBrush(gradient)


def rays(box: QRectF, centre: QPointF, count: int) -> list[QPainterPath]:
    """Every second of so many pairs of rays from `centre`, each cut to the box."""
    reach = 2 * max(box.width(), box.height())
    step = 2 * math.pi / count
    frame = QPainterPath()
    frame.addRect(box)
    fan = []
    for index in range(count):
        ends = [(index * step), (index + 0.5) * step]
        corners = [(centre.x() + reach * math.cos(a), centre.y() + reach * math.sin(a)) for a in ends]
        fan.append(polygon([(centre.x(), centre.y()), *corners]).intersected(frame))
    return fan


def _paint_waves(painter: QPainter, box: QRectF, foot: float, row: int, clip: QRectF) -> None:
    """One row of waves, which hides the feet of the row behind; nothing leaves the box."""
    half = box.width() / WAVES
    line = pen(mixed(palette.SEA, palette.WAVE, 0.42), half * 0.07, cap=Qt.PenCapStyle.FlatCap)
    for column in range(row % 2, WAVES + 1, 2):
        x = box.left() + column * half
        if x + half > clip.left() and x - half < clip.right():
            _paint_wave(painter, QPointF(x, foot), half, box, line)


def _paint_wave(painter: QPainter, foot: QPointF, half: float, box: QRectF, line: QPen) -> None:
    left = 0.0 if foot.x() - half >= box.left() - 1e-6 else 90.0
    right = 0.0 if foot.x() + half <= box.right() + 1e-6 else 90.0
    sunk = max(0.0, foot.y() - box.bottom()) / half
    for share in (1.0, 0.68, 0.36):
        # Where the foot lies under the box, the arc starts where it comes out of the lower edge.
        low = math.degrees(math.asin(min(1.0, sunk / share)))
        if low >= 90.0:
            continue
        first, last = max(low, right), 180.0 - max(low, left)
        radius = half * share
        frame = QRectF(foot.x() - radius, foot.y() - radius, 2 * radius, 2 * radius)
        arc = QPainterPath()
        arc.arcMoveTo(frame, first)
        arc.arcTo(frame, first, last - first)
        if share == 1.0:
            body = QPainterPath(arc)
            if not sunk:
                body.lineTo(foot)
            painter.fillPath(body, brush(palette.SEA))
        painter.strokePath(arc, line)


def _paint_disc(painter: QPainter) -> None:
    shadow = QPointF(sheet.CENTRE.x() + 0.12, sheet.CENTRE.y() + 0.17)
    painter.fillPath(disc(shadow, sheet.DISC_RADIUS), brush("#000000", 0.4))
    outlined(painter, disc(sheet.CENTRE, sheet.DISC_RADIUS), pen(palette.INK, 0.07), brush(palette.PAPER))


@cache
def ring_space(points: int) -> QPainterPath:
    """The outline of one space of the VP ring."""
    first = sheet.VP_FIRST + sheet.VP_SPAN * points
    return sector(sheet.CENTRE, sheet.VP_INNER, sheet.VP_OUTER, first, sheet.VP_SPAN)


def _paint_vp_ring(painter: QPainter, clip: QRectF) -> None:
    painter.setPen(pen(palette.INK, 0.017))
    for points in range(sheet.VP_SPACES):
        if ring_space(points).controlPointRect().intersects(clip):
            painter.setBrush(brush(_vp_ground(points)))
            painter.drawPath(ring_space(points))


def _vp_ground(points: int) -> str:
    if points % 10 == 0:
        return palette.GOLD
    return palette.FIFTH if points % 5 == 0 else palette.CREAM


def paint_vp_numbers(painter: QPainter) -> None:
    """The number of every fifth space of the VP ring, and of the others where they can be read."""
    clip = clip_of(painter)
    for points in range(sheet.VP_SPACES):
        if not ring_space(points).controlPointRect().intersects(clip):
            continue
        size = 0.37 if points % 5 == 0 else 0.2
        letters = Letters(Face.BEBAS, size, palette.INK)
        place = (sheet.VP_INNER + sheet.VP_OUTER) / 2
        _written_on_ring(painter, str(points), sheet.vp_angle(points), place, letters)


def _paint_health(painter: QPainter) -> None:
    painter.setPen(pen(palette.INK, 0.03))
    for wounds, (_, ground, _) in enumerate(palette.HEALTH):
        first = sheet.health_angle(wounds) - sheet.HEALTH_SPAN / 2
        plate = sector(sheet.CENTRE, 8.085, 8.895, first + 0.15, sheet.HEALTH_SPAN - 0.3)
        painter.setBrush(brush(ground))
        painter.drawPath(plate)


def paint_health_words(painter: QPainter) -> None:
    """The words of the five health plates."""
    for wounds, (words, _, text) in enumerate(palette.HEALTH):
        letters = Letters(Face.BEBAS, 0.38, text, spacing=0.02)
        angle, most = sheet.health_angle(wounds), math.radians(sheet.HEALTH_SPAN) * 8.49 - 0.4
        shown = worded(words).upper()
        _written_on_ring(painter, shown, angle, 8.49, fitted(shown, letters, most), flipped=True)


def _written_on_ring(
    painter: QPainter, text: str, angle: float, radius: float, letters: Letters, *, flipped: bool = False
) -> None:
    painter.save()
    painter.translate(sheet.CENTRE)
    painter.rotate(angle)
    painter.translate(radius, 0)
    painter.rotate(-90 if flipped else 90)
    write_centred(painter, text, QPointF(0, 0), letters)
    painter.restore()


def paint_compass(painter: QPainter, box: QRectF) -> None:
    """A compass whose north is up, for the sectors are named after it."""
    radius = box.width() / 2
    centre = QPointF(box.center().x(), box.center().y() + radius * 0.12)
    outlined(painter, disc(centre, radius * 0.8), pen(palette.INK, 0.05), brush(palette.PAPER))
    outlined(painter, disc(centre, radius * 0.68), pen(palette.PRODUCTION, 0.022))
    painter.save()
    painter.translate(centre)
    for turn in (45, 135, 225, 315, 90, 180, 270, 0):
        painter.save()
        painter.rotate(turn)
        long = radius * (0.6 if turn % 90 == 0 else 0.34)
        for side, colour in ((-1, palette.PRODUCTION), (1, palette.PRODUCTION_DARK)):
            half = polygon([(0, 0), (0, -long), (side * radius * 0.15, -radius * 0.15)])
            outlined(painter, half, pen(palette.INK, 0.016), brush(colour))
        painter.restore()
    painter.restore()
    badge = QPointF(centre.x(), centre.y() - radius * 0.8)
    painter.fillPath(disc(badge, radius * 0.28), brush(palette.INK))
    write_centred(painter, "N", badge, Letters(Face.BEBAS, 0.36, palette.YELLOW))
