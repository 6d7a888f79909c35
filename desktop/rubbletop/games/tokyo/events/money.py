# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of Phases 1 and 2: income, trade, bids (VII, VIII)."""

from typing import ClassVar, Literal

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.tables import SchemeId
from rubbletop.kernel.facts import Event, Seat


class CenterHeld(Event, frozen=True, kw_only=True):
    """Seats hold a center of the sector that nobody controls, and each gets ``share`` of its output (32)."""

    building: BuildingId
    holders: tuple[Seat, ...]
    output: int
    share: int


class WentBroke(Event, frozen=True, kw_only=True):
    """A seat has no production center and no Mega-Yen: she must trade, or the game ends (III, VII)."""

    seller: Seat


class PointsOffered(Event, frozen=True, kw_only=True):
    """A seat offers victory points for as many Mega-Yen."""

    seller: Seat
    buyer: Seat
    amount: int


class AmountNamed(Event, frozen=True, kw_only=True):
    """The buyer would trade another amount."""

    seller: Seat
    buyer: Seat
    amount: int


class OfferRefused(Event, frozen=True, kw_only=True):
    """A seat does not trade at this amount."""

    refuser: Seat
    other: Seat
    amount: int


class TradeMade(Event, frozen=True, kw_only=True):
    """Victory points and Mega-Yen change hands one to one."""

    seller: Seat
    buyer: Seat
    amount: int


class TradeFailed(Event, frozen=True, kw_only=True):
    """A broke seat does not trade, or (``could`` false) has nothing to trade or nobody to trade with."""

    seller: Seat
    could: bool


class HandRefreshed(Event, frozen=True, kw_only=True):
    """A seat has used all her schemes and takes them up again (44); ``but`` is still carried, "" for none."""

    bidder: Seat
    but: SchemeId | Literal[""] = ""


class BidLaid(Event, frozen=True, kw_only=True):
    """A seat laid her bid face down."""

    bidder: Seat


class BidsShown(Event, frozen=True, kw_only=True):
    """All bids are turned up."""

    reveals: ClassVar[bool] = True


class BidShown(Event, frozen=True, kw_only=True):
    """What a seat bid: the cards, the scheme carried over ("" for none), and the sum in Mega-Yen."""

    bidder: Seat
    cards: tuple[SchemeId, ...]
    carried: SchemeId | Literal[""]
    total: int


class NothingBid(Event, frozen=True, kw_only=True):
    """Everybody bid nothing: each loses her unit closest to GODRAN (VIII)."""


class PenaltyMissed(Event, frozen=True, kw_only=True):
    """A seat has no unit on the map to lose (39)."""

    bidder: Seat


class TieDieThrown(Event, frozen=True, kw_only=True):
    """A tied bidder threw a die and added what she could pay of it (36)."""

    bidder: Seat
    face: int
    paid: int
    total: int


class RoundVoid(Event, frozen=True, kw_only=True):
    """Nobody tied can add anything: cards and payments return, and all bid again (37)."""


class LotsDrawn(Event, frozen=True, kw_only=True):
    """The second round is tied for good too: ``tied`` throw for the control free of charge (37)."""

    tied: tuple[Seat, ...]


class LotDieThrown(Event, frozen=True, kw_only=True):
    """A tied bidder threw a die that costs nothing (37)."""

    bidder: Seat
    face: int


class ControlWon(Event, frozen=True, kw_only=True):
    """A seat controls GODRAN this turn; ``total`` was her bid."""

    controller: Seat
    total: int


class SchemeCarried(Event, frozen=True, kw_only=True):
    """A seat may bid this scheme again next turn for nothing (41, 42)."""

    bidder: Seat
    scheme: SchemeId


Events = (
    CenterHeld
    | WentBroke
    | PointsOffered
    | AmountNamed
    | OfferRefused
    | TradeMade
    | TradeFailed
    | HandRefreshed
    | BidLaid
    | BidsShown
    | BidShown
    | NothingBid
    | PenaltyMissed
    | TieDieThrown
    | RoundVoid
    | LotsDrawn
    | LotDieThrown
    | ControlWon
    | SchemeCarried
)
