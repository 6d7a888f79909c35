# SPDX-License-Identifier: GPL-3.0-or-later
"""Construction: buildings, influence points, contracts (Construction; 1, 22)."""

import pytest

from rubbletop.games.barrel.actions.orders import AwardContract, Construct, EndAction, EndTurn, GiveAid
from rubbletop.games.barrel.events.common import InfluenceChanged, LogisticsUsed, Paid
from rubbletop.games.barrel.events.orders import BuildingBuilt, ContractAwarded
from rubbletop.games.barrel.frames.orders import ConstructionFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import DOLLAR, Building
from tests.barrel.builders import (
    BORDER,
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    is_offered,
    legal,
    of_kind,
    played,
    reason,
    rules,
)

TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR), chosen=True)
CONTRACT = AwardContract(seat=ONE)


def given_site(
    acts: int = 3, logistics: int = 12, buildings: tuple[Building, ...] = (), **done: int
) -> BarrelState:
    """Return One at work, with Bassora under control."""
    s = given_game(TURN, ConstructionFrame(builder=ONE, acts=acts, done=dict(done)))  # type: ignore[arg-type]
    return given_region(s, "bassora", ONE, logistics=logistics, buildings=buildings)


def build(building: Building, region: str = "bassora") -> Construct:
    return Construct(seat=ONE, region=at(region), building=building)


def aid(region: str = "bassora") -> GiveAid:
    return GiveAid(seat=ONE, region=at(region))


@pytest.mark.parametrize(
    ("building", "cost"), [("warehouse", 1), ("police", 2), ("pipeline", 3), ("refinery", 4)]
)
def test_military_buildings_a_building_uses_its_cost_in_logistics(building: Building, cost: int) -> None:
    s, events = played(given_site(), build(building))

    held = s.regions[at("bassora")]
    assert (held.buildings, held.logistics) == ((building,), 12 - cost)
    assert events == (
        LogisticsUsed(region=at("bassora"), number=cost, use="building"),
        BuildingBuilt(builder=ONE, region=at("bassora"), building=building),
    )


def test_military_buildings_the_logistics_must_be_there() -> None:
    s = given_site(logistics=1)

    assert reason(s, build("police")) == "A police station takes 2 logistics in Bassora."
    assert is_offered(s, build("warehouse"))


def test_military_buildings_only_warehouses_are_built_twice_in_a_region() -> None:
    s = given_site(buildings=("police", "warehouse"))

    assert reason(s, build("police")) == "Bassora already has a police station."
    assert is_offered(s, build("warehouse"))


def test_military_buildings_a_region_has_three_at_most() -> None:
    s = given_site(buildings=("warehouse", "warehouse", "police"))

    assert reason(s, build("warehouse")) == "Bassora has no room for another building."


def test_construction_needs_a_region_under_control() -> None:
    s = given_region(given_site(), "najaf", TWO, logistics=5)

    assert reason(s, build("warehouse", "najaf")) == "You do not control Najaf."
    assert reason(s, aid("najaf")) == "You do not control Najaf."
    assert "not the Border Region" in reason(s, build("warehouse", BORDER))
    assert reason(s, aid("atlantis")) == "There is no such region."


def test_influence_points_one_logistic_is_one_point() -> None:
    s, events = played(given_site(logistics=1), aid())

    assert (s.powers[ONE].influence, s.regions[at("bassora")].logistics) == (1, 0)
    assert events == (
        LogisticsUsed(region=at("bassora"), number=1, use="influence"),
        InfluenceChanged(seat=ONE, by=1, value=1),
    )


def test_influence_points_need_a_logistic_and_room_on_the_track() -> None:
    full = given_site().with_power(ONE, influence=15)

    assert reason(given_site(logistics=0), aid()) == "There are no logistics in Bassora to help with."
    assert reason(full, aid()) == "Your Influence is at the end of its track."


