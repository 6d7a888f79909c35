# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of the Event Phase and of the Ancestral Aura Phase (4.0, 6.0, Event Chart)."""

from typing import Literal

from rubbletop.games.colossi.events.common import Fact
from rubbletop.games.colossi.tables import EventId, Face, TribeName
from rubbletop.kernel.facts import Seat, SpaceId, UnitId


class EventDrawn(Fact, frozen=True, kw_only=True):
    """An Event counter was drawn and takes effect."""

    event: EventId
    left: int


class EventsOffered(Fact, frozen=True, kw_only=True):
    """Two Event counters were drawn, one to keep (5.3.4.1, 9.0)."""

    drawn: tuple[EventId, ...]


class EventsTaken(Fact, frozen=True, kw_only=True):
    """One of two players drew two Event counters, to keep one (9.0)."""

    seat: Seat


class EventReturned(Fact, frozen=True, kw_only=True):
    """An Event counter went back into the cup (44, 83)."""

    event: EventId


class CupEmpty(Fact, frozen=True, kw_only=True):
    """There was no counter to draw: no event (15)."""


class NothingHappened(Fact, frozen=True, kw_only=True):
    """An event, or a part of it, had no effect; ``why`` no tribe appears at the mine entrance (27)."""

    event: EventId
    why: Literal["", "occupied", "absent", "room"] = ""


class AcidDie(Fact, frozen=True, kw_only=True):
    """The die thrown for a Rubble counter in Acid Rain, and whether it is washed away (23)."""

    rubble: UnitId
    face: int
    dissolves: bool


class AcidFell(Fact, frozen=True, kw_only=True):
    """Acid Rain put a crack marker on every tribe on the map (22)."""

    tribes: tuple[UnitId, ...]


class LightningStruck(Fact, frozen=True, kw_only=True):
    """Chain Lightning struck the first hex."""

    hex: SpaceId


class LightningFound(Fact, frozen=True, kw_only=True):
    """Chain Lightning leapt to the nearest counter not yet struck; ``rivals`` are as near but higher (30)."""

    target: UnitId
    distance: int
    cf: int
    rivals: tuple[UnitId, ...] = ()


class LightningHit(Fact, frozen=True, kw_only=True):
    """Chain Lightning's dice at a tribe (31)."""

    tribe: UnitId
    faces: tuple[int, ...]
    dn: int
    hits: int


class StormMoved(Fact, frozen=True, kw_only=True):
    """The Dust Storm came up in or drifted to ``hex``; None: it is gone."""

    hex: SpaceId | None
    origin: SpaceId | None = None


class TremorDie(Fact, frozen=True, kw_only=True):
    """The die a tribe threw for Pop Rocks, and whether Rubble pops off it (36)."""

    tribe: UnitId
    face: int
    pops: bool


class TribeLeft(Fact, frozen=True, kw_only=True):
    """A tribe left the map to honor its ancestors (37)."""

    tribe: UnitId
    hex: SpaceId


class TribeSummoned(Fact, frozen=True, kw_only=True):
    """A tribe not on the map will come in by Tunnel Rift (38, 45)."""

    tribe: TribeName


class UnitSupplied(Fact, frozen=True, kw_only=True):
    """A damaged Marine is back at full strength (41)."""

    unit: UnitId


class BoulderReturned(Fact, frozen=True, kw_only=True):
    """A lost boulder came back, at the bottom of a stack or as a stack of its own (42, 43)."""

    tribe: UnitId
    boulder: str
    hex: SpaceId
    how: Literal["bottom", "alone"]


class GroundErupted(Fact, frozen=True, kw_only=True):
    """A hex became a Hill for the rest of the game (46)."""

    hex: SpaceId


class RubbleRevealed(Fact, frozen=True, kw_only=True):
    """A Rubble counter was turned over (6.0)."""

    rubble: UnitId
    hex: SpaceId
    face: Face


Events = (
    EventDrawn | EventsOffered | EventsTaken | EventReturned | CupEmpty | NothingHappened | AcidDie | AcidFell
    | LightningStruck
    | LightningFound | LightningHit | StormMoved | TremorDie | TribeLeft | TribeSummoned | UnitSupplied
    | BoulderReturned | GroundErupted | RubbleRevealed
)  # fmt: skip
