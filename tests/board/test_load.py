# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading board and edition files: strict, with the file and the key named."""

import os
from pathlib import Path

import msgspec
import pytest

from rubbletop import paths
from rubbletop.board import load, read
from rubbletop.board.faults import BoardError
from rubbletop.board.load import edition, load_board
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
    path.write_text("unit = " + "[" * 100_000, encoding="utf-8")

    with pytest.raises(BoardError, match=r"nested too deeply|cut off"):
        load_toml(path, Prices)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names on this system")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "prices.toml")

    with pytest.raises(BoardError, match=r"cannot be read \(it is not a file\)"):
        load_toml(tmp_path / "prices.toml", Prices)


def test_a_number_of_thousands_of_digits_is_told(tmp_path: Path) -> None:
    path = tmp_path / "prices.toml"
    path.write_text("unit = " + "9" * 5000, encoding="utf-8")

    with pytest.raises(BoardError, match=r"prices\.toml: file: is cut off or malformed"):
        load_toml(path, Prices)


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
