# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting the counters of Attack of the 50 Foot Colossi!, with less detail the smaller they come out.

Counter units: the edge is 1.0, the origin is the upper left corner of the top counter, y down.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rubbletop.kernel.facts import say
from rubbletop.ui.colossi.art import boulders, discs, tones
from rubbletop.ui.colossi.art.face import CounterFace, Kind
from rubbletop.ui.colossi.art.plates import Detail, Plate, figure_box, paint_values
from rubbletop.ui.paint.artwork import figures, paint_figure, paint_parts
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, in_lines, is_legible, pixels, write_centred, write_within
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import hard_shadow, outlined, polyline, round_top, rounded
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

STACK_STEP = (0.073, -0.08)
MOST_BELOW = 3
REACH = 0.25
"""How far the plates below, discs and shadow reach beyond the edges at most."""

_SHADOW = (0.024, 0.064)

_PLATES = {
    Kind.MARINE: Plate(tones.PLATE_EDGE, tones.MARINE_FACE, tones.MARINE_FIGURE, tones.MARINE_BAND),
    Kind.CIVILIAN: Plate(tones.PLATE_EDGE, tones.CIVILIAN_FACE, tones.CIVILIAN_FIGURE, tones.CIVILIAN_BAND),
    Kind.BOULDER: Plate(tones.BOULDER_EDGE, tones.BOULDER_PLATE, tones.CODE),
    Kind.RUBBLE: Plate(tones.RUBBLE_EDGE, tones.RUBBLE, tones.RUBBLE_INK),
    Kind.FEATURE: Plate(tones.PLATE_EDGE, tones.RUBBLE, tones.PLATE_EDGE),
    Kind.EVENT: Plate(tones.BOULDER_EDGE, tones.EVENT, tones.EVENT_FIGURE),
    Kind.MARKER: Plate(tones.MARKER_EDGE, tones.MARKER_PLATE, tones.MARKER_INK),
    Kind.WRECK: Plate(tones.RUBBLE_EDGE, tones.RUBBLE, tones.RUBBLE_INK),
    Kind.BLANK: Plate(tones.CIVILIAN_FIGURE, tones.CIVILIAN_FACE, tones.PLATE_EDGE),
}
_EDGE = rounded(QRectF(0, 0, 1, 1), 0.10)
_INNER = rounded(QRectF(0.025, 0.02, 0.95, 0.94), 0.085)
_BAND = QRectF(0.025, 0.02, 0.95, 0.18)


