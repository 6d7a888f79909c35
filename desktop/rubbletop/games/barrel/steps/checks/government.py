# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 3: regions produce for the player and the Government; the idle are punished (35 to 38, 41)."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.checks import Forfeit
from rubbletop.games.barrel.events.checks import BarrelsForfeited, IdleForgiven, RegionIdle
from rubbletop.games.barrel.events.orders import OilProduced
from rubbletop.games.barrel.frames.checks import ForfeitFrame, GovernmentFrame
from rubbletop.games.barrel.sequence import after_government
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.checks.bars import FORFEIT_FIRST, NO_BARREL, NOT_YOURS
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.bars import refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId
from rubbletop.kernel.state import Change


class GovernmentStep(BarrelStep):
    """One player after another: all her regions that can produce do, then she answers for the others."""

    name = "government"
    rule = "Transitional Government"
    frame = GovernmentFrame

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(GovernmentFrame)
        seat = frame.left[0]
        idle = _produced(t, seat) if frame.idle is None else frame.idle
        if idle:
            t.become(GovernmentFrame(left=frame.left, idle=idle[1:]))
            _punish(t, seat, idle[0])
        else:
            after_government(t, frame.left[1:])
        return t.change


class ForfeitStep(BarrelStep):
    """The debtor gives up barrels one by one; where nothing is left to choose that goes by itself."""

    name = "forfeit"
    rule = "Transitional Government, 36"
    frame = ForfeitFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        frame = s.top_frame(ForfeitFrame)
        stores = _stores(s, frame.debtor)
        return (frame.debtor,) if len(stores) > 1 and sum(stores.values()) > frame.barrels else ()

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[Forfeit]:
        return (Forfeit(seat=seat, region=region) for region in _stores(s, seat))

    def check(self, s: BarrelState, action: Action) -> None:
        if not isinstance(action, Forfeit):
            refuse(FORFEIT_FIRST)
        elif action.region not in s.controlled(action.seat):
            refuse(NOT_YOURS)
        elif not s.regions[action.region].barrels:
            refuse(NO_BARREL)

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        assert isinstance(action, Forfeit)
        t = self.telling(s, dice)
        frame = s.top_frame(ForfeitFrame)
        _forfeit(t, action.seat, action.region, 1)
        t.pop()
        if frame.barrels > 1:
            t.push(replace(frame, barrels=frame.barrels - 1))
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(ForfeitFrame)
        for region, barrels in _stores(s, frame.debtor).items():
            _forfeit(t, frame.debtor, region, min(barrels, frame.barrels))
        t.pop()
        return t.change


def _produced(t: Telling, seat: Seat) -> tuple[SpaceId, ...]:
    """Let the regions of a player produce, half for the Government, rounded up; return those that cannot."""
    idle = []
    for region in t.s.controlled(seat):
        if not t.ground.can_produce(t.s, region):
            idle.append(region)
            continue
        half = -(-t.ground.output(t.s, region) // 2)
        t.use_logistics(region, 1, "production")
        t.s = replace(t.s.with_barrels(region, half), government=t.s.government + half)
        t.tell(OilProduced(producer=seat, region=region, barrels=half, government=half))
    return tuple(idle)


def _punish(t: Telling, seat: Seat, region: SpaceId) -> None:
    """Take a point of Influence for a region; where there is none money, where there is none barrels (36)."""
    t.tell(RegionIdle(seat=seat, region=region))
    cost = t.ground.edition.costs.idle_region * DOLLAR
    power = t.s.powers[seat]
    if power.influence:
        t.influence(seat, -1)
    elif t.can_pay(seat, cost):
        t.pay(seat, cost, "idle", region)
    else:
        _punish_in_oil(t, seat, region, cost)


def _punish_in_oil(t: Telling, seat: Seat, region: SpaceId, cost: int) -> None:
    """Take the fewest barrels that are worth the cost: from the hand first, then from her regions (36)."""
    needed = -(-cost // t.ground.price(t.s))
    from_hand = min(needed, t.s.powers[seat].oil)
    from_regions = min(needed - from_hand, sum(_stores(t.s, seat).values()))
    t.hand_over(seat, from_hand, None)
    if from_regions:
        t.push(ForfeitFrame(debtor=seat, barrels=from_regions))
    elif not from_hand:
        t.tell(IdleForgiven(seat=seat, region=region))


def _stores(s: BarrelState, seat: Seat) -> dict[SpaceId, int]:
    """The barrels in a player's regions, where there are any."""
    return {region: s.regions[region].barrels for region in s.controlled(seat) if s.regions[region].barrels}


def _forfeit(t: Telling, seat: Seat, region: SpaceId, barrels: int) -> None:
    t.s = t.s.with_barrels(region, -barrels)
    t.tell(BarrelsForfeited(seat=seat, region=region, barrels=barrels))
