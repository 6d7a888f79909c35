# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the command line: what they ask for, and what is said of words that make no sense."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from rubbletop import __main__, __version__
from rubbletop.cli import NewGame, parsed
from rubbletop.terminal import ascii_json, plain
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
        "players": None,
        "games": 1,
        "seed": 1,
        "level": ("normal",),
        "jobs": 1,
        "save": None,
        "json": False,
        "max_turns": 60,
        "think": None,
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
        (["selfplay", "colossi", "--think", "soon"], "'soon' is no number of seconds"),
        (["selfplay", "colossi", "--think", "-1"], "-1 is not between 0 and 3600"),
        (["selfplay", "colossi", "--games", "many"], "'many' is no whole number"),
        (["selfplay", "colossi", "--seed", "-1"], "-1 is below 0"),
        (["selfplay", "colossi", "--level", "wise"], "'wise' is none of random, easy, normal, hard"),
        (["selfplay", "colossi", "--seed", "9" * 5000], "999... has more than 18 digits"),
        (["selfplay", "colossi", "--players", "3"], "colossi has 2 seats, not 3"),
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
    inner, outer = os.pipe()
    os.close(inner)

    ended = _program(words, stdout=outer)
    os.close(outer)

    assert (ended.returncode, ended.stderr) == (1, "")


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no device that is always full")
@pytest.mark.parametrize("words", [["--help"], ["--version"], ["board", "list"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_an_output_that_is_full_is_a_fault_in_one_line(words: list[str], unbuffered: str) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ended = _program(words, stdout=full, PYTHONUNBUFFERED=unbuffered)

    assert ended.returncode == 1
    assert ended.stderr.startswith("rubbletop: the output: No space left")
    assert ended.stderr.count("\n") == 1


def test_without_any_output_there_is_nothing_to_be_done(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)

    answer = ask("board", "list")

    assert (answer.status, answer.err) == (
        1,
        ["rubbletop: standard output is closed: there is nowhere to tell anything"],
    )


def test_without_any_output_the_window_opens_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rubbletop.app.run", _kept([]))
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)

    assert __main__.main(["old.rubble"]) == 0
    assert __main__.main(["a", "b"]) == 1
    with pytest.raises(SystemExit):
        __main__.main(["--help"])


def test_characters_that_the_output_does_not_know_are_told_by_their_numbers(tmp_path: Path) -> None:
    ended = _program(["verify", str(tmp_path / "g\u00f6dra \u2192.rubble")], PYTHONIOENCODING="ascii")

    assert (ended.returncode, ended.stderr.count("\n")) == (1, 1)
    assert "g\\xf6dra \\u2192.rubble: The file: There is no such file" in ended.stderr


@pytest.mark.parametrize("words", [["verify"], ["replay"], ["legal"], ["board", "check"]])
def test_a_name_can_neither_break_nor_colour_the_line(ask: Ask, words: list[str]) -> None:
    answer = ask(*words, "a\udcff\n\x1b[31m\u202ered")

    assert (answer.status, len(answer.err)) == (1, 1)
    assert answer.err[0].isprintable()
    assert "DCFF" in answer.err[0].upper()


def test_a_line_without_end_is_cut() -> None:
    assert plain("x" * 5000) == "x" * 2000 + "..."


def test_json_is_told_in_characters_that_every_reader_takes() -> None:
    told = ascii_json('{"name":"\u00e9 \U0001f600"}'.encode())

    assert told == '{"name":"\\u00e9 \\ud83d\\ude00"}'
    assert ascii_json(b'{"name":"Anna"}') == '{"name":"Anna"}'


def _program(
    words: list[str], stdout: IO[str] | int = subprocess.PIPE, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    code = f"import sys; from rubbletop.__main__ import main; sys.exit(main({words!a}))"
    return subprocess.run(
        [sys.executable, "-c", code],
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "", **settings},
        check=False,
    )


def _kept(opened: list[object]) -> object:
    def run(**asked: object) -> int:
        opened.append(asked)
        return 0

    return run


def _broken(_: object) -> int:
    raise ZeroDivisionError("two\nlines")


def _stopped(_: object) -> int:
    raise KeyboardInterrupt
