# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be taken by hand and by pipelines, against a plain count of all ways to do it (Oil Check; 17)."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from rubbletop.games.barrel.hauling import can_haul, choices, only_way, slots
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import Building
from rubbletop.kernel.facts import SpaceId
from tests.barrel.builders import ONE, TWO, given_game, given_region, ground

BY_HAND = 2
REGIONS = ("bassora", "dhi_qar", "maysan", "wasit", "dahuk", "erbil")
Load = tuple[int, ...]


def given_country(seed: int) -> BarrelState:
    """Return six regions with barrels and pipelines by chance, one of them of another player."""
    rng = Random(seed)
    s = given_game()
    for region in REGIONS:
        buildings: tuple[Building, ...] = ("pipeline",) if rng.random() < 0.4 else ()
        owner = ONE if rng.random() < 0.85 else TWO
        s = given_region(s, region, owner, barrels=rng.randrange(3), buildings=buildings)
    return s


def all_loads(s: BarrelState) -> tuple[tuple[SpaceId, ...], set[Load]]:
    """Return the player's regions and all that could be taken, as barrels from each of them.

    Every slot, of the hand or of a pipeline, takes from one of the regions that it reaches, or nothing.
    """
    own = s.controlled(ONE)
    reaches: list[list[SpaceId | None]] = [[None, *own] for _ in range(BY_HAND)]
    for region in own:
        if s.regions[region].buildings:
            beside = [each for each in own if each == region or each in ground().beside[region]]
            reaches.append([None, *beside])
    loads = set()
    for picked in product(*reaches):
        taken = Counter(picked)
        load = tuple(taken[region] for region in own)
        if all(number <= s.regions[region].barrels for region, number in zip(own, load, strict=True)):
            loads.add(load)
    return own, loads


@pytest.mark.parametrize("seed", range(12))
def test_ruling_17_barrels_that_can_be_taken_are_those_of_some_way_to_do_it(seed: int) -> None:
    s = given_country(seed)
    own, loads = all_loads(s)
    reaches = slots(ground(), s, ONE)

    stores = [range(s.regions[region].barrels + 1) for region in own]
    for load in product(*stores):
        barrels = tuple(region for region, number in zip(own, load, strict=True) for _ in range(number))
        assert can_haul(reaches, barrels) == (load in loads)


@pytest.mark.parametrize("seed", range(12))
def test_oil_check_a_player_is_asked_only_where_there_are_two_ways_to_take_the_most(seed: int) -> None:
    s = given_country(seed)
    own, loads = all_loads(s)
    most = max(sum(load) for load in loads)
    best = [load for load in loads if sum(load) == most]

    way = only_way(ground(), s, ONE, ())

    assert (way is None) == (len(best) > 1)
    if way is not None:
        assert tuple(way.get(region, 0) for region in own) == best[0]


@pytest.mark.parametrize("seed", range(12))
def test_ruling_17_what_is_offered_is_what_can_still_be_taken(seed: int) -> None:
    s = given_country(seed)
    own, loads = all_loads(s)

    first = {own[place] for load in loads if sum(load) == 1 for place, number in enumerate(load) if number}

    assert set(choices(ground(), s, ONE, ())) == first
