# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window asks of one game's screen: its board, its counters, its panels and its answers.

The window and the scene know no game. Each game implements ``GameScreen`` over its own state; every
method is handed the view of the seat at the screen (never the full state) and changes nothing.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable

import msgspec
from PySide6.QtCore import QRectF, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from rubbletop.board.model import Board
from rubbletop.kernel.facts import Action, Event, Message, Seat, SpaceId
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import GameState
from rubbletop.kernel.tally import Tally
from rubbletop.ui.parts.review_widget import ReviewWidget

Face = Hashable
"""What is printed on a visible side; only the game's own painter looks into it."""


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A counter on the screen: on a space of the board or in an off-board box, never in both.

    ``order`` sorts the counters of one place, lowest at the bottom of the stack. ``name`` is said by
    tooltips and screen readers. ``scale`` is how much larger than on the board it may be in a box.
    """

    id: str
    space: SpaceId | None = None
    box: str | None = None
    face: Face
    order: int = 0
    name: Message
    scale: float = 1.0

    @property
    def place(self) -> str:
        """The space or the box in which the counter lies."""
        return self.space or self.box or ""


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """Something painted live over the sheet that is no counter: the turn marker, a bar that fills.

    ``name``: its tooltip; ``tally``: the reasons of its number; ``is_over``: it lies over outlines of spaces.
    """

    id: str
    rect: QRectF
    face: Face
    name: Message
    tally: Tally | None = None
    is_over: bool = False


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """A counter goes along spaces, its starting space first."""

    piece: str
    path: tuple[SpaceId, ...]


class Flip(msgspec.Struct, frozen=True, kw_only=True):
    """A counter is turned over; the view after the stroke says what it shows then."""

    piece: str


class Appear(msgspec.Struct, frozen=True, kw_only=True):
    """A counter, or a status marker on it, comes to be seen."""

    piece: str


class Flash(msgspec.Struct, frozen=True, kw_only=True):
    """Spaces at which something happens are ringed; a counter's id rings the counter."""

    spaces: tuple[SpaceId, ...]


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """A line is drawn from one space or counter to another: fire, a throw, a look."""

    a: SpaceId
    b: SpaceId


class Fall(msgspec.Struct, frozen=True, kw_only=True):
    """A counter is destroyed or leaves the map."""

    piece: str


Motion = Move | Flip | Appear | Flash | Shot | Fall


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """A space further than one action away: what to submit, one by one, to come there.

    ``path`` begins with the space where the counter stands. ``cost`` is what the disc on the space
    shows, at most three letters, "" for no disc; ``note`` is what the status line says of it, None
    for what it costs.
    """

    cost: str
    path: tuple[SpaceId, ...]
    actions: tuple[Action, ...]
    note: Message | None = None


class OddsLine(msgspec.Struct, frozen=True, kw_only=True):
    """A number of an attack with its reasons: ``result`` is what its total means ("2 dice")."""

    tally: Tally
    result: Message


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """One result of an attack and its chance, 0 to 1."""

    label: Message
    chance: float


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What can come of an attack, known before it is made."""

    title: Message
    lines: tuple[OddsLine, ...]
    bars: tuple[Bar, ...]


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a sees b: the spaces that the line meets, those of them that block, and why, as a sentence."""

    clear: bool
    met: tuple[SpaceId, ...]
    blocking: tuple[SpaceId, ...]
    sentence: Message


class Phase(msgspec.Struct, frozen=True, kw_only=True):
    """One box of the strip that shows the sequence of play."""

    title: Message
    mark: Literal["done", "now", "next"]


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A player aid as a table; ``now`` is the row that counts at present, ``cell`` the column in it.

    A ``cell`` without a row is a whole column that counts at present.
    """

    title: Message
    rule: str
    head: tuple[Message, ...]
    rows: tuple[tuple[Message, ...], ...]
    now: int | None = None
    cell: int | None = None


class HelpSection(msgspec.Struct, frozen=True, kw_only=True):
    """A section of the rules in our own words; ``number`` is what refusals cite, "" for an introduction."""

    number: str
    title: Message
    lines: tuple[Message, ...]


class Value(msgspec.Struct, frozen=True, kw_only=True):
    """A value of the selected counter or of a seat: its label, the value as shown, what it is for.

    ``head`` stands over a column of such values, the label where it is None. ``tally`` gives the reasons of
    what ``use`` says last.
    """

    label: Message
    shown: str
    use: Message
    head: Message | None = None
    tally: Tally | None = None


class PieceInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The selected counter looked at large: both sides (``back`` None: not known or none), values, notes."""

    title: Message
    face: Face
    back: Face | None
    back_title: Message
    values: tuple[Value, ...]
    notes: tuple[Message, ...]


