# SPDX-License-Identifier: GPL-3.0-or-later
"""Deeds that a Purchase and Move can be made of: attacks, seizures, guards, supplies, withdrawals."""

from collections.abc import Iterator
from math import ceil

from rubbletop.games.barrel.player.draft import Draft, Path
from rubbletop.games.barrel.player.odds import expected_locals
from rubbletop.games.barrel.player.roads import roads
from rubbletop.games.barrel.state import INVASION
from rubbletop.kernel.facts import SpaceId

SPARE = (1, 2, 3)
"""By how many an attack outnumbers the local troops that are expected: even fights drag on."""
EXTRA = (0, 1, 3)
"""Logistics brought up beyond what a region needs."""


def deeds(draft: Draft) -> Iterator[Draft]:
    """Yield the plan with one deed more, each deed that may make sense."""
    sources = {origin: roads(draft.ground, draft.s, origin, draft.moves) for origin in _bases(draft)}
    supply = roads(draft.ground, draft.s, draft.ground.border, draft.moves, draft.seat)
    for region, held in draft.s.regions.items():
        if held.control == draft.seat:
            if not held.troops.get(draft.seat):
                yield from _assaults(draft, region, 1, sources, supply)
            yield from _supplies(draft, region, supply.get(region))
        elif held.control is not None:
            if not held.troops.get(held.control):
                yield from _assaults(draft, region, 1, sources, supply)
        elif not held.arrivals or held.arrivals[0] == draft.seat:
            locals_ = ceil(expected_locals(draft.ground, draft.s, region))
            here = held.troops.get(draft.seat, 0)
            for number in dict.fromkeys(max(1, locals_ + spare - here) for spare in SPARE):
                yield from _assaults(draft, region, number, sources, supply)
    yield from _withdrawals(draft)


def _bases(draft: Draft) -> Iterator[SpaceId]:
    """Yield where the player has, or can have, troops that may move."""
    if draft.moves:
        yield draft.ground.border
        for region, held in draft.s.regions.items():
            if held.control is not None and held.troops.get(draft.seat):
                yield region


def _free_troops(draft: Draft, origin: SpaceId) -> int:
    """Return how many troops can leave a region of the country; a guard stays in one's own."""
    held = draft.s.regions[origin]
    return held.troops.get(draft.seat, 0) - (1 if held.control == draft.seat else 0)


def _assaults(
    draft: Draft,
    region: SpaceId,
    number: int,
    sources: dict[SpaceId, dict[SpaceId, Path]],
    supply: dict[SpaceId, Path],
) -> Iterator[Draft]:
    """Yield the plan with so many troops sent into a region, by land or air, with logistics or without."""
    ground, held = draft.ground, draft.s.regions[region]
    wanted = max(0, ground.needs(draft.s, region) - held.logistics)
    landed = draft.bought("troop", region, number)
    if landed is not None:
        yield landed
        yield from _with_airlift(landed, region, wanted)
    for origin, paths in sources.items():
        path = paths.get(region)
        if path is None:
            continue
        if origin == ground.border:
            yield from _by_land(draft, path, number, 0)
            if wanted and region in supply:
                yield from _by_land(draft, supply[region], number, wanted)
            continue
        group = min(number, _free_troops(draft, origin))
        rest = draft.bought("troop", region, number - group) if group > 0 else None
        if rest is not None:
            carried = min(wanted, draft.s.regions[origin].logistics) if len(path) == 2 else 0
            moved = rest.marched(path, group, 0)
            yield moved
            yield from _with_airlift(moved, region, wanted)
            if carried and draft.s.regions[origin].control == draft.seat:
                yield rest.marched(path, group, carried)


def _with_airlift(draft: Draft, region: SpaceId, wanted: int) -> Iterator[Draft]:
    lifted = draft.bought("logistic", region, wanted) if wanted else None
    if lifted is not None:
        yield lifted


def _by_land(draft: Draft, path: Path, number: int, wanted: int) -> Iterator[Draft]:
    """Yield the plan with troops, and logistics where wanted, bought as far as needed and moved in."""
    border, reserve = draft.ground.border, draft.s.border[draft.seat]
    manned = draft.bought("troop", border, number - reserve.troops)
    if manned is None:
        return
    yield manned.marched(path, number, min(wanted, reserve.logistics))
    if wanted > reserve.logistics:
        loaded = manned.bought("logistic", border, wanted - reserve.logistics)
        if loaded is not None:
            yield loaded.marched(path, number, wanted)


def _supplies(draft: Draft, region: SpaceId, path: Path | None) -> Iterator[Draft]:
    """Yield the plan with logistics brought into a region of one's own, by land where there is a way."""
    border, has = draft.ground.border, draft.s.border[draft.seat].logistics
    missing = max(0, draft.ground.needs(draft.s, region) - draft.s.regions[region].logistics)
    for number in dict.fromkeys(missing + extra for extra in EXTRA):
        if not number:
            continue
        if path is not None:
            loaded = draft.bought("logistic", border, number - has)
            if loaded is not None:
                yield loaded.marched(path, 0, number)
        lifted = draft.bought("logistic", region, number)
        if lifted is not None:
            yield lifted
    if has and path is not None:
        yield draft.marched(path, 0, has)


def _withdrawals(draft: Draft) -> Iterator[Draft]:
    """Yield the plan with troops withdrawn that are next to, or in, the Border Region; not in phase 1."""
    border, reserve = draft.ground.border, draft.s.border[draft.seat].troops
    if draft.s.phase == INVASION:
        return
    if draft.moves and reserve:
        yield draft.withdrawn(reserve)
    if draft.moves > 1:
        for region in draft.ground.board.neighbours[border]:
            held = draft.s.regions[region]
            spare = _free_troops(draft, region) if held.control is not None else 0
            if spare > 0:
                yield draft.marched((region, border), spare, 0).withdrawn(spare + reserve)
