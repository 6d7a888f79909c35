# SPDX-License-Identifier: GPL-3.0-or-later
"""Where what is live stands on the Barrel sheet, and how it is painted; in points of the sheet."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import cos, radians, sin
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.regions import Region, RegionBoard
from rubbletop.kernel.facts import say
from rubbletop.ui.barrel.art import palette, sheet, words
from rubbletop.ui.barrel.art.counters import paint_counter, paint_player
from rubbletop.ui.barrel.art.face import RebelsFace
from rubbletop.ui.barrel.art.margin import EAR_WIDTH
from rubbletop.ui.barrel.art.regions import plates_at
from rubbletop.ui.barrel.art.tracks import paint_cell, paint_idle_cell
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import (
    Letters,
    Side,
    cap_height,
    in_lines,
    width,
    write_centred,
    write_within,
)
from rubbletop.ui.paint.seats import LIVERIES, shape_path
from rubbletop.ui.paint.shapes import burst, disc, outlined, polygon, rounded, sector
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

Ring = Literal["pacifism", "influence", "media"]

EAR = QRectF(980 - EAR_WIDTH, 6, EAR_WIDTH, 20)
"""The price in the masthead, as wide as the printed one may be."""

SELLERS = QRectF(832, 94, 84, 16)
"""Markers of those who sold oil this turn, in the head of the price track."""

WAITING = QRectF(664, 366, 58, 80)
"""Rebels that wait beyond the eastern border."""

_SPAN = 360 / sheet.DIAL_STEPS
_MARKER = {"pacifism": 5.6, "influence": 5.6, "media": 4.6}
"""Radius of a player's marker on a ring."""

_RIGHT = ("bassora",)
"""Regions whose pennant stands right of the plates, as others have counters to the left of them."""

_NAME = 52.0
"""How wide the name of a power is at most; a long one is set narrower, and cut off at last."""

_COLUMN = {"$": 132.0, "oil": 170.0, "troops": 214.0}


@contextmanager
def in_points(painter: QPainter) -> Iterator[None]:
    """Lets everything inside be drawn in points from the sheet's upper left corner."""
    painter.save()
    painter.translate(sheet.SHEET.topLeft())
    painter.scale(sheet.POINT, sheet.POINT)
    yield
    painter.restore()


# ---- Places


def box_cell(board: RegionBoard, box: str) -> QRectF:
    """The cell of a box of actions, named ``row.column``."""
    row, _, column = box.partition(".")
    rows = [known.id for known in board.boxes.values() if known.columns]
    return sheet.order_cell(rows.index(row), int(column) - 1)


def open_cell(name: str) -> QRectF:
    """The wide box of New Taxes or of Oil Production."""
    return sheet.open_cell(list(words.OPEN).index(name))


def open_room(name: str) -> QRectF:
    """The room for markers in a wide box, right of the shorter of its two lines."""
    cell = open_cell(name)
    head, gives = map(worded, words.OPEN[name])
    top = cell.top() + 1 if len(head) < len(gives) else cell.bottom() - 18
    return QRectF(cell.right() - 42, top, 40, 17)


def column_rect(column: int) -> QRectF:
    """All boxes of a column."""
    first, last = sheet.order_cell(0, column), sheet.order_cell(4, column)
    return first.united(last).adjusted(-1.5, -1.5, 1.5, 1.5)


def contract_room(step: int) -> QRectF:
    """The room for markers on a space of the contract track, beside its number."""
    cell = sheet.contract_cell(step)
    return QRectF(cell.left() + 11, cell.top() + 0.5, cell.width() - 11, 17)


def ring_rect(ring: Ring, step: int) -> QRectF:
    """The box around a step of a ring."""
    outer, inner = _band(ring)
    piece = sector(sheet.BOXES["dial"].center(), inner, outer, sheet.dial_angle(step) - _SPAN / 2, _SPAN)
    return piece.boundingRect().adjusted(-3, -3, 3, 3)


def _band(ring: Ring) -> tuple[float, float]:
    index = ("pacifism", "influence", "media").index(ring)
    return sheet.DIAL_RADII[index], sheet.DIAL_RADII[index + 1]


def flag_rect(region: Region) -> QRectF:
    """The place beside a region's plates for a pennant or the sign of a battle."""
    at = plates_at(region)
    x = at.x() + 27 if region.id in _RIGHT else at.x() - 44
    return QRectF(x, at.y() - 11, 19, 19)


# ---- Painting


