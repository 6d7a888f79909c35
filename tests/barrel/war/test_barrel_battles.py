# SPDX-License-Identifier: GPL-3.0-or-later
"""Battles, one round a turn (War, Allied Combat, Battle Result; 27 to 30)."""

import pytest

from rubbletop.games.barrel.events.common import ControlTaken, LogisticsUsed, PacifismChanged, TroopsLost
from rubbletop.games.barrel.events.war import BattleFought, BattleLost
from rubbletop.games.barrel.frames.checks import PacifismFrame
from rubbletop.games.barrel.frames.rebels import RebelsFrame
from rubbletop.games.barrel.frames.war import BattlesFrame, Terms
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import Event, Seat
from rubbletop.kernel.state import Frame
from tests.barrel.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    ground,
    of_kind,
    run_on,
)
from tests.barrel.step_builders import run_to

KARBALA = at("karbala")


def given_battle(
    troops: dict[Seat, int], locals_: int, logistics: int = 0, terms: Terms | None = None, turn: int = 1
) -> BarrelState:
    """Return a battle in Karbala about to be fought."""
    agreed = {} if terms is None else {KARBALA: terms}
    s = given_game(BattlesFrame(left=(KARBALA,), agreed=agreed), turn=turn)
    return given_region(s, "karbala", locals_=locals_, troops=troops, logistics=logistics)


def fought(events: tuple[Event, ...]) -> BattleFought:
    """Return the one round that was fought."""
    return of_kind(events, BattleFought)[0]


@pytest.mark.parametrize(
    ("locals_", "ratio", "locals_ratio"), [(7, 1, 1), (8, -2, 2), (3, 2, -2)], ids=["A", "B", "C"]
)
def test_war_examples_a_b_c_ratios_are_rounded_for_the_players(
    locals_: int, ratio: int, locals_ratio: int
) -> None:
    _, events = run_on(given_battle({ONE: 4}, locals_), (6, 6))

    assert (fought(events).ratio, fought(events).locals_ratio) == (ratio, locals_ratio)


def test_war_example_c_a_3_and_a_4_leave_four_troops_and_one_local() -> None:
    s, events = run_on(given_battle({ONE: 4}, 3), (3, 4))

    assert (fought(events).locals_lost, fought(events).troops_lost) == (2, 0)
    assert (s.regions[KARBALA].troops, s.regions[KARBALA].locals) == ({ONE: 4}, 1)
    assert s.regions[KARBALA].arrivals == (ONE,)


def test_ruling_27_beyond_four_to_one_the_outermost_row_counts() -> None:
    s, events = run_on(given_battle({ONE: 9}, 1), (6, 1))

    assert (fought(events).ratio, fought(events).troops_lost) == (9, 1)
    assert s.regions[KARBALA].control == ONE


def test_ruling_28_both_losses_come_from_the_numbers_before_the_round_and_are_capped() -> None:
    s, events = run_on(given_battle({ONE: 1}, 1), (1, 1))

    assert (fought(events).locals_lost, fought(events).troops_lost) == (1, 1)
    assert s.regions[KARBALA].all_troops == 0


def test_pacifism_2_each_lost_troop_raises_it_by_one() -> None:
    _, events = run_on(given_battle({ONE: 4}, 4), (6, 1))

    assert of_kind(events, TroopsLost) == (TroopsLost(seat=ONE, region=KARBALA, number=2, cause="battle"),)
    assert of_kind(events, PacifismChanged) == (PacifismChanged(seat=ONE, by=2, value=2, why="troops_lost"),)


def test_battle_result_who_rolled_controls_and_guests_have_no_influence() -> None:
    s, events = run_on(given_battle({TWO: 1, ONE: 5}, 1, logistics=2), (1, 6))

    assert of_kind(events, ControlTaken) == (ControlTaken(seat=TWO, region=KARBALA, how="victory"),)
    held = s.regions[KARBALA]
    assert (held.control, held.locals, held.troops, held.arrivals, held.logistics) == (
        TWO, 0, {TWO: 1, ONE: 5}, (), 2
    )  # fmt: skip


