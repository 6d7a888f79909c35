# SPDX-License-Identifier: GPL-3.0-or-later
"""The printed parts that Colossi counters share: how much is shown, value plates and where they stand."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.face import CounterFace, Kind
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, write_centred
from rubbletop.ui.paint.shapes import arrow_block, burst, outlined, regular, shield
from rubbletop.ui.typefaces import Face

NO_VALUE = "–"


class Detail(Enum):
    """How much of a counter is drawn, by the pixels its edge comes out at."""

    TINY = "tiny"
    SMALL = "small"
    FULL = "full"

    @staticmethod
    def at(edge: float) -> "Detail":
        """Under 20 pixels no values, under 36 larger values and no words, from there everything."""
        if edge < 20:
            return Detail.TINY
        return Detail.SMALL if edge < 36 else Detail.FULL


class Plate(NamedTuple):
    """The colours of a counter: its edge, its face, the print on it, and its band if it has one."""

    edge: str
    face: str
    ink: str
    band: str = ""


class Seat(NamedTuple):
    """Where a value stands: the middle of its plate, how much the plate is grown, the size of its text."""

    x: float
    y: float
    scale: float
    text: float


def figure_box(detail: Detail) -> QRectF:
    """The square the figure of a unit fills."""
    match detail:
        case Detail.TINY:
            return QRectF(0.12, 0.18, 0.76, 0.76)
        case Detail.SMALL:
            return QRectF(0.23, 0.14, 0.54, 0.54)
        case Detail.FULL:
            return QRectF(0.255, 0.215, 0.49, 0.49)


def value_seat(detail: Detail, place: int) -> Seat:
    """The seat of the left (0), middle (1) or right (2) value."""
    if detail is Detail.SMALL:
        return Seat((0.19, 0.50, 0.81)[place], 0.80, 1.22, 0.305)
    return Seat((0.20, 0.50, 0.80)[place], 0.83, 1.0, 0.25)


def paint_values(painter: QPainter, face: CounterFace, detail: Detail) -> None:
    """Combat, defence and the value at the right: movement of a unit, attack code of a boulder."""
    if detail is Detail.TINY:
        return
    if face.cf:
        seat = value_seat(detail, 0)
        burst_path = burst(QPointF(seat.x, seat.y), 0.165 * seat.scale, 0.125 * seat.scale, 9)
        _paint_value(painter, burst_path, seat, face.cf, tones.COMBAT)
    if face.dn:
        seat = value_seat(detail, 1)
        plate = QRectF(0, 0, 0.26 * seat.scale, 0.29 * seat.scale)
        plate.moveCenter(QPointF(seat.x, seat.y))
        _paint_value(painter, shield(plate), seat, face.dn, tones.DEFENCE)
    if face.kind is Kind.BOULDER and face.code:
        _paint_code(painter, face.code, detail)
    elif face.ma:
        seat = value_seat(detail, 2)
        plate = QRectF(0, 0, 0.31 * seat.scale, 0.24 * seat.scale)
        plate.moveCenter(QPointF(seat.x, seat.y))
        plate.moveRight(min(plate.right(), 0.985))
        _paint_value(
            painter, arrow_block(plate), seat._replace(x=plate.center().x() - 0.025), face.ma, tones.MOVEMENT
        )


def _paint_value(painter: QPainter, plate: QPainterPath, seat: Seat, text: str, colour: str) -> None:
    painter.fillPath(plate, brush(tones.NO_VALUE if text == NO_VALUE else colour))
    size = seat.text if len(text) < 2 else seat.text * (0.9 if len(text) == 2 else 0.6)
    letters = Letters(Face.BEBAS, size, tones.VALUE_TEXT)
    middle = seat.y - (0.01 if colour == tones.DEFENCE else 0.0)
    write_centred(painter, text, QPointF(seat.x, middle), letters)


def _paint_code(painter: QPainter, code: str, detail: Detail) -> None:
    seat = value_seat(detail, 2)
    radius = 0.17 if detail is Detail.FULL else 0.205
    middle = QPointF(seat.x if detail is Detail.FULL else 0.79, seat.y)
    plate = regular(middle, radius, 6, 0.0)
    outlined(painter, plate, pen(tones.BOULDER_EDGE, 0.02), brush(tones.CODE))
    size = 0.25 if detail is Detail.FULL else 0.34
    write_centred(painter, code, middle, Letters(Face.BEBAS, size, tones.BOULDER_EDGE))
