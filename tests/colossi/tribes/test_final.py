# SPDX-License-Identifier: GPL-3.0-or-later
"""The Final Phase and the end of the game (8.0; rulings 21, 100, 157, 158)."""

import pytest

from rubbletop.games.colossi.events.tribes import GameEnded
from rubbletop.games.colossi.frames.cup import EventFrame
from rubbletop.games.colossi.frames.tribes import FinalFrame
from rubbletop.games.colossi.state import ColossiState, Unit
from tests.colossi.builders import Told, at, given_state, given_tribe, given_unit, stepped

SQUAD = given_unit("squad", 421)
WHITE = given_tribe("white", 111)
RED = given_tribe("red", 112)


def final(*things: object, turn: int = 2, **fields: object) -> Told:
    return stepped(given_state(*things, FinalFrame(), turn=turn, **fields))  # type: ignore[arg-type]


def ends(told: Told) -> str | None:
    found = told.of(GameEnded)
    return found[0].why if found else None


def test_8_0_markers_of_the_turn_come_off_and_the_next_turn_begins() -> None:
    squad = given_unit("squad", 421, arrival="safe", acted=True, moved=True, began=at(422), marker="stunned")
    told = final(
        squad, given_tribe("white", 111, paralyzed=True), RED, events=("wave",), card=3,
        cracked=("white",), series="white",
    )  # fmt: skip
    s = told.state
    assert told.unit("squad") == given_unit("squad", 421, marker="stunned", began=at(421))
    assert not told.tribe("white").paralyzed
    assert (s.events, s.card, s.cracked, s.series) == ((), 0, (), None)
    assert (s.turn, s.stack) == (3, (EventFrame(),))


def test_ruling_21_the_storm_and_tectonic_hexes_stay() -> None:
    s: ColossiState = final(SQUAD, WHITE, storm=at(111), tectonic=(at(222),)).state
    assert (s.storm, s.tectonic) == ("111", ("222",))


@pytest.mark.parametrize("place", ["reserve", "lost", "escaped", "trapped"])
def test_8_0_counters_that_are_not_in_action_are_left_alone(place: str) -> None:
    other = given_unit("scout", place=place, acted=True)  # type: ignore[arg-type]
    assert final(SQUAD, WHITE, other).unit("scout") == other


def test_8_0_the_game_ends_after_the_last_turn() -> None:
    told = final(SQUAD, WHITE, turn=12)
    assert (ends(told), told.state.ended, told.state.stack) == ("turns", "turns", ())
    assert ends(final(SQUAD, WHITE, turn=11)) is None


@pytest.mark.parametrize(
    "unit",
    [
        given_unit("squad", place="reserve"),
        given_unit("squad", place="due"),
        given_unit("bomber", place="beside"),
        given_unit("foreman", 421),
        given_unit("carrier", 421),
        given_unit("squad", place="lost"),
    ],
)
def test_ruling_158_civilians_and_waiting_units_do_not_keep_the_game_alive(unit: Unit) -> None:
    assert ends(final(unit, WHITE)) == "no_marines"


def test_ruling_158_colby_is_a_marine() -> None:
    assert ends(final(given_unit("colby", 421), WHITE)) is None


def test_ruling_158_without_a_tribe_on_the_map_the_game_ends() -> None:
    assert ends(final(SQUAD)) == "no_tribes"
    assert ends(final(SQUAD, given_tribe("white", None))) == "no_tribes"
