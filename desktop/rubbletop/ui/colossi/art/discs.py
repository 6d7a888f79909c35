# SPDX-License-Identifier: GPL-3.0-or-later
"""The round signs on counters: states of a unit or tribe, and how high a stack is."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.face import CounterFace, Kind
from rubbletop.ui.colossi.art.plates import Detail
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, write_centred
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import disc, outlined
from rubbletop.ui.typefaces import Face

RADIUS = 0.19
_HEIGHT = QPointF(0.93, 0.08)
# Signs in a disc of radius 1 about the origin.
_SIGNS = {
    "stunned": outline("M-.55,0a.55,.55 0 1 1 .55,.55a.3,.3 0 1 1 .1,-.55"),
    "paralyzed": outline("M-.5,-.45L.5,.45M.5,-.45L-.5,.45M0,-.7V.7"),
    "cracked": outline("M-.1,-.8l.3,.5l-.5,.3l.5,.4l-.2,.4"),
    "recon": outline("M-.75,0q.75,-.9 1.5,0q-.75,.9 -1.5,0Z"),
    "done": outline("M-.5,.05L-.12,.45L.52,-.4"),
}
_PUPIL = disc(QPointF(0, 0), 0.28)


def places(face: CounterFace) -> tuple[tuple[QPointF, float], ...]:
    """Middle and radius of each disc on the counter: markers first, then the height of the stack.

    Markers of a tribe begin at the left, for its height is at the right.
    """
    first, second = QPointF(0.90, 0.08), QPointF(0.90, 0.48)
    if face.kind is Kind.BOULDER:
        first = QPointF(0.10, 0.08)
    found = [(centre, RADIUS) for centre, _ in zip((first, second), face.markers, strict=False)]
    if face.height:
        found.append((_HEIGHT, RADIUS))
    return tuple(found)


def paint_discs(painter: QPainter, face: CounterFace, detail: Detail) -> None:
    """Paint the markers that lie on the counter, at most two, and the height of its stack."""
    seats = places(face)
    for (centre, radius), marker in zip(seats, face.markers, strict=False):
        paint_disc(painter, marker.value, centre, radius)
    if not face.height:
        return
    radius, size = (0.15, 0.25) if detail is Detail.FULL else (0.19, 0.32)
    plate = disc(_HEIGHT, radius)
    outlined(painter, plate, pen(tones.MARKER_INK, 0.035), brush(tones.VALUE_TEXT))
    letters = Letters(Face.BEBAS, size, tones.MARKER_INK)
    write_centred(painter, str(face.height), _HEIGHT, letters)


def paint_disc(painter: QPainter, marker: str, centre: QPointF, radius: float) -> None:
    """One status disc with its sign, anywhere and at any size."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    rim = pen(tones.MARKER_INK, 0.035 / RADIUS)
    outlined(painter, disc(QPointF(0, 0), 1.0), rim, brush(tones.MARKERS[marker]))
    outlined(painter, _SIGNS[marker], pen(tones.MARKER_INK, 0.22))
    if marker == "recon":
        painter.fillPath(_PUPIL, brush(tones.MARKER_INK))
    painter.restore()
