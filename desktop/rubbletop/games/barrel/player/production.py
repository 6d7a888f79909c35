# SPDX-License-Identifier: GPL-3.0-or-later
"""Which regions should produce, in an Oil Production that is open (Oil Production)."""

from typing import NamedTuple

from rubbletop.games.barrel.actions.orders import EndAction, Produce, ProduceAll
from rubbletop.games.barrel.frames.orders import ProductionFrame
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.worth import worth
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.orders.production import producers
from rubbletop.kernel.facts import Action, SpaceId


class Plan(NamedTuple):
    """Regions that should produce, the position after it, and what it is worth."""

    value: float
    after: BarrelState
    regions: tuple[SpaceId, ...]


def planned(outlook: Outlook, done: tuple[SpaceId, ...]) -> Plan:
    """Return the best use of an Oil Production in which some regions have produced."""
    s, best = outlook.s, worth(outlook, outlook.s)
    chosen: list[SpaceId] = []
    for region in producers(outlook.ground, outlook.s, outlook.seat):
        if region not in done:
            after = produced(outlook, s, region)
            value = worth(outlook, after)
            if value > best:
                s, best = after, value
                chosen.append(region)
    return Plan(best, s, tuple(chosen))


def produced(outlook: Outlook, s: BarrelState, region: SpaceId) -> BarrelState:
    """Return the position in which a region has produced."""
    return s.with_logistics(region, -1).with_barrels(region, outlook.ground.output(s, region))


def next_step(outlook: Outlook, frame: ProductionFrame) -> Action:
    """Return the next decision of an Oil Production."""
    chosen = planned(outlook, frame.done).regions
    able = [r for r in producers(outlook.ground, outlook.s, outlook.seat) if r not in frame.done]
    if not chosen:
        return EndAction(seat=outlook.seat)
    if len(chosen) == len(able):
        return ProduceAll(seat=outlook.seat)
    return Produce(seat=outlook.seat, region=chosen[0])
