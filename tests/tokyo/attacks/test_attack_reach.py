# SPDX-License-Identifier: GPL-3.0-or-later
"""Which units can attack GODRAN, and what those read that cannot (XIV; rulings 102 to 108, 110, 126)."""

import pytest

from rubbletop.games.tokyo.actions.attacks import (
    EndAttacks,
    FireWeapon,
    JoinAttack,
    LaunchAttack,
    LeaveAttack,
    SpareUnits,
)
from rubbletop.games.tokyo.events.attacks import AttackMade, AttacksEnded, AttacksPassed
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.facts import Action
from tests.tokyo.attacks_builders import attacked, building_at, done, given_attacks, phase, with_phase
from tests.tokyo.builders import ONE, THREE, TWO, at, legal, of_kind, refusal, rules, unit


def join(name: str) -> Action:
    """Return the decision of seat one to add a unit to the attack."""
    return JoinAttack(seat=ONE, unit=unit(name))


def fire(name: str) -> Action:
    """Return the decision of seat one to fire a superweapon."""
    return FireWeapon(seat=ONE, weapon=unit(name))


def is_fit(s: TokyoState, name: str) -> bool:
    """Return whether a unit of seat one can attack now, list and check agreeing."""
    decision = fire(name) if "ray" in name else join(name)
    if decision in legal(s, ONE):
        rules().check(s, decision)
        return True
    if ONE in rules().actors(s):
        refusal(s, decision)
    return False


GUARD = "ne.troop.9 H9"
"""A unit beside the GODRAN of the centre, so that seat one is asked at all."""


def test_102_units_in_godrans_own_area_attack_and_mortars_use_their_2() -> None:
    s = given_attacks("ne.helicopter.1 H8", "ne.mortar.1 H8")
    _, events = attacked(s, "ne.helicopter.1", "ne.mortar.1", total=11)
    assert [line.value for line in of_kind(events, AttackMade)[0].dice] == [3, 2]


def test_103_its_own_building_blocks_a_unit_inside_but_not_one_on_the_roof() -> None:
    """From City Hall (L5) to L8 the line runs out of City Hall and through the Power Plant."""
    guard = "ne.troop.9 L9"
    inside = given_attacks(guard, "ne.mortar.1 L5 inside", godran="L8")
    roof = given_attacks(guard, "ne.mortar.1 L5 roof", godran="L8")
    assert not is_fit(inside, "ne.mortar.1")
    reason = refusal(inside, join("ne.mortar.1")).reason.text()
    assert reason.startswith("No clear line of sight: ")
    assert "City Hall" in reason
    assert "Power Plant" in reason
    assert is_fit(roof, "ne.mortar.1")


def test_103_a_unit_inside_attacks_next_door() -> None:
    assert is_fit(given_attacks("ne.troop.1 L5 inside", godran="K5"), "ne.troop.1")


@pytest.mark.parametrize(
    ("name", "near", "far"),
    [
        ("ne.troop.1", "H7", "H6"),
        ("ne.halftrack.1", "H7", "H6"),
        ("ne.paratroop.1", "I8", "I7"),
        ("ne.heat_ray", "I8", "I7"),
        ("ne.tank.1", "I7", "I6"),
        ("ne.helicopter.1", "I7", "J7"),
        ("ne.mortar.1", "J7", "K7"),
        ("ne.death_ray", "J7", "K7"),
    ],
)
def test_104_range_is_the_shortest_way_by_shared_sides(name: str, near: str, far: str) -> None:
    assert is_fit(given_attacks(GUARD, f"{name} {near}"), name)
    s = given_attacks(GUARD, f"{name} {far}")
    assert not is_fit(s, name)
    decision = fire(name) if "ray" in name else join(name)
    assert refusal(s, decision).reason.text().startswith("GODRAN is out of range: it is ")


def test_105_a_line_that_touches_a_corner_is_clear() -> None:
    """From L4 to M3 the line passes the corner of the Factory (L3)."""
    s = given_attacks("ne.tank.1 L4", godran="M3")
    assert is_fit(s, "ne.tank.1")


def test_105_a_building_of_two_areas_counts_once() -> None:
    """From H5 to K5 the line runs through both halves of the Stadium: a mortar fires over it, no ray."""
    s = given_attacks("ne.mortar.1 H5", "ne.death_ray H5", "ne.troop.9 K6", godran="K5")
    assert is_fit(s, "ne.mortar.1")
    assert not is_fit(s, "ne.death_ray")


def test_xiv_two_buildings_stop_a_mortar() -> None:
    """From K5 to N5 City Hall and the Office Block are in the way."""
    s = given_attacks("ne.mortar.1 K5", "ne.troop.9 N4", godran="N5")
    assert not is_fit(s, "ne.mortar.1")
    assert is_fit(replace(s, fallen=(building_at("L5"),)), "ne.mortar.1")


def test_xiv_tanks_need_a_clear_line_and_helicopters_always_have_one() -> None:
    """From K3 to K5 the Broadcast Tower is in the way; from K7 to K5 nothing is."""
    s = given_attacks("ne.tank.1 K3", "ne.helicopter.1 K3", "ne.troop.9 K6", godran="K5")
    assert not is_fit(s, "ne.tank.1")
    assert is_fit(s, "ne.helicopter.1")
    open_street = given_attacks("ne.tank.1 K7", "ne.troop.9 K6", godran="K5")
    assert is_fit(open_street, "ne.tank.1")


def test_106_next_door_units_attack_through_a_covered_border() -> None:
    """The Convention Center covers the border between J6 and K6."""
    s = given_attacks("ne.troop.1 J6", godran="K6")
    assert is_fit(s, "ne.troop.1")


