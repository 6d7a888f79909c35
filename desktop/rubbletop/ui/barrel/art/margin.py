# SPDX-License-Identifier: GPL-3.0-or-later
"""The margins of the Barrel sheet: masthead, clipping, stamp, coffee ring, compass and legend; in points."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.kernel.facts import say
from rubbletop.ui.barrel.art import palette, sheet, words
from rubbletop.ui.barrel.art.regions import paint_plate_pair, write_plate_pair
from rubbletop.ui.paint.artwork import paint_figure
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import bars, motifs
from rubbletop.ui.paint.lettering import (
    Letters,
    Side,
    cap_height,
    width,
    write,
    write_centred,
    write_within,
)
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import disc, outlined, polygon, regular, rounded
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

EAR_WIDTH = 290.0
"""How wide the words beside the title are at most, in points."""

_FLAT = Qt.PenCapStyle.FlatCap
_LINES = (0.94, 0.88, 1.0, 0.72)


def paint_masthead(painter: QPainter) -> None:
    """The rules under the title."""
    box = sheet.BOXES["masthead"]
    for y, wide in ((box.bottom() - 5, 2.4), (box.bottom() - 1.4, 0.8)):
        line = QPainterPath(QPointF(box.left(), y))
        line.lineTo(box.right(), y)
        painter.strokePath(line, pen(palette.INK, wide, cap=_FLAT))


def write_masthead(painter: QPainter) -> None:
    """Title and ears of the newspaper."""
    box = sheet.BOXES["masthead"]
    title = Letters(Face.OLD_STANDARD_BOLD, 41, palette.INK, spacing=0.015)
    write(painter, words.TITLE, QPointF(box.center().x(), box.bottom() - 13), title, Side.MIDDLE)
    head = Letters(Face.OLD_STANDARD_BOLD, 11.5, palette.INK, spacing=0.07)
    for (upper, lower), side in zip(words.EARS, (Side.LEFT, Side.RIGHT), strict=True):
        x = box.left() + 2 if side is Side.LEFT else box.right() - 2
        write_within(painter, worded(upper), QPointF(x, box.top() + 15), head, EAR_WIDTH, side=side)
        note = palette.NOTE.sized(13.5)
        write_within(painter, worded(lower), QPointF(x, box.top() + 31), note, EAR_WIDTH, side=side)


def paint_margin(painter: QPainter) -> None:
    """Everything loose that lies on the map's margin."""
    paint_coffee_ring(painter, QPointF(693, 326), 26)
    _paint_clipping(painter)
    paint_stamp(painter, QPointF(652, 208), worded(words.STAMP), 15, -9, most=104)
    _paint_compass(painter)


def paint_coffee_ring(painter: QPainter, centre: QPointF, radius: float) -> None:
    """The ring a cup has left, thicker on one side."""
    for shift, wide, strength in ((0.0, 4.6, 0.16), (1.1, 1.6, 0.22), (-1.6, 1.0, 0.16)):
        painter.strokePath(
            disc(centre + QPointF(shift, shift * 0.6), radius), pen(palette.COFFEE, wide, strength)
        )
    for x, y, size in ((1.25, -0.7, 2.2), (1.42, -0.52, 1.2), (-1.2, 0.9, 1.6)):
        drop = disc(centre + QPointF(x * radius, y * radius), size)
        painter.fillPath(drop, brush(palette.COFFEE, 0.2))


def paint_stamp(
    painter: QPainter, centre: QPointF, text: str, size: float, turn: float, *, most: float
) -> None:
    """A rubber stamp in red with a frame that is at most so wide."""
    letters = Letters(Face.BEBAS, size, palette.PENCIL, spacing=0.08)
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    painter.setOpacity(0.82)
    half = min(len(text) * size * 0.235 + size * 0.4, most / 2)
    frame = QRectF(-half, -size * 0.72, 2 * half, size * 1.44)
    painter.strokePath(rounded(frame, size * 0.14), pen(palette.PENCIL, size * 0.13))
    write_centred(painter, text, QPointF(0, 0), letters, 2 * half - size * 0.4)
    painter.restore()


