# SPDX-License-Identifier: GPL-3.0-or-later
"""Barrels are taken from regions, the rest kept or lost (Oil Check; 14 to 17)."""

import pytest

from rubbletop.games.barrel.actions.checks import Disband, EndExtraction, Extract
from rubbletop.games.barrel.events.checks import BarrelsExtracted, BarrelsLost
from rubbletop.games.barrel.frames.checks import ExtractionFrame, NextTurnFrame, StorageFrame
from rubbletop.games.barrel.state import UNKNOWN, BarrelState
from rubbletop.games.barrel.tables import Building
from tests.barrel.builders import (
    ONE,
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
    run_on,
    seeded,
)

PIPELINE: tuple[Building, ...] = ("pipeline",)


def given_extraction(barrels: dict[str, int], pipelines: tuple[str, ...] = ()) -> BarrelState:
    """Return the extraction of the first player, who controls the regions named, with barrels."""
    s = given_game(ExtractionFrame(left=(ONE, TWO)))
    for region, number in barrels.items():
        s = given_region(s, region, ONE, barrels=number, buildings=PIPELINE if region in pipelines else ())
    return s


def taken_by_itself(s: BarrelState) -> list[tuple[str, int]]:
    """Return what the player takes without being asked."""
    after, events = run_on(s)
    assert after.top == ExtractionFrame(left=(TWO,))
    extracted = [(str(event.region), event.barrels) for event in of_kind(events, BarrelsExtracted)]
    assert after.powers[ONE].oil == sum(number for _, number in extracted)
    return extracted


@pytest.mark.parametrize(
    ("barrels", "taken"),
    [
        ({}, []),
        ({"bassora": 0}, []),
        ({"bassora": 1, "dahuk": 1, "najaf": 0}, [("bassora", 1), ("dahuk", 1)]),
        ({"bassora": 5}, [("bassora", 2)]),
    ],
)
def test_oil_check_two_barrels_are_taken_without_a_question_where_there_is_no_choice(
    barrels: dict[str, int], taken: list[tuple[str, int]]
) -> None:
    assert taken_by_itself(given_extraction(barrels)) == taken


@pytest.mark.parametrize(
    ("barrels", "pipelines", "taken"),
    [
        ({"bassora": 4}, ("bassora",), [("bassora", 3)]),
        ({"bassora": 4, "najaf": 0}, ("najaf",), [("bassora", 2)]),
        ({"bassora": 4, "dhi_qar": 0}, ("dhi_qar",), [("bassora", 3)]),
        ({"bassora": 5, "dhi_qar": 0, "maysan": 0}, ("dhi_qar", "maysan", "bassora"), [("bassora", 5)]),
        ({"bassora": 1, "dahuk": 2}, ("bassora",), [("bassora", 1), ("dahuk", 2)]),
    ],
)
def test_ruling_17_a_pipeline_brings_one_more_from_its_region_or_the_next(
    barrels: dict[str, int], pipelines: tuple[str, ...], taken: list[tuple[str, int]]
) -> None:
    assert taken_by_itself(given_extraction(barrels, pipelines)) == taken


def test_ruling_17_a_pipeline_of_another_player_next_door_does_not_help() -> None:
    s = given_region(given_extraction({"bassora": 4}), "dhi_qar", TWO, barrels=3, buildings=PIPELINE)

    assert taken_by_itself(s) == [("bassora", 2)]


def test_ruling_17_barrels_make_way_for_one_another() -> None:
    s = given_extraction({"bassora": 2, "dhi_qar": 1, "dahuk": 1}, ("dhi_qar", "maysan"))
    s = given_region(s, "maysan", ONE, buildings=PIPELINE)

    assert taken_by_itself(s) == [("bassora", 2), ("dahuk", 1), ("dhi_qar", 1)]


def test_oil_check_who_must_choose_between_regions_is_asked_barrel_by_barrel() -> None:
    s = given_extraction({"bassora": 2, "dahuk": 1, "najaf": 0})

    assert rules().actors(s) == (ONE,)
    assert list(legal(s, ONE)) == [
        Extract(seat=ONE, region=at("bassora")),
        Extract(seat=ONE, region=at("dahuk")),
        EndExtraction(seat=ONE),
    ]
    s, events = played(s, Extract(seat=ONE, region=at("bassora")))

    assert events == (BarrelsExtracted(seat=ONE, region=at("bassora"), barrels=1),)
    assert s.top == ExtractionFrame(left=(ONE, TWO), taken=(at("bassora"),))
    after = rules().step(s).apply(s, Extract(seat=ONE, region=at("dahuk")), seeded()).state
    assert rules().actors(after) == ()
    last, events = run_on(after)
    assert (last.powers[ONE].oil, events) == (2, ())