S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)

Submit = Callable[[Action], object]
PanelFactory = Callable[[S_contra, Sequence[Offer], Submit], QWidget]
"""Makes the panel of a step from the view, what is legal, and the door for the answer."""


@runtime_checkable
class HelpfulScreen(Protocol):
    """A screen that has the rules of its game to read."""

    def help(self, view: Any) -> tuple[HelpSection, ...]:
        """The sections of the rules in their order, with the figures of the game in progress."""
        ...


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """What dice came to: their faces, the places of those that count, and what comes of it in words.

    ``colours`` of ground and pips for each die, none where all are cream.
    """

    faces: tuple[int, ...]
    hits: frozenset[int] = frozenset()
    words: Message
    colours: tuple[tuple[str, str], ...] = ()


@runtime_checkable
class TellingScreen(Protocol):
    """A screen that knows more of what happened than its sentence says."""

    def score(self, event: Event) -> Score | None:
        """What the dice of an event came to, None where it says nothing of dice."""
        ...

    def opens(self, event: Event) -> tuple[Message, Message] | None:
        """Turn and phase of which an event only says that they begin, None for any other event."""
        ...


@runtime_checkable
class StandInScreen(Protocol):
    """A screen on whose board something may be clicked for an offer that has a button of its own."""

    def stand_ins(self, view: Any, offer: Offer) -> tuple[str, ...]:
        """The ids of the board of which one may be clicked for an offer without picks; none for others."""
        ...


@runtime_checkable
class LeavingScreen(Protocol):
    """A screen whose counters can be put down beside the board."""

    def leaving(self, view: Any, piece: str) -> Action | None:
        """What putting a counter down beside the board would mean, legal or not; None for nothing."""
        ...


@runtime_checkable
class CarryingScreen(Protocol):
    """A screen whose counters stand for several things and can be taken along though no decision names them.

    What such a counter means on a space is told by ``reach``. ``reach_changed`` tells that it has become
    something else.
    """

    @property
    def reach_changed(self) -> SignalInstance:
        """The signal."""
        ...

    def take_one(self, alone: bool) -> None:
        """Take notice whether what is touched next stands for one thing alone."""
        ...

    def put_down(self) -> None:
        """Take notice that nothing is taken along any more."""
        ...


@runtime_checkable
class RecallingScreen(Protocol):
    """A screen that keeps before the eyes what was settled shortly before a decision."""

    def recall(self, view: Any, back: Iterator[Event]) -> QWidget | None:
        """What was settled; ``back`` are the events that led to the view, the newest first."""
        ...


@runtime_checkable
class ReviewingScreen(Protocol):
    """A screen that shows in few lines what came of play since somebody decided last."""

    def review(self, view: Any, events: Iterable[Event], *, is_live: bool) -> ReviewWidget | None:
        """What came of these events, the oldest first; None where there is nothing to be shown.

        ``is_live``: play is just being told, nobody at the screen decides.
        """
        ...


