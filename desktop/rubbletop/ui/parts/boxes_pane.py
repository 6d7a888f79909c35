# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes around the board, as large as they can be read, for windows too narrow for the whole sheet."""

from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QSizePolicy,
    QStyleOptionGraphicsItem,
    QToolTip,
    QWidget,
)

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import CarryingScreen
from rubbletop.ui.scene.board_view import Sheet
from rubbletop.ui.scene.lights import OverLights, UnderLights
from rubbletop.ui.scene.play_view import mark_tip
from rubbletop.ui.scene.stage import Stage
from rubbletop.ui.words import folded, worded

GAP = 6
MOST = 1.9
"""So many times as large as with the whole sheet in a usual window a part is shown at most."""
USUAL = 1000
"""Pixels of the whole sheet in a usual window, from side to side."""
LATER_MS = 60
"""How long the pane may lag behind what happens on the board."""


@runtime_checkable
class FurnishedScreen(Protocol):
    """A screen with boxes and tracks around its board."""

    def furniture(self, view: Any) -> tuple[tuple[QRectF, ...], ...]:
        """The parts of the sheet that hold them, in rows as they are to be shown beside each other."""
        ...


class Part(NamedTuple):
    """A part of the sheet, in board units, and where it is shown, in pixels of the pane."""

    source: QRectF
    target: QRectF

    @property
    def scale(self) -> float:
        """Pixels a board unit."""
        return self.target.width() / self.source.width()

    def on_sheet(self, at: QPointF) -> QPointF:
        """The point of the board that is shown at a pixel."""
        return self.source.topLeft() + (at - self.target.topLeft()) / self.scale


