# SPDX-License-Identifier: GPL-3.0-or-later
"""Purchase and Move: first elements are bought, by land and by air, then groups move (31, 53)."""

from collections.abc import Iterator
from itertools import chain

from rubbletop.games.barrel.actions.orders import Buy, EndAction
from rubbletop.games.barrel.events.orders import Bought
from rubbletop.games.barrel.frames.orders import PurchaseFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.orders.deed import Deed, spread
from rubbletop.games.barrel.steps.orders.moves import (
    NO_REGION,
    MarchDeed,
    WithdrawDeed,
    arrive,
    is_safe,
    join,
    why_alone,
)
from rubbletop.games.barrel.steps.orders.support import CallDeed
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import dollars
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import Change

RULE = "Purchases"
MOVING = Bar(say("You buy before you move: purchases are over."), RULE)
BUSY = Bar(say("End your purchases and moves first."), "Purchases and Moves")


class BuyDeed(Deed):
    """Buy troops or logistics: into the Border Region, or by air and dearer into any region (31)."""

    action = Buy

    def choices(self, ground: Ground, s: BarrelState, seat: Seat) -> Iterator[Offer]:
        frame = s.top_frame(PurchaseFrame)
        if frame.moving:
            return
        room = ground.edition.troops.most - s.troops_of(seat)
        for region in (ground.border, *ground.country):
            most = _affordable(s.powers[seat].cash, ground.element_cost(region), frame.elements)
            troop = Buy(seat=seat, what="troop", region=region, number=1)
            yield from spread(troop, "number", 1, min(most, room))
            if is_safe(ground, s, seat, region):
                yield from spread(replace(troop, what="logistic"), "number", 1, most)

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        assert isinstance(action, Buy)
        if s.top_frame(PurchaseFrame).moving:
            return MOVING
        if action.region not in ground.board.regions:
            return NO_REGION
        return _why_not_so_many(ground, s, action) or _why_not_there(ground, s, action)

    def do(self, t: Telling, action: Action) -> None:
        assert isinstance(action, Buy)
        seat, region, number = action.seat, action.region, action.number
        troops, logistics = (number, 0) if action.what == "troop" else (0, number)
        frame = t.s.top_frame(PurchaseFrame)
        t.become(replace(frame, elements=frame.elements - number))
        _deliver(t, seat, region, troops, logistics)
        t.tell(Bought(buyer=seat, region=region, troops=troops, logistics=logistics))
        t.pay(seat, number * t.ground.element_cost(region), "purchase", region)
        arrive(t, seat, region, troops)
        if troops:
            join(t, region)


def _affordable(cash: int, cost: int, elements: int) -> int:
    return min(elements, cash // cost) if cost else elements


def _why_not_so_many(ground: Ground, s: BarrelState, action: Buy) -> Bar | None:
    """Return why so many elements cannot be bought, None where they can."""
    frame, cash = s.top_frame(PurchaseFrame), s.powers[action.seat].cash
    most, has = ground.edition.troops.most, s.troops_of(action.seat)
    if action.number < 1:
        return Bar(say("A purchase is of at least 1 element."), RULE)
    if not frame.elements:
        return Bar(say("You have bought all that this box gives."), RULE)
    if action.number > frame.elements:
        return Bar(say("You can buy only {number} more with this box.", number=frame.elements), RULE)
    if action.what == "troop" and has + action.number > most:
        return Bar(
            say("Nobody has more than {most} troops on the board, and you have {has}.", most=most, has=has),
            "Moves",
        )
    if (cost := action.number * ground.element_cost(action.region)) > cash:
        return Bar(
            say("That costs {cost}, and you have {cash}.", cost=dollars(cost), cash=dollars(cash)), RULE
        )
    return None


def _why_not_there(ground: Ground, s: BarrelState, action: Buy) -> Bar | None:
    """Return why elements cannot land in a region, None where they can (24)."""
    is_good = action.what == "troop" or is_safe(ground, s, action.seat, action.region)
    return None if is_good else why_alone(ground, action.region)


def _deliver(t: Telling, seat: Seat, region: SpaceId, troops: int, logistics: int) -> None:
    if region == t.ground.border:
        t.s = t.s.with_reserve(seat, troops, logistics)
    else:
        t.s = t.s.with_troops(region, seat, troops).with_logistics(region, logistics)


MOVING_DEEDS: tuple[Deed, ...] = (MarchDeed(), WithdrawDeed(), CallDeed())
DEEDS: dict[type[Action], Deed] = {deed.action: deed for deed in (BuyDeed(), *MOVING_DEEDS)}


class PurchaseStep(BarrelStep):
    """The buyer buys, moves and calls for support until she ends it, or nothing is left to do."""

    name = "purchase"
    rule = "Purchases and Moves"
    frame = PurchaseFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        frame = s.top_frame(PurchaseFrame)
        return (frame.buyer,) if self._is_open(s, frame) else ()

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[Offer]:
        ground = self.ground(s)
        for deed in DEEDS.values():
            yield from deed.choices(ground, s, seat)
        yield EndAction(seat=seat)

    def check(self, s: BarrelState, action: Action) -> None:
        if isinstance(action, EndAction):
            return
        deed = DEEDS.get(type(action))
        refuse(BUSY if deed is None else deed.bar(self.ground(s), s, action))

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        if isinstance(action, EndAction):
            t.pop()
        else:
            DEEDS[type(action)].do(t, action)
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        return Change(s.pop())

    def _is_open(self, s: BarrelState, frame: PurchaseFrame) -> bool:
        """Whether there may be something to do but to end; told from what everybody sees, not by the cash."""
        if frame.elements and not frame.moving:
            return True
        ground = self.ground(s)
        offers = chain.from_iterable(deed.choices(ground, s, frame.buyer) for deed in MOVING_DEEDS)
        return next(offers, None) is not None
