# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a group can go with the moves that are left, step by step (Moves; 23 to 25)."""

from collections import deque

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.player.draft import Path
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Seat, SpaceId


def roads(
    ground: Ground, s: BarrelState, origin: SpaceId, moves: int, owner: Seat | None = None
) -> dict[SpaceId, Path]:
    """Return a cheapest path from a region to each that can be reached with so many moves.

    A path goes through controlled regions only; with ``owner`` through those of one player, as logistics
    must that are to stay hers.
    """
    costs = {origin: 0}
    paths: dict[SpaceId, Path] = {origin: (origin,)}
    waiting = deque([origin])
    while waiting:
        here = waiting.popleft()
        if here != origin and not _passable(s, here, owner):
            continue
        for to in ground.beside[here] if here != ground.border else ground.board.neighbours[here]:
            step = 0 if ground.is_hinterland(s, to) else 1
            cost = costs[here] + step
            if cost > moves or cost >= costs.get(to, moves + 1):
                continue
            costs[to], paths[to] = cost, (*paths[here], to)
            if step:
                waiting.append(to)
            else:
                waiting.appendleft(to)
    del paths[origin]
    return paths


def _passable(s: BarrelState, region: SpaceId, owner: Seat | None) -> bool:
    control = s.regions[region].control
    return control is not None if owner is None else control == owner
