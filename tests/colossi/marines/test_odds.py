# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds shown before a decision, exact (5.0)."""

from fractions import Fraction
from itertools import product

import pytest

from rubbletop.games.colossi import odds
from rubbletop.games.colossi.actions.marines import Land, Recover
from rubbletop.games.colossi.frames.marines import LandingFrame, RecoveryFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.kernel.facts import Action, UnitId
from tests.colossi.builders import at, given_rubble, given_state, given_tribe, given_unit, ground, played
from tests.colossi.marines.acts import (
    DONE,
    bomb,
    chisel,
    drill,
    fire,
    fly,
    given_actions,
    jump,
    jump_to,
    lagi,
    recon,
    strike,
)

RED = given_tribe("red", 163)


def chances(s: ColossiState, action: Action) -> dict[str, Fraction]:
    """Return the results of a decision with their chances, which add up to one."""
    found = odds.odds(ground(), s, action)
    assert found is not None
    assert sum(chance for _, chance in found.results) == 1
    return {message.text(): chance for message, chance in found.results}


def thirds(n: int) -> Fraction:
    return Fraction(n, 3)


@pytest.mark.parametrize("cracked", [(), (UnitId("red"),)])
def test_5_4_1_the_chances_of_a_standard_attack_are_those_of_all_throws(cracked: tuple[UnitId, ...]) -> None:
    s = given_actions(given_unit("scout", 161), RED, cracked=cracked)
    need = 4 - len(cracked)
    counts = [0, 0, 0]
    for faces in product(range(1, 7), repeat=3):
        hits = sum(face > need for face in faces) + (faces.count(6) >= 2)
        counts[2 if hits >= 3 else 1 if hits else 0] += 1
    none, cracks, flips = (Fraction(n, 6**3) for n in counts)
    named = "The crack stays" if cracked else "Cracked"
    assert chances(s, fire("scout", "red")) == {
        "Top boulder flipped": flips, named: cracks, "No effect": none
    }  # fmt: skip


def test_5_4_1_what_three_hits_do_depends_on_the_target() -> None:
    medic = given_unit("squad", 161)
    last = given_actions(medic, given_tribe("red", 163, "R1-"))
    reduced = given_actions(medic, given_tribe("red", 163, "R1-", "R2"))
    rubble = given_actions(medic, given_rubble(163))
    assert "Tribe destroyed" in chances(last, fire("squad", "red"))
    assert "Top boulder removed" in chances(reduced, fire("squad", "red"))
    assert "Rubble removed" in chances(rubble, fire("squad", "rubble163"))


def test_5_4_1_a_dn_of_five_leaves_only_sixes() -> None:
    s = given_actions(given_unit("medic", 161), given_rubble(163))
    assert chances(s, fire("medic", "rubble163")) == {
        "Rubble removed": Fraction(1, 36), "Cracked": Fraction(10, 36), "No effect": Fraction(25, 36)
    }  # fmt: skip


def test_5_3_4_2_strikes_count_sixes_twice_and_features_fall_to_two() -> None:
    s = given_actions(given_unit("hq", 161), given_tribe("red", 162), given_rubble(144, "pit"))
    assert chances(s, strike("red")) == {
        "Top boulder flipped": Fraction(3, 36), "Cracked": Fraction(17, 36), "No effect": Fraction(16, 36)
    }  # fmt: skip
    assert chances(s, strike("rubble144"))["Destroyed"] == Fraction(171, 1296)


def test_5_4_2_to_5_4_4_charts_are_read_with_the_modifier() -> None:
    s = given_actions(given_unit("ops", 161), given_unit("bit", 143, damaged=True), RED)
    assert list(chances(s, chisel("ops", "red")).values()) == [Fraction(1, 6), thirds(1), Fraction(1, 2)]
    assert list(chances(s, chisel("ops", "red", "move")).values()) == [thirds(1), thirds(2)]
    assert list(chances(s, drill("red")).values()) == [thirds(1), thirds(2)]
    over = played(given_actions(given_unit("bomber", 162), RED), fly(163)).state
    assert list(chances(over, bomb("red")).values()) == [Fraction(1, 6), thirds(1), thirds(1), Fraction(1, 6)]


