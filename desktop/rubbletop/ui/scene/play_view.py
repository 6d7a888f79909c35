# SPDX-License-Identifier: GPL-3.0-or-later
"""The board view that plays: mouse, wheel and keys of one window onto the sheet."""

from html import escape

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from rubbletop.kernel.state import GameState
from rubbletop.ui.game_screen import CarryingScreen, Mark
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.scene.board_view import BoardView
from rubbletop.ui.scene.hands import Hands
from rubbletop.ui.scene.idle import Idle
from rubbletop.ui.scene.keyboard import Keyboard
from rubbletop.ui.scene.sight_tool import SightTool
from rubbletop.ui.scene.table import AnyScreen, Table
from rubbletop.ui.scene.telling import Telling
from rubbletop.ui.words import folded, worded

Button = Qt.MouseButton

KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
"""Why a part has the focus when a key has sent it there."""

EDGE, EDGE_STEP, EDGE_MS = 28, 14, 30
"""Within so many pixels of the rim a counter in hand moves the board, by so many pixels a time."""


def mark_tip(mark: Mark) -> str:
    """Return the tooltip of a mark: its name, and the reasons of its number where it shows one."""
    if mark.tally is None:
        return worded(mark.name)
    return f"{escape(worded(mark.name))}{tally_tip(mark.tally)}"


