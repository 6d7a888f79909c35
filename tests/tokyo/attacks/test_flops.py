# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks that fail: who is destroyed, who retreats, who scores (XIV; rulings 17, 111, 112)."""

from rubbletop.games.tokyo.actions.attacks import EndAttacks, SpareUnits, SwatUnit
from rubbletop.games.tokyo.events.attacks import AttackersSpared
from rubbletop.games.tokyo.events.common import MonsterScored, Scored, UnitDestroyed
from rubbletop.games.tokyo.frames.attacks import FlopFrame
from rubbletop.games.tokyo.frames.godran import RetreatFrame
from rubbletop.games.tokyo.state import TokyoState
from tests.tokyo.attacks_builders import attacked, done, given_attacks
from tests.tokyo.builders import ONE, TWO, at, legal, of_kind, place_of, refusal, rules, unit

NAMES = ("ne.troop.1", "ne.troop.2", "ne.halftrack.1")


def given_flop() -> TokyoState:
    """Return an attack of two troops and a halftrack that failed, seat two controlling GODRAN."""
    s = given_attacks("ne.troop.1 H7", "ne.troop.2 I8", "ne.halftrack.1 H7")
    s, _ = attacked(s, *NAMES, total=10)
    return s


def test_111_the_controller_destroys_one_attacker_of_her_choice_or_none() -> None:
    s = given_flop()
    assert rules().actors(s) == (TWO,)
    swats = tuple(SwatUnit(seat=TWO, unit=unit(name)) for name in NAMES)
    assert legal(s, TWO) == (*swats, SpareUnits(seat=TWO))
    s, events = done(s, swats[2])
    assert of_kind(events, UnitDestroyed)[0].cause == "flop"
    assert place_of(s, "ne.halftrack.1") == ("pool", None, "outside")
    assert (s.godran_vp, s.vp[TWO], s.vp[ONE]) == (15, 15, 0)


def test_111_the_others_retreat_in_the_order_in_which_they_joined() -> None:
    s, events = done(given_flop(), SpareUnits(seat=TWO))
    assert events == (AttackersSpared(),)
    retreats = tuple(RetreatFrame(unit=unit(name)) for name in reversed(NAMES))
    assert s.stack[1:] == retreats
    assert rules().actors(s) == (ONE,)


def test_111_even_a_unit_that_fired_from_afar_can_be_destroyed() -> None:
    s = given_attacks("ne.mortar.1 H5")
    s, _ = attacked(s, "ne.mortar.1", total=3)
    s, _ = done(s, SwatUnit(seat=TWO, unit=unit("ne.mortar.1")))
    assert place_of(s, "ne.mortar.1")[0] == "pool"
    assert len(s.stack) == 1


def test_111_attackers_on_roofs_fall_besides_the_unit_that_is_destroyed() -> None:
    s = given_attacks("ne.troop.1 L5 roof", "ne.troop.2 L5 roof", "ne.tank.1 K4", godran="K5")
    s, _ = attacked(s, "ne.troop.1", "ne.tank.1", total=8)
    s, events = done(s, SwatUnit(seat=TWO, unit=unit("ne.tank.1")))
    assert [(e.unit, e.cause) for e in of_kind(events, UnitDestroyed)] == [
        ("ne.tank.1", "flop"),
        ("ne.troop.1", "roof"),
    ]
    assert sum(event.points for event in of_kind(events, MonsterScored)) == 40
    assert sum(event.points for event in of_kind(events, Scored)) == 40
    assert place_of(s, "ne.troop.2")[0] == "map"


def test_111_nobody_is_asked_where_all_attackers_are_lost_anyway() -> None:
    s = given_attacks("ne.troop.1 L5 roof", godran="K5")
    s, events = attacked(s, "ne.troop.1", total=4)
    assert [(e.unit, e.cause) for e in of_kind(events, UnitDestroyed)] == [("ne.troop.1", "roof")]
    assert (s.godran_vp, s.vp[TWO]) == (10, 10)
    assert not isinstance(s.top, FlopFrame)


def test_111_an_attacker_without_retreat_is_destroyed() -> None:
    """From H1, at the edge of the map north of GODRAN, rubble to the east and west bars a halftrack."""
    s = given_attacks("ne.halftrack.1 H1", godran="H2").rubbled(at("G1"), at("I1"))
    s, events = attacked(s, "ne.halftrack.1", total=2)
    assert [(e.unit, e.cause) for e in of_kind(events, UnitDestroyed)] == [("ne.halftrack.1", "retreat")]


def test_111_first_the_controller_decides() -> None:
    s = given_flop()
    assert "of the attack that failed" in refusal(s, SwatUnit(seat=TWO, unit=unit("ne.tank.1"))).reason.text()
    assert "First GODRAN destroys" in refusal(s, EndAttacks(seat=TWO)).reason.text()
    rules().check(s, SpareUnits(seat=TWO))
