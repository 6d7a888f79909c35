# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on the counters of "One More Barrel", told without Qt.

``player`` is the place of a seat at the table, from 0, which has its colour, shape and letter. Counters of
one kind in one place lie on one spot: ``count`` is the number on their disc.
"""

from typing import TypeAlias

import msgspec

from rubbletop.games.barrel.tables import Building


class TroopFace(msgspec.Struct, frozen=True, kw_only=True):
    """Troops of a player: the player's shape itself."""

    player: int
    count: int = 1


class LocalsFace(msgspec.Struct, frozen=True, kw_only=True):
    """Local troops."""

    count: int = 1


class LogisticsFace(msgspec.Struct, frozen=True, kw_only=True):
    """Logistics; ``player`` owns them in the Border Region, elsewhere they go with the region (None)."""

    count: int = 1
    player: int | None = None


class BarrelsFace(msgspec.Struct, frozen=True, kw_only=True):
    """Barrels of oil in a region."""

    count: int = 1


class BuildingFace(msgspec.Struct, frozen=True, kw_only=True):
    """A military building, with a bar of its owner's colour; ``player`` None where nobody controls it."""

    kind: Building
    player: int | None = None
    count: int = 1


class RebelsFace(msgspec.Struct, frozen=True, kw_only=True):
    """A rebel die: the power it shows, 0 for none yet, and whose it is; ``spent``: has acted this turn."""

    power: int
    player: int
    spent: bool = False


AnyFace: TypeAlias = TroopFace | LocalsFace | LogisticsFace | BarrelsFace | BuildingFace | RebelsFace
