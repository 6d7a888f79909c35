# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own icon in its window and in the bar of the desktop."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from rubbletop.paths import assets

SMALL, LARGE = (16, 24, 32), (48, 128)
"""Pixels of the sizes drawn from the simple picture, and from the rich one."""


def app_icon() -> QIcon:
    """Return the icon in some sizes, from which Qt makes all others; without its pictures it is empty."""
    icon = QIcon()
    for name, sizes in (("rubbletop-small.svg", SMALL), ("rubbletop.svg", LARGE)):
        file = assets() / "icons" / name
        # Qt warns of a file that is missing; the program does without it.
        if file.is_file() and (drawing := QSvgRenderer(str(file))).isValid():
            for size in sizes:
                icon.addPixmap(_drawn(drawing, size))
    return icon


def _drawn(drawing: QSvgRenderer, size: int) -> QPixmap:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture
