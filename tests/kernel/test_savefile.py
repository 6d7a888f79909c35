# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing saves and reading sound ones."""

import errno
import os
from pathlib import Path
from random import Random
from typing import BinaryIO

import pytest

import rubbletop
from rubbletop.ai.agent import play_out
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel import files
from rubbletop.kernel.codec import decoded, encoded
from rubbletop.kernel.savefile import BadSave, Header, SaveError, load, named, peek, save
from rubbletop.kernel.session import Session
from tests.toy.game import ANNA, BERT, LanternHill, find_rules, given_session, given_setup
from tests.toy.parts import HillState


def given_played(seed: int = 4, actions: int = 1_000) -> Session[HillState]:
    """Return a game after that many random actions, or ended."""
    session = given_session(seed)
    for _ in play_out(session, {ANNA: RandomAgent(), BERT: RandomAgent()}, Random(seed), actions):
        pass
    return session


@pytest.mark.parametrize("actions", [0, 1, 5, 1_000])
def test_a_saved_game_is_loaded_as_it_was(tmp_path: Path, actions: int) -> None:
    session = given_played(actions=actions)
    save(session, tmp_path / "a.rubble")
    loaded = load(tmp_path / "a.rubble", find_rules)
    assert loaded.report == ()
    assert loaded.session.record == session.record
    assert [e.state for e in loaded.session.entries] == [e.state for e in session.entries]
    assert loaded.session.setup == session.setup


def test_a_save_of_a_loaded_game_is_the_same_to_its_last_byte(tmp_path: Path) -> None:
    first, second = tmp_path / "1.rubble", tmp_path / "2.rubble"
    save(given_played(), first)
    save(load(first, find_rules).session, second)
    assert first.read_bytes() == second.read_bytes()


def test_a_save_is_one_line_of_text_an_action(tmp_path: Path) -> None:
    session = given_played(actions=6)
    save(session, tmp_path / "a.rubble")
    lines = (tmp_path / "a.rubble").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 6 + 1
    header = decoded(lines[0].encode(), Header)
    assert (header.format, header.game, header.rules, header.setup) == (1, "lantern", 3, given_setup(4))


def test_a_save_replaces_the_one_before_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a.rubble"
    save(given_played(actions=2), path)
    save(given_played(actions=5), path)
    assert load(path, find_rules).session.length == 5
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_through_a_link_changes_what_the_link_points_to(tmp_path: Path) -> None:
    (tmp_path / "real.rubble").write_bytes(b"old")
    (tmp_path / "link.rubble").symlink_to(tmp_path / "real.rubble")
    save(given_session(), tmp_path / "link.rubble")
    assert (tmp_path / "link.rubble").is_symlink()
    assert load(tmp_path / "real.rubble", find_rules).session.length == 0


def test_a_name_gets_the_ending_of_saves_once() -> None:
    assert named(Path("a/hill")) == Path("a/hill.rubble")
    assert named(Path("a/hill 1.5")) == Path("a/hill 1.5.rubble")
    assert named(Path("a/hill.rubble")) == Path("a/hill.rubble")


@pytest.mark.parametrize("name", ["Ünï ☃ 雪.rubble", "  {0} %s '\"&;.rubble", "-rf.rubble", "a" * 200])
def test_names_with_any_characters_are_saved_and_loaded(tmp_path: Path, name: str) -> None:
    save(given_session(), tmp_path / name)
    assert load(tmp_path / name, find_rules).session.length == 0
    assert peek(tmp_path / name).actions == 0


def test_a_list_of_games_can_look_into_a_save_without_playing_it(tmp_path: Path) -> None:
    going, ended = given_played(actions=5), given_played()
    save(going, tmp_path / "going")
    save(ended, tmp_path / "ended")
    assert (peek(tmp_path / "going").actions, peek(tmp_path / "going").outcome) == (5, None)
    seen = peek(tmp_path / "ended")
    assert seen.actions == ended.length
    assert seen.outcome == LanternHill().outcome(ended.state)
    assert seen.header.setup.players[0].name == "Anna"


