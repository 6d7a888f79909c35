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


def both(folder: Path) -> tuple[PreferencesFile, PreferencesFile]:
    """The preferences of two windows of the program that run at the same time."""
    PreferencesFile(folder).save(CHOSEN)
    return PreferencesFile(folder), PreferencesFile(folder)


def changed(file: PreferencesFile, **fields: object) -> None:
    """Choose something in one of the windows."""
    assert file.save(msgspec.structs.replace(file.current, **fields)) is None


def test_of_two_windows_each_keeps_what_the_other_has_chosen(folder: Path) -> None:
    one, other = both(folder)
    changed(one, theme="light", text_size=150)
    changed(other, paper="Letter")
    changed(one, sound=True)
    changed(other, theme="system")

    kept = PreferencesFile(folder).current
    assert (kept.theme, kept.text_size, kept.paper, kept.sound) == ("system", 150, "Letter", True)
    assert (one.current.theme, other.current.text_size) == ("light", 100), "a window keeps what it shows"


def test_of_two_windows_neither_forgets_the_games_of_the_other(folder: Path) -> None:
    one, other = both(folder)
    changed(one, beginnings={**one.current.beginnings, "tokyo": Beginning(names=("Ann",))})
    changed(other, beginnings={**other.current.beginnings, "barrel": Beginning(names=("Bob",))})
    changed(one, beginnings={**one.current.beginnings, "tokyo": Beginning(names=("Amy",))})
    changed(other, places={"main": Place(b"2", b""), "second": Place(b"", b"")})
    changed(one, recent=("one.rubble", *one.current.recent))
    changed(other, recent=("other.rubble", *other.current.recent))

    kept = PreferencesFile(folder).current
    assert {game: begun.names for game, begun in kept.beginnings.items()} == {
        "colossi": ("Zoë",),
        "tokyo": ("Amy",),
        "barrel": ("Bob",),
    }
    assert kept.places == {"main": Place(b"2", b""), "second": Place(b"", b"")}
    assert kept.recent == ("other.rubble", "Ünïcode 🦖.rubble", "one.rubble")


def test_the_game_begun_last_stands_last_though_it_was_begun_as_before(folder: Path) -> None:
    file = PreferencesFile(folder)
    first, second = Beginning(names=("Ann",)), Beginning(names=("Bob",))
    changed(file, beginnings={"tokyo": first, "barrel": second})
    changed(file, beginnings={"barrel": second, "tokyo": first})

    assert list(PreferencesFile(folder).current.beginnings) == ["barrel", "tokyo"]


def test_no_more_files_are_remembered_than_before_though_two_windows_open_them(folder: Path) -> None:
    one, other = both(folder)
    changed(one, recent=tuple(f"one-{number}" for number in range(preferences.MOST_RECENT)))
    changed(other, recent=("other", *other.current.recent))

    kept = PreferencesFile(folder).current.recent
    assert len(kept) == preferences.MOST_RECENT
    assert kept[:3] == ("other", "Ünïcode 🦖.rubble", "one-0")


@pytest.mark.parametrize("content", [None, b"{", b"\xff"], ids=["gone", "damaged", "bytes"])
def test_a_file_that_another_program_has_spoiled_is_written_anew(folder: Path, content: bytes | None) -> None:
    file, _ = both(folder)
    if content is None:
        file.path.unlink()
    else:
        file.path.write_bytes(content)
    changed(file, theme="light")

    assert PreferencesFile(folder).current == msgspec.structs.replace(CHOSEN, theme="light")
