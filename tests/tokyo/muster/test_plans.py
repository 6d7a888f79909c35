# SPDX-License-Identifier: GPL-3.0-or-later
"""Phases 3 and 4: lists of units and sums for research, in secret (IX, X; rulings 30, 46, 47, 127)."""

import pytest

from rubbletop.games.tokyo.actions.muster import FundResearch, ListUnit, SealPlan, StrikeOffUnit
from rubbletop.games.tokyo.actions.opening import PopulacePlaced
from rubbletop.games.tokyo.events.common import Paid
from rubbletop.games.tokyo.events.muster import PlanSealed, PlansShown, ResearchFunded, UnitsActivated
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, Plan, PlansFrame
from rubbletop.games.tokyo.plans import left_over, listed_cost
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.facts import Event, Range, Seat
from tests.tokyo.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    given_game,
    given_units,
    ground,
    legal,
    of_kind,
    place_of,
    played,
    reason,
    refusal,
    rules,
    run_on,
    unit,
)


def planning(players: int = 4, **fields: object) -> TokyoState:
    """Return Phases 3 and 4 with 100 Mega-Yen each and empty lists."""
    plans = {seat: Plan() for seat in SEATS[:players]}
    return replace(given_game(PlansFrame(plans=plans), players=players), **fields)


def purse(cash: int) -> dict[Seat, int]:
    """Return the same purse for each of four."""
    return dict.fromkeys(SEATS, cash)


def listing(name: str, seat: Seat = ONE) -> ListUnit:
    """Return the decision to activate a unit."""
    return ListUnit(seat=seat, unit=unit(name))


def listed(s: TokyoState, *names: str) -> TokyoState:
    """Return the table with units on the first player's list."""
    for name in names:
        s, _ = played(s, listing(name))
    return s


def sealed(s: TokyoState) -> tuple[TokyoState, tuple[Event, ...]]:
    """Return the table after all have sealed, the first player first, and the events of the last seal."""
    events: tuple[Event, ...] = ()
    for seat in rules().actors(s):
        s, events = played(s, SealPlan(seat=seat))
    return s, events


def test_IX_one_unit_of_each_kind_that_can_be_paid_is_listed() -> None:
    offers = [offer for offer in legal(planning(), ONE) if isinstance(offer, ListUnit)]
    kinds = ("troop", "halftrack", "mortar", "paratroop", "tank", "helicopter")
    assert offers == [listing(f"ne.{kind}.1") for kind in kinds]


@pytest.mark.parametrize(
    ("cash", "kinds"),
    [
        (29, ()),
        (30, ("troop",)),
        (45, ("troop", "halftrack")),
        (89, ("troop", "halftrack", "mortar", "paratroop")),
    ],
)
def test_IX_only_what_can_be_paid_is_activated(cash: int, kinds: tuple[str, ...]) -> None:
    offers = [offer for offer in legal(planning(cash=purse(cash)), ONE) if isinstance(offer, ListUnit)]
    assert offers == [listing(f"ne.{kind}.1") for kind in kinds]


def test_IX_what_the_list_costs_is_not_spent_twice() -> None:
    s = listed(planning(), "ne.troop.1", "ne.troop.2")
    plan = s.top_frame(PlansFrame).plans[ONE]
    assert (listed_cost(ground(), s, plan), left_over(ground(), s, ONE, plan)) == (60, 40)
    assert reason(s, listing("ne.halftrack.1")) == "It costs 45 Mega-Yen, and you have 40 left."
    assert s.cash[ONE] == 100


def test_IX_alike_units_are_taken_in_the_order_of_their_numbers() -> None:
    s = listed(planning(cash=purse(900)), *(f"ne.troop.{n}" for n in range(1, 10)))
    assert reason(planning(), listing("ne.troop.2")) == "Another Troop comes first: they are all alike."
    s = listed(s, "ne.troop.10")
    assert not any(isinstance(o, ListUnit) and "troop" in o.unit.split(".") for o in legal(s, ONE))


