# SPDX-License-Identifier: GPL-3.0-or-later
"""The painting of the Tokyo board, layer by layer, in board units (sides of an area)."""

from PySide6.QtGui import QPainter

from rubbletop.board.grid import AreaBoard
from rubbletop.ui.paint.ink import pen
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.paint.shapes import outlined, rounded
from rubbletop.ui.tokyo.art import backdrop, buildings, furniture, ground, palette, sheet, title, values


def paint_tokyo_board(painter: QPainter, board: AreaBoard, layer: Layer) -> None:
    """Paint one layer of the board with its whole sheet; all layers in turn make the picture."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match layer:
        case Layer.SHEET:
            _paint_sheet(painter)
        case Layer.GROUND:
            ground.paint_ground(painter, board)
        case Layer.TERRAIN:
            buildings.paint_buildings(painter, board)
        case Layer.NUMBERS:
            backdrop.paint_vp_numbers(painter)
            values.paint_values(painter, board)
            ground.paint_area_names(painter, board)
        case Layer.LABELS:
            backdrop.paint_health_words(painter)
            furniture.paint_box_words(painter)
            values.paint_names(painter, board)
            ground.paint_centre_word(painter, board)
    painter.restore()


def _paint_sheet(painter: QPainter) -> None:
    backdrop.paint_backdrop(painter)
    title.paint_signs(painter, sheet.FURNITURE["signs"].adjusted(0.06, 0.1, -0.06, 0))
    title.paint_title(painter, sheet.FURNITURE["title"])
    backdrop.paint_compass(painter, sheet.FURNITURE["compass"])
    furniture.paint_boxes(painter)
    frame = sheet.SHEET.adjusted(0.03, 0.03, -0.03, -0.03)
    outlined(painter, rounded(frame, 0.0), pen(palette.INK, 0.06))
