# SPDX-License-Identifier: GPL-3.0-or-later
"""The space in which the poster of every game is drawn."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

SIZE = QRectF(0, 0, 298, 466)
"""A poster's own drawing space."""


@contextmanager
def poster_space(painter: QPainter, rect: QRectF) -> Iterator[None]:
    """Lets everything inside be drawn in SIZE, which covers `rect`; what does not fit is cut off evenly."""
    scale = max(rect.width() / SIZE.width(), rect.height() / SIZE.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-SIZE.center())
    yield
    painter.restore()
