# SPDX-License-Identifier: GPL-3.0-or-later
"""How colours look to people who are colour-blind, and how far apart two colours are."""

import math
from collections.abc import Sequence

from PySide6.QtGui import QColor

Row = tuple[float, float, float]

EYES: dict[str, tuple[Row, Row, Row]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, full severity: linear red, green, blue to the same."""

_TO_XYZ: tuple[Row, Row, Row] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Row = (0.95047, 1.0, 1.08883)


def _times(matrix: Sequence[Row], vector: Row) -> Row:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


def lab(name: str, eyes: str) -> Row:
    """CIE L*, a*, b* of a colour as these eyes see it."""
    colour = QColor(name)
    seen = _times(EYES[eyes], (_linear(colour.redF()), _linear(colour.greenF()), _linear(colour.blueF())))
    held = _times(_TO_XYZ, (_held(seen[0]), _held(seen[1]), _held(seen[2])))
    x, y, z = (_root(value / white) for value, white in zip(held, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _held(part: float) -> float:
    return min(1.0, max(0.0, part))


def difference(one: str, other: str, eyes: str) -> float:
    """CIE76 colour difference."""
    pairs = zip(lab(one, eyes), lab(other, eyes), strict=True)
    return math.sqrt(sum((a - b) ** 2 for a, b in pairs))


def oklab(name: str, eyes: str) -> Row:
    """OKLab (Ottosson 2020) of a colour as these eyes see it, each part times 100."""
    colour = QColor(name)
    red, green, blue = (
        _held(part)
        for part in _times(
            EYES[eyes], (_linear(colour.redF()), _linear(colour.greenF()), _linear(colour.blueF()))
        )
    )
    cones = _times(_TO_CONES, (red, green, blue))
    a, b, c = (100 * part ** (1 / 3) for part in cones)
    return _times(_TO_OKLAB, (a, b, c))


def apart(one: str, other: str) -> float:
    """How far two colours differ in OKLab for the eyes that see the least of it; 2 can just be seen."""
    return min(math.dist(oklab(one, eyes), oklab(other, eyes)) for eyes in EYES)


_TO_CONES: tuple[Row, Row, Row] = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_OKLAB: tuple[Row, Row, Row] = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
