# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games are told, verified and questioned, each seat seeing only what it may."""

import json
from pathlib import Path
from typing import Any

import pytest

from rubbletop.kernel import savefile
from tests.cli.conftest import Answer, Ask
from tests.toy.game import ANNA, BERT, given_session
from tests.toy.parts import Bid, Burn

pytestmark = pytest.mark.usefixtures("with_toy")

SELFPLAY = ("selfplay", "lantern", "--players", "2", "--save")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of Lantern Hill: Anna bid 3 and Bert 1 in secret, then Anna burned 2 measures of oil."""
    session = given_session()
    session.submit(Bid(seat=ANNA, oil=3))
    session.submit(Bid(seat=BERT, oil=1))
    session.submit(Burn(seat=ANNA, oil=2))
    path = tmp_path / "game.rubble"
    savefile.save(session, path)
    return path


def _lines(answer: Answer) -> list[dict[str, Any]]:
    assert (answer.status, answer.err) == (0, [])
    return [json.loads(line) for line in answer.out]


def test_a_replay_is_told_in_sentences_as_the_first_seat_saw_it(ask: Ask, saved: Path) -> None:
    answer = ask("replay", saved)

    told = [line for line in answer.out if "bert finds" in line or "Charm" in line]
    assert (answer.status, answer.err, len(told)) == (0, [], 1)
    assert answer.out[-4:] == ["1. Bid 3", "2. anna goes first.", "3. Burn 2", "   anna moves 1 steps."]


def test_a_replay_for_all_shows_everything(ask: Ask, saved: Path) -> None:
    answer = ask("replay", saved, "--seat", "all", "--to", "2")

    assert [line for line in answer.out if "finds a charm" in line] != []
    assert answer.out[-3:] == ["1. Bid 3", "2. Bid 1", "   anna goes first."]


def test_an_action_of_which_nothing_is_seen_is_told_as_such(ask: Ask, saved: Path) -> None:
    assert "1. (nothing that this seat may see)" in ask("replay", saved, "--seat", "bert").out


def test_a_replay_in_json_ends_with_the_position(ask: Ask, saved: Path) -> None:
    lines = _lines(ask("replay", saved, "--json", "--to", "1", "--seat", "bert"))

    assert [line.get("number") for line in lines] == [0, 1, None]
    assert (lines[1]["action"], lines[1]["events"]) == (None, [])
    assert lines[2]["actions"] == 1
    assert lines[2]["state"]["stack"][0]["bids"] == {"anna": None}
    assert lines[2]["state"]["charms"]["anna"] is None


def test_a_replay_in_json_shows_a_seat_its_own_actions(ask: Ask, saved: Path) -> None:
    lines = _lines(ask("replay", saved, "--json", "--seat", "anna"))

    assert lines[1]["action"] == {"type": "Bid", "seat": "anna", "oil": 3}
    assert lines[2]["action"] is None
    assert [event["type"] for event in lines[2]["events"]] == ["BidsShown"]
    assert {tuple(roll["seen_by"] or ()) for roll in lines[0]["rolls"]} == {("anna",), ()}


def test_a_game_that_is_over_is_told_with_its_end(ask: Ask, tmp_path: Path) -> None:
    ask(*SELFPLAY, tmp_path)

    answer = ask("replay", tmp_path / "lantern-1-1.rubble")

    assert (answer.status, answer.out[-1]) == (0, "The lanterns burn.")


def test_legal_actions_are_those_of_the_first_seat(ask: Ask, saved: Path) -> None:
    (position,) = _lines(ask("legal", saved, "--to", "0"))

    assert position == {
        "actions": 0,
        "step": "bids",
        "legal": {
            "anna": [
                {
                    "action": {"type": "Bid", "seat": "anna", "oil": 0},
                    "field": "oil",
                    "low": 0,
                    "high": 6,
                    "step": 1,
                }
            ]
        },
    }


def test_legal_actions_of_all_seats_can_be_asked_for(ask: Ask, saved: Path) -> None:
    (position,) = _lines(ask("legal", saved, "--seat", "all"))

    assert position["legal"]["anna"] == []
    assert {"type": "Rest", "seat": "bert"} in position["legal"]["bert"]


def test_nothing_is_legal_once_the_game_is_over(ask: Ask, tmp_path: Path) -> None:
    ask(*SELFPLAY, tmp_path)

    (position,) = _lines(ask("legal", tmp_path / "lantern-1-1.rubble"))

    assert (position["step"], position["legal"]) == (None, {"anna": []})


def test_sound_games_are_verified(ask: Ask, saved: Path) -> None:
    answer = ask("verify", saved, saved)

    assert (answer.status, answer.err) == (0, [])
    assert answer.out == [f"{saved}: sound, 3 actions"] * 2


def test_an_unsound_game_is_named_and_the_others_are_verified(ask: Ask, saved: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.rubble"
    bad.write_bytes(saved.read_bytes().replace(b'"oil":3', b'"oil":2'))

    answer = ask("verify", bad, saved)

    assert (answer.status, answer.out) == (1, [f"{saved}: sound, 3 actions"])
    assert len(answer.err) == 1
    assert answer.err[0].startswith(f"rubbletop: {bad}: ")


def test_other_rules_are_remarked_upon(ask: Ask, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.toy.game.LanternHill.version", 4)

    answer = ask("verify", saved)

    assert (answer.status, len(answer.out)) == (0, 1)
    assert "version 3 of the rules" in answer.out[0]


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

    assert answer.err == ["rubbletop: the game has no seat 'top'; it has anna, bert, and all"]
