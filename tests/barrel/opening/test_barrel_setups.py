# SPDX-License-Identifier: GPL-3.0-or-later
"""Which games can be begun: players, turns, options (Set Up; 45, 46)."""

import pytest

from rubbletop.games.barrel.opening import begin, edition_name, usual_turns
from rubbletop.games.barrel.rules import SEATS
from rubbletop.games.barrel.state import Options, Region, Reserve, replace
from rubbletop.kernel.facts import Player, Setup
from tests.barrel.builders import ONE, given_game, ground, rules, seeded, setup


@pytest.mark.parametrize(("players", "turns"), [(3, 15), (4, 12), (5, 12)])
def test_ruling_46_three_play_fifteen_turns_more_players_twelve(players: int, turns: int) -> None:
    assert usual_turns(players) == turns
    assert begin(ground(), setup(players), seeded()).state.turns == turns


@pytest.mark.parametrize("asked", [12, "12", 15, "15"])
def test_ruling_46_the_number_of_turns_can_be_chosen(asked: int | str) -> None:
    assert begin(ground(), setup(4, turns=asked), seeded()).state.turns == int(asked)


def test_ruling_45_hands_are_hidden_unless_they_shall_lie_open() -> None:
    assert begin(ground(), setup(4), seeded()).state.options == Options(open_hands=False)
    assert begin(ground(), setup(4, open_hands=True), seeded()).state.options == Options(open_hands=True)


def test_the_table_is_empty_at_first() -> None:
    s = rules().new(setup(3), seeded()).state

    assert set(s.regions) == set(ground().country)
    assert all(held == Region() for held in s.regions.values())
    assert s.border == dict.fromkeys(s.seats, Reserve())
    assert (s.turn, s.phase, s.names[ONE]) == (0, 1, "One")


def test_a_setup_names_its_edition() -> None:
    assert edition_name(setup(3)) == ""
    assert edition_name(setup(3, edition="mine")) == "mine"


def _setup(seats: tuple[str, ...], scenario: str = "1", **options: str | int | bool) -> Setup:
    players = tuple(Player(seat=seat, name=seat) for seat in SEATS for each in seats if each == seat)
    return Setup(scenario=scenario, seed=1, players=players, options=options)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (replace(setup(4), scenario="2"), "barrel has no scenario '2': there is 1"),
        (_setup(("one", "two")), "barrel takes 3 to 5 players, not 2"),
        (_setup(("one", "two", "two")), "two players sit at the same seat"),
        (_setup(("one", "one", "two", "three", "four", "five")), "barrel takes 3 to 5 players, not 6"),
        (setup(4, turns=13), "the option turns is 13: it can be 12 or 15"),
        (setup(4, open_hands="false"), "the option open_hands is 'false': it can be true or false"),
    ],
)
def test_a_setup_that_the_game_does_not_have_is_refused(asked: Setup, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}$"):
        begin(ground(), asked, seeded())


@pytest.mark.parametrize(
    ("players", "turn", "phase"),
    [(4, 4, 1), (4, 5, 2), (4, 8, 2), (4, 9, 3), (3, 5, 1), (3, 6, 2), (3, 11, 3)],
)
def test_ruling_46_the_three_phases_have_four_turns_each_or_five(players: int, turn: int, phase: int) -> None:
    assert given_game(players=players, turn=turn).phase == phase