def paint_turn(painter: QPainter, cell: QRectF, number: int, *, is_over: bool, is_now: bool) -> None:
    """A space of the turn track as it is now."""
    paint_cell(painter, cell, palette.PENCIL if is_now else palette.CARD)
    colour = palette.WHITE if is_now else palette.INK
    write_centred(painter, str(number), cell.center(), palette.FIGURE.sized(14.5).coloured(colour))
    if is_over:
        cross = QPainterPath(cell.topLeft() + QPointF(5, 4))
        cross.lineTo(cell.bottomRight() - QPointF(5, 4))
        cross.moveTo(cell.topRight() + QPointF(-5, 4))
        cross.lineTo(cell.bottomLeft() + QPointF(5, -4))
        painter.strokePath(cross, pen(palette.PENCIL, 1.8, 0.9))


def paint_price(painter: QPainter, rect: QRectF, text: str) -> None:
    """The present price: its space raised, in red."""
    cell = rect.adjusted(2.5, 2.5, -2.5, -2.5)
    painter.fillPath(rounded(cell.translated(1.2, 2), 3), brush(palette.INK, 0.35))
    outlined(painter, rounded(cell, 3), pen(palette.INK, 1.8), brush(palette.PENCIL))
    painter.strokePath(rounded(cell.adjusted(2, 2, -2, -2), 2), pen(palette.WHITE, 0.8, 0.8))
    write_centred(painter, text, cell.center(), palette.FIGURE.sized(15).coloured(palette.WHITE), 26)


def paint_ear(painter: QPainter, text: str) -> None:
    """The price in the masthead."""
    head = Letters(Face.OLD_STANDARD_BOLD, 11.5, palette.INK, spacing=0.07)
    place = QPointF(sheet.BOXES["masthead"].right() - 2, sheet.BOXES["masthead"].top() + 15)
    write_within(painter, worded(words.price(text)), place, head, EAR_WIDTH, side=Side.RIGHT)


