# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be offered and given in a deal, and the offers that are usual (Diplomacy and Alliances; 44)."""

from collections import Counter
from collections.abc import Iterator

from rubbletop.games.barrel.frames.deals import LONGEST_PROMISE, Bundle, Deal, Transfer
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.words.names import barrels, dollars, logistics, place_name, region_name, seat_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Seat, SpaceId, say

RULE = "Diplomacy and Alliances"
MOST_OFFERS = 3
"""How many deals a player may offer in one action."""
JOINERS = str.maketrans("", "", "\u200c\u200d")
"""What joins and parts letters, in Persian and Hindi for example, and signs of pictures, unseen itself."""


def usual(ground: Ground, s: BarrelState, proposer: Seat) -> Iterator[Deal]:
    """Yield the plain offers to each other player: a barrel at the price, a logistic at the border for $1.

    Ruling: any other deal can be offered as well; these few are listed for those who choose from a list.
    """
    price, one = ground.price(s), Transfer(origin=ground.border, to=ground.border, number=1)
    swaps = (
        (Bundle(oil=1), Bundle(cash=price)),
        (Bundle(cash=price), Bundle(oil=1)),
        (Bundle(logistics=(one,)), Bundle(cash=DOLLAR)),
        (Bundle(cash=DOLLAR), Bundle(logistics=(one,))),
    )
    for partner in s.order:
        for give, take in swaps:
            deal = Deal(proposer=proposer, partner=partner, give=give, take=take)
            if why_no_deal(ground, s, deal) is None:
                yield deal


def why_no_offer(ground: Ground, s: BarrelState, deal: Deal) -> Bar | None:
    """Return why a deal cannot be offered now, None where it can."""
    frame = s.top_frame(TurnFrame)
    if frame.offers >= MOST_OFFERS:
        return Bar(say("You have offered {number} deals in this action.", number=MOST_OFFERS), RULE)
    if deal in frame.refused:
        return Bar(say("{partner} refused just that.", partner=seat_name(s, deal.partner)), RULE)
    return why_no_deal(ground, s, deal)


def why_no_deal(ground: Ground, s: BarrelState, deal: Deal) -> Bar | None:
    """Return why a deal cannot be made as far as the proposer may know, None where it can.

    What the partner has in cash and oil only the partner knows (45): see ``why_no_answer``.
    """
    if deal.partner == deal.proposer or deal.partner not in s.seats:
        return Bar(say("A deal needs another player."), RULE)
    if deal.give.is_empty and deal.take.is_empty and not deal.promise:
        return Bar(say("A deal needs something that is given."), RULE)
    return (
        _why_no_text(deal.promise)
        or why_unpaid(s, deal.proposer, deal.give)
        or _why_no_bundle(ground, s, deal, deal.give, deal.proposer)
        or _why_no_bundle(ground, s, deal, deal.take, deal.partner)
    )


def can_be_read(text: str) -> bool:
    """Return whether a text is one line in which all can be seen, and something is."""
    seen = text.translate(JOINERS)
    return seen.isprintable() and bool(seen.strip())


def why_no_answer(s: BarrelState, deal: Deal) -> Bar | None:
    """Return why the partner cannot make a deal that was offered, None where it can be made."""
    return why_unpaid(s, deal.partner, deal.take)


def why_unpaid(s: BarrelState, giver: Seat, bundle: Bundle) -> Bar | None:
    """Return why a player does not have the cash or oil of a bundle."""
    power = s.powers[giver]
    if bundle.cash > max(0, power.cash):
        return Bar(say("You have only {cash}.", cash=dollars(max(0, power.cash))), RULE)
    if bundle.oil > max(0, power.oil):
        if not power.oil:
            return Bar(say("You have no oil in hand."), RULE)
        return Bar(say("You have only {barrels} in hand.", barrels=barrels(max(0, power.oil))), RULE)
    return None


def _why_no_text(promise: str) -> Bar | None:
    if len(promise) > LONGEST_PROMISE:
        longest = LONGEST_PROMISE
        return Bar(say("A promise has at most {longest} characters.", longest=longest), RULE)
    if promise != promise.strip() or len(promise.splitlines()) > 1:
        return Bar(say("A promise is one line of text, without spaces around it."), RULE)
    if promise and not can_be_read(promise):
        return Bar(say("A promise can have no characters that cannot be seen."), RULE)
    return None


