# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of games: what is kept of a game, when, and what becomes of a damaged or unwritable file."""

import errno
import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from random import Random

import msgspec
import pytest

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import Message, Player, say
from rubbletop.kernel.session import Session
from rubbletop.paths import FolderError, player_folders
from rubbletop.records import file as file_of_games
from rubbletop.records.dice import DiceCount
from rubbletop.records.file import FILE_NAME, PastGames
from rubbletop.records.game import Course, PastGame, dice_of, past_game
from rubbletop.records.keeper import RecordKeeper
from tests.toy.game import ANNA, BERT, LanternHill, given_session
from tests.toy.parts import HillState

Told = list[Message]
COURSE = Course(take_backs=False, taken_back=0, is_whole=True)
replace = msgspec.structs.replace


def play_on(session: Session[HillState]) -> None:
    """Play at random until the game is over."""
    agent, chance = RandomAgent(), Random(3)
    while session.state.stack:
        seat = session.rules.actors(session.state)[0]
        view = session.rules.view(session.state, seat)
        session.submit(agent.choose(session.rules, view, seat, chance))


@pytest.fixture(scope="module")
def over() -> PastGame:
    """A game of Anna and Bert that is over."""
    session = given_session(level="easy")
    play_on(session)
    outcome = session.rules.outcome(session.state)
    assert outcome is not None
    when = datetime(2026, 3, 1, 13, 5, tzinfo=timezone(timedelta(hours=2)))
    return past_game(session, outcome, COURSE, when)


@pytest.fixture
def games(home: Path) -> PastGames:
    return PastGames()


@pytest.fixture
def told() -> Told:
    return []


def test_of_a_game_is_kept_who_played_what_and_how_it_came_out(over: PastGame) -> None:
    assert (over.game, over.scenario, over.seed, over.turns > 1) == ("lantern", "1", 1, True)
    assert over.when == datetime(2026, 3, 1, 11, 5, tzinfo=UTC)
    assert [player.name for player in over.people] == ["Anna"]
    assert over.computers == ("easy",)
    assert over.points == over.scores[ANNA]
    assert over.is_won == (ANNA in over.winners)


def test_the_dice_of_a_game_are_counted_and_those_of_several_added(over: PastGame) -> None:
    session = given_session(level="easy")
    play_on(session)
    faces = [face for entry in session.entries for beat in entry.beats for roll in beat.rolls
             for face in roll.faces if roll.is_dice]  # fmt: skip

    assert sum(over.dice) == len(faces) > 0
    assert over.dice[0] == faces.count(1)
    uncounted = replace(over, dice=())
    assert dice_of([over, uncounted, over]).thrown == [2 * count for count in over.dice]
    assert dice_of([uncounted]).total == 0


def count(*faces: int) -> DiceCount:
    made = DiceCount()
    made.add(Roll(say("Dice"), 6, faces))
    return made


def test_six_sided_dice_are_counted_and_no_others() -> None:
    made = count(1, 1, 6)
    made.add(Roll(say("Cup"), 12, (3,)))

    assert made.thrown == [2, 0, 0, 0, 0, 1]
    assert (made.total, made.expected, round(made.mean, 3)) == (3, 0.5, 2.667)


@pytest.mark.parametrize(
    ("thrown", "chance"),
    # From tables of the chi-squared distribution with five degrees of freedom.
    [((), 1.0), ((10,) * 6, 1.0), ((16, 10, 10, 10, 10, 4), 0.206), ((20, 10, 10, 10, 10, 0), 0.0012)],
)
def test_how_far_dice_stray_is_told_as_a_chance(thrown: tuple[int, ...], chance: float) -> None:
    assert DiceCount(thrown).chance == pytest.approx(chance, abs=0.002)


def test_points_are_those_of_the_best_person(over: PastGame) -> None:
    both = replace(over, players=tuple(replace(each, level=None) for each in over.players))
    nobody = replace(over, players=(Player(seat=BERT, name="Bert", level="easy"),))

    assert replace(both, scores={ANNA: 3, BERT: 5}).points == 5
    assert nobody.points is None
    assert not replace(nobody, winners=(BERT,)).is_won


def test_a_game_is_read_as_it_was_kept(games: PastGames, over: PastGame) -> None:
    assert games.kept().games == ()

    assert games.add(over) is None

    assert games.kept().games == (over,)
    assert games.kept().notice is None
    assert games.path == player_folders().data / FILE_NAME


def test_a_game_that_is_there_action_by_action_is_not_kept_twice(games: PastGames, over: PastGame) -> None:
    games.add(over)
    games.add(replace(over, when=datetime.now(UTC)))

    assert games.kept().games == (over,)


def test_a_game_takes_the_place_of_another_one(games: PastGames, over: PastGame) -> None:
    other = replace(over, id="other")
    games.add(over)
    games.add(other, instead_of=over.id)

    assert games.kept().games == (other,)


def test_games_are_removed(games: PastGames, over: PastGame) -> None:
    for name in "abc":
        games.add(replace(over, id=name))

    assert games.remove(("a", "c")) is None

    assert [game.id for game in games.kept().games] == ["b"]


DAMAGED = (b'{"id": "half', b"\xff\xfe", b'{"id": 7}', b"[" * 90_000)


@pytest.mark.parametrize("line", DAMAGED)
def test_a_damaged_line_is_passed_over_and_told_and_never_lost(
    games: PastGames, over: PastGame, line: bytes
) -> None:
    games.add(over)
    with games.path.open("ab") as file:
        file.write(line)

    games.add(replace(over, id="later"))
    games.remove((over.id,))

    kept = games.kept()
    assert [game.id for game in kept.games] == ["later"]
    assert kept.damaged == 1
    assert kept.notice is not None
    assert str(games.path) in kept.notice.text()
    assert line in games.path.read_bytes().split(b"\n")


