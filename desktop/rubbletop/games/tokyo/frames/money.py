# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of Phases 1 and 2: income, trade, bidding (VII, VIII)."""

from typing import Literal

from rubbletop.games.tokyo.tables import SchemeId
from rubbletop.kernel.facts import Record, Seat
from rubbletop.kernel.state import Frame


class IncomeFrame(Frame, frozen=True, kw_only=True):
    """Everybody collects Mega-Yen (VII)."""


class Deal(Record, frozen=True, kw_only=True):
    """An offer to trade so many victory points of the seller for as many Mega-Yen of the buyer.

    ``asked`` must answer: the buyer, or the seller where the buyer named another amount.
    """

    seller: Seat
    buyer: Seat
    amount: int
    asked: Seat


class TradeFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left``, who is broke, may trade (33).

    ``refused``: what came to nothing in this window, as buyer and amount; none of it is named again.
    """

    left: tuple[Seat, ...]
    refused: tuple[tuple[Seat, int], ...] = ()
    deal: Deal | None = None


class Bid(Record, frozen=True, kw_only=True):
    """A sealed bid: the new cards, and whether the carried scheme counts; a view hides it as the card ?."""

    cards: tuple[SchemeId | Literal["?"], ...] = ()
    carry: bool = False


class BiddingFrame(Frame, frozen=True, kw_only=True):
    """Everybody bids in secret; ``bids`` are those laid down so far, by seat.

    ``void``: one round was void (37); ``punished``: the all-zero penalty is over (38).
    """

    bids: dict[Seat, Bid]
    void: bool = False
    punished: bool = False


class PenaltyFrame(Frame, frozen=True, kw_only=True):
    """Everybody bid nothing: each of ``left`` loses her unit closest to GODRAN (39)."""

    left: tuple[Seat, ...]


class TieFrame(Frame, frozen=True, kw_only=True):
    """The bids lie open, ``sums`` in Mega-Yen, and ties are rolled off (36, 37).

    ``paid``: what each has paid in this round. ``void``, ``punished``: as in BiddingFrame.
    """

    bids: dict[Seat, Bid]
    sums: dict[Seat, int]
    paid: dict[Seat, int]
    void: bool = False
    punished: bool = False


class LotFrame(Frame, frozen=True, kw_only=True):
    """A second round ended in a tie that no Mega-Yen can break: ``tied`` roll for it free of charge (37).

    ``throws`` counts the ties of these dice so far.
    """

    tied: tuple[Seat, ...]
    bids: dict[Seat, Bid]
    sums: dict[Seat, int]
    throws: int = 0


Frames = IncomeFrame | TradeFrame | BiddingFrame | PenaltyFrame | TieFrame | LotFrame
