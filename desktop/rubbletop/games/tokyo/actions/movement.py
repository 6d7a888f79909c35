# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of Phase 7 (XIII)."""

from rubbletop.kernel.facts import Action, SpaceId, UnitId


class MoveUnit(Action, frozen=True, kw_only=True):
    """Move a unit on the map, with what it carries, into an adjacent area."""

    unit: UnitId
    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return self.unit, self.to


class EnterMap(Action, frozen=True, kw_only=True):
    """Bring a unit, with what it carries, from the box into an outer area of one's own sector (93)."""

    unit: UnitId
    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return self.unit, self.to


class DropParatroop(Action, frozen=True, kw_only=True):
    """Drop a paratroop unit from the box into an empty open area (94)."""

    unit: UnitId
    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return self.unit, self.to


class UnitAction(Action, frozen=True, kw_only=True):
    """A decision about one unit where it is."""

    unit: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class EnterBuilding(UnitAction, frozen=True, kw_only=True):
    """Go into the building of the unit's area, or down into it from the roof."""


class LeaveBuilding(UnitAction, frozen=True, kw_only=True):
    """Come out of a building that fills only a part of the unit's area."""


class ClimbRoof(UnitAction, frozen=True, kw_only=True):
    """Climb from inside a building to its roof (89)."""


class LoadUnit(Action, frozen=True, kw_only=True):
    """Take a unit along, both being in the same area or both in the box (96)."""

    carrier: UnitId
    cargo: UnitId

    def picks(self) -> tuple[str, ...]:
        return self.cargo, self.carrier


class UnloadUnit(Action, frozen=True, kw_only=True):
    """Set a carried unit down where its carrier stands (97)."""

    carrier: UnitId
    cargo: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.cargo,)


class LeaveMap(UnitAction, frozen=True, kw_only=True):
    """Evacuate a populace unit from an outer area (99)."""


class EndMovement(Action, frozen=True, kw_only=True):
    """Move no more units this turn."""


Actions = (
    MoveUnit
    | EnterMap
    | DropParatroop
    | EnterBuilding
    | LeaveBuilding
    | ClimbRoof
    | LoadUnit
    | UnloadUnit
    | LeaveMap
    | EndMovement
)
