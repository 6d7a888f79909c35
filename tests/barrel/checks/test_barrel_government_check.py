# SPDX-License-Identifier: GPL-3.0-or-later
"""Production for the Government in phase 3, and the penalty (Transitional Government; 35 to 38, 41)."""

import pytest

from rubbletop.games.barrel.actions.checks import EndExtraction, Forfeit
from rubbletop.games.barrel.events.checks import BarrelsForfeited, IdleForgiven, RegionIdle
from rubbletop.games.barrel.events.common import InfluenceChanged, LogisticsUsed, OilMoved, Paid
from rubbletop.games.barrel.events.orders import OilProduced
from rubbletop.games.barrel.frames.checks import ExtractionFrame, ForfeitFrame, GovernmentFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import Building
from rubbletop.kernel.facts import Event
from tests.barrel.builders import (
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    legal,
    of_kind,
    played,
    reason,
    rules,
    run_on,
    seeded,
)


def given_government(price: int = 0, government: int = 0) -> BarrelState:
    """Return phase 3, where the first player is the last one left."""
    return given_game(GovernmentFrame(left=(ONE,)), turn=9, price=price, government=government)


def settled(s: BarrelState) -> tuple[BarrelState, tuple[Event, ...]]:
    """Return what follows until the extraction begins or somebody must decide."""
    told: tuple[Event, ...] = ()
    while not isinstance(s.top, ExtractionFrame) and not rules().actors(s):
        s, events = run_on(s)
        told += events
    return s, told


@pytest.mark.parametrize(
    ("region", "logistics", "buildings", "half"),
    [
        ("karbala", 2, (), 1),
        ("bassora", 4, (), 2),
        ("babil", 3, (), 1),
        ("bassora", 3, ("refinery",), 2),
        ("babil", 2, ("refinery",), 2),
    ],
)
def test_transitional_government_each_gets_half_of_the_production_rounded_up(
    region: str, logistics: int, buildings: tuple[Building, ...], half: int
) -> None:
    s = given_region(given_government(), region, ONE, logistics=logistics, buildings=buildings)

    after, events = settled(s)

    held = after.regions[at(region)]
    assert (held.barrels, held.logistics, after.government) == (half, logistics - 1, half)
    assert events == (
        LogisticsUsed(region=at(region), number=1, use="production"),
        OilProduced(producer=ONE, region=at(region), barrels=half, government=half),
    )


def test_ruling_37_the_players_half_lies_on_the_region() -> None:
    s = given_region(given_government(), "bassora", ONE, logistics=9, barrels=4)

    after, _ = settled(s)

    assert after.regions[at("bassora")].barrels == 6
    assert after.powers[ONE].oil == 0


def test_ruling_38_a_refinery_in_a_small_region_still_uses_a_logistic() -> None:
    s = given_region(given_government(), "karbala", ONE, logistics=1, buildings=("refinery",))

    after, _ = settled(s)

    held = after.regions[at("karbala")]
    assert (held.barrels, held.logistics) == (1, 0)


def test_ruling_41_the_government_may_have_more_than_its_track_shows() -> None:
    s = given_region(given_government(government=60), "bagdad", ONE, logistics=6)

    assert settled(s)[0].government == 63


def test_ruling_35_each_controlled_region_that_does_not_produce_costs_influence() -> None:
    s = given_government().with_power(ONE, influence=5)
    s = given_region(s, "bassora", ONE, logistics=3, troops={ONE: 1})  # conquered this turn
    s = given_region(given_region(s, "najaf", ONE), "karbala", ONE, logistics=2)
    s = given_region(given_region(s, "dahuk", TWO), "babil", locals_=2, troops={ONE: 1})

    after, events = settled(s)

    assert after.powers[ONE].influence == 3
    assert [event.region for event in of_kind(events, RegionIdle)] == ["bassora", "najaf"]
    assert [event.value for event in of_kind(events, InfluenceChanged)] == [4, 3]
    assert after.powers[ONE].cash == 20


def test_transitional_government_without_influence_four_dollars_are_paid_for_a_region() -> None:
    s = given_government().with_power(ONE, influence=1, cash=9, oil=3)
    s = given_region(given_region(s, "bassora", ONE), "najaf", ONE)

    after, events = settled(s)

    assert of_kind(events, Paid) == (Paid(payer=ONE, amount=8, purpose="idle", region=at("najaf")),)
    power = after.powers[ONE]
    assert (power.influence, power.cash, power.oil) == (0, 1, 3)


