# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything stands on the Tokyo sheet: rectangles and rings in board units (sides of an area)."""

from PySide6.QtCore import QPointF, QRectF

GRID = 36.0
"""The furniture is laid out on a fine grid of so many steps to the side of an area."""

CENTRE = QPointF(7.5, 7.5)
"""The middle of the city and of the sheet."""

SHEET = QRectF(CENTRE.x() - 495 / GRID, CENTRE.y() - 328 / GRID, 990 / GRID, 656 / GRID)
"""The whole sheet."""

CITY_RADIUS = 8.03
DISC_RADIUS = 8.98
VP_INNER, VP_OUTER = 8.11, 8.87
VP_FIRST, VP_SPAN, VP_SPACES = 122.0, 2.96, 100
HEALTH_FIRST, HEALTH_SPAN = 58.5, 12.6


def on_grid(x: float, y: float, width: float, height: float) -> QRectF:
    """The rectangle at fine-grid steps from the sheet's upper left corner."""
    return QRectF(SHEET.left() + x / GRID, SHEET.top() + y / GRID, width / GRID, height / GRID)


SEA_LEVEL = SHEET.top() + 562 / GRID
"""Height of the horizon: the sea fills the sheet below it."""

MONSTER = on_grid(720, 536, 96, 96)
"""Where the monster wades in the margin."""

FURNITURE = {
    "signs": on_grid(14, 8, 54, 206),
    "title": on_grid(72, 8, 146, 140),
    "compass": on_grid(734, 14, 62, 62),
    "north_west": on_grid(10, 224, 154, 104),
    "legend": on_grid(10, 338, 154, 194),
    "south_west": on_grid(10, 542, 154, 104),
    "north_east": on_grid(826, 10, 154, 104),
    "origin": on_grid(826, 124, 154, 86),
    "order": on_grid(826, 220, 154, 192),
    "populace": on_grid(826, 422, 154, 110),
    "south_east": on_grid(826, 542, 154, 104),
}
"""Each piece of furniture by name; a sector's name stands for its holding box."""

HEAD_HEIGHT = 25 / GRID


def body(box: str) -> QRectF:
    """The part of a box below its head, where counters and cards lie."""
    return FURNITURE[box].adjusted(0, HEAD_HEIGHT, 0, 0)


def slots(box: str) -> tuple[QRectF, ...]:
    """The eight places for counters in a holding box, row by row."""
    inside = body(box)
    side, gap = 33 / GRID, 5 / GRID
    left = inside.center().x() - (4 * side + 3 * gap) / 2
    top = inside.center().y() - (2 * side + gap) / 2
    return tuple(
        QRectF(left + column * (side + gap), top + row * (side + gap), side, side)
        for row in range(2)
        for column in range(4)
    )


def funds(box: str) -> QRectF:
    """Where a holding box shows its sector's Mega-Yen."""
    head = FURNITURE[box]
    return QRectF(head.right() - 52 / GRID, head.top() + 4 / GRID, 47 / GRID, 17 / GRID)


def origin_cards() -> tuple[QRectF, ...]:
    """The six places for Origin cards, the hidden one last."""
    inside = body("origin")
    width, height, gap = 21 / GRID, 38 / GRID, 3 / GRID
    left = inside.center().x() - (6 * width + 5 * gap) / 2
    return tuple(
        QRectF(left + index * (width + gap), inside.top() + 5 / GRID, width, height) for index in range(6)
    )


def vp_angle(points: int) -> float:
    """Direction from the centre to the middle of a space of the VP ring, degrees clockwise from the right."""
    return VP_FIRST + VP_SPAN * (points % VP_SPACES + 0.5)


def health_angle(wounds: int) -> float:
    """Direction from the centre to the plate for so many wounds, 4 being the killing one."""
    return HEALTH_FIRST + HEALTH_SPAN * (4 - wounds + 0.5)
