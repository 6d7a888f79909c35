# SPDX-License-Identifier: GPL-3.0-or-later
"""Self-play tells of each game, keeps it where asked to, and comes out the same again."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ask

pytestmark = pytest.mark.usefixtures("with_toy")


def test_each_game_is_one_line_of_json(ask: Ask) -> None:
    answer = ask("selfplay", "toy", "--players", "2", "--games", "2", "--seed", "5", "--json")

    games = [json.loads(line) for line in answer.out]
    assert (answer.status, answer.err) == (0, [])
    assert [game["seed"] for game in games] == [5, 6]
    assert [sorted(game) for game in games] == [
        ["actions", "outcome", "score", "seats", "seconds", "seed", "turns"]
    ] * 2
    assert games[0]["seats"] == {"left": "normal", "right": "normal"}
    assert (games[0]["outcome"], games[0]["turns"], games[0]["actions"]) == ("over", 4, 6)


def test_the_same_seed_gives_the_same_game(ask: Ask, tmp_path: Path) -> None:
    for name in ("first", "second"):
        ask("selfplay", "toy", "--level", "random", "--seed", "9", "--save", tmp_path / name)

    assert (tmp_path / "first" / "toy-1-9.rubble").read_bytes() == (
        tmp_path / "second" / "toy-1-9.rubble"
    ).read_bytes()


def test_levels_go_round_the_seats(ask: Ask) -> None:
    answer = ask("selfplay", "toy", "--players", "3", "--level", "easy,random", "--json")

    assert json.loads(answer.out[0])["seats"] == {"left": "easy", "right": "random", "middle": "easy"}


def test_without_json_each_game_is_a_sentence_and_the_end_a_summary(ask: Ask) -> None:
    answer = ask("selfplay", "toy", "--games", "2")

    assert len(answer.out) == 3
    assert answer.out[0].startswith("seed 1: over (left ")
    assert answer.out[2].startswith("2 games: 2 over; ")


def test_a_game_that_takes_too_long_is_unfinished(ask: Ask) -> None:
    answer = ask("selfplay", "toy", "--scenario", "endless", "--max-turns", "4", "--json")

    game = json.loads(answer.out[0])
    assert (game["outcome"], game["score"], game["turns"]) == ("unfinished", {}, 4)


def test_an_unfinished_game_is_told_without_a_score(ask: Ask) -> None:
    answer = ask("selfplay", "toy", "--scenario", "endless", "--max-turns", "2")

    assert answer.out[0].startswith("seed 1: unfinished (no score), turn 2, ")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["toy", "--scenario", "9"], "the toy has no scenario '9'"),
        (["toy", "--level", "easy,easy"], "2 levels are named for 1 players"),
        (["colossi"], "there is no game 'colossi'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(ask: Ask, words: list[str], complaint: str) -> None:
    answer = ask("selfplay", *words)

    assert (answer.status, answer.out, answer.err) == (1, [], [f"rubbletop: {complaint}"])


def test_a_game_that_breaks_off_names_its_seed(ask: Ask) -> None:
    answer = ask("selfplay", "toy", "--level", "hard", "--seed", "77")

    assert (answer.status, len(answer.err)) == (1, 1)
    assert "the game with seed 77 broke off: ZeroDivisionError('the agent broke')" in answer.err[0]


def test_a_folder_that_cannot_be_written_is_named(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")

    answer = ask("selfplay", "toy", "--save", tmp_path / "file")

    assert (answer.status, answer.out) == (1, [])
    assert answer.err[0].startswith(f"rubbletop: {tmp_path / 'file'} cannot be written: ")


def test_a_game_that_cannot_be_kept_is_named(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "toy-1-1.rubble").mkdir()

    answer = ask("selfplay", "toy", "--save", tmp_path)

    assert (answer.status, len(answer.err)) == (1, 1)
    assert "toy-1-1.rubble" in answer.err[0]
