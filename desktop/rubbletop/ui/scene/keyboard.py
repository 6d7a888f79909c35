# SPDX-License-Identifier: GPL-3.0-or-later
"""The board by keyboard: a cursor goes from space to space, Enter picks, Esc puts back."""

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.scene.board_view import BoardView
from rubbletop.ui.scene.hands import Hands
from rubbletop.ui.scene.lights import cursor_strokes
from rubbletop.ui.scene.places import spread
from rubbletop.ui.scene.spots import ARROWS
from rubbletop.ui.scene.table import Table

PICK = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter))
PAN, GATHER = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Keyboard(QObject):
    """The cursor and what keys do with it; ``moved`` tells place and counter at which it stands."""

    moved = Signal(str, str)

    def __init__(
        self, table: Table, board_view: BoardView, hands: Hands, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._board_view = board_view
        self._hands = hands
        self._place: str | None = None
        self._counter: str | None = None
        self._wish = QPointF()
        self._typed = ""

    @property
    def place(self) -> str | None:
        """The space or box at which the cursor stands; None before it was used."""
        return self._place

    @property
    def counter(self) -> str | None:
        """The counter there that has the keyboard's attention."""
        return self._counter

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means on the board; return whether it meant something."""
        key = Qt.Key(event.key())
        typed, self._typed = self._typed, ""
        if key in ARROWS:
            dx, dy = ARROWS[key]
            if event.modifiers() & PAN:
                self._board_view.pan_step(dx, dy)
            else:
                self._step(key)
        elif key in PICK:
            if not (
                event.modifiers() & GATHER and self._place is not None and self._hands.gather(self._under())
            ):
                self._pick()
        elif key == Qt.Key.Key_Escape:
            self._hands.put_back()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn_stack(1 if key == Qt.Key.Key_PageUp else -1)
        elif key == Qt.Key.Key_N:
            self._next_lit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key == Qt.Key.Key_Space:
            self._fan()
        else:
            return event.text().isdigit() and self._type(typed, event.text())
        return True

    def come(self) -> None:
        """Show the cursor where it stood, or begin anew: the keys have come to the board."""
        place = self._place
        if place is None or not self._table.has(place):
            place = self._start()
        self._go(place, keep_row=False)

    def put_away(self) -> None:
        """Show no cursor: the mouse is in use, or the keyboard is elsewhere."""
        self._table.cursor.clear()
        self._hands.point_at(None)

    def _type(self, typed: str, digit: str) -> bool:
        """Take one more digit of a space's number, or the first, and go there with the last; tell whether."""
        names = self._table.spots.board.spaces
        number = next((n for n in (typed + digit, digit) if any(name.startswith(n) for name in names)), "")
        if number in names:
            self._go(number, keep_row=False)
        else:
            self._typed = number
        return bool(number)

    def _fan(self) -> None:
        """Fan the stack at the cursor out, or close it."""
        if self._place is not None:
            self._table.fan_out(None if self._table.fan == self._place else self._place)

    def _step(self, key: Qt.Key) -> None:
        table = self._table
        if self._place is None or self._place not in table.spots:
            self._go(self._start(), keep_row=False)
            return
        to = table.spots.towards(SpaceId(self._place), key, self._wish)
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._go(to, keep_row=False)
        else:
            self._go(to, keep_row=True)

    def _start(self) -> str:
        """Where the cursor begins: at the selected counter, else at what is lit, else in the middle."""
        table = self._table
        selected = self._hands.looked_at_piece
        if selected in table.counters and table.place_of(selected) in table.spots:
            return table.place_of(selected)
        first = next(filter(table.has, self._hands.picks.lit), None)
        if self._place is None and first is not None:
            return table.place_of(first)
        near = self._board_view.seen().center()
        if self._place is not None and self._place in table.boxes:
            near = table.boxes[self._place].center()

        def far(space: str) -> float:
            away = table.spots.centre(SpaceId(space)) - near
            return QPointF.dotProduct(away, away)

        return min(table.spots.board.spaces, key=far)

    def _go(self, place: str, *, keep_row: bool) -> None:
        table = self._table
        self._place = place
        if not keep_row:
            self._wish = table.shape(place).boundingRect().center()
        if table.fan != place:
            table.fan_out(None)
        here = table.places.get(place, [])
        lit = [name for name in here if table.counters[name].is_lit]
        self._attend(lit[-1] if lit else here[-1] if here else None)

    def _attend(self, counter: str | None) -> None:
        table = self._table
        self._counter = counter
        assert self._place is not None
        shape = table.shape(self._place)
        table.cursor.show_strokes(cursor_strokes(shape, table.accent, table.unit))
        self._hands.point_at(counter)
        self._board_view.reveal(self._wide(shape.boundingRect()))
        self._hands.foresee(self._under())
        self.moved.emit(self._place, counter or "")

    def _wide(self, rect: QRectF) -> QRectF:
        return rect.adjusted(-0.5, -0.5, 0.5, 0.5)

    def _under(self) -> tuple[str, ...]:
        """What Enter would mean: a lit counter here, the space if it is lit, then anything."""
        assert self._place is not None
        lit = frozenset(self._hands.picks.lit)
        if self._counter is None or (self._place in lit and self._counter not in lit):
            return (self._place,)
        return (self._counter, self._place)

    def _pick(self) -> None:
        if self._place is None:
            self._go(self._start(), keep_row=False)
            return
        here = self._board_view.pixels(self._table.shape(self._place).boundingRect()).center()
        at: QPoint = self._board_view.viewport().mapToGlobal(here.toPoint())
        self._hands.click(self._under(), at)

    def _turn_stack(self, step: int) -> None:
        """Attend to the counter above or below, or to the space under them all where that may be picked."""
        if self._place is None:
            return
        self._table.fan_out(self._place)
        picks = self._hands.picks
        # Beneath the counters lies the space, which may be what is meant.
        ground = [self._place] if self._place in picks.lit or self._place in self._hands.reach else []
        here = [*ground, *self._table.places.get(self._place, ())]
        to = spread(here, self._counter or self._place, step)
        self._attend(to if to != self._place else None)

    def _next_lit(self, step: int) -> None:
        """Go to the next id that may be clicked, counters, spaces and boxes alike."""
        picks = self._hands.picks.lit
        lit = list(filter(self._table.has, (*picks, *(s for s in self._hands.reach if s not in picks))))
        present = self._counter if self._counter in lit else self._place
        to = spread(lit, present, step) if present in lit else next(iter(lit), None)
        if to is None:
            return
        place = self._table.place_of(to)
        self._go(place, keep_row=False)
        if to in self._table.counters:
            if to != self._table.places[place][-1]:
                self._table.fan_out(place)
            self._attend(to)
        elif self._counter is not None and self._is_meant(self._counter):
            self._attend(None)

    def _is_meant(self, counter: str) -> bool:
        """Whether picking a counter would decide about it and not about the space where it lies."""
        picks = self._hands.picks
        return counter in picks.lit or picks.afresh(counter) is not None
