# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the Event Phase and of the Ancestral Aura Phase (4.0, 6.0, Event Chart)."""

from rubbletop.kernel.facts import SpaceId, UnitId
from rubbletop.kernel.state import Frame


class EventFrame(Frame, frozen=True, kw_only=True):
    """The Event Phase begins: a counter, or after a reconnaissance two, is drawn from the cup (4.0)."""


class DrawFrame(Frame, frozen=True, kw_only=True):
    """One more counter is drawn; with ``back`` set, that counter returns to the cup afterwards (14, 44)."""

    back: str = ""


class KeepFrame(Frame, frozen=True, kw_only=True):
    """Two counters were drawn, after a reconnaissance or by one of two players, who keeps one (83, 156)."""

    drawn: tuple[str, ...]


class AcidRainFrame(Frame, frozen=True, kw_only=True):
    """Acid Rain cracks every tribe and washes Rubble away."""


class RockGardenFrame(Frame, frozen=True, kw_only=True):
    """Rock Garden: the listed Rubble is turned over, then a tribe may appear at the mine (26 to 28)."""

    rubble: tuple[UnitId, ...]


class SidestepFrame(Frame, frozen=True, kw_only=True):
    """A lone Ore Carrier at the mine entrance makes room for the tribe that appears (28)."""


class LightningFrame(Frame, frozen=True, kw_only=True):
    """Chain Lightning: the step to come (0 is the first hex), where it struck last, and whom (29 to 31)."""

    step: int = 0
    at: SpaceId | None = None
    struck: tuple[UnitId, ...] = ()


class RampageFrame(Frame, frozen=True, kw_only=True):
    """Colossal Rampage: the tribes still to attack (32)."""

    tribes: tuple[UnitId, ...]


class StormFrame(Frame, frozen=True, kw_only=True):
    """A Dust Storm comes up in a random hex."""


class PopRocksFrame(Frame, frozen=True, kw_only=True):
    """Pop Rocks: the tribes still to throw a die (36)."""

    tribes: tuple[UnitId, ...]


class HonoringFrame(Frame, frozen=True, kw_only=True):
    """Honoring Our Ancestors: all tribes leave the map until the Colossi phase (37, 38)."""


class SupplyFrame(Frame, frozen=True, kw_only=True):
    """Medical Supply Drop: how many damaged Marines may still be restored (41)."""

    left: int


class GallstonesFrame(Frame, frozen=True, kw_only=True):
    """Gallstones, or Gemstones with the Tombstones in play: a lost boulder comes back (42, 43)."""


class RegrowFrame(Frame, frozen=True, kw_only=True):
    """A Rubble counter was spent: the stack that gets the boulder is chosen (42)."""


class GemstonesFrame(Frame, frozen=True, kw_only=True):
    """Gemstones of Our Ancestors: the Tombstones, or another event (44, 45)."""


class TectonicFrame(Frame, frozen=True, kw_only=True):
    """Tectonic Eruption: the markers still to place, then one more counter is drawn (46 to 48, 14)."""

    left: int


class AuraFrame(Frame, frozen=True, kw_only=True):
    """The Ancestral Aura Phase begins: the Dust Storm moves (6.0)."""


class RevealFrame(Frame, frozen=True, kw_only=True):
    """One Rubble counter is turned over, the player's choice (6.0, 111)."""


class FaceFrame(Frame, frozen=True, kw_only=True):
    """A Rubble counter is turned over and its face takes effect (6.0)."""

    rubble: UnitId


Frames = (
    EventFrame | DrawFrame | KeepFrame | AcidRainFrame | RockGardenFrame | SidestepFrame | LightningFrame
    | RampageFrame | StormFrame | PopRocksFrame | HonoringFrame | SupplyFrame | GallstonesFrame | RegrowFrame
    | GemstonesFrame | TectonicFrame | AuraFrame | RevealFrame | FaceFrame
)  # fmt: skip
