# SPDX-License-Identifier: GPL-3.0-or-later
"""The poster of Attack of the 50 Foot Colossi! on the start page."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.boulders import paint_head
from rubbletop.ui.colossi.art.title import paint_title
from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, ink, mixed, pen
from rubbletop.ui.paint.noise import noise
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.poster import SIZE, poster_space
from rubbletop.ui.paint.shapes import burst, disc, outlined, polygon

_NIGHT = "#0A2128"
_VISOR = "#FFE14D"
_GIANT = QPointF(150, 300)
# Middle, width and height as radii, seed, and how light: the boulders the giant is made of, far ones first.
_FAR = (((94, 418), (44, 52), 31, 0.1), ((214, 422), (46, 50), 32, 0.0), ((252, 292), (32, 36), 33, 0.25))
_NEAR = (
    ((268, 232), (25, 33), 34, 0.35),
    ((56, 292), (38, 37), 36, 0.45),
    ((34, 356), (31, 36), 37, 0.35),
)
_CHEST = ((148, 334), (92, 86), 41, 0.6)
_FIST = ((258, 178), (33, 30), 35, 0.55)
_SQUAD = (("squad", 8, 404), ("heavy", 74, 412), ("specops", 176, 408), ("medic", 238, 414))


def paint_poster(painter: QPainter, rect: QRectF) -> None:
    """Paint the poster so that it covers the rectangle; what does not fit is cut off evenly."""
    with poster_space(painter, rect):
        _paint_sky(painter)
        _paint_planet(painter)
        for boulder in _FAR:
            _paint_boulder(painter, *boulder)
        _paint_body(painter)
        _paint_marines(painter)
        paint_title(painter, QPointF(12, 8), 0.95)


def _paint_sky(painter: QPainter) -> None:
    gradient = QLinearGradient(SIZE.topLeft(), SIZE.bottomLeft())
    for place, colour in ((0.0, "#0A2C38"), (0.34, "#1C6470"), (0.62, "#D98A45"), (0.9, "#F2B04A")):
        gradient.setColorAt(place, ink(colour))
    painter.fillRect(SIZE, gradient)
    rays = QPainterPath()
    for ray in range(18):
        angle = 2 * math.pi * ray / 18
        half = math.pi / 40
        rays.addPath(
            polygon(
                (
                    (_GIANT.x(), _GIANT.y()),
                    (_GIANT.x() + 420 * math.cos(angle - half), _GIANT.y() + 420 * math.sin(angle - half)),
                    (_GIANT.x() + 420 * math.cos(angle + half), _GIANT.y() + 420 * math.sin(angle + half)),
                )
            )
        )
    painter.fillPath(rays, brush("#FFE9B0", 0.13))
    for star in range(90):
        high = noise(star, 2) ** 1.4 * 0.62
        at = QPointF(noise(star, 1) * SIZE.width(), high * SIZE.height())
        size = 0.5 + noise(star, 3)
        painter.fillPath(disc(at, size), brush(tones.CREAM, (0.95 - high) * (0.4 + 0.6 * noise(star, 4))))


def _paint_planet(painter: QPainter) -> None:
    """The ringed neighbour, low behind the raised fist."""
    painter.save()
    painter.translate(44, 214)
    painter.rotate(-18)
    far = outline("M-50,0A50,9 0 0 1 50,0L43,0A43,5.5 0 0 0 -43,0Z")
    near = outline("M-50,0A50,9 0 0 0 50,0L43,0A43,5.5 0 0 1 -43,0Z")
    painter.fillPath(far, brush("#C9472B"))
    painter.fillPath(disc(QPointF(0, 0), 27), brush(tones.STAR))
    painter.fillPath(outline("M-25,-9Q0,-3 26,-7L27,-1Q0,3 -27,-3Z"), brush("#E8B25A"))
    painter.fillPath(outline("M8,-26A27,27 0 0 1 8,26A38,38 0 0 0 8,-26Z"), brush("#9A5A2A", 0.55))
    painter.fillPath(near, brush("#E2572F"))
    painter.restore()


def _paint_body(painter: QPainter) -> None:
    for boulder in _NEAR:
        _paint_boulder(painter, *boulder)
    _paint_boulder(painter, *_CHEST)
    glow = outline("M104,300L124,322L116,344L142,362L136,392M124,322L150,312L158,292M142,362L176,352L192,372")
    outlined(painter, glow, pen("#3A0A06", 7))
    outlined(painter, glow, pen("#FF8A2A", 3.4))
    outlined(painter, glow, pen("#FFE98A", 1.2))
    _paint_boulder(painter, *_FIST)
    knuckles = outline("M240,160V178M254,158V180M268,162V178")
    outlined(painter, knuckles, pen("#3A0A06", 3))
    paint_head(painter, QRectF(86, 164, 122, 122))


def _paint_boulder(
    painter: QPainter, middle: tuple[float, float], radii: tuple[float, float], seed: int, light: float
) -> None:
    """A rock of eleven corners with a lit, a plain and a dark side."""
    rim = []
    for index in range(11):
        angle = 2 * math.pi * index / 11
        grown = 0.88 + 0.2 * noise(seed, index)
        rim.append(
            (middle[0] + radii[0] * grown * math.cos(angle), middle[1] + radii[1] * grown * math.sin(angle))
        )
    heart = (middle[0] - 0.12 * radii[0], middle[1] - 0.18 * radii[1])
    inner = (middle[0] + 0.3 * radii[0], middle[1] + 0.12 * radii[1])
    painter.fillPath(polygon(rim), brush(mixed("#7A2412", "#D24A24", light)))
    painter.fillPath(polygon((*rim[0:5], heart, inner)), brush(mixed("#40100A", "#8A2412", light)))
    painter.fillPath(polygon((*rim[6:9], heart)), brush(mixed("#9A3A1E", "#F07A3A", light)))
    outlined(painter, polygon(rim), pen("#2A0F08", 3))


def _paint_marines(painter: QPainter) -> None:
    """The hill in front, the squad on it, one shot that strikes home, and a scout in the air."""
    painter.fillPath(outline("M0,466V412l40,-12 50,20 60,-16 70,18 78,-24V466Z"), brush("#5E1F0E"))
    painter.fillPath(outline("M0,466V424l52,-6 60,16 76,-12 60,14 50,-14V466Z"), brush("#3A140A"))
    outlined(painter, outline("M112,424L176,336"), pen("#FFF27A", 5, 0.35))
    outlined(painter, outline("M112,424L176,336"), pen("#FFF8D0", 2.2))
    hit = QPointF(178, 333)
    outlined(painter, burst(hit, 19, 8, 9, 12), pen("#B3261E", 1.6), brush("#FFE14D"))
    painter.fillPath(burst(hit, 9, 4, 9, 30), brush("#FFFFFF"))
    for figure, x, y in _SQUAD:
        paint_figure(painter, figure, QRectF(x, y, 52, 52), _NIGHT, _VISOR)
    _paint_scout(painter)


def _paint_scout(painter: QPainter) -> None:
    """A scout on his jump pack, with the trail of his flight."""
    painter.fillPath(outline("M22,290Q40,210 70,178L80,184Q50,220 22,290Z"), brush("#FFF3CF", 0.35))
    painter.save()
    painter.translate(66, 142)
    painter.rotate(24)
    painter.fillPath(outline("M9,36l8,26l5,-24ZM26,36l3,24l8,-26Z"), brush("#FF8A2A"))
    painter.fillPath(outline("M11,36l6,16l3,-15ZM28,36l3,15l5,-16Z"), brush("#FFF27A"))
    paint_figure(painter, "scout", QRectF(0, 0, 46, 46), _NIGHT, _VISOR)
    painter.restore()
