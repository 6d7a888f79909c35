# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes around the city: holding boxes, Origin, order of play, populace and legend; in plan units."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.inlay import dashes
from rubbletop.ui.paint.lettering import (
    Letters,
    Side,
    cap_height,
    in_lines,
    is_legible,
    write,
    write_centred,
    write_within,
)
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.seats import Livery, paint_shape
from rubbletop.ui.paint.shapes import burst, clip_of, disc, hard_shadow, outlined, polygon, round_top, rounded
from rubbletop.ui.tokyo.art import palette, sheet, words
from rubbletop.ui.tokyo.art.buildings import closed_core, paint_closed, paint_roof, swatch
from rubbletop.ui.tokyo.art.stones import paint_rubble
from rubbletop.ui.tokyo.art.words import Reminders
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

HIDDEN = 5
"""Which Origin card is put away unseen, counted from 0."""

_RADIUS = 0.16
_STEP = 1 / sheet.GRID
_HEAD_SIZE = 0.42
_FLAT = Qt.PenCapStyle.FlatCap


def paint_boxes(painter: QPainter) -> None:
    """Cards with their heads and the places on them, without words."""
    clip = clip_of(painter)
    for box, (livery, _) in zip(sheet.BOXES, palette.SECTORS, strict=True):
        if is_seen(box, clip):
            _paint_card(painter, sheet.FURNITURE[box], livery.colour)
            _paint_holding(painter, box, livery)
    prints: tuple[tuple[str, Callable[[QPainter], None] | None], ...] = (
        ("origin", _paint_origin),
        ("order", _paint_order_marks),
        ("populace", None),
        ("legend", _paint_legend_signs),
    )
    for box, paint in prints:
        if is_seen(box, clip):
            _paint_card(painter, sheet.FURNITURE[box], palette.INK)
            if paint is not None:
                paint(painter)


def is_seen(box: str, clip: QRectF) -> bool:
    """Whether a piece of furniture, its shadow included, lies at least partly in the clip."""
    return sheet.FURNITURE[box].adjusted(-0.05, -0.05, 0.12, 0.15).intersects(clip)


def paint_box_words(painter: QPainter, names: Sequence[str], reminders: Reminders) -> None:
    """The words and numbers in the boxes; `names` are those of the sectors."""
    clip = clip_of(painter)
    for box, name, (livery, _) in zip(sheet.BOXES, names, palette.SECTORS, strict=True):
        if is_seen(box, clip):
            short = sheet.funds(box).left() - sheet.FURNITURE[box].right()
            head_box = sheet.FURNITURE[box].adjusted(0, 0, short, 0)
            _write_head(painter, head_box, name.upper(), livery.text, 0.78)
            _write_funds(painter, box)
    people = say("Populace, {number} units", number=reminders.populace_count)
    prints: tuple[tuple[str, Message, Callable[[QPainter], None]], ...] = (
        ("origin", say("Origin of GODRAN"), _write_origin),
        ("order", say("Order of play"), partial(_write_order, reminders)),
        ("populace", people, partial(_write_populace, reminders)),
        ("legend", say("Legend"), _write_legend),
    )
    for box, title, write_words in prints:
        if is_seen(box, clip):
            # The number of the turn or GODRAN's points stand at the right of these heads.
            right = -sheet.TURN_WIDTH if box in ("order", "origin") else 0.0
            head = sheet.FURNITURE[box].adjusted(0, 0, right, 0)
            _write_head(painter, head, worded(title).upper(), palette.YELLOW, 0.28)
            write_words(painter)
    _write_notice(painter)


def _paint_card(painter: QPainter, box: QRectF, head: str) -> None:
    card = rounded(box, _RADIUS)
    hard_shadow(painter, card, (0.08, 0.11), 0.4)
    painter.fillPath(card, brush(palette.PAPER))
    band = QRectF(box.left(), box.top(), box.width(), sheet.HEAD_HEIGHT)
    painter.fillPath(round_top(band, _RADIUS), brush(head))
    painter.fillRect(QRectF(box.left(), band.bottom() - 0.045, box.width(), 0.045), brush(palette.INK))
    outlined(painter, card, pen(palette.INK, 0.055))