def paint_counter(
    painter: QPainter,
    face: CounterFace,
    rect: QRectF,
    *,
    edge_px: float | None = None,
) -> None:
    """Paint the counter with its edges on the square `rect`; plates, discs and shadow reach REACH beyond it.

    `edge_px` says how many logical pixels an edge will take, where the painter cannot tell.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    detail = Detail.at(pixels(painter, 1.0) if edge_px is None else edge_px)
    _paint_stack(painter, face)
    _paint_plate(painter, face, detail)
    _paint_print(painter, face, detail)
    discs.paint_discs(painter, face, detail)
    painter.restore()


def _plate(face: CounterFace) -> Plate:
    plate = _PLATES[face.kind]
    if face.reduced and face.kind in (Kind.MARINE, Kind.CIVILIAN):
        return plate._replace(face=tones.REDUCED_FACE)
    if face.kind is Kind.FEATURE:
        return plate._replace(face=tones.FEATURE_FACES[face.figure])
    return plate


def _paint_stack(painter: QPainter, face: CounterFace) -> None:
    """The shadow, and the edges of the counters below, the lowest first and farthest away."""
    steps = min(face.below, MOST_BELOW)
    plate = _plate(face)
    for step in range(steps, 0, -1):
        x, y = step * STACK_STEP[0], step * STACK_STEP[1]
        hard_shadow(painter, _EDGE.translated(x, y), _SHADOW)
        painter.fillPath(_EDGE.translated(x, y), brush(plate.edge))
        painter.fillPath(_INNER.translated(x, y), brush(plate.face))
        painter.fillPath(_INNER.translated(x, y), brush("#000000", 0.25))
    hard_shadow(painter, _EDGE, _SHADOW)


def _paint_plate(painter: QPainter, face: CounterFace, detail: Detail) -> None:
    plate = _plate(face)
    painter.fillPath(_EDGE, brush(plate.edge))
    painter.fillPath(_INNER, brush(plate.face))
    if not plate.band:
        return
    band = QRectF(_BAND)
    if detail is not Detail.FULL:
        band.setHeight(0.12)
    painter.fillPath(round_top(band, 0.085), brush(plate.band))
    if detail is not Detail.FULL:
        return
    name = Letters(Face.BEBAS, 0.172, tones.BAND_TEXT)
    write_within(painter, face.label, QPointF(0.075, 0.172), name, 0.76)
    if face.jump:
        painter.fillPath(outline("M.86,.05l.05,.06h-.03v.06h-.04v-.06h-.03Z"), brush(tones.JUMP))


def _paint_print(painter: QPainter, face: CounterFace, detail: Detail) -> None:
    plate = _plate(face)
    match face.kind:
        case Kind.MARINE | Kind.CIVILIAN:
            paint_figure(painter, face.figure, figure_box(detail), plate.ink, plate.face)
            if face.reduced:
                _paint_damage(painter)
            paint_values(painter, face, detail)
        case Kind.BOULDER:
            boulders.paint_boulder(painter, face, detail)
        case Kind.RUBBLE:
            paint_figure(painter, "rubble", QRectF(0.12, 0.06, 0.76, 0.76), plate.ink, tones.RUBBLE_LIGHT)
            paint_values(painter, face, detail)
        case Kind.FEATURE:
            parts = figures("colossi.json")[face.figure]
            paint_parts(painter, parts, QRectF(0.14, 0.12, 0.72, 0.72), plate.ink, plate.face)
        case Kind.EVENT:
            _paint_event(painter, face)
        case Kind.MARKER:
            discs.paint_disc(painter, face.figure, QPointF(0.5, 0.49), 0.34)
        case Kind.WRECK:
            _paint_wreck(painter, face, detail)
        case Kind.BLANK:
            if face.label:
                words = Letters(Face.BEBAS, 0.21, plate.ink)
                write_centred(painter, face.label, QPointF(0.5, 0.49), words, 0.86)


def _paint_damage(painter: QPainter) -> None:
    """The red wedge across the figure and the torn edge at the left."""
    wedge = outline("M.025,.62V.42L.975,.20V.40Z")
    painter.fillPath(wedge, brush(tones.WOUND, 0.22))
    tear = polyline(((0.06, 0.30), (0.14, 0.37), (0.10, 0.42), (0.19, 0.50), (0.15, 0.57)))
    outlined(painter, tear, pen(tones.TEAR, 0.03))


def _paint_event(painter: QPainter, face: CounterFace) -> None:
    parts = figures("colossi.json")[face.figure or "event"]
    letters = Letters(Face.BEBAS, 0.19, tones.CREAM)
    named = bool(face.label) and is_legible(painter, face.label, letters.size)
    box = QRectF(0.27, 0.08, 0.46, 0.46) if named else QRectF(0.16, 0.15, 0.68, 0.68)
    paint_parts(painter, parts, box, tones.EVENT_FIGURE, tones.EVENT)
    if not named:
        return
    lines = in_lines(face.label)
    middle = 0.75
    for index, line in enumerate(lines):
        y = middle + (index - (len(lines) - 1) / 2) * 0.175
        write_centred(painter, line.upper(), QPointF(0.5, y), letters, 0.88)


def _paint_wreck(painter: QPainter, face: CounterFace, detail: Detail) -> None:
    plate = _plate(face)
    named = detail is Detail.FULL
    box = QRectF(0.20, 0.10, 0.60, 0.60) if named else QRectF(0.14, 0.12, 0.72, 0.72)
    paint_figure(painter, face.figure or "carrier", box, plate.ink, plate.face)
    cross = outline("M.18,.14L.82,.76M.82,.14L.18,.76")
    outlined(painter, cross, pen(plate.face, 0.13))
    outlined(painter, cross, pen(tones.WOUND, 0.08))
    if named:
        letters = Letters(Face.BEBAS, 0.2, tones.RUBBLE_EDGE)
        write_centred(painter, worded(say("WRECK")), QPointF(0.5, 0.855), letters, 0.86)