@runtime_checkable
class AccountedScreen(Protocol):
    """A screen that can tell what every point is for."""

    def account(self, view: Any) -> tuple[Chart, ...]:
        """The score sheet as it stands, item by item; the row that counts is the sum."""
        ...


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat stands: at most seven values with what they are for, the same ones for every seat."""

    seat: Seat
    values: tuple[Value, ...]


@runtime_checkable
class SeatedScreen(Protocol):
    """A screen of a game of several seats: each has a mark and a standing."""

    def standing(self, view: Any) -> tuple[Standing, ...]:
        """How the seats stand, in the order in which they are to be listed."""
        ...

    def paint_seat(self, painter: QPainter, view: Any, seat: Seat, rect: QRectF) -> None:
        """Paint the mark of a seat into a square, nothing where it has none yet."""
        ...


class GameScreen(Protocol[S_contra]):
    """One game on the screen. Lengths are board units, y down, unless a name says pixels."""

    @property
    def panels(self) -> Mapping[str, PanelFactory[S_contra]]:
        """The panels, by the name of the step; a step without one gets buttons."""
        ...

    # The board and what is printed around it

    def board(self, view: S_contra) -> Board:
        """The board on which this game is played."""
        ...

    def sheet(self, view: S_contra) -> QRectF:
        """The whole printed sheet: the board with the furniture around it."""
        ...

    def layers(self) -> tuple[str, ...]:
        """The names of the printed layers, lowest first; they never change during a game."""
        ...

    def paint_layer(self, painter: QPainter, board: Board, layer: str) -> None:
        """Paint one layer, the painter being scaled to board units; only its clip need be painted."""
        ...

    def box_rects(self, view: S_contra) -> Mapping[str, QRectF]:
        """Where each off-board box keeps its counters (the room for them, not the frame)."""
        ...

    def box_name(self, box: str) -> Message:
        """The title of an off-board box, for tooltips and screen readers."""
        ...

    def space_text(self, view: S_contra, space: SpaceId) -> Message:
        """A space in words: its name and what a player should know of it."""
        ...

    # What lies on it

    def pieces(self, view: S_contra) -> tuple[Piece, ...]:
        """All counters to be seen."""
        ...

    def piece_size(self) -> float:
        """The edge of a counter on the board."""
        ...

    def piece_shift(self) -> tuple[float, float]:
        """From the centre of a space to the centre of a counter on it."""
        ...

    def paint_piece(self, painter: QPainter, face: Face, edge_px: float) -> None:
        """Paint a counter into the square (0, 0) to (1, 1) of the painter.

        Shadow, discs and stack plates may reach .25 outside it. ``edge_px`` is how many pixels the
        edge will have, for the choice of detail.
        """
        ...

    def live_marks(self, view: S_contra) -> tuple[Mark, ...]:
        """What is painted live over the sheet."""
        ...

    def paint_mark(self, painter: QPainter, mark: Mark) -> None:
        """Paint a live mark, the painter being scaled to board units."""
        ...

    def threatened(self, view: S_contra) -> tuple[SpaceId, ...]:
        """Spaces in danger from what stands on the board now."""
        ...

    # What is done on it

    def motions(self, event: Event) -> tuple[Motion, ...]:
        """How an event is shown; the motions of one event run at the same time."""
        ...

    def reach(self, view: S_contra, piece: str) -> Mapping[SpaceId, Reach]:
        """The spaces to which a counter may be dragged, near and far, in a defined order."""
        ...

    def attempt(self, view: S_contra, picks: tuple[str, ...]) -> Action | None:
        """What clicking these ids in turn would mean, legal or not; None when it means nothing.

        The rules are asked about it, so that the player reads why a drop was refused.
        """
        ...

    def odds(self, view: S_contra, action: Action) -> Odds | None:
        """What can come of an action; None for one without chance."""
        ...

    def sight(self, view: S_contra, a: SpaceId, b: SpaceId) -> Ruling:
        """Whether one sees from a to b."""
        ...

    # What stands beside it

    def heading(self, view: S_contra) -> tuple[Message, Message]:
        """The turn, and one muted line under it, for the left end of the phase strip."""
        ...

    def phases(self, view: S_contra) -> tuple[Phase, ...]:
        """The sequence of play, with the present box."""
        ...

    def charts(self, view: S_contra) -> tuple[Chart, ...]:
        """The player aids of this game."""
        ...

    def selected_info(self, view: S_contra, piece: str) -> PieceInfo | None:
        """A counter looked at large; None when it is not there any more."""
        ...
