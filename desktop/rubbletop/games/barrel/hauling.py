# SPDX-License-Identifier: GPL-3.0-or-later
"""Which barrels a player can take from her regions: two a turn, and one by each pipeline (Oil Check; 17)."""

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Seat, SpaceId

Reach = frozenset[SpaceId]


def slots(ground: Ground, s: BarrelState, seat: Seat) -> tuple[Reach, ...]:
    """Return for each barrel that a player may take the controlled regions that it may come from.

    A pipeline brings one from its own or a contiguous region of the same player (17).
    """
    own, row = s.controlled(seat), ground.edition.store
    anywhere = frozenset(own)
    piped = tuple(
        anywhere & {region, *ground.beside[region]}
        for region in own
        for _ in range(s.regions[region].count("pipeline") * row.pipeline)
    )
    return (*piped, *(anywhere for _ in range(row.taken)))


def can_haul(reaches: tuple[Reach, ...], barrels: tuple[SpaceId, ...]) -> bool:
    """Return whether barrels, told by their regions, can all be taken: each by a slot of its own."""
    filled: dict[int, int] = {}
    return all(_placed(reaches, barrels, barrel, filled, set()) for barrel in range(len(barrels)))


def _placed(
    reaches: tuple[Reach, ...],
    barrels: tuple[SpaceId, ...],
    barrel: int,
    filled: dict[int, int],
    tried: set[int],
) -> bool:
    """Give a barrel a slot, others making way where they can; ``filled`` tells which barrel a slot takes."""
    for slot, reach in enumerate(reaches):
        if barrels[barrel] in reach and slot not in tried:
            tried.add(slot)
            if slot not in filled or _placed(reaches, barrels, filled[slot], filled, tried):
                filled[slot] = barrel
                return True
    return False


def choices(ground: Ground, s: BarrelState, seat: Seat, taken: tuple[SpaceId, ...]) -> tuple[SpaceId, ...]:
    """Return the regions from which a player can take one more barrel, in the order of their ids."""
    reaches = slots(ground, s, seat)
    return tuple(
        region
        for region in s.controlled(seat)
        if s.regions[region].barrels and can_haul(reaches, (*taken, region))
    )


def only_way(
    ground: Ground, s: BarrelState, seat: Seat, taken: tuple[SpaceId, ...]
) -> dict[SpaceId, int] | None:
    """Return how many barrels come from which regions if there is only one way to take as many as possible.

    None where a player must choose between regions. The sets that can be taken are a matroid: if taking
    greedily in the order of the ids and in the reverse order gives the same, there is no other way.
    """
    reaches, own = slots(ground, s, seat), s.controlled(seat)
    forward = _greedy(s, reaches, taken, own)
    backward = _greedy(s, reaches, taken, own[::-1])
    return forward if forward == backward else None


def _greedy(
    s: BarrelState, reaches: tuple[Reach, ...], taken: tuple[SpaceId, ...], order: tuple[SpaceId, ...]
) -> dict[SpaceId, int]:
    """Take from each region in turn as much as can be."""
    found: dict[SpaceId, int] = {}
    for region in order:
        while found.get(region, 0) < s.regions[region].barrels and can_haul(reaches, (*taken, region)):
            taken = (*taken, region)
            found[region] = found.get(region, 0) + 1
    return found
