# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawings kept as path data under `assets/art`: the figures of every game, and lettering as outlines."""

from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple
from xml.etree import ElementTree

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop import paths
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import NO_BRUSH

_STROKE = 5.0
_PATH = "{http://www.w3.org/2000/svg}path"


class Part(NamedTuple):
    """A piece of a figure in a box of 100 × 100; F is filled, L cut out in the light colour, S a stroke."""

    role: Literal["F", "L", "S"]
    path: QPainterPath


@cache
def figures(file: str = "figures.json") -> Mapping[str, tuple[Part, ...]]:
    """The figures of a file in `assets/art` by name, in drawing order.

    The file is an object: name -> list of [role, SVG path data]. Raises `ValueError` naming the file.
    """
    place = paths.assets() / "art" / file
    try:
        raw = msgspec.json.decode(
            place.read_bytes(), type=dict[str, list[tuple[Literal["F", "L", "S"], str]]]
        )
        return {name: tuple(Part(role, outline(data)) for role, data in parts) for name, parts in raw.items()}
    except (OSError, msgspec.DecodeError, ValueError) as fault:
        raise ValueError(f"{place}: {fault}") from fault


@cache
def drawing(file: str) -> Mapping[str, QPainterPath]:
    """The paths of an SVG file in `assets/art` by id. Raises `ValueError` naming the file."""
    place = paths.assets() / "art" / file
    try:
        root = ElementTree.fromstring(place.read_text(encoding="utf-8"))
        return {piece.attrib["id"]: outline(piece.attrib["d"]) for piece in root.iter(_PATH)}
    except (OSError, ElementTree.ParseError, KeyError, ValueError) as fault:
        raise ValueError(f"{place}: {fault}") from fault


def paint_parts(painter: QPainter, parts: tuple[Part, ...], box: QRectF, colour: str, light: str) -> None:
    """Draw the parts of a figure with their 100 × 100 units laid over the square `box`."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    for part in parts:
        if part.role == "S":
            painter.setPen(pen(colour, _STROKE))
            painter.setBrush(NO_BRUSH)
            painter.drawPath(part.path)
        else:
            painter.fillPath(part.path, brush(colour if part.role == "F" else light))
    painter.restore()


def paint_figure(painter: QPainter, name: str, box: QRectF, colour: str, light: str) -> None:
    """Draw the figure called `name`: `colour` for the figure, `light` (the ground) for its cut-outs."""
    paint_parts(painter, figures()[name], box, colour, light)
