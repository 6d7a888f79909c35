# SPDX-License-Identifier: GPL-3.0-or-later
"""Oil Production as a selected action: regions produce, each once, without the Government."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.orders import EndAction, Produce, ProduceAll
from rubbletop.games.barrel.events.orders import OilProduced
from rubbletop.games.barrel.frames.orders import ProductionFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import logistics, region_name
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.state import Change

RULE = "Oil Production"


def producers(ground: Ground, s: BarrelState, seat: Seat) -> tuple[SpaceId, ...]:
    """Return the regions of a player that have the logistics to produce, in the order of their ids."""
    return tuple(region for region in s.controlled(seat) if ground.can_produce(s, region))


class ProductionStep(BarrelStep):
    """The producer chooses regions one by one, or all; the action ends by itself when none is left."""

    name = "production"
    rule = RULE
    frame = ProductionFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        return (s.top_frame(ProductionFrame).producer,) if self._left(s) else ()

    def _left(self, s: BarrelState) -> tuple[SpaceId, ...]:
        frame = s.top_frame(ProductionFrame)
        able = producers(self.ground(s), s, frame.producer)
        return tuple(region for region in able if region not in frame.done)

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[Action]:
        yield ProduceAll(seat=seat)
        yield from (Produce(seat=seat, region=region) for region in self._left(s))
        yield EndAction(seat=seat)

    def check(self, s: BarrelState, action: Action) -> None:
        match action:
            case Produce():
                refuse(_why_not(self.ground(s), s, action))
            case ProduceAll() | EndAction():
                pass
            case _:
                refuse(Bar(say("Finish the production first."), RULE))

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        match action:
            case Produce():
                _produce(t, action.seat, action.region)
            case ProduceAll():
                for region in self._left(s):
                    _produce(t, action.seat, region)
                t.pop()
            case _:
                t.pop()
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        return Change(s.pop())


def _produce(t: Telling, seat: Seat, region: SpaceId) -> None:
    """Lay the barrels of a region on it; one logistic is removed."""
    barrels = t.ground.output(t.s, region)
    t.use_logistics(region, 1, "production")
    t.s = t.s.with_barrels(region, barrels)
    t.tell(OilProduced(producer=seat, region=region, barrels=barrels))
    frame = t.s.top_frame(ProductionFrame)
    t.become(replace(frame, done=(*frame.done, region)))


def _why_not(ground: Ground, s: BarrelState, action: Produce) -> Bar | None:
    region = action.region
    if region not in s.regions:
        return Bar(say("There is no oil in that region."), RULE)
    name = region_name(ground, region)
    if s.regions[region].control != action.seat:
        return Bar(say("You do not control {region}.", region=name), RULE)
    if region in s.top_frame(ProductionFrame).done:
        return Bar(say("{region} has produced in this action.", region=name), RULE)
    if not ground.can_produce(s, region):
        needed = logistics(ground.needs(s, region))
        return Bar(say("{region} needs {logistics} to produce.", region=name, logistics=needed), RULE)
    return None
