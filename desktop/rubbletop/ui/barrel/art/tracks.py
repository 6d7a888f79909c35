# SPDX-License-Identifier: GPL-3.0-or-later
"""The tracks on the edges of the Barrel sheet: turns, oil price, contracts, Government oil; in points."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.regions import RegionBoard
from rubbletop.kernel.facts import say
from rubbletop.ui.barrel.art import palette, sheet, words
from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import dashes
from rubbletop.ui.paint.lettering import (
    Letters,
    Side,
    cap_height,
    fitted,
    width,
    write,
    write_centred,
    write_within,
)
from rubbletop.ui.paint.shapes import outlined, polygon, rounded
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_FLAT = Qt.PenCapStyle.FlatCap
_LINE = pen(palette.INK, 1.0)


def paint_frame(painter: QPainter, box: QRectF) -> None:
    """A printed box: card with a ruled edge."""
    frame = rounded(box, 0)
    outlined(painter, frame, pen(palette.INK, 1.5, join=Qt.PenJoinStyle.MiterJoin), brush(palette.CARD))


def paint_cell(painter: QPainter, box: QRectF, ground: str) -> None:
    """One space of a track."""
    outlined(painter, rounded(box, 2), _LINE, brush(ground))


def paint_idle_cell(painter: QPainter, box: QRectF) -> None:
    """A space that is not always in use: grey and dashed."""
    frame = rounded(box, 2)
    painter.fillPath(frame, brush(palette.AGED))
    painter.strokePath(dashes(frame, 3, 2.2), pen(palette.INK, 1.1, cap=_FLAT))


def write_head(painter: QPainter, box: QRectF, head: str, note: str = "") -> None:
    """The heading of a box with a note behind it in italic."""
    base = box.top() + 16
    letters = fitted(head, palette.HEAD, box.width() - 16)
    write(painter, head, QPointF(box.left() + 8, base), letters)
    room = box.width() - 24 - width(head, letters)
    if note and room > 0:
        write_within(painter, note, QPointF(box.right() - 8, base), palette.NOTE, room, side=Side.RIGHT)


def paint_tracks(painter: QPainter, board: RegionBoard) -> None:
    """All tracks without words and numbers."""
    _paint_turns(painter, board)
    _paint_price(painter, board)
    _paint_contracts(painter, board)
    _paint_government(painter, board)


def write_tracks(painter: QPainter, board: RegionBoard) -> None:
    """Numbers and words of all tracks."""
    _write_turns(painter, board)
    _write_price(painter, board)
    _write_contracts(painter, board)
    _write_government(painter, board)


def _paint_turns(painter: QPainter, board: RegionBoard) -> None:
    turns = len(board.tracks["turn"].values)
    for phase in range(len(board.tracks["phase"].values)):
        strip = rounded(sheet.phase_strip(phase), 0)
        outlined(painter, strip, pen(palette.INK, 1.3), brush(palette.phase_ground(phase)))
        for turn in range(turns):
            if turn == turns - 1:
                paint_idle_cell(painter, sheet.turn_cell(phase, turn))
            else:
                paint_cell(painter, sheet.turn_cell(phase, turn), palette.CARD)


def _write_turns(painter: QPainter, board: RegionBoard) -> None:
    box = sheet.BOXES["turns"]
    letters = palette.TYPED.sized(12)
    base = box.center().y() + cap_height(letters) / 2
    write_within(painter, worded(say("PHASE")), QPointF(box.left() + 2, base), letters, 44)
    head = palette.HEAD.sized(15)
    plain = len(board.tracks["turn"].values) - 1
    for phase, (number, title) in enumerate(words.PHASES):
        name = f"{number}  {worded(title)}"
        strip = sheet.phase_strip(phase)
        most = sheet.turn_cell(phase, 0).left() - strip.left() - 14
        at = QPointF(strip.left() + 7, strip.center().y() + cap_height(head) / 2)
        write_within(painter, name, at, head, most)
        for turn in range(plain + 1):
            text = "+1" if turn == plain else str(phase * plain + turn + 1)
            write_centred(painter, text, sheet.turn_cell(phase, turn).center(), palette.FIGURE.sized(14.5))


def _paint_price(painter: QPainter, board: RegionBoard) -> None:
    paint_frame(painter, sheet.BOXES["price"])
    steps = board.tracks["price"].values
    for index in range(len(steps)):
        third = palette.THIRDS[min(2, index // sheet.PRICE_COLUMNS)]
        paint_cell(painter, sheet.price_cell(index), third)
    painter.fillPath(_turns_of_track(), brush(palette.INK))
    last = sheet.price_cell(len(steps))
    icon = QRectF(last.center().x() - 12, last.center().y() - 12, 24, 24)
    paint_figure(painter, "barrel", icon, palette.PENCIL, palette.CARD)


def _turns_of_track() -> QPainterPath:
    """Small arrows where the price track changes its row."""
    path = QPainterPath()
    for index in (sheet.PRICE_COLUMNS - 1, 2 * sheet.PRICE_COLUMNS - 1):
        cell = sheet.price_cell(index)
        x, y = cell.center().x(), cell.bottom() + 1.3
        path.addPath(polygon([(x - 4.5, y - 1.6), (x + 4.5, y - 1.6), (x, y + 3.4)]))
    return path


def _write_price(painter: QPainter, board: RegionBoard) -> None:
    write_head(painter, sheet.BOXES["price"], worded(say("OIL PRICE")), worded(say("$ a barrel")))
    for index, value in enumerate(board.tracks["price"].values):
        letters = palette.FIGURE.sized(13.5)
        write_centred(painter, words.price_text(value), sheet.price_cell(index).center(), letters)


def _paint_contracts(painter: QPainter, board: RegionBoard) -> None:
    paint_frame(painter, sheet.BOXES["contracts"])
    for step in range(len(board.tracks["contracts"].values)):
        paint_cell(painter, sheet.contract_cell(step), palette.CONTRACTS[(step + 1) % 2])


def _write_contracts(painter: QPainter, board: RegionBoard) -> None:
    box = sheet.BOXES["contracts"]
    head, note = worded(say("CONTRACTS")), worded(say("worth at the end"))
    write_within(painter, head, QPointF(box.left() + 7, box.top() + 15), palette.HEAD.sized(13), 92)
    write_within(painter, note, QPointF(box.left() + 7, box.top() + 27.5), palette.NOTE.sized(11), 92)
    for step, worth in enumerate(board.tracks["contracts"].values):
        cell = sheet.contract_cell(step)
        corner = QPointF(cell.left() + 2.6, cell.top() + 8.6)
        write(painter, str(step), corner, palette.TYPED.sized(9.4).coloured(palette.FAINT))
        foot = QPointF(cell.right() - 2.6, cell.bottom() - 3.6)
        write(painter, f"${worth}", foot, palette.FIGURE.sized(14), Side.RIGHT)


def _paint_government(painter: QPainter, board: RegionBoard) -> None:
    box = sheet.BOXES["government"]
    paint_frame(painter, box)
    scale = QRectF(box.left() + 17, sheet.government_level(60), box.width() - 17, 0)
    scale.setBottom(sheet.government_level(0))
    painter.fillRect(scale, brush(palette.THIRDS[0]))
    fine, coarse = QPainterPath(), QPainterPath()
    for barrels in board.tracks["government"].values:
        y = sheet.government_level(barrels)
        path = coarse if barrels % 5 == 0 else fine
        path.moveTo(scale.left(), y)
        path.lineTo(scale.left() + (scale.width() if barrels % 10 == 0 else 8 if barrels % 5 == 0 else 5), y)
    painter.strokePath(fine, pen(palette.INK, 0.7, cap=_FLAT))
    painter.strokePath(coarse, pen(palette.INK, 1.3, cap=_FLAT))
    outlined(painter, rounded(scale, 0), pen(palette.INK, 1.2))
    icon = QRectF(box.center().x() - 11, box.top() + 4, 22, 22)
    paint_figure(painter, "barrel", icon, palette.INK, palette.CARD)


def _write_government(painter: QPainter, board: RegionBoard) -> None:
    box = sheet.BOXES["government"]
    for barrels in board.tracks["government"].values:
        if barrels % 5:
            continue
        y = sheet.government_level(barrels)
        letters = palette.FIGURE if barrels % 10 == 0 else palette.TYPED
        # A number stands on its line, the one at the top under it.
        base = y + cap_height(letters) + 2.5 if barrels == 60 else y - 2.5
        write(painter, str(barrels), QPointF(box.right() - 3, base), letters, Side.RIGHT)
    painter.save()
    painter.translate(box.left() + 13, box.bottom() - 14)
    painter.rotate(-90)
    letters = Letters(Face.OLD_STANDARD_BOLD, 14, palette.INK, spacing=0.09)
    write_within(painter, worded(say("GOVERNMENT OIL")), QPointF(0, 0), letters, box.height() - 60)
    painter.restore()
