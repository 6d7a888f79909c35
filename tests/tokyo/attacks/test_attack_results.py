# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice, Damage Points and the table of military attacks (XIV; rulings 90, 109, 110, 113, 115, 119)."""

import pytest

from rubbletop.games.tokyo.assault import dice_tally, strength_tally
from rubbletop.games.tokyo.events.attacks import (
    AttackMade,
    GodranAnnoyed,
    GodranRepelled,
    GodranSlain,
    GodranStunned,
    GodranWounded,
)
from rubbletop.games.tokyo.events.common import Scored
from rubbletop.games.tokyo.frames.attacks import FlopFrame, RepelFrame
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.facts import UnitId
from tests.tokyo.attacks_builders import attacked, building_at, given_attacks, phase
from tests.tokyo.builders import ONE, THREE, at, field, ground, of_kind, unit

TANKS = tuple(f"ne.tank.{n} H7" for n in (1, 2, 3))
NAMES = tuple(f"ne.tank.{n}" for n in (1, 2, 3))
"""Three tanks: twelve dice, 12 to 72."""


def lines(s: TokyoState, *names: str) -> list[tuple[str, int]]:
    """Return the lines of the dice of an attack by these units."""
    units = [UnitId(name) for name in names]
    return [(line.reason.text(), line.value) for line in dice_tally(field(s), s.godran, units).lines]


def test_xiv_the_strengths_of_the_attackers_are_added_up() -> None:
    s = given_attacks("ne.troop.1 H7", "ne.troop.2 I8", "ne.tank.1 H6", "ne.mortar.1 H7", "ne.mortar.2 H6")
    names = ("ne.troop.1", "ne.troop.2", "ne.tank.1", "ne.mortar.1", "ne.mortar.2")
    assert lines(s, *names) == [("2 × Troop", 4), ("Tank", 4), ("Mortar", 2), ("Mortar from afar", 3)]


def test_90_roofs_double_all_infantry_and_either_value_of_a_mortar() -> None:
    s = given_attacks(
        "ne.troop.1 L5 roof",
        "ne.paratroop.1 L5 roof",
        "ne.mortar.1 L5 roof",
        "ne.mortar.2 L5 inside",
        godran="K5",
    )
    near = lines(s, "ne.troop.1", "ne.paratroop.1", "ne.mortar.1", "ne.mortar.2")
    assert near == [("Troop", 2), ("Paratroop", 3), ("2 × Mortar", 4), ("Doubled on roofs", 7)]
    assert lines(replace(s, godran=at("L8")), "ne.mortar.1") == [
        ("Mortar from afar", 3),
        ("Doubled on roofs", 3),
    ]


def test_109_a_standing_building_in_its_area_gives_godran_11() -> None:
    s = given_attacks(godran="J6")
    assert strength_tally(field(s), at("J6")).total == 11
    ruins = replace(s, fallen=(building_at("J6"),))
    assert strength_tally(field(ruins), at("J6")).total == 10
    assert strength_tally(field(s), at("H8")).total == 10


def test_110_the_bonus_of_the_building_too_looks_at_the_start_with_even_seats() -> None:
    for options, strength in ((Options(), 10), (Options(even_seats=True), 11)):
        s = given_attacks("ne.troop.1 J7", godran="J7", start="J6", options=options)
        _, events = attacked(s, "ne.troop.1", total=2)
        assert sum(line.value for line in of_kind(events, AttackMade)[0].strength) == strength


@pytest.mark.parametrize(
    ("damage", "effects"),
    [
        (1, ("annoyed", "pissed", "pissed", "pissed")),
        (8, ("annoyed", "pissed", "pissed", "pissed")),
        (9, ("pissed", "retreat", "retreat", "retreat")),
        (14, ("pissed", "retreat", "retreat", "retreat")),
        (15, ("retreat", "stunned", "stunned", "stunned")),
        (20, ("retreat", "stunned", "stunned", "stunned")),
        (21, ("stunned", "wounded", "retreat_stunned", "retreat_stunned")),
        (25, ("stunned", "wounded", "retreat_stunned", "retreat_stunned")),
        (26, ("wounded", "wounded", "wounded", "killed")),
        (62, ("wounded", "wounded", "wounded", "killed")),
    ],
)
def test_xiv_the_table_of_military_attacks(damage: int, effects: tuple[str, ...]) -> None:
    assert tuple(ground().edition.military_effect(damage, wounds) for wounds in range(4)) == effects


