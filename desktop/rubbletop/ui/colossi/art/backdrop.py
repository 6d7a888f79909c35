# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet behind the map: night sky, stars, the ringed planet, and the slab of ground the map lies on."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QRadialGradient, QTransform

from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.sheet import PER_UNIT, Sheet
from rubbletop.ui.paint.ink import brush, ink, pen
from rubbletop.ui.paint.noise import noise
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import burst, clip_of, disc, hard_shadow, outlined, rounded

_STARS = 900
_PT = 1 / PER_UNIT


def paint_backdrop(painter: QPainter, sheet: Sheet) -> None:
    """Everything of the sheet that lies under its furniture."""
    whole = rounded(sheet.whole, 8 * _PT)
    hard_shadow(painter, whole, (3 * _PT, 5 * _PT), 0.45)
    painter.fillPath(whole, sky(sheet.whole))
    _paint_stars(painter, sheet)
    if clip_of(painter).intersects(_planet_box(sheet)):
        _paint_planet(painter, sheet, whole)
    outlined(
        painter,
        rounded(sheet.whole.adjusted(4 * _PT, 4 * _PT, -4 * _PT, -4 * _PT), 5 * _PT),
        pen(tones.GOLD, 0.7 * _PT, 0.35),
    )
    _paint_slab(painter, sheet)


def sky(box: QRectF) -> QBrush:
    """The night sky, lightest behind the map."""
    middle = QPointF(box.x() + 0.62 * box.width(), box.center().y())
    gradient = QRadialGradient(middle, 0.62 * box.width())
    gradient.setColorAt(0.0, ink(tones.SKY[0]))
    gradient.setColorAt(0.55, ink(tones.SKY[1]))
    gradient.setColorAt(1.0, ink(tones.SKY[2]))
    return QBrush(gradient)


def _paint_stars(painter: QPainter, sheet: Sheet) -> None:
    """Stars of three sizes and a few sparkles, where nothing else is printed."""
    inside = sheet.whole.adjusted(0.3, 0.3, -0.3, -0.3)
    taken = [box.adjusted(-0.25, -0.25, 0.25, 0.25) for box in (sheet.slab, *sheet.boxes.values())]
    groups: dict[int, QPainterPath] = {level: QPainterPath() for level in (1, 2, 3)}
    sparkles = QPainterPath()
    for index in range(_STARS):
        at = QPointF(
            inside.x() + noise(index, 1) * inside.width(), inside.y() + noise(index, 2) * inside.height()
        )
        if any(box.contains(at) for box in taken):
            continue
        kind = noise(index, 3)
        if kind > 0.94:
            sparkles.addPath(burst(at, 5.5 * _PT, 0.9 * _PT, 4))
            continue
        radius = (0.6, 0.9, 1.4)[int(noise(index, 4) * 3)] * _PT
        groups[1 + int(kind * 3)].addEllipse(at, radius, radius)
    for level, path in groups.items():
        painter.fillPath(path, brush(tones.CREAM, 0.3 * level))
    painter.fillPath(sparkles, brush(tones.STAR))


def _planet_box(sheet: Sheet) -> QRectF:
    """The corner of the sheet in which planet and ring lie."""
    side = 250 * _PT
    return QRectF(sheet.whole.x(), sheet.whole.bottom() - side, side, side)


def _paint_planet(painter: QPainter, sheet: Sheet, whole: QPainterPath) -> None:
    """The planet in the lower left corner, its ring passing behind and before it, cut by the sheet's edge."""
    move = QTransform().translate(sheet.origin.x(), sheet.origin.y()).scale(_PT, _PT)
    # Outlines are cut in points: in small units Qt would leave corners where the arcs were.
    back, _ = move.inverted()
    edge = back.map(whole)

    def cut(path: QPainterPath) -> QPainterPath:
        return move.map(path.intersected(edge))

    ring = _ring()
    upper = QPainterPath()
    upper.addRect(QRectF(-60, 500, 400, 206))
    tilt = QTransform().translate(118, 706).rotate(-14).translate(-118, -706)
    far, near = tilt.map(ring.intersected(upper)), tilt.map(ring.subtracted(upper))
    globe = disc(QPointF(118, 712), 84)
    painter.fillPath(cut(far), brush(tones.STAR, 0.75))
    painter.fillPath(cut(globe), brush("#C9472B"))
    for data, colour in (
        ("M20,676Q118,650 216,680L216,694Q118,668 20,692Z", "#E8793A"),
        ("M20,706Q118,688 216,712L216,716Q118,694 20,712Z", "#E8793A"),
        ("M20,730Q118,712 216,732L216,748Q118,728 20,746Z", "#9A2C1C"),
    ):
        painter.fillPath(cut(outline(data).intersected(globe)), brush(colour))
    painter.fillPath(cut(globe.subtracted(globe.translated(-16, -10))), brush("#3A0A0E", 0.42))
    painter.fillPath(cut(disc(QPointF(84, 668), 9).intersected(globe)), brush("#9A2C1C", 0.8))
    painter.fillPath(cut(disc(QPointF(150, 660), 5).intersected(globe)), brush("#9A2C1C", 0.8))
    painter.fillPath(cut(near), brush(tones.STAR))