class PlayView(BoardView):
    """Sends what the player does to the hands, the keyboard's cursor and the sight tool.

    Pressing a counter and moving lifts it, pressing anything else and moving pans; a press without
    moving is a click. The middle button always pans, the right one puts everything back. ``pressed``
    tells that the mouse is in use here, ``bared`` that a key hides the counters, or shows them again.
    """

    pressed = Signal()
    bared = Signal(bool)

    def __init__(
        self, screen: AnyScreen, view: GameState, table: Table, idle: Idle, parent: QWidget | None = None
    ) -> None:
        super().__init__(screen, view, table, idle, parent)
        self._present = view
        self._pressed: QPoint | None = None
        self._counter: str | None = None
        self._pan_from: QPoint | None = None
        self._last_at = QPoint()
        self._edge_timer = QTimer(self)
        self._edge_timer.setInterval(EDGE_MS)
        self._edge_timer.timeout.connect(self._pan_at_edge)
        self._hides_for_key = False
        self._looks_for_key = False

    def attach(self, hands: Hands, keyboard: Keyboard, sight: SightTool, telling: Telling) -> None:
        """Be used by these from now on."""
        self._hands = hands
        self._keyboard = keyboard
        self._sight = sight
        self._telling = telling

    def present(self, view: GameState) -> None:
        """Say what the position is now, for tooltips."""
        self._present = view

    @property
    def is_panning(self) -> bool:
        """Whether the board is being moved by the mouse."""
        return self._pan_from is not None

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if isinstance(self._screen, CarryingScreen):
            self._screen.take_one(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        at = event.position().toPoint()
        self._keyboard.put_away()
        self.pressed.emit()
        if self._telling.hurry():
            return
        if event.button() == Button.RightButton:
            self._hands.put_back()
        elif event.button() == Button.MiddleButton:
            self._begin_pan(at)
        elif event.button() == Button.LeftButton:
            point = self.mapToScene(at)
            if self._sight.is_on:
                self._sight.press(self._table.place_at(point))
                return
            self._pressed = at
            self._counter = next(iter(self._table.counters_at(point)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self._last_at = event.position().toPoint()
        point = self.mapToScene(at)
        if self._pan_from is not None:
            self.pan(QPointF(at - self._pan_from))
            self._pan_from = at
        elif self._table.held is not None:
            self._hands.carry(point)
            if self._edge_push(at) != QPointF():
                self._edge_timer.start()
        elif self._pressed is not None:
            if (at - self._pressed).manhattanLength() >= QApplication.startDragDistance():
                self._begin_drag(at)
        elif self._sight.is_on:
            self._sight.point(self._table.place_at(point))
        else:
            self._hands.hover(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._table.held is not None and event.button() == Button.LeftButton:
            self._hands.drop(self.mapToScene(at), self.viewport().mapToGlobal(at))
        elif self._pan_from is not None:
            self._pan_from = None
            self.unsetCursor()
        elif self._pressed is not None and event.button() == Button.LeftButton:
            under = self._table.under(self.mapToScene(at))
            if not (event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self._hands.gather(under)):
                self._hands.click(under, self.viewport().mapToGlobal(at))
        if event.button() == Button.LeftButton:
            self._pressed = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _begin_drag(self, at: QPoint) -> None:
        assert self._pressed is not None
        if self._counter is not None and self._counter in self._table.counters:
            self._hands.lift(self._counter, self.mapToScene(self._pressed))
            self._hands.carry(self.mapToScene(at))
        else:
            self._begin_pan(self._pressed)
            self.pan(QPointF(at - self._pressed))
            self._pan_from = at
        self._pressed = None

    def _begin_pan(self, at: QPoint) -> None:
        self._pan_from = at
        self._hands.leave()
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _edge_push(self, at: QPoint) -> QPointF:
        """Return how the board moves with a counter in hand at this pixel: not at all but near the rim."""
        room = self.viewport().rect()
        x = (at.x() < EDGE) - (at.x() > room.right() - EDGE)
        y = (at.y() < EDGE) - (at.y() > room.bottom() - EDGE)
        return QPointF(x * EDGE_STEP, y * EDGE_STEP)

    def _pan_at_edge(self) -> None:
        at = self._last_at
        push = self._edge_push(at)
        if self._table.held is None or push == QPointF():
            self._edge_timer.stop()
            return
        self.pan(push)
        self._hands.carry(self.mapToScene(at))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.isAutoRepeat() and key in (Qt.Key.Key_S, Qt.Key.Key_H):
            return
        if self._telling.hurry() and key not in (Qt.Key.Key_S, Qt.Key.Key_H):
            return
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Escape:
            self._counter = self._pressed = None
            self._sight.stop()
        if key == Qt.Key.Key_S and plain:
            self._looks_for_key = not self._sight.is_on
            self.toggle_sight(True)
        elif key == Qt.Key.Key_H and plain:
            self._hides_for_key = not self._table.are_counters_hidden
            self._bare(True)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == Qt.Key.Key_0 and plain:
            self.fit()
        elif self._keyboard.press(event):
            self._point_sight()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_S and self._looks_for_key:
            self._looks_for_key = False
            self._sight.stop()
        elif event.key() == Qt.Key.Key_H and self._hides_for_key:
            self._hides_for_key = False
            self._bare(False)
        else:
            super().keyReleaseEvent(event)

    def _bare(self, hidden: bool) -> None:
        self._table.hide_counters(hidden)
        self.bared.emit(hidden)

    def toggle_sight(self, on: bool) -> None:
        """Take the sight tool up or lay it down; it looks from the selected counter, else the pointer."""
        if not on:
            self._sight.stop()
        elif not self._sight.is_on:
            self._hands.leave()
            self._sight.begin(self._viewpoint())

    def _viewpoint(self) -> str | None:
        table = self._table
        selected = self._hands.looked_at_piece
        if selected in table.counters and table.place_of(selected) in table.spots:
            return table.place_of(selected)
        if self._keyboard.place is not None and self._keyboard.place in table.spots:
            return self._keyboard.place
        return self._under_pointer()

    def _under_pointer(self) -> str | None:
        at = self.viewport().mapFromGlobal(self.cursor().pos())
        return self._table.place_at(self.mapToScene(at)) if self.viewport().rect().contains(at) else None

    def _point_sight(self) -> None:
        if self._sight.is_on:
            self._sight.point(self._keyboard.place)

    # Words and focus

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            assert isinstance(event, QHelpEvent)
            self._show_words(event)
            return True
        if event.type() == QEvent.Type.Leave and hasattr(self, "_hands") and self._table.held is None:
            self._hands.leave()
        return super().viewportEvent(event)

    def _show_words(self, event: QHelpEvent) -> None:
        """Show what lies under the pointer in words, unless more than that is shown already."""
        point = self.mapToScene(event.pos())
        under = self._table.under(point)
        is_shown = self._hands.preview.bubble.odds is not None or under[-1:] == (self._hands.preview.goal,)
        mark = None if under else self._table.mark_at(point)
        if not (under or mark) or self._sight.is_on or is_shown:
            QToolTip.hideText()
            return
        lies = mark.rect if mark else self._table.outline(under[0]).boundingRect()
        words = mark_tip(mark) if mark else folded(self.words_at(point))
        QToolTip.showText(event.globalPos(), words, self.viewport(), self.pixels(lies).toAlignedRect())

    def words_at(self, point: QPointF) -> str:
        """Return what lies at a point, in words."""
        under = self._table.under(point)
        return "\n".join(self.words_for(name) for name in under)

    def words_for(self, name: str) -> str:
        """Return a counter, a space or a box in words."""
        table = self._table
        if name in table.counters:
            return worded(table.counters[name].piece.name)
        if name in table.spots:
            space = table.spots.board.spaces[name].id  # type: ignore[index]
            return worded(self._screen.space_text(self._present, space))
        return worded(self._screen.box_name(name))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._table.take_accent(self.palette().highlight().color().name())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in KEYS:
            self._keyboard.come()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._keyboard.put_away()
