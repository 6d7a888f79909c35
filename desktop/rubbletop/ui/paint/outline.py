# SPDX-License-Identifier: GPL-3.0-or-later
"""SVG path data to QPainterPath: every command of the SVG path grammar, upper and lower case."""

import math
import re
from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

_COMMAND = re.compile(r"[\s,]*([MLHVCSQTAZ])", re.IGNORECASE)
_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_SHAPES = {
    "M": (_NUMBER,) * 2,
    "L": (_NUMBER,) * 2,
    "H": (_NUMBER,),
    "V": (_NUMBER,),
    "C": (_NUMBER,) * 6,
    "S": (_NUMBER,) * 4,
    "Q": (_NUMBER,) * 4,
    "T": (_NUMBER,) * 2,
    "A": (_NUMBER, _NUMBER, _NUMBER, _FLAG, _FLAG, _NUMBER, _NUMBER),
    "Z": (),
}


@cache
def outline(data: str) -> QPainterPath:
    """The path drawn by SVG path data; shared, so callers must not change it.

    Raises `ValueError` naming the piece that is not path data.
    """
    drawing = _Drawing()
    for letter, values in _commands(data):
        drawing.add(letter, values)
    return drawing.path


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    place = 0
    end = len(data.rstrip(" ,\n\t"))
    while place < end:
        match = _COMMAND.match(data, place)
        if match is None:
            raise ValueError(f"not path data: {data[place : place + 40]!r}")
        letter, place = match.group(1), match.end()
        shape = _SHAPES[letter.upper()]
        while True:
            values = []
            for wanted in shape:
                number = wanted.match(data, place)
                if number is None:
                    raise ValueError(f"{letter} wants another number at {data[place : place + 40]!r}")
                values.append(float(number.group(1)))
                place = number.end()
            yield letter, values
            # The same command may be repeated without its letter; after a move it means a line.
            if not shape or _NUMBER.match(data, place) is None:
                break
            letter = {"M": "L", "m": "l"}.get(letter, letter)


class _Drawing:
    """The path so far, and what the next command may refer to."""

    def __init__(self) -> None:
        self.path = QPainterPath()
        self.path.setFillRule(Qt.FillRule.WindingFill)
        self.at = QPointF()
        self.start = QPointF()
        self.last_control = QPointF()
        self.last_letter = ""

    def add(self, letter: str, values: list[float]) -> None:
        kind = letter.upper()
        base = self.at if letter.islower() else QPointF()
        pairs = [] if kind in "HVZ" else values[-2:] if kind == "A" else values
        points = [QPointF(x, y) + base for x, y in zip(pairs[::2], pairs[1::2], strict=True)]
        match kind:
            case "M":
                self.path.moveTo(points[0])
                self.start = points[0]
            case "Z":
                self.path.closeSubpath()
                points = [self.start]
            case "H":
                points = [QPointF(base.x() + values[0], self.at.y())]
                self.path.lineTo(points[0])
            case "V":
                points = [QPointF(self.at.x(), base.y() + values[0])]
                self.path.lineTo(points[0])
            case "L":
                self.path.lineTo(points[0])
            case "A":
                self._arc(values, points[-1])
            case _:
                points = self._curve(kind, points)
        self.at = points[-1]
        self.last_letter = kind

    def _curve(self, kind: str, points: list[QPointF]) -> list[QPointF]:
        """Draw a C, S, Q or T; returns its points with the mirrored control point of S and T put in."""
        family = "CS" if kind in "CS" else "QT"
        if kind in "ST":
            known = self.last_letter in family and self.last_letter != ""
            mirrored = self.at * 2 - self.last_control if known else self.at
            points = [mirrored, *points]
        if family == "CS":
            self.path.cubicTo(points[0], points[1], points[2])
        else:
            self.path.quadTo(points[0], points[1])
        self.last_control = points[-2]
        return points

    def _arc(self, values: list[float], to: QPointF) -> None:
        """Draw an elliptical arc by the conversion in the implementation notes of SVG 1.1."""
        rx, ry, turn, large, sweep = abs(values[0]), abs(values[1]), math.radians(values[2]), *values[3:5]
        if rx == 0 or ry == 0 or to == self.at:
            self.path.lineTo(to)
            return
        cos, sin = math.cos(turn), math.sin(turn)
        half = (self.at - to) / 2
        x, y = cos * half.x() + sin * half.y(), cos * half.y() - sin * half.x()
        grown = math.sqrt(max(1.0, (x / rx) ** 2 + (y / ry) ** 2))
        rx, ry = rx * grown, ry * grown
        under = max(0.0, (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2) / ((rx * y) ** 2 + (ry * x) ** 2)
        factor = math.sqrt(under) * (1 if large != sweep else -1)
        cx, cy = factor * rx * y / ry, -factor * ry * x / rx
        first = math.atan2((y - cy) / ry, (x - cx) / rx)
        span = math.atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if sweep and span < 0:
            span += 2 * math.pi
        elif not sweep and span > 0:
            span -= 2 * math.pi
        middle = (self.at + to) / 2
        centre = QPointF(cos * cx - sin * cy, sin * cx + cos * cy) + middle
        self._arc_curves(centre, (rx, ry), (cos, sin), first, span)

    def _arc_curves(
        self,
        centre: QPointF,
        radii: tuple[float, float],
        turn: tuple[float, float],
        first: float,
        span: float,
    ) -> None:
        pieces = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
        step = span / pieces
        pull = 4 / 3 * math.tan(step / 4)

        def placed(x: float, y: float) -> QPointF:
            x, y = x * radii[0], y * radii[1]
            return centre + QPointF(turn[0] * x - turn[1] * y, turn[1] * x + turn[0] * y)

        for piece in range(pieces):
            a, b = first + piece * step, first + (piece + 1) * step
            self.path.cubicTo(
                placed(math.cos(a) - pull * math.sin(a), math.sin(a) + pull * math.cos(a)),
                placed(math.cos(b) + pull * math.sin(b), math.sin(b) - pull * math.cos(b)),
                placed(math.cos(b), math.sin(b)),
            )
