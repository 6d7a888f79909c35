# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters of every kind, and pictures to look at them in."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from rubbletop.ui.colossi.art.counters import REACH, paint_counter
from rubbletop.ui.colossi.art.face import (
    EVENTS,
    FEATURES,
    FIGURES,
    TRIBES,
    CounterFace,
    Kind,
    Marker,
)


def every_face() -> list[CounterFace]:
    """At least one counter of each kind, and of each figure, tribe, feature, event and marker."""
    units = [
        CounterFace(kind=Kind.MARINE, figure=name, label="OPS 2", cf="3", dn="4", ma="12") for name in FIGURES
    ]
    stones = [CounterFace(kind=Kind.BOULDER, tribe=name, cf="5", dn="4", code="MS") for name in TRIBES]
    features = [CounterFace(kind=Kind.FEATURE, figure=name) for name in FEATURES]
    events = [CounterFace(kind=Kind.EVENT, figure=name, label="Acid Rain") for name in EVENTS]
    markers = [CounterFace(kind=Kind.MARKER, figure=marker.value) for marker in Marker]
    return [
        *units,
        *stones,
        *features,
        *events,
        *markers,
        CounterFace(kind=Kind.CIVILIAN, figure="miner", label="MNR 1", cf="–", dn="3", ma="3", jump=True),
        CounterFace(kind=Kind.RUBBLE, dn="5"),
        CounterFace(kind=Kind.EVENT),
        CounterFace(kind=Kind.WRECK, figure="carrier"),
        CounterFace(kind=Kind.BLANK),
        CounterFace(kind=Kind.BLANK, label="no back"),
    ]


def blank(width: int, height: int) -> QImage:
    """An empty, clear picture."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def pictured(face: CounterFace, edge: int, margin: float = REACH) -> QImage:
    """The counter, `edge` pixels an edge, with a margin of so many edges on each side."""
    side = math.ceil((1 + 2 * margin) * edge)
    image = blank(side, side)
    painter = QPainter(image)
    paint_counter(painter, face, QRectF(margin * edge, margin * edge, edge, edge))
    painter.end()
    return image


def covered(image: QImage) -> int:
    """How many pixels are painted at all."""
    return sum(
        image.pixelColor(x, y).alpha() > 0 for y in range(image.height()) for x in range(image.width())
    )


def colours(image: QImage) -> set[int]:
    """The colours that occur in a picture."""
    return {image.pixel(x, y) for y in range(image.height()) for x in range(image.width())}


def raw(image: QImage) -> bytes:
    """The pixels of a picture, to compare pictures by."""
    return bytes(image.constBits())
