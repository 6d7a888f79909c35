# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of the Colossi Action Phase and of the Final Phase (7.0, 8.0)."""

from typing import Literal

from rubbletop.games.colossi.events.common import Fact
from rubbletop.games.colossi.tables import Code, Indicator, TribeName
from rubbletop.games.colossi.tribe_tables import Shock
from rubbletop.kernel.facts import Record, SpaceId, UnitId

End = Literal["turns", "no_marines", "no_tribes"]


class CardTurned(Fact, frozen=True, kw_only=True):
    """An Action Order card was turned (7.1)."""

    card: int
    indicator: Indicator
    order: tuple[TribeName, ...]


class JigJigRolled(Fact, frozen=True, kw_only=True):
    """The die for the tribe that dances, None for nobody; ``barred``: it is not on the card (11.0, 155)."""

    face: int
    tribe: TribeName | None
    barred: bool = False


class JigJigDanced(Fact, frozen=True, kw_only=True):
    """A tribe dances, and tunnels instead of making its special attack (11.0)."""

    tribe: UnitId


class TribeActivated(Fact, frozen=True, kw_only=True):
    """A tribe begins its activation."""

    tribe: UnitId


class TribeSkipped(Fact, frozen=True, kw_only=True):
    """A tribe on the card does not act: it is not on the map, or Paralyzed."""

    tribe: UnitId
    why: Literal["away", "paralyzed"]


class Sighting(Record, frozen=True, kw_only=True):
    """A unit and how many hexes it is away from a tribe."""

    unit: UnitId
    distance: int


class TargetFound(Fact, frozen=True, kw_only=True):
    """A tribe chose a target, by sight or by distance alone; ``rivals`` are as near, the card decided.

    ``hidden``: units that are nearer but out of sight; ``farther``: others in sight, the nearest first. Both
    are empty where the tribe sees nobody.
    """

    tribe: UnitId
    target: UnitId
    hex: SpaceId
    by: Literal["sight", "distance"]
    distance: int
    rivals: tuple[UnitId, ...]
    indicator: Indicator
    hidden: tuple[Sighting, ...] = ()
    farther: tuple[Sighting, ...] = ()


class NoTarget(Fact, frozen=True, kw_only=True):
    """A tribe found no target (121); ``attack``: the attack that needed one, empty for its move.

    ``nearest``: the nearest unit that it sees, too far away for the attack.
    """

    tribe: UnitId
    attack: Literal["", "sling", "roller", "avalanche", "stomp", "rampage"] = ""
    nearest: Sighting | None = None


class HexChosen(Fact, frozen=True, kw_only=True):
    """Why a tribe moves as it does: nearer, around an obstacle, straight on in a roll, or not.

    ``rivals`` would have done as well, the card decided. ``barred``: hexes that come nearer but are taken.
    """

    tribe: UnitId
    to: SpaceId | None
    why: Literal["nearer", "around", "straight", "blocked", "bound"]
    rivals: tuple[SpaceId, ...] = ()
    indicator: Indicator = "lowest"
    barred: tuple[SpaceId, ...] = ()


class SpecialBegun(Fact, frozen=True, kw_only=True):
    """A tribe begins a special attack; ``face`` is the Tombstones' die, else 0 (7.2.3, 7.2.4)."""

    tribe: UnitId
    code: Code
    face: int = 0


class SlingSpread(Fact, frozen=True, kw_only=True):
    """The units next to the target of a Boulder Sling that the tribe sees, lowest first (132)."""

    tribe: UnitId
    units: tuple[UnitId, ...]


class RollBegun(Fact, frozen=True, kw_only=True):
    """The die of a Rock Roller and how many hexes the tribe rolls at most (139)."""

    tribe: UnitId
    face: int
    distance: int


class RollerHeld(Fact, frozen=True, kw_only=True):
    """A tribe bound to Stonehenge does not roll (113), or a roll ended early, and why (139, 140)."""

    tribe: UnitId
    why: Literal["bound", "edge", "cliffs", "room", "stonehenge", "occupied"]


class Stared(Fact, frozen=True, kw_only=True):
    """A tribe stared in a direction along ``line``; ``seen`` are the units it met, nearest first (136)."""

    tribe: UnitId
    direction: int
    line: tuple[SpaceId, ...]
    seen: tuple[UnitId, ...]


class Stomped(Fact, frozen=True, kw_only=True):
    """The die thrown for a unit near a stomping tribe, and the row of the table (138)."""

    tribe: UnitId
    unit: UnitId
    face: int
    shock: Shock


class RiftDrawn(Fact, frozen=True, kw_only=True):
    """The random hex of a Tunnel Rift."""

    tribe: UnitId
    hex: SpaceId


class RiftBarred(Fact, frozen=True, kw_only=True):
    """A tribe comes up not in the hex it drew but in ``to``; when that is its own it stays (133, 135)."""

    tribe: UnitId
    hex: SpaceId
    to: SpaceId
    why: Literal["cliffs", "room", "own"]


class Erupted(Fact, frozen=True, kw_only=True):
    """The Redstones belch pumice on an odd turn (137)."""

    tribe: UnitId


class GameEnded(Fact, frozen=True, kw_only=True):
    """The game is over, and why (8.0)."""

    why: End


Events = (
    CardTurned | JigJigRolled | JigJigDanced | TribeActivated | TribeSkipped | TargetFound | NoTarget
    | HexChosen | SpecialBegun | SlingSpread | RollBegun | RollerHeld
    | Stared | Stomped | RiftDrawn | RiftBarred | Erupted | GameEnded
)  # fmt: skip
