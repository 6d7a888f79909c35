# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting a Zone of the Colossi with its whole sheet, layer by layer, in board units."""

from PySide6.QtGui import QPainter

from rubbletop.board.hexes import HexBoard
from rubbletop.ui.colossi.art.backdrop import paint_backdrop
from rubbletop.ui.colossi.art.furniture import paint_furniture
from rubbletop.ui.colossi.art.ground import paint_ground, paint_numbers
from rubbletop.ui.colossi.art.labels import paint_labels
from rubbletop.ui.colossi.art.sheet import sheet_of
from rubbletop.ui.colossi.art.terrain import paint_terrain
from rubbletop.ui.paint.layers import Layer


def paint_hex_board(painter: QPainter, board: HexBoard, layer: Layer) -> None:
    """Paint one layer of the board; the layers, lowest first, are the members of `Layer`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = sheet_of(board)
    match layer:
        case Layer.SHEET:
            paint_backdrop(painter, sheet)
            paint_furniture(painter, board, sheet)
        case Layer.GROUND:
            paint_ground(painter, board, sheet)
        case Layer.TERRAIN:
            paint_terrain(painter, board)
        case Layer.NUMBERS:
            paint_numbers(painter, board)
        case Layer.LABELS:
            paint_labels(painter, board)
    painter.restore()
