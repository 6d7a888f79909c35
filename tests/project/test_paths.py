# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards, art and the player's folders are found wherever the program runs from."""

import sys
from pathlib import Path

import pytest

from rubbletop import paths

ROOT = Path(__file__).resolve().parent.parent.parent


def test_a_checkout_uses_its_own_boards_and_art() -> None:
    assert paths.boards() == ROOT / "boards"
    assert paths.assets() == ROOT / "assets"


def test_an_installed_program_uses_what_lies_in_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site" / "rubbletop"
    (package / "_data" / "boards").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", package)

    assert paths.boards() == package / "_data" / "boards"


def test_a_frozen_program_uses_what_it_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rubbletop" / "_data" / "assets").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert paths.assets() == tmp_path / "rubbletop" / "_data" / "assets"


def test_a_missing_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "desktop" / "rubbletop")

    with pytest.raises(paths.FolderError, match="boards folder of the program is missing"):
        paths.boards()
    assert paths.assets() == tmp_path / "assets"


def test_one_variable_puts_all_folders_of_the_player_in_one_place(home: Path) -> None:
    folders = paths.player_folders()

    assert folders == paths.PlayerFolders(
        data=home / "data", config=home / "config", log=home / "log", cache=home / "cache"
    )
    assert (folders.boards, folders.editions) == (home / "data" / "boards", home / "data" / "editions")
    assert not home.exists()


def test_a_home_that_cannot_be_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "~nobody at all/games")

    with pytest.raises(paths.FolderError, match="RUBBLETOP_HOME names no folder that there can be: ~nobody"):
        paths.player_folders()


def test_without_it_the_platform_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)

    assert {"rubbletop" in str(folder) for folder in _all(paths.player_folders())} == {True}


def test_a_folder_is_made_when_it_is_to_be_written(home: Path) -> None:
    assert paths.writable(home / "data") == home / "data"
    assert list((home / "data").iterdir()) == []


def test_a_folder_that_cannot_be_made_is_refused_with_its_name_and_the_reason(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be", encoding="utf-8")

    with pytest.raises(paths.FolderError) as refusal:
        paths.writable(tmp_path / "home" / "data")

    assert str(refusal.value).startswith(f"{tmp_path / 'home' / 'data'} cannot be written: ")


def _all(folders: paths.PlayerFolders) -> list[Path]:
    return [folders.data, folders.config, folders.log, folders.cache]
