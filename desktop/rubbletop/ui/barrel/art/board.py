# SPDX-License-Identifier: GPL-3.0-or-later
"""The painting of the Barrel board, layer by layer, in board units (the map is 1000 × 1000)."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QPainter, QRadialGradient

from rubbletop.board.regions import RegionBoard
from rubbletop.ui.barrel.art import dial, margin, orders, palette, regions, sheet, terrain, tracks
from rubbletop.ui.paint.ink import ink, pen
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.paint.shapes import outlined, rounded

MOST_PLAYERS = 5


def paint_barrel_board(
    painter: QPainter, board: RegionBoard, layer: Layer, players: int = MOST_PLAYERS
) -> None:
    """Paint one layer of the board with its whole sheet; all layers in turn make the picture.

    Boxes that are not in use with so many `players` (3 to 5) are grey and dashed.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match layer:
        case Layer.SHEET:
            _paint_sheet(painter, board, players)
        case Layer.GROUND:
            terrain.paint_regions(painter, board)
        case Layer.TERRAIN:
            _paint_terrain(painter, board)
        case Layer.NUMBERS:
            _write_numbers(painter, board, players)
        case Layer.LABELS:
            _write_labels(painter, board)
    painter.restore()


@contextmanager
def _in_points(painter: QPainter) -> Iterator[None]:
    """Lets everything inside be drawn in points from the sheet's upper left corner."""
    painter.save()
    painter.translate(sheet.SHEET.topLeft())
    painter.scale(sheet.POINT, sheet.POINT)
    yield
    painter.restore()


def newsprint() -> QBrush:
    """Paper that has yellowed from its edges."""
    middle: QPointF = sheet.SHEET.center()
    gradient = QRadialGradient(middle, sheet.SHEET.width() * 0.6)
    gradient.setColorAt(0.0, ink(palette.NEWSPRINT))
    gradient.setColorAt(0.72, ink(palette.NEWSPRINT))
    gradient.setColorAt(1.0, ink(palette.AGED))
    return QBrush(gradient)


def _paint_sheet(painter: QPainter, board: RegionBoard, players: int) -> None:
    painter.fillRect(sheet.SHEET, newsprint())
    terrain.paint_abroad(painter, board)
    with _in_points(painter):
        margin.paint_masthead(painter)
        margin.paint_margin(painter)
        margin.paint_legend(painter)
        dial.paint_dial(painter, board)
        tracks.paint_tracks(painter, board)
        orders.paint_orders(painter, board, players)
        outlined(painter, rounded(sheet.BOXES["map"], 0), pen(palette.INK, 1.8))


def _paint_terrain(painter: QPainter, board: RegionBoard) -> None:
    terrain.paint_lines(painter, board)
    regions.paint_places(painter, board)
    with _in_points(painter):
        regions.paint_plates(painter, board)


def _write_numbers(painter: QPainter, board: RegionBoard, players: int) -> None:
    with _in_points(painter):
        tracks.write_tracks(painter, board)
        orders.write_orders(painter, board, players)
        dial.write_dial(painter, board)
        regions.write_plate_numbers(painter, board)


def _write_labels(painter: QPainter, board: RegionBoard) -> None:
    with _in_points(painter):
        margin.write_masthead(painter)
        margin.write_legend(painter)
        margin.write_compass(painter)
        margin.write_credit(painter, board.credit)
        regions.write_abroad(painter)
        regions.write_names(painter, board)
