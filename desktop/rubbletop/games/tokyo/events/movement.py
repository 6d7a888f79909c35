# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of Phase 7: units move, come, go into buildings and out, take others along (XIII)."""

from rubbletop.kernel.facts import Event, Seat, SpaceId, UnitId


class UnitMoved(Event, frozen=True, kw_only=True):
    """A unit moves one area, with what it carries, for so many movement points."""

    unit: UnitId
    path: tuple[SpaceId, SpaceId]
    points: int
    cargo: tuple[UnitId, ...] = ()


class UnitEntered(Event, frozen=True, kw_only=True):
    """A unit comes onto the map in an outer area, with what it carries (93)."""

    unit: UnitId
    area: SpaceId
    points: int
    cargo: tuple[UnitId, ...] = ()


class ParatroopLanded(Event, frozen=True, kw_only=True):
    """A paratroop unit comes down by air (94)."""

    unit: UnitId
    area: SpaceId


class WentInside(Event, frozen=True, kw_only=True):
    """A unit goes into the building of its area, or down into it from the roof."""

    unit: UnitId
    area: SpaceId
    is_from_roof: bool = False


class CameOut(Event, frozen=True, kw_only=True):
    """A unit comes out of a building and stands beside it."""

    unit: UnitId
    area: SpaceId


class RoofClimbed(Event, frozen=True, kw_only=True):
    """A unit climbs from inside a building to its roof (89)."""

    unit: UnitId
    area: SpaceId


class UnitLoaded(Event, frozen=True, kw_only=True):
    """A carrier takes a unit up (96)."""

    carrier: UnitId
    cargo: UnitId


class UnitUnloaded(Event, frozen=True, kw_only=True):
    """A carrier sets a unit down (97)."""

    carrier: UnitId
    cargo: UnitId


class MovementPassed(Event, frozen=True, kw_only=True):
    """A player has units, but none that can move, and is passed over."""

    mover: Seat


class MovementEnded(Event, frozen=True, kw_only=True):
    """A player has moved all she wanted to move."""

    mover: Seat


Events = (
    UnitMoved
    | UnitEntered
    | ParatroopLanded
    | WentInside
    | CameOut
    | RoofClimbed
    | UnitLoaded
    | UnitUnloaded
    | MovementPassed
    | MovementEnded
)
