# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the set-up star and the name of an area stand: in corners that no building covers."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from rubbletop.board.grid import Area, AreaBoard
from rubbletop.ui.paint.shapes import rounded
from rubbletop.ui.tokyo.art.plan import STAR, building_path
from rubbletop.ui.tokyo.art.signs import name_box


def _corner(area: Area, x: float, y: float, half: float = STAR) -> QRectF:
    """A small box about a point of the area."""
    return QRectF(area.col + x - half, area.row + y - half, 2 * half, 2 * half)


@lru_cache(maxsize=1024)
def star_place(board: AreaBoard, area: Area) -> QPointF:
    """Where the set-up star stands: in a corner that no building covers, or on the roof beside its sign."""
    if area.is_filled:
        return _roof_place(board, area)
    return _free_corner(board, area, ((0.17, 0.83), (0.83, 0.83), (0.17, 0.17), (0.83, 0.17))).center()


@lru_cache(maxsize=1024)
def name_place(board: AreaBoard, area: Area) -> QPointF:
    """The middle of the area's name: a corner without star and building, upper left where that is free."""
    if area.is_filled:
        return _roof_name_place(board, area)
    places: tuple[tuple[float, float], ...] = (
        (0.21, 0.17),
        (0.79, 0.17),
        (0.79, 0.83),
        (0.21, 0.83),
        (0.5, 0.17),
        (0.5, 0.83),
        (0.2, 0.5),
    )
    if area.building is not None:
        written = name_box(board.buildings[area.building])
        free = [place for place in places if not written.intersects(_name_box(area, *place))]
        places = tuple(free) or places
    return _free_corner(board, area, places, stars=area.is_star).center()


def _name_box(area: Area, x: float, y: float) -> QRectF:
    """What an area's name covers with its middle at a place of the area."""
    return QRectF(area.col + x - 0.1, area.row + y - 0.055, 0.2, 0.11)


def _free_corner(
    board: AreaBoard, area: Area, places: tuple[tuple[float, float], ...], *, stars: bool = False
) -> QRectF:
    outline = QPainterPath()
    if area.building is not None:
        outline.addPath(building_path(board.buildings[area.building]))
    if stars:
        outline.addPath(rounded(_corner_of_star(board, area), 0.0))
    corners = [_corner(area, *place) for place in places]
    return next((corner for corner in corners if not outline.intersects(corner)), corners[0])


def _corner_of_star(board: AreaBoard, area: Area) -> QRectF:
    at = star_place(board, area)
    return _corner(area, at.x() - area.col, at.y() - area.row)


def _roof_place(board: AreaBoard, area: Area) -> QPointF:
    """On a roof of one area the upper left corner; on the stadium a place beside pitch and values."""
    building = board.buildings[area.building] if area.building is not None else None
    if building is None or len(building.areas) == 1:
        return QPointF(area.col + 0.17, area.row + 0.18)
    box = building_path(building).boundingRect()
    if box.width() > box.height():
        side = -1 if area.col == round(box.left()) else 1
        return QPointF(box.center().x() + side * 0.83, box.top() + 0.18)
    is_upper = area.row == round(box.top())
    return QPointF(box.left() + 0.17, box.top() + (0.18 if is_upper else 1.5))


def _roof_name_place(board: AreaBoard, area: Area) -> QPointF:
    building = board.buildings[area.building] if area.building is not None else None
    if building is None or len(building.areas) == 1:
        return QPointF(area.col + 0.84, area.row + 0.13)
    box = building_path(building).boundingRect()
    if box.width() > box.height():
        side = -1 if area.col == round(box.left()) else 1
        return QPointF(box.center().x() + side * 0.84, box.bottom() - 0.13)
    is_upper = area.row == round(box.top())
    return QPointF(box.left() + 0.84, box.top() + (0.13 if is_upper else 1.5))
