# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed around the map: title, badge, compass, boxes, turn track and victory bar."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from rubbletop.board.hexes import HexBoard
from rubbletop.kernel.facts import Message, called, say
from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.legend import paint_legend
from rubbletop.ui.colossi.art.sheet import PER_UNIT, Sheet
from rubbletop.ui.colossi.art.title import paint_title
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
from rubbletop.ui.paint.shapes import burst, clip_of, disc, hard_shadow, outlined, polygon, rounded
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_PT = 1 / PER_UNIT
_HEADINGS = {
    "event": say("Event"),
    "order": say("Action order"),
    "landing": say("Waiting to land"),
    "lost": say("Out of play"),
    "trapped": say("Trapped"),
    "legend": say("Legend"),
}
_HEADING = Letters(Face.BEBAS, 14 * _PT, tones.TITLE[0], spacing=0.04)
_NOTE = Letters(Face.INTER_SEMIBOLD, 10.5 * _PT, tones.NOTE)
_TURN = Letters(Face.BEBAS, 19 * _PT, tones.CREAM)


def paint_furniture(painter: QPainter, board: HexBoard, sheet: Sheet) -> None:
    """All of it, empty: what changes in play is laid into the boxes by others."""
    clip = clip_of(painter)
    if clip.intersects(sheet.boxes["title"]):
        paint_title(painter, sheet.boxes["title"].topLeft(), _PT)
    _paint_badge(painter, sheet.boxes["badge"], worded(called(board.title)))
    _paint_compass(painter, sheet.boxes["compass"])
    for name, heading in _HEADINGS.items():
        if name in sheet.boxes:
            _paint_box(painter, sheet.boxes[name], heading)
    for name in ("event", "order"):
        _paint_slot(painter, slot(sheet, name))
    if clip.intersects(sheet.boxes["legend"]):
        paint_legend(painter, board, sheet)
    _paint_turns(painter, sheet)
    _paint_bar(painter, sheet)


def slot(sheet: Sheet, name: str) -> QRectF:
    """The place of the event counter or of the action card in its box."""
    inside = sheet.content(name)
    high = inside.height() - 4 * _PT
    wide = high if name == "event" else 0.72 * high
    return QRectF(inside.x() + 2 * _PT, inside.y() + 2 * _PT, wide, high)


def paint_note(painter: QPainter, sheet: Sheet, name: str, text: str) -> None:
    """A word at the right of a box's heading, like the turn an event came in."""
    box = sheet.boxes[name]
    room = box.width() - 20 * _PT - width(worded(_HEADINGS[name]).upper(), _HEADING)
    if room <= 0:
        return
    letters = fitted(text, _NOTE, room)
    write(painter, text, QPointF(box.right() - 8 * _PT, box.y() + 17 * _PT), letters, Side.RIGHT)


def paint_turn_marker(painter: QPainter, sheet: Sheet, turn: int) -> None:
    """Light the square of the present turn, 1 to 12; 0 before the first turn lights none."""
    if not 1 <= turn <= len(sheet.turns):
        return
    box = sheet.turns[turn - 1]
    path = rounded(box.adjusted(-1.5 * _PT, -1.5 * _PT, 1.5 * _PT, 1.5 * _PT), 6 * _PT)
    hard_shadow(painter, path, (1.2 * _PT, 2.4 * _PT), 0.5)
    outlined(painter, path, pen(tones.TITLE_SHADOWS[1], 1.6 * _PT), brush(tones.TITLE[0]))
    write_centred(painter, str(turn), box.center(), _TURN.coloured("#8E1B14"))


