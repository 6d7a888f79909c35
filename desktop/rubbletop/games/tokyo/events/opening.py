# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of set-up (V)."""

from typing import Literal

from rubbletop.kernel.facts import Event, Seat, SpaceId, UnitId


class OriginHidden(Event, frozen=True, kw_only=True):
    """One Origin card was put aside unseen; the other five lie face down beside the board."""


class SectorTaken(Event, frozen=True, kw_only=True):
    """A seat controls a sector: she chose it, it was the one left, or it was drawn for her (20)."""

    taker: Seat
    sector: str
    how: Literal["chosen", "left", "drawn"]


class FirstDieThrown(Event, frozen=True, kw_only=True):
    """A seat threw a die for the first player."""

    thrower: Seat
    face: int


class FirstTied(Event, frozen=True, kw_only=True):
    """These seats threw the same highest face and throw again (20)."""

    tied: tuple[Seat, ...]


class OrderSettled(Event, frozen=True, kw_only=True):
    """The player order of the whole game: clockwise by sector from the first player."""

    order: tuple[Seat, ...]


class PopulaceDealt(Event, frozen=True, kw_only=True):
    """A seat was dealt populace units of the sector that nobody controls; they are hers for good (24)."""

    holder: Seat
    units: tuple[UnitId, ...]


class PopulaceSet(Event, frozen=True, kw_only=True):
    """A populace unit was set up on a star (22, 23)."""

    unit: UnitId
    area: SpaceId
    stance: Literal["outside", "inside"]
    by_chance: bool = False


class PopulaceReady(Event, frozen=True, kw_only=True):
    """A seat has set up her populace."""

    placer: Seat


Events = (
    OriginHidden
    | SectorTaken
    | FirstDieThrown
    | FirstTied
    | OrderSettled
    | PopulaceDealt
    | PopulaceSet
    | PopulaceReady
)
