# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the sign, the values and the name of a building stand, by the form of its outline."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from rubbletop.board.grid import Building
from rubbletop.kernel.facts import called
from rubbletop.ui.paint.lettering import Letters, width
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.plan import building_path
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

BAR = 0.41
"""A building no thicker than this lies along a street."""

NAME = Letters(Face.INTER_SEMIBOLD, 0.09, palette.INK)
"""How the names of buildings are written."""

_ALL_OF_TWO = 1.95
"""A building that covers more than this takes up all of two areas."""

_GRID = 12
"""Steps across an outline in which a place on its roof is looked for."""


@dataclass(frozen=True)
class Layout:
    """Centres in board units, None where the building prints no such thing.

    `line` is where output and VP stand in one line on the roof, `output` where the output stands alone,
    `tag` where the VP stands in a dark tag; `pitch` is the field of the stadium, in place of a sign.
    """

    sign: QPointF
    sign_size: float
    name: QPointF
    name_width: float
    is_name_on_roof: bool = False
    line: QPointF | None = None
    output: QPointF | None = None
    tag: QPointF | None = None
    pitch: QRectF | None = None


def layout(building: Building) -> Layout:
    """The layout that suits the outline: filled, two areas, bar, angle, corner or island.

    An outline of any other form gets the layout that is nearest, with what stands on the roof moved onto it.
    What a building does not have is not printed.
    """
    path = building_path(building)
    found = _by_form(building, path.boundingRect())
    return replace(
        found,
        sign=_onto(path, found.sign),
        output=None if found.output is None or not building.output else _onto(path, found.output),
        line=None if found.line is None else _onto(path, found.line),
        tag=found.tag if building.vp else None,
    )


def name_of(building: Building) -> str:
    """The name of a building as it is written on the board."""
    return worded(called(building.name))


def name_box(building: Building) -> QRectF:
    """What the name of a building covers where it is written."""
    at = layout(building)
    wide = min(width(name_of(building), NAME), at.name_width)
    return QRectF(at.name.x() - wide / 2, at.name.y() - NAME.size / 2, wide, NAME.size)


def _by_form(building: Building, box: QRectF) -> Layout:
    corners = [point for part in building.outlines for point in part]
    if len(building.outlines) > 1 and box.width() * box.height() > _ALL_OF_TWO:
        return _stadium(box)
    within = _within(box, corners)
    if len(building.outlines) == 1 and len(corners) == 6 and len(within) == 1:
        return _angle(box, within[0])
    if min(box.width(), box.height()) > 0.9:
        return _filled(box)
    if max(box.width(), box.height()) > 0.9:
        return _bar(building, box)
    return _small(building, box)


def _within(box: QRectF, corners: list[tuple[float, float]]) -> list[QPointF]:
    """The corners of an outline that lie inside its box and not on its edge."""
    return [
        QPointF(x, y) for x, y in corners if box.left() < x < box.right() and box.top() < y < box.bottom()
    ]


def _onto(path: QPainterPath, place: QPointF) -> QPointF:
    """The place itself where it lies on a roof, else the nearest to it that does."""
    if path.contains(place):
        return place
    box = path.boundingRect()
    grid = [
        QPointF(box.left() + box.width() * x / _GRID, box.top() + box.height() * y / _GRID)
        for x in range(1, _GRID)
        for y in range(1, _GRID)
    ]
    on_roof = [at for at in grid if path.contains(at)] or [place]
    return min(on_roof, key=lambda at: QLineF(at, place).length())


def _filled(box: QRectF) -> Layout:
    middle = box.center()
    return Layout(
        sign=QPointF(middle.x(), middle.y() - 0.1),
        sign_size=0.46,
        name=QPointF(middle.x(), box.bottom() - 0.095),
        name_width=0.8,
        is_name_on_roof=True,
        line=QPointF(middle.x(), box.bottom() - 0.25),
    )


