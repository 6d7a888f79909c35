# SPDX-License-Identifier: GPL-3.0-or-later
"""Oil Production as a selected action (Oil Production; 15, 32, 38)."""

from rubbletop.games.barrel.actions.orders import EndAction, EndTurn, Produce, ProduceAll
from rubbletop.games.barrel.events.common import LogisticsUsed
from rubbletop.games.barrel.events.orders import OilProduced
from rubbletop.games.barrel.frames.orders import ProductionFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState, replace
from tests.barrel.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    legal,
    played,
    reason,
    rules,
    run_on,
)

TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR), chosen=True)
BASSORA, NAJAF, KARBALA = at("bassora"), at("najaf"), at("karbala")


def given_wells(bassora: int = 5, najaf: int = 2, turn: int = 1) -> BarrelState:
    """Return One about to produce in Bassora (3 for 4 logistics) and Najaf (1 for 2)."""
    s = given_game(TURN, ProductionFrame(producer=ONE), turn=turn)
    s = given_region(s, "bassora", ONE, logistics=bassora, barrels=1)
    return given_region(s, "najaf", ONE, logistics=najaf)


def produce(region: str) -> Produce:
    return Produce(seat=ONE, region=at(region))


def test_oil_production_lays_the_barrels_on_the_region_and_removes_one_logistic() -> None:
    s, events = played(given_wells(), produce("bassora"))

    assert (s.regions[BASSORA].barrels, s.regions[BASSORA].logistics) == (4, 4)
    assert s.powers[ONE].oil == 0
    assert events == (
        LogisticsUsed(region=BASSORA, number=1, use="production"),
        OilProduced(producer=ONE, region=BASSORA, barrels=3),
    )


def test_oil_production_each_region_produces_once_in_an_action() -> None:
    s, _ = played(given_wells(), produce("bassora"))

    assert reason(s, produce("bassora")) == "Bassora has produced in this action."
    assert legal(s, ONE) == (ProduceAll(seat=ONE), produce("najaf"), EndAction(seat=ONE))


def test_oil_production_ends_by_itself_when_no_region_is_left() -> None:
    s, _ = played(given_wells(najaf=0), produce("bassora"))

    assert s.stack == (TURN,)
    dry = given_game(TURN, ProductionFrame(producer=ONE))
    assert run_on(dry)[0].stack == (TURN,)


def test_oil_production_of_all_regions_at_once() -> None:
    s, events = played(given_wells(), ProduceAll(seat=ONE))

    assert s.stack == (TURN,)
    assert [event for event in events if isinstance(event, OilProduced)] == [
        OilProduced(producer=ONE, region=BASSORA, barrels=3),
        OilProduced(producer=ONE, region=NAJAF, barrels=1),
    ]


def test_oil_production_may_end_before_all_have_produced() -> None:
    assert played(given_wells(), EndAction(seat=ONE))[0].stack == (TURN,)


def test_oil_production_needs_control_and_logistics() -> None:
    s = given_region(given_wells(bassora=3), "karbala", TWO, logistics=5)

    assert reason(s, produce("bassora")) == "Bassora needs 4 logistics to produce."
    assert reason(s, produce("karbala")) == "You do not control Karbala."
    assert reason(s, produce("border")) == "There is no oil in that region."
    assert reason(s, EndTurn(seat=ONE)) == "Finish the production first."


def test_ruling_38_with_a_refinery_a_region_of_one_and_two_needs_one_and_still_uses_one() -> None:
    s = given_region(given_wells(), "karbala", ONE, logistics=1, buildings=("refinery",))
    s, _ = played(s, produce("karbala"))

    assert (s.regions[KARBALA].barrels, s.regions[KARBALA].logistics) == (2, 0)


def test_oil_production_as_an_action_is_not_split_with_the_government() -> None:
    s, _ = played(given_wells(turn=9), produce("bassora"))

    assert (s.phase, s.regions[BASSORA].barrels, s.government) == (3, 4, 0)


def test_ruling_32_a_region_produces_again_in_the_second_action() -> None:
    s, _ = played(given_wells(bassora=5, najaf=0), produce("bassora"))
    s, _ = played(replace(s, stack=(TURN, ProductionFrame(producer=ONE))), produce("bassora"))

    assert (s.regions[BASSORA].barrels, s.regions[BASSORA].logistics) == (7, 3)


def test_ruling_15_barrels_overflow_until_the_oil_check() -> None:
    s, _ = played(given_wells(), produce("bassora"))

    assert s.regions[BASSORA].barrels > 1, "it has room for 1 without a warehouse"


def test_oil_production_is_told_and_asked_in_words() -> None:
    s = given_wells()
    alone = OilProduced(producer=ONE, region=BASSORA, barrels=3)
    shared = OilProduced(producer=ONE, region=NAJAF, barrels=1, government=1)

    assert rules().sentence(s, alone).text() == "Bassora produces 3 barrels."
    assert rules().sentence(s, shared).text() == "Najaf produces 1 barrel, and 1 barrel for the Government."
    assert rules().wording(s, produce("najaf")).text() == "Produce 1 barrel in Najaf"
    assert rules().wording(s, ProduceAll(seat=ONE)).text() == "Produce wherever it is possible"
    assert rules().prompt(s, ONE).text() == "Which of your regions produce oil?"
    assert rules().prompt(s, TWO).text() == "One produces oil."
