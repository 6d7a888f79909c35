# SPDX-License-Identifier: GPL-3.0-or-later
"""What was played is kept, whatever ends the program."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile

from rubbletop.kernel import savefile
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.recovery import MOST_KEPT, About, Recovery
from tests.toy.game import ANNA, BERT, find_rules, given_session
from tests.toy.parts import Bid

TURN = About(heading=say("Turn 2"), line=say("lanterns"), is_over=False)


def recovery(folder: Path, told: list[Message] | None = None) -> Recovery:
    return Recovery((told if told is not None else []).append, folder)


def played(keeper: Recovery) -> None:
    """Play two actions of a game that is kept."""
    session = given_session()
    keeper.begin(session)  # type: ignore[arg-type]
    session.submit(Bid(seat=ANNA, oil=1))
    session.submit(Bid(seat=BERT, oil=0))


def test_a_game_that_was_left_can_be_gone_on_with(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    played(keeper)
    keeper.note(TURN)
    keeper.finish()

    kept = keeper.latest()

    assert kept is not None
    assert (kept.game, kept.actions, kept.about, kept.was_cut) == ("lantern", 2, TURN, False)
    assert savefile.load_journal(kept.path, find_rules).session.length == 2


def test_all_unfinished_games_are_offered_the_last_one_first(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    for number, is_over in enumerate((False, True, False)):
        played(keeper)
        keeper.note(About(heading=say("Turn {n}", n=number), line=say("lanterns"), is_over=is_over))
        keeper.finish()
    for age, path in enumerate(sorted(tmp_path.glob("*.journal"))):
        os.utime(path, (1000 + age, 1000 + age))

    games = keeper.unfinished()

    assert [kept.about.heading.text() for kept in games if kept.about is not None] == ["Turn 2", "Turn 0"]
    assert keeper.latest() == games[0]


def given_games_over(folder: Path, count: int) -> None:
    """Journals of games that are over, the first one the oldest."""
    for number in range(count):
        journal = folder / f"over-{number:02}.journal"
        journal.write_text("x")
        os.utime(journal, (1000 + number, 1000 + number))
        about = About(heading=say("Turn 5"), line=say("over"), is_over=True)
        journal.with_suffix(".about").write_bytes(msgspec.json.encode(about))


def test_of_games_that_are_over_the_oldest_are_cleared_away(tmp_path: Path) -> None:
    given_games_over(tmp_path, MOST_KEPT + 5)

    keeper = recovery(tmp_path)
    played(keeper)

    left = sorted(path.stem for path in tmp_path.glob("over-*"))
    assert left == sorted(2 * [f"over-{number:02}" for number in range(5, MOST_KEPT + 5)])
    keeper.finish()


def test_no_game_that_is_not_over_is_cleared_away_however_many_and_old_they_are(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    for _ in range(MOST_KEPT + 3):
        played(keeper)
        keeper.finish()
    for path in tmp_path.glob("*.journal"):
        os.utime(path, (1, 1))
    given_games_over(tmp_path, MOST_KEPT + 5)

    played(keeper)
    keeper.finish()

    assert len(keeper.unfinished()) == MOST_KEPT + 4


def test_a_game_is_removed_with_all_that_was_kept_of_it(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    played(keeper)
    keeper.note(TURN)
    keeper.finish()
    (kept,) = keeper.unfinished()

    assert keeper.remove(kept.path) is None

    assert list(tmp_path.iterdir()) == []


def test_a_game_that_another_window_plays_is_not_removed(tmp_path: Path) -> None:
    other = recovery(tmp_path)
    played(other)
    (journal,) = tmp_path.glob("*.journal")

    fault = recovery(tmp_path).remove(journal)

    assert fault is not None
    assert "another window" in fault.text()
    assert journal.exists()
    other.finish()


def test_a_game_that_cannot_be_removed_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "x.journal"
    folder.mkdir()

    fault = recovery(tmp_path).remove(folder)

    assert fault is not None
    assert fault.text().startswith("The game cannot be removed: ")


def test_a_game_of_whose_turn_nothing_can_be_written_is_kept(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    played(keeper)
    keeper.note(About(heading=say("Turn {name}", name="\ud800"), line=say("lanterns"), is_over=False))
    keeper.finish()

    kept = keeper.latest()

    assert kept is not None
    assert (kept.actions, kept.about) == (2, None)


def test_a_game_in_which_nothing_was_played_leaves_no_trace(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    keeper.begin(given_session())  # type: ignore[arg-type]
    keeper.note(TURN)
    keeper.finish()

    assert keeper.latest() is None
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_over_is_not_offered(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    played(keeper)
    keeper.note(About(heading=say("Turn 5"), line=say("over"), is_over=True))
    keeper.finish()

    assert keeper.latest() is None


def test_a_game_being_played_in_another_window_is_not_offered(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    played(keeper)

    assert recovery(tmp_path).latest() is None
    keeper.finish()
    assert recovery(tmp_path).latest() is not None


def test_a_program_that_was_killed_leaves_its_game_marked_as_cut(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    played(keeper)
    keeper.finish()
    (journal,) = tmp_path.glob("*.journal")
    lock = (
        "from PySide6.QtCore import QLockFile; import os, sys;"
        "lock = QLockFile(sys.argv[1]); lock.tryLock(0); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", lock, f"{journal}.lock"], check=False, timeout=60)

    kept = recovery(tmp_path).latest()

    assert kept is not None
    assert kept.was_cut
    again = recovery(tmp_path).latest()
    assert again is not None
    assert again.was_cut


def test_going_on_replaces_the_older_journal(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    played(keeper)
    keeper.finish()
    kept = keeper.latest()
    assert kept is not None
    session = savefile.load_journal(kept.path, find_rules).session

    keeper.begin(session)
    keeper.replace(kept)

    assert len(list(tmp_path.glob("*.journal"))) == 1
    keeper.finish()


def test_a_broken_journal_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "x.journal").write_text("nothing")
    (tmp_path / "x.about").write_text("nothing")

    assert recovery(tmp_path).latest() is None


def test_the_journal_of_another_window_is_not_cleared_away_however_old(tmp_path: Path) -> None:
    other = recovery(tmp_path)
    played(other)
    (written,) = tmp_path.glob("*.journal")
    other.note(About(heading=say("Turn 5"), line=say("over"), is_over=True))
    os.utime(written, (1, 1))
    given_games_over(tmp_path, MOST_KEPT + 5)

    keeper = recovery(tmp_path)
    played(keeper)

    assert written.exists()
    keeper.finish()
    other.finish()


def test_a_folder_that_cannot_be_made_is_told_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    told: list[Message] = []
    keeper = recovery(tmp_path / "file" / "journals", told)

    played(keeper)
    keeper.note(TURN)
    keeper.finish()

    assert "Save it before you quit" in told[0].text()
    assert keeper.latest() is None


def test_the_lock_goes_with_the_game(tmp_path: Path) -> None:
    keeper = recovery(tmp_path)
    played(keeper)
    (lock,) = tmp_path.glob("*.lock")
    assert not QLockFile(str(lock)).tryLock(0)

    keeper.finish()

    assert list(tmp_path.glob("*.lock")) == []