def test_contracts_one_act_is_one_space_for_nothing() -> None:
    s, events = played(given_site(), CONTRACT)

    assert (s.powers[ONE].contracts, s.powers[ONE].cash) == (1, 10 * DOLLAR)
    assert events == (ContractAwarded(seat=ONE, value=1),)


def test_contracts_need_a_region_and_room_on_the_track() -> None:
    landless = given_game(TURN, ConstructionFrame(builder=ONE, acts=1, done={}))
    full = given_site().with_power(ONE, contracts=15)

    assert reason(landless, CONTRACT) == "A contract needs a region under your control."
    assert reason(full, CONTRACT) == "You are at the end of the Contract Track."
    assert legal(landless, ONE) == (EndAction(seat=ONE),)


def test_ruling_1_three_buildings_cost_nine_dollars() -> None:
    s, paid = given_site(), []
    for building in ("warehouse", "police", "pipeline"):
        s, events = played(s, build(building))
        paid += [event.amount for event in of_kind(events, Paid)]

    assert paid == [3 * DOLLAR, 6 * DOLLAR]
    assert s.powers[ONE].cash == DOLLAR
    assert s.stack == (TURN,)


def test_ruling_1_each_kind_is_counted_by_itself() -> None:
    s = given_site()
    for action in (CONTRACT, build("warehouse"), aid()):
        s, events = played(s, action)
        assert not of_kind(events, Paid)

    assert s.powers[ONE].cash == 10 * DOLLAR


def test_ruling_1_two_influence_points_and_a_contract_cost_three_dollars() -> None:
    s = given_site()
    for action in (aid(), aid(), CONTRACT):
        s, _ = played(s, action)

    assert s.powers[ONE].cash == 7 * DOLLAR
    assert (s.powers[ONE].influence, s.powers[ONE].contracts) == (2, 1)


def test_ruling_1_a_repetition_that_cannot_be_paid_is_refused() -> None:
    s = given_site(2, building=1, influence=1, contract=1).with_power(ONE, cash=5)

    for action in (build("warehouse"), aid(), CONTRACT):
        assert reason(s, action) == "Doing the same once more in this action costs $3, and you have $2.50."
    assert legal(s, ONE) == (EndAction(seat=ONE),)


def test_a_box_is_a_maximum_and_the_builder_ends_when_she_likes() -> None:
    s, events = played(given_site(), EndAction(seat=ONE))

    assert (s.stack, events) == ((TURN,), ())


def test_construction_nothing_else_is_done_meanwhile() -> None:
    assert reason(given_site(), EndTurn(seat=ONE)) == "Finish the construction first."
    assert reason(given_site(), GiveAid(seat=TWO, region=at("bassora"))) == "It is not this seat's decision."


def test_construction_is_told_and_asked_in_words() -> None:
    s = given_site(building=1, contract=2)
    tell, ask = rules().wording, rules().prompt

    assert tell(s, build("refinery")).text() == "Build a refinery in Bassora for 4 logistics ($3)"
    assert tell(s, CONTRACT).text() == "Award a contract ($6)"
    assert tell(s, aid()).text() == "Help Bassora with 1 logistic for 1 Influence"
    assert tell(given_game(TURN), CONTRACT).text() == "Award a contract"
    assert tell(given_game(), CONTRACT).text() == "Award a contract"
    assert ask(s, ONE).text() == "What do you construct? You have 3 acts left."
    assert ask(given_site(1), ONE).text() == "What do you construct? You have 1 act left."
    assert ask(s, TWO).text() == "One constructs."


def test_construction_events_have_sentences() -> None:
    s = given_site()
    built = BuildingBuilt(builder=ONE, region=at("bassora"), building="police")

    assert rules().sentence(s, built).text() == "One builds a police station in Bassora."
    awarded = rules().sentence(s, ContractAwarded(seat=ONE, value=3)).text()
    assert awarded == "One awards a contract: place 3, worth $7 at the end."
