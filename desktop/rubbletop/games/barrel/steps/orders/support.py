# SPDX-License-Identifier: GPL-3.0-or-later
"""Players called to a battle, who come with one group out of turn, or do not (Support move; 44, 47)."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.orders import CallSupport, DeclineSupport, GiveSupport
from rubbletop.games.barrel.events.orders import SupportCalled, SupportDeclined
from rubbletop.games.barrel.frames.orders import PurchaseFrame, SupportFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, Pledge, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.orders.deed import Deed, spread
from rubbletop.games.barrel.steps.orders.moves import Group, go, groups, movable, why_no_group
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import dollars, region_name, seat_name
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import Change

RULE = "Support move, 47"


def bases(ground: Ground, s: BarrelState, guest: Seat, region: SpaceId) -> Iterator[SpaceId]:
    """Yield where a guest has troops that can come to a battle: the Border Region, contiguous regions."""
    for origin in (ground.border, *ground.beside[region]):
        if movable(ground, s, guest, origin).troops:
            yield origin


def can_come(ground: Ground, s: BarrelState, guest: Seat, region: SpaceId) -> bool:
    """Return whether a guest has troops that can come to a battle."""
    return next(bases(ground, s, guest, region), None) is not None


class CallDeed(Deed):
    """Call a player to a battle that was opened or joined in this action, for money or none."""

    action = CallSupport

    def choices(self, ground: Ground, s: BarrelState, seat: Seat) -> Iterator[Offer]:
        cash = max(0, s.powers[seat].cash)
        for region in s.top_frame(PurchaseFrame).joined:
            for guest in s.order:
                call = CallSupport(seat=seat, guest=guest, region=region, pay=0)
                if _why_no_call(ground, s, call) is None:
                    yield from spread(call, "pay", 0, cash)

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        assert isinstance(action, CallSupport)
        cash = s.powers[action.seat].cash
        if (bar := _why_no_call(ground, s, action)) is not None:
            return bar
        if action.pay < 0:
            return Bar(say("Support costs you at least nothing."), RULE)
        if action.pay > cash:
            return Bar(say("You have only {cash}.", cash=dollars(cash)), RULE)
        return None

    def do(self, t: Telling, action: Action) -> None:
        assert isinstance(action, CallSupport)
        caller, guest, region, pay = action.seat, action.guest, action.region, action.pay
        t.s = replace(t.s, supported=(*t.s.supported, (region, guest)))
        t.tell(SupportCalled(caller=caller, guest=guest, region=region, pay=pay))
        t.push(SupportFrame(caller=caller, guest=guest, region=region, pay=pay))


def _why_no_call(ground: Ground, s: BarrelState, call: CallSupport) -> Bar | None:
    """Return why a player cannot be called to a battle, whatever is paid."""
    if call.guest not in s.seats or call.guest == call.seat:
        return Bar(say("Call one of the other players."), RULE)
    if call.region not in s.top_frame(PurchaseFrame).joined:
        return Bar(say("You can call for support only to a battle that you go into with this action."), RULE)
    names = {"player": seat_name(s, call.guest), "region": region_name(ground, call.region)}
    if (call.region, call.guest) in s.supported:
        return Bar(say("{player} was called to {region} this turn already.", **names), RULE)
    if not can_come(ground, s, call.guest, call.region):
        return Bar(
            say("{player} has no free troops next to {region} or in the Border Region.", **names), RULE
        )
    return None


class SupportStep(BarrelStep):
    """The guest comes with one group, for free, or declines unless she has pledged her support."""

    name = "support"
    rule = RULE
    frame = SupportFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        frame = s.top_frame(SupportFrame)
        return () if self._forced(s) is not None else (frame.guest,)

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[Offer]:
        ground, frame = self.ground(s), s.top_frame(SupportFrame)
        for origin in bases(ground, s, seat, frame.region):
            group = GiveSupport(seat=seat, origin=origin, troops=1, logistics=0)
            yield from groups(group, movable(ground, s, seat, origin), False)
        if not is_pledged(s, frame):
            yield DeclineSupport(seat=seat)

    def check(self, s: BarrelState, action: Action) -> None:
        frame = s.top_frame(SupportFrame)
        match action:
            case GiveSupport():
                refuse(_why_no_support(self.ground(s), s, frame, action))
            case DeclineSupport():
                names = {"region": region_name(self.ground(s), frame.region)}
                pledged = Bar(
                    say("You have pledged to come to {region}.", **names), "Diplomacy and Alliances, 44"
                )
                refuse(pledged if is_pledged(s, frame) else None)
            case _:
                refuse(Bar(say("You are called to a battle: come with a group, or decline."), RULE))

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        match action:
            case GiveSupport():
                _come(t, action)
            case DeclineSupport():
                frame = s.top_frame(SupportFrame)
                t.tell(SupportDeclined(guest=frame.guest, region=frame.region))
                t.pop()
            case _:
                raise AssertionError(action)
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        forced = self._forced(s)
        assert forced is not None
        _come(t, forced)
        return t.change

    def _forced(self, s: BarrelState) -> GiveSupport | None:
        """Return the one way in which a guest can keep her pledge, None where she has a choice."""
        frame = s.top_frame(SupportFrame)
        if not is_pledged(s, frame):
            return None
        match list(self.legal(s, frame.guest)):
            case [GiveSupport() as only]:
                return only
            case _:
                return None


def is_pledged(s: BarrelState, frame: SupportFrame) -> bool:
    """Return whether the guest has pledged in a deal of this turn that she will come."""
    return Pledge(giver=frame.guest, taker=frame.caller, region=frame.region) in s.pledges


def _why_no_support(ground: Ground, s: BarrelState, frame: SupportFrame, action: GiveSupport) -> Bar | None:
    name = region_name(ground, frame.region)
    if action.origin not in (ground.border, *ground.beside[frame.region]):
        return Bar(say("Support comes from next to {region} or from the Border Region.", region=name), RULE)
    if action.troops == 0 and action.logistics > 0:
        return Bar(say("Support brings at least 1 troop."), RULE)
    return why_no_group(ground, s, action.seat, action.origin, Group(action.troops, action.logistics))


def _come(t: Telling, action: GiveSupport) -> None:
    """Take the money and go."""
    frame = t.s.top_frame(SupportFrame)
    t.pay_to(frame.caller, frame.pay, frame.guest, "support")
    t.pop()
    go(t, frame.guest, (action.origin, frame.region), Group(action.troops, action.logistics), "support")
