# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals: an offer in one's own turn, its answer, and what changes hands (Diplomacy and Alliances; 44)."""

from collections.abc import Iterator

from rubbletop.games.barrel import dealings
from rubbletop.games.barrel.actions.deals import AcceptDeal, OfferDeal, RefuseDeal
from rubbletop.games.barrel.events.deals import (
    DealMade,
    DealOffered,
    DealRefused,
    LogisticsGiven,
    PromiseWritten,
    SupportPledged,
)
from rubbletop.games.barrel.frames.deals import Bundle, Deal, DealFrame, Transfer
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, Pledge, Promise, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.state import Change

# Offering, as a part of one's own turn


def offers(ground: Ground, s: BarrelState, seat: Seat) -> Iterator[OfferDeal]:
    """Yield the usual deals that a player can offer now; ``check`` takes any other as well."""
    for deal in dealings.usual(ground, s, seat):
        if dealings.why_no_offer(ground, s, deal) is None:
            yield OfferDeal(seat=seat, partner=deal.partner, give=deal.give, take=deal.take)


def check(ground: Ground, s: BarrelState, action: OfferDeal) -> None:
    """Raise IllegalAction, with the reason, unless the deal can be offered now."""
    refuse(dealings.why_no_offer(ground, s, _deal(action)))


def apply(t: Telling, action: OfferDeal) -> None:
    """Put the offer before the partner."""
    deal = _deal(action)
    frame = t.s.top_frame(TurnFrame)
    t.become(replace(frame, offers=frame.offers + 1))
    t.tell(DealOffered(deal=deal))
    t.push(DealFrame(deal=deal))


def _deal(action: OfferDeal) -> Deal:
    return Deal(
        proposer=action.seat,
        partner=action.partner,
        give=action.give,
        take=action.take,
        promise=action.promise,
    )


# Answering


class DealStep(BarrelStep):
    """The partner makes the deal, where cash and oil in hand allow it, or refuses."""

    name = "deal"
    rule = dealings.RULE
    frame = DealFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        return (s.top_frame(DealFrame).deal.partner,)

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[Action]:
        if dealings.why_no_answer(s, s.top_frame(DealFrame).deal) is None:
            yield AcceptDeal(seat=seat)
        yield RefuseDeal(seat=seat)

    def check(self, s: BarrelState, action: Action) -> None:
        match action:
            case AcceptDeal():
                refuse(dealings.why_no_answer(s, s.top_frame(DealFrame).deal))
            case RefuseDeal():
                pass
            case _:
                refuse(Bar(say("Answer the offer first."), dealings.RULE))

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        deal = s.top_frame(DealFrame).deal
        t.pop()
        match action:
            case AcceptDeal():
                _swap(t, deal)
            case _:
                frame = t.s.top_frame(TurnFrame)
                t.become(replace(frame, refused=(*frame.refused, deal)))
                t.tell(DealRefused(deal=deal))
        return t.change


def _swap(t: Telling, deal: Deal) -> None:
    """Let all change hands at once, and write down what is promised."""
    t.tell(DealMade(deal=deal))
    _give(t, deal.give, deal.proposer, deal.partner)
    _give(t, deal.take, deal.partner, deal.proposer)
    if deal.promise:
        giver, taker = deal.proposer, deal.partner
        promise = Promise(giver=giver, taker=taker, turn=t.s.turn, text=deal.promise)
        t.s = replace(t.s, promises=(*t.s.promises, promise))
        t.tell(PromiseWritten(giver=giver, taker=taker, text=deal.promise))


def _give(t: Telling, bundle: Bundle, giver: Seat, taker: Seat) -> None:
    t.pay_to(giver, bundle.cash, taker, "deal")
    t.hand_over(giver, bundle.oil, taker)
    for move in bundle.logistics:
        _transfer(t, move, giver, taker)
    for region in bundle.regions:
        t.take_control(taker, region, "deal")
    for region in bundle.support:
        pledge = Pledge(giver=giver, taker=taker, region=region)
        t.s = replace(t.s, pledges=(*t.s.pledges, pledge))
        t.tell(SupportPledged(giver=giver, taker=taker, region=region))


def _transfer(t: Telling, move: Transfer, giver: Seat, taker: Seat) -> None:
    border = t.ground.border
    if move.origin == border:
        t.s = t.s.with_reserve(giver, logistics=-move.number)
    else:
        t.s = t.s.with_logistics(move.origin, -move.number)
    if move.to == border:
        t.s = t.s.with_reserve(taker, logistics=move.number)
    else:
        t.s = t.s.with_logistics(move.to, move.number)
    t.tell(LogisticsGiven(giver=giver, taker=taker, path=(move.origin, move.to), number=move.number))
