# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player's regions will bring until the end, reckoned without chance (Oil; 14 to 17, 35)."""

from dataclasses import dataclass

from rubbletop.games.barrel.player.taste import Taste

SUPPLY = 3.0
"""Logistics that can be brought up in a turn besides all else."""
USED = 0.5
"""The share of the logistic used for a production that must be brought up again."""
IDLE = 8.0
"""What a region costs that does not produce in the last phase, in half dollars."""


@dataclass(slots=True)
class Store:
    """A region as a source of oil; ``weight``: how surely it is held, ``since``: turns until it is."""

    weight: float
    out: float
    need: float
    logistics: float
    barrels: float
    room: float
    since: int = 0


@dataclass(frozen=True, slots=True)
class Season:
    """The time to come: ``turns`` with an Oil check, the last ``government`` of them in phase 3.

    ``barrel``: what a barrel will bring, in half dollars. ``hauled``: barrels taken each turn.
    """

    turns: int
    government: int
    barrel: float
    hauled: float


def income(stores: list[Store], season: Season, taste: Taste) -> float:
    """Return what the oil of these regions will bring, less the logistics for it, in half dollars.

    The numbers in ``stores`` are used up.
    """
    total = 0.0
    for turn in range(min(season.turns, taste.sight)):
        ready = [store for store in stores if store.since <= turn]
        supply = SUPPLY if turn else 0.0
        if season.turns - turn <= season.government:
            cost, supply = _government(ready, season, taste, supply)
            total -= cost
        if turn:
            total -= _production(ready, season, taste, supply)
        total += _haul(ready, season.hauled) * season.barrel
    return total + sum(store.weight * min(store.barrels, store.room) for store in stores) * season.barrel


def _production(ready: list[Store], season: Season, taste: Taste, supply: float) -> float:
    """Let regions produce by an action if that is worth one; return what it cost."""
    cost, gain, chosen, left = 0.0, 0.0, [], supply
    haul = season.hauled - sum(max(0.0, store.barrels - store.room) for store in ready)
    for store in ready:
        deficit = max(0.0, store.need - store.logistics)
        space = max(0.0, store.room - store.barrels)
        useful = min(store.out, space + max(0.0, haul)) * store.weight
        price = (deficit + USED) * taste.logistic * store.weight
        if deficit > left or useful * season.barrel <= price:
            continue
        left -= deficit
        haul -= max(0.0, store.out - space)
        cost += deficit * taste.logistic * store.weight
        gain += useful * season.barrel - price
        chosen.append((store, deficit))
    if gain <= taste.action:
        return 0.0
    for store, deficit in chosen:
        store.logistics += deficit - 1
        store.barrels += store.out
    return cost + taste.action


def _government(ready: list[Store], season: Season, taste: Taste, supply: float) -> tuple[float, float]:
    """Let regions produce for their owner and the Government; return what it cost, and the supply left."""
    cost = 0.0
    for store in ready:
        half = (store.out + 1) // 2
        deficit = max(0.0, store.need - store.logistics)
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
