# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 1: what the production centers pay (IV, VII; rulings 31, 32)."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.events.common import Earned
from rubbletop.games.tokyo.events.money import CenterHeld
from rubbletop.games.tokyo.frames.money import BiddingFrame, IncomeFrame
from rubbletop.games.tokyo.income import broke, dues, income
from rubbletop.games.tokyo.state import TokyoState, replace
from tests.tokyo.builders import (
    ONE,
    THREE,
    TWO,
    field,
    given_game,
    given_unit,
    of_kind,
    run_on,
    unit,
)
from tests.tokyo.city_builders import CENTERS, area_of, center, centers_of


def collecting(players: int = 4, fallen: tuple[BuildingId, ...] = ()) -> TokyoState:
    """Return a game in Phase 1 with empty purses."""
    s = given_game(IncomeFrame(), players=players, fallen=fallen)
    return replace(s, cash=dict.fromkeys(s.seats, 0))


def test_IV_VII_five_centers_pay_150_in_all() -> None:
    s, events = run_on(collecting())
    mine = {e.about: e.amount for e in of_kind(events, Earned) if e.earner == ONE}
    assert mine == {center("ne", model): amount for model, amount in CENTERS.items()}
    assert set(s.cash.values()) == {150}
    assert s.top == BiddingFrame(bids={})


def test_VII_a_player_of_two_sectors_collects_for_both() -> None:
    s, _ = run_on(collecting(2))
    assert s.cash == {ONE: 300, TWO: 300}


@pytest.mark.parametrize(("model", "amount"), CENTERS.items())
def test_VII_a_center_in_ruins_pays_no_more(model: str, amount: int) -> None:
    s, _ = run_on(collecting(fallen=(center("ne", model),)))
    assert (s.cash[ONE], s.cash[TWO]) == (150 - amount, 150)


def test_VII_mega_yen_are_kept_and_added_to() -> None:
    s, _ = run_on(given_game(IncomeFrame()))
    assert s.cash[ONE] == 250


def test_VII_nobody_collects_from_the_free_sector_without_a_unit_there() -> None:
    s, _ = run_on(collecting(3))
    assert s.cash == {ONE: 150, TWO: 150, THREE: 150}


@pytest.mark.parametrize("stance", ["inside", "roof"])
def test_31_infantry_inside_or_on_the_roof_holds_a_free_center(stance: str) -> None:
    s = collecting(3)
    s = s.moved(unit("ne.troop.1"), area_of("nw", "factory"), "roof" if stance == "roof" else "inside")
    s, events = run_on(s)
    assert s.cash == {ONE: 200, TWO: 150, THREE: 150}
    held = CenterHeld(building=center("nw", "factory"), holders=(ONE,), output=50, share=50)
    assert of_kind(events, CenterHeld) == (held,)


def test_31_a_unit_beside_the_building_holds_nothing() -> None:
    s = given_unit(collecting(3), "ne.troop.1", area_of("nw", "power_plant"))
    s, _ = run_on(s)
    assert s.cash[ONE] == 150


def test_31_populace_inside_holds_nothing() -> None:
    s = given_unit(collecting(3), "ne.punk_rockers.1", area_of("nw", "factory"), "inside")
    assert income(field(s), ONE) == 150


@pytest.mark.parametrize("part", [0, 1])
def test_31_either_half_of_the_stadium_holds_it(part: int) -> None:
    s = given_unit(collecting(3), "ne.troop.1", area_of("nw", "stadium", part), "inside")
    assert income(field(s), ONE) == 180


def test_32_a_shared_center_is_split_by_player_and_fractions_are_dropped() -> None:
    s = collecting(3)
    for name in ("ne.troop.1", "ne.troop.2", "se.troop.1", "sw.mortar.1"):
        s = given_unit(s, name, area_of("nw", "factory"), "inside")
    s, events = run_on(s)
    assert s.cash == {ONE: 166, TWO: 166, THREE: 166}
    told = of_kind(events, CenterHeld)
    assert [(e.holders, e.output, e.share) for e in told] == [((ONE, TWO, THREE), 50, 16)]


def test_VII_a_free_center_in_ruins_pays_nobody() -> None:
    s = given_unit(collecting(3), "ne.troop.1", area_of("nw", "factory"), "inside")
    s = replace(s, fallen=(center("nw", "factory"),))
    assert income(field(s), ONE) == 150


def test_VII_a_unit_in_the_center_of_another_player_collects_nothing() -> None:
    s = given_unit(collecting(4), "ne.troop.1", area_of("nw", "factory"), "inside")
    assert income(field(s), ONE) == 150
    assert all(len(due.holders) == 1 for due in dues(field(s)))


def test_5_broke_is_who_has_neither_a_center_nor_any_mega_yen() -> None:
    ruins = centers_of("ne")
    assert broke(field(collecting(4))) == ()
    assert broke(field(collecting(4, ruins))) == (ONE,)
    assert broke(field(replace(collecting(4, ruins), cash={**collecting().cash, ONE: 1}))) == ()
    assert broke(field(collecting(2, ruins))) == ()
