# SPDX-License-Identifier: GPL-3.0-or-later
"""What the page for people who draw boards says is what the program does."""

import json
import re

from rubbletop import paths
from rubbletop.board import area_faults, check, naming
from rubbletop.board.load import board_names

PAGE = (paths.boards() / "README.md").read_text(encoding="utf-8")
CODE = "".join(
    open_file.read_text(encoding="utf-8")
    for open_file in (paths._PACKAGE / "board").glob("*.py")
    if open_file.stem in {module.__name__.rpartition(".")[2] for module in (area_faults, check, naming)}
)


def test_the_page_names_every_board_that_comes_with_the_program() -> None:
    listed = re.findall(r"`(\w+)\.toml`", PAGE[: PAGE.index("## Where your own files go")])

    assert sorted(listed) == sorted(board_names())


def test_the_page_names_the_buildings_that_have_a_picture() -> None:
    art = json.loads((paths.assets() / "art" / "tokyo.json").read_text(encoding="utf-8"))
    start = PAGE.index("These ids have pictures:")

    named = re.findall(r"`(\w+)`", PAGE[start : PAGE.index("A building that fills two")])

    assert sorted(named) == sorted(art)


def test_what_the_page_says_that_the_checker_says_it_says() -> None:
    start = PAGE.index("| It says | What to do |")
    rows = [line.split(" | ")[0] for line in PAGE[start:].splitlines()[2:] if line.startswith("|")]
    quoted = [words for row in rows for words in re.findall(r"`([^`]+)`", row)]
    pieces = [piece.strip() for words in quoted for piece in re.split("…|: Self-intersection", words)]

    assert len(pieces) > len(rows) > 10
    for piece in filter(None, pieces):
        told = re.sub(r"\d+", r".{1,40}", re.escape(piece))
        assert re.search(told, CODE), piece
