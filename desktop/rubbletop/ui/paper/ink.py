# SPDX-License-Identifier: GPL-3.0-or-later
"""The painter that saves ink: black on white, tints instead of fills, patterns instead of players' colours.

It stands between the art and the paper: the art paints as always, and no fill comes out as it was meant.
"""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QImage, QPainterPath, QPen, QPixmap

from rubbletop.ui.colossi.art import tones
from rubbletop.ui.paint.eyes import SAFE
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.press import Line, Press
from rubbletop.ui.paint.seats import LIVERIES
from rubbletop.ui.paint.shapes import disc, polyline
from rubbletop.ui.tokyo.art import palette as tokyo

BLACK, WHITE = "#000000", "#FFFFFF"
SHARE = 0.25
"""So much of its darkness a fill keeps."""
FAINT, PRINT, CLEAR = 0.45, 0.25, 0.2
"""Fills that cover less than the first are shadows, rays and halftone, or from the second on the pattern of a
region or of a roof; lines that cover less than the third are glow."""
DARK = 0.62
"""What is darker gets an outline, for its tint alone would not stand out."""
BLACKISH = 0.8
"""What is darker is the rim of a piece or a plate, and comes out white within an outline."""
GROUND_MM = 42.0
"""What is larger at both sides is ground, and stays white."""
LINE_MM, PITCH_MM = 0.13, 0.9
"""Width of the outlines; distance of the lines of a pattern."""
SMALL_MM = 4.0
"""What is smaller at its longer side gets an outline however light it is."""
_PLAIN_HIGH = 4.5
"""A plain player's colour that is no higher (mm) is black."""

Fill = QBrush | Qt.BrushStyle | Qt.GlobalColor | QColor | QGradient | QImage | QPixmap


class Pattern(Enum):
    """What stands for a player's colour, in the order of the seats; hatching stands for hills."""

    PLAIN = 0
    STRIPES = 1
    DOTS = 2
    LINES = 3
    CHEVRONS = 4
    HATCH = 5


PATTERNS = {
    **{livery.colour.upper(): Pattern(seat) for seat, livery in enumerate(LIVERIES)},
    **{SAFE[livery.colour]: Pattern(seat) for seat, livery in enumerate(LIVERIES)},
    tones.HILL_BASE.upper(): Pattern.HATCH,
    tones.HILL_SHADE.upper(): Pattern.HATCH,
}

BARE = frozenset(
    colour.upper()
    for colour in (tones.BOULDER_PLATE, tones.MARKER_PLATE, tones.EVENT, tokyo.CARD_BACK, tokyo.NIGHT)
)
"""Dark plates that come out white within an outline."""


class InkSaver(Press):
    """Paints outlines, tints and patterns in black."""

    saves_ink = True

    def fillPath(self, path: QPainterPath, brush: Fill) -> None:
        self._fill(path, QBrush(brush), is_outlined=False)

    def fillRect(self, rect: QRectF, colour: Fill) -> None:  # type: ignore[override]
        path = QPainterPath()
        path.addRect(QRectF(rect))
        self._fill(path, QBrush(colour), is_outlined=False)

    def strokePath(self, path: QPainterPath, pen: QPen | Qt.PenStyle | QColor) -> None:
        line = _line(QPen(pen))
        if line is not None:
            super().strokePath(path, line)

    def drawPath(self, path: QPainterPath) -> None:
        line, fill = self.pen(), self.brush()
        has_line, has_fill = line.style() != Qt.PenStyle.NoPen, fill.style() != Qt.BrushStyle.NoBrush
        # A light rim that sets a dark fill off from its ground gives way to an outline.
        is_rim = has_line and has_fill and _light(line.color()) > DARK > _light(_mean(fill))
        if has_fill:
            self._fill(path, fill, is_outlined=has_line and not is_rim)
        if has_line and not is_rim:
            self.strokePath(path, line)

    def set_line(self, line: Line, at: QPointF, colour: QColor) -> None:
        super().set_line(line, at, QColor(BLACK))

    def _fill(self, path: QPainterPath, fill: QBrush, *, is_outlined: bool) -> None:
        colour = _mean(fill)
        if colour.alphaF() < FAINT:
            if colour.alphaF() > PRINT and colour.name().upper() != BLACK and _light(colour) < DARK:
                super().fillPath(path, brush(BLACK, colour.alphaF()))
            return
        if (pattern := PATTERNS.get(colour.name().upper())) is not None:
            self._fill_with(path, pattern)
            return
        if colour.name().upper() in (BLACK, WHITE):
            super().fillPath(path, QBrush(QColor(colour.name())))
            return
        size = self.worldTransform().mapRect(path.boundingRect())
        dark = 1 - _light(colour)
        is_bare = (
            min(size.width(), size.height()) > GROUND_MM * self.dots
            or colour.name().upper() in BARE
            or dark > BLACKISH
        )
        share = 1 - (0.0 if is_bare else SHARE) * dark
        super().fillPath(path, QBrush(QColor.fromRgbF(share, share, share)))
        is_small = max(size.width(), size.height()) < SMALL_MM * self.dots
        if (dark > 1 - DARK or is_small) and not is_outlined:
            self._outline(path)

    def _outline(self, path: QPainterPath) -> None:
        line = QPen(QColor(BLACK), LINE_MM * self.dots)
        line.setCosmetic(True)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        # Cosmetic lines are as wide as they say whatever the scale.
        super().strokePath(path, line)

    def _fill_with(self, path: QPainterPath, pattern: Pattern) -> None:
        """Fill with lines or dots that keep their distance on paper at any scale."""
        shape = self.worldTransform().map(path)
        super().fillPath(path, brush(WHITE))
        self.save()
        self.resetTransform()
        self.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        if pattern is Pattern.PLAIN:
            is_low = shape.boundingRect().height() < _PLAIN_HIGH * self.dots
            super().fillPath(shape, brush(BLACK if is_low else "#D9D9D9"))
        else:
            _DRAWN[pattern](self, shape.boundingRect(), PITCH_MM * self.dots)
        self.restore()
        self._outline(path)

    def stroke(self, path: QPainterPath, wide: float) -> None:
        """Draw a line of a pattern as it is."""
        super().strokePath(path, pen(BLACK, wide, cap=Qt.PenCapStyle.FlatCap))

    def dot(self, centre: QPointF, radius: float) -> None:
        """Draw a dot of a pattern as it is."""
        super().fillPath(disc(centre, radius), brush(BLACK))


