# SPDX-License-Identifier: GPL-3.0-or-later
"""Players of One More Barrel who stick to one plan, to see that no single plan beats playing by judgement."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.actions.orders import (
    AwardContract,
    EndAction,
    OpenConstruction,
    OpenPurchase,
    PassAction,
    RaiseMedia,
    RaiseTaxes,
    TakeMoney,
)
from rubbletop.games.barrel.frames.opening import StartFrame
from rubbletop.games.barrel.frames.orders import ConstructionFrame, TurnFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK
from rubbletop.games.barrel.player import choosing
from rubbletop.games.barrel.player.computers import Computer
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.taste import NORMAL
from rubbletop.kernel.facts import Action

if TYPE_CHECKING:
    from random import Random

PLANS = ("contracts", "taxes", "troops")


class FixedPlan(Computer):
    """Chooses the same kinds of actions all game long; whatever else is asked is answered by judgement.

    ``contracts``: one region is conquered, then nothing but contracts; ``taxes``: taxes and Mass-media;
    ``troops``: nothing but purchases and moves. Where no box is left there are taxes, then money.
    """

    def __init__(self, plan: str) -> None:
        super().__init__(NORMAL)
        self.plan = plan

    def decided(self, outlook: Outlook, rng: "Random | None") -> Action:
        seat, s = outlook.seat, outlook.s
        match s.top:
            case StartFrame() if self.plan == "taxes":
                return BuyStart(seat=seat, troops=0, logistics=0)
            case StartFrame() if self.plan == "troops":
                return BuyStart(seat=seat, troops=outlook.cash // 2, logistics=0)
            case TurnFrame() as frame:
                first = choosing.settled(outlook, frame)
                return first if first is not None else next(self.wishes(outlook))
            case ConstructionFrame() as frame if self.plan == "contracts":
                done = frame.done.get("contract", 0)
                can_pay = outlook.ground.repeat_cost(done) <= outlook.cash
                if frame.acts and can_pay and s.powers[seat].contracts < MOST_ON_TRACK:
                    return AwardContract(seat=seat)
                return EndAction(seat=seat)
            case _:
                return super().decided(outlook, rng)

    def wishes(self, outlook: Outlook) -> Iterator[Action]:
        """Yield what the plan wants now, the dearest wish first; all of it can be chosen."""
        seat, s, ground = outlook.seat, outlook.s, outlook.ground
        is_done = self.plan == "contracts" and bool(s.controlled(seat))
        if is_done and s.powers[seat].contracts < MOST_ON_TRACK:
            for box in ground.free_boxes(s, "construction")[:1]:
                yield OpenConstruction(seat=seat, box=box)
        if self.plan != "taxes" and not is_done:
            for box in ground.free_boxes(s, "purchase")[:1]:
                yield OpenPurchase(seat=seat, box=box)
        if not s.powers[seat].taxed:
            yield RaiseTaxes(seat=seat)
        if self.plan == "taxes":
            for box in ground.free_boxes(s, "media")[:1]:
                most = min(ground.amounts(box)[0], MOST_ON_TRACK - s.powers[seat].media)
                for points in range(most, 0, -1):
                    if ground.media_cost(points) <= outlook.cash:
                        yield RaiseMedia(seat=seat, box=box, points=points)
        for box in ground.free_boxes(s, "money")[:1]:
            yield TakeMoney(seat=seat, box=box)
        yield PassAction(seat=seat)
