# SPDX-License-Identifier: GPL-3.0-or-later
"""Harebrained schemes: the hand of each player, what she can bid, and what is carried over (VIII)."""

from collections.abc import Iterable
from itertools import combinations

from rubbletop.games.tokyo.events.money import HandRefreshed, SchemeCarried
from rubbletop.games.tokyo.frames.money import Bid
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.sequence import begin_bidding
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.tables import HIDDEN, SchemeId
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.facts import Seat

Cards = tuple[SchemeId, ...]


def hand(ground: Ground, s: TokyoState, seat: Seat) -> Cards:
    """Return the schemes that a seat can play before her hand comes back, in the order of the tables."""
    return tuple(scheme for scheme in ground.schemes if scheme not in s.used[seat])


def cost(ground: Ground, cards: Iterable[SchemeId]) -> int:
    """Return what schemes cost together, in Mega-Yen."""
    return sum(ground.schemes[card].cost for card in cards)


def wanted(s: TokyoState) -> int:
    """Return how many cards a bid takes: one, or two where two play (VIII)."""
    return 2 if s.is_two else 1


def payable(ground: Ground, s: TokyoState, seat: Seat, count: int) -> tuple[Cards, ...]:
    """Return each choice of so many cards of the hand that the seat can pay, in the order of the tables."""
    cash = s.cash[seat]
    choices = combinations(hand(ground, s, seat), count)
    return tuple(cards for cards in choices if cost(ground, cards) <= cash)


def due(ground: Ground, s: TokyoState, seat: Seat) -> int:
    """Return how many cards a seat must play without the carried scheme: as many as she can pay (34, 35)."""
    return next(count for count in range(wanted(s), -1, -1) if payable(ground, s, seat, count) or not count)


def bids(ground: Ground, s: TokyoState, seat: Seat) -> tuple[Bid, ...]:
    """Return the bids open to a seat (34, 35, 43).

    Without the carried scheme she plays as many cards as she must: one, or two where two play, or fewer
    where she cannot pay or has no more. Beside the carried scheme she plays up to so many, or none.
    """
    must = payable(ground, s, seat, due(ground, s, seat))
    found = tuple(Bid(cards=cards) for cards in must)
    if seat not in s.carried:
        return found
    beside = (cards for count in range(wanted(s), -1, -1) for cards in payable(ground, s, seat, count))
    return (*found, *(Bid(cards=cards, carry=True) for cards in beside))


def can_choose(ground: Ground, s: TokyoState, seat: Seat) -> bool:
    """Return whether more than one bid is open to a seat, as far as all may know.

    Ruling: whoever has but one bid is not asked. Where purses are secret that must not show what she has:
    with no more than one card in hand, and none carried, she never has a choice.
    """
    if s.options.hidden_cash:
        return seat in s.carried or len(hand(ground, s, seat)) > 1
    return len(bids(ground, s, seat)) > 1


def known(bid: Bid) -> Cards:
    """Return the new cards of a bid that is not hidden."""
    return tuple(card for card in bid.cards if card != HIDDEN)


def cards_of(s: TokyoState, seat: Seat, bid: Bid) -> Cards:
    """Return all cards of a bid that is not hidden, the carried one last."""
    return (*known(bid), s.carried[seat]) if bid.carry else known(bid)


def begin_bids(t: Telling) -> None:
    """Begin Phase 2: hands that are used up come back, and the table is cleared of last turn's schemes."""
    _refresh_hands(t)
    t.s = replace(t.s, schemes={})
    begin_bidding(t)


def _refresh_hands(t: Telling) -> None:
    """Give their hands back to those who have used all their schemes, but for one still carried (44)."""
    for seat in t.s.order:
        if not hand(t.ground, t.s, seat):
            kept = t.s.carried.get(seat)
            t.s = replace(t.s, used={**t.s.used, seat: () if kept is None else (kept,)})
            t.tell(HandRefreshed(bidder=seat, but=kept or ""))


def carry_over(t: Telling, sector: str) -> None:
    """Let the owner of the sector in which GODRAN spent its whole phase carry a scheme over (41, 42).

    Ruling: of several schemes that she played or carried this turn the one that costs most goes on; it is
    the one she would choose.
    """
    owner = t.s.sectors[sector]
    if owner is None:
        return
    cards = t.s.schemes.get(owner, ())
    if not cards:
        return
    best = max(cards, key=lambda card: t.ground.schemes[card].cost)
    t.s = replace(t.s, carried={**t.s.carried, owner: best})
    t.tell(SchemeCarried(bidder=owner, scheme=best))
