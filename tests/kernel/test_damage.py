# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that are no sound saves: whatever is wrong, the player is told and keeps what can be had."""

import os
from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubbletop.kernel import savefile
from rubbletop.kernel.codec import digest, encoded
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import LONGEST_NAME, Action, Setup
from rubbletop.kernel.reading import replayed
from rubbletop.kernel.savefile import BadSave, load, peek, save_bytes
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import Change
from tests.kernel.test_savefile import given_played
from tests.toy.game import LanternHill, find_rules
from tests.toy.parts import HillState
from tests.toy.steps import Bidding, Climbing, Shoving, Wind

ACTIONS = 11


@cache
def game() -> Session[HillState]:
    """The game that all these tests damage: eleven actions, not ended."""
    return given_played(4, ACTIONS)


@cache
def sound() -> bytes:
    """The save of the game."""
    return save_bytes(game())


def bad(data: bytes) -> BadSave:
    """Return what is said about a file of these bytes."""
    with pytest.raises(BadSave) as caught:
        replayed("hill.rubble", data, find_rules)
    return caught.value


def changed(old: str, new: str) -> bytes:
    """Return the save with its first occurrence of a text replaced."""
    assert old.encode() in sound()
    return sound().replace(old.encode(), new.encode(), 1)


def line_changed(number: int, line: bytes) -> bytes:
    """Return the save with one line (from 1) replaced."""
    lines = sound().split(b"\n")
    lines[number - 1] = line
    return b"\n".join(lines)


class BareHill(LanternHill):
    """The game as it would be if its hill had been cut down since."""

    def contradiction(self, s: HillState) -> str:
        return "the hill has changed"


def test_a_save_whose_last_position_does_not_fit_any_more_says_why() -> None:
    broken = changed('"seat":"anna"', '"seat":"nobody"')

    with pytest.raises(BadSave) as caught:
        replayed("hill.rubble", broken, lambda _game: BareHill())

    assert caught.value.message.text().endswith("Its last position does not fit: the hill has changed.")
    assert caught.value.stored is None


class LostHill(BareHill):
    """The game as it would be if its hill were nowhere to be found."""

    def new(self, setup: Setup, dice: Dice) -> Change[HillState]:
        raise ValueError("the hill has changed")


def test_what_is_wrong_with_beginning_and_end_is_said_once() -> None:
    with pytest.raises(BadSave) as caught:
        replayed("hill.rubble", sound(), lambda _game: LostHill())

    assert caught.value.message.text() == "It is damaged or does not fit: the hill has changed."


def test_the_save_is_sound_before_it_is_damaged() -> None:
    assert replayed("hill.rubble", sound(), find_rules).session.state == game().state


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\x00" * 100,
        b"[]\n",
        b"{}\n",
        b"7\n",
        b"\xff\xfe{}",
        b'{"format":"1"}\n',
        b'{"format":0}\n',
        b'{"format":9999999999}\n',
        b"[" * 100_000,
        b'{"x":' * 100_000,
        b"PK\x03\x04",
    ],
)
def test_what_is_no_save_at_all_is_called_so(data: bytes) -> None:
    found = bad(data)
    assert found.message.text() == "This is not a saved game of Rubbletop."
    assert (found.played, found.stored) == (None, None)
    assert str(found) == "hill.rubble: Line 1: This is not a saved game of Rubbletop."


def test_a_save_of_a_format_to_come_names_both_formats() -> None:
    found = bad(changed('"format":1', '"format":3,"news":[]'))
    assert "newer Rubbletop (format 3); this one reads up to 2" in found.message.text()


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"rules":3', '"rules":"3"', "$.rules"),
        ('"setup"', '"colour":1,"setup"', "unknown field `colour`"),
        ('"name":"Anna"', '"name":"Anna","age":9', "unknown field `age`"),
        ('"seed":4', '"seed":' + "9" * 9_000, "$.setup.seed"),
    ],
)
def test_a_damaged_header_names_the_place_inside(old: str, new: str, place: str) -> None:
    found = bad(changed(old, new))
    assert "The header is damaged" in found.message.text()
    assert place in found.message.text()


def test_a_game_that_the_program_does_not_have_is_named() -> None:
    assert bad(changed('"game":"lantern"', '"game":"chess"')).message.text() == (
        "This program does not have the game chess."
    )


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"scenario":"1"', '"scenario":"9"', "has no scenario 9"),
        ('"faces":[', '"faces":[1,1,1,', "more faces are recorded"),
        ('"faces":[', '"faces":[77,', "cannot show 77"),
    ],
)
def test_a_beginning_that_cannot_be_played_leaves_the_stored_state(old: str, new: str, reason: str) -> None:
    found = bad(changed(old, new))
    assert found.place.text() == "The beginning (line 1)"
    assert reason in found.message.text()
    assert found.played is None
    assert found.stored is not None
    assert found.stored.state == game().state


