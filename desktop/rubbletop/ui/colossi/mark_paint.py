# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting what lies live over the sheet of a Zone."""

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop.board.hexes import HexBoard
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi import marks
from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.cards import paint_action_card
from rubbletop.ui.colossi.art.discs import paint_disc
from rubbletop.ui.colossi.art.face import CardFace, Marker
from rubbletop.ui.colossi.art.furniture import paint_note, paint_turn_marker, paint_victory
from rubbletop.ui.colossi.art.ground import hex_path
from rubbletop.ui.colossi.art.hills import paint_hill
from rubbletop.ui.colossi.places import POINT, card_slot, sheet_for
from rubbletop.ui.game_screen import Mark
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, fitted, write, write_within
from rubbletop.ui.paint.lettering import width as text_width
from rubbletop.ui.paint.noise import noise
from rubbletop.ui.paint.shapes import disc, outlined, polygon, polyline, ring_points
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_NOTE = Letters(Face.INTER_SEMIBOLD, 10.5 * POINT, tones.NOTE)
_NAME = Letters(Face.INTER_SEMIBOLD, 10 * POINT, tones.CREAM)
_NOW = Letters(Face.INTER_BOLD, 10 * POINT, tones.TITLE[0])
_DUST = "#B98A55"
_AIM = "#FF7A5C"
_DASH = (0.3, 0.35)
_ARMS = 5
_MARBLE = ("#BFC8D6", "#8E9AB0", "#DDE3EC")


def paint_mark(painter: QPainter, boards: Mapping[str, HexBoard], mark: Mark) -> None:
    """Paint one mark, the painter being scaled to board units."""
    assert isinstance(mark.face, marks.OnZone), mark
    board = boards[mark.face.zone]
    sheet = sheet_for(board)
    painter.save()
    match mark.face.face:
        case marks.TurnFace() as face:
            paint_turn_marker(painter, sheet, face.turn)
            if 1 <= face.recon <= len(sheet.turns):
                corner = sheet.turns[face.recon - 1].topRight()
                paint_disc(painter, Marker.RECON, corner, 7 * POINT)
        case marks.Arrival() as face:
            _paint_arrival(painter, sheet.turns[face.turn - 1])
        case marks.PointsFace() as face:
            levels = [(worded(name), least) for name, least in face.levels]
            paint_victory(painter, sheet, face.points, levels)
        case marks.CardFaceDown():
            paint_action_card(painter, card_slot(board), None)
            _paint_lines(painter, board, _FACE_DOWN)
        case marks.CardFaceUp() as face:
            paint_action_card(painter, card_slot(board), CardFace(tribes=face.tribes, takes=face.takes))
            _paint_order(painter, board, face)
        case marks.Note() as face:
            paint_note(painter, sheet, face.box, worded(face.words))
        case marks.Storm() as face:
            _paint_storm(painter, face)
        case marks.Held() as face:
            _paint_held(painter, face)
        case marks.Eruption() as face:
            _paint_eruption(painter, board, face)
        case marks.Marbles() as face:
            _paint_marbles(painter, face)
        case marks.Aim() as face:
            _paint_aim(painter, face)
        case unknown:
            raise AssertionError(unknown)
    painter.restore()


def _paint_arrival(painter: QPainter, square: QRectF) -> None:
    """A parachute's point under the number of a turn that brings reinforcements."""
    x, y = square.center().x(), square.bottom()
    point = polygon(((x - 5 * POINT, y - 4 * POINT), (x + 5 * POINT, y - 4 * POINT), (x, y + 2.5 * POINT)))
    outlined(painter, point, pen(tones.INK, 1.2 * POINT), brush(tones.TITLE[1]))


_FACE_DOWN = say("Face down till they act")
_LINES = 4
"""So many lines of a note stand beside the card."""


def _beside_card(board: HexBoard) -> QRectF:
    """The room at the right of the card."""
    box = sheet_for(board).content("order")
    left = card_slot(board).right() + 5 * POINT
    return QRectF(left, box.top(), box.right() - left, box.height())


def _paint_lines(painter: QPainter, board: HexBoard, note: Message) -> None:
    """A note beside the card, broken into lines where its words have no room side by side."""
    room = _beside_card(board)
    lines: list[str] = []
    for word in worded(note).split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == _LINES or text_width(longer, _NOTE) <= room.width()):
            lines[-1] = longer
        else:
            lines.append(word)
    for row, line in enumerate(lines):
        at = QPointF(room.left(), room.top() + (16 + 13 * row) * POINT)
        write_within(painter, line, at, _NOTE, room.width())


