# SPDX-License-Identifier: GPL-3.0-or-later
"""The city's ground: streets, blocks, plots, entry edges, sector borders and the purple centre."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QTransform

from rubbletop.board.grid import Area, AreaBoard
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, is_legible, write_centred
from rubbletop.ui.paint.seats import paint_shape
from rubbletop.ui.paint.shapes import burst, outlined, rounded
from rubbletop.ui.tokyo.art import palette, sheet
from rubbletop.ui.tokyo.art.plan import Plan, SectorPlan, name_place, plan
from rubbletop.ui.typefaces import Face

_FLAT = Qt.PenCapStyle.FlatCap
_RIM_PLACES = ((3.12, -6.93), (6.93, -3.12))


def paint_ground(painter: QPainter, board: AreaBoard) -> None:
    """Everything of the city that is flat on the ground."""
    city = plan(board)
    outlined(painter, city.streets, pen(palette.INK, 0.1), brush(palette.STREET))
    for sector in city.sectors:
        painter.fillPath(sector.blocks, brush(sector.tint))
    for strength, plots in zip((0.07, 0.1, 0.13), city.plots, strict=True):
        painter.fillPath(plots, brush(palette.INK, strength))
    painter.strokePath(city.lanes, pen(palette.LANE, 0.024, cap=_FLAT))
    for sector in city.sectors:
        edge = pen(sector.livery.colour, 0.028, cap=_FLAT)
        painter.strokePath(sector.entry, edge)
    _paint_borders(painter, city)
    _paint_centre(painter, city)
    for index, sector in enumerate(city.sectors):
        _paint_rim_shapes(painter, sector, index)


def _paint_borders(painter: QPainter, city: Plan) -> None:
    painter.strokePath(city.sector_borders, pen(palette.INK, 0.12))
    painter.strokePath(city.sector_dashes, pen(palette.YELLOW, 0.04, cap=_FLAT))


def _paint_centre(painter: QPainter, city: Plan) -> None:
    block = rounded(city.centre.adjusted(0.03, 0.03, -0.03, -0.03), 0.08)
    outlined(painter, block, pen(palette.INK, 0.045), brush(palette.CENTRE))
    painter.fillPath(burst(city.centre.center(), 0.43, 0.22, 12), brush(palette.CENTRE_BURST))


def _paint_rim_shapes(painter: QPainter, sector: SectorPlan, turns: int) -> None:
    turned = QTransform().rotate(90 * turns)
    for place in _RIM_PLACES:
        paint_shape(painter, sector.livery, sheet.CENTRE + turned.map(QPointF(*place)), 0.23)


def paint_area_names(painter: QPainter, board: AreaBoard) -> None:
    """The name of every area in a free corner, seen when looked at closely."""
    letters = Letters(Face.INTER_SEMIBOLD, 0.1, palette.INK)
    if not is_legible(painter, "A", letters.size):
        return
    for area in board.areas.values():
        if area.id != board.centre:
            text = letters.coloured(_name_colour(board, area))
            write_centred(painter, area.name, name_place(board, area), text)


def _name_colour(board: AreaBoard, area: Area) -> str:
    if not area.is_filled or area.building is None:
        return palette.INK
    return palette.ROOFS[board.buildings[area.building].kind][2]


def paint_centre_word(painter: QPainter, board: AreaBoard) -> None:
    """The monster's name on the area where it starts."""
    letters = Letters(Face.BEBAS, 0.3, palette.WHITE, halo=palette.CENTRE, halo_width=0.16)
    write_centred(painter, "GODRAN", plan(board).centre.center(), letters, 0.84)