def _paint_clipping(painter: QPainter) -> None:
    box = sheet.BOXES["clipping"]
    painter.save()
    painter.translate(box.center())
    painter.rotate(4)
    paper = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
    painter.fillRect(paper.translated(2.5, 3), brush(palette.INK, 0.3))
    outlined(painter, rounded(paper, 0), pen(palette.RULED, 0.8), brush(palette.CARD))
    painter.strokePath(_false_text(paper), pen(palette.RULED, 1.1, cap=_FLAT))
    first, second, line = map(worded, words.CLIPPING)
    letters = Letters(Face.OLD_STANDARD_BOLD, 15, palette.INK, spacing=0.02)
    write_centred(painter, first, QPointF(0, paper.top() + 13), letters, paper.width() - 12)
    write_centred(painter, second, QPointF(0, paper.top() + 29), letters, paper.width() - 12)
    note = Letters(Face.OLD_STANDARD_ITALIC, 11, palette.INK)
    write_centred(painter, line, QPointF(0, paper.bottom() - 10), note, paper.width() - 8)
    painter.restore()


def _false_text(paper: QRectF) -> QPainterPath:
    """Lines that stand for text, in two columns."""
    path = QPainterPath()
    for column in range(2):
        left = paper.left() + 8 + column * (paper.width() - 10) / 2
        wide = paper.width() / 2 - 13
        for row in range(4):
            y = paper.top() + 42 + row * 6
            path.moveTo(left, y)
            path.lineTo(left + wide * _LINES[(row + column) % len(_LINES)], y)
    return path


def _paint_compass(painter: QPainter) -> None:
    box = sheet.BOXES["compass"]
    centre, radius = box.center(), box.width() / 2
    painter.strokePath(disc(centre, radius * 0.72), pen(palette.INK, 0.9))
    painter.strokePath(disc(centre, radius * 0.62), pen(palette.INK, 0.6))
    painter.save()
    painter.translate(centre)
    for turn in (45, 135, 225, 315, 90, 180, 270, 0):
        long = {0: 1.0}.get(turn, 0.82 if turn % 90 == 0 else 0.46)
        painter.save()
        painter.rotate(turn)
        for side, ground in ((-1, palette.CARD), (1, palette.PENCIL if turn == 0 else palette.INK)):
            tip = polygon([(0, 0), (0, -radius * long), (side * radius * 0.15, -radius * 0.15)])
            outlined(painter, tip, pen(palette.INK, 0.7), brush(ground))
        painter.restore()
    painter.restore()


def write_compass(painter: QPainter) -> None:
    """The letter at the north of the compass."""
    box = sheet.BOXES["compass"]
    letters = Letters(Face.OLD_STANDARD_BOLD, 13, palette.INK)
    write_centred(painter, "N", QPointF(box.center().x() + 11, box.top() + 4), letters)


def write_credit(painter: QPainter, credit: str) -> None:
    """Where the outlines of the map come from, in the lower right corner of the map."""
    box = sheet.BOXES["map"]
    letters = Letters(Face.OLD_STANDARD_ITALIC, 6, palette.INK)
    write(painter, credit, QPointF(box.right() - 5, box.bottom() - 2.8), letters, Side.RIGHT)


def _legend_row(index: int) -> float:
    """Height of the middle of a row of the legend."""
    return sheet.BOXES["legend"].top() + 32 + index * 17.5


