# SPDX-License-Identifier: GPL-3.0-or-later
"""What the registry says of games, seats and computer players there are not."""

import pytest

from rubbletop.games import registry
from rubbletop.kernel.facts import Seat


def test_a_game_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="no game 'ludo'; there is colossi, tokyo, barrel"):
        registry.rules("ludo")


def test_the_seats_of_a_game_there_is_not_are_refused_by_name() -> None:
    with pytest.raises(LookupError, match="no game 'ludo'; there is colossi, tokyo, barrel"):
        registry.seats("ludo")


def test_a_level_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="no level 'brute'; there is random, easy, normal, hard"):
        registry.agent("colossi", "brute")


def test_a_game_there_is_not_has_no_levels() -> None:
    assert registry.levels("ludo") == ()


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_tokyo_has_a_computer_player_of_each_level(level: str) -> None:
    assert type(registry.agent("tokyo", level)).__module__.startswith("rubbletop.games.tokyo.player")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_barrel_has_a_computer_player_of_each_level(level: str) -> None:
    assert type(registry.agent("barrel", level)).__module__.startswith("rubbletop.games.barrel.player")


def test_only_the_hard_player_of_tokyo_takes_time_to_think() -> None:
    budgets = {
        (game, level): registry.think(game, level)
        for game in registry.games()
        for level in registry.levels(game)
    }

    assert {key: budget for key, budget in budgets.items() if budget} == {("tokyo", "hard"): 8.0}


@pytest.mark.parametrize("game", registry.games())
def test_each_game_has_rules_of_its_own_and_seats(game: str) -> None:
    assert registry.rules(game).game == game
    assert registry.seats(game)


@pytest.mark.parametrize("game", registry.games())
def test_the_computer_plays_every_game_at_every_level(game: str) -> None:
    assert registry.levels(game) == ("random", "easy", "normal", "hard")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_colossi_has_a_commander_of_each_level(level: str) -> None:
    assert type(registry.agent("colossi", level)).__module__ == "rubbletop.games.colossi.commander"


def test_one_person_plays_colossi_unless_she_says_otherwise() -> None:
    assert registry.usual_seats("colossi") == registry.seats("colossi")[:1]
    assert registry.usual_seats("tokyo") == registry.seats("tokyo")


def test_only_chance_plays_the_second_side_of_colossi() -> None:
    assert registry.levels("colossi", "colossi") == ("random",)
    assert registry.levels("colossi", "marines") == registry.levels("colossi")


@pytest.mark.parametrize(
    ("game", "seat", "level"),
    [
        ("colossi", "marines", "hard"), ("colossi", "colossi", None), ("tokyo", "red", "normal"),
        ("barrel", "red", "hard"), ("ludo", "red", None),
    ],
)  # fmt: skip
def test_the_strongest_player_that_needs_no_time_gives_hints(game: str, seat: str, level: str | None) -> None:
    assert registry.hint_level(game, Seat(seat)) == level