def test_a_beginning_without_its_faces_names_the_throw() -> None:
    header = sound().split(b"\n")[0]
    found = bad(line_changed(1, header[: header.index(b'"faces"')] + b'"faces":[]}'))
    assert found.message.text() == "Faces of dice are missing (Charm)."


ACTION_4 = "Action 4 (line 5)"


def test_a_name_that_no_screen_can_show_is_refused() -> None:
    longest = changed('"name":"Anna"', f'"name":"{"N" * LONGEST_NAME}"')
    longer = changed('"name":"Anna"', f'"name":"{"N" * (LONGEST_NAME + 1)}"')

    assert "length <= 100" not in bad(longest).message.text()
    assert "length <= 100" in bad(longer).message.text()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{", "Input data was truncated"),
        (b"", "Input data was truncated"),
        (b'{"action":{"type":"Fly","seat":"anna"},"faces":[]}', "Invalid value 'Fly'"),
        (b'{"action":{"type":"Rest","seat":"anna","x":1},"faces":[]}', "unknown field `x`"),
        (b'{"action":{"type":"Rest","seat":"anna"},"faces":[],"x":1}', "unknown field `x`"),
        (b'{"action":{"type":"Rest","seat":"\xff"},"faces":[]}', "Invalid UTF-8"),
        (b'{"action":' + b"[" * 90_000, "Expected `object`"),
        (b'{"action":{"type":"Bid","seat":"anna","oil":1},"faces":[]}', "The rules refuse it: That cannot"),
        (b'{"action":{"type":"Rest","seat":"zoe"},"faces":[]}', "It is not this seat's decision. ("),
        (b'{"taken_back":1}', "The rules refuse it: "),
        (b'{"taken_back":0}', "more is taken back than was played"),
        (b'{"taken_back":9999999}', "more is taken back than was played"),
        (b'{"taken_back":"1"}', "Expected `int`"),
    ],
)
def test_a_bad_line_is_named_and_both_ways_on_are_offered(line: bytes, reason: str) -> None:
    found = bad(line_changed(5, line))
    assert found.place.text() == ACTION_4
    assert reason in found.message.text()
    assert found.played is not None
    assert found.played.record == game().record[:3]
    assert found.stored is not None
    assert found.stored.state == game().state


def first_thrown() -> int:
    """Return the number of the first action with faces."""
    return next(number for number in range(1, ACTIONS) if game().entry(number).faces)


@pytest.mark.parametrize(
    ("faces", "reason"),
    [
        ((), "Faces of dice are missing ("),
        ((7,), "cannot show 7"),
        ((0,), "cannot show 0"),
        ((1, 1, 1, 1), "more faces are recorded than the rules throw"),
    ],
)
def test_faces_that_do_not_fit_are_named(faces: tuple[int, ...], reason: str) -> None:
    number = first_thrown()
    played = msgspec.structs.replace(game().record[number - 1], faces=faces)
    found = bad(line_changed(number + 1, encoded(played)))
    assert found.place.text() == f"Action {number} (line {number + 1})"
    assert reason in found.message.text()
    assert found.played is not None
    assert found.played.length == number - 1


def test_other_faces_that_could_have_been_thrown_are_noticed_at_the_end() -> None:
    number = first_thrown()
    entry = game().entry(number)
    faces = tuple(face % 6 + 1 for face in entry.faces)
    found = bad(line_changed(number + 1, encoded({"action": entry.action, "faces": faces})))
    assert found.played is not None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"digest":"', '"digest":"0', "The game comes out otherwise than when it was saved."),
        ('"state":{', '"state":{ ', "The game comes out otherwise than when it was saved."),
        ('"lines":"', '"lines":"0', "The file was changed after it was saved."),
        ('"name":"Anna"', '"name":"Hanna"', "The file was changed after it was saved."),
    ],
)
def test_an_end_that_does_not_fit_the_game_is_noticed(old: str, new: str, message: str) -> None:
    found = bad(changed(old, new))
    assert found.message.text() == message
    assert found.played is not None
    assert found.played.state == game().state


def test_another_outcome_is_noticed() -> None:
    found = bad(changed('"outcome":null', '"outcome":' + encoded(OUTCOME).decode()))
    assert found.message.text() == "The game ends otherwise than when it was saved."


OUTCOME = LanternHill().outcome(game().state.pop())


def test_a_stored_state_that_was_damaged_is_not_offered() -> None:
    twice = changed('"turn":', '"turn":1').replace(b"Rest", b"Fly", 1)
    found = bad(twice)
    assert found.played is not None
    assert found.stored is None


def test_a_stored_state_with_a_fitting_digest_is_still_read_strictly() -> None:
    lines = sound().split(b"\n")
    state = encoded(game().state).replace(b'"turn"', b'"turm"')
    end = lines[-2].replace(encoded(game().state), state)
    found = bad(
        line_changed(
            len(lines) - 1, end.replace(digest(encoded(game().state)).encode(), digest(state).encode())
        )
    )
    assert found.stored is None