def _stadium(box: QRectF) -> Layout:
    middle = box.center()
    across, down = (0.62, 0.27) if box.width() > box.height() else (0.36, 0.5)
    lift = 0.12 if box.width() > box.height() else 0.16
    pitch = QRectF(middle.x() - across, middle.y() - lift - down, 2 * across, 2 * down)
    return Layout(
        sign=pitch.center(),
        sign_size=0.4,
        name=QPointF(middle.x(), box.bottom() - 0.095),
        name_width=0.8,
        is_name_on_roof=True,
        line=QPointF(middle.x(), box.bottom() - 0.25),
        pitch=pitch,
    )


def _along(box: QRectF, share: float) -> QPointF:
    middle = box.center()
    if box.width() >= box.height():
        return QPointF(box.left() + box.width() * share, middle.y())
    return QPointF(middle.x(), box.top() + box.height() * share)


def _bar(building: Building, box: QRectF) -> Layout:
    name = _opposite(box)
    wide = 0.86 if box.width() > box.height() else 0.5
    if building.output and building.vp:
        return Layout(
            sign=_along(box, 0.155),
            sign_size=0.26,
            output=_along(box, 0.465),
            tag=_along(box, 0.81),
            name=name,
            name_width=wide,
        )
    if building.vp:
        return Layout(
            sign=_along(box, 0.3), sign_size=0.31, tag=_along(box, 0.72), name=name, name_width=wide
        )
    if building.output:
        return Layout(
            sign=_along(box, 0.24), sign_size=0.3, output=_along(box, 0.66), name=name, name_width=wide
        )
    return Layout(sign=_along(box, 0.5), sign_size=0.3, name=name, name_width=wide)


def _angle(box: QRectF, inner: QPointF) -> Layout:
    """The two wings meet in one corner of the box; the inner corner of the outline tells which."""
    is_low, is_right = inner.y() > box.center().y(), inner.x() > box.center().x()
    depth = box.bottom() - inner.y() if is_low else inner.y() - box.top()
    # The closed border takes a little of the outer half of each wing.
    level = box.bottom() - depth / 2 - 0.02 if is_low else box.top() + depth / 2 + 0.02
    upright = box.right() - depth / 2 - 0.02 if is_right else box.left() + depth / 2 + 0.02
    free = QRectF(
        box.left() if is_right else inner.x(),
        box.top() if is_low else inner.y(),
        box.width() - depth,
        box.height() - depth,
    )
    return Layout(
        sign=QPointF(upright, free.center().y() + (-0.1 if is_low else 0.1)),
        sign_size=0.23,
        output=QPointF(box.left() + box.width() * (0.26 if is_right else 0.3), level),
        tag=QPointF(box.left() + box.width() * (0.72 if is_right else 0.76), level),
        name=QPointF(free.center().x(), free.center().y() + 0.02),
        name_width=0.58,
    )


def _small(building: Building, box: QRectF) -> Layout:
    middle = box.center()
    area = _area_centre(box)
    away = QPointF(area.x() - middle.x(), area.y() - middle.y())
    # A center of production has its output below a smaller sign.
    lift, size = (0.11, 0.22) if building.output else (0.0, 0.0)
    output = QPointF(middle.x(), middle.y() + 0.09) if building.output else None
    if abs(away.x()) < 0.05:
        return Layout(
            sign=QPointF(middle.x(), middle.y() - (lift or 0.04)),
            sign_size=size or 0.34,
            output=output,
            tag=QPointF(middle.x(), box.bottom() - 0.06),
            name=QPointF(middle.x(), box.top() - 0.06),
            name_width=0.56,
        )
    inner = QPointF(box.right() if away.x() > 0 else box.left(), box.bottom() if away.y() > 0 else box.top())
    return Layout(
        sign=QPointF(middle.x(), middle.y() - lift),
        sign_size=size or 0.29,
        output=output,
        tag=inner,
        name=_opposite(box),
        name_width=0.5,
    )


def _area_centre(box: QRectF) -> QPointF:
    """The middle of the area in which a building of one area stands."""
    x, y = box.center().x(), box.center().y()
    return QPointF(int(x) + 0.5, int(y) + 0.5)


def _opposite(box: QRectF) -> QPointF:
    """The middle of the open ground beside a building."""
    area = _area_centre(box)
    middle = box.center()
    return QPointF(area.x() + (area.x() - middle.x()) * 0.62, area.y() + (area.y() - middle.y()) * 0.62)
