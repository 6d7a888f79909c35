# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays at the table: mark, name, person or computer, how they stand, and whose decision is awaited."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.kernel.state import GameState
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.game_screen import SeatedScreen, Standing, Value
from rubbletop.ui.parts.card import Elided, label
from rubbletop.ui.parts.icons import draw_icon
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.theme import pixels, shades
from rubbletop.ui.words import folded, worded

MARK = 16
FEW, MOST = 2, 7
"""Of more values than a few each has less room, and who is a person is told by the name's tooltip."""
LARGE, FIRST = 1.25, 3
"""Where letters are so many times as large as usual only the first values have a column."""

_KINDS: dict[str | None, Message] = {
    None: say("person"),
    "random": say("at random"),
    "easy": say("easy"),
    "normal": say("normal"),
    "hard": say("hard"),
}


class SeatMark(QWidget):
    """The mark of a seat as the game paints it; empty where the game has none."""

    def __init__(self, screen: AnyScreen, edge: int = MARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._shown: tuple[GameState, Seat] | None = None
        self.setFixedSize(edge, edge)

    def show_seat(self, view: GameState, seat: Seat) -> None:
        """Show the mark that a seat has in this position."""
        self._shown = (view, seat)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is not None and isinstance(self._screen, SeatedScreen):
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._screen.paint_seat(painter, *self._shown, QRectF(self.rect()).adjusted(1, 1, -1, -1))
            painter.end()


class Turn(QWidget):
    """An arrow beside the seats that must decide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_on = False
        self.setFixedSize(QSize(12, MARK))

    @property
    def is_on(self) -> bool:
        """Whether the seat must decide."""
        return self._is_on

    def show_turn(self, *, on: bool) -> None:
        """Show whether the seat must decide."""
        if on != self._is_on:
            self._is_on = on
            words = worded(say("must decide")) if on else ""
            self.setToolTip(words)
            self.setAccessibleName(words)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_on:
            painter = QPainter(self)
            draw_icon(painter, "play", QRectF(0, 2, 12, 12), QColor(shades(self).accent))
            painter.end()


class _Row:
    """The widgets of one seat."""

    def __init__(self, screen: AnyScreen) -> None:
        self.turn = Turn()
        self.mark = SeatMark(screen)
        self.name = Elided("", "strong")
        self.kind = label("", "caption")
        self.values = tuple(_value() for _ in range(MOST))

    def widgets(self) -> tuple[QWidget, ...]:
        """All of them from left to right."""
        return (self.turn, self.mark, self.name, self.kind, *self.values)


class PlayersCard(QFrame):
    """A line for each seat, in the order of the game's own standing; hidden for a single seat."""

    def __init__(self, screen: AnyScreen, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._bridge = bridge
        self.setProperty("role", "card")
        self.setAccessibleName(worded(say("Players")))
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 6, 10, 6)
        grid.setHorizontalSpacing(7)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(2, 1)
        self._grid = grid
        self._heads = tuple(label("", "caption") for _ in range(MOST))
        for column, head in enumerate(self._heads):
            grid.addWidget(head, 0, 4 + column, Qt.AlignmentFlag.AlignRight)
        self._rows = tuple(_Row(screen) for _ in bridge.setup.players)
        for number, row in enumerate(self._rows, 1):
            for column, widget in enumerate(row.widgets()):
                grid.addWidget(widget, number, column)
        self.is_of_several = len(self._rows) > 1
        """Whether there is more than one seat to be listed."""
        if not self.is_of_several:
            self.hide()

    def show_position(self, view: GameState) -> None:
        """Show how the seats stand in a position."""
        if self.is_of_several:
            actors = self._bridge.rules.actors(view)
            standings = self._standings(view)
            values = standings[0].values
            self._make_room(len(values))
            for head, value in zip(self._heads, values, strict=False):
                _write(head, worded(value.label if value.head is None else value.head), worded(value.label))
            for row, standing in zip(self._rows, standings, strict=True):
                self._show_row(row, view, standing, must_decide=standing.seat in actors)

    def _make_room(self, values: int) -> None:
        """Give each of so many values its column."""
        is_dense = values > FEW
        self._grid.setHorizontalSpacing(5 if is_dense else 7)
        values = min(values, _columns())
        columns = zip(self._heads, *(row.values for row in self._rows), strict=True)
        for number, column in enumerate(columns):
            for part in column:
                part.setVisible(number < values)
        for row in self._rows:
            row.kind.setVisible(not is_dense)

    def _standings(self, view: GameState) -> tuple[Standing, ...]:
        if isinstance(self._screen, SeatedScreen):
            return self._screen.standing(view)
        return tuple(Standing(seat=player.seat, values=()) for player in self._bridge.setup.players)

    def _show_row(self, row: _Row, view: GameState, standing: Standing, *, must_decide: bool) -> None:
        seat = standing.seat
        row.turn.show_turn(on=must_decide)
        row.mark.show_seat(view, seat)
        name, level = self._bridge.name(seat), self._bridge.level(seat)
        kind = worded(_KINDS.get(level, say("computer")))
        is_dense = len(standing.values) > FEW
        _write(row.name, name, _name_tip(name, kind, standing.values) if is_dense else name)
        _write(row.kind, kind, _kind_tip(level))
        for shown, value in zip(row.values, standing.values, strict=False):
            _write(shown, value.shown, _value_tip(value))
            shown.setAccessibleName(worded(say("{name}, {what}: {value}", name=name, what=value.label,
                                               value=value.shown)))  # fmt: skip


def _value() -> QLabel:
    shown = label("", "strong")
    shown.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return shown


def _columns() -> int:
    """How many values have a column of their own."""
    return MOST if pixels(1.0) <= LARGE else FIRST


def _name_tip(name: str, kind: str, values: Sequence[Value]) -> str:
    """Who plays a seat, and the values for which there is no column."""
    more = [say("{what}: {value}", what=value.label, value=value.shown) for value in values[_columns() :]]
    return "\n".join((f"{name}: {kind}", *(worded(line) for line in more)))


def _value_tip(value: Value) -> str:
    told = worded(say("{what}: {use}", what=value.label, use=value.use))
    return folded(told) if value.tally is None else f"<p>{escape(told)}</p>{tally_tip(value.tally)}"


def _kind_tip(level: str | None) -> str:
    return worded(say("A person at this screen") if level is None else say("Played by the computer"))


def _write(shown: QLabel, words: str, tip: str) -> None:
    if shown.text() != words:
        shown.setText(words)
    if shown.toolTip() != tip:
        shown.setToolTip(tip)