def test_a_game_that_went_on_from_a_damaged_state_is_refused() -> None:
    resumed = Session.resumed(LanternHill(), game().setup, game().state, 9)
    data = save_bytes(resumed)
    assert replayed("a", data, find_rules).session.thrown == 9
    found = bad(data.replace(b'"turn":', b'"turn":1', 1))
    assert (found.message.text(), found.place.text()) == ("The stored state is damaged.", "Line 1")
    assert found.stored is not None
    assert found.stored.thrown == 9


class LaterHill(LanternHill):
    """The same rules under a later version."""

    version = 4


class Stricter(Climbing):
    """Climbing in which something cannot be played any more."""

    def apply(self, s: HillState, action: Action, dice: Dice) -> Change[HillState]:
        raise KeyError(action.seat)


class ChangedHill(LanternHill):
    """Rules that crash on what they once allowed."""

    version = 5

    def __init__(self) -> None:
        super(LanternHill, self).__init__([Wind(), Bidding(), Stricter(), Shoving()])


def test_other_rules_that_play_the_game_alike_are_reported() -> None:
    loaded = replayed("a", sound(), lambda _game: LaterHill())
    assert loaded.session.state == game().state
    assert [message.text() for message in loaded.report] == [
        "Saved with version 3 of the rules; this program has version 4."
    ]


def test_other_rules_that_cannot_play_the_game_leave_its_beginning_and_its_end() -> None:
    with pytest.raises(BadSave) as caught:
        replayed("a", sound(), lambda _game: ChangedHill())
    found = caught.value
    assert "The rules cannot play it: KeyError" in found.message.text()
    assert [message.text() for message in found.report] == [
        "Saved with version 3 of the rules; this program has version 5."
    ]
    assert found.played is not None
    assert found.played.length == 2
    assert found.stored is not None


def test_a_directory_is_no_save(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="This is not a file"):
        load(tmp_path, find_rules)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names on this system")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadSave, match="This is not a file"):
        peek(tmp_path / "pipe")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "none.rubble", tmp_path / "file" / "none.rubble"):
        with pytest.raises(BadSave, match=r"none\.rubble: The file: There is no such file") as fault:
            load(path, find_rules)
        assert fault.value.is_missing


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(BadSave, match="null"):
        load(Path("a\0b"), find_rules)


def test_a_file_larger_than_any_save_is_refused_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "huge.rubble"
    with path.open("wb") as file:
        file.truncate(savefile.LARGEST + 1)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("it was opened"))
    with pytest.raises(BadSave, match="larger than 64 MB"):
        load(path, find_rules)


def test_a_file_that_grows_while_it_is_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.rubble"
    path.write_bytes(sound())
    size = path.stat().st_size
    about = path.stat()
    monkeypatch.setattr(savefile, "LARGEST", size)
    path.write_bytes(sound() * 2)
    monkeypatch.setattr(Path, "stat", lambda _path: about)
    with pytest.raises(BadSave, match="larger than"):
        load(path, find_rules)


def test_a_file_of_more_lines_than_any_game_has_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "lines.rubble"
    path.write_bytes(b"\n" * (savefile.MOST_LINES + 1))
    with pytest.raises(BadSave, match="larger than"):
        load(path, find_rules)


def outcome_of(data: bytes) -> Session[HillState] | BadSave:
    """Return the game that these bytes hold, or what is said about them."""
    try:
        return replayed("a", data, find_rules).session
    except BadSave as found:
        return found


@given(st.integers(min_value=0), st.integers(min_value=1, max_value=255))
def test_a_flipped_byte_is_noticed_or_makes_no_difference(place: int, flip: int) -> None:
    data = bytearray(sound())
    data[place % len(data)] ^= flip
    found = outcome_of(bytes(data))
    if isinstance(found, BadSave):
        assert found.message.text()
        assert found.stored is None or found.stored.state == game().state
    else:
        assert save_bytes(found) == sound()


def test_a_file_cut_anywhere_keeps_the_actions_before_the_cut() -> None:
    for length in range(len(sound()) - 1):
        data = sound()[:length]
        found = bad(data)
        whole = min(data.count(b"\n"), ACTIONS + 1)
        if whole:
            assert found.played is not None
            assert found.played.length >= whole - 1
            assert found.message.text() == "The file was cut off or damaged near its end."
        assert found.stored is None


def test_only_the_last_end_of_line_may_be_missing() -> None:
    assert replayed("a", sound()[:-1], find_rules).session.state == game().state


@given(st.binary(max_size=200), st.integers(min_value=0))
def test_bytes_thrown_into_a_save_never_break_the_program(junk: bytes, place: int) -> None:
    at = place % len(sound())
    found = outcome_of(sound()[:at] + junk + sound()[at:])
    assert isinstance(found, BadSave) or found.state == game().state