def test_ruling_30_the_roller_controls_even_if_her_last_troop_died_in_winning() -> None:
    s, _ = run_on(given_battle({TWO: 1, ONE: 1}, 2), (1, 3))

    assert (s.regions[KARBALA].control, s.regions[KARBALA].troops) == (TWO, {ONE: 1})


def test_battle_result_when_the_locals_win_the_logistics_are_removed() -> None:
    s, events = run_on(given_battle({ONE: 1}, 3, logistics=2), (6, 6))

    assert events[-2:] == (
        BattleLost(region=KARBALA, locals=3, fresh=False),
        LogisticsUsed(region=KARBALA, number=2, use="abandoned"),
    )
    assert s.regions[KARBALA].arrivals == ()


def test_battle_result_when_both_are_gone_logistics_stay_and_a_fresh_local_comes() -> None:
    s, events = run_on(given_battle({ONE: 1}, 1, logistics=2), (1, 1))

    assert events[-1] == BattleLost(region=KARBALA, locals=1, fresh=True)
    held = s.regions[KARBALA]
    assert (held.locals, held.logistics, held.control) == (1, 2, None)


def test_ruling_29_surviving_locals_keep_their_number_in_the_next_phase() -> None:
    s, _ = run_on(given_battle({ONE: 1}, 3, turn=4), (6, 6))
    s = given_game(turn=5, regions=s.regions).with_troops(KARBALA, TWO, 2)

    t = Telling(ground(), s, ScriptedDice(()))
    t.enter(TWO, KARBALA)

    assert (t.events, t.s.regions[KARBALA].locals, t.s.regions[KARBALA].arrivals) == ([], 3, (TWO,))


def test_allied_combat_without_terms_losses_fall_in_order_of_arrival() -> None:
    s, events = run_on(given_battle({THREE: 1, ONE: 2, TWO: 1}, 8), (6, 2))

    assert [(event.seat, event.number) for event in of_kind(events, TroopsLost)] == [(THREE, 1), (ONE, 1)]
    assert s.regions[KARBALA].arrivals == (ONE, TWO)
    assert fought(events).troops == 4


def test_allied_combat_the_agreed_loser_loses_first_then_the_others_as_they_came() -> None:
    terms = Terms(loser=TWO, controller=ONE)

    _, events = run_on(given_battle({THREE: 1, ONE: 2, TWO: 1}, 8, terms=terms), (6, 2))

    assert [(event.seat, event.number) for event in of_kind(events, TroopsLost)] == [(TWO, 1), (THREE, 1)]


def test_allied_combat_the_agreed_player_controls() -> None:
    terms = Terms(loser=THREE, controller=ONE)

    s, _ = run_on(given_battle({THREE: 4, ONE: 2}, 1, terms=terms), (1, 6))

    assert s.regions[KARBALA].control == ONE


@pytest.mark.parametrize(("turn", "next_"), [(4, PacifismFrame), (5, RebelsFrame)])
def test_war_check_fights_every_battle_once_and_the_next_check_follows(turn: int, next_: type[Frame]) -> None:
    s = given_battle({ONE: 4}, 4, turn=turn)
    s = given_region(s, "bassora", locals_=3, troops={FOUR: 3})
    s = given_game(BattlesFrame(left=s.battles(), agreed={}), turn=turn, regions=s.regions)

    s, events = run_to(s, next_, (6, 6, 6, 6))

    assert {event.region for event in of_kind(events, BattleFought)} == {KARBALA, at("bassora")}
    assert s.battles() == tuple(region for region in s.regions if region in (KARBALA, at("bassora")))


def test_allied_combat_terms_hold_for_one_round_and_are_forgotten_after_it() -> None:
    terms = Terms(loser=TWO, controller=ONE)
    s = given_battle({ONE: 4, TWO: 1}, 4)
    s = given_region(s, "najaf", locals_=3, troops={FOUR: 3, TWO: 1})
    agreed = {KARBALA: terms, at("najaf"): Terms(loser=FOUR, controller=TWO)}

    s, _ = run_on(s.become(BattlesFrame(left=(KARBALA, at("najaf")), agreed=agreed)), (6, 1))

    assert s.top == BattlesFrame(left=(at("najaf"),), agreed={at("najaf"): agreed[at("najaf")]})
