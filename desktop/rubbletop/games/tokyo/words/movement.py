# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Phase 7: moves, entries, loads, buildings (XIII)."""

from rubbletop.board.grid import AreaBoard, BuildingId
from rubbletop.games.tokyo.actions import movement as deeds
from rubbletop.games.tokyo.counters import owned
from rubbletop.games.tokyo.events import movement as facts
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import (
    area_name,
    building_name,
    kind_name,
    listed,
    seat_name,
    unit_name,
)
from rubbletop.kernel.facts import Action, Event, Message, Seat, SpaceId, UnitId, say


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return a fact of this part as a sentence, None for others."""
    match event:
        case facts.UnitMoved():
            moved = say(
                "{unit}: {origin} → {area}, {points} MP",
                unit=unit_name(s, event.unit),
                origin=area_name(event.path[0]),
                area=area_name(event.path[1]),
                points=event.points,
            )
            return _with_cargo(s, moved, event.cargo)
        case facts.UnitEntered():
            entered = say(
                "{unit}: onto the map in {area}, {points} MP",
                unit=unit_name(s, event.unit),
                area=area_name(event.area),
                points=event.points,
            )
            return _with_cargo(s, entered, event.cargo)
        case facts.ParatroopLanded():
            return say("{unit} lands in {area}.", unit=unit_name(s, event.unit), area=area_name(event.area))
        case facts.WentInside(is_from_roof=True):
            return _at(say("{unit} comes down into {building}."), board, s, event)
        case facts.WentInside():
            return _at(say("{unit}: into {building}."), board, s, event)
        case facts.CameOut():
            return _at(say("{unit}: out of {building}."), board, s, event)
        case facts.RoofClimbed():
            return _at(say("{unit} climbs to the roof of {building}."), board, s, event)
        case facts.UnitLoaded():
            return say("{carrier} takes the {cargo} along.", **_pair(s, event))
        case facts.UnitUnloaded():
            return say("{carrier} sets the {cargo} down.", **_pair(s, event))
        case facts.MovementPassed():
            return say("{seat} has no unit that can move.", seat=seat_name(s, event.mover))
        case facts.MovementEnded():
            return say("{seat} ends the movement.", seat=seat_name(s, event.mover))
        case _:
            return None


def _with_cargo(s: TokyoState, told: Message, cargo: tuple[UnitId, ...]) -> Message:
    if not cargo:
        return say("{told}.", told=told)
    names = listed([kind_name(s.units[unit].kind) for unit in cargo])
    return say("{told}, with {cargo} on board.", told=told, cargo=names)


def _at(
    template: Message,
    board: AreaBoard,
    s: TokyoState,
    event: facts.WentInside | facts.CameOut | facts.RoofClimbed,
) -> Message:
    fields = {"unit": unit_name(s, event.unit), "building": _building(board, event.area)}
    return Message(template.template, {**fields})


def _building(board: AreaBoard, area: SpaceId) -> Message:
    """Return the name of the building of an area."""
    building = board.areas[area].building
    assert building is not None, f"no building in {area}"
    return building_name(board, BuildingId(building))


def _pair(s: TokyoState, event: facts.UnitLoaded | facts.UnitUnloaded) -> dict[str, Message]:
    return {"carrier": unit_name(s, event.carrier), "cargo": kind_name(s.units[event.cargo].kind)}


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for others."""
    match action:
        case deeds.MoveUnit():
            return say("Move to {area}", area=area_name(action.to))
        case deeds.EnterMap():
            return say("Enter the map in {area}", area=area_name(action.to))
        case deeds.DropParatroop():
            return say("Land in {area}", area=area_name(action.to))
        case deeds.EnterBuilding():
            if s.units[action.unit].stance == "roof":
                return say("Come down from the roof")
            return say("Go into the building")
        case deeds.LeaveBuilding():
            return say("Come out of the building")
        case deeds.ClimbRoof():
            return say("Climb to the roof")
        case deeds.LoadUnit():
            return say("Take the {cargo} along", cargo=kind_name(s.units[action.cargo].kind))
        case deeds.UnloadUnit():
            return say("Set the {cargo} down", cargo=kind_name(s.units[action.cargo].kind))
        case deeds.LeaveMap():
            return say("Leave the map, to safety")
        case deeds.EndMovement():
            return say("End movement")
        case _:
            return None


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message | None:
    """Return what is asked in this part, None in other steps."""
    frame = s.top
    if not isinstance(frame, MovementFrame):
        return None
    mover = frame.left[0]
    if mover != seat:
        return say("{seat} moves.", seat=seat_name(s, mover))
    boxed = len(owned(s, seat, "box"))
    if boxed:
        return say("Which units move, and where to? Units still in the box: {count}.", count=boxed)
    return say("Which units move, and where to?")
