# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of Phase 6: what GODRAN does, and what its victims suffer (XII)."""

from typing import Literal

from rubbletop.board.grid import BuildingId, Side
from rubbletop.games.tokyo.frames.godran import Harm
from rubbletop.kernel.facts import Event, Seat, SpaceId, UnitId
from rubbletop.kernel.tally import Modifier

Mode = Literal["smash", "aim"]


class RampageBegun(Event, frozen=True, kw_only=True):
    """The Controller may now spend so many Action Points (XII)."""

    controller: Seat
    points: int


class GodranMoved(Event, frozen=True, kw_only=True):
    """GODRAN moved into an adjacent area; ``left``: its Action Points after that."""

    path: tuple[SpaceId, SpaceId]
    left: int


class Thrown(Event, frozen=True, kw_only=True):
    """Base of attacks: ``faces`` as they fell, ``per_die`` added to each (never below 1), ``total`` of both.

    ``reckoning``: what is added to the total and subtracted from it, with the reasons.
    """

    faces: tuple[int, ...]
    per_die: int
    total: int
    reckoning: tuple[Modifier, ...]


class UnitsAttacked(Thrown, frozen=True, kw_only=True):
    """GODRAN attacked units of one player; ``damage``: Damage Points, 0 where nothing is left of the dice."""

    victim: Seat
    units: tuple[UnitId, ...]
    areas: tuple[SpaceId, ...]
    damage: int


class BuildingAttacked(Thrown, frozen=True, kw_only=True):
    """GODRAN attacked a building, or debris did (``link`` from 2).

    ``result``: the total with all that is added and subtracted; at ``need`` and more the building falls.
    ``side``: the direction of an Aiming attack, empty for a Smashing one. ``origin``: where the attack came
    from: the area of GODRAN, or of the building that fell before.
    """

    building: BuildingId
    area: SpaceId
    origin: SpaceId
    mode: Mode
    side: Side | Literal[""]
    link: int
    result: int
    need: int

    @property
    def has_fallen(self) -> bool:
        """Whether the building fell."""
        return self.result >= self.need


class DebrisLanded(Event, frozen=True, kw_only=True):
    """Debris of a building came down in an area without one; ``area`` None: off the map (77)."""

    building: BuildingId
    origin: SpaceId
    area: SpaceId | None


class UnitsPelted(Event, frozen=True, kw_only=True):
    """Units outside were in the way of a building or its debris (71).

    ``total``: the dice total; ``needs``: the total from which each unit dies: its movement points and combat
    strength, and so much more.
    """

    area: SpaceId
    total: int
    needs: dict[UnitId, int]

    @property
    def hit(self) -> tuple[UnitId, ...]:
        """The units that die."""
        return tuple(unit for unit, need in self.needs.items() if self.total >= need)

    @property
    def spared(self) -> tuple[UnitId, ...]:
        """The units that stand."""
        return tuple(unit for unit, need in self.needs.items() if self.total < need)


class HarmAllotted(Event, frozen=True, kw_only=True):
    """The owner settled what Damage Points do to a unit, which absorbs ``points`` of them (59)."""

    unit: UnitId
    harm: Harm
    points: int


class UnitFledInside(Event, frozen=True, kw_only=True):
    """A fleeing unit ended inside the building of its area (65)."""

    unit: UnitId
    area: SpaceId


class RampageEnded(Event, frozen=True, kw_only=True):
    """Phase 6 is over; so many Action Points were left."""

    left: int


class GodranCalmed(Event, frozen=True, kw_only=True):
    """GODRAN is no longer annoyed or stunned (XII, 68)."""

    annoyed: bool
    stunned: bool


Events = (
    RampageBegun
    | GodranMoved
    | UnitsAttacked
    | BuildingAttacked
    | DebrisLanded
    | UnitsPelted
    | HarmAllotted
    | UnitFledInside
    | RampageEnded
    | GodranCalmed
)
