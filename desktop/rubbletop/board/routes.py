# SPDX-License-Identifier: GPL-3.0-or-later
"""Cheapest routes over a board: the costs come from the rules."""

from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush

from rubbletop.kernel.facts import SpaceId

Cost = Callable[[SpaceId, SpaceId], int | None]
"""Movement points for the step from the first space into the second; None where the step is barred."""

Reach = dict[SpaceId, tuple[int, SpaceId | None]]
"""Space -> (movement points to get there, the space before it); the start has (0, None)."""


def reach(start: SpaceId, budget: int, neighbours: Mapping[SpaceId, Iterable[SpaceId]], cost: Cost) -> Reach:
    """The spaces that can be reached from start for at most `budget` movement points, the cheapest first.

    Of two routes of the same cost the one found first in the order of neighbours is kept.
    """
    found: Reach = {}
    turn = 0
    rim: list[tuple[int, int, SpaceId, SpaceId | None]] = [(0, turn, start, None)]
    while rim:
        spent, _, at, before = heappop(rim)
        if at in found:
            continue
        found[at] = (spent, before)
        for beyond in neighbours[at]:
            if beyond in found or (price := cost(at, beyond)) is None or spent + price > budget:
                continue
            turn += 1
            heappush(rim, (spent + price, turn, beyond, at))
    return found


def path(reached: Reach, goal: SpaceId) -> tuple[SpaceId, ...]:
    """The spaces from the start (left out) to the goal along the cheapest route.

    Raises KeyError where the goal was not reached.
    """
    route = []
    at: SpaceId | None = goal
    while at is not None:
        route.append(at)
        at = reached[at][1]
    return tuple(reversed(route[:-1]))
