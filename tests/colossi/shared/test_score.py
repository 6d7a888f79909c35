# SPDX-License-Identifier: GPL-3.0-or-later
"""Victory points and levels (8.0, sc. 1; rulings 46, 144 to 146, 158)."""

import pytest

from rubbletop.games.colossi import score
from rubbletop.games.colossi.state import ColossiState, Unit
from tests.colossi.builders import given_rubble, given_state, given_unit, ground, rules


def points(s: ColossiState) -> int:
    return score.points(ground(), s).total


def reasons(s: ColossiState) -> list[tuple[int, str]]:
    return [(line.value, line.reason.text()) for line in score.points(ground(), s).lines]


@pytest.mark.parametrize(
    ("unit", "worth"),
    [
        (given_unit("squad", 463), 2),
        (given_unit("squad", 463, damaged=True, marker="paralyzed"), 2),
        (given_unit("bomber", 251), 2),
        (given_unit("colby", 345), 2),
        (given_unit("squad", 523), 4),
        (given_unit("foreman", 463), 0),
        (given_unit("miner", 523), 0),
        (given_unit("squad", 421), 0),
        (given_unit("bomber", place="beside"), 0),
    ],
)
def test_ruling_144_a_marine_in_any_state_occupies_and_a_civilian_does_not(unit: Unit, worth: int) -> None:
    assert points(given_state(unit)) == worth


def test_ruling_144_a_passenger_occupies() -> None:
    assert points(given_state(given_unit("squad", 251), given_unit("carrier", 251))) == 2


def test_ruling_144_stonehenge_is_worth_half_the_last_digit_and_values_add_up() -> None:
    s = given_state(given_unit("squad", 463), given_rubble(463, "stonehenge"))
    assert reasons(s) == [(2, "Miners' Barracks occupied"), (1, "Stonehenge in 463 occupied")]
    assert points(given_state(given_unit("squad", 366), given_rubble(366, "stonehenge"))) == 3
    assert points(given_state(given_rubble(366, "stonehenge"))) == 0


def test_ruling_46_what_erupted_is_worth_nothing() -> None:
    s = given_state(given_unit("squad", 463), given_unit("hq", 523), tectonic=("463", "523"))
    assert points(s) == 0


def test_ruling_145_each_boulder_out_of_play_counts_and_the_redstones_four_more() -> None:
    assert points(given_state(crumbled=("W1", "K2"))) == 2
    assert points(given_state(crumbled=("W1", "W2", "W3"))) == 3
    s = given_state(crumbled=("R1", "R2", "R3", "R4", "R5"))
    assert reasons(s) == [(5, "Boulders of Redstones destroyed: 5"), (4, "Redstones wholly destroyed")]
    assert points(given_state(crumbled=("R1", "R2", "R3", "R4"))) == 4
    assert points(given_state(crumbled=("T1", "T2", "T3"))) == 7


@pytest.mark.parametrize(
    ("unit", "worth"),
    [
        (given_unit("squad", place="lost"), -2),
        (given_unit("scout", place="lost"), -1),
        (given_unit("medic", place="lost"), -1),
        *((given_unit(kind, place="lost"), -3) for kind in ("heavy", "ops", "bomber", "bit", "hq", "colby")),
        (given_unit("foreman", place="lost"), 0),
        (given_unit("miner", place="lost"), 0),
        (given_unit("carrier", place="lost"), 0),
        (given_unit("squad", place="reserve"), 0),
        (given_unit("squad", place="due"), 0),
        (given_unit("miner", place="escaped"), 3),
        (given_unit("foreman", place="escaped"), 3),
    ],
)
def test_ruling_146_what_losses_cost_and_escapes_earn(unit: Unit, worth: int) -> None:
    assert points(given_state(unit)) == worth


@pytest.mark.parametrize(
    ("total", "level"),
    [
        (31, "decisive"), (30, "decisive"), (29, "significant"), (23, "significant"), (22, "marginal"),
        (16, "marginal"), (15, "draw"), (11, "draw"), (10, "defeat"), (-20, "defeat"),
    ],
)  # fmt: skip
def test_sc_1_the_level_of_victory(total: int, level: str) -> None:
    assert score.level(ground(), total) == level


def test_ruling_158_a_game_that_is_over_has_a_level_and_a_game_that_goes_on_has_none() -> None:
    over = given_state(given_unit("miner", place="escaped"), ended="turns").pop()
    found = rules().outcome(over)
    assert found is not None
    assert (found.level, found.winners, found.scores) == ("defeat", (), {"marines": 3})
    won = rules().outcome(given_state(crumbled=tuple(ground().boulders)).pop())
    assert won is not None
    assert (won.level, won.winners) == ("decisive", ("marines",))
    assert rules().outcome(given_state()) is None
