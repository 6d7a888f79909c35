# SPDX-License-Identifier: GPL-3.0-or-later
"""The powers beside the board: hands, troops, tracks, each with what it brings (45, 20, 39, 40)."""

import pytest
from PySide6.QtWidgets import QLabel

from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.kernel.facts import Seat
from rubbletop.ui.barrel.powers import powers
from rubbletop.ui.game_screen import Value
from rubbletop.ui.parts import players_card
from rubbletop.ui.words import worded
from tests.barrel.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    given_game,
    given_region,
    given_reserve,
    ground,
    rules,
)
from tests.ui.barrel.conftest import Hand
from tests.ui.barrel_panels.barrel_forms import Lay

TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR))


def value(s: BarrelState, seat: Seat, name: str) -> Value:
    row = next(row for row in powers(ground(), s) if row.seat == seat)
    return next(value for value in row.values if worded(value.label) == name)


def told(s: BarrelState, seat: Seat, name: str) -> str:
    return worded(value(s, seat, name).use)


def test_every_player_is_shown_with_hand_troops_and_tracks() -> None:
    s = given_game(TURN).with_power(TWO, pacifism=7, influence=6, media=4, contracts=3, oil=5)
    s = given_region(s, "bassora", TWO, troops={TWO: 6}, barrels=2)

    row = powers(ground(), s)[1]

    assert row.seat == TWO
    assert [one.shown for one in row.values] == ["10", "5", "6/5", "7", "6", "4", "3"]
    assert told(s, TWO, "oil") == "in hand; 2 barrels in the regions"
    assert told(s, TWO, "troops") == "6 troops on the board, 5 tolerated"
    assert told(s, TWO, "Mass-media") == "5 troops tolerated"
    assert told(s, TWO, "Contracts") == "worth $7 at the end"


def test_ruling_20_pacifism_tells_the_fines_of_the_turn_and_of_the_end() -> None:
    s = given_reserve(given_game(TURN).with_power(ONE, pacifism=7), ONE, troops=2)

    assert told(s, ONE, "Pacifism") == "a fine of $3 each turn, $30 at the end; speculation +2"
    assert told(s, TWO, "Pacifism") == "no fine"


def test_pacifism_tells_what_this_turns_check_will_make_of_it() -> None:
    s = given_reserve(given_game(TURN).with_power(ONE, pacifism=3), ONE, troops=5)

    assert told(s, ONE, "Pacifism") == (
        "no fine. After this turn’s check 5: a fine of $1 each turn, $10 at the end; speculation +1"
    )


def test_39_40_influence_tells_the_rank_with_the_government() -> None:
    s = replace(given_game(TURN).with_power(ONE, influence=4), government=35)
    s = given_region(s, "bassora", TWO)

    assert told(s, ONE, "Influence") == "+1 against bombs; rank 1 with the Government, 4 points: 11 barrels"
    assert told(s, TWO, "Influence") == "+0 against bombs; rank 2 with the Government, 2.5 points: 8 barrels"


def test_too_many_troops_are_told_with_the_steps_of_pacifism() -> None:
    s = given_region(given_game(TURN), "bassora", ONE, troops={ONE: 5})

    over, under = value(s, ONE, "troops").tally, value(s, TWO, "troops").tally

    assert over is not None
    assert over.total == 2
    assert under is not None
    assert under.total == -1
    assert value(given_region(s, "bassora", ONE, troops={ONE: 3}), ONE, "troops").tally is None


def test_45_a_hidden_hand_is_a_question_mark_and_its_worth_is_left_out() -> None:
    s = rules().view(given_game(TURN).with_power(TWO, oil=9, contracts=3), ONE)

    assert (value(s, TWO, "$").shown, value(s, TWO, "oil").shown) == ("?", "?")
    assert told(s, TWO, "$").startswith("hidden. If the game ended now, without the hand: $7 (")
    assert told(s, ONE, "$").startswith("dollars in hand. If the game ended now: $10 (Cash $10, ")


def test_the_card_has_a_column_for_each_value(lay: Lay) -> None:
    s = given_region(given_game(TURN), "bassora", ONE, troops={ONE: 5})
    hand: Hand = lay(s.with_power(ONE, pacifism=7, contracts=4))
    card = hand.page.column.players

    shown = [cell for cell in card.findChildren(QLabel) if cell.isVisible() and cell.text()]
    cells = {cell.accessibleName(): cell for cell in shown}

    assert cells["One, troops: 5/3"].text() == "5/3"
    assert "5 troops, 3 tolerated" in cells["One, troops: 5/3"].toolTip()
    assert cells["One, Contracts: 4"].toolTip() == "Contracts: worth $10 at the end"
    assert {"$", "oil", "troops", "Pac", "Inf", "Med", "Con"} <= {cell.text() for cell in shown}
    assert "person" not in {cell.text() for cell in shown}
    assert card.minimumSizeHint().width() <= 300


def test_where_letters_are_large_only_the_first_values_have_columns(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players_card, "pixels", lambda size: 2 * size)
    hand: Hand = lay(given_game(TURN).with_power(ONE, pacifism=7))
    shown = [cell for cell in hand.page.column.players.findChildren(QLabel) if cell.isVisible()]

    assert {"$", "oil", "troops"} <= {cell.text() for cell in shown}
    assert "Pac" not in {cell.text() for cell in shown}
    name = next(cell for cell in shown if cell.text() == "One")
    assert name.toolTip() == "One: person\nPacifism: 7\nInfluence: 0\nMass-media: 0\nContracts: 0"
