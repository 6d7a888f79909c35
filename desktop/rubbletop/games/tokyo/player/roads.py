# SPDX-License-Identifier: GPL-3.0-or-later
"""Where units can get to, through doors and up to roofs, and how to get there (XIII)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.passage import ENTERERS, RUBBLE_MP, STEP_MP
from rubbletop.games.tokyo.state import Stance, Unit
from rubbletop.games.tokyo.tables import Kind
from rubbletop.kernel.facts import SpaceId


class Spot(NamedTuple):
    """An area, and how a unit stands there."""

    area: SpaceId
    stance: Stance = "outside"


Way = dict[Spot, tuple[int, Spot | None]]
"""Spot -> the movement points to get there, and the spot before it; None for where the way begins."""
FAR = 99
"""Stands for no way at all, in movement points."""


class Roads:
    """The ways of human units over a table top with GODRAN in an area, None for anywhere.

    Other units are not in the way. What was worked out is kept.
    """

    def __init__(self, field: Field, godran: SpaceId | None) -> None:
        self.field = field
        self.godran = godran
        self._ways: dict[tuple[Kind, tuple[Spot, ...], int], Way] = {}
        self._exits: dict[Spot, int] = {}

    def way(self, unit: Unit, points: int) -> Way:
        """Where a unit on the map can get to with so many movement points."""
        assert unit.area is not None
        return self._way(unit.kind, (Spot(unit.area, unit.stance),), points, {})

    def entry(self, kind: Kind, edges: Iterable[SpaceId], points: int) -> Way:
        """Where a unit that comes from the box through one of the outer areas can get to."""
        starts = {
            Spot(edge, self._stance(kind, edge)): self._price(kind, edge)
            for edge in edges
            if self.can_stand(kind, edge)
        }
        return self._way(kind, tuple(starts), points, starts)

    def to_safety(self, kind: Kind) -> dict[Spot, int]:
        """The movement points that a populace unit needs from each spot to leave the map.

        They are the same for all kinds of populace.
        """
        if not self._exits:
            self._exits = self._safety(kind)
        return self._exits

    def can_stand(self, kind: Kind, area: SpaceId) -> bool:
        """Whether a unit of a kind can be in an area at all."""
        type_ = self.field.ground.rows[kind].type
        if type_ == "helicopter":
            return True
        if area == self.godran:
            return False
        if type_ == "populace":
            return area not in self.field.rubble
        if type_ == "infantry":
            return True
        return not self.field.is_filled(area) and (kind != "halftrack" or area not in self.field.rubble)

    def _way(self, kind: Kind, starts: tuple[Spot, ...], points: int, costs: dict[Spot, int]) -> Way:
        key = (kind, starts, points)
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = self._spread(
                kind, {spot: costs.get(spot, 0) for spot in starts}, points
            )
        return known

    def _spread(self, kind: Kind, starts: dict[Spot, int], points: int) -> Way:
        found: Way = {}
        rims: list[list[tuple[Spot, Spot | None]]] = [[] for _ in range(points + RUBBLE_MP + 1)]
        for spot, spent in starts.items():
            rims[spent].append((spot, None))
        for spent in range(points + 1):
            for spot, before in rims[spent]:
                if spot in found:
                    continue
                found[spot] = (spent, before)
                for to, price in self._steps(kind, spot):
                    if to not in found:
                        rims[spent + price].append((to, spot))
        return found

    def _steps(self, kind: Kind, spot: Spot) -> Iterator[tuple[Spot, int]]:
        """Where one step leads from a spot, and its price."""
        area, stance = spot
        field = self.field
        type_ = field.ground.rows[kind].type
        if stance == "roof":
            yield Spot(area, "inside"), STEP_MP
            return
        filled = type_ in ENTERERS and field.is_filled(area)
        if stance == "inside":
            if type_ == "infantry":
                yield Spot(area, "roof"), STEP_MP
            if not filled:
                yield Spot(area), STEP_MP
                return
        elif type_ in ENTERERS and field.building_at(area) is not None:
            yield Spot(area, "inside"), STEP_MP
        for to in field.board.neighbours[area]:
            if self.can_stand(kind, to) and not (type_ == "vehicle" and field.is_closed(area, to)):
                yield Spot(to, self._stance(kind, to)), self._price(kind, to)

    def _stance(self, kind: Kind, area: SpaceId) -> Stance:
        enters = self.field.ground.rows[kind].type in ENTERERS
        return "inside" if enters and self.field.is_filled(area) else "outside"

    def _price(self, kind: Kind, area: SpaceId) -> int:
        if area in self.field.rubble and self.field.ground.rows[kind].type in ("infantry", "vehicle"):
            return RUBBLE_MP
        return STEP_MP

    def _safety(self, kind: Kind) -> dict[Spot, int]:
        """Every step of populace costs 1, so the way out is searched backwards, ring by ring."""
        back: dict[Spot, list[Spot]] = {}
        for area in self.field.board.areas:
            for stance in ("outside", "inside"):
                spot = Spot(area, "inside" if stance == "inside" else "outside")
                for to, _ in self._steps(kind, spot):
                    back.setdefault(to, []).append(spot)
        areas = self.field.board.areas
        rim = [Spot(area) for area in areas if areas[area].is_edge and self._stance(kind, area) == "outside"]
        found = dict.fromkeys(rim, STEP_MP)
        for spot in rim:
            for before in back.get(spot, ()):
                if before not in found:
                    found[before] = found[spot] + STEP_MP
                    rim.append(before)
        return found


def first_step(way: Way, goal: Spot) -> Spot | None:
    """Return the spot after the start on the way to a goal, None where the goal is the start."""
    at: Spot = goal
    step: Spot | None = None
    while (before := way[at][1]) is not None:
        step, at = at, before
    return step


def start_of(way: Way, goal: Spot) -> Spot:
    """Return the spot where the way to a goal begins."""
    at = goal
    while (before := way[at][1]) is not None:
        at = before
    return at
