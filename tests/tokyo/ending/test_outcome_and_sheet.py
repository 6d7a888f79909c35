# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has won, and the score sheet (III, XVI; rulings 2 to 4)."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.merits import Merit
from rubbletop.games.tokyo.score import GODRAN, sheet, standing
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import Outcome, Seat
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, given_game, ground, rules


def over(vp: dict[Seat, int], godran: int = 0, **fields: object) -> TokyoState:
    """Return a game that is over, with these scores; who has no score has none."""
    s = given_game(MovementFrame(left=(ONE,)))
    s = replace(s, vp={**dict.fromkeys(s.seats, 0), **vp}, godran_vp=godran, **fields)
    return replace(s, stack=(), ended="populace")


def outcome(s: TokyoState) -> Outcome:
    found = rules().outcome(s)
    assert found is not None
    return found


def test_III_the_player_with_the_most_points_wins() -> None:
    found = outcome(over({ONE: 120, TWO: 145, THREE: -5}, godran=140))
    assert found.winners == (TWO,)
    assert found.level == "player"
    assert found.scores == {ONE: 120, TWO: 145, THREE: -5, FOUR: 0}
    assert found.headline.text() == "Two wins, with 145 VP; GODRAN has 140."


def test_3_godran_wins_only_above_every_player() -> None:
    found = outcome(over({ONE: 120, TWO: 145}, godran=146))
    assert (found.winners, found.level) == ((), "godran")
    assert found.headline.text() == "GODRAN wins, with 146 VP against 145: everybody loses."
    assert outcome(over({ONE: 120, TWO: 145}, godran=145)).winners == (TWO,)


def test_2_a_dead_godran_counts_nothing() -> None:
    assert outcome(over({ONE: 10}, godran=0)).winners == (ONE,)


def ledgers(**points: dict[Merit, int]) -> dict[Seat, dict[Merit, int]]:
    return {seat: points.get(seat, {}) for seat in (ONE, TWO, THREE, FOUR)}


def test_4_a_tie_goes_to_more_points_for_standing_buildings() -> None:
    points = ledgers(one={"standing": 60, "evacuation": 40}, two={"standing": 65, "evacuation": 35})
    assert outcome(over({ONE: 100, TWO: 100}, points=points)).winners == (TWO,)


def test_4_then_to_more_points_for_evacuation() -> None:
    points = ledgers(one={"standing": 60, "evacuation": 40}, two={"standing": 60, "wound": 40})
    assert outcome(over({ONE: 100, TWO: 100}, points=points)).winners == (ONE,)


def test_4_then_to_more_mega_yen() -> None:
    s = over({ONE: 100, TWO: 100}, cash={ONE: 5, TWO: 6, THREE: 900, FOUR: 0})
    assert outcome(s).winners == (TWO,)


def test_4_else_the_victory_is_shared() -> None:
    found = outcome(over({ONE: 100, FOUR: 100}, godran=7))
    assert (found.winners, found.level) == ((ONE, FOUR), "shared")
    assert found.headline.text() == "Shared victory of One, Four, with 100 VP; GODRAN has 7."


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert rules().outcome(given_game(MovementFrame(left=(ONE,)))) is None


def test_XVI_the_sheet_tells_what_every_point_was_for() -> None:
    points = ledgers(two={"evacuation": 25, "no_building": -10, "building": 20})
    s = over({TWO: 35}, godran=30, points=points, havoc={"unit": 10, "building": 20})
    accounts = {account.seat: account.tally for account in sheet(s)}
    assert list(accounts) == [ONE, TWO, THREE, FOUR, GODRAN]
    lines = [(line.value, line.reason.text(), line.rule) for line in accounts[TWO].lines]
    assert lines == [
        (20, "Buildings smashed, as the Controller", "XII, XVI"),
        (-10, "No building smashed, as the Controller", "XVI"),
        (25, "Populace evacuated", "XIII, XVI"),
    ]
    assert [line.value for line in accounts[GODRAN].lines] == [20, 10]
    assert {seat: tally.total for seat, tally in accounts.items()} == {**s.vp, GODRAN: 30}


def test_XVI_before_the_order_is_rolled_the_sheet_is_in_the_order_of_the_seats() -> None:
    s = replace(given_game(MovementFrame(left=())), order=())
    assert [account.seat for account in sheet(s)] == [ONE, TWO, THREE, FOUR, GODRAN]


@pytest.mark.parametrize(("fallen", "worth"), [((), 125), (("ne.city_hall", "ne.factory"), 110)])
def test_XVI_what_stands_now_is_told_before_the_end(fallen: tuple[str, ...], worth: int) -> None:
    s = given_game(MovementFrame(left=()), fallen=tuple(BuildingId(b) for b in fallen))
    assert standing(ground(), s, ONE) == worth
    assert standing(ground(), given_game(MovementFrame(left=()), players=2), ONE) == 250
