# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal: what is played is on the disk, whatever happens next."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import BinaryIO

import pytest

from rubbletop.ai.agent import play_out
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.facts import Message
from rubbletop.kernel.files import append, write_whole
from rubbletop.kernel.journal import Journal
from rubbletop.kernel.savefile import BadSave, load_journal, peek
from rubbletop.kernel.session import Session
from tests.toy.game import ANNA, BERT, LanternHill, find_rules, given_session
from tests.toy.parts import Bid, Burn, Climb, HillState, Rest

ROOT = Path(__file__).parents[2]


class Told:
    """Keeps what the journal tells."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def __call__(self, message: Message) -> None:
        self.texts.append(message.text())


def given_journal(folder: Path, session: Session[HillState]) -> tuple[Journal, Told]:
    """Return a journal that follows a game, and what it tells."""
    told = Told()
    journal = Journal(folder / "hill.journal", told)
    journal.follow(session)
    return journal, told


def played(session: Session[HillState], actions: int, seed: int = 1) -> None:
    """Play so many random actions."""
    for _ in play_out(session, {ANNA: RandomAgent(), BERT: RandomAgent()}, Random(seed), actions):
        pass


def bids(session: Session[HillState]) -> None:
    """Have Anna win the bids."""
    session.submit(Bid(seat=ANNA, oil=1))
    session.submit(Bid(seat=BERT, oil=0))


def recovered(journal: Journal) -> Session[HillState]:
    """Return the game that a start after a crash would find, nothing being amiss."""
    loaded = load_journal(journal.path, find_rules)
    assert loaded.report == ()
    return loaded.session


def test_each_action_is_in_the_file_as_soon_as_it_is_played(tmp_path: Path) -> None:
    session = given_session()
    journal, told = given_journal(tmp_path, session)
    assert recovered(journal).state == session.state
    for _ in range(8):
        played(session, 1)
        again = recovered(journal)
        assert (again.state, again.record) == (session.state, session.record)
    assert told.texts == []
    journal.close()


def test_a_game_in_progress_is_written_from_its_beginning(tmp_path: Path) -> None:
    session = given_session()
    played(session, 5)
    journal, _ = given_journal(tmp_path, session)
    assert recovered(journal).record == session.record
    journal.close()


def test_take_backs_are_recorded_and_can_be_played_again_after_a_crash(tmp_path: Path) -> None:
    session = given_session(take_backs=True)
    journal, _ = given_journal(tmp_path, session)
    bids(session)
    session.submit(Climb(seat=ANNA))
    session.undo()
    session.undo_phase()
    assert journal.path.read_text().count("taken_back") == 2
    again = recovered(journal)
    assert again.length == session.length == 0
    again.redo()
    again.redo()
    again.redo()
    assert again.record[2].action == Climb(seat=ANNA)
    journal.close()


def test_what_was_played_again_or_instead_is_recorded(tmp_path: Path) -> None:
    session = given_session(take_backs=True)
    journal, _ = given_journal(tmp_path, session)
    bids(session)
    session.submit(Rest(seat=ANNA))
    session.undo()
    session.redo()
    session.undo()
    session.submit(Burn(seat=ANNA, oil=2))
    again = recovered(journal)
    assert again.record == session.record
    assert not again.can_redo
    assert peek(journal.path).actions == 3
    journal.close()


def test_changes_between_two_looks_are_all_recorded(tmp_path: Path) -> None:
    session = given_session(take_backs=True)
    journal, _ = given_journal(tmp_path, session)
    bids(session)
    journal._session = None
    session.undo()
    session.submit(Bid(seat=BERT, oil=6))
    journal._session = session
    session.submit(Rest(seat=BERT))
    assert recovered(journal).record == session.record
    journal.close()


def test_a_journal_cut_anywhere_loses_at_most_the_last_action(tmp_path: Path) -> None:
    session = given_session(take_backs=True)
    journal, _ = given_journal(tmp_path, session)
    played(session, 6)
    session.undo()
    played(session, 1, seed=3)
    journal.close()
    data = journal.path.read_bytes()
    header = data.index(b"\n") + 1
    for length in range(header, len(data)):
        journal.path.write_bytes(data[:length])
        assert peek(journal.path).header.game == "lantern"
        loaded = load_journal(journal.path, find_rules)
        whole = data[header:length].split(b"\n")[:-1]
        at_least = sum(-1 if b"taken_back" in line else 1 for line in whole)
        assert peek(journal.path).actions == at_least
        if loaded.report:
            assert loaded.report[0].text() == "The last action was not written in full and is missing."
            assert loaded.session.length == at_least
        else:
            assert abs(loaded.session.length - at_least) <= 1


@pytest.mark.parametrize("tail", [b"\0" * 512, b'{"act', b"\xff\xff", b"{}\n"])
def test_rubbish_in_place_of_the_last_action_is_left_out(tmp_path: Path, tail: bytes) -> None:
    session = given_session()
    journal, _ = given_journal(tmp_path, session)
    played(session, 3)
    journal.close()
    with journal.path.open("ab") as file:
        file.write(tail)
    loaded = load_journal(journal.path, find_rules)
    assert loaded.session.record == session.record
    assert len(loaded.report) == 1
    assert peek(journal.path).actions == 3


def test_a_journal_damaged_in_the_middle_gives_what_can_be_played(tmp_path: Path) -> None:
    session = given_session()
    journal, _ = given_journal(tmp_path, session)
    played(session, 5)
    journal.close()
    lines = journal.path.read_bytes().split(b"\n")
    lines[3] = b"{"
    journal.path.write_bytes(b"\n".join(lines))
    with pytest.raises(BadSave, match="Action 3") as caught:
        load_journal(journal.path, find_rules)
    assert caught.value.played is not None
    assert caught.value.played.record == session.record[:2]


def test_a_journal_without_a_playable_beginning_is_refused(tmp_path: Path) -> None:
    journal, _ = given_journal(tmp_path, given_session())
    journal.close()
    data = journal.path.read_bytes().replace(b'"scenario":"1"', b'"scenario":"2"')
    journal.path.write_bytes(data)
    with pytest.raises(BadSave, match="has no scenario 2"):
        load_journal(journal.path, find_rules)


class FullDisk:
    """A disk that can be filled and emptied."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        monkeypatch.setattr("rubbletop.kernel.journal.append", self.append)
        monkeypatch.setattr("rubbletop.kernel.journal.write_whole", self.write_whole)

    def append(self, file: BinaryIO, data: bytes) -> None:
        """Add to a file; a full disk takes half of it."""
        if self.full:
            file.write(data[: len(data) // 2])
            file.flush()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        append(file, data)

    def write_whole(self, path: Path, data: bytes) -> None:
        """Write a file anew; a full disk takes nothing."""
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write_whole(path, data)


def test_a_full_disk_is_told_once_and_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = FullDisk(monkeypatch)
    session = given_session()
    journal, told = given_journal(tmp_path, session)
    played(session, 2)
    disk.full = True
    played(session, 3)
    assert len(told.texts) == 1
    assert "hill.journal cannot be written: the disk is full." in told.texts[0]
    loaded = load_journal(journal.path, find_rules)
    assert loaded.session.record == session.record[:2]
    assert len(loaded.report) == 1
    journal.close()


def test_a_journal_is_whole_again_when_the_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    session = given_session()
    journal, told = given_journal(tmp_path, session)
    disk.full = True
    played(session, 2)
    disk.full = False
    played(session, 2)
    assert recovered(journal).record == session.record
    disk.full = True
    played(session, 1)
    assert len(told.texts) == 2
    journal.close()


def test_a_folder_that_is_missing_is_told_once(tmp_path: Path) -> None:
    session = given_session()
    journal, told = given_journal(tmp_path / "none", session)
    played(session, 3)
    assert len(told.texts) == 1
    assert "its folder does not exist" in told.texts[0]
    journal.discard()


def test_a_name_that_cannot_be_written_as_text_does_not_stop_play(tmp_path: Path) -> None:
    setup = given_session().setup
    session = Session(LanternHill(), setup)
    object.__setattr__(
        session, "setup", type(setup)(scenario="1", seed=1, players=setup.players, options={"note": "\ud800"})
    )
    journal, told = given_journal(tmp_path, session)
    played(session, 2)
    assert len(told.texts) == 1
    journal.close()


def test_a_closed_journal_stays_and_a_discarded_one_goes(tmp_path: Path) -> None:
    session = given_session()
    journal, _ = given_journal(tmp_path, session)
    played(session, 1)
    journal.close()
    played(session, 1)
    assert recovered(journal).length == 1
    journal.discard()
    journal.discard()
    assert list(tmp_path.iterdir()) == []


def test_a_journal_can_follow_another_game(tmp_path: Path) -> None:
    first, second = given_session(1), given_session(2)
    journal, _ = given_journal(tmp_path, first)
    played(first, 2)
    journal.follow(second)
    played(first, 1)
    played(second, 3)
    assert recovered(journal).record == second.record
    assert recovered(journal).setup == second.setup
    journal.close()


PLAYING = """
import sys
from pathlib import Path
from random import Random
from rubbletop.ai.agent import play_out
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.journal import Journal
from tests.toy.game import ANNA, BERT, given_session

session = given_session(4)
Journal(Path(sys.argv[1]), print).follow(session)
for _ in play_out(session, {ANNA: RandomAgent(), BERT: RandomAgent()}, Random(4), 9):
    print(session.length, flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such signal")
def test_a_kill_loses_nothing_that_was_played(tmp_path: Path) -> None:
    path = tmp_path / "hill.journal"
    command = [sys.executable, "-c", PLAYING, str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lengths = [int(process.stdout.readline()) for _ in range(9)]
        process.send_signal(signal.SIGKILL)
    assert lengths[-1] == 9
    assert load_journal(path, find_rules).session.length == 9
