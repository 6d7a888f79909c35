# SPDX-License-Identifier: GPL-3.0-or-later
"""How the bid came out, kept in sight until the next decision is made: sums, dice of ties, who won (VIII)."""

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QWidget

from rubbletop.games.tokyo.events.common import TurnBegun
from rubbletop.games.tokyo.events.money import (
    BidShown,
    BidsShown,
    ControlWon,
    LotDieThrown,
    RoundVoid,
    TieDieThrown,
)
from rubbletop.games.tokyo.frames.money import BiddingFrame, LotFrame, PenaltyFrame, TieFrame
from rubbletop.games.tokyo.frames.muster import PlansFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import SCHEMES, listed, seat_name
from rubbletop.kernel.facts import Event, Message, Seat, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.parts.card import Elided, label
from rubbletop.ui.parts.dice import paint_die
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.tokyo.art.scheme_cards import scheme_swatch
from rubbletop.ui.tokyo.panels.cardboard import Mark, Sign
from rubbletop.ui.tokyo.panels.decision import Picture
from rubbletop.ui.tokyo.unit_faces import godran_face, seat_mark
from rubbletop.ui.words import worded

MARK, CARD, DIE, COUNTER = 17.0, 16.0, 15.0, 15.0
RULED = "BidResult { border: 0; border-bottom: 1px solid palette(mid); }"


class Row(msgspec.Struct):
    """What one player came to: the bid, the dice of its ties, the sum after them."""

    bid: BidShown
    dice: list[int] = msgspec.field(default_factory=list)
    paid: list[int] = msgspec.field(default_factory=list)

    @property
    def total(self) -> int:
        """The bid with what was added in ties, in Mega-Yen."""
        return self.bid.total + sum(self.paid)


class Course(msgspec.Struct):
    """The bids of one round and what followed; ``won`` is None while it is not settled."""

    rows: dict[Seat, Row]
    won: ControlWon | None = None
    is_void: bool = False


def is_time(s: TokyoState) -> bool:
    """Whether the bids matter still: until the units of Phase 3 are activated."""
    for frame in s.stack:
        match frame:
            case BiddingFrame(void=True) | TieFrame() | LotFrame() | PenaltyFrame() | PlansFrame():
                return True
            case _:
                pass
    return False


def course(back: Iterator[Event]) -> Course | None:
    """Return the last round of bids of this turn by its events, the newest first; None before it."""
    told: list[Event] = []
    for event in back:
        match event:
            case BidsShown():
                return _course(reversed(told))
            case TurnBegun():
                return None
            case _:
                told.append(event)
    return None


def _course(events: Iterator[Event]) -> Course:
    found = Course(rows={})
    for event in events:
        match event:
            case BidShown():
                found.rows[event.bidder] = Row(bid=event)
            case TieDieThrown():
                found.rows[event.bidder].dice.append(event.face)
                found.rows[event.bidder].paid.append(event.paid)
            case LotDieThrown():
                found.rows[event.bidder].dice.append(event.face)
            case ControlWon():
                found.won = event
            case RoundVoid():
                found.is_void = True
            case _:
                pass
    return found


def shown(ground: Ground, s: TokyoState, back: Iterator[Event]) -> QWidget | None:
    """Return the last bids of this turn to be seen beside what is asked, None where they matter no more."""
    known = course(back) if is_time(s) else None
    if known is None:
        return None
    is_brief = any(isinstance(frame, PlansFrame) for frame in s.stack)
    return BidStrip(ground, s, known) if is_brief else BidResult(ground, s, known)


class BidResult(QFrame):
    """A line for each player, the highest bid first, and who controls GODRAN."""

    def __init__(self, ground: Ground, s: TokyoState, course: Course, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground, self._s = ground, s
        self.course = course
        self.setStyleSheet(RULED)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 6, 6)
        self._grid.setHorizontalSpacing(5)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(1, 1)
        head = label(worded(_headline(s, course)), "strong", wraps=True)
        self._grid.addWidget(head, 0, 0, 1, 6)
        for row in _ranked(course):
            self._add(row, is_winner=row.bid.bidder == _winner(course))

    def _add(self, row: Row, *, is_winner: bool) -> None:
        line = self._grid.rowCount()
        seat = row.bid.bidder
        name = worded(seat_name(self._s, seat))
        role = "strong" if is_winner else ""
        sign = Mark(seat_mark(self._ground, self._s, seat), MARK, name, self)
        self._grid.addWidget(sign, line, 0)
        self._grid.addWidget(Elided(name, role), line, 1)
        if is_winner:
            counter = Picture(godran_face(self._ground, self._s), COUNTER, worded(say("GODRAN")), self)
            self._grid.addWidget(counter, line, 2)
        self._grid.addWidget(Cards(row.bid, worded(_played(row.bid)), self), line, 3)
        if row.dice:
            self._grid.addWidget(TieDice(row.dice, worded(_thrown(row)), self), line, 4)
        total = label(worded(say("¥{total}", total=row.total)), role)
        total.setToolTip(tally_tip(_tally(self._ground, row)))
        self._grid.addWidget(total, line, 5, Qt.AlignmentFlag.AlignRight)


