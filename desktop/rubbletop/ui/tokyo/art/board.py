# SPDX-License-Identifier: GPL-3.0-or-later
"""The painting of a city board, layer by layer, in board units (sides of an area).

What falls during play is painted over these layers by `ruins`, what moves on the sheet by `ring` and `live`.
"""

from PySide6.QtGui import QPainter

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.words.names import sector_name
from rubbletop.ui.paint.ink import pen
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.paint.shapes import clip_of, outlined, rounded
from rubbletop.ui.tokyo.art import backdrop, buildings, furniture, ground, palette, sheet, title, values
from rubbletop.ui.tokyo.art.sheet import sheet_of
from rubbletop.ui.tokyo.art.words import Reminders, shipped_reminders
from rubbletop.ui.words import worded


def paint_tokyo_board(
    painter: QPainter, board: AreaBoard, layer: Layer, reminders: Reminders | None = None
) -> None:
    """Paint one layer of the board with its whole sheet; all layers in turn make the picture.

    Only what meets the painter's clip is painted. `reminders` are the figures on the sheet, None those of
    the edition that comes with the program.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    laid = sheet_of(board)
    match layer:
        case Layer.SHEET:
            _paint_sheet(painter, board)
        case Layer.GROUND:
            ground.paint_ground(painter, board)
        case Layer.TERRAIN:
            buildings.paint_buildings(painter, board)
        case Layer.NUMBERS:
            with laid.plan_units(painter):
                backdrop.paint_vp_numbers(painter)
            values.paint_values(painter, board)
            ground.paint_area_names(painter, board)
        case Layer.LABELS:
            with laid.plan_units(painter):
                backdrop.paint_health_words(painter)
                names = tuple(worded(sector_name(board, sector)) for sector in board.sectors)
                furniture.paint_box_words(painter, names, reminders or shipped_reminders())
            values.paint_names(painter, board)
            ground.paint_centre_word(painter, board)
    painter.restore()


def _paint_sheet(painter: QPainter, board: AreaBoard) -> None:
    with sheet_of(board).plan_units(painter):
        clip = clip_of(painter)
        backdrop.paint_backdrop(painter)
        if sheet.FURNITURE["signs"].united(sheet.FURNITURE["title"]).intersects(clip):
            title.paint_signs(painter, sheet.FURNITURE["signs"].adjusted(0.06, 0.1, -0.06, 0))
            title.paint_title(painter, sheet.FURNITURE["title"], board.title)
        if sheet.FURNITURE["compass"].intersects(clip):
            backdrop.paint_compass(painter, sheet.FURNITURE["compass"])
        furniture.paint_boxes(painter)
        frame = sheet.SHEET.adjusted(0.03, 0.03, -0.03, -0.03)
        outlined(painter, rounded(frame, 0.0), pen(palette.INK, 0.06))