def test_107_units_may_be_split_into_several_attacks_each_unit_once() -> None:
    s = given_attacks("ne.tank.1 H7", "ne.tank.2 H7", "ne.tank.3 H7")
    s, _ = attacked(s, "ne.tank.1", "ne.tank.2", total=11)
    assert refusal(s, join("ne.tank.1")).reason.text() == (
        "It has attacked already: each unit attacks once a turn."
    )
    s, _ = attacked(s, "ne.tank.3", total=11)
    assert phase(s).done == tuple(unit(f"ne.tank.{n}") for n in (1, 2, 3))


def test_107_a_superweapon_attacks_alone() -> None:
    s = given_attacks("ne.troop.1 H7", "ne.heat_ray H7")
    assert refusal(s, join("ne.heat_ray")).reason.text() == "A superweapon attacks alone: fire it by itself."
    assert "Only a superweapon is fired" in refusal(s, fire("ne.troop.1")).reason.text()
    s, _ = done(s, join("ne.troop.1"))
    assert "Units stand ready" in refusal(s, fire("ne.heat_ray")).reason.text()


@pytest.mark.parametrize("other", ["sw.punk_rockers.1", "se.helicopter.1", "ne.helicopter.1"])
def test_108_mortars_hold_their_fire_while_any_unit_is_in_godrans_area(other: str) -> None:
    s = given_attacks(GUARD, "ne.mortar.1 H6", "ne.mortar.2 H7")
    assert is_fit(s, "ne.mortar.1")
    crowded = given_attacks(GUARD, "ne.mortar.1 H6", "ne.mortar.2 H7", f"{other} H8")
    assert not is_fit(crowded, "ne.mortar.1")
    assert "Mortars hold their fire" in refusal(crowded, join("ne.mortar.1")).reason.text()
    assert is_fit(crowded, "ne.mortar.2")


def test_110_range_and_sight_follow_godran_unless_seats_are_even() -> None:
    for options, fit in ((Options(), False), (Options(even_seats=True), True)):
        s = given_attacks("ne.troop.1 H7", "ne.troop.9 H10", "se.tank.1 H9", options=options)
        s = replace(s, godran=at("H9"))
        assert is_fit(s, "ne.troop.1") is fit


def test_110_with_even_seats_the_mortars_ban_looks_where_godran_began() -> None:
    s = given_attacks("ne.mortar.1 H6", "ne.troop.9 H7", options=Options(even_seats=True))
    s = replace(s, godran=at("G8"))
    assert is_fit(s, "ne.mortar.1")


def test_126_a_unit_that_attacked_never_attacks_again_but_one_that_withdrew_may() -> None:
    s = given_attacks("ne.troop.1 H7", "ne.troop.2 H7")
    s = with_phase(s, done=(unit("ne.troop.2"),))
    assert is_fit(s, "ne.troop.1")
    assert not is_fit(s, "ne.troop.2")


def test_xiv_who_cannot_attack_reads_why() -> None:
    s = given_attacks("ne.troop.1 H7", "ne.punk_rockers.1 H7", "se.troop.1 H7")
    reasons = {
        name: refusal(s, join(name)).reason.text()
        for name in ("ne.punk_rockers.1", "se.troop.1", "ne.tank.1", "no.such")
    }
    assert reasons == {
        "ne.punk_rockers.1": "Populace units cannot attack.",
        "se.troop.1": "That unit is not yours.",
        "ne.tank.1": "Only units on the map attack.",
        "no.such": "That unit is not yours.",
    }


def test_xiv_an_attack_is_prepared_changed_and_launched() -> None:
    s = given_attacks("ne.troop.1 H7", "ne.troop.2 H7")
    one, two = unit("ne.troop.1"), unit("ne.troop.2")
    leave = LeaveAttack(seat=ONE, unit=one)
    assert legal(s, ONE) == (join("ne.troop.1"), join("ne.troop.2"), EndAttacks(seat=ONE))
    assert refusal(s, leave).reason.text() == "It is not in the attack."
    assert "Choose the units" in refusal(s, LaunchAttack(seat=ONE)).reason.text()
    s, _ = done(s, join("ne.troop.1"))
    assert legal(s, ONE) == (join("ne.troop.2"), leave, LaunchAttack(seat=ONE))
    assert refusal(s, join("ne.troop.1")).reason.text() == "It is in the attack already."
    assert "Units stand ready" in refusal(s, EndAttacks(seat=ONE)).reason.text()
    s, _ = done(s, JoinAttack(seat=ONE, unit=two))
    s, _ = done(s, leave)
    assert phase(s).joined == (two,)


def test_xiv_nothing_but_attacks_can_be_done() -> None:
    s = given_attacks("ne.troop.1 H7")
    assert "nothing else can be done" in refusal(s, SpareUnits(seat=ONE)).reason.text()
    assert "not this seat" in refusal(s, EndAttacks(seat=TWO)).reason.text()


def test_xiv_the_players_attack_in_order_and_who_cannot_is_passed_over() -> None:
    s = given_attacks("ne.troop.1 H7", "se.troop.1 H1", "sw.troop.1 H9")
    s, events = done(s, EndAttacks(seat=ONE))
    assert events == (AttacksEnded(attacker=ONE), AttacksPassed(attacker=TWO))
    assert rules().actors(s) == (THREE,)
    assert legal(s, THREE) == (JoinAttack(seat=THREE, unit=unit("sw.troop.1")), EndAttacks(seat=THREE))
    s, events = done(s, EndAttacks(seat=THREE))
    assert events == (AttacksEnded(attacker=THREE),)
    assert phase(s).left == ()
