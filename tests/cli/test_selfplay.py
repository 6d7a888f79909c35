# SPDX-License-Identifier: GPL-3.0-or-later
"""Self-play tells of each game, keeps it where asked to, and comes out the same again."""

import json
from pathlib import Path
from random import Random

import joblib
import pytest

from rubbletop.ai.pace import Pace
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.board.faults import BoardError
from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import S
from tests.cli import toy
from tests.cli.conftest import Ask

pytestmark = pytest.mark.usefixtures("with_toy")

PLAY = ("selfplay", "lantern", "--players", "2")


class Thinking(RandomAgent):
    """Notes whether it is given time."""

    def __init__(self) -> None:
        self.given = False

    def think(self, rules: Rules[S], view: S, seat: Seat, rng: Random, pace: Pace) -> Action:
        """Do anything."""
        self.given = self.given or pace.left() > 0.0
        return self.choose(rules, view, seat, rng)


THINKERS = {"hard": Thinking(), "easy": Thinking()}


def test_each_game_is_one_line_of_json(ask: Ask) -> None:
    answer = ask(*PLAY, "--games", "2", "--seed", "5", "--json")

    games = [json.loads(line) for line in answer.out]
    assert (answer.status, answer.err) == (0, [])
    assert [game["seed"] for game in games] == [5, 6]
    assert [list(game) for game in games] == [
        ["seed", "seats", "outcome", "score", "winners", "turns", "actions", "seconds", "think"]
    ] * 2
    assert games[0]["seats"] == {"anna": "normal", "bert": "normal"}
    assert games[0]["outcome"] in {"top", "dusk"}
    assert list(games[0]["score"]) == ["anna", "bert"]


def test_the_same_seed_gives_the_same_game(ask: Ask, tmp_path: Path) -> None:
    for name in ("first", "second"):
        assert ask(*PLAY, "--level", "random", "--seed", "9", "--save", tmp_path / name).status == 0

    first, second = (tmp_path / name / "lantern-1-9.rubble" for name in ("first", "second"))
    assert first.read_bytes() == second.read_bytes()


def test_a_kept_game_has_as_many_actions_as_was_told(ask: Ask, tmp_path: Path) -> None:
    (line,) = ask(*PLAY, "--json", "--save", tmp_path).out

    kept = savefile.load(tmp_path / "lantern-1-1.rubble", toy.rules).session
    assert kept.length == json.loads(line)["actions"]


def test_levels_go_round_the_seats(ask: Ask) -> None:
    answer = ask("selfplay", "lantern", "--players", "3", "--level", "easy,random", "--json")

    assert json.loads(answer.out[0])["seats"] == {"anna": "easy", "bert": "random", "cleo": "easy"}


def test_without_json_each_game_is_a_sentence_and_the_end_a_summary(ask: Ask) -> None:
    answer = ask(*PLAY, "--games", "2")

    assert answer.out[0].startswith("seed 1: ")
    assert answer.out[2].startswith("2 games: ")
    assert answer.out[3].startswith("on average ")
    assert answer.out[5].startswith("  normal: ")
    assert answer.out[6].startswith("  by seat: anna ")


def test_levels_move_on_by_one_seat_from_seed_to_seed(ask: Ask) -> None:
    answer = ask(*PLAY, "--games", "3", "--level", "easy,random", "--json")

    levels = [tuple(json.loads(line)["seats"].values()) for line in answer.out]
    assert levels == [("easy", "random"), ("random", "easy"), ("easy", "random")]


def test_who_thinks_gets_the_time_that_is_asked_for(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "think", lambda _game, level: 8.0 if level == "hard" else 0.0)
    monkeypatch.setattr(registry, "agent", lambda _game, level: THINKERS[level])

    answer = ask(*PLAY, "--level", "hard,easy", "--think", "0.5", "--json")

    assert json.loads(answer.out[0])["think"] == {"hard": 0.5, "easy": 0.0}
    assert THINKERS["hard"].given
    assert not THINKERS["easy"].given


def test_a_game_that_takes_too_long_is_unfinished(ask: Ask) -> None:
    answer = ask(*PLAY, "--max-turns", "2", "--json")

    game = json.loads(answer.out[0])
    assert (game["outcome"], game["score"], game["turns"]) == ("unfinished", {}, 2)


def test_an_unfinished_game_is_told_without_a_score(ask: Ask) -> None:
    answer = ask(*PLAY, "--max-turns", "2")

    assert answer.out[0].startswith("seed 1: unfinished (no score), turn 2, ")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["lantern", "--players", "2", "--scenario", "9"], "Lantern Hill has no scenario 9"),
        (["lantern", "--players", "1"], "1 cannot play Lantern Hill"),
        (["lantern", "--players", "4"], "lantern has 3 seats, not 4"),
        (["lantern", "--players", "1", "--level", "easy,easy"], "2 levels are named for 1 players"),
        (["missing"], "missing"),
        (["missing", "--players", "1"], "missing"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(ask: Ask, words: list[str], complaint: str) -> None:
    answer = ask("selfplay", *words)

    assert (answer.status, answer.out, answer.err) == (1, [], [f"rubbletop: {complaint}"])


def test_all_seats_are_taken_where_no_number_is_named(ask: Ask) -> None:
    answer = ask("selfplay", "lantern", "--level", "random", "--json")

    assert (answer.status, answer.err) == (0, [])
    assert list(json.loads(answer.out[0])["seats"]) == ["anna", "bert", "cleo"]


def test_a_game_that_breaks_off_names_its_seed(ask: Ask) -> None:
    answer = ask(*PLAY, "--level", "hard", "--seed", "77")

    assert (answer.status, len(answer.err)) == (1, 1)
    assert "the game with seed 77 broke off: ZeroDivisionError('the agent broke')" in answer.err[0]


def test_a_folder_that_cannot_be_written_is_named(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")

    answer = ask(*PLAY, "--save", tmp_path / "file")

    assert (answer.status, answer.out) == (1, [])
    assert answer.err[0].startswith(f"rubbletop: {tmp_path / 'file'} cannot be written: ")


def test_a_game_that_cannot_be_kept_is_named(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "lantern-1-1.rubble").mkdir()

    answer = ask(*PLAY, "--save", tmp_path)

    assert (answer.status, len(answer.err)) == (1, 1)
    assert "lantern-1-1.rubble" in answer.err[0]


def test_a_damaged_board_keeps_its_games_from_being_played(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(_: str) -> None:
        raise BoardError("alpha.toml", "rows", "a row is missing")

    monkeypatch.setattr(registry, "rules", damaged)

    assert ask(*PLAY).err == ["rubbletop: alpha.toml: rows: a row is missing"]


def test_games_at_the_same_time_are_told_in_the_order_of_their_seeds(ask: Ask) -> None:
    words = (*PLAY, "--games", "3", "--seed", "4", "--json")
    alone = ask(*words)
    # Threads see the stand-in for the registry, which processes of their own would not.
    with joblib.parallel_config("threading"):
        together = ask(*words, "--jobs", "2")

    assert [_without_time(line) for line in together.out] == [_without_time(line) for line in alone.out]


def _without_time(line: str) -> dict[str, object]:
    return {key: value for key, value in json.loads(line).items() if key != "seconds"}
