# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player's regions will bring until the end, reckoned without chance (Oil; 14 to 17, 35)."""

from copy import copy
from dataclasses import dataclass

from rubbletop.games.barrel.player.taste import Taste

USED = 0.5
"""The share of the logistic used for a production that must be brought up again."""
IDLE = 7.0
"""What a region costs that does not produce in the last phase, in half dollars."""
HOUSE, HOUSES = 8.0, 2
"""What it costs to build a warehouse where one is wanted, in half dollars, and how many in a turn."""
KEPT = 4.0
"""Barrels that a warehouse keeps."""
LAST = 2
"""A player who saves production for the end produces in so many turns."""


@dataclass(slots=True)
class Store:
    """A region as a source of oil; ``weight``: how surely it is held, ``since``: turns until it is.

    ``sites``: buildings that there is still room for; ``is_housed``: whether it has a warehouse.
    """

    weight: float
    out: float
    need: float
    logistics: float
    barrels: float
    room: float
    since: int = 0
    sites: int = 0
    is_housed: bool = False

    @property
    def deficit(self) -> float:
        """The logistics that it lacks to produce."""
        return max(0.0, self.need - self.logistics)

    def house(self) -> None:
        """Build a warehouse."""
        self.sites -= 1
        self.room = self.room + KEPT if self.is_housed else KEPT
        self.is_housed = True


@dataclass(frozen=True, slots=True)
class Season:
    """The time to come: ``turns`` with an Oil check, the last ``government`` of them in phase 3.

    ``barrel``: what a barrel will bring, in half dollars. ``hauled``: barrels taken each turn. ``is_spare``:
    whether an action is left this turn.
    """

    turns: int
    government: int
    barrel: float
    hauled: float
    is_spare: bool = False


def income(stores: list[Store], season: Season, taste: Taste) -> float:
    """Return what the oil of these regions will bring, less the logistics for it, in half dollars.

    It is reckoned for some habits of producing by an action: in any turn, in none, only before the last
    phase, only at the end. The best of them counts.
    """
    if not stores:
        return 0.0
    turns = range(min(season.turns, taste.sight))
    before = range(max(0, min(season.turns - season.government, taste.sight)))
    ranked = sorted(stores, key=lambda store: -store.out * store.weight)
    habits = {turns, range(0), before, turns[-LAST:]}
    return max(_reckoned([copy(store) for store in ranked], season, taste, habit) for habit in habits)


def _reckoned(stores: list[Store], season: Season, taste: Taste, habit: range) -> float:
    """Return what regions bring that produce by an action in some turns; the numbers in them are used up."""
    total = 0.0
    for turn in range(min(season.turns, taste.sight)):
        ready = [store for store in stores if store.since <= turn]
        supply = taste.supply if turn else 0.0
        if turn in habit and (turn or season.is_spare):
            cost, supply = _production(ready, season, taste, supply, HOUSES if turn else 0)
            total -= cost
        if season.turns - turn <= season.government:
            cost, supply = _government(ready, season, taste, supply)
            total -= cost
        if supply > 0 and season.turns - turn > LAST:
            total -= _stocked(ready, taste, supply)
        total += _haul(ready, season.hauled) * season.barrel
    return total + sum(store.weight * min(store.barrels, store.room) for store in stores) * season.barrel


def _production(
    ready: list[Store], season: Season, taste: Taste, supply: float, houses: int
) -> tuple[float, float]:
    """Let regions produce by an action if that is worth one; return what it costs, and the supply left."""
    cost, gain, chosen, left = 0.0, 0.0, [], supply
    haul = season.hauled - sum(store.barrels - store.room for store in ready if store.barrels > store.room)
    for store in ready:
        deficit = store.deficit
        if deficit > left:
            continue
        space = max(0.0, store.room - store.barrels)
        lost = max(0.0, store.out - space - max(0.0, haul))
        is_built = lost * season.barrel > HOUSE and houses > 0 and store.sites > 0
        price = deficit * taste.logistic + (HOUSE if is_built else 0.0)
        useful = store.out if is_built else store.out - lost
        net = (useful * season.barrel - price - USED * taste.logistic) * store.weight
        if net <= 0.0:
            continue
        left -= deficit
        houses -= is_built
        haul -= 0.0 if is_built else max(0.0, store.out - space)
        cost += price * store.weight
        gain += net
        chosen.append((store, is_built))
    if gain <= taste.action:
        return 0.0, supply
    for store, is_built in chosen:
        store.logistics += store.deficit - 1
        store.barrels += store.out
        if is_built:
            store.house()
    return cost + taste.action, left


def _stocked(ready: list[Store], taste: Taste, supply: float) -> float:
    """Bring logistics up to the region that yields most of those that lack some; return what it costs."""
    short = [store for store in ready if store.logistics < store.need]
    if not short:
        return 0.0
    best = max(short, key=lambda store: store.out)
    number = min(supply, best.deficit)
    best.logistics += number
    return number * taste.logistic * best.weight


def _government(ready: list[Store], season: Season, taste: Taste, supply: float) -> tuple[float, float]:
    """Let regions produce for their owner and the Government; return what it costs, and the supply left."""
    cost = 0.0
    for store in ready:
        half, deficit = (store.out + 1) // 2, store.deficit
        if deficit <= supply and deficit * taste.logistic < half * season.barrel + IDLE:
            supply -= deficit
            cost += deficit * taste.logistic * store.weight
            store.logistics += deficit - 1
            store.barrels += half
        else:
            cost += IDLE * store.weight
    return cost, supply


def _haul(ready: list[Store], hauled: float) -> float:
    """Take barrels in hand, first those that there is no room for; the rest of these is lost."""
    left, taken = hauled, 0.0
    for store in ready:
        number = min(left, store.barrels - store.room)
        if number > 0:
            left -= number
            taken += number * store.weight
            store.barrels -= number
    for store in ready:
        number = min(left, store.barrels)
        if number > 0:
            left -= number
            taken += number * store.weight
            store.barrels -= number
        store.barrels = min(store.barrels, store.room)
    return taken
