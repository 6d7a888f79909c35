# SPDX-License-Identifier: GPL-3.0-or-later
"""The overview map: the whole sheet in small, with the part that is in the window."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.scene import tints
from rubbletop.ui.scene.board_view import BoardView
from rubbletop.ui.scene.table import Table
from rubbletop.ui.words import worded

LATER_MS = 120
"""How long the map may lag behind counters that move."""


class Overview(QWidget):
    """A click or a drag on it brings that part of the board into the window."""

    def __init__(self, table: Table, board_view: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._board_view = board_view
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(worded(say("Overview map")))
        self._small = QPixmap()
        self._small_of = (0, QSize())
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER_MS)
        self._later.timeout.connect(self.update)
        board_view.moved.connect(self.update)
        board_view.painted.connect(self._update_later)
        table.changed.connect(self._update_later)

    def _update_later(self) -> None:
        if self.isVisible() and not self._later.isActive():
            self._later.start()

    def _picture(self, whole: QPixmap, size: QSize) -> QPixmap:
        """Return the whole sheet made small, kept until sheet or size change."""
        if self._small_of != (whole.cacheKey(), size):
            smooth = Qt.TransformationMode.SmoothTransformation
            self._small = whole.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            self._small.setDevicePixelRatio(1.0)
            self._small_of = (whole.cacheKey(), size)
        return self._small

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(300))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        sheet = self._table.sheet
        return round(width * sheet.height() / max(1e-6, sheet.width()))

    def _area(self) -> QRectF:
        """Where the sheet is drawn, in pixels."""
        sheet = self._table.sheet
        scale = min(self.width() / sheet.width(), self.height() / sheet.height())
        size = sheet.size() * scale
        return QRectF(
            (self.width() - size.width()) / 2,
            (self.height() - size.height()) / 2,
            size.width(),
            size.height(),
        )

    def _place(self, rect: QRectF) -> QRectF:
        area, sheet = self._area(), self._table.sheet
        scale = area.width() / sheet.width()
        corner = area.topLeft() + (rect.topLeft() - sheet.topLeft()) * scale
        return QRectF(corner, rect.size() * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = self._area()
        whole = self._board_view.whole.whole
        if whole is None:
            painter.fillRect(area, self.palette().dark())
        else:
            size = (area.size() * self.devicePixelRatioF()).toSize()
            small = self._picture(whole, size)
            painter.drawPixmap(area, small, QRectF(small.rect()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for counter in self._table.counters.values():
            dot = self._place(QRectF(counter.pos() - QPointF(0.4, 0.4), counter.pos() + QPointF(0.4, 0.4)))
            painter.setPen(QPen(QColor(tints.CASING), 0.8))
            painter.setBrush(QColor(tints.LEGAL if counter.is_lit else tints.WHITE))
            painter.drawRect(dot)
        seen = self._place(self._board_view.seen()).intersected(area.adjusted(1, 1, -1, -1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tints.CASING), 4))
        painter.drawRect(seen)
        painter.setPen(QPen(self.palette().highlight().color(), 2))
        painter.drawRect(seen)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove):
            assert isinstance(event, QMouseEvent)
            if event.buttons() & Qt.MouseButton.LeftButton:
                self._jump(event.position())
                return True
        return super().event(event)

    def _jump(self, at: QPointF) -> None:
        area, sheet = self._area(), self._table.sheet
        self._board_view.centre_on(sheet.topLeft() + (at - area.topLeft()) * (sheet.width() / area.width()))