def test_110_the_column_is_that_of_the_start_of_the_phase() -> None:
    s = given_attacks(*TANKS, wounds=1)
    s = replace(s, wounds=3)
    _, events = attacked(s, *NAMES, total=36)
    assert of_kind(events, AttackMade)[0].effect == "wounded"


def test_112_no_damage_point_is_a_flop() -> None:
    s = given_attacks("ne.tank.1 H7")
    flop, events = attacked(s, "ne.tank.1", total=10)
    assert flop.top == FlopFrame(attackers=(unit("ne.tank.1"),))
    made = of_kind(events, AttackMade)[0]
    assert (made.damage, made.effect) == (0, None)
    _, events = attacked(s, "ne.tank.1", total=11)
    made = of_kind(events, AttackMade)[0]
    assert (made.damage, made.effect) == (1, "annoyed")


def test_xiv_annoyed_lasts_into_the_next_turn() -> None:
    s, events = attacked(given_attacks("ne.tank.1 H7"), "ne.tank.1", total=18)
    assert s.annoyed
    assert of_kind(events, GodranAnnoyed) == (GodranAnnoyed(),)


def test_xiv_stunned_does_not_add_up() -> None:
    s = given_attacks(*TANKS, stunned=True)
    s, events = attacked(s, *NAMES, total=31)
    assert s.stunned
    assert of_kind(events, GodranStunned) == (GodranStunned(),)


def test_113_the_first_wound_waits_for_the_end_and_pays_30_at_once() -> None:
    s, events = attacked(given_attacks(*TANKS), *NAMES, total=36)
    assert of_kind(events, GodranWounded) == (GodranWounded(attacker=ONE, again=False),)
    assert of_kind(events, Scored) == (Scored(scorer=ONE, points=30, merit="wound"),)
    assert (s.wounds, phase(s).wounders, len(s.stack)) == (0, (ONE,), 1)


def test_113_a_second_wound_in_the_turn_is_a_retreat_that_pays_30() -> None:
    s = given_attacks(*TANKS, "sw.tank.1 H9", "sw.tank.2 H9", "sw.tank.3 H9")
    s, _ = attacked(s, *NAMES, total=36)
    s, events = attacked(s, "sw.tank.1", "sw.tank.2", "sw.tank.3", total=36, seat=THREE)
    assert of_kind(events, GodranWounded) == (GodranWounded(attacker=THREE, again=True),)
    assert of_kind(events, Scored) == (Scored(scorer=THREE, points=30, merit="wound"),)
    assert isinstance(s.top, RepelFrame)
    assert (s.top.seat, s.top.stuns) == (THREE, False)
    assert phase(s).wounders == (ONE, THREE)


def test_115_twenty_six_kill_only_a_godran_that_began_with_three_wounds() -> None:
    s, events = attacked(given_attacks(*TANKS, wounds=3), *NAMES, total=36)
    assert of_kind(events, GodranSlain) == (GodranSlain(attacker=ONE),)
    assert of_kind(events, Scored) == ()
    assert phase(s).killers == (ONE,)
    _, events = attacked(given_attacks(*TANKS, wounds=2), *NAMES, total=36)
    assert of_kind(events, GodranSlain) == ()


def test_119_stunned_and_retreat_first_retreats() -> None:
    s = given_attacks(*TANKS, "ne.troop.1 I8", "ne.troop.2 H9", wounds=3)
    s, events = attacked(s, *NAMES, "ne.troop.1", "ne.troop.2", total=31)
    assert [type(event) for event in events[1:]] == [GodranRepelled, GodranStunned]
    assert (s.godran, s.stunned) == (at("G8"), True)