def _write_head(painter: QPainter, head: QRectF, text: str, colour: str, indent: float) -> None:
    """The text in the head of a box, narrower where there is no room for it."""
    most = head.width() - indent - 4 * _STEP
    letters = Letters(Face.BEBAS, _HEAD_SIZE, colour, spacing=0.01)
    middle = head.top() + sheet.HEAD_HEIGHT / 2 - 0.02
    at = QPointF(head.left() + indent, middle + cap_height(letters) / 2)
    write_within(painter, text, at, letters, most)


def _paint_holding(painter: QPainter, box: str, livery: Livery) -> None:
    head = sheet.FURNITURE[box]
    at = QPointF(head.left() + 0.42, head.top() + sheet.HEAD_HEIGHT / 2 - 0.02)
    paint_shape(painter, livery, at, 0.19, livery.text)
    field = rounded(sheet.funds(box), 0.08)
    outlined(painter, field, pen(palette.INK, 0.03), brush(palette.CREAM))
    for slot in sheet.slots(box):
        rim = dashes(rounded(slot, 0.09), 0.09, 0.07)
        painter.strokePath(rim, pen(palette.INK, 0.022, 0.3, cap=_FLAT))


def _write_funds(painter: QPainter, box: str) -> None:
    field = sheet.funds(box)
    letters = Letters(Face.BEBAS, 0.38, palette.INK)
    base = field.center().y() + cap_height(letters) / 2
    write(painter, "¥", QPointF(field.left() + 0.1, base), letters)


def _paint_origin(painter: QPainter) -> None:
    for index, card in enumerate(sheet.origin_cards()):
        frame = rounded(card, 0.07)
        if index == HIDDEN:
            outlined(painter, frame, pen(palette.INK, 0.028), brush(palette.CARD_BACK))
        else:
            painter.fillPath(frame, brush(palette.CARD_PLACE))
            painter.strokePath(dashes(frame, 0.09, 0.06), pen(palette.INK, 0.024, 0.6, cap=_FLAT))


def _write_origin(painter: QPainter) -> None:
    letters = Letters(Face.BEBAS, 0.46, palette.INK)
    for index, card in enumerate(sheet.origin_cards()):
        if index == HIDDEN:
            write_centred(painter, "?", card.center(), letters.coloured(palette.YELLOW))
        else:
            write_centred(painter, str(index + 1), card.center(), letters.coloured(palette.CARD_NUMBER))
    box = sheet.FURNITURE["origin"]
    note = palette.SMALL
    base = box.bottom() - 4.6 * _STEP
    told = worded(say("five of six can be looked at"))
    at = QPointF(box.center().x(), base)
    write_within(painter, told, at, note, box.width() - 0.3, side=Side.MIDDLE)


def _paint_order_marks(painter: QPainter) -> None:
    for phase, row in zip(words.PHASES, sheet.order_rows(len(words.PHASES)), strict=True):
        ground = palette.PRODUCTION_DARK if phase == "godran" else palette.INK
        painter.fillPath(disc(_order_mark(row), 0.22), brush(ground))


def _order_mark(row: QRectF) -> QPointF:
    return QPointF(row.left() + 0.42, row.center().y())


def _write_order(reminders: Reminders, painter: QPainter) -> None:
    number = Letters(Face.BEBAS, 0.32, palette.YELLOW)
    name = Letters(Face.BEBAS, 0.4, palette.INK)
    titles = [worded(title) for title in words.PHASES.values()]
    rows = sheet.order_rows(len(titles))
    for index, (phase, note, row) in enumerate(zip(titles, reminders.notes, rows, strict=True)):
        at = _order_mark(row)
        write_centred(painter, str(index + 1), at, number)
        base = at.y() + cap_height(name) / 2
        half = row.width() / 2
        write_within(painter, phase.upper(), QPointF(at.x() + 0.36, base), name, half - 0.8)
        end = QPointF(row.right() - 0.2, base)
        write_within(painter, worded(note), end, palette.SMALL, half - 0.28, side=Side.RIGHT)


def _write_populace(reminders: Reminders, painter: QPainter) -> None:
    box = sheet.body("populace")
    pitch = (box.height() - 0.2) / len(reminders.populace)
    value = Letters(Face.BEBAS, 0.34, palette.INK)
    if not is_legible(painter, "0", value.size):
        return
    for index, (people, worth) in enumerate(reminders.populace):
        who = worded(people)
        middle = box.top() + 0.08 + (index + 0.5) * pitch
        base = middle + cap_height(palette.BODY) / 2
        right = box.right() - 0.24
        room = right - 0.7 - box.left() - 0.24
        write_within(painter, who, QPointF(box.left() + 0.24, base), palette.BODY, room)
        base = middle + cap_height(value) / 2
        write(painter, str(worth), QPointF(right, base), value, Side.RIGHT)
        painter.fillPath(burst(QPointF(right - 0.5, middle), 0.13, 0.055, 5), brush(palette.INK))


