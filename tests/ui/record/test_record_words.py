# SPDX-License-Identifier: GPL-3.0-or-later
"""Games past in words, in numbers, and as a table for a spreadsheet."""

import csv

import pytest

from rubbletop.kernel.facts import Player, Seat
from rubbletop.records.game import Course
from rubbletop.ui.record import words
from rubbletop.ui.record.export import COLUMNS, csv_bytes
from rubbletop.ui.record.summary import Line, lines
from tests.ui.record.conftest import Given


@pytest.mark.parametrize(
    ("game", "points", "shown"),
    [
        ("tokyo", 540, "540"),
        ("tokyo", -3, "−3"),
        ("colossi", 10.5, "10.5"),
        ("barrel", 9, "$4.5"),
        ("barrel", -8, "−$4"),
        ("tokyo", None, "–"),
    ],
)
def test_points_are_shown_as_the_game_shows_them(game: str, points: float | None, shown: str) -> None:
    assert words.points_words(game, points) == shown


def test_who_sat_at_the_table_is_told_with_levels(given_game: Given) -> None:
    assert words.table_words(given_game()) == "Ann, Otto (hard)"


@pytest.mark.parametrize(
    ("level", "shown"),
    [("random", "at random"), ("easy", "easy"), ("normal", "normal"), ("hard", "hard"), ("mad", "mad")],
)
def test_levels_have_names(level: str, shown: str) -> None:
    assert words.level_title(level) == shown


@pytest.mark.parametrize(
    ("course", "shown"),
    [
        (Course(take_backs=False, taken_back=0, is_whole=True), "nothing"),
        (Course(take_backs=False, taken_back=2, is_whole=True), "2"),
        (Course(take_backs=False, taken_back=2, is_whole=False), "2 or more"),
        (Course(take_backs=False, taken_back=0, is_whole=False), "not known"),
    ],
)
def test_what_was_taken_back_is_told_as_far_as_it_is_known(course: Course, shown: str) -> None:
    assert words.taken_back_words(course) == shown


def test_options_are_told_where_they_are_not_as_usual() -> None:
    options: dict[str, str | int | bool] = {
        "take_backs": True,
        "sectors": "random",
        "even_seats": True,
        "no_own_vp": False,
        "moon": 3,
    }

    assert words.options_words("tokyo", options) == (
        "take-backs agreed, Sectors: Drawn by lot, Even seats, moon: 3"
    )
    assert words.options_words("tokyo", {"take_backs": False, "sectors": "own"}) == "Sectors: own"
    assert words.options_words("tokyo", {"edition": "mine", "take_backs": False}).endswith("mine")


def test_details_tell_what_the_table_has_no_column_for(given_game: Given, solitaire: Given) -> None:
    assert words.details(given_game()) == (
        "The monster comes to town · seed 17 · actions: 200 · Ann 100, Otto 40"
    )
    assert words.details(solitaire(9)) == "Panic on Graviton Prime · seed 17 · actions: 200"


def test_a_game_of_another_program_is_shown_by_its_ids(given_game: Given) -> None:
    foreign = given_game(game="moon", scenario="7", options={"x": 1})

    assert words.game_title(foreign.game) == "moon"
    assert words.details(foreign).startswith("7 · seed 17 · actions: 200 · x: 1")


# Best and mean


def test_games_are_summed_up_by_the_levels_of_the_computers(given_game: Given) -> None:
    people = (Player(seat=Seat("one"), name="Ann"), Player(seat=Seat("two"), name="Bob"))
    games = [given_game(100), given_game(51, winners=()), given_game(30, players=people)]

    assert lines(games) == (
        Line(title="All games listed", games=3, won=2, best="100", mean="63.7"),
        Line(title="Against hard", games=2, won=1, best="100", mean="75.5"),
        Line(title="People alone", games=1, won=1, best="40", mean="40"),
    )


def test_games_of_one_player_are_summed_up_by_their_results(solitaire: Given) -> None:
    games = [solitaire(11), solitaire(13), solitaire(20, "Marginal victory", winners=("one",))]

    assert [(line.title, line.games, line.won, line.best, line.mean) for line in lines(games)] == [
        ("All games listed", 3, 1, "20", "14.7"),
        ("Draw", 2, 0, "13", "12"),
        ("Marginal victory", 1, 1, "20", "20"),
    ]


def test_points_of_several_games_are_not_mixed(given_game: Given, solitaire: Given) -> None:
    first = lines([given_game(100), solitaire(11)])[0]

    assert (first.games, first.best, first.mean) == (2, "–", "–")
    assert lines([]) == ()


# For a spreadsheet


def test_the_table_for_a_spreadsheet_is_read_as_it_was_written(given_game: Given, solitaire: Given) -> None:
    data = csv_bytes([given_game(100, options={"sectors": "random"}), solitaire(11, scores={})])

    assert data.startswith(b"\xef\xbb\xbfended,game,")
    rows = list(csv.DictReader(data.decode("utf-8-sig").splitlines()))
    assert tuple(rows[0]) == COLUMNS
    assert rows[0]["players"] == "Ann; Otto"
    assert rows[0]["levels"] == "person; hard"
    assert rows[0]["scores"] == "one 100; two 40"
    assert rows[0]["options"] == "sectors=random"
    assert rows[0]["ended"].endswith("+00:00")
    assert [row["points"] for row in rows] == ["100", ""]


def test_a_name_is_no_formula(given_game: Given) -> None:
    trick = given_game(players=(Player(seat=Seat("one"), name="=1+1"),))

    (row,) = csv.DictReader(csv_bytes([trick]).decode("utf-8-sig").splitlines())

    assert row["players"] == "'=1+1"
