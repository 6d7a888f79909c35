# SPDX-License-Identifier: GPL-3.0-or-later
"""The bids once they lie open: who leads, what is paid, who controls GODRAN (VIII; rulings 34 to 40)."""

from rubbletop.games.tokyo import schemes
from rubbletop.games.tokyo.events.common import Earned
from rubbletop.games.tokyo.events.money import (
    BidShown,
    BidsShown,
    ControlWon,
    LotsDrawn,
    NothingBid,
    RoundVoid,
)
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame, LotFrame, PenaltyFrame, TieFrame
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.sequence import begin_plans
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.facts import Seat, UnitId


def total(ground: Ground, s: TokyoState, seat: Seat, bid: Bid) -> int:
    """Return what a bid is worth in Mega-Yen, the carried scheme included (43)."""
    return schemes.cost(ground, schemes.cards_of(s, seat, bid))


def price(ground: Ground, bid: Bid) -> int:
    """Return what a bid costs: a carried scheme is free (43)."""
    return schemes.cost(ground, schemes.known(bid))


def leaders(s: TokyoState, sums: dict[Seat, int]) -> tuple[Seat, ...]:
    """Return who bids the most, in player order."""
    best = max(sums.values())
    return tuple(seat for seat in s.order if sums[seat] == best)


def closest(field: Field, seat: Seat) -> tuple[UnitId, ...]:
    """Return the units of a seat on the map that are closest to GODRAN, all of them where several are (39).

    Steps over areas are counted, buildings and units ignored; superweapons do not count.
    """
    far = field.board.steps_from(field.s.godran)
    steps = {
        unit.id: far[unit.area]
        for unit in field.s.units.values()
        if unit.owner == seat and unit.area is not None and field.ground.row(unit).type != "superweapon"
    }
    least = min(steps.values(), default=0)
    return tuple(sorted(unit for unit, far_off in steps.items() if far_off == least))


def open_bids(t: Telling, bids: dict[Seat, Bid]) -> None:
    """Turn all bids up, have everybody pay, and punish a round in which all bid nothing (VIII, 38, 40)."""
    frame = t.s.top_frame(BiddingFrame)
    t.tell(BidsShown())
    sums = {seat: total(t.ground, t.s, seat, bids[seat]) for seat in t.s.order}
    for seat in t.s.order:
        _show(t, seat, bids[seat], sums[seat])
    paid = {seat: price(t.ground, bids[seat]) for seat in t.s.order}
    is_punished = not frame.punished and not any(sums.values())
    punished = frame.punished or is_punished
    t.become(TieFrame(bids=bids, sums=sums, paid=paid, void=frame.void, punished=punished))
    if is_punished:
        t.tell(NothingBid())
        t.push(PenaltyFrame(left=t.s.order))


def _show(t: Telling, seat: Seat, bid: Bid, amount: int) -> None:
    carried = t.s.carried[seat] if bid.carry else ""
    t.tell(BidShown(bidder=seat, cards=schemes.known(bid), carried=carried, total=amount))
    t.pay(seat, price(t.ground, bid), "bid")


def settle(t: Telling, winner: Seat, bids: dict[Seat, Bid], sums: dict[Seat, int]) -> None:
    """Give the control to the winner, set all played cards aside, and go on to the plans."""
    used = {seat: (*t.s.used[seat], *schemes.known(bids[seat])) for seat in t.s.order}
    played = {seat: schemes.cards_of(t.s, seat, bids[seat]) for seat in t.s.order}
    t.s = replace(t.s, used=used, schemes=played, carried={}, controller=winner)
    t.tell(ControlWon(controller=winner, total=sums[winner]))
    begin_plans(t)


def end_deadlock(t: Telling, tied: tuple[Seat, ...]) -> None:
    """Deal with a tie that no Mega-Yen can break: once all bid anew, then it is thrown for (37)."""
    frame = t.s.top_frame(TieFrame)
    if frame.void:
        t.become(LotFrame(tied=tied, bids=frame.bids, sums=frame.sums))
        t.tell(LotsDrawn(tied=tied))
        return
    t.tell(RoundVoid())
    for seat in t.s.order:
        t.earn(Earned(earner=seat, amount=frame.paid[seat], source="void"))
    t.become(BiddingFrame(bids={}, void=True, punished=frame.punished))
