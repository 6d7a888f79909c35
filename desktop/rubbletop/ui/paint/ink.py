# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours and pens: making them, mixing them, and how well one reads on another."""

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen

_swapped: dict[str, str] = {}
"""The colours that are painted in the place of others, both as `#RRGGBB`."""


def swap(colours: Mapping[str, str]) -> None:
    """Paint these colours in the place of those that they stand for, and no others."""
    _swapped.clear()
    _swapped.update(colours)


def seen(name: str) -> str:
    """The colour that is painted for that one, as `#RRGGBB`."""
    return _swapped.get(name, name)


def ink(name: str, alpha: float = 1.0) -> QColor:
    """The colour written as `#RRGGBB`, with `alpha` from 0 (clear) to 1."""
    return _ink(seen(name), alpha)


@cache
def _ink(name: str, alpha: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(alpha)
    return colour


def brush(name: str, alpha: float = 1.0) -> QBrush:
    """A plain brush of that colour."""
    return QBrush(ink(name, alpha))


def pen(
    name: str,
    width: float,
    alpha: float = 1.0,
    *,
    dash: tuple[float, ...] = (),
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> QPen:
    """A pen `width` units wide; `dash` is lengths of line and gap in the same units as the width."""
    made = QPen(ink(name, alpha), width)
    made.setCapStyle(cap)
    made.setJoinStyle(join)
    if dash:
        made.setDashPattern([length / width for length in dash])
    return made


def mixed(one: str, other: str, share: float) -> str:
    """`one` with `share` (0 to 1) of `other`, as `#RRGGBB`."""
    a, b = QColor(seen(one)), QColor(seen(other))
    parts = (
        (a.red(), b.red()),
        (a.green(), b.green()),
        (a.blue(), b.blue()),
    )
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in parts)


def luminance(name: str) -> float:
    """Relative luminance of a colour, 0 (black) to 1 (white), by the formula of WCAG 2."""
    colour = QColor(name)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 to 21; text needs 4.5."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
