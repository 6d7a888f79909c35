# SPDX-License-Identifier: GPL-3.0-or-later
"""A game's poster on the start page: painted once for each size, a click begins what its button begins."""

import logging

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rubbletop.ui.parts.catalogue import paint_poster

_log = logging.getLogger(__name__)

ASPECT = 466 / 298
FLATTEST, TALLEST = 1.5, 1.62
"""Height by width: what is shown of a poster at the least and at the most."""

_RADIUS = 6.0


class Poster(QWidget):
    """The picture alone. It is painted after the page has been shown, so that the page comes at once."""

    clicked = Signal()

    def __init__(self, game: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)
        self.setMinimumSize(120, 120)
        self._picture = QPixmap()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._paint_picture)

    def sizeHint(self) -> QSize:
        return QSize(200, 220)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self._rect()
        outline = QPainterPath()
        outline.addRoundedRect(rect, _RADIUS, _RADIUS)
        if self._is_painted():
            painter.drawPixmap(0, 0, self._picture)
        else:
            painter.fillPath(outline, QColor("#0F3A46"))
            self._later.start()
        painter.setPen(QColor("#0B0D10"))
        painter.drawPath(outline)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def paint_anew(self) -> None:
        """Forget the picture: its colours have changed."""
        self._picture = QPixmap()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def _rect(self) -> QRectF:
        """Where the picture is: the whole widget, but not so wide or high that it would be cut much."""
        width, height = self.width() - 1.0, self.height() - 1.0
        wide = min(width, height / FLATTEST)
        tall = min(height, width * TALLEST)
        return QRectF((self.width() - wide) / 2, (self.height() - tall) / 2, wide, tall)

    def _is_painted(self) -> bool:
        ratio = self.devicePixelRatioF()
        return self._picture.size() == self.size() * ratio and self._picture.devicePixelRatio() == ratio

    def _paint_picture(self) -> None:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            paint_poster(painter, self.game, self._filling())
        except (OSError, ValueError, LookupError, ImportError):
            # A poster is worth a line in the log when its art is missing, never the start page.
            _log.exception("the poster of %s cannot be painted", self.game)
            painter.fillRect(self.rect(), QColor("#0F3A46"))
        painter.end()
        self._picture = self._rounded(picture)
        self.update()

    def _rounded(self, picture: QPixmap) -> QPixmap:
        """The picture with round corners and nothing outside them, however the poster clips."""
        cut = QPixmap(picture.size())
        cut.setDevicePixelRatio(picture.devicePixelRatio())
        cut.fill(Qt.GlobalColor.transparent)
        painter = QPainter(cut)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(self._rect(), _RADIUS, _RADIUS)
        painter.setClipPath(outline)
        painter.drawPixmap(0, 0, picture)
        painter.end()
        return cut

    def _filling(self) -> QRectF:
        """The poster's own shape laid over the picture so that it fills it, cut evenly where larger."""
        rect = self._rect()
        if rect.height() > rect.width() * ASPECT:
            wide = rect.height() / ASPECT
            return QRectF(rect.center().x() - wide / 2, rect.top(), wide, rect.height())
        tall = rect.width() * ASPECT
        return QRectF(rect.left(), rect.top() - (tall - rect.height()) * 0.3, rect.width(), tall)
