# SPDX-License-Identifier: GPL-3.0-or-later
"""The opening, deals, and what the checks ask (Set Up; Diplomacy and Alliances; End Turn Checks)."""

from rubbletop.games.barrel import hauling
from rubbletop.games.barrel.actions.checks import Disband, Extract, Forfeit
from rubbletop.games.barrel.actions.deals import AcceptDeal, RefuseDeal
from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.dealings import why_no_answer
from rubbletop.games.barrel.frames.checks import ExtractionFrame
from rubbletop.games.barrel.frames.deals import Bundle, DealFrame
from rubbletop.games.barrel.player.draft import placed
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.worth import worth
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Action, Seat, SpaceId

MARGIN = 1.0
"""Half dollars by which a deal must be better than none."""
SUPPORT = 3.0
"""What a pledge of support is worth to either side, in half dollars."""


def opening(outlook: Outlook) -> BuyStart:
    """Return the purchase before the first turn."""
    affordable = outlook.cash // max(1, outlook.ground.element_cost(outlook.ground.border))
    troops = min(outlook.taste.start[0], affordable)
    return BuyStart(
        seat=outlook.seat, troops=troops, logistics=min(outlook.taste.start[1], affordable - troops)
    )


def deal(outlook: Outlook, frame: DealFrame) -> Action:
    """Return the answer to an offer: yes, where it is worth more than it costs."""
    offer, seat = frame.deal, outlook.seat
    if why_no_answer(outlook.s, offer) is None:
        after = _given(outlook, outlook.s, offer.take, seat, offer.proposer)
        after = _given(outlook, after, offer.give, offer.proposer, seat)
        gain = worth(outlook, after) - worth(outlook, outlook.s)
        gain += SUPPORT * (len(offer.give.support) - len(offer.take.support))
        if gain >= MARGIN:
            return AcceptDeal(seat=seat)
    return RefuseDeal(seat=seat)


def _given(outlook: Outlook, s: BarrelState, bundle: Bundle, giver: Seat, taker: Seat) -> BarrelState:
    """Return the position in which what a bundle holds has changed hands; hidden hands stay as they are."""
    ground = outlook.ground
    s = s.paid(taker, -bundle.cash).with_oil(taker, bundle.oil)
    s = s.paid(giver, bundle.cash).with_oil(giver, -bundle.oil)
    for move in bundle.logistics:
        s = placed(ground, s, giver, move.origin, (0, -move.number))
        s = placed(ground, s, taker, move.to, (0, move.number))
    for region in bundle.regions:
        s = s.with_region(region, control=taker)
    return s


def disband(outlook: Outlook, places: tuple[SpaceId, ...]) -> Disband:
    """Return where a troop is missed least."""
    s, seat, ground = outlook.s, outlook.seat, outlook.ground

    def left(place: SpaceId) -> float:
        return worth(outlook, placed(ground, s, seat, place, (-1, 0)))

    return Disband(seat=seat, region=max(places, key=left))


def forfeit(outlook: Outlook) -> Forfeit:
    """Return the region that can spare a barrel best."""
    return Forfeit(seat=outlook.seat, region=_fullest(outlook, outlook.s.controlled(outlook.seat)))


def extract(outlook: Outlook, frame: ExtractionFrame) -> Extract:
    """Return the region from which the next barrel comes: where there is no room for it, or no guard."""
    able = hauling.choices(outlook.ground, outlook.s, outlook.seat, frame.taken)
    return Extract(seat=outlook.seat, region=_fullest(outlook, able))


def _fullest(outlook: Outlook, regions: tuple[SpaceId, ...]) -> SpaceId:
    s, ground = outlook.s, outlook.ground

    def surplus(region: SpaceId) -> tuple[bool, int, bool, int]:
        held = s.regions[region]
        over = held.barrels - ground.room(s, region)
        return held.barrels > 0, max(0, over), not held.troops, held.barrels

    return max(regions, key=surplus)
