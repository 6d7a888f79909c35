# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a counter can be dragged, near and far, with the points that it takes."""

from collections.abc import Mapping

from rubbletop.board import routes
from rubbletop.games.tokyo import passage
from rubbletop.games.tokyo.actions.godran import GODRAN, FleeTo, MoveGodran
from rubbletop.games.tokyo.actions.movement import (
    DropParatroop,
    EnterBuilding,
    EnterMap,
    LeaveBuilding,
    MoveUnit,
)
from rubbletop.games.tokyo.frames.godran import FleeFrame, GodranFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.state import TokyoState, Unit, replace
from rubbletop.games.tokyo.steps.movement.entering import DROPPED, landings, why_boxed
from rubbletop.games.tokyo.steps.movement.mover import Mover, why_still
from rubbletop.games.tokyo.steps.movement.room import why_no_flight
from rubbletop.games.tokyo.steps.movement.stacks import why_no_stay
from rubbletop.kernel.facts import Action, Message, SpaceId, UnitId, say
from rubbletop.ui.game_screen import Reach

OFF_MAP = SpaceId("")
"""Where units in a box start from."""


def ways(ground: Ground, s: TokyoState, piece: str) -> Mapping[SpaceId, Reach]:
    """Return the areas to which a counter can be dragged: MP for units, Action Points for GODRAN."""
    if not s.stack:
        return {}
    field = ground.field(s)
    frame = s.top
    if isinstance(frame, GodranFrame) and piece == GODRAN:
        return _rampage(field, frame)
    unit = s.units.get(UnitId(piece))
    if unit is None:
        return {}
    if isinstance(frame, FleeFrame) and frame.unit == unit.id:
        return _flight(field, frame, unit)
    if isinstance(frame, MovementFrame) and frame.left[:1] == (unit.owner,):
        return _march(Mover(field, frame), unit)
    return {}


# ---- GODRAN


def _rampage(field: Field, frame: GodranFrame) -> Mapping[SpaceId, Reach]:
    seat = field.s.controller
    assert seat is not None, "somebody controls GODRAN in Phase 6"

    def price(a: SpaceId, b: SpaceId) -> int | None:
        return 1 if field.can_godran_enter(a, b) else None

    start = field.s.godran
    found = routes.reach(start, frame.ap, field.board.neighbours, price)
    return {
        to: Reach(
            cost=str(found[to][0]),
            path=(start, *(path := routes.path(found, to))),
            actions=tuple(MoveGodran(seat=seat, to=at) for at in path),
            note=_points(found[to][0], frame.ap),
        )
        for to in field.board.areas
        if to in found and to != start
    }


def _points(cost: int, ap: int) -> Message:
    return say("{cost} of {ap} AP", cost=cost, ap=ap)


def _flight(field: Field, frame: FleeFrame, unit: Unit) -> Mapping[SpaceId, Reach]:
    """The areas to which a fleeing unit can be moved, step by step (64)."""
    seat, start = field.s.controller, unit.area
    assert seat is not None, "somebody moves the units that flee"
    assert start is not None, "units flee on the map"

    def price(a: SpaceId, b: SpaceId) -> int | None:
        barred = b == field.s.godran or passage.why_no_step(field, _standing(unit, a), b) is not None
        return None if barred else 1

    found = routes.reach(start, frame.steps, field.board.neighbours, price)
    return {
        to: Reach(
            cost=str(found[to][0]),
            path=(start, *(path := routes.path(found, to))),
            actions=tuple(FleeTo(seat=seat, unit=unit.id, to=at) for at in path),
        )
        for to in field.board.areas
        if to in found and to != start
    }


# ---- Units in Phase 7


def _march(mover: Mover, unit: Unit) -> Mapping[SpaceId, Reach]:
    if why_still(mover, unit) is not None or (unit.area is None and why_boxed(mover, unit) is not None):
        return {}
    doors = _doors(mover, unit)
    points = mover.points(unit) - len(doors)
    if points < 1:
        return {}
    start = OFF_MAP if unit.area is None else unit.area
    found = routes.reach(start, points, _neighbours(mover, start), lambda a, b: _price(mover, unit, a, b))
    ways_on = {
        to: _reach(mover, unit, doors, routes.path(found, to), found[to][0])
        for to in mover.field.board.areas
        if to in found and to != start and why_no_stay(mover, unit, to, points - found[to][0]) is None
    }
    return {**_drops(mover, unit), **ways_on}


def _doors(mover: Mover, unit: Unit) -> tuple[Action, ...]:
    """What a unit does to get out of its building before it can go on, one movement point each (88, 89)."""
    down = (EnterBuilding(seat=mover.seat, unit=unit.id),) if unit.stance == "roof" else ()
    count = mover.doors(unit) - len(down)
    return (*down, *(LeaveBuilding(seat=mover.seat, unit=unit.id) for _ in range(count)))


def _neighbours(mover: Mover, start: SpaceId) -> Mapping[SpaceId, tuple[SpaceId, ...]]:
    """The neighbours of all areas; beside the box lie the outer areas of the player's sectors (93)."""
    neighbours = mover.field.board.neighbours
    return neighbours if start else {**neighbours, OFF_MAP: mover.field.edges(mover.seat)}


def _price(mover: Mover, unit: Unit, a: SpaceId, b: SpaceId) -> int | None:
    """The movement points of a step, None where it is barred."""
    field = mover.field
    if why_no_flight(mover, unit, b) is not None:
        return None
    bar = (
        passage.why_shut_out(field, unit, b)
        if a == OFF_MAP
        else passage.why_no_step(field, _standing(unit, a), b)
    )
    return None if bar is not None else passage.cost(field, unit, b)


def _standing(unit: Unit, area: SpaceId) -> Unit:
    """A unit as if it stood outside in an area."""
    return replace(unit, place="map", area=area, stance="outside")


def _reach(
    mover: Mover, unit: Unit, doors: tuple[Action, ...], path: tuple[SpaceId, ...], cost: int
) -> Reach:
    steps = [
        EnterMap(seat=mover.seat, unit=unit.id, to=at)
        if unit.area is None and n == 0
        else MoveUnit(seat=mover.seat, unit=unit.id, to=at)
        for n, at in enumerate(path)
    ]
    start = () if unit.area is None else (unit.area,)
    whole = cost + len(doors)
    return Reach(
        cost=str(whole), path=(*start, *path), actions=(*doors, *steps), note=_note(mover, unit, whole)
    )


def _note(mover: Mover, unit: Unit, cost: int) -> Message:
    left = mover.points(unit)
    if bill := mover.bill(unit):
        return say("{cost} of {left} MP, and ¥{bill} this turn", cost=cost, left=left, bill=bill)
    return say("{cost} of {left} MP", cost=cost, left=left)


def _drops(mover: Mover, unit: Unit) -> Mapping[SpaceId, Reach]:
    """The areas into which a paratroop unit in the box can be dropped (94, 95)."""
    if unit.kind != DROPPED or unit.area is not None:
        return {}
    note = say("by air: the whole move")
    return {
        at: Reach(
            cost="",
            path=(at,),
            actions=(DropParatroop(seat=mover.seat, unit=unit.id, to=at),),
            note=note,
        )
        for at in landings(mover)
    }
