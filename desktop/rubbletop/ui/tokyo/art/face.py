# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on the counters and cards of "Oh No, There Goes Tokyo!", told without Qt.

A `mark` says whose piece it is: one of MARKS, the place of a sector clockwise from the north-east, which has
its colour and its shape; "" is nobody's. Values are texts as printed; "" is not shown, "–" is none.
"""

from typing import Literal, TypeAlias

import msgspec

MARKS = ("ne", "se", "sw", "nw")
"""The marks in the order of a board's sectors."""

UNITS = ("troop", "halftrack", "mortar", "paratroop", "tank", "helicopter")
POPULACE = ("punk_rockers", "business_folk", "old_folks", "tourist_groups", "visiting_dignitaries")
WEAPONS = ("heat_ray", "oxygen_destroyer", "super_freezer", "death_ray")
ORIGINS = ("moon", "antarctica", "fuji", "swamp", "crust", "pacific")
SCHEMES = (
    "hide",
    "tuna",
    "rival",
    "lullaby",
    "parade",
    "sweetheart",
)
"""The schemes that have pictures of their own, cheapest first."""

Stance: TypeAlias = Literal["outside", "inside", "roof"]
CardState: TypeAlias = Literal["hand", "used", "carried", "chosen", "hidden"]
Knowledge: TypeAlias = Literal["closed", "seen", "struck", "true"]


class UnitFace(msgspec.Struct, frozen=True, kw_only=True):
    """A military unit: `cs` is "2", or "2/3" where it depends on the range; `back` turns it over.

    `spent`: done this turn; `joined`: takes part in the attack being built; `cargo`: the kind it carries.
    """

    kind: str
    mark: str
    cs: str
    mp: int
    range: int
    vp: int
    cost: int
    stance: Stance = "outside"
    back: bool = False
    spent: bool = False
    joined: bool = False
    cargo: str = ""


class PopulaceFace(msgspec.Struct, frozen=True, kw_only=True):
    """A populace unit of the sector `mark`; `owner` is who holds it, where that is somebody else."""

    kind: str
    mark: str
    cs: str
    mp: int
    vp: int
    cost: int
    owner: str = ""
    stance: Stance = "outside"
    back: bool = False
    spent: bool = False


class WeaponFace(msgspec.Struct, frozen=True, kw_only=True):
    """A superweapon; `face_down` shows the owner's mark alone, for its kind is a secret."""

    kind: str
    mark: str
    range: int
    vp: int
    cost: int = 0
    face_down: bool = False
    back: bool = False
    spent: bool = False
    joined: bool = False


class GodranFace(msgspec.Struct, frozen=True, kw_only=True):
    """The monster; `mark` is its Controller's, `wounds` counts to 3, `dead` once it is killed."""

    mark: str = ""
    stunned: bool = False
    annoyed: bool = False
    wounds: int = 0
    dead: bool = False


class RubbleFace(msgspec.Struct, frozen=True, kw_only=True):
    """A Rubble marker; `seed` makes its stones lie differently."""

    seed: int = 0


class FundFace(msgspec.Struct, frozen=True, kw_only=True):
    """A superweapon in development: `kind` "" while its kind is a secret, `paid` of `target` Mega-Yen."""

    mark: str
    paid: int
    target: int
    kind: str = ""


class OriginFace(msgspec.Struct, frozen=True, kw_only=True):
    """An Origin card, with its `name` where there is room; `origin` "" is its back: nobody here knows it.

    `knowledge`: closed is face down, seen was looked at (by those who see it), struck is an Origin that is
    ruled out, true the one that GODRAN has.
    """

    origin: str = ""
    name: str = ""
    knowledge: Knowledge = "closed"


class SchemeFace(msgspec.Struct, frozen=True, kw_only=True):
    """A harebrained scheme, for bidding; `name` is the title on it, `mark` whose card a hidden one is."""

    card: str
    name: str
    cost: int
    state: CardState = "hand"
    mark: str = ""


CounterFace: TypeAlias = UnitFace | PopulaceFace | WeaponFace | GodranFace | RubbleFace
CardFace: TypeAlias = FundFace | OriginFace | SchemeFace
AnyFace: TypeAlias = CounterFace | CardFace