def test_ruling_45_in_the_view_of_another_the_penalty_is_paid_out_of_hidden_cash() -> None:
    s = given_region(given_government(), "bassora", ONE, barrels=2).with_power(ONE, cash=0, oil=1)

    after, events = settled(rules().view(s, TWO))

    assert of_kind(events, Paid) == (Paid(payer=ONE, amount=8, purpose="idle", region=at("bassora")),)
    assert of_kind(events, OilMoved) == ()
    assert after.regions[at("bassora")].barrels == 2


@pytest.mark.parametrize(("price", "given"), [(0, 8), (2, 3), (6, 2), (7, 1), (19, 1)])
def test_ruling_36_the_fewest_barrels_worth_four_dollars_go_without_change(price: int, given: int) -> None:
    s = given_region(given_government(price=price), "bassora", ONE, barrels=9)

    after, events = settled(s.with_power(ONE, cash=7, oil=9))

    assert of_kind(events, OilMoved) == (OilMoved(giver=ONE, barrels=given),)
    assert (after.powers[ONE].oil, after.powers[ONE].cash) == (9 - given, 7)
    assert after.regions[at("bassora")].barrels == 9
    assert not after.powers[ONE].sold


def test_ruling_36_the_hand_comes_first_then_a_region_without_a_question() -> None:
    s = given_region(given_government(price=1), "bassora", ONE, barrels=5)

    after, events = settled(s.with_power(ONE, cash=0, oil=1))

    assert of_kind(events, OilMoved) == (OilMoved(giver=ONE, barrels=1),)
    assert of_kind(events, BarrelsForfeited) == (BarrelsForfeited(seat=ONE, region=at("bassora"), barrels=3),)
    assert (after.powers[ONE].oil, after.regions[at("bassora")].barrels) == (0, 2)


def test_ruling_36_all_barrels_go_where_they_are_not_enough() -> None:
    s = given_region(given_government(), "bassora", ONE, barrels=2)
    s = given_region(s, "karbala", ONE, logistics=2, barrels=1)

    after, events = settled(s.with_power(ONE, cash=0, oil=1))

    assert [(event.region, event.barrels) for event in of_kind(events, BarrelsForfeited)] == [
        ("bassora", 2),
        ("karbala", 2),
    ]
    assert [held.barrels for held in after.regions.values() if held.control == ONE] == [0, 0]
    assert of_kind(events, IdleForgiven) == ()


def test_ruling_36_the_player_says_from_which_regions_barrels_go() -> None:
    s = given_region(given_government(price=3), "bassora", ONE, barrels=2)
    s = given_region(s, "karbala", ONE, logistics=2, barrels=1)

    s, _ = settled(s.with_power(ONE, cash=0))

    assert s.stack == (GovernmentFrame(left=(ONE,), idle=()), ForfeitFrame(debtor=ONE, barrels=2))
    karbala = Forfeit(seat=ONE, region=at("karbala"))
    assert list(legal(s, ONE)) == [Forfeit(seat=ONE, region=at("bassora")), karbala]
    s, _ = played(s, karbala)
    assert s.top == ForfeitFrame(debtor=ONE, barrels=1)
    step = rules().step(s)
    after = step.apply(s, karbala, seeded()).state
    assert (after.top, after.regions[at("karbala")].barrels) == (GovernmentFrame(left=(ONE,), idle=()), 0)
    assert after.regions[at("bassora")].barrels == 2


def test_ruling_36_refusals_say_why() -> None:
    s = given_region(given_government(), "bassora", ONE, barrels=2)
    s = given_region(given_region(s, "karbala", ONE, barrels=1), "najaf", ONE)
    s = s.push(ForfeitFrame(debtor=ONE, barrels=2))

    assert reason(s, Forfeit(seat=ONE, region=at("dahuk"))) == "You do not control that region."
    assert reason(s, Forfeit(seat=ONE, region=at("najaf"))) == "There is no barrel in that region."
    assert reason(s, EndExtraction(seat=ONE)) == (
        "First you must say which barrels you give up for the penalty."
    )


def test_transitional_government_who_has_nothing_pays_nothing() -> None:
    s = given_region(given_government(), "bassora", ONE).with_power(ONE, cash=7)

    after, events = settled(s)

    assert events == (
        RegionIdle(seat=ONE, region=at("bassora")),
        IdleForgiven(seat=ONE, region=at("bassora")),
    )
    assert after.powers[ONE].cash == 7


def test_transitional_government_goes_through_all_players_in_order() -> None:
    s = given_game(GovernmentFrame(left=(TWO, THREE)), turn=9)
    s = given_region(given_region(s, "karbala", TWO, logistics=2), "dahuk", THREE, logistics=2)

    after, events = settled(s)

    assert [event.producer for event in of_kind(events, OilProduced)] == [TWO, THREE]
    assert after.top == ExtractionFrame(left=after.order)
