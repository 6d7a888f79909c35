# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks with superweapons: Origin, column, effect (XIV; rulings 116, 117, 122 to 125)."""

import pytest

from rubbletop.games.tokyo.effects import weapon_column, weapon_effect
from rubbletop.games.tokyo.events.attacks import (
    GodranHealed,
    GodranSlain,
    GodranWounded,
    OriginRevealed,
    WeaponFired,
)
from rubbletop.games.tokyo.events.common import Scored
from rubbletop.games.tokyo.frames.attacks import RepelFrame
from rubbletop.games.tokyo.state import Options, replace
from rubbletop.games.tokyo.tables import WEAPONS, Column
from tests.tokyo.attacks_builders import fired, given_attacks, phase
from tests.tokyo.builders import ONE, ground, of_kind, place_of, unit

COLUMNS = {
    "heat_ray": {"moon": "C", "antarctica": "C", "fuji": "A", "swamp": "B", "crust": "A", "pacific": "B"},
    "oxygen_destroyer": {
        "moon": "A",
        "antarctica": "B",
        "fuji": "B",
        "swamp": "A",
        "crust": "C",
        "pacific": "C",
    },
    "super_freezer": {
        "moon": "B",
        "antarctica": "A",
        "fuji": "C",
        "swamp": "C",
        "crust": "B",
        "pacific": "A",
    },
    "death_ray": dict.fromkeys(("moon", "antarctica", "fuji", "swamp", "crust", "pacific"), "B"),
}
WAYS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
"""In how many of 36 ways two dice come to each total."""


def test_xiv_the_column_of_each_superweapon_against_each_origin() -> None:
    for weapon in WEAPONS:
        found = {origin: weapon_column(ground(), origin, weapon) for origin in ground().origins}
        assert found == COLUMNS[weapon]


@pytest.mark.parametrize(
    ("column", "results"),
    [
        ("A", "healed healed healed annoyed annoyed no_effect retreat retreat stunned stunned wounded"),
        ("B", "healed healed annoyed annoyed no_effect retreat retreat stunned wounded wounded wounded"),
        (
            "C",
            "no_effect really_pissed retreat retreat stunned stunned wounded wounded wounded wounded wounded",
        ),
    ],
)
def test_124_the_table_of_superweapons_from_2_to_12(column: Column, results: str) -> None:
    found = [weapon_effect(ground(), Options(), column, total) for total in WAYS]
    assert " ".join(found) == results


@pytest.mark.parametrize(
    ("column", "effect", "ways"),
    [
        ("A", "healed", 6),
        ("A", "wounded", 1),
        ("B", "healed", 3),
        ("B", "wounded", 6),
        ("C", "healed", 0),
        ("C", "stunned", 11),
        ("C", "wounded", 15),
    ],
)
def test_124_the_chances_of_the_columns(column: Column, effect: str, ways: int) -> None:
    """A heals 17 %, wounds 3 %; B heals 8 %, wounds 17 %; C stuns 31 %, wounds 42 %."""
    totals = [total for total in WAYS if weapon_effect(ground(), Options(), column, total) == effect]
    assert sum(WAYS[total] for total in totals) == ways


def test_122_the_first_superweapon_turns_the_origin_over_before_its_dice() -> None:
    s = given_attacks("ne.heat_ray H7", "ne.death_ray H6")
    s, events = fired(s, "ne.heat_ray", 2)
    assert events[:2] == (
        OriginRevealed(attacker=ONE, origin="moon"),
        WeaponFired(attacker=ONE, weapon=unit("ne.heat_ray"), column="C", faces=(1, 1), effect="no_effect"),
    )
    assert (s.revealed, s.fired) == (True, (ONE,))
    s, events = fired(s, "ne.death_ray", 6)
    assert of_kind(events, OriginRevealed) == ()
    assert s.fired == (ONE,)


def test_122_the_death_ray_reveals_it_too() -> None:
    s, events = fired(given_attacks("ne.death_ray H5"), "ne.death_ray", 6)
    assert isinstance(events[0], OriginRevealed)
    assert events[0].reveals
    assert s.revealed


def test_123_a_superweapon_is_not_lost_by_its_use() -> None:
    s, _ = fired(given_attacks("ne.heat_ray H7"), "ne.heat_ray", 2)
    assert place_of(s, "ne.heat_ray") == ("map", "H7", "outside")
    assert phase(s).done == (unit("ne.heat_ray"),)


def test_xiv_its_effects_do_not_depend_on_the_wounds() -> None:
    for wounds in range(3):
        _, events = fired(given_attacks("ne.heat_ray H7", wounds=wounds), "ne.heat_ray", 8)
        assert of_kind(events, GodranWounded) == (GodranWounded(attacker=ONE, again=False),)
        assert of_kind(events, Scored) == (Scored(scorer=ONE, points=30, merit="wound"),)


def test_117_healing_waits_for_the_end_of_the_phase() -> None:
    s = given_attacks("ne.oxygen_destroyer H7", wounds=2)
    s, events = fired(s, "ne.oxygen_destroyer", 4)
    assert of_kind(events, GodranHealed) == (GodranHealed(),)
    assert (phase(s).healed, s.wounds) == (1, 2)


@pytest.mark.parametrize(("total", "stuns"), [(4, False), (6, True)])
def test_xiv_retreat_and_stunned_by_a_superweapon(total: int, stuns: bool) -> None:
    s, _ = fired(given_attacks("ne.heat_ray H7"), "ne.heat_ray", total)
    assert isinstance(s.top, RepelFrame) is not stuns
    assert s.stunned is stuns


def test_116_a_wound_kills_a_godran_that_began_with_three_whatever_healed_it() -> None:
    s = given_attacks("ne.heat_ray H7", "ne.death_ray H7", wounds=3)
    s, _ = fired(s, "ne.death_ray", 2)
    s, events = fired(s, "ne.heat_ray", 8)
    assert of_kind(events, GodranSlain) == (GodranSlain(attacker=ONE),)
    assert (phase(s).killers, phase(s).wounders, phase(s).healed) == ((ONE,), (), 1)


def test_14_a_killing_result_earns_no_30_and_a_killer_counts_once() -> None:
    s = given_attacks("ne.heat_ray H7", "ne.death_ray H7", wounds=3)
    s, _ = fired(s, "ne.death_ray", 12)
    s, events = fired(s, "ne.heat_ray", 12)
    assert of_kind(events, Scored) == ()
    assert phase(s).killers == (ONE,)


@pytest.mark.parametrize(("weapon_kill", "killers"), [(False, ()), (True, (ONE,))])
def test_125_a_twelve_of_column_c_kills_with_the_option(
    weapon_kill: bool,
    killers: tuple[str, ...],
) -> None:
    s = given_attacks("ne.heat_ray H7", options=Options(weapon_kill=weapon_kill))
    ended, _ = fired(s, "ne.heat_ray", 12)
    assert phase(ended).killers == killers
    other, _ = fired(replace(s, origin="fuji"), "ne.heat_ray", 12)
    assert phase(other).killers == ()
