# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything stands on the Barrel sheet: laid out in points, published in board units.

The map keeps its square of 1000 × 1000 board units; a point is a pixel at fit to window.
"""

from PySide6.QtCore import QPointF, QRectF

POINT = 1 / 0.524
"""Board units in a point of the sheet."""

_MAP_CORNER = QPointF(202, 90)
_SIZE = (990, 660)


def in_board(box: QRectF) -> QRectF:
    """A rectangle of the sheet, in points from its upper left corner, in board units."""
    corner = (box.topLeft() - _MAP_CORNER) * POINT
    return QRectF(corner.x(), corner.y(), box.width() * POINT, box.height() * POINT)


def in_points(x: float, y: float) -> QPointF:
    """A point of the board on the sheet, in points from its upper left corner."""
    return QPointF(x / POINT, y / POINT) + _MAP_CORNER


SHEET = in_board(QRectF(0, 0, *_SIZE))
"""The whole sheet in board units."""

BOXES = {
    "masthead": QRectF(10, 6, 970, 46),
    "turns": QRectF(10, 56, 970, 28),
    "government": QRectF(10, 90, 40, 524),
    "map": QRectF(56, 90, 670, 524),
    "legend": QRectF(64, 98, 150, 188),
    "clipping": QRectF(572, 100, 146, 82),
    "compass": QRectF(674, 560, 46, 46),
    "dial": QRectF(62, 384, 224, 224),
    "price": QRectF(734, 90, 246, 114),
    "orders": QRectF(734, 210, 246, 262),
    "powers": QRectF(734, 478, 246, 176),
    "contracts": QRectF(10, 620, 716, 34),
}
"""Each piece of furniture by name, in points of the sheet."""

FURNITURE = {name: in_board(box) for name, box in BOXES.items()}
"""Each piece of furniture by name, in board units."""

DIAL_RADII = (106.0, 82.0, 59.0, 41.0, 27.5)
"""Outer rims of the rings of Pacifism, Influence and Mass-media, of the tolerated troops and of the hub."""

DIAL_RIM = 113.0
"""Radius of the whole dial, with the marks of speculation on its rim, in points."""

DIAL_STEPS = 16
HEAD = 22.0
PRICE_COLUMNS = 7
POWERS = 5


def turn_cell(phase: int, turn: int) -> QRectF:
    """The square of a turn of a phase, both from 0, in points; turn 4 is the optional one."""
    strip = phase_strip(phase)
    return QRectF(strip.right() - 157 + 31 * turn, strip.top() + 3, 28, 22)


def phase_strip(phase: int) -> QRectF:
    """The strip of a phase on the turn track, first phase 0, in points."""
    box = BOXES["turns"]
    wide = (box.width() - 50 - 12) / 3
    return QRectF(box.left() + 50 + phase * (wide + 6), box.top(), wide, box.height())


def price_cell(index: int) -> QRectF:
    """The space of a price step, first 0, in points; every second row runs from right to left."""
    box = BOXES["price"]
    row, column = divmod(index, PRICE_COLUMNS)
    if row % 2:
        column = PRICE_COLUMNS - 1 - column
    return QRectF(box.left() + 7.5 + column * 33.2, box.top() + HEAD + 2 + row * 29.5, 31.2, 27)


def order_cell(row: int, column: int) -> QRectF:
    """The box of a kind of action and a column, both from 0, in points."""
    box = BOXES["orders"]
    return QRectF(box.right() - 152 + column * 36.5, box.top() + 36 + row * 37, 34, 34)


def open_cell(index: int) -> QRectF:
    """The two wide boxes open to all, in points."""
    box = BOXES["orders"]
    wide = (box.width() - 21) / 2
    return QRectF(box.left() + 7 + index * (wide + 7), box.bottom() - 40, wide, 34)


def contract_cell(step: int) -> QRectF:
    """The space of a step of the contract track, in points."""
    box = BOXES["contracts"]
    return QRectF(box.left() + 102 + step * 38.2, box.top() + 3, 36, 28)


def government_level(barrels: float) -> float:
    """Height of a number of barrels on the Government's scale, in points down the sheet."""
    box = BOXES["government"]
    return box.bottom() - 10 - barrels * (box.height() - 44) / 60


def power_row(place: int) -> QRectF:
    """The row of a place in the order of play, first 0, in points."""
    box = BOXES["powers"]
    return QRectF(box.left() + 6, box.top() + HEAD + 2 + place * 30, box.width() - 12, 28)


def dial_angle(step: int) -> float:
    """Direction from the hub to the middle of a step, in degrees clockwise from the right."""
    return -90 + (step + 0.5) * 360 / DIAL_STEPS
