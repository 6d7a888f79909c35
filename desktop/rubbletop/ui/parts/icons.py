# SPDX-License-Identifier: GPL-3.0-or-later
"""The shell's icons, drawn by us: lines on a grid of 20 by 20, one colour, in the theme's text colour."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from rubbletop.ui.paint.outline import outline
from rubbletop.ui.theme import Shades

GRID = 20.0
STROKE = 1.8

PATHS = {
    "undo": "M7 4L3 8L7 12M3.5 8H12A4.5 4.5 0 0 1 12 17H8",
    "redo": "M13 4L17 8L13 12M16.5 8H8A4.5 4.5 0 0 0 8 17H12",
    "sight": "M2 10Q10 2 18 10Q10 18 2 10ZM7.4 10A2.6 2.6 0 1 0 12.6 10A2.6 2.6 0 1 0 7.4 10",
    "zoom": "M3 8.5A5.5 5.5 0 1 0 14 8.5A5.5 5.5 0 1 0 3 8.5M12.6 12.6L17.5 17.5M8.5 6V11M6 8.5H11",
    "zoom_out": "M3 8.5A5.5 5.5 0 1 0 14 8.5A5.5 5.5 0 1 0 3 8.5M12.6 12.6L17.5 17.5M6 8.5H11",
    "fit": "M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13M7.5 7.5H12.5V12.5H7.5Z",
    "hide": "M4 4H16V16H4ZM3 17.5L17.5 3",
    "overview": "M2.5 5L7.5 3L12.5 5L17.5 3V15L12.5 17L7.5 15L2.5 17ZM7.5 3V15M12.5 5V17",
    "cover": "M2 8Q10 15 18 8M4 10.2L2.6 12.6M8 12L7.3 14.8M12 12L12.7 14.8M16 10.2L17.4 12.6",
    "hint": "M7.5 13.5C7.5 11.5 5 10.8 5 7.5A5 5 0 0 1 15 7.5C15 10.8 12.5 11.5 12.5 13.5Z M8 16.5H12",
    "dice": "M4 4H16V16H4ZM7.5 7.5H7.6M12.4 12.5H12.5M7.5 12.5H7.6M12.4 7.5H12.5",
    "charts": "M4 2.5H16V17.5H4ZM7 6.5H13M7 10H13M7 13.5H10.5",
    "rules": (
        "M10 5C8 3.5 5 3.2 2.5 3.8V15.5C5 15 8 15.3 10 16.8"
        "C12 15.3 15 15 17.5 15.5V3.8C15 3.2 12 3.5 10 5V16.8"
    ),
    "play": "M6 3.5L16 10L6 16.5Z",
    "next": "M4 4L11 10L4 16M14.5 4V16",
    "back": "M12.5 4L6.5 10L12.5 16",
    "forward": "M7.5 4L13.5 10L7.5 16",
    "present": "M4 4L9 10L4 16M10 4L15 10L10 16M17 4V16",
    "beginning": "M16 4L11 10L16 16M10 4L5 10L10 16M3 4V16",
    "new": "M5 2.5H11.5L15.5 6.5V17.5H5ZM11.5 2.5V6.5H15.5M10.2 9V14.5M7.5 11.8H13",
    "open": "M2.5 16.5V4H8L10 6.5H17.5V16.5Z",
    "save": "M3.5 3.5H13.5L16.5 6.5V16.5H3.5ZM6.5 3.5V7.5H12V3.5M6 16.5V11H14V16.5",
    "print": "M5.5 7.5V2.5H14.5V7.5M5.5 14H2.5V7.5H17.5V14H14.5M5.5 11.5H14.5V17.5H5.5Z",
    "cross": "M5 5L15 15M15 5L5 15",
    "tick": "M3.5 10.5L8 15L16.5 5.5",
    "warning": "M10 3L18 17H2ZM10 8V12M10 14.4V14.5",
    "hexes": "M6.5 3H13.5L17 10L13.5 17H6.5L3 10Z",
    "more": "M5 4.5L10 9L15 4.5M5 11L10 15.5L15 11",
    "save_to": "M10 3V12M6 8.5L10 12.5L14 8.5M3.5 13V17H16.5V13",
}
"""Icon name -> SVG path data on the grid."""


def draw_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Draw an icon into ``rect`` with lines of ``colour``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / GRID, rect.height() / GRID)
    pen = QPen(colour, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline(PATHS[name]))
    painter.restore()


def icon(name: str, shades: Shades, edge: int = 20) -> QIcon:
    """Return an icon for buttons and menus; it turns to the text-on-accent colour while checked."""
    made = QIcon()
    for state, mode, colour in (
        (QIcon.State.Off, QIcon.Mode.Normal, shades.text),
        (QIcon.State.On, QIcon.Mode.Normal, shades.on_accent),
        (QIcon.State.Off, QIcon.Mode.Selected, shades.on_accent),
        (QIcon.State.Off, QIcon.Mode.Disabled, shades.line),
    ):
        for ratio in (1, 2, 3):
            made.addPixmap(_pixmap(name, colour, edge, ratio), mode, state)
    return made


def _pixmap(name: str, colour: str, edge: int, ratio: int) -> QPixmap:
    pixmap = QPixmap(QSize(edge * ratio, edge * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_icon(painter, name, QRectF(0, 0, edge, edge), QColor(colour))
    painter.end()
    return pixmap
