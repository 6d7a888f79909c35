# SPDX-License-Identifier: GPL-3.0-or-later
"""What a broke player can trade: victory points for Mega-Yen, one to one (VII, 33)."""

from rubbletop.games.tokyo.frames.money import Deal, TradeFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Seat, say

RULE = "VII"


def most(s: TokyoState, seller: Seat, buyer: Seat) -> int:
    """Return the greatest amount that the two can trade, 0 for none.

    The seller keeps 0 points at least (33). Where purses are secret only the buyer knows what she can pay,
    so an offer may ask for more.
    """
    points = max(0, s.vp[seller])
    return points if s.options.hidden_cash else min(points, s.cash[buyer])


def buyers(s: TokyoState, seller: Seat) -> tuple[Seat, ...]:
    """Return with whom a broke seller can trade, in player order."""
    return tuple(seat for seat in s.order if seat != seller and most(s, seller, seat) > 0)


def can_offer(s: TokyoState, frame: TradeFrame) -> bool:
    """Return whether the broke player has an amount left that she could offer to anybody."""
    high = {buyer: most(s, frame.left[0], buyer) for buyer in buyers(s, frame.left[0])}
    return any(set(range(1, high[buyer] + 1)) - set(barred(frame, buyer)) for buyer in high)


def answerable(s: TokyoState, seller: Seat, buyer: Seat) -> int:
    """Return the greatest amount at which the buyer herself can trade; she knows her purse."""
    return min(max(0, s.vp[seller]), s.cash[buyer])


def barred(frame: TradeFrame, buyer: Seat) -> tuple[int, ...]:
    """Return the amounts that came to nothing with a buyer in this window, smallest first."""
    return tuple(sorted(amount for seat, amount in frame.refused if seat == buyer))


def why_no_offer(s: TokyoState, buyer: Seat, amount: int) -> Bar | None:
    """Return why the broke player cannot offer so much to a buyer, None where she can."""
    frame = s.top_frame(TradeFrame)
    seller = frame.left[0]
    if buyer == seller or buyer not in s.order:
        return Bar(say("A trade needs another player."), RULE)
    if amount < 1:
        return Bar(say("A trade is about at least 1 victory point."), RULE)
    if amount > s.vp[seller]:
        return Bar(
            say("You have no more victory points than {points} to sell.", points=max(0, s.vp[seller])), RULE
        )
    if amount > most(s, seller, buyer):
        return Bar(
            say("{buyer} has only {cash} Mega-Yen.", buyer=seat_name(s, buyer), cash=s.cash[buyer]), RULE
        )
    if amount in barred(frame, buyer):
        return Bar(say("That amount came to nothing with {buyer} already.", buyer=seat_name(s, buyer)), RULE)
    return None


def why_no_amount(s: TokyoState, amount: int) -> Bar | None:
    """Return why the buyer cannot name this amount instead, None where she can."""
    frame = s.top_frame(TradeFrame)
    deal = frame.deal
    assert deal is not None
    if amount < 1:
        return Bar(say("A trade is about at least 1 victory point."), RULE)
    if amount > s.vp[deal.seller]:
        return Bar(say("{seller} has no more points to sell.", seller=seat_name(s, deal.seller)), RULE)
    if amount > s.cash[deal.buyer]:
        return _short(s, deal.buyer)
    if amount == deal.amount or amount in barred(frame, deal.buyer):
        return Bar(say("Name an amount that was not named before."), RULE)
    return None


def why_no_trade(s: TokyoState, deal: Deal) -> Bar | None:
    """Return why the buyer cannot take an offer, None where she can: it may ask for more than she has."""
    return _short(s, deal.buyer) if deal.amount > s.cash[deal.buyer] else None


def _short(s: TokyoState, buyer: Seat) -> Bar:
    return Bar(say("You have only {cash} Mega-Yen.", cash=s.cash[buyer]), RULE)
