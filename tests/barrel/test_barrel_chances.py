# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact chances of battles and bombings, against figures got by other means (War; Bombings; 27, 28)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import msgspec
import pytest

from rubbletop.games.barrel.chances import (
    BattleOdds,
    battle,
    bombing,
    conquest,
    explosion,
    garrisons,
    one_round,
    throws,
)
from rubbletop.games.barrel.events.rebels import BombingRolled
from rubbletop.games.barrel.events.war import BattleFought
from rubbletop.games.barrel.frames.rebels import BlastFrame, RebelsFrame, Target
from rubbletop.games.barrel.frames.war import BattlesFrame
from rubbletop.games.barrel.ground import Ground
from tests.barrel.builders import ONE, TWO, at, given_game, given_region, ground, of_kind, run_on
from tests.barrel.rebels_builders import bombing as bombing_of
from tests.barrel.rebels_builders import given_check, given_rebels

WIN_TOLERANCE = 0.012
"""Simulated chances were rounded to whole percents; 20,000 fights scatter by a third of one."""
LOSS_TOLERANCE = 0.07
"""Simulated losses were rounded to tenths."""
PERCENT_TOLERANCE = 0.005
"""Chances of bombings were rounded to whole percents."""
ALL_THROWS = tuple(product(range(1, 7), repeat=2))


# ---- Battles


@pytest.mark.parametrize(
    ("troops", "locals_", "percent", "losses"),
    [
        (3, 3, 44, 2.1), (4, 3, 86, 1.4), (4, 4, 49, 2.8), (5, 3, 96, 1.2), (5, 4, 87, 1.8),
        (5, 5, 54, 3.4), (5, 6, 33, 4.0), (6, 4, 96, 1.6), (6, 5, 88, 2.2), (8, 6, 96, 2.2),
        (10, 8, 96, 2.9), (4, 7, 7, 3.8),
    ],
)  # fmt: skip
def test_battle_odds_agree_with_simulated_fights_to_the_end(
    troops: int, locals_: int, percent: int, losses: float
) -> None:
    odds = battle(ground(), troops, locals_)

    assert float(odds.win) == pytest.approx(percent / 100, abs=WIN_TOLERANCE)
    assert float(odds.losses) == pytest.approx(losses, abs=LOSS_TOLERANCE)
    assert odds.win + odds.lose + odds.both_gone == 1


def test_one_round_of_example_c_by_hand() -> None:
    chances = dict(one_round(ground(), 4, 3))

    assert sum(chances.values()) == 1
    assert chances[(0, 2)] == Fraction(2 * 3, 36), "players' 2 or 3, locals' 4 to 6"
    assert chances[(2, 3)] == Fraction(1, 36), "a 1 each"


@pytest.mark.parametrize(("troops", "locals_"), [(4, 7), (4, 8), (4, 3), (1, 5), (9, 2)])
def test_one_round_is_what_all_throws_of_a_battle_bring(troops: int, locals_: int) -> None:
    s = given_game(BattlesFrame(left=(at("babil"), at("karbala")), agreed={}))
    s = given_region(s, "babil", locals_=locals_, troops={ONE: troops})
    ways: Counter[tuple[int, int]] = Counter()

    for faces in ALL_THROWS:
        fought = of_kind(run_on(s, faces)[1], BattleFought)[0]
        ways[(fought.troops_lost, fought.locals_lost)] += 1

    assert dict(one_round(ground(), troops, locals_)) == {lost: Fraction(ways[lost], 36) for lost in ways}


def test_ruling_28_losses_are_capped_at_what_is_there() -> None:
    assert dict(one_round(ground(), 1, 1)) == {
        (0, 0): Fraction(4, 36),
        (0, 1): Fraction(8, 36),
        (1, 0): Fraction(8, 36),
        (1, 1): Fraction(16, 36),
    }


def test_one_troop_against_one_by_hand() -> None:
    assert battle(ground(), 1, 1) == BattleOdds(
        win=Fraction(8, 32), lose=Fraction(8, 32), both_gone=Fraction(16, 32), losses=Fraction(24, 32)
    )


@pytest.mark.parametrize(
    ("troops", "locals_", "odds"),
    [
        (3, 0, (1, 0, 0, 0)),
        (0, 3, (0, 1, 0, 0)),
        (0, 0, (0, 0, 1, 0)),
    ],
)
def test_a_battle_without_a_foe_is_decided(
    troops: int, locals_: int, odds: tuple[int, int, int, int]
) -> None:
    assert battle(ground(), troops, locals_) == BattleOdds(*map(Fraction, odds))
    assert one_round(ground(), troops, locals_) == (((0, 0), Fraction(1)),)


def test_a_table_without_losses_decides_nothing() -> None:
    edition = ground().edition
    harmless = tuple(msgspec.structs.replace(row, losses=(0,) * 6) for row in edition.battle)
    idle = Ground(msgspec.structs.replace(edition, battle=harmless), ground().board, ("", ""))

    assert battle(idle, 2, 2) == BattleOdds(*map(Fraction, (0, 0, 0, 0)))


