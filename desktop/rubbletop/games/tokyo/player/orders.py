# SPDX-License-Identifier: GPL-3.0-or-later
"""Where each unit is to go in Phase 7, and the decision that brings it nearer (XIII)."""

from collections.abc import Callable
from typing import NamedTuple

from rubbletop.games.tokyo.actions.movement import (
    ClimbRoof,
    DropParatroop,
    EnterBuilding,
    EnterMap,
    LeaveBuilding,
    LeaveMap,
    LoadUnit,
    MoveUnit,
)
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.passage import STEP_MP
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.roads import FAR, Roads, Spot, first_step, start_of
from rubbletop.games.tokyo.state import Unit
from rubbletop.kernel.facts import Action, UnitId

Legal = Callable[[Action], bool]


class Goal(NamedTuple):
    """Where a unit goes: a spot, None for off the map; by air or not."""

    spot: Spot | None
    dropped: bool = False


class Orders(NamedTuple):
    """The goals of units in the order in which they move, who carries whom, who attacks, with what dice."""

    goals: dict[UnitId, Goal]
    loads: tuple[tuple[UnitId, UnitId], ...] = ()
    attackers: frozenset[UnitId] = frozenset()
    dice: int = 0


def next_move(outlook: Outlook, orders: Orders, roads: Roads, is_legal: Legal) -> Action | None:
    """Return a legal decision that carries the orders on, None where nothing more can be done."""
    frame = outlook.s.top_frame(MovementFrame)
    for carrier, cargo in orders.loads:
        load = LoadUnit(seat=outlook.seat, carrier=carrier, cargo=cargo)
        if carrier not in frame.spent and cargo not in frame.loads.get(carrier, ()) and is_legal(load):
            return load
    carried = {cargo for _, cargo in orders.loads if cargo in frame.carried}
    for unit, goal in orders.goals.items():
        if unit in carried:
            continue
        action = _towards(outlook, roads, outlook.s.units[unit], goal)
        if action is not None and is_legal(action):
            return action
    return None


def _towards(outlook: Outlook, roads: Roads, unit: Unit, goal: Goal) -> Action | None:
    seat = outlook.seat
    points = outlook.ground.row(unit).mp - outlook.s.top_frame(MovementFrame).spent.get(unit.id, 0)
    if unit.place == "box":
        if goal.dropped and goal.spot is not None:
            return DropParatroop(seat=seat, unit=unit.id, to=goal.spot.area)
        way = roads.entry(unit.kind, outlook.field.edges(seat), points)
        if goal.spot not in way:
            return None
        return EnterMap(seat=seat, unit=unit.id, to=start_of(way, goal.spot).area)
    if unit.area is None:
        return None
    here = Spot(unit.area, unit.stance)
    way = roads.way(unit, points)
    spot = goal.spot
    if spot is None:
        exits = roads.to_safety(unit.kind)
        ends = [end for end, (spent, _) in way.items() if exits.get(end, FAR) == STEP_MP and spent < points]
        if not ends:
            return None
        if here in ends:
            return LeaveMap(seat=seat, unit=unit.id)
        spot = ends[0]
    step = first_step(way, spot) if spot in way else None
    return None if step is None else _step(unit, here, step)


def _step(unit: Unit, here: Spot, step: Spot) -> Action:
    if step.area != here.area:
        return MoveUnit(seat=unit.owner, unit=unit.id, to=step.area)
    if step.stance == "roof":
        return ClimbRoof(seat=unit.owner, unit=unit.id)
    if step.stance == "inside":
        return EnterBuilding(seat=unit.owner, unit=unit.id)
    return LeaveBuilding(seat=unit.owner, unit=unit.id)
