# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawings kept as path data under `assets/art`: the figures of every game, and lettering as outlines.

A file that cannot be read takes nothing else with it: what is drawn from it stays empty, and `unread`
tells the player.
"""

import logging
from functools import cache
from typing import Literal, NamedTuple
from xml.etree import ElementTree

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rubbletop import paths
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.files import read_whole
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.press import Press
from rubbletop.ui.paint.shapes import NO_BRUSH

FIGURES = ("figures.json", "colossi.json", "tokyo.json", "tokyo_cards.json")
DRAWINGS = ("title-attack.svg", "title-godran.svg")
LARGEST = 1 << 20
"""Bytes; a larger file is left unread."""

_STROKE = 5.0
_CASING = 14.0
"""Width of the white around a figure that stands on a pattern."""
_PATH = "{http://www.w3.org/2000/svg}path"

_log = logging.getLogger("rubbletop.art")
_unread: dict[str, None] = {}


class Part(NamedTuple):
    """A piece of a figure in a box of 100 × 100; F is filled, L cut out in the light colour, S a stroke."""

    role: Literal["F", "L", "S"]
    path: QPainterPath


class Figures(dict[str, tuple[Part, ...]]):
    """Figures by name, each in drawing order; one that the file lacks has no parts."""

    def __missing__(self, name: str) -> tuple[Part, ...]:
        return ()


class Drawing(dict[str, QPainterPath]):
    """Paths by id; one that the file lacks is empty."""

    def __missing__(self, name: str) -> QPainterPath:
        return QPainterPath()


@cache
def figures(file: str = FIGURES[0]) -> Figures:
    """The figures of a file in `assets/art`, an object: name -> list of [role, SVG path data]."""
    try:
        raw = msgspec.json.decode(
            _content(file), type=dict[str, list[tuple[Literal["F", "L", "S"], str]]]
        ).items()
        return Figures(
            {name: tuple(Part(role, outline(data)) for role, data in parts) for name, parts in raw}
        )
    except (OSError, ValueError, RecursionError) as fault:
        _miss(file, fault)
        return Figures()


@cache
def drawing(file: str) -> Drawing:
    """The paths of an SVG file in `assets/art`."""
    try:
        root = ElementTree.fromstring(_content(file).decode())
        return Drawing({piece.attrib["id"]: outline(piece.attrib["d"]) for piece in root.iter(_PATH)})
    except (OSError, ValueError, KeyError, ElementTree.ParseError) as fault:
        _miss(file, fault)
        return Drawing()


def unread() -> Message | None:
    """Return a sentence for the player that names the files which could not be read, None for none."""
    for file in FIGURES:
        figures(file)
    for file in DRAWINGS:
        drawing(file)
    if not _unread:
        return None
    return say(
        "Some pictures are left out, for {files} could not be read in {folder};"
        " installing the program again brings them back.",
        files=", ".join(_unread),
        folder=str(paths.assets() / "art"),
    )


def _content(file: str) -> bytes:
    return read_whole(paths.assets() / "art" / file, LARGEST)


def _miss(file: str, fault: Exception) -> None:
    _log.warning("%s cannot be read: %s", paths.assets() / "art" / file, fault)
    _unread[file] = None


def paint_parts(painter: QPainter, parts: tuple[Part, ...], box: QRectF, colour: str, light: str) -> None:
    """Draw the parts of a figure with their 100 × 100 units laid over the square `box`."""
    if isinstance(painter, Press) and painter.saves_ink:
        colour, light = "#000000", "#FFFFFF"
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    if isinstance(painter, Press) and painter.saves_ink:
        for part in parts:
            painter.strokePath(part.path, pen(light, _CASING))
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
