# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line plays, keeps, verifies and tells the games that come with the program."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ask


@pytest.mark.parametrize("level", ["random", "normal"])
def test_a_game_played_by_the_program_ends_with_a_result_and_is_sound(
    ask: Ask, tmp_path: Path, level: str
) -> None:
    played = ask("selfplay", "colossi", "--level", level, "--save", tmp_path, "--json")
    kept = tmp_path / "colossi-1-1.rubble"

    assert (played.status, played.err) == (0, [])
    game = json.loads(played.out[0])
    assert game["outcome"] != "unfinished"
    assert ask("verify", kept).out == [f"{kept}: sound, {game['actions']} actions"]


def test_two_processes_play_what_one_plays(ask: Ask, tmp_path: Path) -> None:
    words = ("selfplay", "colossi", "--level", "random", "--games", "2", "--save")
    assert ask(*words, tmp_path / "one").status == 0
    assert ask(*words, tmp_path / "two", "--jobs", "2").status == 0

    one, two = (
        {file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("one", "two")
    )
    assert sorted(one) == ["colossi-1-1.rubble", "colossi-1-2.rubble"]
    assert one == two


def test_a_kept_game_can_be_told_and_questioned(ask: Ask, tmp_path: Path) -> None:
    ask("selfplay", "colossi", "--level", "random", "--save", tmp_path)
    kept = tmp_path / "colossi-1-1.rubble"

    told = ask("replay", kept, "--to", "5")
    position = json.loads(ask("legal", kept, "--to", "5").out[0])

    assert (told.status, told.err) == (0, [])
    assert sum(line.startswith("5. ") for line in told.out) == 1
    assert position["actions"] == 5
    assert position["legal"]["marines"] != []


def test_two_seats_are_played_with_chance_for_the_colossi(ask: Ask) -> None:
    """The computer knows the Marines at several levels, the Colossi (9.0) only at random."""
    games = ask("selfplay", "colossi", "--players", "2", "--level", "easy", "--json").out

    assert json.loads(games[0])["seats"] == {"marines": "easy", "colossi": "random"}
    assert ask("selfplay", "colossi", "--players", "3").err == ["rubbletop: colossi has 2 seats, not 3"]
