# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading board and edition files: strict, with the file and the key named."""

import os
from pathlib import Path

import msgspec
import pytest

from rubbletop import paths
from rubbletop.board import load, read
from rubbletop.board.faults import BoardError, told
from rubbletop.board.load import edition, edition_of, load_board
from rubbletop.board.read import load_json, load_toml


class Prices(msgspec.Struct, forbid_unknown_fields=True):
    unit: dict[str, int]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that stands for the program's boards."""
    monkeypatch.setattr(paths, "boards", lambda: tmp_path)
    return tmp_path


def test_an_edition_is_read_into_its_type(folder: Path) -> None:
    (folder / "toy-edition.toml").write_text("[unit]\ntank = 90\n", encoding="utf-8")

    assert edition("toy-edition", Prices) == Prices(unit={"tank": 90})
    assert load.board_names() == ()


def test_the_fingerprint_tells_of_the_meaning_alone(folder: Path) -> None:
    (folder / "toy-edition.toml").write_text("[unit]\ntank = 90\njeep = 40\n", encoding="utf-8")
    _, one = edition_of("", "toy-edition", Prices)
    (folder / "toy-edition.toml").write_text("# dear\n[unit]\njeep = 40\n\ntank = 90", encoding="utf-8")
    held, same = edition_of("", "toy-edition", Prices)
    (folder / "toy-edition.toml").write_text("[unit]\ntank = 91\njeep = 40\n", encoding="utf-8")
    _, other = edition_of("", "toy-edition", Prices)

    assert held == Prices(unit={"tank": 90, "jeep": 40})
    assert one == same != other
    assert len(one) == 16


def test_an_error_names_file_and_key(folder: Path) -> None:
    (folder / "toy-edition.toml").write_text('[unit]\ntank = "dear"\n', encoding="utf-8")

    with pytest.raises(BoardError) as caught:
        edition("toy-edition", Prices)

    assert str(caught.value) == "toy-edition.toml: unit[...]: Expected `int`, got `str`"
    assert (caught.value.fault.file, caught.value.fault.feature) == ("toy-edition.toml", "unit[...]")


def test_a_missing_board_is_told(folder: Path) -> None:
    with pytest.raises(BoardError, match=r"^nowhere.toml: file: cannot be read \(No such file"):
        load_board("nowhere")
    with pytest.raises(BoardError, match=r"^nowhere.toml: file: cannot be read"):
        load_board(folder / "nowhere.toml")


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    path = tmp_path / "prices.toml"
    path.write_bytes(b"[unit]\n\xff")

    with pytest.raises(BoardError, match="is not UTF-8 text, from byte 7 on"):
        load_toml(path, Prices)


def test_a_file_without_end_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read, "LARGEST", 2 << 20)
    path = tmp_path / "prices.toml"
    with path.open("wb") as file:
        file.truncate((2 << 20) + 1)

    with pytest.raises(BoardError, match="is larger than 2 MB"):
        load_toml(path, Prices)


def test_endless_nesting_is_told(tmp_path: Path) -> None:
    path = tmp_path / "prices.json"
    path.write_text('{"unit":' + "[" * 100_000, encoding="utf-8")

    with pytest.raises(BoardError, match=r"nested too deeply|Expected `object`"):
        load_json(path, Prices)


def test_endless_nesting_in_toml_is_told(tmp_path: Path) -> None:
    path = tmp_path / "prices.toml"
    path.write_text("unit = " + "[" * 990, encoding="utf-8")

    with pytest.raises(BoardError, match=r"nested too deeply|cut off"):
        load_toml(path, Prices)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names on this system")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "prices.toml")

    with pytest.raises(BoardError, match=r"cannot be read \(it is not a file\)"):
        load_toml(tmp_path / "prices.toml", Prices)


@pytest.mark.parametrize("text", ["unit = " + "9" * 5000, "a" + ".a" * 400_000 + " = 1", "#" * 1001])
def test_a_line_that_is_longer_than_anybody_writes_is_refused_at_once(text: str, tmp_path: Path) -> None:
    path = tmp_path / "prices.toml"
    path.write_text(f"\n{text}", encoding="utf-8")

    with pytest.raises(BoardError, match=r"^prices\.toml: line 2: is longer than 1000 characters$"):
        load_toml(path, Prices)


def test_what_a_file_hides_is_shown_where_its_fault_is_told(tmp_path: Path) -> None:
    path = tmp_path / "prices.toml"
    path.write_text('unit = "\u202e"\n"\u202etank" = 1\n', encoding="utf-8")
    long = tmp_path / "long.toml"
    long.write_text(f"{'k' * 900} = 1\n", encoding="utf-8")

    with pytest.raises(BoardError, match=r"^prices\.toml: unit: Expected `object`, got `str`"):
        load_toml(path, Prices)
    with pytest.raises(BoardError, match=r"^long\.toml: file: Object contains unknown field `k{100,}…$"):
        load_toml(long, Prices)
    assert told("a\u202eb\x00") == "aU+202EbU+0000"


def test_a_name_that_no_file_can_have_is_told() -> None:
    with pytest.raises(BoardError, match="malformed: embedded null"):
        load_toml(Path("a\0b"), Prices)


def test_no_name_at_all_is_told_as_the_folder_that_it_means() -> None:
    with pytest.raises(BoardError, match=r"^\.: file: cannot be read"):
        load_toml(Path(), Prices)


@pytest.mark.parametrize("start", ["\ufeff", ""])
def test_the_mark_that_an_editor_puts_first_is_passed_over(start: str, tmp_path: Path) -> None:
    path = tmp_path / "prices.toml"
    path.write_bytes(f"{start}[unit]\r\ntank = 90\r\n".encode())

    assert load_toml(path, Prices) == Prices(unit={"tank": 90})
