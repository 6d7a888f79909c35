# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of the Rebel check."""

from rubbletop.games.barrel.frames.rebels import Bombing
from rubbletop.games.barrel.tables import Building
from rubbletop.kernel.facts import Event, Seat, SpaceId
from rubbletop.kernel.tally import Modifier


class RebelsPlaced(Event, frozen=True, kw_only=True):
    """Rebels come into a region with a power of 1."""

    leader: Seat
    region: SpaceId


class RebelsWait(Event, frozen=True, kw_only=True):
    """Rebels find no eastern region free, and wait off the map (11)."""

    leader: Seat


class RebelsMoved(Event, frozen=True, kw_only=True):
    """Rebels move one region; their power after it."""

    leader: Seat
    path: tuple[SpaceId, SpaceId]
    power: int


class RebelsEmpowered(Event, frozen=True, kw_only=True):
    """Rebels are stronger by one."""

    leader: Seat
    power: int


class RebelsRested(Event, frozen=True, kw_only=True):
    """Rebels do nothing this turn."""

    leader: Seat


class BombingDeclared(Event, frozen=True, kw_only=True):
    """A bombing and its target are declared."""

    bombing: Bombing


class HelpCalled(Event, frozen=True, kw_only=True):
    """The victim asks a player to help in the defence."""

    victim: Seat
    ally: Seat


class BombingJoined(Event, frozen=True, kw_only=True):
    """Other rebels join a bombing, or (``joined`` false) do not."""

    leader: Seat
    joined: bool


class DefenceAnswered(Event, frozen=True, kw_only=True):
    """An ally helps in the defence, or does not."""

    ally: Seat
    helps: bool


class BombingRolled(Event, frozen=True, kw_only=True):
    """Two dice against the minimum; ``damage`` points are done, 0 for a bombing that fails.

    ``reckoning``: what the minimum is made of. Where the dice hurt in any case, ``damage`` is at least what
    destroys one thing (4).
    """

    bombing: Bombing
    faces: tuple[int, int]
    minimum: int
    reckoning: tuple[Modifier, ...]
    damage: int


class BuildingDestroyed(Event, frozen=True, kw_only=True):
    """A military building is gone."""

    owner: Seat
    region: SpaceId
    building: Building


class BuildingRepaired(Event, frozen=True, kw_only=True):
    """A damaged building is repaired."""

    owner: Seat
    region: SpaceId
    building: Building
    damage: int


class RebelsGone(Event, frozen=True, kw_only=True):
    """Rebels that took part in a bombing are off the map."""

    leader: Seat


Events = (
    RebelsPlaced
    | RebelsWait
    | RebelsMoved
    | RebelsEmpowered
    | RebelsRested
    | BombingDeclared
    | HelpCalled
    | BombingJoined
    | DefenceAnswered
    | BombingRolled
    | BuildingDestroyed
    | BuildingRepaired
    | RebelsGone
)