def _stripes(painter: InkSaver, box: QRectF, pitch: float, share: float = 0.38) -> None:
    lines = QPainterPath()
    x = box.left() - box.height()
    while x < box.right():
        lines.moveTo(x, box.bottom())
        lines.lineTo(x + box.height(), box.top())
        x += pitch * 1.3
    painter.stroke(lines, pitch * share)


def _hatch(painter: InkSaver, box: QRectF, pitch: float) -> None:
    _stripes(painter, box, 1.4 * pitch, 0.12)


def _lines(painter: InkSaver, box: QRectF, pitch: float) -> None:
    lines = QPainterPath()
    y = box.top() + pitch / 2
    while y < box.bottom():
        lines.moveTo(box.left(), y)
        lines.lineTo(box.right(), y)
        y += pitch
    painter.stroke(lines, pitch * 0.3)


def _dots(painter: InkSaver, box: QRectF, pitch: float) -> None:
    row, y = 0, box.top() + pitch / 2
    while y < box.bottom() + pitch:
        x = box.left() + (row % 2) * pitch / 2
        while x < box.right() + pitch:
            painter.dot(QPointF(x, y), pitch * 0.22)
            x += pitch
        row, y = row + 1, y + pitch * 0.6


def _chevrons(painter: InkSaver, box: QRectF, pitch: float) -> None:
    y = box.top() - pitch
    while y < box.bottom() + pitch:
        steps = int(box.width() / pitch) + 2
        line = [(box.left() + n * pitch, y + (n % 2) * pitch * 0.8) for n in range(steps)]
        painter.stroke(polyline(line), pitch * 0.34)
        y += pitch * 1.2


_DRAWN: dict[Pattern, Callable[[InkSaver, QRectF, float], None]] = {
    Pattern.STRIPES: _stripes,
    Pattern.DOTS: _dots,
    Pattern.LINES: _lines,
    Pattern.CHEVRONS: _chevrons,
    Pattern.HATCH: _hatch,
}


def _line(given: QPen) -> QPen | None:
    """The pen in black or grey, None for glow."""
    colour = _mean(given.brush())
    if colour.alphaF() < CLEAR:
        return None
    light = _light(colour)
    line = QPen(given)
    grey = 0.0 if light < 0.4 else light
    shown = QColor.fromRgbF(grey, grey, grey)
    shown.setAlphaF(colour.alphaF())
    line.setBrush(QBrush(shown))
    return line


def _mean(fill: QBrush) -> QColor:
    """The colour of a brush, of a gradient that in its middle."""
    gradient = fill.gradient()
    if gradient is None:
        return fill.color()
    stops = gradient.stops()
    return QColor(stops[len(stops) // 2][1])


def _light(colour: QColor) -> float:
    """How light a colour looks, 0 (black) to 1 (white)."""
    return 0.3 * colour.redF() + 0.59 * colour.greenF() + 0.11 * colour.blueF()
