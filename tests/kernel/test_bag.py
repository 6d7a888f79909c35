# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing from cups and decks."""

import pytest

from rubbletop.kernel.bag import drawn, shuffled
from rubbletop.kernel.dice import ScriptedDice, SeededDice
from rubbletop.kernel.facts import Seat, say

CUP = ("a", "b", "c")
DRAW = say("Draw")


def test_a_draw_takes_the_item_of_the_face_and_keeps_the_others_in_order() -> None:
    dice = ScriptedDice([2])
    assert drawn(dice, CUP, DRAW, (Seat("anna"),)) == ("b", ("a", "c"))
    assert [(roll.sides, roll.seen_by) for roll in dice.rolls] == [(3, ("anna",))]


def test_nothing_can_be_drawn_from_an_empty_cup() -> None:
    with pytest.raises(AssertionError, match="nothing to draw"):
        drawn(SeededDice(1), (), DRAW)


def test_a_shuffle_draws_all_items_one_after_another() -> None:
    assert shuffled(ScriptedDice([3, 1, 1]), CUP, DRAW) == ("c", "a", "b")
    assert shuffled(ScriptedDice([]), (), DRAW) == ()
