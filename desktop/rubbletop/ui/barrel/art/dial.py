# SPDX-License-Identifier: GPL-3.0-or-later
"""The dial of three rings: Pacifism, Influence and Mass-media, in points of the sheet."""

import math
from itertools import groupby

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from rubbletop.board.regions import RegionBoard
from rubbletop.kernel.facts import say
from rubbletop.ui.barrel.art import palette, sheet
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, Side, cap_height, write_centred, write_within
from rubbletop.ui.paint.shapes import disc, outlined, polygon, sector
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_SPAN = 360 / sheet.DIAL_STEPS
_STEP = Letters(Face.COURIER_BOLD, 13, palette.INK)
_SHOWN = Letters(Face.COURIER_BOLD, 10.5, palette.INK)


def paint_dial(painter: QPainter, board: RegionBoard) -> None:
    """The rings with their bands, and the marks of speculation on the rim."""
    centre = sheet.BOXES["dial"].center()
    outer, middle, inner, tolerated, hub = sheet.DIAL_RADII
    painter.fillPath(disc(centre + QPointF(3, 4), sheet.DIAL_RIM), brush(palette.INK, 0.3))
    outlined(painter, disc(centre, sheet.DIAL_RIM), pen(palette.INK, 1.6), brush(palette.CARD))
    painter.setPen(pen(palette.INK, 0.8))
    for step in range(sheet.DIAL_STEPS):
        first = sheet.dial_angle(step) - _SPAN / 2
        for rim, hole, ground in (
            (outer, middle, _pacifism_ground(board, step)),
            (middle, inner, palette.INFLUENCE[step % 2]),
            (inner, tolerated, palette.MEDIA[step % 2]),
        ):
            painter.setBrush(brush(ground))
            painter.drawPath(sector(centre, hole, rim, first, _SPAN))
    painter.setBrush(brush(palette.CARD))
    for first, count, _ in _runs(board.tracks["media"].shown["troops"]):
        start = sheet.dial_angle(first) - _SPAN / 2
        painter.drawPath(sector(centre, hub, tolerated, start, count * _SPAN))
    for radius in (outer, middle, inner):
        outlined(painter, disc(centre, radius), pen(palette.INK, 1.5))
    for step, count in enumerate(board.tracks["pacifism"].shown["speculation"]):
        _paint_speculation(painter, step, count)


def _runs(values: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """First place, length and value of each run of equal values."""
    found = []
    start = 0
    for value, run in groupby(values):
        count = len(list(run))
        found.append((start, count, value))
        start += count
    return found


def _pacifism_ground(board: RegionBoard, step: int) -> str:
    """Bands change where the fine rises."""
    fines = board.tracks["pacifism"].shown["fine"]
    steps = sorted(set(fines))
    band = steps.index(fines[step])
    return palette.PACIFISM[min(band, len(palette.PACIFISM) - 1)]


def _paint_speculation(painter: QPainter, step: int, count: int) -> None:
    """One small arrow on the rim for each step that speculation lifts the price."""
    painter.save()
    painter.translate(sheet.BOXES["dial"].center())
    painter.rotate(sheet.dial_angle(step) + 90)
    for index in range(count):
        x = (index - (count - 1) / 2) * 7.6
        top = -sheet.DIAL_RIM + 1.4
        arrow = polygon([(x - 3, top + 4.8), (x + 3, top + 4.8), (x, top)])
        painter.fillPath(arrow, brush(palette.PENCIL))
    painter.restore()


def write_dial(painter: QPainter, board: RegionBoard) -> None:
    """The steps of the rings with fine, defence and tolerated troops."""
    outer, middle, inner, tolerated, hub = sheet.DIAL_RADII
    fines = board.tracks["pacifism"].shown["fine"]
    defences = board.tracks["influence"].shown["defence"]
    for step in range(sheet.DIAL_STEPS):
        colour = _pacifism_text(board, step)
        _write_pair(painter, step, (outer + middle) / 2, f"${fines[step]}" if fines[step] else "", colour)
        note = f"+{defences[step]}" if defences[step] else ""
        _write_pair(painter, step, (middle + inner) / 2, note, palette.INK)
        write_centred(painter, str(step), _place(step, (inner + tolerated) / 2), _STEP.sized(11.5))
    for first, count, troops in _runs(board.tracks["media"].shown["troops"]):
        at = _place(first + (count - 1) / 2, (tolerated + hub) / 2)
        write_centred(painter, str(troops), at, _SHOWN.coloured(palette.MEDIA_WORD))
    _write_hub(painter)


def _write_pair(painter: QPainter, step: int, radius: float, note: str, colour: str) -> None:
    """The number of a step with a note under it, or alone in the middle."""
    at = _place(step, radius)
    lift = QPointF(0, 5.8 if note else 0)
    write_centred(painter, str(step), at - lift, _STEP.coloured(colour))
    if note:
        write_centred(painter, note, at + lift, _SHOWN.coloured(colour))


def _place(step: float, radius: float) -> QPointF:
    angle = math.radians(sheet.dial_angle(0) + step * _SPAN)
    return sheet.BOXES["dial"].center() + QPointF(radius * math.cos(angle), radius * math.sin(angle))


def _pacifism_text(board: RegionBoard, step: int) -> str:
    texts = (palette.INK, palette.INK, palette.INK, palette.DEEP_INK, palette.WHITE)
    return texts[palette.PACIFISM.index(_pacifism_ground(board, step))]


def _write_hub(painter: QPainter) -> None:
    centre = sheet.BOXES["dial"].center()
    for text, colour, drop in (
        (say("PACIFISM"), palette.PACIFISM_WORD, -10),
        (say("INFLUENCE"), palette.INFLUENCE_WORD, 0),
        (say("MEDIA"), palette.MEDIA_WORD, 10),
    ):
        letters = Letters(Face.COURIER_BOLD, 9.2, colour)
        base = centre + QPointF(0, drop + cap_height(letters) / 2)
        write_within(painter, worded(text), base, letters, 46 if drop else 52, side=Side.MIDDLE)
