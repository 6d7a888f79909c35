# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 7 with foresight: which populace GODRAN would go for next, and where it is better off (XIII)."""

from collections.abc import Iterator

from rubbletop.ai.pace import Pace
from rubbletop.games.tokyo.player.evacuation import danger, hope
from rubbletop.games.tokyo.player.orders import Goal, Orders
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.prowl import harm_to, spree
from rubbletop.games.tokyo.player.roads import Roads, Spot
from rubbletop.games.tokyo.state import Unit, replace
from rubbletop.kernel.facts import UnitId

OTHERS = 4
"""So many other spots are tried for a unit."""
CONTROLLERS = 2
"""Of so many rivals it is foreseen what they would do with GODRAN."""
BETTER = 0.5
"""Orders are changed for so many points at least."""


class Scout:
    """The orders of a phase, and what GODRAN would do to the units where they send them."""

    def __init__(self, outlook: Outlook, roads: Roads, orders: Orders) -> None:
        self.outlook = outlook
        self.roads = roads
        self.orders = orders
        self.harm = 0.0
        self.victims: list[Unit] = []
        self._tried: set[tuple[UnitId, Goal]] = set()

    def improve(self, pace: Pace) -> Orders:
        """Return the orders, changed unit by unit for the better while there is time."""
        if pace.left() > 0.0:
            self.harm, self.victims = self._foreseen(self.orders)
        while pace.left() > 0.0:
            found = next(self._changes(), None)
            if found is None:
                break
            unit, goal = found
            self._tried.add((unit.id, goal))
            orders = self.orders._replace(goals={**self.orders.goals, unit.id: goal})
            harm, victims = self._foreseen(orders)
            lost = self._hope(unit, self.orders) - self._hope(unit, orders)
            if harm + lost < self.harm - BETTER:
                self.orders, self.harm, self.victims = orders, harm, victims
        return self.orders

    def _changes(self) -> Iterator[tuple[Unit, Goal]]:
        """Yield what can be tried for the populace that GODRAN would go for."""
        for unit in self.victims:
            for goal in self._others(unit):
                if (unit.id, goal) not in self._tried:
                    yield unit, goal

    def _others(self, unit: Unit) -> list[Goal]:
        """Other spots for a unit, the most promising first; none where it cannot be paid."""
        row = self.outlook.ground.row(unit)
        now = self.orders.goals.get(unit.id)
        if now is None and self._spent() + row.cost > self.outlook.cash:
            return []
        spots = sorted(self.roads.way(unit, row.mp), key=lambda spot: -self._merit(unit, spot))
        return [goal for goal in map(Goal, spots[: OTHERS + 1]) if goal != now][:OTHERS]

    def _spent(self) -> int:
        """What the populace that moves costs, in Mega-Yen."""
        rows = [self.outlook.ground.row(self.outlook.s.units[unit]) for unit in self.orders.goals]
        return sum(row.cost for row in rows if row.type == "populace")

    def _merit(self, unit: Unit, spot: Spot) -> float:
        """What a spot promises a unit, before it is known whom GODRAN goes for."""
        risk = danger(self.outlook, spot, self.outlook.s.godran)
        return self._promise(unit, spot) * (1 - risk)

    def _promise(self, unit: Unit, spot: Spot) -> float:
        return hope(self.outlook, unit, spot, self.roads.to_safety(unit.kind))

    def _hope(self, unit: Unit, orders: Orders) -> float:
        """What the orders promise a unit that they leave in the city, GODRAN aside."""
        assert unit.area is not None
        goal = orders.goals.get(unit.id, Goal(Spot(unit.area, unit.stance)))
        assert goal.spot is not None, "who is off the map is nobody's victim"
        return self._promise(unit, goal.spot)

    def _foreseen(self, orders: Orders) -> tuple[float, list[Unit]]:
        """What the rampages of rivals would cost once the orders are carried out, and whom they would hit."""
        after = self._after(orders)
        harm = 0.0
        victims: dict[UnitId, Unit] = {}
        rivals = sorted(after.rivals, key=lambda seat: -self.outlook.prospects[seat])[:CONTROLLERS]
        for rival in rivals:
            prey = Prey(after, rival)
            blows = spree(prey, after.s.godran, after.ground.action_points(after.s))
            harm += harm_to(prey, blows, after.seat) / len(rivals)
            for blow in blows:
                for unit in prey.caught(blow.target):
                    if unit.owner == after.seat and after.ground.row(unit).type == "populace":
                        victims[unit.id] = self.outlook.s.units[unit.id]
        return harm, list(victims.values())

    def _after(self, orders: Orders) -> Outlook:
        units = dict(self.outlook.s.units)
        for unit, goal in orders.goals.items():
            if goal.spot is None:
                units[unit] = replace(units[unit], place="safe", area=None, stance="outside")
            else:
                units[unit] = replace(units[unit], place="map", area=goal.spot.area, stance=goal.spot.stance)
        return Outlook(self.outlook.ground, replace(self.outlook.s, units=units), self.outlook.seat)
