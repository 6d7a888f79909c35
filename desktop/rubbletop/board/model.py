# SPDX-License-Identifier: GPL-3.0-or-later
"""What every board is: named spaces with outlines, their neighbours, distances and sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec

from rubbletop.kernel.facts import SpaceId

if TYPE_CHECKING:
    import networkx
    from shapely.geometry.base import BaseGeometry

    from rubbletop.board.sight import Sight

Point = tuple[float, float]
"""A place on the board: (x, y) in board units, y down."""

FARTHEST = 1_000_000
"""The largest coordinate, either way; outlines stay exact well beyond it."""

Whole = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]

IntPoint = tuple[Whole, Whole]
"""A place on the lattice on which sight is decided: (x, y), y down."""

Ring = tuple[Point, ...]
"""Corners of an outline in turn, the first not repeated."""

Bounds = tuple[float, float, float, float]
"""Left, top, right and bottom of a rectangle in board units, y down."""

Source = Literal["printed", "reconstructed"]
"""Whether a fact is known from the published game or was worked out anew."""


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """One space of a board; the centre is where its label stands."""

    id: SpaceId
    name: str
    outline: Ring
    centre: Point

    @property
    def rings(self) -> tuple[Ring, ...]:
        """Every outline of the space: one, unless the space lies in several parts."""
        return (self.outline,)


class Board:
    """A board that never changes; what is costly is worked out when first asked for.

    Spaces and neighbours keep the order of the board file, which is the order for every iteration.
    """

    sight_needs: ClassVar[Literal["contact", "inside"]] = "contact"
    """What counts as meeting a line of sight: any contact, or a stretch of the line inside the outline."""

    def __init__(
        self,
        *,
        id: str,  # noqa: A002
        game: str,
        title: str,
        spaces: Sequence[Space],
        neighbours: Mapping[SpaceId, tuple[SpaceId, ...]],
        bounds: Bounds,
        reconstructed: frozenset[str] = frozenset(),
    ) -> None:
        self.id = id
        self.game = game
        self.title = title
        self.bounds = bounds
        self.spaces: Mapping[SpaceId, Space] = {space.id: space for space in spaces}
        self.neighbours: Mapping[SpaceId, tuple[SpaceId, ...]] = dict(neighbours)
        self.reconstructed = reconstructed
        self._steps: dict[SpaceId, dict[SpaceId, int]] = {}
        self._within: dict[tuple[SpaceId, int], tuple[SpaceId, ...]] = {}
        self._shapes: dict[SpaceId, BaseGeometry] = {}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}: {len(self.spaces)} spaces>"

    def distance(self, a: SpaceId, b: SpaceId) -> int:
        """Steps from a to b over neighbours, obstacles ignored."""
        try:
            return self._steps[a][b]
        except KeyError:
            return self.steps_from(a)[b]

    def steps_from(self, a: SpaceId) -> Mapping[SpaceId, int]:
        """Steps from a to every space that can be reached from it."""
        if (known := self._steps.get(a)) is not None:
            return known
        steps = {a: 0}
        rim = [a]
        for at in rim:
            for b in self.neighbours[at]:
                if b not in steps:
                    steps[b] = steps[at] + 1
                    rim.append(b)
        self._steps[a] = steps
        return steps

    def within(self, a: SpaceId, n: int) -> tuple[SpaceId, ...]:
        """The spaces at most n steps from a, a itself left out, in board order."""
        if (known := self._within.get((a, n))) is not None:
            return known
        steps = self.steps_from(a)
        found = tuple(b for b in self.spaces if 0 < steps.get(b, n + 1) <= n)
        self._within[a, n] = found
        return found

    @cached_property
    def graph(self) -> networkx.Graph[SpaceId]:
        """The spaces and their borders as a graph, for questions about the whole board."""
        import networkx

        graph: networkx.Graph[SpaceId] = networkx.Graph()
        graph.add_nodes_from(self.spaces)
        graph.add_edges_from((a, b) for a, beside in self.neighbours.items() for b in beside)
        return graph

    def shape(self, space: SpaceId) -> BaseGeometry:
        """The space's outline as a polygon (several polygons where it lies in parts)."""
        if (known := self._shapes.get(space)) is not None:
            return known
        import shapely

        polygons = [shapely.Polygon(ring) for ring in self.spaces[space].rings]
        shape = polygons[0] if len(polygons) == 1 else shapely.MultiPolygon(polygons)
        self._shapes[space] = shape
        return shape

    @cached_property
    def sight(self) -> Sight:
        """What lies on the lines between spaces."""
        from rubbletop.board.sight import Sight

        return Sight(self)

    def sight_points(self) -> Mapping[SpaceId, IntPoint]:
        """The lattice points between which sight is drawn, by space."""
        return {}

    def sight_shapes(self) -> Sequence[tuple[str, tuple[IntPoint, ...]]]:
        """What a line of sight can meet: ids with outlines on the lattice, in the order of their bits."""
        return ()
