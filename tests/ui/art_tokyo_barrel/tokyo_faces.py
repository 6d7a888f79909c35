# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters and cards of Tokyo of every kind, and pictures to look at them in."""

import math

from PySide6.QtGui import QImage, QPainter

from rubbletop.ui.tokyo.art.face import (
    MARKS,
    ORIGINS,
    POPULACE,
    SCHEMES,
    UNITS,
    WEAPONS,
    AnyFace,
    CardFace,
    CounterFace,
)
from rubbletop.ui.tokyo.faces import (
    FundFace,
    GodranFace,
    OriginFace,
    PopulaceFace,
    RubbleFace,
    SchemeFace,
    UnitFace,
    WeaponFace,
    paint_face,
)
from tests.ui.art_tokyo_barrel.pictures import differing

MARGIN = 0.36
"""How far a screen lets a face reach beyond its square."""


def unit(kind: str = "troop", mark: str = "ne", cs: str = "2") -> UnitFace:
    return UnitFace(kind=kind, mark=mark, cs=cs, mp=3, range=1, vp=10, cost=30)


def people(kind: str = "punk_rockers", mark: str = "ne") -> PopulaceFace:
    return PopulaceFace(kind=kind, mark=mark, cs="2", mp=2, vp=5, cost=15)


def weapon(kind: str = "heat_ray", mark: str = "ne") -> WeaponFace:
    return WeaponFace(kind=kind, mark=mark, range=1, vp=50, cost=300)


def scheme(card: str = "tuna") -> SchemeFace:
    return SchemeFace(card=card, name="Rubber Rival on a Crane", cost=15)


def counters() -> list[CounterFace]:
    return [
        *(unit(kind) for kind in UNITS),
        *(unit(mark=mark) for mark in MARKS[1:]),
        unit("mortar", cs="2/3"),
        *(people(kind) for kind in POPULACE),
        *(people(mark=mark) for mark in MARKS[1:]),
        *(weapon(kind) for kind in WEAPONS),
        GodranFace(),
        RubbleFace(seed=1),
    ]


def cards() -> list[CardFace]:
    return [
        *(scheme(card) for card in SCHEMES),
        scheme("a scheme of one's own"),
        *(OriginFace(origin=origin, name="Below the Crust") for origin in ORIGINS),
        OriginFace(),
        *(FundFace(mark="ne", paid=75, target=300, kind=kind) for kind in ("", *WEAPONS)),
    ]


def pictured(face: AnyFace, edge: int, margin: float = MARGIN) -> QImage:
    """The face, `edge` pixels an edge, with a margin of so many edges on each side."""
    side = math.ceil((1 + 2 * margin) * edge)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(margin * edge, margin * edge)
    painter.scale(edge, edge)
    paint_face(painter, face, edge)
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """Share of the pixels that clearly differ."""
    return len(differing(one, other, 48)) / (one.width() * one.height())
