# SPDX-License-Identifier: GPL-3.0-or-later
"""Why GODRAN may not do something: what a player reads, and the section (XII)."""

from rubbletop.board.grid import BuildingId, Side
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.violence import aim_sides, building_targets, reach, targets
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Seat, SpaceId, say

RULE = "XII"


NOT_NOW = Bar(say("That cannot be done now: GODRAN is acting."), "XII")
NO_AREA = Bar(say("There is no such area on the map."), "XII")
NO_BUILDING = Bar(say("There is no such building."), "XII")
NOT_ADJACENT = Bar(say("GODRAN moves into adjacent areas: they must share a side."), "XII")
FILLED = Bar(say("A building fills that area: GODRAN cannot go in before it is smashed."), "XII")
CLOSED = Bar(say("A building covers the whole border: GODRAN cannot cross it."), "XII, 52")
OUT_OF_REACH = Bar(say("GODRAN reaches only its own area and the adjacent ones."), "XII")
INSIDE = Bar(say("Units inside a building cannot be attacked, only the building."), "XII")
NOBODY_THERE = Bar(say("That player has no unit there."), "XII")
ONE_PLAYER = Bar(say("An attack hits the units of one player: unmark the others first."), "XII")
MARKED = Bar(say("The units there are marked already."), "XII")
UNMARKED = Bar(say("No units are marked there."), "XII")
NO_TARGET = Bar(say("Mark the units to attack first."), "XII")
NO_DICE = Bar(say("An attack needs at least one die."), "XII, 55")
RUINS = Bar(say("That building is in ruins already."), "XII")
ELSEWHERE = Bar(say("The building does not stand in that area."), "XII")
OFF_BORDER = Bar(say("The building does not lie on the border to GODRAN’s area."), "XII, 70")
STRAIGHT_ON = Bar(
    say("From next door a building can only be pushed straight on, away from GODRAN."), "XII, 75"
)
WRONG_SIDE = Bar(say("From its own area a building is pushed towards a side that it touches."), "XII, 76")


def why_no_move(field: Field, to: SpaceId) -> Bar | None:
    """Return why GODRAN cannot step into an area, None where it can."""
    here = field.s.godran
    if to not in field.board.areas:
        return NO_AREA
    if field.is_filled(to):
        return FILLED
    if to not in field.board.neighbours[here]:
        return NOT_ADJACENT
    return CLOSED if field.is_closed(here, to) else None


def why_no_march(field: Field, frame: GodranFrame, to: SpaceId) -> Bar | None:
    """Return why GODRAN cannot go into an area in its phase: too far where no way can be short enough."""
    barred = why_no_move(field, to)
    if barred is NOT_ADJACENT and field.board.steps_from(field.s.godran)[to] > frame.ap:
        return Bar(say("That is too far: GODRAN has {points} AP left.", points=frame.ap), "XII")
    return barred


def why_no_mark(field: Field, frame: GodranFrame, victim: Seat, area: SpaceId) -> Bar | None:
    """Return why a player's units in an area cannot be added to the targets, None where they can (53)."""
    if area not in field.board.areas:
        return NO_AREA
    if area not in reach(field):
        return OUT_OF_REACH
    if not targets(field, victim, area):
        is_inside = any(unit.owner == victim for unit in field.units_in(area))
        return INSIDE if is_inside else NOBODY_THERE
    if frame.areas and frame.victim != victim:
        return ONE_PLAYER
    return MARKED if area in frame.areas else None


def why_no_dice(frame: GodranFrame, dice: int) -> Bar | None:
    """Return why an attack cannot have so many dice, None where it can (55)."""
    if dice < 1:
        return NO_DICE
    if dice > frame.ap:
        return Bar(say("Each die costs an Action Point; GODRAN has {points} left.", points=frame.ap), "XII")
    return None


def why_no_building(field: Field, building: BuildingId, area: SpaceId) -> Bar | None:
    """Return why GODRAN cannot attack this part of a building, None where it can (69, 70)."""
    known = field.board.buildings.get(building)
    if known is None:
        return NO_BUILDING
    if building in field.fallen:
        return RUINS
    if area not in known.areas:
        return ELSEWHERE
    if (building, area) in building_targets(field):
        return None
    return OFF_BORDER if area in reach(field) else OUT_OF_REACH


def why_no_side(field: Field, area: SpaceId, side: Side) -> Bar | None:
    """Return why the building in an area that GODRAN can attack cannot be aimed that way (75, 76)."""
    if side in aim_sides(field, area):
        return None
    return WRONG_SIDE if area == field.s.godran else STRAIGHT_ON
