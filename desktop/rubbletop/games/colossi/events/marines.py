# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of the Marine Phase: recoveries, landings, attacks on stones, special actions (5.0)."""

from typing import Literal

from rubbletop.games.colossi.events.common import Fact, Reckoned
from rubbletop.games.colossi.frames.marines import Descent
from rubbletop.games.colossi.marine_tables import Result
from rubbletop.kernel.facts import SpaceId, UnitId

Effect = Literal["flipped", "unmarked", "stunned"]
Weapon = Literal["chisel", "drill", "bomb"]


class RecoveryTried(Reckoned, frozen=True, kw_only=True):
    """A unit threw for recovery: the die modifier, whether a Medic gave a second die, whether it worked."""

    unit: UnitId
    faces: tuple[int, ...]
    drm: int
    medic: bool
    success: bool


class UnitRestored(Fact, frozen=True, kw_only=True):
    """What a unit recovered from: its damage, its marker, or Paralyzed turned to Stunned."""

    unit: UnitId
    effect: Effect


class UnitDue(Fact, frozen=True, kw_only=True):
    """A reinforcement is ready to land, or a Bomber waits beside the map."""

    unit: UnitId
    beside: bool = False


class UnitDelayed(Fact, frozen=True, kw_only=True):
    """A reinforcement waits a turn: held by the wind or the rain, or no hex to land in (54)."""

    unit: UnitId
    why: Literal["hurricane", "acid_rain", "room"]


class DescentTried(Reckoned, frozen=True, kw_only=True):
    """A unit threw to land or to jump into ``hex``: faces, modifier of a jump's die, result."""

    unit: UnitId
    hex: SpaceId
    how: Literal["land", "jump"]
    faces: tuple[int, ...]
    drm: int
    result: Descent


class UnitAdrift(Fact, frozen=True, kw_only=True):
    """A malfunction carried a unit to the random ``hex``; it is ``barred`` where that hex cannot hold it."""

    unit: UnitId
    faces: tuple[int, ...]
    hex: SpaceId
    barred: bool


class StoneAttacked(Reckoned, frozen=True, kw_only=True):
    """Dice of a standard attack or Orbital Strike on a tribe or Rubble in ``hex``.

    ``need``: the number each die must exceed, the crack marker counted (``cracked``); ``extra``: hits that
    sixes added; ``hits``: all hits.
    """

    unit: UnitId
    target: UnitId
    hex: SpaceId
    attack: Literal["fire", "strike"]
    faces: tuple[int, ...]
    need: int
    cracked: bool
    extra: int
    hits: int


class FeatureStruck(Reckoned, frozen=True, kw_only=True):
    """Dice of an Orbital Strike on a feature: two sixes destroy it (84, 86)."""

    unit: UnitId
    target: UnitId
    hex: SpaceId
    faces: tuple[int, ...]
    destroyed: bool


class WeaponUsed(Reckoned, frozen=True, kw_only=True):
    """The die of a special weapon: its face, its modifier, the row of the chart."""

    unit: UnitId
    target: UnitId
    hex: SpaceId
    weapon: Weapon
    face: int
    drm: int
    result: Result


class LagiFired(Fact, frozen=True, kw_only=True):
    """The LAGI's die: how many hexes the target is pushed at most, and the compass direction."""

    unit: UnitId
    target: UnitId
    hex: SpaceId
    face: int
    direction: int


class PushStopped(Fact, frozen=True, kw_only=True):
    """What a push met before its full distance: an obstacle in ``hex``, or the map edge (None)."""

    target: UnitId
    hex: SpaceId | None


class CrackClosed(Fact, frozen=True, kw_only=True):
    """The crack marker on a stone is lost: the series of attacks on it has ended (94)."""

    target: UnitId


class Reconnoitred(Reckoned, frozen=True, kw_only=True):
    """A Scout threw for Reconnaissance, with or without an HQ (5.3.4.1)."""

    unit: UnitId
    helper: UnitId | None
    face: int
    drm: int
    success: bool


class MinerFreed(Fact, frozen=True, kw_only=True):
    """A unit freed a trapped Miner (sc. 1)."""

    unit: UnitId
    miner: UnitId
    hex: SpaceId


class UnitEscaped(Fact, frozen=True, kw_only=True):
    """A Civilian left the map to safety from ``hex`` (sc. 1)."""

    unit: UnitId
    hex: SpaceId


class BomberCrashed(Fact, frozen=True, kw_only=True):
    """A Bomber found no hex left to land in."""

    unit: UnitId
    hex: SpaceId


Events = (
    RecoveryTried | UnitRestored | UnitDue | UnitDelayed | DescentTried | UnitAdrift | StoneAttacked
    | FeatureStruck | WeaponUsed | LagiFired | PushStopped | CrackClosed | Reconnoitred | MinerFreed
    | UnitEscaped | BomberCrashed
)  # fmt: skip
