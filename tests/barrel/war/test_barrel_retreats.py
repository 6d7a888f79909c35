# SPDX-License-Identifier: GPL-3.0-or-later
"""Retreats at the beginning of the War check (Retreat; 26, 30)."""

import pytest

from rubbletop.games.barrel.actions.war import AcceptTerms, Retreat, StandFast
from rubbletop.games.barrel.events.common import (
    ControlTaken,
    GroupMoved,
    LogisticsUsed,
    PacifismChanged,
    TroopsLost,
)
from rubbletop.games.barrel.frames.checks import PacifismFrame
from rubbletop.games.barrel.frames.rebels import RebelsFrame
from rubbletop.games.barrel.frames.war import AlliesFrame, BattlesFrame, RetreatsFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.state import Frame
from tests.barrel.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    legal,
    of_kind,
    reason,
    refusal,
    rules,
    run_on,
)
from tests.barrel.step_builders import did, done, run_to


def given_battle(
    troops: dict[Seat, int] | None = None, logistics: int = 0, haven: dict[Seat, int] | None = None
) -> BarrelState:
    """Return a battle in Karbala with Najaf beside it under control of player three."""
    s = given_game(RetreatsFrame(left=(ONE, TWO, THREE, FOUR)))
    s = given_region(s, "najaf", THREE, troops={} if haven is None else haven)
    held = {ONE: 3} if troops is None else troops
    return given_region(s, "karbala", locals_=4, troops=held, logistics=logistics)


def flight(seat: Seat, *, bears: bool = False) -> Retreat:
    """Return a retreat from Karbala to Najaf."""
    return Retreat(seat=seat, region=at("karbala"), to=at("najaf"), bears=bears)


def test_ruling_26_in_playing_order_who_can_leave_a_battle_is_asked() -> None:
    s = given_battle({THREE: 1, TWO: 2})

    assert rules().actors(s) == ()
    s, _ = run_on(s)
    assert rules().actors(s) == (TWO,)
    s = done(s, StandFast(seat=TWO))
    assert rules().actors(s) == (THREE,)
    s = done(s, StandFast(seat=THREE))
    s, _ = run_on(s)
    assert s.top == RetreatsFrame(left=())


def test_ruling_26_retreats_lead_into_contiguous_regions_under_control() -> None:
    s = given_region(given_battle(), "babil", ONE)
    s = given_region(s, "bagdad", ONE)

    assert legal(s, ONE) == (
        Retreat(seat=ONE, region=at("karbala"), to=at("babil")),
        Retreat(seat=ONE, region=at("karbala"), to=at("najaf")),
        StandFast(seat=ONE),
    )


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Retreat(seat=ONE, region=at("atlantis"), to=at("najaf")), "There is no such region."),
        (Retreat(seat=ONE, region=at("karbala"), to=at("atlantis")), "There is no such region."),
        (Retreat(seat=ONE, region=at("najaf"), to=at("karbala")), "There is no battle to retreat from."),
        (Retreat(seat=ONE, region=at("babil"), to=at("najaf")), "You have no troops in that battle."),
        (
            Retreat(seat=ONE, region=at("karbala"), to=at("bagdad")),
            "Troops retreat into a contiguous region.",
        ),
        (
            Retreat(seat=ONE, region=at("karbala"), to=at("anbar")),
            "Troops retreat only into a region that a player controls.",
        ),
        (
            Retreat(seat=ONE, region=at("karbala"), to=at("border")),
            "Troops cannot retreat into the Border Region: no player controls it.",
        ),
        (flight(ONE, bears=True), "You fight there alone: the troop is lost by you in any case."),
        (AcceptTerms(seat=ONE), "First everybody says which troops leave their battles."),
    ],
)
def test_ruling_26_a_retreat_that_cannot_be_is_refused_with_its_reason(action: Retreat, why: str) -> None:
    s = given_region(given_battle(), "babil", locals_=2, troops={TWO: 1})
    s = given_region(s, "bagdad", ONE)

    assert reason(s, action) == why


def test_ruling_26_troops_of_a_battle_retreat_once() -> None:
    s = given_region(given_battle(), "muthanna", locals_=1, troops={ONE: 1})
    s = done(s, flight(ONE))

    assert refusal(s, flight(ONE)).reason.text() == "Your troops there retreat already."
    assert legal(s, ONE) == (
        Retreat(seat=ONE, region=at("muthanna"), to=at("najaf")),
        StandFast(seat=ONE),
    )


