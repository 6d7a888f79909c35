# SPDX-License-Identifier: GPL-3.0-or-later
"""When the game should end: who would win now, and how a player keeps it going who would not (III)."""

from rubbletop.games.tokyo.player.evacuation import danger
from rubbletop.games.tokyo.player.orders import Goal, Orders
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.roads import Roads, Spot
from rubbletop.games.tokyo.state import Unit

KEPT = 1
"""So many populace units stay in the city as long as its end would come too early."""


def lingering(outlook: Outlook, roads: Roads, orders: Orders) -> Orders:
    """Return the orders with the last populace kept back in safety, where the end would come too early."""
    people = [unit for unit in outlook.mine("map") if outlook.ground.row(unit).type == "populace"]
    gain = sum(
        outlook.ground.row(u).vp for u in people if u.id in orders.goals and orders.goals[u.id].spot is None
    )
    if outlook.lead + gain > 0:
        return orders
    people.sort(key=lambda unit: (outlook.ground.row(unit).vp, unit.id))
    goals = dict(orders.goals)
    for unit in people[:KEPT]:
        goals.pop(unit.id, None)
        spot = _refuge(outlook, roads, unit)
        if spot is not None:
            goals[unit.id] = Goal(spot)
    return orders._replace(goals=goals)


def _refuge(outlook: Outlook, roads: Roads, unit: Unit) -> Spot | None:
    """Where a unit is safer than where it is, None for nowhere near."""
    assert unit.area is not None
    row = outlook.ground.row(unit)
    here = Spot(unit.area, unit.stance)
    if outlook.cash < row.cost:
        return None

    def risk(spot: Spot) -> float:
        return danger(outlook, spot, outlook.s.godran)

    spot = min(roads.way(unit, row.mp), key=risk)
    return spot if risk(spot) < 0.8 * risk(here) else None