@pytest.mark.parametrize(
    "changes",
    [
        {"headline": {"template": "{who} wins", "fields": {"name": "Anna"}}},
        {"headline": {"template": "{", "fields": {"name": "Anna"}}},
        {"headline": {"template": "{name:>999999999}", "fields": {"name": "Anna"}}},
        {"when": "2026-03-01T11:05:00"},
        {"dice": [1, -1, 0, 0, 0, 0]},
    ],
    ids=["no such field", "open brace", "too wide", "no time zone", "fewer dice than none"],
)
def test_a_line_that_cannot_be_shown_is_damaged(
    games: PastGames, over: PastGame, changes: dict[str, object]
) -> None:
    games.add(over)
    games.path.write_bytes(msgspec.json.encode({**msgspec.to_builtins(over), **changes}))

    assert (games.kept().games, games.kept().damaged) == ((), 1)


def test_a_file_that_is_too_large_is_left_alone(
    games: PastGames, over: PastGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    games.add(over)
    before = games.path.read_bytes()
    monkeypatch.setattr(file_of_games, "LARGEST", 10)

    kept, wrong = games.kept(), games.add(replace(over, id="later"))

    assert kept.games == ()
    assert kept.notice == wrong
    assert wrong is not None
    assert "left as it is" in wrong.text()
    assert games.path.read_bytes() == before


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
def test_where_the_disk_is_full_or_read_only_the_old_record_stays(
    games: PastGames, over: PastGame, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    games.add(over)

    def fail(path: Path, data: bytes) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(file_of_games, "write_whole", fail)
    wrong = games.add(replace(over, id="later"))

    assert wrong is not None
    assert wrong.text().startswith("The record of games is not kept: ")
    assert games.kept().games == (over,)


def test_a_home_that_cannot_be_written_is_told(over: PastGame, tmp_path: Path) -> None:
    (tmp_path / "home").write_bytes(b"")
    games = PastGames(tmp_path / "home")

    wrong = games.add(over)

    assert wrong is not None
    assert str(tmp_path / "home") in wrong.text()


def test_a_folder_that_cannot_be_made_is_told(
    games: PastGames, over: PastGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(folder: Path) -> Path:
        raise FolderError(f"{folder} cannot be written: no space")

    monkeypatch.setattr(file_of_games, "writable", fail)

    wrong = games.add(over)

    assert wrong is not None
    assert (
        wrong.text() == f"The record of games is not kept: {games.path.parent} cannot be written: no space."
    )


def test_a_name_that_no_file_can_hold_is_told(games: PastGames, over: PastGame) -> None:
    half = replace(over, players=(Player(seat=ANNA, name="\ud800"),))

    assert games.add(half) is not None
    assert games.kept().games == ()


# When a game is kept


Follow = Callable[[Session[HillState]], RecordKeeper]


@pytest.fixture
def follow(games: PastGames, told: Told) -> Follow:
    def followed(session: Session[HillState]) -> RecordKeeper:
        keeper = RecordKeeper(games, told.append)
        keeper.follow(session)
        return keeper

    return followed


def test_a_game_is_kept_when_it_ends(games: PastGames, follow: Follow, told: Told) -> None:
    session = given_session()
    follow(session)

    play_on(session)

    (kept,) = games.kept().games
    assert kept.actions == session.length
    assert kept.course == COURSE
    assert told == []


def test_what_was_taken_back_is_counted_and_another_end_takes_the_place_of_the_first(
    games: PastGames, follow: Follow
) -> None:
    session = given_session(take_backs=True)
    follow(session)
    play_on(session)
    (first,) = games.kept().games

    while session.length > 3:
        session.undo()
    assert games.kept().games == (first,)
    play_on(session)

    (kept,) = games.kept().games
    assert kept.course == Course(take_backs=True, taken_back=first.actions - 3, is_whole=True)


def test_an_end_played_again_as_it_was_is_kept_once(games: PastGames, follow: Follow) -> None:
    session = given_session(take_backs=True)
    follow(session)
    play_on(session)

    session.undo()
    session.redo()

    assert len(games.kept().games) == 1


def test_of_a_game_that_was_begun_before_it_is_not_known_what_was_taken_back(
    games: PastGames, follow: Follow
) -> None:
    session = given_session()
    seat = session.rules.actors(session.state)[0]
    session.submit(RandomAgent().choose(session.rules, session.state, seat, Random(1)))
    follow(session)

    play_on(session)

    assert [game.course.is_whole for game in games.kept().games] == [False]


def test_a_demo_is_nobodys_game(games: PastGames, follow: Follow) -> None:
    setup = given_session().setup
    players = tuple(replace(player, level="easy") for player in setup.players)
    session = Session(LanternHill(), replace(setup, players=players))
    follow(session)

    play_on(session)

    assert games.kept().games == ()


def test_a_game_put_away_is_not_watched_any_more(games: PastGames, follow: Follow) -> None:
    first, second = given_session(), given_session()
    follow(first).follow(second)

    play_on(first)

    assert games.kept().games == ()


def test_the_player_is_told_where_a_game_cannot_be_kept(
    follow: Follow, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PastGames, "add", lambda *_: say("no room"))
    session = given_session()
    follow(session)

    play_on(session)

    assert told == [say("no room")]
