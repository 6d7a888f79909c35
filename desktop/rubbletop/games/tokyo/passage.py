# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a human unit can go: what bars it from an area, and the movement points that a step costs (XIII)."""

from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import Stance, Unit
from rubbletop.games.tokyo.tables import UnitType
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import SpaceId, say

STEP_MP = 1
RUBBLE_MP = 2
ENTERERS: tuple[UnitType, ...] = ("infantry", "populace")
"""The units that may be inside a building."""
RULE = "XIII"
MONSTER = Bar(say("Only a helicopter can enter GODRAN’s area."), f"{RULE}, 91")
POPULACE_RUBBLE = Bar(say("Populace units cannot enter rubble."), f"{RULE}, 100")
HALFTRACK_RUBBLE = Bar(say("Halftracks cannot enter rubble."), RULE)
FILLED = Bar(say("A building fills that area: only infantry and populace can go in."), RULE)
APART = Bar(say("The areas are not adjacent: they must share a side."), RULE)
UNCARRIED = Bar(say("A superweapon moves only when it is carried."), RULE)
COVERED = Bar(say("A building covers the whole border: tanks and halftracks cannot cross it."), f"{RULE}, 87")


def why_shut_out(field: Field, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a unit can never stand in or pass through ``to``, whichever way it comes; None where it can.

    A loaded helicopter counts as a helicopter here: its cargo is asked about where it is set down (97).
    """
    type_ = field.ground.row(unit).type
    if type_ == "helicopter":
        return None
    if to == field.s.godran:
        return MONSTER
    if type_ in ENTERERS:
        return POPULACE_RUBBLE if type_ == "populace" and to in field.rubble else None
    if field.is_filled(to):
        return FILLED
    return HALFTRACK_RUBBLE if unit.kind == "halftrack" and to in field.rubble else None


def why_no_step(field: Field, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a unit on the map cannot step into the adjacent ``to`` by its own movement."""
    assert unit.area is not None
    type_ = field.ground.row(unit).type
    if to not in field.board.neighbours[unit.area]:
        return why_shut_out(field, unit, to) or APART
    if type_ == "superweapon":
        return UNCARRIED
    if type_ == "vehicle" and field.is_closed(unit.area, to):
        return why_shut_out(field, unit, to) or COVERED
    return why_shut_out(field, unit, to)


def cost(field: Field, unit: Unit, to: SpaceId) -> int:
    """Return the movement points for a step into an area that the unit can enter (XIII)."""
    if to in field.rubble and field.ground.row(unit).type in ("infantry", "vehicle"):
        return RUBBLE_MP
    return STEP_MP


def steps(field: Field, unit: Unit) -> tuple[SpaceId, ...]:
    """The adjacent areas into which a unit on the map can step, points aside, in board order."""
    return tuple(to for to, _ in exits(field, unit))


def exits(field: Field, unit: Unit) -> tuple[tuple[SpaceId, int], ...]:
    """The adjacent areas into which a unit on the map can step, with the movement points, in board order."""
    assert unit.area is not None
    known = field.exits.get((unit.kind, unit.area))
    if known is None:
        around = field.board.neighbours[unit.area]
        known = tuple((to, cost(field, unit, to)) for to in around if why_no_step(field, unit, to) is None)
        field.exits[unit.kind, unit.area] = known
    return known


def retreats(field: Field, unit: Unit) -> tuple[SpaceId, ...]:
    """The areas into which a unit can retreat from GODRAN, none where it cannot (XII, 61, 62).

    Populace, superweapons and units on a roof never retreat.
    """
    if field.ground.row(unit).type in ("populace", "superweapon") or unit.stance == "roof":
        return ()
    assert unit.area is not None
    far = field.board.steps_from(field.s.godran)
    return tuple(to for to in steps(field, unit) if far[to] > far[unit.area])


def can_leave_map(field: Field, unit: Unit) -> bool:
    """Whether a unit on the map is populace in an outer area, one step from safety (99).

    Who is inside has to be outside first, but for a building that fills the area (88).
    """
    assert unit.area is not None
    if field.ground.row(unit).type != "populace" or not field.board.areas[unit.area].is_edge:
        return False
    return unit.stance == "outside" or field.is_filled(unit.area)


def flights(field: Field, unit: Unit) -> tuple[SpaceId, ...]:
    """The adjacent areas into which a unit can flee, in board order: never GODRAN's (64)."""
    return tuple(to for to in steps(field, unit) if to != field.s.godran)


def can_flee(field: Field, unit: Unit) -> bool:
    """Whether a unit outside can flee at all: one area on, or off the map (64, 65)."""
    return bool(flights(field, unit)) or can_leave_map(field, unit)


def can_hide(field: Field, unit: Unit) -> bool:
    """Whether a unit outside can go into a building that fills only a part of its area."""
    assert unit.area is not None
    is_enterer = field.ground.row(unit).type in ENTERERS
    return is_enterer and unit.stance == "outside" and field.building_at(unit.area) is not None


def stance_in(field: Field, unit: Unit, area: SpaceId) -> Stance:
    """How a unit stands that comes into an area: inside where a building fills it, else outside.

    A helicopter over such an area stays outside (72).
    """
    is_inside = field.ground.row(unit).type in ENTERERS and field.is_filled(area)
    return "inside" if is_inside else "outside"
