# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of regions: the map of One More Barrel."""

from collections.abc import Mapping, Sequence
from typing import Literal, cast

import msgspec

from rubbletop.board.model import Board, Point, Ring, Source, Space
from rubbletop.board.tracks import ActionBox, Track
from rubbletop.kernel.facts import SpaceId

Zone = Literal["south", "east", "centre", "north", "border"]
Value = Literal["name", "zone", "oil", "logistics"]


class Region(Space, frozen=True, kw_only=True):
    """A region: barrels produced, logistics required, zone, and where counters stand.

    `beside` holds the further outlines of a region that lies in several parts; `gate` is the point in the
    smaller part of the Border Region; `printed` names what is known from the published game.
    """

    oil: int
    logistics: int
    zone: Zone
    printed: frozenset[Value]
    tokens: tuple[Point, ...]
    beside: tuple[Ring, ...] = ()
    gate: Point | None = None

    @property
    def source(self) -> Source:
        """Whether both numbers of the region are known from the published game."""
        return "printed" if {"oil", "logistics"} <= self.printed else "reconstructed"

    @property
    def rings(self) -> tuple[Ring, ...]:
        return (self.outline, *self.beside)


class Decoration(msgspec.Struct, frozen=True, kw_only=True):
    """Something drawn on the map that no rule knows: a river, the sea, the convoy road."""

    id: str
    name: str
    shape: Literal["river", "arrow", "water"]
    points: Ring


class RegionBoard(Board):
    """A map of regions with the Border Region, by which everything enters."""

    def __init__(
        self,
        *,
        id: str,  # noqa: A002
        game: str,
        title: str,
        regions: Sequence[Region],
        neighbours: Mapping[SpaceId, tuple[SpaceId, ...]],
        size: tuple[int, int],
        decorations: tuple[Decoration, ...],
        tracks: tuple[Track, ...],
        boxes: tuple[ActionBox, ...],
        columns_in_use: Mapping[int, int],
        credit: str,
        reconstructed: frozenset[str],
    ) -> None:
        super().__init__(
            id=id,
            game=game,
            title=title,
            spaces=regions,
            neighbours=neighbours,
            bounds=(0.0, 0.0, float(size[0]), float(size[1])),
            reconstructed=reconstructed,
        )
        self.regions = cast("Mapping[SpaceId, Region]", self.spaces)
        self.border = next(region.id for region in regions if region.zone == "border")
        self.entries: tuple[SpaceId, ...] = self.neighbours[self.border]
        self.decorations = decorations
        self.tracks: Mapping[str, Track] = {track.id: track for track in tracks}
        self.boxes: Mapping[str, ActionBox] = {box.id: box for box in boxes}
        self.columns_in_use: Mapping[int, int] = columns_in_use
        self.credit = credit

    def zone(self, zone: Zone) -> tuple[SpaceId, ...]:
        """The regions of a zone, in board order."""
        return tuple(region.id for region in self.regions.values() if region.zone == zone)
