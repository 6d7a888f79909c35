# SPDX-License-Identifier: GPL-3.0-or-later
"""What all cards of Tokyo share: the sheet of paper, the window with its picture, the back, the stamp."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.ui.paint.artwork import Part
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, is_legible, write_centred
from rubbletop.ui.paint.shapes import burst, hard_shadow, outlined, polygon, ring_points, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.typefaces import Face

RAYS = 15
_LINE = 3.2


def paint_stock(painter: QPainter, card: QRectF, radius: float, paper: str) -> None:
    """A card with its shadow and rim; `radius` is that of its corners."""
    sheet = rounded(card, radius)
    hard_shadow(painter, sheet, (radius * 0.3, radius * 0.6), 0.4)
    outlined(painter, sheet, pen(palette.INK, radius * 0.32), brush(paper))


def paint_window(painter: QPainter, window: QRectF, radius: float, ground: str) -> None:
    """The coloured window behind a picture, with rays from its foot."""
    frame = rounded(window, radius)
    painter.fillPath(frame, brush(ground))
    foot = QPointF(window.center().x(), window.bottom())
    ends = ring_points(foot, (window.width() + window.height(),), 2 * RAYS, -90 - 90 / RAYS)
    fan = QPainterPath()
    for index in range(0, 2 * RAYS, 2):
        fan.addPath(polygon([(foot.x(), foot.y()), ends[index], ends[index + 1]]))
    painter.fillPath(fan.intersected(frame), brush(palette.WHITE, 0.12))


def paint_picture(painter: QPainter, parts: tuple[Part, ...], box: QRectF, colour: str, light: str) -> None:
    """A picture of 100 × 100 in the square `box`: F `colour`, L `light`, both with an ink line, S ink."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    for part in parts:
        if part.role == "S":
            painter.strokePath(part.path, pen(palette.INK, _LINE))
        else:
            ground = colour if part.role == "F" else light
            join = Qt.PenJoinStyle.RoundJoin
            outlined(painter, part.path, pen(palette.INK, _LINE, join=join), brush(ground))
    painter.restore()


def paint_back(painter: QPainter, card: QRectF, radius: float, ground: str, ray: str) -> None:
    """The back of a card: the burst with a question."""
    paint_stock(painter, card, radius, ground)
    inner = rounded(card.adjusted(radius, radius, -radius, -radius), radius * 0.6)
    outlined(painter, inner, pen(ray, radius * 0.2))
    side = min(card.width(), card.height())
    painter.fillPath(burst(card.center(), side * 0.36, side * 0.25, 12), brush(palette.YELLOW))
    write_centred(painter, "?", card.center(), Letters(Face.BEBAS, side * 0.5, palette.INK))


def paint_stamp(painter: QPainter, centre: QPointF, width: float, text: str, tones: tuple[str, str]) -> None:
    """A slanting stamp across a card, `tones` its ground and its ink; no word where none could be read."""
    ground, ink = tones
    height = width * 0.4
    painter.save()
    painter.translate(centre)
    painter.rotate(-16)
    plate = rounded(QRectF(-width / 2, -height / 2, width, height), height * 0.18)
    outlined(painter, plate, pen(ink, height * 0.09), brush(ground))
    letters = Letters(Face.BEBAS, height * 0.74, ink)
    if is_legible(painter, text, letters.size):
        write_centred(painter, text, QPointF(0, 0), letters, width * 0.86)
    painter.restore()
