# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the regions: names, plates of barrels and logistics, places for counters."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from rubbletop.board.regions import Region, RegionBoard
from rubbletop.kernel.facts import called, say
from rubbletop.ui.barrel.art import palette, sheet, words
from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import dashes
from rubbletop.ui.paint.lettering import width, write_centred
from rubbletop.ui.paint.shapes import burst, disc, outlined, rounded
from rubbletop.ui.words import worded

_PLATE = QRectF(0, 0, 24, 12.5)
_GAP = 2.0

BORDER_COLUMNS = 5
"""The Border Region has a column of two places for each player."""

BORDER_EDGE = 48.0
"""The edge of a counter there, in board units."""

_BORDER_PITCH = (57.0, 50.5)
_BORDER_SHIFT = (10.0, -2.0)
"""From one place there to the next, and from the first printed place to the first of ours."""


def _is_name_below(region: Region) -> bool:
    """Whether the counters stand above the label, so that the name goes lower."""
    return all(y < region.centre[1] for _, y in region.tokens)


def _label_at(region: Region) -> QPointF:
    nudge = QPointF(*words.NUDGES.get(region.id, (0, 0)))
    return sheet.in_points(*region.centre) + nudge


def _name_at(region: Region) -> QPointF:
    return _label_at(region) + QPointF(0, -1.5 if _is_name_below(region) else -11.5)


def plates_at(region: Region) -> QPointF:
    """The middle of the plates of a region, below its name."""
    return _label_at(region) + QPointF(0, 12.0 if _is_name_below(region) else 2.5)


def name_of(region: Region) -> str:
    """The name of a region as it is written on the map."""
    return worded(called(region.name))


def name_rect(region: Region) -> QRectF:
    """The place of a region's name, in points."""
    return _about(_name_at(region), width(name_of(region), palette.NAME) + 4, 17)


def plates_rect(region: Region) -> QRectF:
    """The place of a region's plates, in points."""
    return _about(plates_at(region), 2 * _PLATE.width() + _GAP + 2, _PLATE.height() + 2)


def _about(centre: QPointF, wide: float, high: float) -> QRectF:
    return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)


def border_place(region: Region, order: int) -> QPointF:
    """The place of a counter in the Border Region, in board units: places count row by row."""
    row, column = divmod(order, BORDER_COLUMNS)
    first = QPointF(*region.tokens[0]) + QPointF(*_BORDER_SHIFT)
    return first + QPointF(column * _BORDER_PITCH[0], row * _BORDER_PITCH[1])


def paint_places(painter: QPainter, board: RegionBoard) -> None:
    """Faint dashed discs where counters stand in the Border Region, in board units."""
    for region in board.regions.values():
        if region.zone != "border":
            continue
        for order in range(2 * BORDER_COLUMNS):
            place = disc(border_place(region, order), 0.4 * BORDER_EDGE)
            painter.fillPath(place, brush(palette.CARD, 0.45))
            rim = pen(palette.INK, 1.6, 0.55, cap=Qt.PenCapStyle.FlatCap)
            painter.strokePath(dashes(place, 5, 3.5), rim)


def paint_plates(painter: QPainter, board: RegionBoard) -> None:
    """The two plates of every region, without their numbers, in points."""
    for region in board.regions.values():
        if region.zone != "border":
            paint_plate_pair(painter, plates_at(region))


def paint_plate_pair(painter: QPainter, centre: QPointF) -> None:
    """Plates for barrels (ink) and logistics (paper) side by side about `centre`."""
    for figure, box, ground, sign in _pair(centre):
        outlined(painter, rounded(box, 2), pen(palette.INK, 1.1), brush(ground))
        icon = QRectF(box.left() + 2, box.top() + 1.5, 9.5, 9.5)
        paint_figure(painter, figure, icon, sign, ground)


def _pair(centre: QPointF) -> list[tuple[str, QRectF, str, str]]:
    top = centre.y() - _PLATE.height() / 2
    left = QRectF(centre.x() - _GAP / 2 - _PLATE.width(), top, _PLATE.width(), _PLATE.height())
    right = QRectF(centre.x() + _GAP / 2, top, _PLATE.width(), _PLATE.height())
    return [
        ("barrel", left, palette.INK, palette.NEWSPRINT),
        ("crate", right, palette.CARD, palette.INK),
    ]


def write_plate_numbers(painter: QPainter, board: RegionBoard) -> None:
    """Barrels produced and logistics required of every region."""
    for region in board.regions.values():
        if region.zone != "border":
            write_plate_pair(painter, plates_at(region), region.oil, region.logistics)


def write_plate_pair(painter: QPainter, centre: QPointF, oil: int, logistics: int) -> None:
    """The numbers on a pair of plates."""
    for number, (_, box, _, colour) in zip((oil, logistics), _pair(centre), strict=True):
        at = QPointF(box.right() - 6.2, box.center().y())
        write_centred(painter, str(number), at, palette.FIGURE.coloured(colour))


def write_names(painter: QPainter, board: RegionBoard) -> None:
    """The names of the regions; a star stands before the capital's."""
    for region in board.regions.values():
        at = _name_at(region)
        if region.zone == "border":
            _write_border(painter, at, region)
            continue
        write_centred(painter, name_of(region), at, palette.NAME)
        if region.oil == max(other.oil for other in board.regions.values()):
            edge = at.x() - width(name_of(region), palette.NAME) / 2 - 8
            star = burst(QPointF(edge, at.y()), 5.4, 2.2, 5)
            outlined(painter, star, pen(palette.NEWSPRINT, 1.6), brush(palette.PENCIL))


def _write_border(painter: QPainter, at: QPointF, region: Region) -> None:
    write_centred(painter, name_of(region), at, palette.NAME)
    costs = worded(say("land $1, air $2"))
    write_centred(painter, costs, at + QPointF(0, 13), palette.TYPED, 120)


def write_abroad(painter: QPainter) -> None:
    """The neighbours' names in spaced italic."""
    for name, x, y, turn in words.ABROAD:
        at = sheet.in_points(x, y)
        painter.save()
        painter.translate(at)
        painter.rotate(turn)
        write_centred(painter, worded(name), QPointF(0, 0), palette.ABROAD_NAME, 84)
        painter.restore()
