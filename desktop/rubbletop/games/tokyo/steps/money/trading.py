# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 1: a broke player may trade victory points for Mega-Yen, or the game ends (III, VII; 5, 33)."""

from collections.abc import Iterator

from rubbletop.games.tokyo import schemes, trade
from rubbletop.games.tokyo.actions.money import AcceptOffer, EndTrade, NameAmount, OfferPoints, RefuseOffer
from rubbletop.games.tokyo.amounts import amounts
from rubbletop.games.tokyo.ending import finish
from rubbletop.games.tokyo.events.common import Earned
from rubbletop.games.tokyo.events.money import (
    AmountNamed,
    OfferRefused,
    PointsOffered,
    TradeFailed,
    TradeMade,
    WentBroke,
)
from rubbletop.games.tokyo.frames.money import Deal, TradeFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import Change


class TradingStep(TokyoStep):
    """The broke player offers; the buyer takes it, leaves it, or names another amount, once.

    Ruling: who is broke is settled once, when all have collected; a buyer without centers whose last
    Mega-Yen go into a trade has traded, and is not broke this turn (5). A window closes with a trade, as
    the seller is not out of Mega-Yen any more, and by itself when every amount has come to nothing. The
    game ends as soon as one closes without a trade, for nothing that could follow would alter it (5).
    """

    name = "trading"
    rule = "VII"
    frame = TradeFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        frame = s.top_frame(TradeFrame)
        if frame.deal is not None:
            return (frame.deal.asked,)
        return frame.left[:1] if trade.can_offer(s, frame) else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[Offer]:
        deal = s.top_frame(TradeFrame).deal
        return self._offers(s, seat) if deal is None else self._answers(s, deal)

    def _offers(self, s: TokyoState, seat: Seat) -> Iterator[Offer]:
        frame = s.top_frame(TradeFrame)
        for buyer in trade.buyers(s, seat):
            offer = OfferPoints(seat=seat, buyer=buyer, amount=1)
            yield from amounts(offer, 1, trade.most(s, seat, buyer), trade.barred(frame, buyer))
        yield EndTrade(seat=seat)

    def _answers(self, s: TokyoState, deal: Deal) -> Iterator[Offer]:
        frame = s.top_frame(TradeFrame)
        high = trade.answerable(s, deal.seller, deal.buyer)
        if deal.asked == deal.seller or deal.amount <= high:
            yield AcceptOffer(seat=deal.asked)
        yield RefuseOffer(seat=deal.asked)
        if deal.asked == deal.buyer:
            but = (*trade.barred(frame, deal.buyer), deal.amount)
            yield from amounts(NameAmount(seat=deal.asked, amount=1), 1, high, but)

    def check(self, s: TokyoState, action: Action) -> None:
        refuse(self._why_not(s, action))
        super().check(s, action)

    def _why_not(self, s: TokyoState, action: Action) -> Bar | None:
        deal = s.top_frame(TradeFrame).deal
        if isinstance(action, OfferPoints) and deal is None:
            return trade.why_no_offer(s, action.buyer, action.amount)
        if isinstance(action, NameAmount) and deal is not None and deal.asked == deal.buyer:
            return trade.why_no_amount(s, action.amount)
        if isinstance(action, AcceptOffer) and deal is not None and deal.asked == deal.buyer:
            return trade.why_no_trade(s, deal)
        return None

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        match action:
            case OfferPoints(seat=seller, buyer=buyer, amount=amount):
                _ask(t, Deal(seller=seller, buyer=buyer, amount=amount, asked=buyer))
                t.tell(PointsOffered(seller=seller, buyer=buyer, amount=amount))
            case NameAmount(amount=amount):
                _name(t, amount)
            case AcceptOffer():
                _trade(t)
            case RefuseOffer(seat=seat):
                _refuse(t, seat)
            case EndTrade(seat=seat):
                _fail(t, TradeFailed(seller=seat, could=True))
            case _:
                raise AssertionError(action)
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        seller = s.top_frame(TradeFrame).left[0]
        _fail(t, TradeFailed(seller=seller, could=bool(trade.buyers(s, seller))))
        return t.change


def _deal(t: Telling) -> Deal:
    deal = t.s.top_frame(TradeFrame).deal
    assert deal is not None
    return deal


def _ask(t: Telling, deal: Deal) -> None:
    t.become(replace(t.s.top_frame(TradeFrame), deal=deal))


def _without(t: Telling, deal: Deal) -> TradeFrame:
    """The window with an amount that came to nothing."""
    frame = t.s.top_frame(TradeFrame)
    return replace(frame, deal=None, refused=(*frame.refused, (deal.buyer, deal.amount)))


def _name(t: Telling, amount: int) -> None:
    """Ask the seller about another amount; the one she offered came to nothing."""
    deal = _deal(t)
    t.become(_without(t, deal))
    _ask(t, replace(deal, amount=amount, asked=deal.seller))
    t.tell(AmountNamed(seller=deal.seller, buyer=deal.buyer, amount=amount))


def _refuse(t: Telling, seat: Seat) -> None:
    deal = _deal(t)
    other = deal.buyer if seat == deal.seller else deal.seller
    t.become(_without(t, deal))
    t.tell(OfferRefused(refuser=seat, other=other, amount=deal.amount))


def _trade(t: Telling) -> None:
    deal = _deal(t)
    t.tell(TradeMade(seller=deal.seller, buyer=deal.buyer, amount=deal.amount))
    t.pay(deal.buyer, deal.amount, "trade", deal.seller)
    t.earn(Earned(earner=deal.seller, amount=deal.amount, source="trade", about=deal.buyer))
    t.score(deal.seller, -deal.amount, "trade", deal.buyer)
    t.score(deal.buyer, deal.amount, "trade", deal.seller)
    left = t.s.top_frame(TradeFrame).left[1:]
    if left:
        t.become(TradeFrame(left=left))
        t.tell(WentBroke(seller=left[0]))
    else:
        schemes.begin_bids(t)


def _fail(t: Telling, event: TradeFailed) -> None:
    t.tell(event)
    finish(t, "broke")