class BoxesPane(QWidget):
    """Shows parts of the sheet with all that lies on them; clicked and dragged from, as on the board."""

    def __init__(self, stage: Stage, screen: FurnishedScreen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage, self._screen = stage, screen
        self._parts: tuple[Part, ...] = ()
        self._printed: dict[int, QPixmap] = {}
        self._pressed: QPoint | None = None
        self._counter: str | None = None
        self.setAccessibleName(worded(say("Boxes beside the board")))
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER_MS)
        self._later.timeout.connect(self.update)
        stage.table.changed.connect(self._update_later)
        stage.table.laid.connect(self.paint_anew)

    @property
    def parts(self) -> tuple[Part, ...]:
        """What is shown where."""
        return self._parts

    def is_in_use(self) -> bool:
        """Whether something that lies or stands in a part may be clicked next, or was clicked."""
        table, picks = self._stage.table, self._stage.hands.picks
        names = chain(table.lights.legal, picks.lit, picks.path)
        return any(self._shows(table.outline(name).boundingRect().center()) for name in names)

    def paint_anew(self) -> None:
        """Forget what was painted of the sheet: it is another one, or has other colours."""
        self._printed.clear()
        self._arrange()
        self.update()

    def _shows(self, point: QPointF) -> bool:
        return any(part.source.contains(point) for part in self._parts)

    def _update_later(self) -> None:
        if self.isVisible() and not self._later.isActive():
            self._later.start()

    # Where the parts stand

    def sizeHint(self) -> QSize:
        return QSize(280, self.heightForWidth(280))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        last = max((part.target.bottom() for part in self._laid(width)), default=0.0)
        return round(last) + GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.paint_anew()

    def _arrange(self) -> None:
        self._parts = tuple(self._laid(self.width()))
        self.updateGeometry()

    def _laid(self, width: int) -> Iterator[Part]:
        """Lay the rows under each other, each as wide as the pane."""
        most, top = MOST * USUAL / self._stage.table.sheet.width(), 0.0
        for row in self._screen.furniture(self._stage.shown):
            wide = sum(source.width() for source in row)
            scale = min((width - GAP * (len(row) - 1)) / wide, most)
            left = (width - scale * wide - GAP * (len(row) - 1)) / 2
            for source in row:
                yield Part(source, QRectF(QPointF(left, top), source.size() * scale))
                left += source.width() * scale + GAP
            top += scale * max(source.height() for source in row) + GAP

    # What is seen

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, part in enumerate(self._parts):
            if part.target.intersects(QRectF(event.rect())):
                painter.save()
                painter.setClipRect(part.target)
                painter.drawPixmap(part.target.topLeft(), self._print(number, part))
                painter.translate(part.target.topLeft())
                painter.scale(part.scale, part.scale)
                painter.translate(-part.source.topLeft())
                self._paint_live(painter, part.source)
                painter.restore()
        painter.end()

    def _print(self, number: int, part: Part) -> QPixmap:
        """A part as it is printed, painted when it is first seen."""
        if (found := self._printed.get(number)) is not None:
            return found
        ratio = self.devicePixelRatioF()
        picture = QPixmap((part.target.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(QPointF(), part.target.size()))
        painter.scale(part.scale, part.scale)
        painter.translate(-part.source.topLeft())
        table = self._stage.table
        for layer in table.screen.layers():
            table.screen.paint_layer(painter, table.spots.board, layer)
        painter.end()
        self._printed[number] = picture
        return picture

    def _paint_live(self, painter: QPainter, source: QRectF) -> None:
        """Paint what lies in a part, the lowest first; the board's own pictures are of another size."""
        mode, order = Qt.ItemSelectionMode.IntersectsItemBoundingRect, Qt.SortOrder.AscendingOrder
        for item in self._stage.table.items(source, mode, order):
            if isinstance(item, UnderLights | OverLights):
                item.paint_part(painter, source)
            elif item.isVisible() and not isinstance(item, Sheet):
                _paint_item(painter, item)

    # Mouse

    def _on_board(self, at: QPointF) -> QPointF:
        """The point of the board under a pixel: that of a part, or what the board itself shows there."""
        for part in self._parts:
            if part.target.contains(at):
                return part.on_sheet(at)
        view = self._stage.view
        return view.mapToScene(view.viewport().mapFromGlobal(self.mapToGlobal(at.toPoint())))

    def _point(self, at: QPointF) -> QPointF | None:
        return self._on_board(at) if any(part.target.contains(at) for part in self._parts) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        stage = self._stage
        screen = stage.table.screen
        if isinstance(screen, CarryingScreen):
            screen.take_one(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        stage.keyboard.put_away()
        stage.view.pressed.emit()
        point = self._point(event.position())
        if stage.telling.hurry() or stage.sight.is_on:
            return
        if event.button() == Qt.MouseButton.RightButton:
            stage.hands.put_back()
        elif event.button() == Qt.MouseButton.LeftButton and point is not None:
            self._pressed = event.position().toPoint()
            self._counter = next(iter(stage.table.counters_at(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hands, at = self._stage.hands, event.position()
        if self._stage.table.held is not None:
            hands.carry(self._on_board(at))
        elif self._pressed is not None:
            far = (at.toPoint() - self._pressed).manhattanLength()
            if self._counter in self._stage.table.counters and far >= QApplication.startDragDistance():
                hands.lift(str(self._counter), self._on_board(QPointF(self._pressed)))
                hands.carry(self._on_board(at))
                self._pressed = None
        elif not self._stage.sight.is_on and (point := self._point(at)) is not None:
            hands.hover(point)
        else:
            hands.leave()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at, stage = event.position(), self._stage
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if stage.table.held is not None:
            stage.hands.drop(self._on_board(at), event.globalPosition().toPoint())
        elif pressed is not None and (point := self._point(at)) is not None:
            stage.hands.click(stage.table.under(point), event.globalPosition().toPoint())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            assert isinstance(event, QHelpEvent)
            self._show_words(event)
            return True
        if event.type() == QEvent.Type.Leave and self._stage.table.held is None:
            self._stage.hands.leave()
        return super().event(event)

    def _show_words(self, event: QHelpEvent) -> None:
        """Show in words what is pointed at."""
        point, words = self._point(QPointF(event.pos())), ""
        if point is not None:
            mark = self._stage.table.mark_at(point)
            under = folded(self._stage.view.words_at(point))
            words = under or (mark_tip(mark) if mark is not None else "")
        QToolTip.showText(event.globalPos(), words, self)


def _paint_item(painter: QPainter, item: QGraphicsItem) -> None:
    """Paint an item where it lies on the board."""
    painter.save()
    painter.translate(item.pos())
    painter.scale(item.scale(), item.scale())
    painter.setOpacity(item.opacity())
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.restore()