def test_IX_the_last_of_alike_units_is_struck_off_first() -> None:
    s = listed(planning(), "ne.troop.1", "ne.troop.2")
    struck = StrikeOffUnit(seat=ONE, unit=unit("ne.troop.2"))
    assert [offer for offer in legal(s, ONE) if isinstance(offer, StrikeOffUnit)] == [struck]
    wrong = StrikeOffUnit(seat=ONE, unit=unit("ne.troop.1"))
    assert reason(s, wrong) == "Another Troop goes first: they are all alike."
    s, events = played(s, struck)
    assert s.top_frame(PlansFrame).plans[ONE] == Plan(units=(unit("ne.troop.1"),))
    assert events == ()
    assert reason(s, struck) == "That unit is not on your list."


def test_IX_reasons_against_a_unit() -> None:
    s = listed(given_units(planning(), None, "ne.tank.1"), "ne.troop.1")
    said = {
        name: reason(s, listing(name))
        for name in ("se.troop.1", "nobody", "ne.heat_ray", "ne.old_folks.1", "ne.tank.1", "ne.troop.1")
    }
    assert said == {
        "se.troop.1": "That unit is not yours.",
        "nobody": "That unit is not yours.",
        "ne.heat_ray": "Only military units are activated.",
        "ne.old_folks.1": "Only military units are activated.",
        "ne.tank.1": "That unit is activated already.",
        "ne.troop.1": "That unit is on your list already.",
    }
    assert refusal(s, listing("nobody")).rule == "IX"


def test_IX_counters_are_limited_and_destroyed_units_come_back_46() -> None:
    s = planning(cash=purse(900))
    s = given_units(s, "N6", "ne.helicopter.1", "ne.helicopter.2")
    assert not any(isinstance(o, ListUnit) and "helicopter" in o.unit for o in legal(s, ONE))
    s = s.off(unit("ne.helicopter.2"), "pool")
    assert listing("ne.helicopter.2") in legal(s, ONE)


def test_IX_127_two_players_choose_among_both_colours() -> None:
    offers = [offer.unit for offer in legal(planning(2), ONE) if isinstance(offer, ListUnit)]
    assert len(offers) == 12
    assert {"ne.troop.1", "nw.troop.1"} < set(offers)


def test_IX_activated_units_come_into_the_box_and_are_paid() -> None:
    s, events = sealed(listed(planning(), "ne.troop.1", "ne.halftrack.1"))
    assert [u.id for u in s.units.values() if u.place == "box"] == ["ne.troop.1", "ne.halftrack.1"]
    assert s.cash == {ONE: 25, TWO: 100, THREE: 100, FOUR: 100}
    units = (unit("ne.troop.1"), unit("ne.halftrack.1"))
    assert of_kind(events, UnitsActivated) == (UnitsActivated(buyer=ONE, units=units),)
    assert of_kind(events, Paid) == (Paid(payer=ONE, amount=75, purpose="activation"),)
    assert isinstance(s.top, DevelopFrame)


def test_30_lists_are_secret_until_all_are_sealed() -> None:
    s = listed(planning(), "ne.troop.1")
    view = rules().view(s, TWO).top
    assert isinstance(view, PlansFrame)
    assert view.plans[ONE] == Plan()
    s, events = played(s, SealPlan(seat=ONE))
    assert events == (PlanSealed(buyer=ONE),)
    assert place_of(s, "ne.troop.1")[0] == "pool"
    assert rules().actors(s) == (TWO, THREE, FOUR)
    s, events = sealed(s)
    assert of_kind(events, PlansShown)
    assert PlansShown.reveals


def test_30_nobody_writes_on_a_sealed_list() -> None:
    s, _ = played(planning(), SealPlan(seat=ONE))
    refusal(s, listing("ne.troop.1"))
    refusal(s, SealPlan(seat=ONE))
    refusal(planning(), PopulacePlaced(seat=ONE))


def test_X_research_is_set_aside_in_secret_and_paid_when_shown() -> None:
    s, events = played(planning(), FundResearch(seat=ONE, amount=40))
    assert events == ()
    assert s.cash[ONE] == 100
    s, events = sealed(s)
    funded = ResearchFunded(buyer=ONE, amount=40, total=40, looks=1)
    paid = Paid(payer=ONE, amount=40, purpose="research")
    told = tuple(event for event in events if isinstance(event, Paid | ResearchFunded))
    assert told == (paid, funded), "what is paid is told before what it comes to"
    assert (s.cash[ONE], s.research[ONE]) == (60, 40)
    assert s.top == LooksFrame(left={ONE: 1})