def test_the_die_of_the_first_phase_is_mixed_in_where_nobody_has_set_foot() -> None:
    s, bassora = given_game(turn=1), at("bassora")
    sixth = Fraction(1, 6)

    assert garrisons(ground(), s, bassora) == ((3, sixth), (4, 2 * sixth), (5, 2 * sixth), (6, sixth))
    wins = [battle(ground(), 5, number).win for number in (3, 4, 5, 6)]
    expected = sixth * (wins[0] + 2 * wins[1] + 2 * wins[2] + wins[3])
    assert conquest(ground(), s, bassora, 5).win == expected


def test_five_troops_into_bassora_in_phase_one_win_about_two_times_in_three() -> None:
    odds = conquest(ground(), given_game(turn=1), at("bassora"), 5)

    assert float(odds.win) == pytest.approx(2 / 3, abs=0.03)


def test_later_no_die_is_mixed_in_and_ruling_29_survivors_are_known() -> None:
    bassora = at("bassora")
    later = given_game(turn=5)
    survivors = given_region(later, "bassora", locals_=2)

    assert garrisons(ground(), later, bassora) == ((3, Fraction(1)),)
    assert conquest(ground(), later, bassora, 5) == battle(ground(), 5, 3)
    assert conquest(ground(), survivors, bassora, 5) == battle(ground(), 5, 2)
    assert conquest(ground(), given_region(later, "bassora", ONE), bassora, 5).win == 1


# ---- Bombings


@pytest.mark.parametrize(
    ("minimum", "hurt", "kill"),
    [
        (0, 92, 92), (1, 92, 92), (2, 92, 83), (3, 92, 72), (4, 83, 58), (5, 72, 42), (6, 58, 28),
        (7, 42, 17), (8, 28, 8), (9, 17, 8), (10, 8, 8), (14, 8, 8),
    ],
)  # fmt: skip
def test_bombing_odds_of_any_damage_and_of_a_troop_by_minimum(minimum: int, hurt: int, kill: int) -> None:
    odds = explosion(ground(), "troops", minimum, 5)

    assert float(odds.damage) == pytest.approx(hurt / 100, abs=PERCENT_TOLERANCE)
    assert float(odds.kill) == pytest.approx(kill / 100, abs=PERCENT_TOLERANCE)


@pytest.mark.parametrize("target", ["troops", "logistics", "refinery"])
def test_bombing_odds_are_whole(target: Target) -> None:
    odds = explosion(ground(), target, 5, 3)

    assert sum(chance for _, chance in odds.destroyed) == 1
    assert odds.kill == sum(chance for number, chance in odds.destroyed if number)


def test_bombing_odds_of_a_refinery_by_hand() -> None:
    odds = explosion(ground(), "refinery", 6, 1)

    assert odds.destroyed == ((0, Fraction(30, 36)), (1, Fraction(6, 36))), "10, 11, 12"
    assert odds.damage == Fraction(21, 36)
    assert odds.repair == Fraction(2 * (6 * 1 + 5 * 2 + 4 * 3), 36), "7, 8, 9 in half dollars"
    assert odds.pacifism == Fraction(4 * 6 - 15, 36)


@pytest.mark.parametrize("target", ["troops", "logistics", "pipeline"])
@pytest.mark.parametrize("troops", [1, 5, 12])
def test_bombing_odds_are_what_all_throws_of_a_bombing_bring(target: Target, troops: int) -> None:
    declared = bombing_of(target)
    s = given_game(RebelsFrame(left=()), BlastFrame(bombing=declared), turn=6)
    s = given_region(s, "muthanna", ONE, troops={ONE: troops}, logistics=3, buildings=("pipeline",))
    s = given_rebels(s, TWO, "muthanna", 2).with_power(ONE, pacifism=3)
    hurt, steps = 0, 0

    for faces in ALL_THROWS:
        after, events = run_on(s, faces)
        hurt += of_kind(events, BombingRolled)[0].damage > 0
        steps += after.powers[ONE].pacifism - 3

    odds = bombing(ground(), s, declared)
    assert (odds.damage, odds.pacifism) == (Fraction(hurt, 36), Fraction(steps, 36))


def test_bombing_odds_of_logistics_are_capped_at_what_is_there() -> None:
    odds = explosion(ground(), "logistics", 10, 2)

    assert odds.destroyed == ((0, Fraction(33, 36)), (1, Fraction(2, 36)), (2, Fraction(1, 36)))
    assert odds.pacifism == Fraction(2 + 2 - 33, 36)


def test_bombing_odds_of_a_position_count_its_minimum_and_what_is_there() -> None:
    s = given_region(given_check(), "muthanna", ONE, troops={ONE: 3}, logistics=2)
    s = given_rebels(s, TWO, "muthanna", 1)

    assert bombing(ground(), s, bombing_of("troops")) == explosion(ground(), "troops", 2, 3)
    assert bombing(ground(), s, bombing_of("logistics")) == explosion(ground(), "logistics", 2, 2)


def test_two_dice_come_to_seven_most_often() -> None:
    assert dict(throws())[7] == Fraction(1, 6)
    assert sum(chance for _, chance in throws()) == 1
