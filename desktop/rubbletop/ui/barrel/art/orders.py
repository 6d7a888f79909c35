# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes of the east edge: orders of the day and the powers in order of play; in points."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.regions import RegionBoard
from rubbletop.kernel.facts import called, say
from rubbletop.ui.barrel.art import palette, sheet, words
from rubbletop.ui.barrel.art.tracks import paint_cell, paint_frame, paint_idle_cell, write_head
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import dashes
from rubbletop.ui.paint.lettering import (
    Side,
    cap_height,
    in_lines,
    write,
    write_centred,
    write_within,
)
from rubbletop.ui.paint.shapes import disc
from rubbletop.ui.words import worded

_FLAT = Qt.PenCapStyle.FlatCap
_COLUMNS = ((say("$"), 132), (say("oil"), 170), (say("troops"), 214))
"""What is kept of each power, with the middle of its column from the left of the box."""


def _rows(board: RegionBoard) -> list[str]:
    """The kinds of action with boxes of their own, in board order."""
    return [box.id for box in board.boxes.values() if box.columns]


def paint_orders(painter: QPainter, board: RegionBoard, players: int) -> None:
    """The boxes for actions; those not in use with so many players are grey and dashed."""
    paint_frame(painter, sheet.BOXES["orders"])
    used = board.columns_in_use.get(players, 4)
    for row, kind in enumerate(_rows(board)):
        for column in range(len(board.boxes[kind].columns)):
            cell = sheet.order_cell(row, column)
            if column < used:
                paint_cell(painter, cell, palette.WHITE)
            else:
                paint_idle_cell(painter, cell)
    for index in range(len(words.OPEN)):
        paint_cell(painter, sheet.open_cell(index), palette.THIRDS[0])
    _paint_powers(painter, players)


def _paint_powers(painter: QPainter, players: int) -> None:
    box = sheet.BOXES["powers"]
    paint_frame(painter, box)
    for place in range(sheet.POWERS):
        row = sheet.power_row(place)
        ground = palette.AGED if place >= players else palette.CONTRACTS[(place + 1) % 2]
        painter.fillRect(row, brush(ground))
        seat = disc(QPointF(row.left() + 50, row.center().y()), 10.5)
        painter.fillPath(seat, brush(palette.WHITE))
        painter.strokePath(dashes(seat, 3, 2.2), pen(palette.INK, 1.1, cap=_FLAT))
        rules = QPainterPath()
        for _, middle in _COLUMNS:
            rules.moveTo(box.left() + middle - 14, row.bottom() - 7)
            rules.lineTo(box.left() + middle + 14, row.bottom() - 7)
        painter.strokePath(dashes(rules, 1.5, 2.2), pen(palette.RULED, 0.9, cap=_FLAT))
        edge = QRectF(row)
        painter.strokePath(_rectangle(edge), pen(palette.INK, 0.7))


def _rectangle(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(box)
    return path


def write_orders(painter: QPainter, board: RegionBoard, players: int) -> None:
    """Amounts and names of the action boxes and of the order of play."""
    box = sheet.BOXES["orders"]
    write_head(painter, box, worded(say("ORDERS OF THE DAY")))
    used = board.columns_in_use.get(players, 4)
    for column, who in enumerate(words.COLUMNS):
        cell = sheet.order_cell(0, column)
        at = QPointF(cell.center().x(), cell.top() - 5.5)
        write_centred(painter, who, at, palette.TYPED.coloured(palette.FAINT))
    note = QPointF(box.left() + 8, sheet.order_cell(0, 0).top() - 2.5)
    write_within(painter, worded(say("players")), note, palette.NOTE.sized(11), 80)
    for row, kind in enumerate(_rows(board)):
        _write_kind(painter, row, worded(called(board.boxes[kind].name)))
        for column, amounts in enumerate(board.boxes[kind].columns):
            cell = sheet.order_cell(row, column)
            letters = palette.FIGURE.sized(12).coloured(palette.INK if column < used else palette.FAINT)
            foot = QPointF(cell.center().x(), cell.bottom() - 7)
            write_centred(painter, words.order_text(kind, amounts), foot, letters, 32)
    for index, (name, gives) in enumerate(words.OPEN.values()):
        cell = sheet.open_cell(index)
        head, line = worded(name), worded(gives)
        # Beside the shorter line lie the markers of players.
        short, whole = cell.width() - 38, cell.width() - 8
        most = (short, whole) if len(head) < len(line) else (whole, short)
        at = QPointF(cell.left() + 5, cell.top() + 14)
        write_within(painter, head, at, palette.HEAD.sized(13), most[0])
        at = QPointF(cell.left() + 5, cell.bottom() - 6.5)
        write_within(painter, line, at, palette.TYPED.sized(10.2), most[1])
    _write_powers(painter)


def _write_kind(painter: QPainter, row: int, name: str) -> None:
    """The name of a kind of action, in two lines where it has several words."""
    cell = sheet.order_cell(row, 0)
    left = sheet.BOXES["orders"].left() + 8
    letters = palette.HEAD.sized(13.5)
    middle = cell.center().y()
    most = cell.left() - left - 3
    lines = in_lines(name)
    if len(lines) == 1:
        base = QPointF(left, middle + cap_height(letters) / 2)
        write_within(painter, name, base, letters, most)
        return
    for line, y in zip(lines, (middle - 2.5, middle + 11.5), strict=True):
        write_within(painter, line, QPointF(left, y), letters, most)


def _write_powers(painter: QPainter) -> None:
    box = sheet.BOXES["powers"]
    # The head stands left of what the columns are called.
    head = QRectF(box.topLeft(), QSizeF(_COLUMNS[0][1] - 6, box.height()))
    write_head(painter, head, worded(say("THE POWERS")))
    for name, middle in _COLUMNS:
        letters = palette.TYPED.sized(11)
        at = QPointF(box.left() + middle, box.top() + 12 + cap_height(letters) / 2)
        write_within(painter, worded(name), at, letters, 42, side=Side.MIDDLE)
    letters = palette.HEAD.sized(13)
    for place, ordinal in enumerate(words.ORDINALS):
        row = sheet.power_row(place)
        base = row.center().y() + cap_height(letters) / 2
        write_within(painter, worded(ordinal), QPointF(row.left() + 5, base), letters, 28)
        if place >= 3:
            who = "4+" if place == 3 else "5"
            note = QPointF(row.left() + 84, row.center().y() + 4)
            write(painter, who, note, palette.TYPED.coloured(palette.FAINT), Side.LEFT)