def paint_legend(painter: QPainter) -> None:
    """The signs of the legend."""
    box = sheet.BOXES["legend"]
    painter.fillRect(box.translated(2.5, 3.5), brush(palette.INK, 0.25))
    outlined(painter, rounded(box, 0), pen(palette.INK, 1.4), brush(palette.CARD))
    outlined(painter, rounded(box.adjusted(2.5, 2.5, -2.5, -2.5), 0), pen(palette.INK, 0.6))
    for index, (zone, _, _) in enumerate(words.ZONES):
        swatch = QRectF(box.left() + 10, _legend_row(index) - 6.5, 24, 13)
        _paint_swatch(painter, zone, swatch)
    paint_plate_pair(painter, QPointF(box.left() + 34, _legend_row(4)))
    locals_disc = disc(QPointF(box.left() + 22, _legend_row(5) + 1), 7.5)
    outlined(painter, locals_disc, pen(palette.INK, 1.1), brush(palette.LOCALS))
    at = locals_disc.boundingRect().adjusted(2.4, 2.4, -2.4, -2.4)
    paint_figure(painter, "palm", at, palette.WHITE, palette.LOCALS)
    for index, (figure, _) in enumerate(words.BUILDINGS):
        icon = QRectF(box.left() + 12 + index * 34, _legend_row(7) - 9, 20, 20)
        paint_figure(painter, figure, icon, palette.INK, palette.CARD)


def _paint_swatch(painter: QPainter, zone: str, box: QRectF) -> None:
    ground, mark = palette.ZONES[zone]
    frame = rounded(box, 0)
    painter.fillPath(frame, brush(ground))
    match zone:
        case "south":
            painter.strokePath(bars(frame, 5, 45), pen(mark, 1.4, 0.4, cap=_FLAT))
        case "north":
            painter.strokePath(motifs(frame, outline("M-2,1.5L0,-1.5L2,1.5"), 5), pen(mark, 0.9, 0.5))
        case "east":
            painter.fillPath(motifs(frame, regular(QPointF(0, 0), 1.3, 6), 4.2), brush(mark, 0.45))
        case _:
            painter.fillPath(motifs(frame, regular(QPointF(0, 0), 0.8, 6), 4.6), brush(mark, 0.55))
    outlined(painter, frame, pen(palette.INK, 1.1))


def write_legend(painter: QPainter) -> None:
    """The words of the legend."""
    box = sheet.BOXES["legend"]
    head = worded(say("LEGEND"))
    write_within(painter, head, QPointF(box.left() + 10, box.top() + 19), palette.HEAD, box.width() - 20)
    bold = Letters(Face.OLD_STANDARD_BOLD, 12.5, palette.INK)
    for index, (_, zone, note) in enumerate(words.ZONES):
        base = _legend_row(index) + cap_height(bold) / 2
        name, most = worded(zone), box.width() - 50 if note is None else 48
        write_within(painter, name, QPointF(box.left() + 42, base), bold, most)
        if note is not None:
            room = box.width() - 55 - min(width(name, bold), most)
            at = QPointF(box.right() - 8, base)
            write_within(painter, worded(note), at, palette.NOTE, room, side=Side.RIGHT)
    write_plate_pair(painter, QPointF(box.left() + 34, _legend_row(4)), 3, 4)
    rows = (
        (4, 66, say("gives, needs")),
        (5, 42, say("local troops")),
        (6, 10, say("Buildings, in logistics")),
    )
    for row, indent, text in rows:
        base = _legend_row(row) + cap_height(palette.NOTE) / 2 + (1 if row == 5 else 4 if row == 6 else 0)
        at = QPointF(box.left() + indent, base)
        write_within(painter, worded(text), at, palette.NOTE.sized(12.5), box.width() - indent - 8)
    for index, (_, cost) in enumerate(words.BUILDINGS):
        at = QPointF(box.left() + 36 + index * 34, _legend_row(7) + 5)
        write_centred(painter, str(cost), at, palette.TYPED.sized(11.5))
    place = QPointF(box.left() + 10, _legend_row(8) + 7)
    source = worded(say("Figures: reconstructed"))
    write_within(painter, source, place, palette.NOTE.coloured(palette.FAINT), box.width() - 18)
