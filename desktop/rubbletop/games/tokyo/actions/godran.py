# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of Phase 6: what the Controller does with GODRAN, and what the victims do (XII)."""

from rubbletop.board.grid import BuildingId, Side
from rubbletop.games.tokyo.frames.godran import Harm
from rubbletop.kernel.facts import Action, Seat, SpaceId, UnitId

GODRAN = "godran"
"""The id of the monster's counter."""


class MoveGodran(Action, frozen=True, kw_only=True):
    """Move GODRAN into an adjacent area for 1 Action Point."""

    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return GODRAN, self.to


class MarkTargets(Action, frozen=True, kw_only=True):
    """Add a player's units in an area to the targets of the next attack on human units (53)."""

    victim: Seat
    area: SpaceId

    def picks(self) -> tuple[str, ...]:
        return GODRAN, self.area


class UnmarkTargets(Action, frozen=True, kw_only=True):
    """Take an area's units out of the targets again."""

    area: SpaceId

    def picks(self) -> tuple[str, ...]:
        return GODRAN, self.area


class AttackUnits(Action, frozen=True, kw_only=True):
    """Attack the marked units with so many dice, 1 Action Point each."""

    dice: int


class SmashBuilding(Action, frozen=True, kw_only=True):
    """Smash a building with so many dice; ``area`` is the part of it that is attacked."""

    building: BuildingId
    area: SpaceId
    dice: int

    def picks(self) -> tuple[str, ...]:
        return GODRAN, self.area


class AimBuilding(Action, frozen=True, kw_only=True):
    """Aim a building with so many dice; its debris flies towards ``side`` (75, 76)."""

    building: BuildingId
    area: SpaceId
    side: Side
    dice: int

    def picks(self) -> tuple[str, ...]:
        return GODRAN, self.area


class EndRampage(Action, frozen=True, kw_only=True):
    """GODRAN does nothing more this turn."""


class AllotHarm(Action, frozen=True, kw_only=True):
    """Settle what the Damage Points do to one unit (59)."""

    unit: UnitId
    harm: Harm

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class RetreatUnit(Action, frozen=True, kw_only=True):
    """A unit retreats into this area (62)."""

    unit: UnitId
    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return self.unit, self.to


class FleeTo(Action, frozen=True, kw_only=True):
    """A fleeing unit goes one area on (64)."""

    unit: UnitId
    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return self.unit, self.to


class FleeInside(Action, frozen=True, kw_only=True):
    """A fleeing unit ends inside the building of its area (65)."""

    unit: UnitId


class FleeOff(Action, frozen=True, kw_only=True):
    """A fleeing populace unit leaves the map (65)."""

    unit: UnitId


class EndFlight(Action, frozen=True, kw_only=True):
    """A fleeing unit stays where it is now."""

    unit: UnitId


Actions = (
    MoveGodran
    | MarkTargets
    | UnmarkTargets
    | AttackUnits
    | SmashBuilding
    | AimBuilding
    | EndRampage
    | AllotHarm
    | RetreatUnit
    | FleeTo
    | FleeInside
    | FleeOff
    | EndFlight
)
