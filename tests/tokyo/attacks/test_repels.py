# SPDX-License-Identifier: GPL-3.0-or-later
"""Where GODRAN retreats when an attack drives it away (XIV; rulings 118, 119)."""

import pytest

from rubbletop.games.tokyo.actions.attacks import EndAttacks, RepelGodran
from rubbletop.games.tokyo.assault import repels
from rubbletop.games.tokyo.events.attacks import GodranRepelled, GodranStunned
from rubbletop.games.tokyo.frames.attacks import RepelFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import IllegalAction, UnitId
from tests.tokyo.attacks_builders import done, given_attacks
from tests.tokyo.builders import ONE, at, field, legal, refusal, rules, run_on


def given_repel(*placed: str, godran: str = "H8", stuns: bool = False) -> TokyoState:
    """Return GODRAN retreating from seat one's attack by all the units placed."""
    s = given_attacks(*placed, godran=godran)
    attackers = tuple(UnitId(words.split()[0]) for words in placed)
    return s.push(RepelFrame(seat=ONE, attackers=attackers, stuns=stuns))


def ways(*placed: str, godran: str = "H8") -> tuple[str, ...]:
    """Return the areas into which GODRAN may be driven."""
    s = given_repel(*placed, godran=godran)
    return repels(field(s), [UnitId(words.split()[0]) for words in placed])


def test_118_first_come_areas_without_attackers_and_no_nearer_to_any() -> None:
    assert set(ways("ne.troop.1 H7")) == {"I8", "H9", "G8"}
    assert set(ways("ne.troop.1 H7", "ne.troop.2 I8")) == {"H9", "G8"}
    assert set(ways("ne.tank.1 H6")) == {"I8", "H9", "G8"}


def test_118_then_areas_without_attackers() -> None:
    around = ("ne.tank.1 H6", "ne.tank.2 J8", "ne.tank.3 H10", "ne.tank.4 F8")
    assert set(ways(*around)) == {"H7", "I8", "H9", "G8"}
    assert set(ways(*around, "ne.troop.1 H7")) == {"I8", "H9", "G8"}


def test_118_then_any_area() -> None:
    around = ("ne.troop.1 H7", "ne.troop.2 I8", "ne.troop.3 H9", "ne.troop.4 G8")
    assert set(ways(*around)) == {"H7", "I8", "H9", "G8"}


def test_118_a_helicopter_in_its_area_is_left_whichever_way() -> None:
    assert set(ways("ne.helicopter.1 H8")) == {"H7", "I8", "H9", "G8"}


def test_118_the_attacker_chooses_and_a_single_area_is_taken() -> None:
    s = given_repel("ne.troop.1 H7")
    assert rules().actors(s) == (ONE,)
    assert set(legal(s, ONE)) == {RepelGodran(seat=ONE, to=at(to)) for to in ("I8", "H9", "G8")}
    s, events = done(s, RepelGodran(seat=ONE, to=at("H9")))
    assert events[0] == GodranRepelled(mover=ONE, path=(at("H8"), at("H9")))
    assert (s.godran, len(s.stack)) == (at("H9"), 1)
    single = given_repel("ne.troop.1 H7", "ne.troop.2 I8", "ne.troop.3 H9")
    assert rules().actors(single) == ()
    single, _ = run_on(single)
    assert (single.godran, single.stunned) == (at("G8"), False)


def test_118_with_no_area_at_all_it_is_stunned() -> None:
    """No area of the city is shut in; a GODRAN inside the Stadium stands for one."""
    s, events = run_on(given_repel("ne.troop.1 I6", godran="I5", stuns=True))
    assert events == (GodranStunned(cornered=True),)
    assert (s.stunned, s.godran) == (True, at("I5"))


def test_119_after_the_retreat_it_is_stunned() -> None:
    s = given_repel("ne.troop.1 H7", stuns=True)
    s, events = done(s, RepelGodran(seat=ONE, to=at("G8")))
    assert events[1] == GodranStunned()
    assert s.stunned


@pytest.mark.parametrize(
    ("godran", "attacker", "to", "reason"),
    [
        ("H8", "H7", "I9", "into adjacent areas"),
        ("H8", "H7", "H8", "into adjacent areas"),
        ("K5", "K6", "J5", "A building fills that area"),
        ("K6", "K7", "J6", "covers the whole border"),
        ("H8", "H7", "H7", "away from the attackers"),
    ],
)
def test_118_an_area_is_refused_with_its_reason(godran: str, attacker: str, to: str, reason: str) -> None:
    s = given_repel(f"ne.troop.1 {attacker}", godran=godran)
    with pytest.raises(IllegalAction, match=reason):
        rules().step(s).check(s, RepelGodran(seat=ONE, to=at(to)))


def test_118_first_it_retreats() -> None:
    s = given_repel("ne.troop.1 H7")
    assert "First GODRAN retreats" in refusal(s, EndAttacks(seat=ONE)).reason.text()