def test_ruling_26_no_retreat_from_a_first_beach_head() -> None:
    s = given_game(RetreatsFrame(left=(ONE, TWO, THREE, FOUR)))
    s = given_region(s, "bassora", locals_=3, troops={ONE: 2})

    assert rules().actors(s) == ()


def test_ruling_26_all_flights_are_carried_out_when_everybody_has_spoken() -> None:
    s = given_battle({ONE: 2, TWO: 3})

    s, events = did(s, flight(ONE))
    assert (events, s.regions[at("karbala")].troops) == ((), {ONE: 2, TWO: 3})
    s, _ = run_to(done(s, flight(TWO)), PacifismFrame)
    assert s.regions[at("karbala")].troops == {}
    assert s.regions[at("karbala")].arrivals == ()


def test_retreat_costs_one_troop_one_point_of_pacifism_and_the_logistics() -> None:
    s = done(given_battle(logistics=2), flight(ONE))

    s, events = run_to(s, PacifismFrame)

    assert events == (
        TroopsLost(seat=ONE, region=at("karbala"), number=1, cause="retreat"),
        PacifismChanged(seat=ONE, by=1, value=1, why="retreat"),
        GroupMoved(mover=ONE, path=(at("karbala"), at("najaf")), troops=2, logistics=0, how="retreat"),
        ControlTaken(seat=ONE, region=at("najaf"), how="entered"),
        LogisticsUsed(region=at("karbala"), number=2, use="abandoned"),
    )
    assert s.regions[at("karbala")].locals == 4


def test_retreat_of_a_single_troop_moves_nobody() -> None:
    s, events = run_to(done(given_battle({ONE: 1}), flight(ONE)), PacifismFrame)

    assert of_kind(events, GroupMoved) == ()
    assert s.troops_of(ONE) == 0
    assert s.regions[at("najaf")].control == THREE


def test_ruling_30_a_retreat_into_a_region_that_its_owner_holds_with_troops_leaves_her_control() -> None:
    s, _ = run_to(done(given_battle(haven={THREE: 1}), flight(ONE)), PacifismFrame)

    assert s.regions[at("najaf")].control == THREE
    assert s.regions[at("najaf")].troops == {THREE: 1, ONE: 2}


@pytest.mark.parametrize(
    ("arrivals", "bearers", "loser"),
    [
        ((ONE, TWO, FOUR), (), ONE),
        ((TWO, ONE, FOUR), (), TWO),
        ((FOUR, TWO, ONE), (), TWO),
        ((ONE, TWO, FOUR), (TWO,), TWO),
        ((FOUR, TWO, ONE), (ONE, TWO), ONE),
    ],
)
def test_retreat_of_several_costs_one_troop_in_all_and_a_point_of_pacifism_each(
    arrivals: tuple[Seat, ...], bearers: tuple[Seat, ...], loser: Seat
) -> None:
    s = given_battle(dict.fromkeys(arrivals, 2), logistics=1)
    s = done(s, flight(ONE, bears=ONE in bearers), flight(TWO, bears=TWO in bearers), StandFast(seat=FOUR))

    s, events = run_to(s, BattlesFrame)

    lost = of_kind(events, TroopsLost)
    assert [(event.seat, event.number) for event in lost] == [(loser, 1)]
    assert [s.powers[seat].pacifism for seat in (ONE, TWO, FOUR)] == [1, 1, 0]
    assert (s.regions[at("karbala")].arrivals, s.regions[at("karbala")].logistics) == ((FOUR,), 1)


def test_retreat_offers_to_bear_the_loss_where_others_fight_too() -> None:
    s = given_battle({ONE: 2, TWO: 3})

    assert legal(s, ONE) == (flight(ONE), flight(ONE, bears=True), StandFast(seat=ONE))


@pytest.mark.parametrize(("turn", "next_"), [(1, PacifismFrame), (5, RebelsFrame)])
def test_without_battles_the_next_check_follows(turn: int, next_: type[Frame]) -> None:
    s = given_game(RetreatsFrame(left=(ONE, TWO, THREE, FOUR)), turn=turn)

    s, events = run_to(s, next_)

    assert events == ()


def test_allies_are_asked_after_the_retreats_where_several_fight() -> None:
    s = given_region(given_battle({ONE: 2, TWO: 3}), "bassora", locals_=2, troops={FOUR: 1})

    s, _ = run_to(done(s, StandFast(seat=ONE), StandFast(seat=TWO)), AlliesFrame)

    assert s.top == AlliesFrame(left=(at("karbala"),), agreed={})


def test_retreat_is_chosen_by_clicks_on_the_battle_and_the_haven() -> None:
    assert flight(ONE).picks() == ("karbala", "najaf")
