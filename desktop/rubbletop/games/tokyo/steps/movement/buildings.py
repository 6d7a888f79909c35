# SPDX-License-Identifier: GPL-3.0-or-later
"""Going into buildings, out of them, and to their roofs (XIII; rulings 88, 89)."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from rubbletop.games.tokyo.actions.movement import ClimbRoof, EnterBuilding, LeaveBuilding, UnitAction
from rubbletop.games.tokyo.events.movement import CameOut, RoofClimbed, WentInside
from rubbletop.games.tokyo.passage import ENTERERS
from rubbletop.games.tokyo.state import Stance, Unit
from rubbletop.games.tokyo.steps.movement.bars import OFF_MAP, ON_ROOF
from rubbletop.games.tokyo.steps.movement.deed import Deed, spend
from rubbletop.games.tokyo.steps.movement.mover import Mover, why_still
from rubbletop.games.tokyo.steps.movement.stacks import why_no_pause
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Event, SpaceId, say

DOOR_MP = 1
NO_ENTERER = Bar(say("Only infantry and populace units go into buildings."), "XIII")
NO_BUILDING = Bar(say("No building stands in its area."), "XIII")
INSIDE = Bar(say("It is inside the building already."), "XIII")
OUTSIDE = Bar(say("It is not inside a building."), "XIII")
FILLED = Bar(say("The building fills its area: it comes out by moving to another area."), "XIII, 88")
NO_CLIMBER = Bar(say("Only infantry climbs to roofs."), "XIII, 89")
NOT_YET_INSIDE = Bar(say("It climbs to the roof from inside the building."), "XIII, 89")
ALREADY_UP = Bar(say("It is on the roof already."), "XIII, 89")


def why_no_entrance(mover: Mover, unit: Unit) -> Bar | None:
    """Return why a unit cannot go into the building of its area, from outside or from the roof."""
    if unit.area is None:
        return OFF_MAP
    if mover.row(unit).type not in ENTERERS:
        return NO_ENTERER
    if unit.stance == "inside":
        return INSIDE
    if mover.field.building_at(unit.area) is None:
        return NO_BUILDING
    if unit.stance == "roof":
        return why_still(mover, unit)
    return why_still(mover, unit) or why_no_pause(mover, unit, DOOR_MP + DOOR_MP)


def why_no_way_out(mover: Mover, unit: Unit) -> Bar | None:
    """Return why a unit cannot come out of a building and stay in its area (88)."""
    if unit.area is None:
        return OFF_MAP
    if unit.stance == "roof":
        return ON_ROOF
    if unit.stance == "outside":
        return OUTSIDE
    return FILLED if mover.field.is_filled(unit.area) else why_still(mover, unit)


def why_no_climb(mover: Mover, unit: Unit) -> Bar | None:
    """Return why a unit cannot climb to the roof (89)."""
    if unit.area is None:
        return OFF_MAP
    if mover.row(unit).type != "infantry":
        return NO_CLIMBER
    if unit.stance != "inside":
        return ALREADY_UP if unit.stance == "roof" else NOT_YET_INSIDE
    return why_still(mover, unit) or why_no_pause(mover, unit, DOOR_MP + DOOR_MP)


class DoorDeed(Deed):
    """A change of stance for one movement point."""

    action: ClassVar[type[UnitAction]]
    stance: ClassVar[Stance]

    @abstractmethod
    def why_not(self, mover: Mover, unit: Unit) -> Bar | None:
        """Return why a unit cannot do it, None where it can."""

    @abstractmethod
    def told(self, unit: Unit, area: SpaceId) -> Event:
        """Return the fact that a unit has done it, ``unit`` being as it was before."""

    def choices(self, mover: Mover) -> Iterator[Action]:
        for unit in mover.able:
            if self.why_not(mover, unit) is None:
                yield self.action(seat=mover.seat, unit=unit.id)

    def bar(self, mover: Mover, action: Action) -> Bar | None:
        assert isinstance(action, self.action)
        return self.why_not(mover, mover.field.s.units[action.unit])

    def do(self, t: Telling, mover: Mover, action: Action) -> None:
        assert isinstance(action, self.action)
        unit = t.s.units[action.unit]
        assert unit.area is not None
        spend(t, mover, unit, DOOR_MP)
        t.s = t.s.moved(unit.id, unit.area, self.stance)
        t.tell(self.told(unit, unit.area))


class EnterDeed(DoorDeed):
    """Go inside, from beside the building or from its roof."""

    action = EnterBuilding
    stance = "inside"

    def why_not(self, mover: Mover, unit: Unit) -> Bar | None:
        return why_no_entrance(mover, unit)

    def told(self, unit: Unit, area: SpaceId) -> Event:
        return WentInside(unit=unit.id, area=area, is_from_roof=unit.stance == "roof")


class ComeOutDeed(DoorDeed):
    """Come out of a building that leaves room beside it."""

    action = LeaveBuilding
    stance = "outside"

    def why_not(self, mover: Mover, unit: Unit) -> Bar | None:
        return why_no_way_out(mover, unit)

    def told(self, unit: Unit, area: SpaceId) -> Event:
        return CameOut(unit=unit.id, area=area)


class ClimbDeed(DoorDeed):
    """Climb to the roof."""

    action = ClimbRoof
    stance = "roof"

    def why_not(self, mover: Mover, unit: Unit) -> Bar | None:
        return why_no_climb(mover, unit)

    def told(self, unit: Unit, area: SpaceId) -> Event:
        return RoofClimbed(unit=unit.id, area=area)