def paint_row(painter: QPainter, rect: QRectF, players: Sequence[int]) -> None:
    """Markers of players in a box, as large as fits."""
    columns = min(len(players), 3 if rect.height() * 2 > rect.width() else 5)
    rows = -(-len(players) // columns)
    radius = min(rect.width() / columns / 2.5, rect.height() / rows / 2.5, 9.5)
    pitch = radius * 2.4
    for index, player in enumerate(players):
        row, column = divmod(index, columns)
        in_row = min(columns, len(players) - row * columns)
        x = rect.center().x() + (column - (in_row - 1) / 2) * pitch
        y = rect.center().y() + (row - (rows - 1) / 2) * pitch
        paint_player(painter, player, QPointF(x, y), radius)


def paint_chosen(painter: QPainter, cell: QRectF, player: int) -> None:
    """A player's marker in a box of actions, over the amount."""
    paint_player(painter, player, QPointF(cell.center().x(), cell.top() + 12.5), 9.5)


def paint_ring(painter: QPainter, ring: Ring, step: int, players: Sequence[int]) -> None:
    """Markers of players on a step of the dial, along both edges of the ring so that its number is seen."""
    outer, inner = _band(ring)
    radius = _MARKER[ring]
    centre = sheet.BOXES["dial"].center()
    middle, lift = (outer + inner) / 2, (outer - inner) / 2 - radius - 0.6
    for index, player in enumerate(players):
        turn, far = _seats_in_ring(len(players))[index]
        angle = radians(sheet.dial_angle(step) + turn * _SPAN)
        distance = middle + far * lift
        at = centre + QPointF(distance * cos(angle), distance * sin(angle))
        paint_player(painter, player, at, radius)


def _seats_in_ring(count: int) -> tuple[tuple[float, float], ...]:
    """Where so many markers stand in a space: along it from -0.5 to 0.5, and across it from -1 to 1."""
    places = ((0.3, 0.75), (-0.3, 0.75), (0.3, -0.8), (-0.3, -0.8), (0.0, 0.0))
    return places[:count]


def paint_idle(painter: QPainter, board: RegionBoard, column: int) -> None:
    """The boxes of a column that is not in use, grey and dashed."""
    painter.fillRect(column_rect(column), brush(palette.CARD))
    rows = [box for box in board.boxes.values() if box.columns]
    for row, box in enumerate(rows):
        cell = sheet.order_cell(row, column)
        paint_idle_cell(painter, cell)
        letters = palette.FIGURE.sized(12).coloured(palette.FAINT)
        foot = QPointF(cell.center().x(), cell.bottom() - 7)
        write_centred(painter, words.order_text(box.id, box.columns[column]), foot, letters, 32)


def paint_government(painter: QPainter, barrels: int) -> None:
    """The Government's barrels as a level on its scale, with their number."""
    box = sheet.BOXES["government"]
    shown = min(barrels, 60)
    top, foot = sheet.government_level(shown), sheet.government_level(0)
    level = QRectF(box.left() + 17.6, top, 6, foot - top)
    painter.fillRect(level, brush(palette.INK))
    at = QPointF(box.left() + 22.6, top)
    outlined(painter, disc(at, 9.5), pen(palette.INK, 1.4), brush(palette.PENCIL))
    write_centred(painter, str(barrels), at, palette.FIGURE.coloured(palette.WHITE), 16)


def paint_power(
    painter: QPainter, row: QRectF, player: int, name: str, values: tuple[str, str, str], *, decides: bool
) -> None:
    """A row of the powers: shape, name, and cash, oil and troops as shown."""
    ground = palette.WHITE if decides else palette.CARD
    # The ordinal printed at the left stays.
    field = row.adjusted(34, 0.6, -0.6, -0.6)
    painter.fillRect(field, brush(ground))
    paint_player(painter, player, QPointF(row.left() + 45, row.center().y()), 8.2)
    letters = palette.HEAD.sized(12)
    base = row.center().y() + cap_height(letters) / 2
    shown = elided(name, letters, _NAME / 0.65)
    write_within(painter, shown, QPointF(row.left() + 58, base), letters, _NAME)
    box = sheet.BOXES["powers"]
    for text, middle in zip(values, _COLUMN.values(), strict=True):
        at = QPointF(box.left() + middle, row.center().y())
        write_centred(painter, text, at, palette.FIGURE.sized(13.5), 38)
    if decides:
        frame = row.adjusted(0.8, 0.8, -0.8, -0.8)
        painter.strokePath(rounded(frame, 1.5), pen(palette.PENCIL, 2.0))


def elided(text: str, letters: Letters, most: float) -> str:
    """The text, cut off with dots where it would be wider than ``most`` points."""
    if width(text, letters) <= most:
        return text
    cut = len(text) - 1
    while cut and width(f"{text[:cut].rstrip()}…", letters) > most:
        cut -= 1
    return f"{text[:cut].rstrip()}…"


def paint_waiting(painter: QPainter, players: Sequence[int]) -> None:
    """Rebel dice that wait off the map, under their heading."""
    letters = palette.NOTE.sized(11)
    for line, text in enumerate(in_lines(worded(say("rebels off the map")))):
        at = QPointF(WAITING.center().x(), WAITING.top() + 7 + 11 * line)
        write_centred(painter, text, at, letters, WAITING.width())
    edge, columns = 18.0, min(len(players), 3)
    for index, player in enumerate(players):
        row, column = divmod(index, columns)
        x = WAITING.center().x() + (column - (columns - 1) / 2) * (edge + 1) - edge / 2
        painter.save()
        painter.translate(x, WAITING.top() + 27 + row * (edge + 5))
        painter.scale(edge, edge)
        paint_counter(painter, RebelsFace(power=0, player=player), edge)
        painter.restore()


def paint_pennant(painter: QPainter, rect: QRectF, player: int) -> None:
    """A pennant in a player's colour with the player's shape: who controls the region."""
    livery = LIVERIES[player]
    left, top = rect.left() + 3, rect.top() + 1
    pole = QPainterPath(QPointF(left, rect.bottom() - 0.5))
    pole.lineTo(left, top)
    flag = polygon(
        [(left, top), (left + 15, top), (left + 11.5, top + 5.5), (left + 15, top + 11), (left, top + 11)]
    )
    painter.fillPath(flag.translated(0.8, 1.4), brush(palette.INK, 0.35))
    outlined(painter, flag, pen(palette.INK, 1.1, join=Qt.PenJoinStyle.MiterJoin), brush(livery.colour))
    painter.strokePath(pole, pen(palette.INK, 1.8))
    sign = shape_path(livery.shape, QPointF(left + 5.8, top + 5.5), 3.4)
    outlined(painter, sign, pen(palette.INK, 0.7), brush(palette.WHITE))


def paint_battle(painter: QPainter, rect: QRectF) -> None:
    """The sign of a battle: a burst."""
    shape = burst(rect.center(), 11.5, 7.8, 11)
    outlined(painter, shape, pen(palette.INK, 1.1), brush("#F7D33C"))
    letters = Letters(Face.BEBAS, 9.6, palette.PENCIL)
    write_centred(painter, worded(say("WAR")), rect.center(), letters, 17)
