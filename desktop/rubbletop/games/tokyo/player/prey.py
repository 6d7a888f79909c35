# SPDX-License-Identifier: GPL-3.0-or-later
"""What GODRAN can attack from an area, and what each attack is worth to the Controller (XII)."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from rubbletop.board.grid import BuildingId, Side
from rubbletop.games.tokyo.falling import DEBRIS_FROM, is_exposed, need_of, pelted_from, way_out
from rubbletop.games.tokyo.player.odds import at_least, sums
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.worth import MONEY
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.throwing import per_die
from rubbletop.games.tokyo.violence import approaches, is_eligible, strength, targets
from rubbletop.kernel.facts import Seat, SpaceId, UnitId

PRODUCTION = 0.6
"""The part of its output that a center still brings, as others may smash it later."""
FLIGHT = 0.5
"""What it is worth to drive a unit off, in points."""
MOST_UNITS = 12
"""Of more units than these at once some are not counted."""


class Target(NamedTuple):
    """What is attacked: units of one player in some areas, or a building, smashed or aimed at a side."""

    mode: Literal["units", "smash", "aim"]
    victim: Seat | None = None
    areas: tuple[SpaceId, ...] = ()
    building: BuildingId | None = None
    side: Side | Literal[""] = ""


class Prey:
    """The worth of each attack from each area, as one position stands; what was worked out is kept."""

    def __init__(self, outlook: Outlook, controller: Seat | None = None) -> None:
        self.outlook = outlook
        self.field = outlook.field
        self.more = per_die(outlook.s)
        self.controller = outlook.seat if controller is None else controller
        self._targets: dict[SpaceId, tuple[Target, ...]] = {}
        self._values: dict[Target, list[float]] = {}
        self._falls: dict[BuildingId, float] = {}
        self._exposed: dict[SpaceId, list[tuple[float, int]]] = {}
        self._harmed: dict[Target, frozenset[str]] = {}
        self._tolls: dict[Target, tuple[list[float], int]] = {}

    def targets(self, area: SpaceId) -> tuple[Target, ...]:
        """What GODRAN can attack from an area."""
        known = self._targets.get(area)
        if known is None:
            known = self._targets[area] = (*self._unit_targets(area), *self._building_targets(area))
        return known

    def value(self, target: Target, dice: int) -> float:
        """Return the expected worth of an attack with so many dice, 1 or more."""
        values = self._values.setdefault(target, [])
        while len(values) < dice:
            values.append(self._value(target, len(values) + 1))
        return values[dice - 1]

    def harm(self, target: Target) -> frozenset[str]:
        """What an attack uses up: areas whose units it hits, or the building."""
        known = self._harmed.get(target)
        if known is None:
            known = frozenset(target.areas if target.building is None else [target.building])
            self._harmed[target] = known
        return known

    def hits(self, target: Target) -> Seat | None:
        """Whose units or building are attacked, None for nobody's."""
        if target.building is None:
            return target.victim
        return self.outlook.s.sectors[self.field.ground.building(target.building).sector]

    def caught(self, target: Target) -> tuple[Unit, ...]:
        """The units that an attack is aimed at, or that are in, on or beside the building that it hits."""
        if target.building is None:
            return tuple(self.outlook.s.units[unit] for unit in self.units_of(target))
        areas = self.field.ground.building(target.building).areas
        return tuple(unit for area in areas for unit in self.field.units_in(area))

    # Units

    def _unit_targets(self, area: SpaceId) -> Iterator[Target]:
        found: dict[Seat, list[SpaceId]] = {}
        for at in (area, *self.field.board.neighbours[area]):
            for owner in dict.fromkeys(u.owner for u in self.field.units_in(at) if is_eligible(u)):
                if owner != self.controller:
                    found.setdefault(owner, []).append(at)
        for victim, areas in found.items():
            for at in areas:
                yield Target("units", victim=victim, areas=(at,))
            if len(areas) > 1:
                yield Target("units", victim=victim, areas=tuple(areas))

    def units_of(self, target: Target) -> tuple[UnitId, ...]:
        """The units that an attack on units hits."""
        assert target.victim is not None, "an attack on units is one on a player’s"
        return tuple(unit for area in target.areas for unit in targets(self.field, target.victim, area))

    def unit_worth(self, unit: UnitId) -> float:
        """What it is worth to destroy a unit: its points, and what its owner loses."""
        counter = self.outlook.s.units[unit]
        own = counter.owner == self.controller
        points = 0 if own and self.outlook.s.options.no_own_vp else self.outlook.ground.row(counter).vp
        return points + self.weight(counter.owner) * self.outlook.loss(unit)

    def weight(self, owner: Seat | None) -> float:
        """What a point that an owner loses is worth to the Controller."""
        if owner is None:
            return 0.0
        if owner == self.controller:
            return -1.0
        return self.outlook.weights[owner] if self.controller == self.outlook.seat else 0.3

    def _toll(self, units: Sequence[UnitId]) -> list[float]:
        """What so many Damage Points, from 0, are worth where the owner spreads them as is best for her."""
        least = [0.0]
        for unit in units:
            options = self._harms(unit)
            most = max(points for points, _ in options)
            longer = [float("inf")] * (len(least) + most)
            for points, lost in options:
                for sum_, worth in enumerate(least):
                    longer[sum_ + points] = min(longer[sum_ + points], worth + lost)
            least = longer
        return least

    def _harms(self, unit: UnitId) -> tuple[tuple[int, float], ...]:
        counter = self.outlook.s.units[unit]
        type_, worth = self.outlook.ground.row(counter).type, self.unit_worth(unit)
        if type_ == "superweapon" or counter.stance == "roof":
            return (0, 0.0), (1, worth)
        if type_ == "populace":
            return (0, 0.0), (1, worth), (2, FLIGHT), (3, worth)
        return (0, 0.0), (1, 0.0), (2, FLIGHT), (3, worth)

    def strength(self, units: Sequence[UnitId]) -> int:
        """What the strength of units takes from the dice."""
        return sum(strength(self.field, self.outlook.s.units[unit]) for unit in units)

    # Buildings

    def _building_targets(self, area: SpaceId) -> Iterator[Target]:
        for building, at, sides in approaches(self.field.board, area):
            if building not in self.field.fallen:
                yield Target("smash", areas=(at,), building=building)
                yield from (Target("aim", areas=(at,), building=building, side=side) for side in sides)

    def fall_worth(self, building: BuildingId) -> float:
        """What it is worth that a building falls, units aside: points, and what its owner loses."""
        outlook = self.outlook
        known = outlook.ground.building(building)
        owner = outlook.s.sectors[known.sector]
        points = 0 if owner == self.controller and outlook.s.options.no_own_vp else known.vp
        lost = known.vp + known.output * outlook.turns_left * PRODUCTION * MONEY
        return points + self.weight(owner) * lost

    def _value(self, target: Target, dice: int) -> float:
        if target.mode == "units":
            if target not in self._tolls:
                units = self.units_of(target)[:MOST_UNITS]
                self._tolls[target] = self._toll(units), self.strength(self.units_of(target))
            toll, strength = self._tolls[target]
            return sum(
                chance * toll[min(total - strength, len(toll) - 1)]
                for total, chance in sums(dice, self.more)
                if total > strength
            )
        assert target.building is not None
        if target.mode == "smash":
            need = self.field.ground.building(target.building).smash
            return self._fall(target.building, dice, need, 1.0) + self._first(dice, need)
        assert target.side, "an aim has a direction"
        return self._chain(target.building, target.areas[0], target.side, dice)

    def _first(self, dice: int, need: int) -> float:
        """What it is worth that one building falls at all: the Controller of none is fined (XVI)."""
        if self.outlook.s.smashed:
            return 0.0
        return -self.outlook.ground.edition.points.no_building * at_least(dice, need, self.more)

    def _fall(self, building: BuildingId, dice: int, wanted: int, comes: float) -> float:
        """What a throw that may bring a building down is worth, with all who die in, on and beside it."""
        falls = at_least(dice, wanted, self.more)
        beside = sum(self._pelted(area, dice, wanted) for area in self.field.ground.building(building).areas)
        return comes * (falls * self._with_all_inside(building) + beside)

    def _with_all_inside(self, building: BuildingId) -> float:
        known = self._falls.get(building)
        if known is None:
            areas = self.field.ground.building(building).areas
            within = [u.id for area in areas for u in self.field.units_in(area) if u.stance != "outside"]
            known = self.fall_worth(building) + sum(self.unit_worth(unit) for unit in within)
            self._falls[building] = known
        return known

    def _pelted(self, area: SpaceId, dice: int, wanted: int) -> float:
        """What it is worth that rubble comes down in an area where the dice come to so much."""
        exposed = self._exposed.get(area)
        if exposed is None:
            units = [unit for unit in self.field.units_in(area) if is_exposed(self.field, unit)]
            exposed = [(self.unit_worth(unit.id), pelted_from(self.field.ground, unit)) for unit in units]
            self._exposed[area] = exposed
        return sum(worth * at_least(dice, max(wanted, need), self.more) for worth, need in exposed)

    def _chain(self, building: BuildingId, area: SpaceId, side: Side, dice: int) -> float:
        """What an Aiming attack is worth with the chain that may follow (75 to 82)."""
        ground, board = self.field.ground, self.field.board
        wanted = ground.building(building).smash
        worth = self._first(dice, wanted) + self._fall(building, dice, wanted, 1.0)
        wanted += DEBRIS_FROM
        comes, source, link = 1.0, building, 2
        at = area
        fallen = {building}
        while True:
            _, beyond = way_out(board, ground.building(source), at, side)
            if beyond is None:
                break
            at = beyond
            target = self.field.building_at(at)
            if target is None or target in fallen:
                worth += comes * self._pelted(at, dice, wanted)
                break
            comes *= at_least(dice, wanted, self.more)
            wanted = need_of(link) + ground.building(target).smash - ground.building(source).smash
            worth += self._fall(target, dice, wanted, comes)
            fallen.add(target)
            source, link = target, link + 1
        return worth
