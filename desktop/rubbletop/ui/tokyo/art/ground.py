# SPDX-License-Identifier: GPL-3.0-or-later
"""The city's ground: streets, blocks, plots, entry edges, sector borders and the purple centre."""

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.grid import Area, AreaBoard
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, is_legible, write_centred
from rubbletop.ui.paint.seats import paint_shape
from rubbletop.ui.paint.shapes import burst, clip_of, outlined, rounded
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.corners import name_place
from rubbletop.ui.tokyo.art.plan import Patch, Plan, plan, square
from rubbletop.ui.tokyo.art.sheet import sheet_of
from rubbletop.ui.typefaces import Face

_FLAT = Qt.PenCapStyle.FlatCap
NAME_SIZE = 0.1
_NAME = Letters(Face.INTER_SEMIBOLD, NAME_SIZE, palette.INK)


def paint_ground(painter: QPainter, board: AreaBoard) -> None:
    """Everything of the city that is flat on the ground."""
    city, clip = plan(board), clip_of(painter)
    outlined(painter, city.streets, pen(palette.INK, 0.1), brush(palette.STREET))
    seen = city.seen(clip)
    for patch in seen:
        _paint_patch(painter, city, patch)
    for patch in seen:
        paint_borders(painter, patch.sector_borders, patch.sector_dashes)
    if city.centre.intersects(clip):
        _paint_centre(painter, city)
    radius = 0.23 * sheet_of(board).scale
    for sector in city.sectors:
        for at in sector.rim:
            paint_shape(painter, sector.livery, at, radius)


def _paint_patch(painter: QPainter, city: Plan, patch: Patch) -> None:
    for part in patch.parts:
        painter.fillPath(part.blocks, brush(city.sectors[part.sector].tint))
    for strength, plots in zip((0.07, 0.1, 0.13), patch.plots, strict=True):
        painter.fillPath(plots, brush(palette.INK, strength))
    painter.strokePath(patch.lanes, pen(palette.LANE, 0.024, cap=_FLAT))
    for part in patch.parts:
        paint_entry(painter, part.entry, city.sectors[part.sector].livery.colour)


def paint_entry(painter: QPainter, frames: QPainterPath, colour: str) -> None:
    """The dashed frames of areas by which a sector is entered."""
    painter.strokePath(frames, pen(colour, 0.028, cap=_FLAT))


def paint_borders(painter: QPainter, borders: QPainterPath, core: QPainterPath) -> None:
    """The borders between sectors, with their dashed core."""
    painter.strokePath(borders, pen(palette.INK, 0.12))
    painter.strokePath(core, pen(palette.YELLOW, 0.04, cap=_FLAT))


def _paint_centre(painter: QPainter, city: Plan) -> None:
    ground = rounded(city.centre.adjusted(0.03, 0.03, -0.03, -0.03), 0.08)
    outlined(painter, ground, pen(palette.INK, 0.045), brush(palette.CENTRE))
    painter.fillPath(burst(city.centre.center(), 0.43, 0.22, 12), brush(palette.CENTRE_BURST))


def areas_in(board: AreaBoard, clip: QRectF) -> list[Area]:
    """The areas that lie at least partly in the clip."""
    return [a for patch in plan(board).seen(clip) for a in patch.areas if square(a).intersects(clip)]


def paint_area_names(painter: QPainter, board: AreaBoard) -> None:
    """The name of every area in a free corner, seen when looked at closely."""
    if not is_legible(painter, "A", _NAME.size):
        return
    for area in areas_in(board, clip_of(painter)):
        if area.id != board.centre:
            paint_area_name(painter, board, area, _name_colour(board, area))


def paint_area_name(painter: QPainter, board: AreaBoard, area: Area, colour: str, halo: str = "") -> None:
    """The name of one area, with a casing of the colour `halo` where it lies on something uneven."""
    letters = replace(_NAME, colour=colour, halo=halo, halo_width=0.2)
    write_centred(painter, area.name, name_place(board, area), letters)


def _name_colour(board: AreaBoard, area: Area) -> str:
    if not area.is_filled or area.building is None:
        return palette.INK
    return palette.ROOFS[board.buildings[area.building].kind][2]


def paint_centre_word(painter: QPainter, board: AreaBoard) -> None:
    """The monster's name on the area where it starts."""
    letters = Letters(Face.BEBAS, 0.3, palette.WHITE, halo=palette.CENTRE, halo_width=0.16)
    write_centred(painter, "GODRAN", plan(board).centre.center(), letters, 0.84)
