# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the Colossi Action Phase and of the Final Phase (7.0, 8.0)."""

from msgspec import UNSET, UnsetType

from rubbletop.games.colossi.tables import TribeName
from rubbletop.kernel.facts import SpaceId, UnitId
from rubbletop.kernel.state import Frame


class ColossiFrame(Frame, frozen=True, kw_only=True):
    """The Colossi Action Phase begins: stacks come in by Tunnel Rift, then the card is turned (7.1, 20)."""


class EntryFrame(Frame, frozen=True, kw_only=True):
    """Stacks come in by Tunnel Rift, one after another; with several the player names the next (39, 45)."""


class CardFrame(Frame, frozen=True, kw_only=True):
    """The top Action Order card is turned (7.1)."""


class JigJigFrame(Frame, frozen=True, kw_only=True):
    """A die is thrown for the tribe that dances, before the listed tribes of the card act (11.0, 155)."""

    tribes: tuple[TribeName, ...]


class ActivationsFrame(Frame, frozen=True, kw_only=True):
    """The tribes act in the card's order: the tribes to come, and stacks of the present one (126).

    ``dancers``: the tribe that dances this turn; absent without one, also from saved games (155).
    """

    tribes: tuple[TribeName, ...]
    stacks: tuple[UnitId, ...] = ()
    dancers: TribeName | UnsetType = UNSET


class TargetFrame(Frame, frozen=True, kw_only=True):
    """A tribe looks for its target (7.2.1)."""

    tribe: UnitId


class AdvanceFrame(Frame, frozen=True, kw_only=True):
    """A tribe moves toward its target, ``left`` hexes to go, and attacks it when next to it (7.2.1)."""

    tribe: UnitId
    target: UnitId
    left: int


class SpecialFrame(Frame, frozen=True, kw_only=True):
    """A tribe makes the special attack of its top boulder (7.2.3)."""

    tribe: UnitId


class RiftFrame(Frame, frozen=True, kw_only=True):
    """A tribe comes up in a random hex (Tunnel Rift, 7.2.3)."""

    tribe: UnitId


class TremorFrame(Frame, frozen=True, kw_only=True):
    """The units next to a tribe that came out of the ground are Stunned (Tunnel Rift, 134)."""

    tribe: UnitId


class StareFrame(Frame, frozen=True, kw_only=True):
    """A tribe stares in a random direction (Medusa Stare, 136)."""

    tribe: UnitId


class StompFrame(Frame, frozen=True, kw_only=True):
    """A die is thrown for each listed unit near a stomping tribe (Stomp, 138)."""

    tribe: UnitId
    units: tuple[UnitId, ...]


class RollerFrame(Frame, frozen=True, kw_only=True):
    """A tribe rolls at a target (Rock Roller, 139 to 141).

    ``left``: hexes to go. ``path``: the hexes it was in, oldest first. ``direction``: its last step, 0 before
    the first; once ``reached`` it goes straight on.
    """

    tribe: UnitId
    target: UnitId
    left: int
    path: tuple[SpaceId, ...]
    direction: int = 0
    reached: bool = False


Activation = (
    TargetFrame
    | AdvanceFrame
    | SpecialFrame
    | RiftFrame
    | TremorFrame
    | StareFrame
    | StompFrame
    | RollerFrame
)
"""What goes on while a tribe acts, or comes in."""


class FinalFrame(Frame, frozen=True, kw_only=True):
    """The Final Phase: markers off, the ends of the game, the next turn (8.0)."""


Frames = (
    ColossiFrame | EntryFrame | CardFrame | JigJigFrame | ActivationsFrame | TargetFrame | AdvanceFrame
    | SpecialFrame | RiftFrame | TremorFrame | StareFrame | StompFrame | RollerFrame | FinalFrame
)  # fmt: skip
