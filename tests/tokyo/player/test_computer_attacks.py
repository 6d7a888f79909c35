# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players do in Phase 8, and what attacks are worth to them (XIV)."""

import pytest

from rubbletop.games.tokyo.actions.attacks import (
    EndAttacks,
    FireWeapon,
    JoinAttack,
    LaunchAttack,
    LeaveAttack,
)
from rubbletop.games.tokyo.player.assess import attack_worth, dice_wanted, wound_chance
from rubbletop.games.tokyo.player.threat import Threat
from rubbletop.games.tokyo.player.volley import weapon_worth
from rubbletop.games.tokyo.state import TokyoState, replace
from tests.tokyo.attacks_builders import given_attacks, phase, with_phase
from tests.tokyo.builders import ONE, TWO, at, field, played, unit
from tests.tokyo.player.asking import choice, hint, outlook

TWELVE = ("ne.tank.1 H6", "ne.tank.2 H7", "ne.tank.3 H7")


def joined(s: TokyoState) -> TokyoState:
    """Return the phase once all have joined that the player wants to join."""
    while isinstance(action := choice(s), JoinAttack):
        s = played(s, action)[0]
    return s


def test_xiv_all_that_can_attack_together_do_if_they_are_enough() -> None:
    s = given_attacks(*TWELVE)

    assert hint(s) == "With 12 dice GODRAN is wounded in 86 of 100 cases."
    assert phase(joined(s)).joined == tuple(unit(f"ne.tank.{number}") for number in (1, 2, 3))
    assert choice(joined(s)) == LaunchAttack(seat=ONE)
    assert hint(joined(s)) == "With 12 dice GODRAN is wounded in 86 of 100 cases."


def test_xiv_with_its_last_wound_it_is_about_the_kill() -> None:
    s = given_attacks(*TWELVE, wounds=3, godran_vp=300)

    assert hint(s) == "With 12 dice GODRAN is killed in 86 of 100 cases."


def test_xiv_too_few_do_not_make_godran_angry() -> None:
    s = given_attacks("ne.troop.1 H7", "ne.troop.2 H7")

    assert choice(s) == EndAttacks(seat=ONE)
    assert hint(s) == "With what can still attack you would rather anger GODRAN than hurt it."


def test_xiv_who_does_not_belong_to_it_leaves_the_attack() -> None:
    s = with_phase(given_attacks("ne.troop.1 H7"), joined=(unit("ne.troop.1"),))

    assert choice(s) == LeaveAttack(seat=ONE, unit=unit("ne.troop.1"))


def test_xiv_113_enough_for_two_attacks_make_two() -> None:
    s = given_attacks(
        *TWELVE, "ne.tank.4 I8", "ne.helicopter.1 I8", "ne.helicopter.2 G8", "ne.paratroop.1 I8"
    )
    s = replace(s, wounds=1)
    s = with_phase(s, wounds=1)

    party = phase(joined(s)).joined

    assert len(party) == 3
    assert choice(joined(s)) == LaunchAttack(seat=ONE)


def test_xiv_a_superweapon_fires_when_it_may_well_wound() -> None:
    s = replace(given_attacks("ne.heat_ray H7"), revealed=True)

    assert choice(s) == FireWeapon(seat=ONE, weapon=unit("ne.heat_ray"))
    assert hint(s) == "Heat Ray wounds GODRAN in 42 of 100 cases."


def test_xiv_a_superweapon_that_would_heal_stays_silent() -> None:
    s = replace(given_attacks("ne.oxygen_destroyer H7", wounds=2), revealed=True)

    assert choice(s) == EndAttacks(seat=ONE)


def test_xiv_116_a_shot_that_can_kill_is_worth_more() -> None:
    s = replace(given_attacks("ne.heat_ray H7", wounds=3, godran_vp=300), revealed=True)
    weapon = s.units[unit("ne.heat_ray")]

    assert weapon_worth(outlook(s), weapon) > 3 * weapon_worth(outlook(with_phase(s, wounds=0)), weapon)


def test_xiv_the_controller_gains_less_by_a_wound() -> None:
    s = given_attacks()
    free, fined = outlook(s), outlook(replace(s, controller=ONE))

    gap = attack_worth(free, 12, 0, 10) - attack_worth(fined, 12, 0, 10)

    assert gap == pytest.approx(25 * wound_chance(field(s), 12, 0, 10))


def test_xiv_so_many_dice_are_wanted_for_each_number_of_wounds() -> None:
    assert [dice_wanted(field(given_attacks()), wounds) for wounds in range(4)] == [12, 10, 12, 12]


def test_xiv_the_threat_to_godran_is_where_armies_are() -> None:
    s = given_attacks(*TWELVE, wounds=3, godran_vp=300)
    threat, rivals = Threat(outlook(s)), Threat(outlook(replace(s, controller=TWO), TWO))

    assert threat.ends_worth(at("H8")) > threat.ends_worth(at("H15")) == 0.0
    assert rivals.ends_worth(at("H8")) < -50
    assert rivals.rivals_worth(at("H8")) == rivals.ends_worth(at("H8"))


def test_xvi_a_controller_who_may_be_wounded_is_fined() -> None:
    s = replace(given_attacks(*TWELVE), controller=TWO)

    assert Threat(outlook(s, TWO)).ends_worth(at("H8")) < -20
