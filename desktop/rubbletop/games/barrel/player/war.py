# SPDX-License-Identifier: GPL-3.0-or-later
"""Retreats, terms among allies, and support in battles (War; Retreat; Support move)."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.orders import CallSupport, DeclineSupport, GiveSupport
from rubbletop.games.barrel.actions.war import (
    AcceptTerms,
    GoWithoutTerms,
    RefuseTerms,
    Retreat,
    StandFast,
)
from rubbletop.games.barrel.frames.orders import PurchaseFrame, SupportFrame
from rubbletop.games.barrel.frames.war import AlliesFrame, RetreatsFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK
from rubbletop.games.barrel.player.draft import placed
from rubbletop.games.barrel.player.odds import conquest
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.worth import worth
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.orders.support import bases, can_come, is_pledged
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.kernel.facts import Action, SpaceId

DESPERATE = 0.15
"""A battle that is won less often than that is left if there is a way."""
FEE = 2 * DOLLAR
"""What a player offers for support, in half dollars."""
DOUBTFUL = 0.75
"""With better odds nobody is called for support."""
TROOP_RISK = 0.5
"""Half dollars that a guest wants for each troop that she risks, and more for a rival's good."""
FAVOUR = 1.0


def retreat(outlook: Outlook, frame: RetreatsFrame) -> Action:
    """Return a retreat that makes the position worth more, else that the troops stand fast."""
    s, seat, stand = outlook.s, outlook.seat, worth(outlook, outlook.s)
    action: Retreat | None = None
    best = stand
    declared = {flight.region for flight in frame.flights if flight.seat == seat}
    for region in s.battles():
        if seat not in s.regions[region].troops or region in declared:
            continue
        if conquest(outlook.ground, s, region, s.regions[region].all_troops).win > 1 - DESPERATE:
            continue
        for to in outlook.ground.beside[region]:
            if s.regions[to].control is not None:
                value = worth(outlook, _left(outlook, s, region, to))
                if value > best:
                    best, action = value, Retreat(seat=seat, region=region, to=to)
    return action or StandFast(seat=seat)


def _left(outlook: Outlook, s: BarrelState, region: SpaceId, to: SpaceId) -> BarrelState:
    """Return the position after a retreat."""
    seat, ground = outlook.seat, outlook.ground
    number, power = s.regions[region].troops[seat], s.powers[outlook.seat]
    after = placed(ground, s, seat, region, (-number, 0))
    if number > 1:
        after = placed(ground, after, seat, to, (number - 1, 0))
    return after.with_power(seat, pacifism=min(MOST_ON_TRACK, power.pacifism + 1))


def terms(outlook: Outlook, frame: AlliesFrame) -> Action:
    """Return what a player says about who loses and who controls."""
    seat = outlook.seat
    if frame.terms is None:
        return GoWithoutTerms(seat=seat)
    if frame.terms.loser != seat or frame.terms.controller == seat:
        return AcceptTerms(seat=seat)
    return RefuseTerms(seat=seat)


def call(outlook: Outlook, frame: PurchaseFrame) -> CallSupport | None:
    """Return a call for support to a doubtful battle of one's own, None where it does not pay."""
    s, seat, ground = outlook.s, outlook.seat, outlook.ground
    for region in frame.joined:
        held = s.regions[region]
        odds = conquest(ground, s, region, held.all_troops)
        if held.arrivals[0] != seat or odds.win > DOUBTFUL:
            continue
        now = worth(outlook, s)
        for guest in outlook.rivals:
            if (region, guest) in s.supported or not can_come(ground, s, guest, region):
                continue
            helped = s.with_troops(region, guest, 1)
            fee = min(FEE, outlook.cash)
            if worth(outlook, helped.paid(seat, fee)) > now:
                return CallSupport(seat=seat, guest=guest, region=region, pay=fee)
    return None


def support(outlook: Outlook, frame: SupportFrame) -> Action:
    """Return the answer to a call: a small group where it pays, or where it was pledged."""
    found = list(_groups(outlook, frame.region))
    if is_pledged(outlook.s, frame):
        return min(found, key=lambda entry: entry[0])[1]
    for price, action in found:
        if frame.pay >= price:
            return action
    return DeclineSupport(seat=outlook.seat)


def _groups(outlook: Outlook, region: SpaceId) -> Iterator[tuple[float, GiveSupport]]:
    """Yield from where one troop could come, with the half dollars that are wanted for it."""
    s, seat, ground = outlook.s, outlook.seat, outlook.ground
    odds = conquest(ground, s, region, s.regions[region].all_troops + 1)
    now = worth(outlook, s)
    for origin in bases(ground, s, seat, region):
        after = placed(ground, s, seat, origin, (-1, 0))
        lost = now - worth(outlook, after)
        yield (
            lost * (1 - odds.win) + FAVOUR + TROOP_RISK,
            GiveSupport(seat=seat, origin=origin, troops=1, logistics=0),
        )
