# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for deals."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions import deals as actions
from rubbletop.games.barrel.events import deals as facts
from rubbletop.games.barrel.frames.deals import Bundle, Deal, DealFrame, Transfer
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import (
    barrels,
    dollars,
    listed,
    logistics,
    place_name,
    region_name,
    seat_name,
)
from rubbletop.kernel.facts import Action, Event, Message, Seat, say, verbatim


def bundle_named(ground: Ground, bundle: Bundle, promise: str = "") -> Message:
    """Return what one side gives in a deal, a written promise included, as one phrase."""
    parts = list(_parts(ground, bundle))
    if promise:
        parts.append(say("the promise “{text}”", text=verbatim(promise)))
    return listed(parts) if parts else say("nothing")


def _parts(ground: Ground, bundle: Bundle) -> Iterator[Message]:
    if bundle.cash:
        yield dollars(bundle.cash)
    if bundle.oil:
        yield barrels(bundle.oil)
    yield from (_transfer(ground, move) for move in bundle.logistics)
    for region in bundle.regions:
        yield say("control of {region}", region=region_name(ground, region))
    for region in bundle.support:
        yield say("support in {region}", region=region_name(ground, region))


def _transfer(ground: Ground, move: Transfer) -> Message:
    number, origin = logistics(move.number), place_name(ground, move.origin)
    if move.origin == move.to:
        return say("{logistics} in {region}", logistics=number, region=origin)
    to = place_name(ground, move.to)
    return say("{logistics} from {origin} to {region}", logistics=number, origin=origin, region=to)


def _terms(ground: Ground, deal: Deal) -> Message:
    give, take = bundle_named(ground, deal.give, deal.promise), bundle_named(ground, deal.take)
    return say("{give} for {take}", give=give, take=take)


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    match event:
        case facts.DealOffered(deal=deal):
            return say(
                "{player} offers {partner} a deal: {terms}.",
                player=seat_name(s, deal.proposer),
                partner=seat_name(s, deal.partner),
                terms=_terms(ground, deal),
            )
        case facts.DealMade(deal=deal):
            return say(
                "{partner} makes the deal with {player}.",
                partner=seat_name(s, deal.partner),
                player=seat_name(s, deal.proposer),
            )
        case facts.DealRefused(deal=deal):
            return say(
                "{partner} turns down what {player} offers.",
                partner=seat_name(s, deal.partner),
                player=seat_name(s, deal.proposer),
            )
        case _:
            return _given(ground, s, event)


def _given(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    match event:
        case facts.LogisticsGiven():
            origin, to = event.path
            return say(
                "{giver} gives {taker} {logistics}.",
                giver=seat_name(s, event.giver),
                taker=seat_name(s, event.taker),
                logistics=_transfer(ground, Transfer(origin=origin, to=to, number=event.number)),
            )
        case facts.SupportPledged():
            return say(
                "{giver} will come when {taker} calls to a battle in {region} this turn.",
                giver=seat_name(s, event.giver),
                taker=seat_name(s, event.taker),
                region=region_name(ground, event.region),
            )
        case facts.PromiseWritten():
            return say(
                "{giver} promises {taker} in writing: “{text}”",
                giver=seat_name(s, event.giver),
                taker=seat_name(s, event.taker),
                text=verbatim(event.text),
            )
        case _:
            return None


def wording(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    """Return the button text for a decision of this part, None for others."""
    match action:
        case actions.OfferDeal():
            return _offer(ground, s, action)
        case actions.AcceptDeal():
            return say("Make the deal")
        case actions.RefuseDeal():
            return say("Refuse the deal")
        case _:
            return None


def _offer(ground: Ground, s: BarrelState, action: actions.OfferDeal) -> Message:
    partner, give, take, promise = action.partner, action.give, action.take, action.promise
    deal = Deal(proposer=action.seat, partner=partner, give=give, take=take, promise=promise)
    terms = _terms(ground, deal)
    return say("Offer {partner}: {terms}", partner=seat_name(s, partner), terms=terms)


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message | None:
    """Return what is asked in a step of this part, None for others."""
    match s.top:
        case DealFrame(deal=deal):
            player = seat_name(s, deal.proposer)
            if seat != deal.partner:
                partner = seat_name(s, deal.partner)
                return say("{partner} answers an offer of {player}.", partner=partner, player=player)
            return say("{player} offers you a deal. Do you make it?", player=player)
        case _:
            return None
