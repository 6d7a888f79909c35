# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything stands on the sheet around a city.

The sheet is laid out once, for a city as large as Tokyo, in plan units of which a side of one of its areas is
one. `sheet_of` lays it around any city: smaller ones have a smaller sheet, drawn with the same lines.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.board.grid import AreaBoard

GRID = 36.0
"""The furniture is laid out on a fine grid of so many steps to the side of an area."""

CENTRE = QPointF(7.5, 7.5)
"""The middle of the city and of the sheet."""

SHEET = QRectF(CENTRE.x() - 495 / GRID, CENTRE.y() - 328 / GRID, 990 / GRID, 656 / GRID)
"""The whole sheet."""

REACH = math.hypot(7.5, 2.5)
"""From the middle of the city to its farthest corner."""

CITY_RADIUS = 8.03
DISC_RADIUS = 8.98
VP_INNER, VP_OUTER = 8.11, 8.87
VP_FIRST, VP_SPAN, VP_SPACES = 122.0, 2.96, 100
HEALTH_FIRST, HEALTH_SPAN, KILLED = 58.5, 12.6, 4


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
"""Each piece of furniture by name; the quarters of the compass are the holding boxes."""

BOXES = ("north_east", "south_east", "south_west", "north_west")
"""The holding boxes in the order of a board's sectors."""

HEAD_HEIGHT = 25 / GRID
ORIGINS = 6


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


def havoc() -> QRectF:
    """Where the head of the Origin box shows GODRAN's points."""
    head = FURNITURE["origin"]
    return QRectF(head.right() - 1.5, head.top(), 1.5, HEAD_HEIGHT)


def origin_cards() -> tuple[QRectF, ...]:
    """The six places for Origin cards, the hidden one last."""
    inside = body("origin")
    width, height, gap = 21 / GRID, 38 / GRID, 3 / GRID
    left = inside.center().x() - (ORIGINS * width + (ORIGINS - 1) * gap) / 2
    return tuple(
        QRectF(left + index * (width + gap), inside.top() + 5 / GRID, width, height)
        for index in range(ORIGINS)
    )


TURN_WIDTH = 1.2
"""How wide the number of the turn may be in the head of the order of play."""


def order_rows(phases: int) -> tuple[QRectF, ...]:
    """The lines of the order of play, one for each phase."""
    box = body("order").adjusted(0, 3 / GRID, 0, -3 / GRID)
    pitch = box.height() / phases
    return tuple(QRectF(box.left(), box.top() + index * pitch, box.width(), pitch) for index in range(phases))


def vp_angle(points: int) -> float:
    """Direction from the centre to the middle of a space of the VP ring, degrees clockwise from the right."""
    return VP_FIRST + VP_SPAN * (points % VP_SPACES + 0.5)


def health_angle(wounds: int) -> float:
    """Direction from the centre to the plate for so many wounds, 4 being the killing one."""
    return HEALTH_FIRST + HEALTH_SPAN * (KILLED - wounds + 0.5)


def on_ring(angle: float, radius: float) -> QPointF:
    """The point in this direction from the centre, in degrees clockwise from the right."""
    turn = math.radians(angle)
    return CENTRE + QPointF(radius * math.cos(turn), radius * math.sin(turn))


@dataclass(frozen=True)
class Sheet:
    """The sheet around one city: `centre` in board units, `scale` board units to a plan unit.

    What it returns is in board units. `sectors` are the ids of the board's sectors, in their order.
    """

    centre: QPointF
    scale: float
    sectors: tuple[str, ...]

    @property
    def whole(self) -> QRectF:
        """The whole sheet."""
        return self.placed(SHEET)

    @property
    def city(self) -> QRectF:
        """The disc of the city with its rings."""
        reach = DISC_RADIUS
        return self.placed(QRectF(CENTRE.x() - reach, CENTRE.y() - reach, 2 * reach, 2 * reach))

    def at(self, place: QPointF) -> QPointF:
        """A point of the plan, in board units."""
        return self.centre + (place - CENTRE) * self.scale

    def placed(self, box: QRectF) -> QRectF:
        """A rectangle of the plan, in board units."""
        return QRectF(self.at(box.topLeft()), box.size() * self.scale)

    def box_of(self, sector: str) -> str:
        """The holding box of a sector of the board."""
        return BOXES[self.sectors.index(sector)]

    def box(self, name: str) -> QRectF:
        """A piece of furniture."""
        return self.placed(FURNITURE[name])

    def body(self, name: str) -> QRectF:
        """The part of a box below its head, where counters and cards lie."""
        return self.placed(body(name))

    def slots(self, name: str) -> tuple[QRectF, ...]:
        """The eight places for counters in a holding box, row by row."""
        return tuple(self.placed(slot) for slot in slots(name))

    def funds(self, name: str) -> QRectF:
        """Where a holding box shows its sector's Mega-Yen."""
        return self.placed(funds(name))

    def origin_cards(self) -> tuple[QRectF, ...]:
        """The six places for Origin cards, the hidden one last."""
        return tuple(self.placed(card) for card in origin_cards())

    @contextmanager
    def plan_units(self, painter: QPainter) -> Iterator[None]:
        """Lets everything inside be drawn in plan units."""
        painter.save()
        painter.translate(self.centre)
        painter.scale(self.scale, self.scale)
        painter.translate(-CENTRE)
        yield
        painter.restore()


@lru_cache(maxsize=8)
def sheet_of(board: AreaBoard) -> Sheet:
    """The sheet around a city, so large that its farthest corner touches the rim as Tokyo's does."""
    middle = board.areas[board.centre].centre
    corners = [corner for area in board.areas.values() for corner in area.outline]
    far = max(math.hypot(x - middle[0], y - middle[1]) for x, y in corners)
    return Sheet(centre=QPointF(*middle), scale=far / REACH, sectors=tuple(board.sectors))
