# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards are listed, checked and drawn into files from the command line."""

import shutil
import sys
from pathlib import Path

import pytest

from rubbletop import paths
from tests.cli.conftest import Ask

# Qt knows one application a process, which the tests of the window want to be theirs.
pytestmark = pytest.mark.usefixtures("qapp")


def test_every_board_is_listed_with_its_game_and_title(ask: Ask) -> None:
    answer = ask("board", "list")

    assert (answer.status, answer.err) == (0, [])
    assert [line.split("\t")[:2] for line in answer.out] == [
        ["alpha", "colossi"],
        ["barrel", "barrel"],
        ["beta", "colossi"],
        ["calamity", "tokyo"],
        ["tokyo", "tokyo"],
    ]
    assert all(line.split("\t")[2] for line in answer.out)


@pytest.fixture
def own(home: Path) -> Path:
    """The player's folder for boards, with a city drawn from the harbour town and one that is cut off."""
    folder = paths.player_folders().boards
    folder.mkdir(parents=True)
    text = (paths.boards() / "calamity.toml").read_text(encoding="utf-8")
    text = text.replace('id = "calamity"', 'id = "spa"').replace('Port Calamity"', 'Bad Calamity"')
    (folder / "spa.toml").write_text(text, encoding="utf-8")
    (folder / "cut.toml").write_text("format = ", encoding="utf-8")
    return folder


def test_boards_of_the_players_own_are_listed_with_their_files(ask: Ask, own: Path) -> None:
    answer = ask("board", "list")

    assert answer.out[-1] == f"spa\ttokyo\tBad Calamity\t{own / 'spa.toml'}"
    assert (answer.status, len(answer.out), len(answer.err)) == (1, 6, 1)
    assert answer.err[0].startswith("rubbletop: cut.toml: file: is cut off")


def test_a_board_of_the_players_own_is_drawn_into_a_file(ask: Ask, own: Path, tmp_path: Path) -> None:
    good = ask("board", "export", "spa", "--format", "svg", "--out", tmp_path / "spa.svg")
    bad = ask("board", "export", "cut", "--format", "svg", "--out", tmp_path / "cut.svg")

    assert (good.status, good.err) == (0, [])
    assert (tmp_path / "spa.svg").read_bytes().startswith(b"<?xml")
    assert bad.status == 1
    assert bad.err[0].startswith("rubbletop: cut.toml: file: is cut off")


def test_a_sound_board_has_no_fault(ask: Ask) -> None:
    file = paths.boards() / "alpha.toml"

    answer = ask("board", "check", file)

    assert (answer.status, answer.out, answer.err) == (0, [f"{file}: no fault found"], [])


def test_each_fault_of_a_board_is_a_line_that_names_the_file(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "half.toml"
    file.write_bytes((paths.boards() / "alpha.toml").read_bytes()[:300])

    answer = ask("board", "check", file)

    assert (answer.status, answer.out) == (1, [])
    assert {line.split(": ")[:2] == ["rubbletop", "half.toml"] for line in answer.err} == {True}


@pytest.mark.parametrize(("kind", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_a_board_is_drawn_into_a_file(ask: Ask, tmp_path: Path, kind: str, start: bytes) -> None:
    out = tmp_path / f"alpha.{kind}"

    answer = ask("board", "export", "alpha", "--format", kind, "--out", out)

    assert (answer.status, answer.err) == (0, [])
    assert out.read_bytes().startswith(start)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ["mars", "--format", "svg"],
            "there is no board 'mars'; there are alpha, barrel, beta, calamity, tokyo",
        ),
        (["alpha", "--format", "svg", "--paper", "A4"], "only a pdf has a sheet of paper"),
    ],
)
def test_what_cannot_be_drawn_is_refused(ask: Ask, tmp_path: Path, words: list[str], complaint: str) -> None:
    answer = ask("board", "export", *words, "--out", tmp_path / "out")

    assert (answer.status, answer.err) == (1, [f"rubbletop: {complaint}"])
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_named(ask: Ask, tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "alpha.svg"

    answer = ask("board", "export", "alpha", "--format", "svg", "--out", out)

    assert (answer.status, len(answer.err)) == (1, 1)
    assert answer.err[0].startswith(f"rubbletop: {out}")


def test_a_damaged_board_is_named_and_the_others_are_listed(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(paths.boards(), tmp_path / "boards")
    (tmp_path / "boards" / "mars.toml").write_text("title = ", encoding="utf-8")
    monkeypatch.setattr(paths, "boards", lambda: tmp_path / "boards")

    answer = ask("board", "list")

    assert (answer.status, len(answer.err), len(answer.out)) == (1, 1, 5)
    assert answer.err[0].startswith("rubbletop: mars.toml: ")


def test_a_qt_that_cannot_be_loaded_is_named(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rubbletop.ui.paper.files", None)

    answer = ask("board", "export", "alpha", "--format", "svg", "--out", tmp_path / "alpha.svg")

    assert (answer.status, len(answer.err)) == (1, 1)
    assert answer.err[0].startswith("rubbletop: Qt cannot be loaded: ")
