# SPDX-License-Identifier: GPL-3.0-or-later
"""Sight: what the line between the centres of two spaces meets, exactly, on a lattice of integers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal

import msgspec
import shapely

from rubbletop.kernel.facts import SpaceId

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

    from rubbletop.board.model import Board

Kind = Literal["inside", "edge", "corner"]

_INSIDE = "1********"
"""The relation of a line that has a stretch inside a polygon."""

_ALONG = "*1*******"
"""The relation of a line that has a stretch on the outline of a polygon."""

_CLOSEST: tuple[Kind, ...] = ("inside", "edge", "corner")


class Contact(msgspec.Struct, frozen=True):
    """A space or building that a line meets, and the closest way in which it meets it."""

    space: str
    kind: Kind


class Sight:
    """The lines between the spaces of a board, as bit masks of what each line meets.

    On a hex board every contact counts and the two ends are left out; on a board with buildings a line must
    run inside a building to meet it. What blocks is for the rules to say.
    """

    def __init__(self, board: Board) -> None:
        self._points = board.sight_points()
        shapes = board.sight_shapes()
        self._owners = [owner for owner, _ in shapes]
        self._needs_inside = board.sight_needs == "inside"
        self._bits = {owner: 1 << n for n, owner in enumerate(dict.fromkeys(self._owners))}
        self._rows: dict[SpaceId, dict[SpaceId, int]] = {}
        self._tree = shapely.STRtree([shapely.Polygon(ring) for _, ring in shapes])
        self._polygons = self._tree.geometries

    def bit(self, space: str) -> int:
        """The bit of a space (or building) in the masks; 0 for one that no line can meet."""
        return self._bits.get(space, 0)

    def mask(self, spaces: Iterable[str]) -> int:
        """The bits of all these spaces together."""
        mask = 0
        for space in spaces:
            mask |= self._bits.get(space, 0)
        return mask

    def spaces(self, mask: int) -> tuple[str, ...]:
        """The spaces whose bits are in a mask, in board order."""
        return tuple(space for space, bit in self._bits.items() if mask & bit)

    def between(self, a: SpaceId, b: SpaceId) -> int:
        """The mask of what the line from a to b meets; `between(a, b) & blockers` is 0 where it is clear."""
        return self.row(a)[b]

    def row(self, a: SpaceId) -> Mapping[SpaceId, int]:
        """The masks of the lines from a to every space; worked out at the first call and then kept."""
        if (row := self._rows.get(a)) is None:
            row = self._traced(a)
            self._rows[a] = row
        return row

    def look_ahead(self) -> bool:
        """Work out the lines from one more space before they are asked for; False once all are known."""
        for a in self._points:
            if a not in self._rows:
                self.row(a)
                return True
        return False

    def contacts(self, a: SpaceId, b: SpaceId) -> tuple[Contact, ...]:
        """What the line from a to b meets and how, in board order; ends left out as in `between`."""
        line = shapely.LineString((self._points[a], self._points[b]))
        closest: dict[str, Kind] = {}
        for n in sorted(self._tree.query(line, predicate="intersects").tolist()):
            owner = self._owners[n]
            if owner not in (a, b):
                kind = _kind(line, self._polygons[n])
                closest[owner] = min(kind, closest.get(owner, kind), key=_CLOSEST.index)
        return tuple(Contact(owner, kind) for owner, kind in closest.items())

    def _traced(self, a: SpaceId) -> dict[SpaceId, int]:
        """The masks from a; those of lines already known from the other end are taken over."""
        row = {a: 0}
        unknown = []
        for b in self._points:
            if (back := self._rows.get(b)) is not None:
                row[b] = back[a]
            elif b != a:
                unknown.append(b)
        if not unknown:
            return row
        masks = [0] * len(unknown)
        p = self._points[a]
        lines = shapely.linestrings([(p, self._points[b]) for b in unknown])
        met, meeting = self._tree.query(lines, predicate="intersects")
        if self._needs_inside:
            inside = shapely.relate_pattern(lines[met], self._polygons[meeting], _INSIDE)
            met, meeting = met[inside], meeting[inside]
        bits = [self._bits[owner] for owner in self._owners]
        for n, m in zip(met.tolist(), meeting.tolist(), strict=True):
            masks[n] |= bits[m]
        off = ~self.bit(a)
        for b, mask in zip(unknown, masks, strict=True):
            row[b] = mask & off & ~self.bit(b)
        return row


def _kind(line: shapely.LineString, polygon: BaseGeometry) -> Kind:
    """How a line meets a polygon that it is known to meet."""
    if shapely.relate_pattern(line, polygon, _INSIDE):
        return "inside"
    return "edge" if shapely.relate_pattern(line, polygon, _ALONG) else "corner"
