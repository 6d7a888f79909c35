# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of GODRAN's attacks before they are made, exact, with their reasons (XII)."""

from fractions import Fraction
from itertools import product

from rubbletop.board.grid import BuildingId, Side
from rubbletop.games.tokyo.godran_odds import Link, aim_chain, smash_odds, strike_odds
from rubbletop.games.tokyo.state import TokyoState, replace
from tests.tokyo.builders import at, field, given_unit, given_units, ruined, unit
from tests.tokyo.godran_builders import given_rampage


def chain(s: TokyoState, building: str, area: str, side: Side, dice: int) -> tuple[Link, ...]:
    return aim_chain(field(s), BuildingId(building), at(area), side, dice)


def chance(dice: int, least: int) -> Fraction:
    """The chance of a total, counted over all throws."""
    throws = list(product(range(1, 7), repeat=dice))
    return Fraction(sum(sum(faces) >= least for faces in throws), len(throws))


def test_XII_the_chances_of_damage_points() -> None:
    s = given_units(given_rampage(), "H7", "se.troop.1", "se.troop.2")
    odds = strike_odds(field(s), [unit("se.troop.1"), unit("se.troop.2")], 1)
    assert odds.strength.total == -4
    assert odds.damage == ((0, Fraction(4, 6)), (1, Fraction(1, 6)), (2, Fraction(1, 6)))
    assert (odds.hit, odds.expected) == (Fraction(2, 6), Fraction(3, 6))
    assert odds.per_die.lines == ()


def test_68_the_chances_know_that_godran_is_annoyed_or_stunned() -> None:
    s = given_unit(given_rampage(annoyed=True), "se.troop.1", "H7")
    odds = strike_odds(field(s), [unit("se.troop.1")], 1)
    assert odds.hit == Fraction(5, 6)
    assert [(line.value, line.reason.text()) for line in odds.per_die.lines] == [(1, "Annoyed")]
    both = strike_odds(field(replace(s, stunned=True)), [unit("se.troop.1")], 1)
    assert both.hit == Fraction(4, 6)
    assert both.per_die.total == 0


def test_XII_the_chance_to_smash_and_who_would_die() -> None:
    s = given_unit(given_rampage("K6"), "se.troop.1", "J6", "inside")
    s = given_unit(given_unit(s, "se.troop.2", "J6"), "se.helicopter.1", "J6")
    odds = smash_odds(field(s), BuildingId("ne.convention_center"), 3)
    assert odds.reckoning.total == -10
    assert odds.falls == chance(3, 10)
    assert odds.losses == {unit("se.troop.1"): chance(3, 10), unit("se.troop.2"): chance(3, 15)}


def test_71_a_weak_unit_outside_dies_only_if_the_building_falls() -> None:
    s = given_unit(given_rampage("K5"), "se.heat_ray", "L5")
    odds = smash_odds(field(s), BuildingId("ne.city_hall"), 3)
    assert odds.losses == {unit("se.heat_ray"): chance(3, 15)}


def test_XII_the_links_of_an_aiming_attack_with_their_chances() -> None:
    s = given_unit(given_unit(given_rampage("H6"), "se.troop.1", "J6", "roof"), "se.punk_rockers.1", "K6")
    first, second, ground = chain(s, "ne.museum", "I6", "E", 3)
    assert first.building == "ne.museum"
    assert first.need == 0
    assert (first.comes, first.falls) == (Fraction(1), chance(3, 10))
    comes = chance(3, 15)
    falls = comes * chance(3, 10)
    assert (second.link, second.building, second.area, second.need) == (2, "ne.convention_center", "J6", 10)
    assert (second.reckoning.total, second.comes, second.falls) == (0, comes, falls)
    assert second.losses == {unit("se.troop.1"): falls}
    assert (ground.link, ground.building, ground.area, ground.comes) == (3, None, "K6", falls)
    assert ground.losses == {unit("se.punk_rockers.1"): comes * chance(3, 14)}


def test_81_a_chain_that_cannot_go_on_ends_in_the_list_too() -> None:
    links = chain(given_rampage("M3"), "ne.warehouse", "M4", "S", 2)
    assert [link.building for link in links] == ["ne.warehouse", "ne.office_block", "ne.apartments"]
    assert links[2].falls == 0
    assert [link.building for link in chain(given_rampage("M3"), "ne.warehouse", "M4", "S", 1)] == [
        "ne.warehouse"
    ]


def test_82_a_ruin_ends_the_list_as_open_ground() -> None:
    s = ruined(given_rampage("H6"), "ne.convention_center")
    assert [(link.building, link.area) for link in chain(s, "ne.museum", "I6", "E", 3)] == [
        ("ne.museum", "I6"), (None, "J6")
    ]  # fmt: skip


def test_77_off_the_map_ends_the_list() -> None:
    s = given_rampage("H6")
    links = chain(s, "ne.grand_hotel", "H1", "N", 4)
    assert (links[1].building, links[1].area, links[1].losses) == (None, None, {})