def _ring() -> QPainterPath:
    outer, inner = QPainterPath(), QPainterPath()
    outer.addEllipse(QPointF(118, 706), 150, 24)
    inner.addEllipse(QPointF(118, 706), 132, 16)
    groove, within = QPainterPath(), QPainterPath()
    groove.addEllipse(QPointF(118, 706), 143, 20.5)
    within.addEllipse(QPointF(118, 706), 140, 19.2)
    return outer.subtracted(inner).subtracted(groove.subtracted(within))


def _paint_slab(painter: QPainter, sheet: Sheet) -> None:
    """The slab: shadow, dark rim, a lit edge inside it, then the ground."""
    slab = sheet.slab
    hard_shadow(painter, rounded(slab, 10 * _PT), (3 * _PT, 5 * _PT), 0.5)
    painter.fillPath(rounded(slab, 10 * _PT), brush(tones.INK))
    rim = slab.adjusted(2.5 * _PT, 2.5 * _PT, -2.5 * _PT, -2.5 * _PT)
    painter.fillPath(rounded(rim, 8 * _PT), brush("#7A2E12"))
    outlined(painter, rounded(rim, 8 * _PT), pen("#B85A24", 0.9 * _PT))
    _paint_chips(painter, slab)
    painter.fillPath(rounded(ground_rect(sheet), 6 * _PT), ground(sheet))


def ground_rect(sheet: Sheet) -> QRectF:
    """The slab without its rim."""
    rim = 6 * _PT
    return sheet.slab.adjusted(rim, rim, -rim, -rim)


def ground(sheet: Sheet) -> QBrush:
    """The hot ochre of the ground, lightest a little above the middle."""
    box = sheet.slab
    middle = QPointF(box.center().x(), box.y() + 0.42 * box.height())
    gradient = QRadialGradient(middle, 0.62 * box.width())
    gradient.setColorAt(0.0, ink(tones.GROUND[0]))
    gradient.setColorAt(0.6, ink(tones.GROUND[1]))
    gradient.setColorAt(1.0, ink(tones.GROUND[2]))
    return QBrush(gradient)


def _paint_chips(painter: QPainter, slab: QRectF) -> None:
    """Nicks in the rim, so that it reads as broken rock."""
    nicks = QPainterPath()
    round_way = 2 * (slab.width() + slab.height())
    for index in range(64):
        way = noise(index, 11) * round_way
        size = (1.0 + 2.2 * noise(index, 12)) * _PT
        at, along = _on_rim(slab, way)
        across = QPointF(-along.y(), along.x())
        nicks.moveTo(at - along * size * 1.6)
        nicks.lineTo(at + along * size * 1.2)
        nicks.lineTo(at + along * size * 0.4 + across * size * 1.3)
        nicks.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(nicks, brush("#4A1608"))


def _on_rim(slab: QRectF, way: float) -> tuple[QPointF, QPointF]:
    """The point so far round the slab clockwise from its upper left corner, and the direction of going."""
    sides = (
        (slab.topLeft(), QPointF(1, 0), slab.width()),
        (slab.topRight(), QPointF(0, 1), slab.height()),
        (slab.bottomRight(), QPointF(-1, 0), slab.width()),
        (slab.bottomLeft(), QPointF(0, -1), slab.height()),
    )
    side = 0
    while way > sides[side][2] and side < 3:
        way -= sides[side][2]
        side += 1
    corner, along, _ = sides[side]
    return corner + along * way, along
