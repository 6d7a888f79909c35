# SPDX-License-Identifier: GPL-3.0-or-later
"""How a player's units can be brought to bear on GODRAN in an area: who attacks from where (XIII, XIV)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.player.roads import Roads, Spot, Way
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.steps.movement.room import LIMITS
from rubbletop.games.tokyo.tables import UnitRow
from rubbletop.kernel.facts import Seat, SpaceId, UnitId

DROPPED = "paratroop"
CARRIER = "halftrack"
INSIDE = 0.2
"""How much better it is to attack from inside a building, where GODRAN does not reach the unit, in dice."""
AFAR = 0.3
"""How much better it is to attack from afar."""
MOST_DICE = 99


class Squad(NamedTuple):
    """Units that move as one: a unit, and infantry that it carries."""

    lead: Unit
    rider: Unit | None = None

    @property
    def units(self) -> tuple[Unit, ...]:
        """All of them."""
        return (self.lead,) if self.rider is None else (self.lead, self.rider)


class Post(NamedTuple):
    """Where a squad goes to attack from: the spot, its dice there, how good it is; by air or not."""

    squad: Squad
    spot: Spot
    dice: int
    merit: float
    dropped: bool = False


class Strike(NamedTuple):
    """An attack that can be made: the posts of those who take part."""

    posts: tuple[Post, ...]

    @property
    def dice(self) -> int:
        """The dice of all together."""
        return sum(post.dice for post in self.posts)

    @property
    def units(self) -> tuple[UnitId, ...]:
        """The units that attack."""
        return tuple(unit.id for post in self.posts for unit in post.squad.units)


def _alike(squad: Squad) -> object:
    """What makes squads alike: kinds, and where they stand."""
    return tuple((u.kind, u.sector, u.place, u.area, u.stance) for u in squad.units)


class Muster:
    """The squads of one player and where they can get to, GODRAN standing in an area."""

    def __init__(
        self, field: Field, seat: Seat, godran: SpaceId, roads: Roads, *, roofs: bool = True
    ) -> None:
        self.field = field
        self.seat = seat
        self.godran = godran
        self.roads = roads
        self.roofs = roofs
        self._sights: dict[tuple[SpaceId, bool, int], bool] = {}
        self._is_banned = any(u.owner != seat for u in field.units_in(godran))

    def strike(self, units: Iterable[Unit], need: int = MOST_DICE, budget: int = 0) -> Strike:
        """Return an attack by these units with ``need`` dice or as many as they can bring, post after post.

        Units in the pool are bought first, for no more than the ``budget``, in Mega-Yen.
        """
        groups = self._groups(units)
        posts = [post for group in groups.values() for post in self._posts(Squad(*group[0]))]
        posts.sort(key=self._rank, reverse=True)
        room: dict[tuple[SpaceId, str], int] = {}
        taken: dict[UnitId, Post] = {}
        drops: set[SpaceId] = set()
        dice = 0
        for post in posts:
            lead = post.squad.lead
            area, sort = post.spot.area, self._sort(lead)
            left = room.setdefault((area, sort), self._room(area, sort))
            price = self._price(post.squad)
            for squad in groups[_alike(post.squad)]:
                if dice >= need or left < len(post.squad.units) or price > budget:
                    break
                if any(unit is not None and unit.id in taken for unit in squad):
                    continue
                if post.dropped and area in drops:
                    break
                won = post._replace(squad=Squad(*squad))
                taken |= {unit.id: won for unit in won.squad.units}
                left, budget, dice = left - len(won.squad.units), budget - price, dice + post.dice
                drops |= {area} if post.dropped else set()
            room[area, sort] = left
        return Strike(tuple(dict.fromkeys(taken.values())))

    def _groups(self, units: Iterable[Unit]) -> dict[object, list[tuple[Unit, Unit | None]]]:
        """Squads by what makes them alike: units by themselves, halftracks with infantry beside them."""
        free = list(units)
        groups: dict[object, list[tuple[Unit, Unit | None]]] = {}
        for unit in free:
            groups.setdefault(_alike(Squad(unit)), []).append((unit, None))
        for carrier in [unit for unit in free if unit.kind == CARRIER]:
            riders = [unit for unit in free if self._can_ride(unit, carrier)]
            for rider in riders:
                squad = Squad(carrier, rider)
                groups.setdefault(_alike(squad), []).append((carrier, rider))
        return groups

    def _rank(self, post: Post) -> tuple[bool, float, int]:
        """Units that are there come first, best with infantry on board; of the others the cheapest dice."""
        price = self._price(post.squad)
        size = len(post.squad.units)
        return (False, post.merit / price, size) if price else (True, post.merit / size, size)

    def _price(self, squad: Squad) -> int:
        return sum(self._row(unit).cost for unit in squad.units if unit.place == "pool")

    def _can_ride(self, unit: Unit, carrier: Unit) -> bool:
        if unit.kind == DROPPED or self._row(unit).type != "infantry" or unit.stance != "outside":
            return False
        return unit.area == carrier.area

    def _posts(self, squad: Squad) -> Iterator[Post]:
        lead, rider = squad
        reach = max(self._row(unit).range for unit in squad.units)
        for spot in self.way(lead):
            far = self.field.board.distance(self.godran, spot.area)
            if far > reach or not self._is_open(squad, spot, far):
                continue
            dice = sum(self._dice(unit, spot, far) for unit in squad.units)
            if dice:
                yield Post(squad, spot, dice, dice + self._comfort(spot, far))
        if lead.kind == DROPPED and lead.area is None and rider is None:
            yield from self._drops(squad)

    def _drops(self, squad: Squad) -> Iterator[Post]:
        field = self.field
        for area in field.board.neighbours[self.godran]:
            is_free = area not in field.rubble and area not in field.units_at
            is_near = field.s.turn > 1 or field.sector(area) in field.s.chosen[self.seat]
            if is_free and is_near and field.building_at(area) is None:
                dice = self._row(squad.lead).cs
                yield Post(squad, Spot(area), dice, float(dice), dropped=True)

    def firing_spots(self, carrier: Unit, weapon: Unit) -> list[Spot]:
        """The spots to which a carrier can take a superweapon so that it can fire, the farthest first."""
        found = []
        for spot in self.way(carrier):
            far = self.field.board.distance(self.godran, spot.area)
            is_open = far > 0 and not self.field.is_filled(spot.area)
            if is_open and self._room(spot.area, "ground") > 1 and self.can_fire(weapon, spot, far):
                found.append((far, spot))
        return [spot for _, spot in sorted(found, key=lambda pair: -pair[0])]

    def can_fire(self, weapon: Unit, spot: Spot, far: int) -> bool:
        """Whether a superweapon reaches GODRAN from a spot."""
        row = self._row(weapon)
        return far <= row.range and (far <= 1 or row.sees_over is None or self._sees(spot, row.sees_over))

    def room(self, area: SpaceId, unit: Unit) -> int:
        """How many units like this one may end in an area, the player's own that can move left out."""
        return self._room(area, self._sort(unit))

    def way(self, unit: Unit) -> Way:
        """Where a unit can get to in this phase, by land."""
        if unit.area is not None:
            return self.roads.way(unit, self._row(unit).mp)
        return self.roads.entry(unit.kind, self.field.edges(self.seat), self._row(unit).mp)

    def _is_open(self, squad: Squad, spot: Spot, far: int) -> bool:
        if spot.stance == "roof":
            return self.roofs
        return far > 0 or (squad.rider is None and self._row(squad.lead).type == "helicopter")

    def _dice(self, unit: Unit, spot: Spot, far: int) -> int:
        """The dice that a unit throws from a spot, 0 where it cannot attack."""
        row = self._row(unit)
        if far > row.range:
            return 0
        if far > 1:
            if unit.kind == "mortar" and self._is_banned:
                return 0
            if row.sees_over is not None and not self._sees(spot, row.sees_over):
                return 0
        cs = row.far_cs if far > 1 and row.far_cs is not None else row.cs
        return cs * 2 if spot.stance == "roof" else cs

    def _sees(self, spot: Spot, over: int) -> bool:
        key = (spot.area, spot.stance == "roof", over)
        known = self._sights.get(key)
        if known is None:
            met = self.field.between(spot.area, self.godran)
            if spot.stance == "roof":
                own = self.field.building_at(spot.area)
                met = tuple(building for building in met if building != own)
            known = self._sights[key] = len(met) <= over
        return known

    def _comfort(self, spot: Spot, far: int) -> float:
        return (INSIDE if spot.stance == "inside" else 0.0) + (AFAR if far > 1 else 0.0)

    def _room(self, area: SpaceId, sort: str) -> int:
        """How many more units of a sort may end in an area, those of the player that can move left out."""
        even = self.field.s.options.even_seats
        here = [u for u in self.field.units_in(area) if self._counts(u, sort)]
        others = [
            u for u in here if (u.owner != self.seat and not even) or self._row(u).type == "superweapon"
        ]
        limit = LIMITS["helicopter"] if sort == "helicopter" else LIMITS["ground"]
        return max(0, limit - len(others))

    def _counts(self, unit: Unit, sort: str) -> bool:
        return self._row(unit).type != "populace" and self._sort(unit) == sort

    def _sort(self, unit: Unit) -> str:
        return "helicopter" if self._row(unit).type == "helicopter" else "ground"

    def _row(self, unit: Unit) -> UnitRow:
        return self.field.ground.rows[unit.kind]
