# SPDX-License-Identifier: GPL-3.0-or-later
"""Notes of the players: kept with a game in its save and its journal, no part of its record."""

from pathlib import Path

import pytest

from rubbletop.kernel.files import write_whole
from rubbletop.kernel.journal import Journal
from rubbletop.kernel.savefile import BadSave, kept_lines, load, load_journal, record_lines, save
from rubbletop.kernel.session import MOST_NOTES
from tests.toy.game import ANNA, find_rules, given_session
from tests.toy.parts import Bid

NOTES = "Bert owes me two lanterns.\n“Promise” ✓"


def test_notes_are_saved_and_loaded_with_the_game(tmp_path: Path) -> None:
    session = given_session()
    session.note(NOTES)
    save(session, tmp_path / "a.rubble")

    assert load(tmp_path / "a.rubble", find_rules).session.notes == NOTES


def test_a_game_without_notes_is_written_as_ever(tmp_path: Path) -> None:
    session = given_session()

    assert kept_lines(session) == record_lines(session)
    assert b"notes" not in kept_lines(session)[0]


def test_only_a_game_with_notes_has_the_format_that_earlier_programs_refuse_as_too_new() -> None:
    session = given_session()
    assert kept_lines(session)[0].startswith(b'{"format":1,')

    session.note(NOTES)

    assert kept_lines(session)[0].startswith(b'{"format":2,')
    assert record_lines(session)[0].startswith(b'{"format":1,')


def test_notes_are_no_part_of_the_record() -> None:
    session = given_session()
    before = record_lines(session)
    session.note(NOTES)

    assert record_lines(session) == before
    assert kept_lines(session) != before


def test_watchers_are_told_of_notes_that_are_others_than_before() -> None:
    session, told = given_session(), []
    session.watch(lambda: told.append(session.notes))

    session.note(NOTES)
    session.note(NOTES)
    session.note("")

    assert told == [NOTES, ""]


def test_the_journal_has_the_notes_as_soon_as_they_are_kept(tmp_path: Path) -> None:
    session = given_session(take_backs=True)
    journal = Journal(tmp_path / "hill.journal", lambda message: None)
    journal.follow(session)
    session.submit(Bid(seat=ANNA, oil=1))
    session.note(NOTES)

    found = load_journal(journal.path, find_rules).session
    assert (found.notes, found.record) == (NOTES, session.record)

    session.undo()
    session.note("")
    session.note(NOTES)
    session.submit(Bid(seat=ANNA, oil=0))
    journal.close()
    found = load_journal(journal.path, find_rules).session
    assert (found.notes, found.record) == (NOTES, session.record)


def test_a_game_that_goes_on_from_its_last_position_keeps_its_notes(tmp_path: Path) -> None:
    session = given_session()
    session.note(NOTES)
    path = tmp_path / "a.rubble"
    session.submit(Bid(seat=ANNA, oil=1))
    save(session, path)
    lines = path.read_bytes().split(b"\n")
    lines[1] = b'{"action":{"type":"Nonsense"},"faces":[]}'
    write_whole(path, b"\n".join(lines))

    with pytest.raises(BadSave) as caught:
        load(path, find_rules)

    assert caught.value.played is not None
    assert caught.value.played.notes == NOTES
    assert caught.value.stored is not None
    assert caught.value.stored.notes == NOTES


def test_only_so_much_is_kept_and_a_file_with_more_is_damaged(tmp_path: Path) -> None:
    session = given_session()
    session.note("x" * (MOST_NOTES + 1))
    assert len(session.notes) == MOST_NOTES
    save(session, tmp_path / "a.rubble")
    assert len(load(tmp_path / "a.rubble", find_rules).session.notes) == MOST_NOTES

    data = (tmp_path / "a.rubble").read_bytes()
    (tmp_path / "b.rubble").write_bytes(data.replace(b'"notes":"', b'"notes":"y'))
    with pytest.raises(BadSave, match="header is damaged"):
        load(tmp_path / "b.rubble", find_rules)
