# SPDX-License-Identifier: GPL-3.0-or-later
"""The window onto the sheet: zoom to the pointer, pan, fit, and the pictures of what is printed."""

from collections.abc import Callable
from math import log2

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from rubbletop.kernel.state import GameState
from rubbletop.ui.scene.backdrop import Backdrop
from rubbletop.ui.scene.idle import Idle
from rubbletop.ui.scene.pixel_grid import pixel_grid, scaled
from rubbletop.ui.scene.table import AnyScreen, Table

STEPS_A_DOUBLING = 3
LEAST_ZOOM, MOST_ZOOM = 0.5, 8.0
NOTCH = 120
WHEEL_REST_MS = 60
"""How long after a notch of the wheel the sheet is not painted anew: the next notch shall not wait."""

PAN_SHARE = 0.15
FIT_MARGIN = 4
ABOVE_LIGHTS = frozenset(("labels",))
"""Printed layers that lie over what is lit."""


class Sheet(QGraphicsItem):
    """The printed layers that lie over the lights; it asks the view to draw them."""

    def __init__(self, rect: QRectF, draw: Callable[[QPainter, QRectF], None]) -> None:
        super().__init__()
        self._rect = rect
        self._draw = draw
        self.setZValue(5)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def lay(self, rect: QRectF) -> None:
        """Cover another sheet."""
        self.prepareGeometryChange()
        self._rect = rect

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._draw(painter, option.exposedRect)