def test_oil_check_what_is_no_longer_a_choice_goes_by_itself() -> None:
    s = given_extraction({"bassora": 3, "dahuk": 1, "najaf": 1})

    s, _ = played(s, Extract(seat=ONE, region=at("bassora")))
    s = s.with_barrels(at("dahuk"), -1).with_barrels(at("najaf"), -1)

    assert rules().actors(s) == ()
    assert [(e.region, e.barrels) for e in of_kind(run_on(s)[1], BarrelsExtracted)] == [("bassora", 1)]


def test_ruling_17_a_pipeline_far_from_the_barrels_leaves_two_to_take() -> None:
    s = given_extraction({"bassora": 3, "dahuk": 1}, ("dahuk",))

    assert taken_by_itself(s) == [("bassora", 2), ("dahuk", 1)]


def test_oil_check_a_player_may_take_fewer_barrels() -> None:
    s = given_extraction({"bassora": 2, "dahuk": 1})

    rules().check(s, EndExtraction(seat=ONE))
    after = rules().step(s).apply(s, EndExtraction(seat=ONE), seeded()).state

    assert after.top == ExtractionFrame(left=(TWO,))
    assert after.powers[ONE].oil == 0


def test_ruling_17_only_what_a_free_pipeline_reaches_is_offered_after_two_barrels() -> None:
    s = given_extraction({"bassora": 2, "dhi_qar": 2, "dahuk": 3}, ("maysan",))
    s = given_region(s, "maysan", ONE, buildings=PIPELINE)
    s = s.become(ExtractionFrame(left=(ONE, TWO), taken=(at("dahuk"), at("dahuk"))))

    assert is_offered(s, Extract(seat=ONE, region=at("bassora")))
    assert is_offered(s, Extract(seat=ONE, region=at("dhi_qar")))
    assert reason(s, Extract(seat=ONE, region=at("dahuk"))) == (
        "Your two barrels are taken, and no free pipeline is in that region or next to it."
    )


def test_oil_check_refusals_say_why() -> None:
    s = given_region(given_extraction({"bassora": 2, "dahuk": 1, "najaf": 0}), "maysan", TWO, barrels=1)

    assert reason(s, Extract(seat=ONE, region=at("maysan"))) == "You do not control that region."
    assert reason(s, Extract(seat=ONE, region=at("najaf"))) == "There is no barrel in that region."
    assert reason(s, Disband(seat=ONE, region=at("najaf"))) == "First say which barrels you take, or end it."


def test_oil_check_the_hand_of_others_stays_hidden_while_they_take() -> None:
    s = rules().view(given_extraction({"bassora": 1}), TWO)

    after, _ = run_on(s)

    assert after.powers[ONE].oil == UNKNOWN


def test_oil_check_all_players_take_in_order_and_then_the_room_is_looked_at() -> None:
    s = given_region(given_extraction({"bassora": 1}), "dahuk", TWO, barrels=1)

    first, _ = run_on(s)
    last, _ = run_on(first)

    assert (last.powers[ONE].oil, last.powers[TWO].oil) == (1, 1)
    assert last.top == StorageFrame()


def test_ruling_15_barrels_without_room_are_lost_after_the_extraction() -> None:
    s = given_game(StorageFrame())
    s = given_region(s, "bassora", ONE, barrels=6, buildings=("warehouse",))
    s = given_region(given_region(s, "dahuk", TWO, barrels=3), "najaf", ONE, barrels=1)

    after, events = run_on(s)

    assert events == (
        BarrelsLost(region=at("bassora"), barrels=2),
        BarrelsLost(region=at("dahuk"), barrels=2),
    )
    assert [after.regions[at(name)].barrels for name in ("bassora", "dahuk", "najaf")] == [4, 1, 1]
    assert after.top == NextTurnFrame()


def test_ruling_14_each_warehouse_keeps_four_barrels() -> None:
    s = given_game(StorageFrame())
    s = given_region(s, "bassora", ONE, barrels=13, buildings=("warehouse", "warehouse", "warehouse"))

    assert run_on(s)[0].regions[at("bassora")].barrels == 12


def test_ruling_15_barrels_may_lie_over_until_the_extraction_is_done() -> None:
    s = given_extraction({"bassora": 3})

    first, _ = run_on(s)
    second, _ = run_on(first)
    third, events = run_on(second)

    assert of_kind(events, BarrelsLost) == ()
    assert third.regions[at("bassora")].barrels == 1
