# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of Phase 8 (XIV)."""

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.actions.godran import GODRAN
from rubbletop.kernel.facts import Action, SpaceId, UnitId


class JoinAttack(Action, frozen=True, kw_only=True):
    """Add a military unit to the attack that is being prepared."""

    unit: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class LeaveAttack(Action, frozen=True, kw_only=True):
    """Take a unit out of the attack that is being prepared."""

    unit: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class LaunchAttack(Action, frozen=True, kw_only=True):
    """Attack GODRAN with all units that joined."""


class FireWeapon(Action, frozen=True, kw_only=True):
    """Attack GODRAN with a superweapon."""

    weapon: UnitId

    def picks(self) -> tuple[str, ...]:
        return self.weapon, "godran"


class EndAttacks(Action, frozen=True, kw_only=True):
    """Attack no more this turn."""


class SwatUnit(Action, frozen=True, kw_only=True):
    """The Controller destroys this unit of an attack that failed."""

    unit: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class SpareUnits(Action, frozen=True, kw_only=True):
    """The Controller destroys no unit of an attack that failed."""


class RepelGodran(Action, frozen=True, kw_only=True):
    """Move the retreating GODRAN into this area (118)."""

    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return GODRAN, self.to


class StrikeBack(Action, frozen=True, kw_only=True):
    """The pissed GODRAN smashes this building (85, 120)."""

    building: BuildingId
    area: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.area,)


Actions = (
    JoinAttack
    | LeaveAttack
    | LaunchAttack
    | FireWeapon
    | EndAttacks
    | SwatUnit
    | SpareUnits
    | RepelGodran
    | StrikeBack
)
