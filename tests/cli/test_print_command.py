# SPDX-License-Identifier: GPL-3.0-or-later
"""What a table needs is written into a PDF from the command line, and positions into files."""

import sys
from pathlib import Path
from typing import get_args

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage

from rubbletop import cli
from rubbletop.ui.paper.layout import PAPERS, PERCENTS, Edge, Paper
from rubbletop.ui.paper.stock import Kind
from tests.cli.conftest import Ask
from tests.ui.paper.reading import read

# Qt knows one application a process, which the tests of the window want to be theirs.
pytestmark = pytest.mark.usefixtures("qapp")

SAVE = Path(__file__).resolve().parents[1] / "saves" / "colossi-1-101.rubble"


def text(file: Path) -> str:
    return "\n".join(page.text for page in read(file.read_bytes()))


def test_what_is_asked_for_is_written_and_nothing_else(ask: Ask, tmp_path: Path) -> None:
    out = tmp_path / "t.pdf"

    answer = ask("print", "tokyo", "--what", "cards,aids", "--paper", "Letter", "--out", out)

    assert (answer.status, answer.out, answer.err) == (0, [], [])
    assert round(float(PdfReader(out).pages[0].mediabox.width)) == 612
    assert "Origin cards" in text(out)
    assert "player aid" in text(out)
    assert "set-up" not in text(out)


def test_everything_of_a_game_is_written_when_nothing_is_named(ask: Ask, tmp_path: Path) -> None:
    out = tmp_path / "b.pdf"

    answer = ask("print", "barrel", "--fit", "--ink", "--edge", "none", "--size", "80", "--out", out)

    assert (answer.status, answer.err) == (0, [])
    written = text(out)
    assert [w for w in ("One More Barrel", "counters", "player aid", "set-up") if w not in written] == []


def test_the_command_line_offers_what_the_window_offers() -> None:
    assert tuple(PAPERS) == cli.PAPERS == get_args(Paper)
    assert get_args(Edge) == cli.EDGES
    assert PERCENTS == cli.SIZES
    assert set(get_args(Kind)) == set(cli.PRINTED)


def test_of_a_saved_game_the_position_is_written(ask: Ask, tmp_path: Path) -> None:
    out = tmp_path / "p.pdf"

    answer = ask("print", SAVE, "--fit", "--out", out)

    assert (answer.status, answer.err) == (0, [])
    assert len(PdfReader(out).pages) == 1
    assert "Colossi" in text(out)


@pytest.mark.parametrize("kind", ["svg", "png", "pdf"])
def test_a_position_is_drawn_into_a_file(ask: Ask, tmp_path: Path, kind: str) -> None:
    out = tmp_path / f"p.{kind}"

    answer = ask("board", "export", SAVE, "--format", kind, "--dots", "2", "--out", out)

    assert (answer.status, answer.err) == (0, [])
    assert out.stat().st_size > 10_000
    if kind == "png":
        assert 1000 < QImage(str(out)).width() < 1200


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["mars", "--out", "x.pdf"], "there is no game 'mars'; there is colossi, tokyo, barrel"),
        (["tokyo", "--out", "x.svg"], "x.svg: what is printed ends in .pdf"),
        (["tokyo", "--what", "position", "--out", "x.pdf"], "only a saved game has a position"),
        (["barrel", "--what", "cards", "--out", "x.pdf"], "barrel has no cards to print"),
    ],
)
def test_what_cannot_be_printed_is_refused(ask: Ask, words: list[str], complaint: str) -> None:
    answer = ask("print", *words)

    assert (answer.status, answer.err) == (1, [f"rubbletop: {complaint}"])
    assert not Path("x.pdf").exists()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["print", "tokyo", "--what", "dice", "--out", "x.pdf"], "'dice' is none of boards, counters"),
        (["board", "export", "alpha", "--format", "png", "--dots", "99", "--out", "x.png"], "99 is above 40"),
    ],
)
def test_words_that_make_no_sense_are_refused(ask: Ask, words: list[str], complaint: str) -> None:
    answer = ask(*words)

    assert answer.status == 1
    assert complaint in answer.err[0]


def test_a_file_that_cannot_be_written_is_named(ask: Ask, tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "x.pdf"

    printed = ask("print", "tokyo", "--what", "aids", "--out", out)
    drawn = ask("board", "export", SAVE, "--format", "pdf", "--out", out)

    assert [answer.status for answer in (printed, drawn)] == [1, 1]
    assert all(answer.err[0].startswith(f"rubbletop: {out}") for answer in (printed, drawn))


def test_a_save_that_cannot_be_read_is_named(ask: Ask, tmp_path: Path) -> None:
    bad = tmp_path / "bad.rubble"
    bad.write_text("{", encoding="utf-8")

    answer = ask("print", bad, "--out", tmp_path / "x.pdf")

    assert answer.status == 1
    assert "bad.rubble" in answer.err[0]


def test_a_qt_that_cannot_be_loaded_is_told(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rubbletop.ui.paper.writing", None)

    answer = ask("print", "tokyo", "--out", tmp_path / "x.pdf")

    assert answer.status == 1
    assert answer.err[0].startswith("rubbletop: Qt cannot be loaded")
