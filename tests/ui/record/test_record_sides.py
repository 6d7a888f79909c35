# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of games with two sides, and with dice of the players' own."""

from rubbletop.kernel.facts import Player, Seat
from rubbletop.ui.record import words
from tests.ui.record.conftest import Given


def test_the_record_names_the_sides_of_two_and_no_side_of_one(given_game: Given) -> None:
    ada = Player(seat=Seat("marines"), name="Ada")
    bo = Player(seat=Seat("colossi"), name="Colossi", level="random")

    assert (
        words.table_words(given_game(game="colossi", players=(ada, bo)))
        == "Ada (Marines), Colossi (at random)"
    )
    assert words.table_words(given_game(game="colossi", players=(ada,))) == "Ada"
    unnamed = Player(seat=Seat("marines"), name="Marine player")
    assert words.table_words(given_game(game="colossi", players=(unnamed, bo))).startswith("Marine player, ")


def test_the_record_tells_of_own_dice_only_where_there_were_some() -> None:
    assert words.options_words("colossi", {"own_dice": True, "jig_jig": True}) == "own dice, Jig-Jig"
    assert words.options_words("colossi", {"own_dice": False, "jig_jig": False, "edition": ""}) == ""
