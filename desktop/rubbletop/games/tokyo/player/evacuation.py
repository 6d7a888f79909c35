# SPDX-License-Identifier: GPL-3.0-or-later
"""Bringing the populace to safety: who moves where this turn, and what it costs (XIII)."""

from typing import NamedTuple

from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.roads import FAR, Roads, Spot
from rubbletop.games.tokyo.state import Unit
from rubbletop.kernel.facts import SpaceId

LASTING = 0.9
"""The chance that a unit on its way is not caught in a turn."""
PRICE = 0.08
"""What a Mega-Yen is worth when it is spent on a rescue, in points."""
WORTHWHILE = 0.1
EXPOSED = 0.5
"""The chance that GODRAN, next door, goes for a unit that stands in the open."""
TAMED = 10
"""From so many areas away GODRAN does not come."""
WALLS = {5: 0.45, 10: 0.3, 15: 0.15, 20: 0.1}
"""The part of the danger that is left inside a building, by the number that smashes it."""


class Rescue(NamedTuple):
    """A unit's move of this turn: where to (None: off the map), its cost, what it gains in points."""

    unit: Unit
    to: Spot | None
    cost: int
    gain: float


def danger(outlook: Outlook, spot: Spot, godran: SpaceId) -> float:
    """Return the chance that a unit which ends its turn in a spot falls victim to GODRAN in the next."""
    far = outlook.field.board.distance(godran, spot.area)
    risk = EXPOSED * max(0.0, 1 - max(0, far - 1) / TAMED)
    if spot.stance == "outside":
        return risk
    building = outlook.field.building_at(spot.area)
    wall = outlook.ground.building(building).smash if building is not None else 0
    return risk * WALLS.get(wall, 0.3)


def rescues(outlook: Outlook, roads: Roads, godran: SpaceId) -> list[Rescue]:
    """Return the moves of populace that pay, the best for its Mega-Yen first; money is not counted."""
    found = []
    for unit in outlook.mine("map"):
        if outlook.ground.row(unit).type == "populace":
            best = _best(outlook, roads, godran, unit)
            if best is not None:
                found.append(best)
    found.sort(key=lambda rescue: -rescue.gain / rescue.cost)
    return found


def afforded(found: list[Rescue], cash: int) -> list[Rescue]:
    """Return the moves that can be paid, in order."""
    chosen = []
    for rescue in found:
        if rescue.cost <= cash:
            chosen.append(rescue)
            cash -= rescue.cost
    return chosen


def bill(outlook: Outlook) -> int:
    """Return what the moves of populace that pay will cost this turn, GODRAN staying where it is."""
    roads = Roads(outlook.field, outlook.s.godran)
    return sum(rescue.cost for rescue in rescues(outlook, roads, outlook.s.godran))


def hope(outlook: Outlook, unit: Unit, spot: Spot, exits: dict[Spot, int]) -> float:
    """Return the points that a unit in a spot promises: its rescue, less what it will still cost."""
    row = outlook.ground.row(unit)
    turns = -(-exits.get(spot, FAR) // row.mp)
    if turns > TAMED:
        return 0.0
    return row.vp * LASTING**turns - PRICE * row.cost * turns


def _best(outlook: Outlook, roads: Roads, godran: SpaceId, unit: Unit) -> Rescue | None:
    assert unit.area is not None
    row = outlook.ground.row(unit)
    exits = roads.to_safety(unit.kind)
    here = Spot(unit.area, unit.stance)
    if exits.get(here, FAR) <= row.mp:
        return Rescue(unit, None, row.cost, row.vp * (1 - LASTING) + row.vp * danger(outlook, here, godran))

    def merit(spot: Spot) -> float:
        return hope(outlook, unit, spot, exits) * (1 - danger(outlook, spot, godran))

    stay = merit(here)
    spot = max(roads.way(unit, row.mp), key=merit)
    gain = merit(spot) - stay - PRICE * row.cost * 0.5
    return Rescue(unit, spot, row.cost, gain) if spot != here and gain > WORTHWHILE else None
