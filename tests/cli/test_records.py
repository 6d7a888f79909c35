# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games are told, verified and questioned, each seat seeing only what it may."""

import json
from pathlib import Path
from typing import Any

import pytest

from rubbletop.kernel import savefile
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.session import Session
from tests.cli import toy
from tests.cli.conftest import Answer, Ask

pytestmark = pytest.mark.usefixtures("with_toy")

LEFT, RIGHT = Seat("left"), Seat("right")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of two seats: left wrote 3, right wrote 5 and the die fell, left skipped."""
    session = Session(toy.ToyRules(), toy.setup("toy", "1", 1, (None, "easy")))
    session.submit(toy.Write(seat=LEFT, number=3))
    session.submit(toy.Write(seat=RIGHT, number=5))
    session.submit(toy.Skip(seat=LEFT))
    path = tmp_path / "game.rubble"
    savefile.save(session, path)
    return path


def _lines(answer: Answer) -> list[dict[str, Any]]:
    assert (answer.status, answer.err) == (0, [])
    return [json.loads(line) for line in answer.out]


def test_a_replay_is_told_in_sentences_as_the_first_seat_saw_it(ask: Ask, saved: Path) -> None:
    answer = ask("replay", saved)

    face = savefile.load(saved, toy.rules).session.record[1].faces[0]
    assert (answer.status, answer.err) == (0, [])
    assert answer.out == [
        "0. The game begins.",
        "1. Write 3",
        "   left wrote 3.",
        f"2. The die: {face} of 6",
        f"   The die shows {face}.",
        "3. Skip",
        "   left wrote -1.",
    ]


def test_a_replay_for_all_shows_everything(ask: Ask, saved: Path) -> None:
    answer = ask("replay", saved, "--seat", "all", "--to", "2")

    assert "2. Write 5" in answer.out
    assert "   right wrote 5." in answer.out
    assert "3. Skip" not in answer.out


def test_an_action_of_which_nothing_is_seen_is_told_as_such(ask: Ask, saved: Path) -> None:
    assert "1. (nothing that this seat may see)" in ask("replay", saved, "--seat", "right").out


def test_a_replay_in_json_ends_with_the_position(ask: Ask, saved: Path) -> None:
    lines = _lines(ask("replay", saved, "--json", "--to", "1", "--seat", "right"))

    assert [line.get("number") for line in lines] == [0, 1, None]
    assert (lines[1]["action"], lines[1]["events"]) == (None, [])
    assert lines[2]["actions"] == 1
    assert lines[2]["state"]["stack"][0]["written"] == {"left": 0}


def test_a_replay_in_json_shows_a_seat_its_own_actions(ask: Ask, saved: Path) -> None:
    lines = _lines(ask("replay", saved, "--json", "--seat", "left"))

    assert lines[1]["action"] == {"type": "Write", "seat": "left", "number": 3}
    assert lines[2]["action"] is None
    assert [event["type"] for event in lines[2]["events"]] == ["Fell"]
    assert len(lines[2]["rolls"][0]["faces"]) == 1


def test_a_game_that_is_over_is_told_with_its_end(ask: Ask, tmp_path: Path) -> None:
    ask("selfplay", "toy", "--save", tmp_path)

    answer = ask("replay", tmp_path / "toy-1-1.rubble")

    assert (answer.status, answer.out[-1]) == (0, "The toy is over.")


def test_legal_actions_are_those_of_the_first_seat(ask: Ask, saved: Path) -> None:
    (position,) = _lines(ask("legal", saved, "--to", "0"))

    number = {"type": "Write", "seat": "left", "number": 1}
    assert position == {
        "actions": 0,
        "step": "write",
        "legal": {
            "left": [
                {"type": "Skip", "seat": "left"},
                {"action": number, "field": "number", "low": 1, "high": 6, "step": 1},
            ]
        },
    }


def test_legal_actions_of_all_seats_can_be_asked_for(ask: Ask, saved: Path) -> None:
    (position,) = _lines(ask("legal", saved, "--seat", "all"))

    assert {seat: len(offers) for seat, offers in position["legal"].items()} == {"left": 0, "right": 2}


def test_nothing_is_legal_once_the_game_is_over(ask: Ask, tmp_path: Path) -> None:
    ask("selfplay", "toy", "--save", tmp_path)

    (position,) = _lines(ask("legal", tmp_path / "toy-1-1.rubble"))

    assert position == {"actions": 3, "step": None, "legal": {"left": []}}


def test_sound_games_are_verified(ask: Ask, saved: Path) -> None:
    answer = ask("verify", saved, saved)

    assert (answer.status, answer.err) == (0, [])
    assert answer.out == [f"{saved}: sound, 3 actions"] * 2


def test_an_unsound_game_is_named_and_the_others_are_verified(ask: Ask, saved: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.rubble"
    bad.write_bytes(saved.read_bytes().replace(b'"number":3', b'"number":4'))

    answer = ask("verify", bad, saved)

    assert (answer.status, answer.out) == (1, [f"{saved}: sound, 3 actions"])
    assert len(answer.err) == 1
    assert answer.err[0].startswith(f"rubbletop: {bad}: ")


@pytest.mark.parametrize("command", ["replay", "legal", "verify"])
def test_a_file_that_is_missing_is_named_in_one_line(ask: Ask, tmp_path: Path, command: str) -> None:
    answer = ask(command, tmp_path / "missing.rubble")

    assert (answer.status, answer.out, len(answer.err)) == (1, [], 1)
    assert str(tmp_path / "missing.rubble") in answer.err[0]


@pytest.mark.parametrize("command", ["replay", "legal"])
def test_an_action_beyond_the_last_is_refused(ask: Ask, saved: Path, command: str) -> None:
    assert ask(command, saved, "--to", "4").err == ["rubbletop: the game has only 3 actions"]


def test_a_seat_that_nobody_has_is_refused(ask: Ask, saved: Path) -> None:
    answer = ask("legal", saved, "--seat", "top")

    assert answer.err == ["rubbletop: the game has no seat 'top'; it has left, right, and all"]
