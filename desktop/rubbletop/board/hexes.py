# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of numbered hexes: the two Zones of the Colossi."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Literal, cast

import msgspec

from rubbletop.board.model import Board, IntPoint, Ring, Space
from rubbletop.kernel.facts import SpaceId

Terrain = Literal["clear", "hill", "structure", "pillar", "oasis", "wormhole", "mine"]

STEPS: Mapping[int, tuple[int, int]] = {
    1: (0, -2), 2: (1, -1), 3: (1, 1), 4: (0, 2), 5: (-1, 1), 6: (-1, -1),
}  # fmt: skip
"""Direction (1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW) -> step in (x from the west, y2 downwards)."""

HALF_HEIGHT = sqrt(3) / 2
"""Half the height of a hex of radius 1.0."""

CORNERS: Ring = (
    (1.0, 0.0), (0.5, HALF_HEIGHT), (-0.5, HALF_HEIGHT), (-1.0, 0.0),
    (-0.5, -HALF_HEIGHT), (0.5, -HALF_HEIGHT),
)  # fmt: skip
"""Corners of a flat-topped hex of radius 1.0 about its centre, clockwise on the screen from the east."""

LATTICE_CORNERS: tuple[IntPoint, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The same corners on the lattice of sight, where a centre stands at (3x, y2)."""


class Hex(Space, frozen=True, kw_only=True):
    """A hex; c counts columns from the east, r rows from the north, x from the west, y2 half heights down.

    Rank is the place in the numbering walk, the one sort key for lowest and highest (2.2): a hex without a
    number ranks between the numbers on both sides of it.
    """

    c: int
    r: int
    x: int
    y2: int
    number: int | None
    rank: int
    terrain: Terrain

    @property
    def corners(self) -> tuple[IntPoint, ...]:
        """The outline on the lattice of sight."""
        return tuple((3 * self.x + dx, self.y2 + dy) for dx, dy in LATTICE_CORNERS)


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """What a Zone carries beside terrain: names, railway, team areas and places the scenarios name."""

    structures: Mapping[SpaceId, str] = {}
    rails: Mapping[SpaceId, tuple[SpaceId, ...]] = {}
    crossing: SpaceId | None = None
    escape: tuple[SpaceId, ...] = ()
    teams: Mapping[str, tuple[SpaceId, ...]] = {}
    starts: Mapping[str, SpaceId] = {}


class HexBoard(Board):
    """A Zone: hexes in columns, numbered from the north-east in a snaking walk."""

    def __init__(
        self,
        *,
        id: str,  # noqa: A002
        game: str,
        title: str,
        hexes: Sequence[Hex],
        marks: Marks,
        reconstructed: frozenset[str] = frozenset(),
    ) -> None:
        self._at = {(h.x, h.y2): h.id for h in hexes}
        self._directions: dict[SpaceId, dict[SpaceId, int]] = {}
        self._lines: dict[tuple[SpaceId, int], tuple[SpaceId, ...]] = {}
        points = [point for h in hexes for point in h.outline]
        super().__init__(
            id=id,
            game=game,
            title=title,
            spaces=hexes,
            neighbours={h.id: self._beside(h) for h in hexes},
            bounds=(
                min(x for x, _ in points),
                min(y for _, y in points),
                max(x for x, _ in points),
                max(y for _, y in points),
            ),
            reconstructed=reconstructed,
        )
        self.hexes = cast("Mapping[SpaceId, Hex]", self.spaces)
        self._ranks = {h.id: h.rank for h in hexes}
        self.by_number: Mapping[int, SpaceId] = {h.number: h.id for h in hexes if h.number is not None}
        self.hills = self._of("hill")
        self.pillars = self._of("pillar")
        self.oasis = self._of("oasis")
        self.mine: SpaceId | None = next(iter(self._of("mine")), None)
        self.wormhole: SpaceId | None = next(iter(self._of("wormhole")), None)
        self.edge = frozenset(h.id for h in hexes if len(self.neighbours[h.id]) < 6)
        self.structures: Mapping[SpaceId, str] = marks.structures
        self.rails: Mapping[SpaceId, tuple[SpaceId, ...]] = marks.rails
        self.crossing = marks.crossing
        self.escape = marks.escape
        self.teams: Mapping[str, tuple[SpaceId, ...]] = marks.teams
        self.starts: Mapping[str, SpaceId] = marks.starts

    def _of(self, terrain: Terrain) -> frozenset[SpaceId]:
        return frozenset(h.id for h in self.hexes.values() if h.terrain == terrain)

    def _beside(self, h: Hex) -> tuple[SpaceId, ...]:
        found = (self._at.get((h.x + dx, h.y2 + dy)) for dx, dy in STEPS.values())
        return tuple(at for at in found if at is not None)

    def key(self, space: SpaceId) -> int:
        """The sort key for lowest and highest: the hex's place in the numbering walk."""
        return self._ranks[space]

    def step(self, a: SpaceId, direction: int) -> SpaceId | None:
        """The next hex from a in a direction (1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW); None beyond the map edge."""
        h = self.hexes[a]
        dx, dy = STEPS[direction]
        return self._at.get((h.x + dx, h.y2 + dy))

    def line(self, a: SpaceId, direction: int) -> tuple[SpaceId, ...]:
        """The hexes in a straight line from a to the map edge, nearest first, a left out."""
        if (known := self._lines.get((a, direction))) is not None:
            return known
        line = []
        at = self.step(a, direction)
        while at is not None:
            line.append(at)
            at = self.step(at, direction)
        self._lines[a, direction] = tuple(line)
        return self._lines[a, direction]

    def direction(self, a: SpaceId, b: SpaceId) -> int | None:
        """The direction in which b lies exactly in line from a; None if it lies on none of the six lines."""
        if a not in self._directions:
            self._directions[a] = {b: d for d in STEPS for b in self.line(a, d)}
        return self._directions[a].get(b)

    def sight_points(self) -> Mapping[SpaceId, IntPoint]:
        return {h.id: (3 * h.x, h.y2) for h in self.hexes.values()}

    def sight_shapes(self) -> Sequence[tuple[str, tuple[IntPoint, ...]]]:
        return [(h.id, h.corners) for h in self.hexes.values()]
