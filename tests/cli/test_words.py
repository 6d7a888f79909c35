# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the command line: what they ask for, and what is said of words that make no sense."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rubbletop import __main__, __version__
from rubbletop.cli import NewGame, parsed
from tests.cli.conftest import Ask

COMMANDS = ("new", "selfplay", "replay", "verify", "legal", "board")


def test_no_word_opens_the_window() -> None:
    asked = parsed([])

    assert (asked.command, asked.file) == ("window", None)


def test_a_file_opens_the_window_with_it() -> None:
    asked = parsed(["games/old one.rubble"])

    assert (asked.command, asked.file) == ("window", Path("games/old one.rubble"))


def test_new_names_game_scenario_and_seed() -> None:
    asked = parsed(["new", "colossi", "--scenario", "1", "--seed", "7"])

    assert vars(asked) == {
        "command": "new",
        "file": None,
        "game": "colossi",
        "scenario": "1",
        "seed": 7,
    }


def test_self_play_has_usual_settings() -> None:
    asked = parsed(["selfplay", "colossi"])

    assert vars(asked) == {
        "command": "selfplay",
        "file": None,
        "game": "colossi",
        "scenario": "1",
        "players": 1,
        "games": 1,
        "seed": 1,
        "level": ("normal",),
        "jobs": 1,
        "save": None,
        "json": False,
        "max_turns": 60,
    }


def test_levels_are_named_seat_by_seat() -> None:
    assert parsed(["selfplay", "colossi", "--level", "random,normal"]).level == ("random", "normal")


def test_help_tells_of_every_command_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parsed(["--help"])

    told = capsys.readouterr().out
    assert ended.value.code == 0
    assert [name for name in COMMANDS if f"usage: rubbletop {name} " not in told] == []
    options = ("--games", "--level", "--jobs", "--max-turns", "--to", "--seat", "--format", "--paper")
    assert [option for option in options if option not in told] == []


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parsed(["--version"])

    assert (ended.value.code, capsys.readouterr().out) == (0, f"rubbletop {__version__}\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["one.rubble", "two.rubble"], "only one file can be opened"),
        (["--colour"], "unrecognized arguments: --colour"),
        (["selfplay"], "GAME"),
        (["selfplay", "chess"], "invalid choice: 'chess'"),
        (["selfplay", "colossi", "--games", "0"], "0 is below 1"),
        (["selfplay", "colossi", "--games", "many"], "'many' is no whole number"),
        (["selfplay", "colossi", "--seed", "-1"], "-1 is below 0"),
        (["selfplay", "colossi", "--level", "wise"], "'wise' is none of random, normal"),
        (["verify"], "FILE"),
        (["board"], "WHAT"),
        (["board", "export", "alpha", "--format", "gif", "--out", "a.gif"], "invalid choice: 'gif'"),
    ],
)
def test_words_that_make_no_sense_are_answered_in_one_line(
    ask: Ask, words: list[str], complaint: str
) -> None:
    answer = ask(*words)

    assert (answer.status, answer.out, len(answer.err)) == (1, [], 1)
    assert answer.err[0].startswith("rubbletop: ")
    assert complaint in answer.err[0]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_the_window_says_so(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)

    answer = ask()

    assert answer.status == 1
    assert "there is no screen" in answer.err[0]


def test_the_window_is_handed_the_file(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr("rubbletop.app.run", _kept(opened))

    assert ask("old.rubble").status == 0
    assert opened == [{"file": Path("old.rubble")}]


def test_the_window_is_handed_the_new_game(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr("rubbletop.app.run", _kept(opened))

    assert ask("new", "colossi", "--seed", "5").status == 0
    assert opened == [{"new": NewGame(game="colossi", scenario="1", seed=5)}]


def test_a_qt_that_cannot_be_loaded_is_named(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rubbletop.app", None)
    monkeypatch.delattr("rubbletop.app", raising=False)

    answer = ask()

    assert (answer.status, len(answer.err)) == (1, 1)
    assert answer.err[0].startswith("rubbletop: Qt cannot be loaded: ")


def test_a_fault_of_the_program_is_one_line_and_its_story_is_kept(
    ask: Ask, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(__main__, "_done", _broken)

    answer = ask()

    assert answer.status == 1
    assert answer.err == [
        f"rubbletop: fault of the program: ZeroDivisionError: two lines"
        f" (details in {home / 'log' / 'fault.log'})"
    ]
    assert "_broken" in (home / "log" / "fault.log").read_text(encoding="utf-8")


def test_a_fault_is_one_line_even_where_its_story_cannot_be_kept(
    ask: Ask, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("a file where a folder should be", encoding="utf-8")
    monkeypatch.setattr(__main__, "_done", _broken)

    assert ask().err == ["rubbletop: fault of the program: ZeroDivisionError: two lines"]


def test_a_stop_from_the_keyboard_is_no_fault(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(__main__, "_done", _stopped)

    answer = ask()

    assert (answer.status, answer.err) == (130, ["rubbletop: stopped"])


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a POSIX shell")
@pytest.mark.parametrize("words", [["--help"], ["board", "list"]])
def test_a_reader_who_has_had_enough_ends_the_program_without_a_word(words: list[str]) -> None:
    code = f"import sys; from rubbletop.__main__ import main; sys.exit(main({words}))"
    inner, outer = os.pipe()
    os.close(inner)
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}

    ended = subprocess.run(
        [sys.executable, "-c", code],
        stdout=outer,
        stderr=subprocess.PIPE,
        text=True,
        env=buffered,
        check=False,
    )
    os.close(outer)

    assert (ended.returncode, ended.stderr) == (1, "")


def _kept(opened: list[object]) -> object:
    def run(**asked: object) -> int:
        opened.append(asked)
        return 0

    return run


def _broken(_: object) -> int:
    raise ZeroDivisionError("two\nlines")


def _stopped(_: object) -> int:
    raise KeyboardInterrupt