def paint_victory(painter: QPainter, sheet: Sheet, points: int, levels: Sequence[tuple[str, int]]) -> None:
    """Fill the victory bar up to `points` and name the level reached.

    `levels` are (name, least points) from the lowest level up; the first one has no least.
    """
    bar = sheet.bar
    top = max(1, levels[-1][1] * 6 // 5 if levels else 1)
    inside = bar.adjusted(2.5 * _PT, 2.5 * _PT, -2.5 * _PT, -2.5 * _PT)
    share = min(1.0, max(0.0, points / top))
    if share > 0:
        full = QRectF(inside.x(), inside.y(), inside.width() * share, inside.height())
        painter.fillPath(rounded(full, 3 * _PT), brush(tones.MARINE_BAND))
    for _, least in levels[1:]:
        x = inside.x() + inside.width() * least / top
        low, half = inside.bottom(), 2.4 * _PT
        tick = polygon(((x - half, low), (x + half, low), (x, low - 4 * _PT)))
        painter.fillPath(tick, brush(tones.GOLD))
    reached = [name for name, least in levels if points >= least or name == levels[0][0]]
    base = bar.center().y() + cap_height(_NOTE) / 2
    letters = Letters(Face.INTER_BOLD, 12 * _PT, "#FFFFFF")
    shown = worded(say("{points} VP", points=points))
    write_within(painter, shown, QPointF(bar.x() + 8 * _PT, base), letters, bar.width() * 0.45)
    if reached:
        room = bar.width() - 24 * _PT - min(width(shown, letters), bar.width() * 0.45)
        at = QPointF(bar.right() - 8 * _PT, base)
        write_within(painter, reached[-1], at, letters.coloured("#FFD9A0"), room, side=Side.RIGHT)


def _paint_box(painter: QPainter, box: QRectF, heading: Message) -> None:
    painter.fillPath(rounded(box, 5 * _PT), brush(tones.GLASS, 0.72))
    outlined(painter, rounded(box, 5 * _PT), pen(tones.GOLD, 1.5 * _PT))
    inner = box.adjusted(3 * _PT, 3 * _PT, -3 * _PT, -3 * _PT)
    outlined(painter, rounded(inner, 3 * _PT), pen(tones.GOLD, 0.6 * _PT, 0.9))
    base = QPointF(box.x() + 9 * _PT, box.y() + 17.5 * _PT)
    write_within(painter, worded(heading).upper(), base, _HEADING, box.width() - 16 * _PT)


def _paint_slot(painter: QPainter, place: QRectF) -> None:
    path = rounded(place, 5 * _PT)
    painter.fillPath(path, brush("#FFFFFF", 0.05))
    rim = pen(tones.GOLD, 0.9 * _PT, 0.55, cap=Qt.PenCapStyle.FlatCap)
    painter.strokePath(dashes(path, 3 * _PT, 2.4 * _PT), rim)


def _paint_badge(painter: QPainter, box: QRectF, title: str) -> None:
    """A starburst sticker with the name of the Zone in it."""
    middle = box.center()
    star = burst(middle, 31 * _PT, 23.5 * _PT, 16, -96.0)
    hard_shadow(painter, star, (1.5 * _PT, 3 * _PT), 0.5)
    outlined(painter, star, pen(tones.TITLE_SHADOWS[1], 2 * _PT), brush(tones.TITLE[0]))
    letters = Letters(Face.BEBAS, 15.5 * _PT, "#8E1B14")
    lines = title.upper().split()
    for index, line in enumerate(lines):
        y = middle.y() + (index - (len(lines) - 1) / 2) * 14 * _PT
        write_centred(painter, line, QPointF(middle.x(), y), letters, 38 * _PT)


def _paint_compass(painter: QPainter, box: QRectF) -> None:
    middle = QPointF(box.center().x(), box.bottom() - 14 * _PT)
    outlined(painter, disc(middle, 13 * _PT), pen(tones.GOLD, 1.2 * _PT), brush(tones.GLASS))
    x, y = middle.x(), middle.y()
    long, wide = 12 * _PT, 4.4 * _PT
    painter.fillPath(polygon(((x - wide, y), (x, y - long), (x + wide, y))), brush("#E0193E"))
    painter.fillPath(polygon(((x - wide, y), (x, y + long), (x + wide, y))), brush(tones.CREAM))
    letters = Letters(Face.BEBAS, 12 * _PT, tones.CREAM)
    write_centred(painter, "N", QPointF(x, box.y() + 11 * _PT), letters)


def _paint_turns(painter: QPainter, sheet: Sheet) -> None:
    label = QPointF(sheet.boxes["turn"].x() + 3 * _PT, sheet.turns[0].center().y() + 5.6 * _PT)
    room = sheet.turns[0].left() - label.x() - 3 * _PT
    write_within(painter, worded(say("TURN")), label, _HEADING.sized(16 * _PT), room)
    for turn, box in enumerate(sheet.turns, start=1):
        outlined(painter, rounded(box, 5 * _PT), pen(tones.GOLD, 1.2 * _PT), brush(tones.GLASS, 0.9))
        write_centred(painter, str(turn), box.center(), _TURN)


def _paint_bar(painter: QPainter, sheet: Sheet) -> None:
    label = QPointF(sheet.boxes["victory"].x() + 3 * _PT, sheet.bar.center().y() + 5.6 * _PT)
    room = sheet.bar.left() - label.x() - 3 * _PT
    write_within(painter, worded(say("VICTORY")), label, _HEADING.sized(16 * _PT), room)
    outlined(painter, rounded(sheet.bar, 5 * _PT), pen(tones.GOLD, 1.2 * _PT), brush(tones.GLASS, 0.9))