class BoardView(QGraphicsView):
    """Shows the table; 100 % is the zoom at which the whole sheet just fits.

    Zoom goes in steps, three to a doubling, so that what rests on the screen is always sharp.
    ``painted`` tells that more of the sheet has been painted.
    """

    zoomed = Signal(float)
    moved = Signal()
    painted = Signal()

    def __init__(
        self, screen: AnyScreen, view: GameState, table: Table, idle: Idle, parent: QWidget | None = None
    ) -> None:
        super().__init__(table, parent)
        self._table = table
        self._idle = idle
        self._board = screen.board(view)
        self._screen = screen
        self._zoom = 1.0
        self._fits = True
        self._fit_scale = 1.0
        self._wheel = 0.0
        self._turned = QElapsedTimer()
        layers = screen.layers()
        self._ground = self._backdrop(tuple(name for name in layers if name not in ABOVE_LIGHTS))
        self._labels = self._backdrop(tuple(name for name in layers if name in ABOVE_LIGHTS))
        self._sheet = Sheet(table.sheet, self._draw_labels)
        table.addItem(self._sheet)
        table.laid.connect(self._lay)
        idle.add_patient(self._ground)
        idle.add_patient(self._labels)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 120)

    def _backdrop(self, layers: tuple[str, ...]) -> Backdrop:
        def paint(painter: QPainter, layer: str) -> None:
            self._screen.paint_layer(painter, self._board, layer)

        return Backdrop(layers, self._table.sheet, paint, self._idle.wake, self._better)

    @Slot()
    def _lay(self) -> None:
        """Show another board, the whole of it."""
        self._board = self._table.spots.board
        self._sheet.lay(self._table.sheet)
        for backdrop in (self._ground, self._labels):
            backdrop.lay(self._table.sheet)
        self.fit()

    # Zoom and place

    @property
    def zoom(self) -> float:
        """The zoom, 1.0 being the whole sheet fitted to the window."""
        return self._zoom

    @property
    def is_zooming(self) -> bool:
        """Whether the wheel was turned just now, and may well be turned on."""
        return self._turned.isValid() and self._turned.elapsed() < WHEEL_REST_MS

    @property
    def scale_now(self) -> float:
        """Logical pixels a board unit."""
        return self._fit_scale * self._zoom

    @property
    def whole(self) -> Backdrop:
        """The ground, whose small picture is the overview map."""
        return self._ground

    @property
    def is_sharp(self) -> bool:
        """Whether everything in sight is painted for this zoom."""
        return self._ground.is_sharp and self._labels.is_sharp

    def fit(self) -> None:
        """Show the whole sheet, and keep showing it when the window changes."""
        self._fits = True
        self._zoom_to(1.0, self._table.sheet.center(), QPointF(self.viewport().rect().center()))

    def zoom_in(self) -> None:
        """Go one step nearer, about the pointer or the middle."""
        self.zoom_by(1, self._pivot())

    def zoom_out(self) -> None:
        """Go one step back, about the pointer or the middle."""
        self.zoom_by(-1, self._pivot())

    def zoom_by(self, steps: int, at: QPoint) -> None:
        """Go nearer by so many steps, the point of the board under ``at`` staying where it is."""
        rung = round(log2(self._zoom) * STEPS_A_DOUBLING) + steps
        wanted = min(MOST_ZOOM, max(LEAST_ZOOM, 2.0 ** (rung / STEPS_A_DOUBLING)))
        self.zoom_at(wanted, at)

    def zoom_at(self, zoom: float, at: QPoint) -> None:
        """Zoom to a value, the point of the board under ``at`` staying where it is."""
        self._fits = False
        self._zoom_to(min(MOST_ZOOM, max(LEAST_ZOOM, zoom)), self.mapToScene(at), QPointF(at))

    def _pivot(self) -> QPoint:
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        return at if self.viewport().rect().contains(at) else self.viewport().rect().center()

    def _zoom_to(self, zoom: float, point: QPointF, at: QPointF) -> None:
        room = self.viewport().size()
        sheet = self._table.sheet
        self._fit_scale = max(
            0.01,
            min(
                (room.width() - FIT_MARGIN) / max(1e-6, sheet.width()),
                (room.height() - FIT_MARGIN) / max(1e-6, sheet.height()),
            ),
        )
        changed = zoom != self._zoom
        self._zoom = zoom
        scale = self.scale_now
        self._table.faces.forget_wishes()
        reach_x, reach_y = room.width() / scale, room.height() / scale
        self.setSceneRect(sheet.adjusted(-reach_x, -reach_y, reach_x, reach_y))
        self.setTransform(QTransform.fromScale(scale, scale))
        self._look_at(point - QPointF(at.x() - room.width() / 2, at.y() - room.height() / 2) / scale)
        if changed:
            self.zoomed.emit(zoom)

    def _look_at(self, centre: QPointF) -> None:
        """Bring a point of the board to the middle, as far as the sheet allows."""
        scale = self.scale_now
        room = self.viewport().size()
        sheet = self._table.sheet
        x = _held(centre.x(), sheet.left(), sheet.right(), room.width() / scale)
        y = _held(centre.y(), sheet.top(), sheet.bottom(), room.height() / scale)
        self.horizontalScrollBar().setValue(round(x * scale - room.width() / 2))
        self.verticalScrollBar().setValue(round(y * scale - room.height() / 2))
        self._look()
        self.moved.emit()

    def pan(self, by: QPointF) -> None:
        """Move the board by so many logical pixels."""
        centre = self.mapToScene(self.viewport().rect().center())
        self._look_at(centre - by / self.scale_now)

    def pan_step(self, dx: int, dy: int) -> None:
        """Look further right and down by so many steps."""
        room = self.viewport().size()
        self.pan(QPointF(-dx * room.width() * PAN_SHARE, -dy * room.height() * PAN_SHARE))

    def centre_on(self, point: QPointF) -> None:
        """Bring a point of the board to the middle, at the same zoom."""
        self._look_at(point)

    def reveal(self, rect: QRectF) -> None:
        """Make sure that a part of the board can be seen."""
        seen = self.seen()
        if not seen.contains(rect):
            self._look_at(rect.center())

    def seen(self) -> QRectF:
        """Return the part of the scene in the window, in board units."""
        return QRectF(self.mapToScene(0, 0), self.mapToScene(self.viewport().rect().bottomRight()))

    def pixels(self, rect: QRectF) -> QRectF:
        """Return a part of the board in pixels of the viewport."""
        corner = QPointF(self.mapFromScene(rect.topLeft()))
        return QRectF(corner, rect.size() * self.scale_now)

    # What is printed

    def paint_anew(self) -> None:
        """Forget all pictures of the sheet, the counters and the lights: their colours have changed."""
        table = self._table
        table.faces.forget()
        for lights in (table.under_lights, table.over_lights):
            lights.forget()
        for backdrop in (self._ground, self._labels):
            backdrop.lay(table.sheet)
        self._look()
        self.viewport().update()

    def _origin(self) -> QPointF:
        return QPointF(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    def _look(self) -> None:
        room = self.viewport().size()
        visible = QRectF(-self._origin().x(), -self._origin().y(), room.width(), room.height())
        ratio = self.devicePixelRatioF()
        self._table.faces.make_room(room.width() * room.height() * ratio * ratio)
        for backdrop in (self._ground, self._labels):
            backdrop.look(self.scale_now, ratio, self._fit_scale, visible)

    def _better(self, area: QRectF) -> None:
        self.viewport().update(area.translated(self._origin()).toAlignedRect().adjusted(-1, -1, 1, 1))
        self.painted.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        painter.fillRect(rect, self.palette().dark())
        self._draw(self._ground, painter, rect)

    def _draw_labels(self, painter: QPainter, rect: QRectF) -> None:
        self._draw(self._labels, painter, rect)

    def _draw(self, backdrop: Backdrop, painter: QPainter, rect: QRectF) -> None:
        with pixel_grid(painter) as grid:
            backdrop.draw(painter, grid.origin, scaled(rect, self.scale_now))

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fits:
            self.fit()
        else:
            middle = QPointF(event.oldSize().width() / 2, event.oldSize().height() / 2)
            point = self.mapToScene(middle.toPoint())
            scale = self.scale_now
            self._zoom_to(self._zoom, point, QPointF(self.viewport().rect().center()))
            # The sheet keeps its size when the window changes: only what 100 % means has changed.
            kept = min(MOST_ZOOM, max(LEAST_ZOOM, scale / self._fit_scale))
            self._zoom_to(kept, point, QPointF(self.viewport().rect().center()))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.Show):
            self._look()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            turn = event.angleDelta()
            self.pan(QPointF(turn.x() + turn.y(), 0) * 0.5)
            event.accept()
            return
        self._wheel += event.angleDelta().y()
        steps = int(self._wheel / NOTCH)
        if steps:
            self._wheel -= steps * NOTCH
            self._turned.start()
            self.zoom_by(steps, event.position().toPoint())
        event.accept()


def _held(centre: float, low: float, high: float, room: float) -> float:
    """Keep the middle of the window so that no more table than needed is seen."""
    if high - low <= room:
        return (low + high) / 2
    return max(low + room / 2, min(centre, high - room / 2))
