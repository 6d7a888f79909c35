# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player's regions will bring until the end, reckoned without chance (Oil; 14 to 17, 35)."""

from dataclasses import dataclass

from rubbletop.games.barrel.player.taste import Taste

SUPPLY = 3.0
"""Logistics that can be brought up in a turn besides all else."""
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
        if turn:
            cost, supply = _production(ready, season, taste, supply)
            total -= cost
        if season.turns - turn <= season.government:
            total -= _government(ready, season, taste, supply)
        total += _haul(ready, season.hauled) * season.barrel
    return total + sum(store.weight * min(store.barrels, store.room) for store in stores) * season.barrel


def _production(ready: list[Store], season: Season, taste: Taste, supply: float) -> tuple[float, float]:
    """Let regions produce by an action if that is worth one; return what it cost, and the supply left."""
    cost, barrels, overflow, chosen, left = 0.0, 0.0, 0.0, [], supply
    for store in ready:
        deficit = max(0.0, store.need - store.logistics)
        if deficit > left or deficit * taste.logistic > store.out * season.barrel:
            continue
        left -= deficit
        cost += deficit * taste.logistic * store.weight
        barrels += store.weight * store.out
        overflow += max(0.0, store.barrels + store.out - store.room)
        chosen.append((store, deficit))
    gain = (barrels - max(0.0, overflow - season.hauled)) * season.barrel - cost
    if gain <= taste.action:
        return 0.0, supply
    for store, deficit in chosen:
        store.logistics += deficit - 1
        store.barrels += store.out
    return cost + taste.action, left


def _government(ready: list[Store], season: Season, taste: Taste, supply: float) -> float:
    """Let regions produce for their owner and the Government; return what it cost."""
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
    return cost


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
