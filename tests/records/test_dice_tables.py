# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice told apart by what they were thrown for and by who threw them, and kept so in the record of games."""

from pathlib import Path

import msgspec
import pytest

from rubbletop.kernel.codec import decoded, encoded
from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import Message, say
from rubbletop.records.dice import DiceCount, DiceTable, kind_of
from rubbletop.records.file import PastGames
from rubbletop.records.game import PastGame, Throws, dice_table, table_of
from tests.records.test_past_games import over, play_on  # noqa: F401 - a fixture
from tests.toy.game import ANNA, BERT, given_session

FIRE, FALL = say("Fire"), say("{who} falls", who="Anna")
CLAP, SLING = say("Thunderclap"), say("Boulder Sling")


def roll(purpose: Message, *faces: int, sides: int = 6, by_lot: bool = False) -> Roll:
    return Roll(purpose, sides, faces, by_lot=by_lot)


@pytest.fixture
def table() -> DiceTable:
    made = DiceTable()
    made.add(roll(FIRE, 1, 2, 2), ANNA)
    made.add(roll(FIRE, 6), BERT)
    made.add(roll(FALL, 3), "")
    return made


def test_a_kind_of_throw_is_its_purpose_without_names() -> None:
    assert kind_of(FALL) == Message("{who} falls", {"who": "…"})
    assert kind_of(FIRE) == FIRE


def test_attacks_of_different_kinds_are_kept_apart_and_those_of_one_kind_are_not() -> None:
    made = DiceTable()
    for number, attack in enumerate((CLAP, SLING, CLAP)):
        made.add(roll(say("{attack} on {unit}", attack=attack, unit=f"Squad {number}"), 4), "")

    assert [(kind.text(), count.total) for kind, count in made.by_kind] == [
        ("Thunderclap on …", 2),
        ("Boulder Sling on …", 1),
    ]


def test_dice_are_summed_by_purpose_and_by_thrower(table: DiceTable) -> None:
    assert table.whole.thrown == [1, 2, 1, 0, 0, 1]
    assert [(kind.text(), count.total) for kind, count in table.by_kind] == [("Fire", 4), ("… falls", 1)]
    assert [(by, count.thrown) for by, count in table.by_thrower] == [
        (ANNA, [1, 2, 0, 0, 0, 0]),
        (BERT, [0, 0, 0, 0, 0, 1]),
        ("", [0, 0, 1, 0, 0, 0]),
    ]


def test_names_do_not_part_what_is_one_kind(table: DiceTable) -> None:
    table.add(roll(say("{who} falls", who="Bert"), 3), "")

    assert table.by_kind[1][1].thrown == [0, 0, 2, 0, 0, 0]


def test_lots_and_other_dice_are_passed_over(table: DiceTable) -> None:
    table.add(roll(FIRE, 9, sides=12), ANNA)
    table.add(roll(FIRE, 4, by_lot=True), ANNA)

    assert table.whole.total == 5


def test_the_dice_of_a_game_are_those_of_its_decisions_and_of_nobody() -> None:
    session = given_session(level="easy")
    play_on(session)
    table = dice_table(session)
    thrown = [
        face for entry in session.entries for beat in entry.beats for roll in beat.rolls if roll.is_dice
        for face in roll.faces
    ]  # fmt: skip

    assert table.whole.total == len(thrown) > 0
    assert {by for by, _ in table.by_thrower} <= {ANNA, BERT, ""}


def test_the_record_keeps_dice_by_purpose_and_kind_of_player(over: PastGame) -> None:  # noqa: F811
    table = table_of([over, over])

    assert table.whole.thrown == [2 * count for count in over.dice]
    assert {by for by, _ in table.by_thrower} <= {"person", "computer", "game"}
    assert decoded(encoded(over), PastGame) == over


def test_a_record_of_an_earlier_version_is_read_and_counts_nothing_by_purpose(
    over: PastGame,  # noqa: F811
    home: Path,
) -> None:
    line = msgspec.json.decode(encoded(over))
    del line["throws"]
    games = PastGames()
    games.path.parent.mkdir(parents=True, exist_ok=True)
    games.path.write_bytes(msgspec.json.encode(line) + b"\n")

    kept = games.kept()

    assert (kept.damaged, len(kept.games)) == (0, 1)
    assert kept.games[0].dice == over.dice
    assert table_of(kept.games).whole.total == 0


@pytest.mark.parametrize(
    "throws",
    [
        Throws(kind=FIRE, by="person", faces=(1, 2)),
        Throws(kind=FIRE, by="person", faces=(1, 2, 3, 4, 5, -6)),
        Throws(kind=Message("{who} fires", {"whom": "Anna"}), by="person", faces=(1, 2, 3, 4, 5, 6)),
    ],
)
def test_a_line_with_impossible_dice_is_damaged(throws: Throws, over: PastGame, home: Path) -> None:  # noqa: F811
    games = PastGames()
    games.path.parent.mkdir(parents=True, exist_ok=True)
    games.path.write_bytes(encoded(msgspec.structs.replace(over, throws=(throws,))) + b"\n")

    assert games.kept().damaged == 1


def test_counts_are_joined() -> None:
    count = DiceCount((1, 0, 0, 0, 0, 0))

    count.join(DiceCount((0, 2, 0, 0, 0, 0)))

    assert count.thrown == [1, 2, 0, 0, 0, 0]