def _legend_rows() -> list[QRectF]:
    """The boxes of the signs, top to bottom."""
    box = sheet.body("legend")
    pitch = (box.height() - 8 * _STEP) / len(words.LEGEND)
    top = box.top() + 4 * _STEP
    return [
        QRectF(box.left() + 9 * _STEP, top + (index + 0.5) * pitch - 7 * _STEP, 20 * _STEP, 14 * _STEP)
        for index in range(len(words.LEGEND))
    ]


def _paint_legend_signs(painter: QPainter) -> None:
    for (sign, _), box in zip(words.LEGEND, _legend_rows(), strict=True):
        if sign in palette.ROOFS:
            paint_roof(painter, swatch(box, sign), sign)
        else:
            _SIGNS[sign](painter, box)


def _write_legend(painter: QPainter) -> None:
    for (_, text), box in zip(words.LEGEND, _legend_rows(), strict=True):
        base = box.center().y() + cap_height(palette.BODY) / 2
        at = QPointF(box.right() + 8 * _STEP, base)
        room = sheet.FURNITURE["legend"].right() - at.x() - 8 * _STEP
        write_within(painter, worded(text), at, palette.BODY, room)


def _write_notice(painter: QPainter) -> None:
    corner = sheet.FURNITURE["south_west"].bottomRight()
    letters = palette.SMALL.coloured(palette.WAVE)
    for index, line in enumerate(reversed(in_lines(worded(words.NOTICE)))):
        at = QPointF(corner.x() + 10 * _STEP, corner.y() - (4 + 12 * index) * _STEP)
        write_within(painter, line, at, replace(letters, halo=palette.SEA, halo_width=0.3), 2.7)


def _paint_closed_sign(painter: QPainter, box: QRectF) -> None:
    line = polygon([(box.left(), box.center().y()), (box.right(), box.center().y())])
    paint_closed(painter, line, closed_core(line))


def _paint_edge_sign(painter: QPainter, box: QRectF) -> None:
    painter.fillPath(rounded(box, 0.04), brush(palette.SECTORS[0][1]))
    frame = rounded(box.adjusted(0.05, 0.05, -0.05, -0.05), 0.0)
    colour = palette.SECTORS[0][0].colour
    painter.strokePath(dashes(frame, 0.07, 0.05), pen(colour, 0.035, cap=_FLAT))
    outlined(painter, rounded(box, 0.04), pen(palette.INK, 0.02))


def _paint_badge(painter: QPainter, box: QRectF, ground: str, sign: str, *, is_line: bool) -> None:
    radius = 8 * _STEP
    outlined(painter, disc(box.center(), radius), pen(palette.INK, 0.036), brush(ground))
    painter.save()
    painter.translate(box.center())
    painter.scale(radius / 10, radius / 10)
    if is_line:
        painter.strokePath(outline(sign), pen(palette.INK, 2.6))
    else:
        painter.fillPath(outline(sign), brush(palette.INK))
    painter.restore()


def _paint_inside_sign(painter: QPainter, box: QRectF) -> None:
    _paint_badge(painter, box, palette.YELLOW, "M-5,5.5V-1L0,-6L5,-1V5.5Z", is_line=False)


def _paint_roof_sign(painter: QPainter, box: QRectF) -> None:
    _paint_badge(painter, box, palette.WHITE, "M-6,1L0,-5.5L6,1M-6,6H6", is_line=True)


def _paint_star_sign(painter: QPainter, box: QRectF) -> None:
    colour = palette.SECTORS[0][0].colour
    outlined(painter, burst(box.center(), 0.21, 0.09, 5), pen(palette.INK, 0.03), brush(colour))


_SIGNS: dict[str, Callable[[QPainter, QRectF], None]] = {
    "rubble": paint_rubble,
    "closed": _paint_closed_sign,
    "edge": _paint_edge_sign,
    "inside": _paint_inside_sign,
    "roof": _paint_roof_sign,
    "star": _paint_star_sign,
}