def _paint_order(painter: QPainter, board: HexBoard, face: marks.CardFaceUp) -> None:
    """The names in order, the tribe that acts lit, those not on the map faint."""
    room = _beside_card(board)
    step = room.height() / 6
    for row, tribe in enumerate(face.tribes):
        base = room.top() + (row + 0.72) * step
        is_now = tribe == face.acting
        letters = _NOW if is_now else _NAME
        words = worded(marks.SHORT_TRIBES[tribe])
        painter.setOpacity(0.45 if tribe in face.away else 1.0)
        if is_now:
            tip = QPointF(room.left() - 1 * POINT, base - 3.4 * POINT)
            arrow = polygon(((tip.x() - 4 * POINT, tip.y() - 3 * POINT), (tip.x(), tip.y()),
                             (tip.x() - 4 * POINT, tip.y() + 3 * POINT)))  # fmt: skip
            painter.fillPath(arrow, brush(tones.TITLE[0]))
        at = QPointF(room.left() + 1 * POINT, base)
        write(painter, words, at, fitted(words, letters, room.width() - 1 * POINT))
    painter.setOpacity(1.0)


def _paint_storm(painter: QPainter, storm: marks.Storm) -> None:
    """A haze over the seven hexes, and a whirl in the middle one."""
    haze = QPainterPath()
    for x, y in storm.centres:
        haze.addPath(polygon(ring_points(QPointF(x, y), (0.99,), 6, 0.0)))
    painter.fillPath(haze, brush(_DUST, 0.55))
    x, y = storm.centres[0]
    painter.translate(x, y)
    for turn in range(_ARMS):
        arm = polyline(_arm(2 * math.pi * turn / _ARMS))
        outlined(painter, arm, pen("#FFF3CF", 0.13, 0.75))
        outlined(painter, arm, pen("#6B4420", 0.06, 0.8))


def _arm(first: float) -> list[tuple[float, float]]:
    """One arm of the whirl, from its eye outwards."""
    shares = [n / 14 for n in range(15)]
    return [
        (
            (0.5 + 0.8 * share) * math.cos(first + 2.4 * share),
            (0.5 + 0.8 * share) * math.sin(first + 2.4 * share),
        )
        for share in shares
    ]


def _paint_eruption(painter: QPainter, board: HexBoard, face: marks.Eruption) -> None:
    """A Hill where none is printed, with fire in its cracks; the number stays readable above it."""
    at = board.hexes[face.space]
    centre = QPointF(*at.centre)
    painter.fillPath(hex_path(at), brush(tones.HILL_BASE))
    outlined(painter, hex_path(at), pen("#FF7A00", 0.08))
    paint_hill(painter, centre, at.c, at.r)
    lava = polyline(((0.0, -0.6), (-0.08, -0.3), (0.1, -0.05), (0.0, 0.2), (0.14, 0.5)))
    outlined(painter, lava.translated(centre), pen("#2A0F08", 0.16))
    outlined(painter, lava.translated(centre), pen("#FF9A2E", 0.09))


def _paint_held(painter: QPainter, face: marks.Held) -> None:
    """A gold rim inside the hex, a stud at each of its corners."""
    centre = QPointF(*face.centre)
    corners = ring_points(centre, (0.9,), 6, 0.0)
    for ink, width, stud in (("#2A0F08", 0.17, 0.14), (tones.TITLE[0], 0.1, 0.105)):
        outlined(painter, polygon(corners), pen(ink, width))
        for x, y in corners:
            painter.fillPath(disc(QPointF(x, y), stud), brush(ink))


def _paint_aim(painter: QPainter, face: marks.Aim) -> None:
    """A line from the tribe to its target, dashed where the tribe does not see it, and a ring around that.

    Thin lines go to those that are as near, dashed ones to those that are nearer and not seen.
    """
    for others, dash in ((face.rivals, ()), (face.hidden, _DASH)):
        for other in others:
            for ink, width in (("#2A0F08", 0.12), (_AIM, 0.05)):
                outlined(painter, polyline((face.tribe, other)), pen(ink, width, 0.7, dash=dash))
    line = polyline((face.tribe, face.target))
    ring = disc(QPointF(*face.target), 0.98)
    dash = () if face.seen else _DASH
    for ink, width in (("#2A0F08", 0.2), (_AIM, 0.1)):
        outlined(painter, ring, pen(ink, width))
        outlined(painter, line, pen(ink, width, dash=dash))


def _paint_marbles(painter: QPainter, face: marks.Marbles) -> None:
    """Marbles strewn over every hex of a minefield."""
    for (x, y), seed in zip(face.centres, face.seeds, strict=True):
        for number in range(7):
            angle = 2 * math.pi * (number + noise(seed, number, 1)) / 7
            far = 0.48 + 0.28 * noise(seed, number, 2)
            at = QPointF(x + far * math.cos(angle), y + far * math.sin(angle))
            radius = 0.06 + 0.04 * noise(seed, number, 3)
            outlined(painter, disc(at, radius), pen("#3A3F4A", 0.025), brush(_MARBLE[number % 3]))
            painter.fillPath(disc(at - QPointF(radius / 3, radius / 3), radius / 3), brush("#FFFFFF"))
