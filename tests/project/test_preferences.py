# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences survive damage, a full disk and a home that cannot be written."""

import os
from pathlib import Path

import msgspec
import pytest

from rubbletop import preferences
from rubbletop.preferences import FILE_NAME, Beginning, Place, Preferences, PreferencesFile

CHOSEN = Preferences(
    theme="dark",
    recent=("Ünïcode 🦖.rubble",),
    places={"main": Place(b"\x00\xff", b"")},
    beginnings={"colossi": Beginning(names=("Zoë",), levels=(None,), options={"take_backs": True})},
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for the preferences that does not exist yet."""
    return tmp_path / "config"


def test_a_new_player_gets_the_usual_preferences_without_a_word(folder: Path) -> None:
    file = PreferencesFile(folder)

    assert (file.current, file.notice) == (Preferences(), None)
    assert not folder.exists()


def test_what_was_chosen_is_there_at_the_next_start(folder: Path) -> None:
    assert PreferencesFile(folder).save(CHOSEN) is None

    again = PreferencesFile(folder)
    assert (again.current, again.notice) == (CHOSEN, None)
    assert [file.name for file in folder.iterdir()] == [FILE_NAME]


def test_the_players_own_folder_is_used_when_none_is_named(home: Path) -> None:
    assert PreferencesFile().path == home / "config" / FILE_NAME


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"theme": "dark"',
        b'{"theme": "purple"}',
        b'{"colour": "purple"}',
        b'{"telling_speed": "50"}',
        b'{"telling_speed": 401}',
        b"\xff\xfe",
        b"[" * 100_000,
        b" " * (preferences.LARGEST + 1),
    ],
    ids=["empty", "cut-off", "value", "field", "type", "range", "bytes", "deep", "large"],
)
def test_a_damaged_file_is_kept_aside_and_the_player_told(folder: Path, content: bytes) -> None:
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(content)

    file = PreferencesFile(folder)

    aside = folder / "preferences-damaged-1.json"
    assert file.current == Preferences()
    assert file.notice is not None
    assert str(aside) in file.notice.text()
    assert aside.read_bytes() == content
    assert not (folder / FILE_NAME).exists()


def test_a_second_damaged_file_does_not_replace_the_first(folder: Path) -> None:
    folder.mkdir()
    for content in ("first", "second"):
        (folder / FILE_NAME).write_text(content, encoding="utf-8")
        PreferencesFile(folder)

    assert [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())] == ["first", "second"]


def test_a_damaged_file_that_cannot_be_moved_is_left_and_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir()
    (folder / FILE_NAME).write_text("damaged", encoding="utf-8")
    monkeypatch.setattr(Path, "replace", _refused)

    file = PreferencesFile(folder)

    assert file.current == Preferences()
    assert file.notice is not None
    assert str(folder / FILE_NAME) in file.notice.text()


def test_a_file_that_cannot_be_read_leaves_the_usual_preferences(folder: Path) -> None:
    (folder / FILE_NAME).mkdir(parents=True)

    file = PreferencesFile(folder)

    assert file.current == Preferences()
    assert file.notice is not None
    assert "cannot be read" in file.notice.text()


def test_in_a_home_that_cannot_be_written_preferences_hold_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be", encoding="utf-8")
    file = PreferencesFile(tmp_path / "home" / "config")

    told = file.save(CHOSEN)

    assert file.current == CHOSEN
    assert told is not None
    assert "cannot be kept" in told.text()
    assert file.notice == told


def test_a_full_disk_leaves_the_old_file_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = PreferencesFile(folder)
    file.save(CHOSEN)
    monkeypatch.setattr(os, "fsync", _refused)

    told = file.save(Preferences())

    assert told is not None
    assert "No space left" in told.text()
    assert msgspec.json.decode((folder / FILE_NAME).read_bytes(), type=Preferences) == CHOSEN
    assert [name.name for name in folder.iterdir()] == [FILE_NAME]


def test_a_name_that_is_no_proper_text_is_refused_in_plain_words(folder: Path) -> None:
    told = PreferencesFile(folder).save(Preferences(recent=("\udcff.rubble",)))

    assert told is not None
    assert "is no proper text" in told.text()


def _refused(*_: object) -> None:
    raise OSError(28, "No space left on device")
