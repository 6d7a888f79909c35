# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting what lies live over the Barrel sheet."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.ui.barrel import labels, marks
from rubbletop.ui.barrel.art import live, palette, regions, sheet
from rubbletop.ui.barrel.art.board import newsprint
from rubbletop.ui.game_screen import Mark
from rubbletop.ui.paint.lettering import write_centred


def paint_mark(painter: QPainter, mark: Mark) -> None:
    """Paint one mark, the painter being scaled to board units."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(mark.face, marks.EarFace):
        # The price that is printed there goes.
        painter.fillRect(mark.rect, newsprint())
    with live.in_points(painter):
        _paint(painter, _in_points(mark.rect), mark.face)
    painter.restore()


def _in_points(rect: QRectF) -> QRectF:
    corner: QPointF = sheet.in_points(rect.left(), rect.top())
    return QRectF(corner.x(), corner.y(), rect.width() / sheet.POINT, rect.height() / sheet.POINT)


def _paint(painter: QPainter, rect: QRectF, face: object) -> None:
    match face:
        case marks.TurnFace():
            over, now = face.state == "over", face.state == "now"
            live.paint_turn(painter, rect, face.number, is_over=over, is_now=now)
        case marks.PriceFace():
            live.paint_price(painter, rect, face.text)
        case marks.EarFace():
            live.paint_ear(painter, face.text)
        case marks.ChosenFace():
            live.paint_chosen(painter, rect, face.player)
        case marks.PlayersFace():
            live.paint_row(painter, rect, face.players)
        case marks.RingFace():
            live.paint_ring(painter, face.ring, face.step, face.players)
        case marks.IdleFace():
            live.paint_idle(painter, face.board, face.column)
        case marks.GovernmentFace():
            live.paint_government(painter, face.barrels)
        case marks.PowerFace():
            values = (face.cash, face.oil, face.troops)
            live.paint_power(painter, rect, face.player, face.name, values, decides=face.decides)
        case marks.WaitingFace():
            live.paint_waiting(painter, face.players)
        case labels.NameFace():
            write_centred(painter, face.text, rect.center(), palette.NAME)
        case labels.PlatesFace():
            regions.paint_plate_pair(painter, rect.center())
            regions.write_plate_pair(painter, rect.center(), face.oil, face.logistics)
        case marks.PennantFace():
            live.paint_pennant(painter, rect, face.player)
        case _:
            live.paint_battle(painter, rect)