def test_5_2_1_the_highest_landing_die_counts() -> None:
    s = given_state(given_unit("squad", place="due"), LandingFrame(begun=True))
    found = chances(s, Land(seat=DONE.seat, unit=UnitId("squad"), to=at(162)))
    assert list(found.values())[:2] == [Fraction(11, 36), Fraction(16, 36)]


def test_5_3_1_5_a_jump_in_the_wind() -> None:
    s = played(given_actions(given_unit("scout", 111), events=("hurricane",)), jump()).state
    found = chances(s, jump_to(161))
    assert list(found.values())[:2] == [Fraction(1, 6), thirds(1)]


def test_5_4_5_1_how_far_a_push_goes() -> None:
    s = given_actions(given_unit("colby", 153), given_tribe("red", 154), given_rubble(161))
    assert chances(s, lagi("red")) == {"Pushed to 156": Fraction(5, 6), "Pushed to 155": Fraction(1, 6)}
    open_ = given_actions(given_unit("colby", 153), given_tribe("red", 154))
    assert len(chances(open_, lagi("red"))) == 6
    walled = given_actions(given_unit("colby", 153), given_unit("hq", 154), given_rubble(155))
    assert chances(walled, lagi("hq")) == {"It stays": Fraction(1)}


def test_106_marbles_may_end_the_push_of_a_unit_but_not_of_a_tribe() -> None:
    things = (given_unit("colby", 153), given_rubble(231, "minefield"), given_rubble(161))
    unit = given_actions(*things, given_unit("hq", 154))
    hit = ", hit by a marble"
    assert chances(unit, lagi("hq")) == {
        "Pushed to 156": Fraction(25, 72),
        f"Pushed to 156{hit}": Fraction(5, 72),
        "Pushed to 155": Fraction(5, 12),
        f"Pushed to 155{hit}": Fraction(1, 6),
    }
    tribe = given_actions(*things, given_tribe("red", 154))
    assert chances(tribe, lagi("red")) == {"Pushed to 156": Fraction(5, 6), "Pushed to 155": Fraction(1, 6)}


def test_5_3_4_1_and_5_1_2_tries_that_succeed_or_not() -> None:
    s = given_actions(given_unit("scout", 161), given_unit("hq", 163))
    assert chances(s, recon(helper="hq"))["Success"] == thirds(2)
    hurt = given_state(
        given_unit("squad", 161, damaged=True),
        given_unit("scout", 225, damaged=True),
        given_unit("medic", 163),
        RecoveryFrame(begun=True),
    )
    assert chances(hurt, Recover(seat=DONE.seat, unit=UnitId("squad"))) == {
        "Success": Fraction(20, 36), "No effect": Fraction(16, 36)
    }  # fmt: skip


def success(s: ColossiState, action: Action) -> Fraction:
    found = odds.odds(ground(), s, action)
    assert found is not None
    return found.success


def test_5_0_success_is_what_a_decision_is_made_for_even_where_it_cannot_come_about() -> None:
    weak = given_actions(given_unit("medic", 161, damaged=True), given_unit("hq", 164), RED)
    assert success(weak, fire("medic", "red", "maximum")) == 0
    cliffs = replace(weak, rubble={UnitId("rubble141"): given_rubble(141, "cliffs")})
    assert success(cliffs, strike("rubble141")) == 0
    ready = given_actions(given_unit("ops", 161), given_unit("bit", 143), RED)
    assert success(ready, chisel("ops", "red")) == Fraction(1, 2)
    assert success(ready, drill("red")) == Fraction(1, 2)


def test_5_2_1_the_chances_of_a_landing_stand_by_the_number_of_dice() -> None:
    calm, waving = (odds.landings(ground(), given_actions(events=events)) for events in ((), ("wave",)))
    assert list(calm) == [1, 2, 3, 4, 5, 6]
    assert list(waving) == [1, 2, 3, 4, 5]
    assert calm[1] == {"safe": Fraction(1, 6), "scattered": thirds(1), "malfunction": Fraction(1, 2)}
    assert calm[2]["safe"] == waving[2]["safe"] == Fraction(11, 36)


def test_5_0_decisions_without_dice_have_no_odds() -> None:
    assert odds.odds(ground(), given_actions(), DONE) is None
