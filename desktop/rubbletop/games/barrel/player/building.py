# SPDX-License-Identifier: GPL-3.0-or-later
"""What to construct: act by act whatever makes the position worth most, repetitions being paid for."""

from collections.abc import Iterator
from typing import NamedTuple

from rubbletop.games.barrel.actions.orders import AwardContract, Construct, EndAction, GiveAid
from rubbletop.games.barrel.frames.orders import ActKind, ConstructionFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.worth import worth
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import BUILDINGS
from rubbletop.kernel.facts import Action

KINDS: tuple[ActKind, ...] = ("building", "influence", "contract")
Act = tuple[ActKind, Action, BarrelState]
"""An act: its kind, the decision, the position after it."""


class Plan(NamedTuple):
    """Acts to be done, the position after them, and what it is worth."""

    value: float
    after: BarrelState
    actions: tuple[Action, ...]


def planned(outlook: Outlook, frame: ConstructionFrame) -> Plan:
    """Return the best acts with what is left of a box."""
    s, acts, done = outlook.s, frame.acts, dict(frame.done)
    best = worth(outlook, s)
    actions: list[Action] = []
    while acts:
        found = [(worth(outlook, act[2]), act) for act in _acts(outlook, s, done)]
        if not found:
            break
        value, (kind, action, after) = max(found, key=lambda entry: entry[0])
        if value <= best:
            break
        best, s = value, after
        done[kind] = done.get(kind, 0) + 1
        actions.append(action)
        acts -= 1
    return Plan(best, s, tuple(actions))


def next_step(outlook: Outlook, frame: ConstructionFrame) -> Action:
    """Return the next decision with a box of Construction that is open."""
    actions = planned(outlook, frame).actions
    return actions[0] if actions else EndAction(seat=outlook.seat)


def _acts(outlook: Outlook, s: BarrelState, done: dict[ActKind, int]) -> Iterator[Act]:
    """Yield the acts that can be done and paid for."""
    ground, seat, power = outlook.ground, outlook.seat, s.powers[outlook.seat]
    fees = {kind: ground.repeat_cost(done.get(kind, 0)) for kind in KINDS}
    own = s.controlled(seat)
    if own and power.contracts < MOST_ON_TRACK and fees["contract"] <= power.cash:
        after = s.paid(seat, fees["contract"]).with_power(seat, contracts=power.contracts + 1)
        yield "contract", AwardContract(seat=seat), after
    if power.influence < MOST_ON_TRACK and fees["influence"] <= power.cash:
        for region in own:
            if s.regions[region].logistics:
                after = s.paid(seat, fees["influence"]).with_logistics(region, -1)
                after = after.with_power(seat, influence=power.influence + 1)
                yield "influence", GiveAid(seat=seat, region=region), after
    if fees["building"] <= power.cash:
        for region in own:
            for building in BUILDINGS:
                if ground.can_build(s, region, building):
                    after = s.paid(seat, fees["building"])
                    after = after.with_logistics(region, -ground.rows[building].cost)
                    buildings = (*s.regions[region].buildings, building)
                    after = after.with_region(region, buildings=buildings)
                    yield "building", Construct(seat=seat, region=region, building=building), after