def test_looking_into_a_damaged_save_says_so(tmp_path: Path) -> None:
    session = given_played(actions=3)
    save(session, tmp_path / "a")
    data = (tmp_path / "a").read_bytes()
    (tmp_path / "a").write_bytes(data.replace(b'"digest"', b'"digist"'))
    with pytest.raises(BadSave, match="Line 5"):
        peek(tmp_path / "a")


def given_fault(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Let every write fail with an error number of the system."""

    def fail(file: BinaryIO, data: bytes) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(files, "append", fail)


@pytest.mark.parametrize(
    ("number", "help_text"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EROFS, "it is read-only here"),
        (errno.EACCES, "it is read-only here"),
        (errno.ENOENT, "its folder does not exist"),
        (errno.ENAMETOOLONG, "the name is too long"),
        (errno.EIO, "Input/output error"),
    ],
)
def test_a_save_that_fails_says_what_to_do_and_keeps_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, help_text: str
) -> None:
    path = tmp_path / "a.rubble"
    path.write_bytes(b"old")
    given_fault(monkeypatch, number)
    with pytest.raises(SaveError) as caught:
        save(given_session(), path)
    assert help_text in caught.value.message.text()
    assert str(path) in caught.value.message.text()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="its folder does not exist"):
        save(given_session(), tmp_path / "none" / "a.rubble")


def test_a_file_in_place_of_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SaveError, match="its folder does not exist"):
        save(given_session(), tmp_path / "file" / "a.rubble")


def test_a_folder_is_not_replaced_by_a_save(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="it is a folder"):
        save(given_session(), tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names on this system")
def test_what_is_no_file_is_not_replaced_by_a_save(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveError, match=r"pipe cannot be written: the name belongs to what is no file"):
        save(given_played(4, 0), tmp_path / "pipe")
    assert (tmp_path / "pipe").is_fifo()


def test_a_link_in_place_of_the_passing_file_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("keep")
    (tmp_path / f".rubbletop-{os.getpid()}.part").symlink_to(tmp_path / "precious")
    save(given_played(4, 0), tmp_path / "a.rubble")
    assert (tmp_path / "precious").read_text() == "keep"
    assert not (tmp_path / "a.rubble").is_symlink()


def test_a_read_only_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.rubble"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda _path, _mode: False)
    with pytest.raises(SaveError, match="read-only"):
        save(given_session(), path)
    assert path.read_bytes() == b"old"


def test_a_name_that_is_too_long_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be written"):
        save(given_session(), tmp_path / ("a" * 300))


def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="null"):
        save(given_session(), tmp_path / "a\0b")


def test_a_disk_that_gives_back_other_bytes_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").write_bytes(b"old")
    monkeypatch.setattr(files, "append", lambda file, data: file.write(data[:-1]))
    with pytest.raises(SaveError, match="Input/output error"):
        save(given_session(), tmp_path / "a")
    assert (tmp_path / "a").read_bytes() == b"old"


def test_a_save_names_the_version_of_the_program_that_wrote_it(tmp_path: Path) -> None:
    save(given_session(), tmp_path / "a")

    assert peek(tmp_path / "a").header.program == rubbletop.__version__


def test_a_resumed_game_is_saved_with_the_state_it_went_on_from(tmp_path: Path) -> None:
    session = given_played(actions=5)
    resumed = Session.resumed(LanternHill(), session.setup, session.state, session.thrown)
    for _ in play_out(resumed, {ANNA: RandomAgent(), BERT: RandomAgent()}, Random(2), 4):
        pass
    save(resumed, tmp_path / "a")
    again = load(tmp_path / "a", find_rules).session
    assert (again.resumed_after, again.thrown) == (session.thrown, resumed.thrown)
    assert again.entry(0).state == session.state
    assert again.state == resumed.state
    assert encoded(again.record) == encoded(resumed.record)
