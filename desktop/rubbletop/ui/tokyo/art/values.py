# SPDX-License-Identifier: GPL-3.0-or-later
"""The values and names printed on and beside the buildings of Tokyo."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.board.grid import AreaBoard, Building
from rubbletop.ui.paint.ink import brush
from rubbletop.ui.paint.lettering import Letters, cap_height, is_legible, width, write, write_centred
from rubbletop.ui.paint.shapes import burst, clip_of, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.buildings import layouts
from rubbletop.ui.tokyo.art.plan import building_path
from rubbletop.ui.tokyo.art.signs import NAME, Layout, name_of
from rubbletop.ui.typefaces import Face

_VALUE = Letters(Face.BEBAS, 0.28, palette.LIGHT)


def paint_values(painter: QPainter, board: AreaBoard) -> None:
    """Output and VP of every building."""
    for building in _seen(painter, board):
        at = layouts(board)[building.id]
        letters = _VALUE.coloured(palette.ROOFS[building.kind][2])
        if at.line is not None:
            _paint_line(painter, building, at.line, letters)
        if at.output is not None:
            write_centred(painter, f"¥{building.output}", at.output, letters)
        if at.tag is not None:
            paint_tag(painter, str(building.vp), at.tag)


def paint_names(painter: QPainter, board: AreaBoard) -> None:
    """The names of the buildings, seen when looked at closely."""
    if not is_legible(painter, "name", NAME.size):
        return
    for building in _seen(painter, board):
        at = layouts(board)[building.id]
        write_centred(painter, name_of(building), at.name, _name_letters(building, at), at.name_width)


def _seen(painter: QPainter, board: AreaBoard) -> list[Building]:
    """The buildings whose values and names may lie in the painter's clip."""
    clip = clip_of(painter)
    return [
        building
        for building in board.buildings.values()
        if building_path(building).controlPointRect().adjusted(-0.6, -0.6, 0.6, 0.6).intersects(clip)
    ]


def _name_letters(building: Building, at: Layout) -> Letters:
    return NAME.coloured(palette.ROOFS[building.kind][2] if at.is_name_on_roof else palette.INK)


def _paint_line(painter: QPainter, building: Building, centre: QPointF, letters: Letters) -> None:
    """One line such as "¥30 ★15" with its middle at `centre`."""
    if not is_legible(painter, "0", letters.size):
        return
    output = f"¥{building.output}" if building.output else ""
    worth = str(building.vp) if building.vp else ""
    gap, star = 0.05, 0.19
    wide = width(output, letters) + (star + width(worth, letters) + 0.02 if worth else 0)
    wide += gap if output and worth else 0
    x, base = centre.x() - wide / 2, centre.y() + cap_height(letters) / 2
    if output:
        write(painter, output, QPointF(x, base), letters)
        x += width(output, letters) + gap
    if worth:
        place = QPointF(x + star / 2, centre.y())
        painter.fillPath(burst(place, 0.105, 0.045, 5), brush(letters.colour))
        write(painter, worth, QPointF(x + star + 0.02, base), letters)


def paint_tag(painter: QPainter, number: str, centre: QPointF) -> None:
    """A dark tag with a number of VP, left out where the number would be too small to read."""
    if not is_legible(painter, number, _VALUE.size):
        return
    half = 0.155 if len(number) > 1 else 0.13
    box = QRectF(centre.x() - half, centre.y() - 0.135, 2 * half, 0.27)
    painter.fillPath(rounded(box, 0.06), brush(palette.INK))
    write_centred(painter, number, centre, _VALUE.coloured(palette.YELLOW), 2 * half - 0.05)