def _why_no_bundle(ground: Ground, s: BarrelState, deal: Deal, bundle: Bundle, giver: Seat) -> Bar | None:
    """Why a side cannot give what lies open on the table."""
    if bundle.cash < 0 or bundle.oil < 0:
        return Bar(say("Nobody can give less than nothing."), RULE)
    regions = (_why_no_region(ground, s, giver, region) for region in bundle.regions)
    support = (_why_no_support(ground, s, giver, region) for region in bundle.support)
    moves = (_why_no_transfer(ground, s, deal, giver, move) for move in bundle.logistics)
    for bar in (*regions, *support, *moves):
        if bar is not None:
            return bar
    if _is_double(bundle.regions) or _is_double(bundle.support):
        return Bar(say("Nobody can give the same thing twice in a deal."), RULE)
    return _why_too_few(ground, s, giver, bundle)


def _is_double(regions: tuple[SpaceId, ...]) -> bool:
    return len(set(regions)) < len(regions)


def _why_no_region(ground: Ground, s: BarrelState, giver: Seat, region: SpaceId) -> Bar | None:
    if region not in s.regions:
        return Bar(say("Only regions of the country can change hands."), RULE)
    if s.regions[region].control != giver:
        player, name = seat_name(s, giver), region_name(ground, region)
        return Bar(say("{player} does not control {region}.", player=player, region=name), RULE)
    return None


def _why_no_support(ground: Ground, s: BarrelState, giver: Seat, region: SpaceId) -> Bar | None:
    """Why a player cannot promise to come to a battle in a region this turn."""
    if region not in s.regions or s.regions[region].control is not None:
        return Bar(say("Support is for a battle, in a region that nobody controls yet."), RULE)
    player, name = seat_name(s, giver), region_name(ground, region)
    if any((pledge.giver, pledge.region) == (giver, region) for pledge in s.pledges):
        return Bar(say("{player} has pledged support in {region} already.", player=player, region=name), RULE)
    if (region, giver) in s.supported:
        return Bar(
            say("{player} was called to {region} this turn already.", player=player, region=name),
            "Support move",
        )
    return None


def _why_no_transfer(ground: Ground, s: BarrelState, deal: Deal, giver: Seat, move: Transfer) -> Bar | None:
    """Why logistics cannot be given: within the Border Region, or to the taker's region next to theirs."""
    if move.number < 1:
        return Bar(say("Give at least 1 logistic."), RULE)
    taker = deal.partner if giver == deal.proposer else deal.proposer
    border = ground.border
    if {move.origin, move.to} & {*deal.give.regions, *deal.take.regions}:
        return Bar(say("A region changes hands with all logistics that are in it."), RULE)
    if move.origin == move.to == border:
        return None
    if move.origin != border and (bar := _why_no_region(ground, s, giver, move.origin)) is not None:
        return bar
    if move.to not in s.regions or s.regions[move.to].control != taker:
        player = seat_name(s, taker)
        return Bar(say("Logistics must go to a region that {player} controls.", player=player), RULE)
    if move.to not in ground.board.neighbours[move.origin]:
        return Bar(say("Logistics can only be given into a contiguous region."), RULE)
    return None


def _why_too_few(ground: Ground, s: BarrelState, giver: Seat, bundle: Bundle) -> Bar | None:
    """Why there are not so many logistics where they are to come from."""
    wanted: Counter[SpaceId] = Counter()
    for move in bundle.logistics:
        wanted[move.origin] += move.number
    for origin, number in wanted.items():
        is_border = origin == ground.border
        has = s.border[giver].logistics if is_border else s.regions[origin].logistics
        if not has:
            player, name = seat_name(s, giver), place_name(ground, origin)
            return Bar(say("{player} has no logistics in {region}.", player=player, region=name), RULE)
        if has < number:
            return Bar(
                say(
                    "{player} has only {logistics} in {region}.",
                    player=seat_name(s, giver),
                    logistics=logistics(has),
                    region=place_name(ground, origin),
                ),
                RULE,
            )
    return None