def spans(s: TokyoState) -> list[tuple[int, int]]:
    """Return the sums for research that the first player can set, as lows and highs."""
    return [(offer.low, offer.high) for offer in legal(s, ONE) if isinstance(offer, Range)]


def test_IX_X_who_can_buy_nothing_is_not_asked() -> None:
    s = planning(cash={ONE: 0, TWO: 29, THREE: 0, FOUR: 100}, research={ONE: 0, TWO: 125, THREE: 9, FOUR: 0})
    assert rules().actors(s) == (FOUR,)
    s, events = played(s, SealPlan(seat=FOUR))
    assert of_kind(events, PlansShown) == (PlansShown(),)


def test_IX_X_where_nobody_can_buy_anything_phase_5_comes_by_itself() -> None:
    s, events = run_on(planning(cash=purse(0)))
    assert isinstance(s.top, DevelopFrame)
    assert events == (PlansShown(),)


def test_30_a_secret_purse_is_not_given_away_by_who_is_asked_for_a_list() -> None:
    s = planning(cash=purse(0), options=Options(hidden_cash=True))
    assert rules().actors(s) == rules().actors(rules().view(s, TWO)) == SEATS


def test_X_any_sum_up_to_the_purse_can_go_into_research() -> None:
    s = planning()
    assert spans(s) == [(1, 100)]
    assert spans(listed(s, "ne.tank.1")) == [(1, 10)]
    s, _ = played(s, FundResearch(seat=ONE, amount=40))
    assert spans(s) == [(0, 39), (41, 100)]
    assert reason(s, listing("ne.mortar.1")) == "It costs 75 Mega-Yen, and you have 60 left."
    s, _ = played(s, FundResearch(seat=ONE, amount=0))
    assert s.top_frame(PlansFrame).plans[ONE] == Plan()


def test_X_reasons_against_a_sum() -> None:
    s, _ = played(listed(planning(), "ne.troop.1"), FundResearch(seat=ONE, amount=40))
    said = {amount: reason(s, FundResearch(seat=ONE, amount=amount)) for amount in (40, -1, 71, 126)}
    assert said == {
        40: "So much is set aside for research already.",
        -1: "Mega-Yen that are spent do not come back.",
        71: "You have only 70 Mega-Yen left.",
        126: "125 more Mega-Yen show you all the cards; research takes no more.",
    }
    assert refusal(s, FundResearch(seat=ONE, amount=71)).rule == "X"


def test_47_research_takes_no_more_than_all_five_cards_cost() -> None:
    s = planning(cash=purse(900), research={ONE: 110, TWO: 0, THREE: 0, FOUR: 0})
    assert spans(s) == [(1, 15)]
    s = planning(cash=purse(900), research={ONE: 125, TWO: 0, THREE: 0, FOUR: 0})
    assert spans(s) == []
    said = reason(s, FundResearch(seat=ONE, amount=1))
    assert said == "You have seen all the cards: there is nothing more to find out."


@pytest.mark.parametrize(
    ("before", "seen", "amount", "looks"),
    [
        (0, (), 24, 0),
        (0, (), 25, 1),
        (0, (), 75, 3),
        (20, (), 5, 1),
        (45, (2,), 5, 1),
        (100, (0, 1, 2, 3), 25, 1),
    ],
)
def test_47_each_25_in_all_is_one_look_and_remainders_stay(
    before: int, seen: tuple[int, ...], amount: int, looks: int
) -> None:
    s = planning(
        research={ONE: before, TWO: 0, THREE: 0, FOUR: 0}, looked={ONE: seen, TWO: (), THREE: (), FOUR: ()}
    )
    s, _ = sealed(played(s, FundResearch(seat=ONE, amount=amount))[0])
    left = s.top.left if isinstance(s.top, LooksFrame) else {}
    assert left == ({ONE: looks} if looks else {})


def test_IX_X_nobody_needs_to_buy_anything() -> None:
    s, events = sealed(planning())
    assert of_kind(events, Paid) == ()
    assert isinstance(s.top, DevelopFrame)