class BidStrip(QFrame):
    """All of it in one row, for a form that needs the room: GODRAN with its Controller, then the others.

    What was played, and the dice of ties, are told at the pointer.
    """

    def __init__(self, ground: Ground, s: TokyoState, course: Course, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.course = course
        self.setStyleSheet(RULED.replace("BidResult", "BidStrip"))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 6, 4)
        line.setSpacing(4)
        winner = _winner(course)
        for row in _ranked(course):
            is_winner = row.bid.bidder == winner
            if is_winner:
                name = worded(_headline(s, course))
                line.addWidget(Picture(godran_face(ground, s), COUNTER, name, self))
            told = worded(_told(s, row))
            line.addWidget(Mark(seat_mark(ground, s, row.bid.bidder), MARK, told, self))
            total = label(worded(say("¥{total}", total=row.total)), "strong" if is_winner else "")
            total.setToolTip(tally_tip(_tally(ground, row)))
            line.addWidget(total)
            line.addSpacing(8)
        line.addStretch(1)


def _winner(course: Course) -> Seat | None:
    return course.won.controller if course.won is not None else None


def _ranked(course: Course) -> list[Row]:
    """The Controller first, then the highest bids."""
    winner = _winner(course)
    return sorted(course.rows.values(), key=lambda row: (row.bid.bidder != winner, -row.total))


def _headline(s: TokyoState, course: Course) -> Message:
    if course.won is not None:
        return say("{player} controls GODRAN", player=seat_name(s, course.won.controller))
    return say("The round was void") if course.is_void else say("The bids")


def _told(s: TokyoState, row: Row) -> Message:
    player, schemes = seat_name(s, row.bid.bidder), _played(row.bid)
    if not row.dice:
        return say("{player}: {schemes}", player=player, schemes=schemes)
    return say("{player}: {schemes}. {dice}", player=player, schemes=schemes, dice=_thrown(row))


def _played(bid: BidShown) -> Message:
    names = [SCHEMES[card] for card in bid.cards]
    if bid.carried:
        names.append(say("{scheme}, carried over", scheme=SCHEMES[bid.carried]))
    return listed(names) if names else say("No scheme")


def _tally(ground: Ground, row: Row) -> Tally:
    tally = Tally()
    for card in row.bid.cards:
        tally = tally.plus(ground.schemes[card].cost, SCHEMES[card], "VIII")
    if row.bid.carried:
        told = say("{scheme}, carried over for nothing", scheme=SCHEMES[row.bid.carried])
        tally = tally.plus(ground.schemes[row.bid.carried].cost, told, "VIII, 43")
    for face, paid in zip(row.dice, row.paid, strict=False):
        tally = tally.plus(paid, say("die {face} of the tie", face=face), "VIII, 36")
    return tally


class Cards(Sign):
    """The schemes of a bid in small."""

    def __init__(self, bid: BidShown, name: str, parent: QWidget | None = None) -> None:
        super().__init__(CARD, name, parent)
        self._cards = (*bid.cards, *((bid.carried,) if bid.carried else ()))
        self._edge = self.height()
        self.setFixedWidth(max(1, len(self._cards)) * (self._edge + 2))

    def paint_sign(self, painter: QPainter, room: QRectF) -> None:
        """Paint the schemes beside each other."""
        for number, card in enumerate(self._cards):
            box = QRectF(number * (self._edge + 2) + 1, 1, self._edge - 2, room.height() - 2)
            scheme_swatch(painter, box, card)


class TieDice(Sign):
    """The dice that a player threw in ties, oldest first."""

    def __init__(self, faces: list[int], name: str, parent: QWidget | None = None) -> None:
        super().__init__(DIE, name, parent)
        self.faces = tuple(faces)
        self._edge = self.height()
        self.setFixedWidth(len(faces) * (self._edge + 2))

    def paint_sign(self, painter: QPainter, room: QRectF) -> None:
        """Paint the dice beside each other."""
        for number, face in enumerate(self.faces):
            box = QRectF(number * (self._edge + 2) + 1, 1, self._edge - 2, room.height() - 2)
            paint_die(painter, box, face)


def _thrown(row: Row) -> Message:
    faces = " ".join(str(face) for face in row.dice)
    return say("Dice of the tie: {faces}. Adds ¥{paid}.", faces=faces, paid=sum(row.paid))
