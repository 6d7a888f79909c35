# SPDX-License-Identifier: GPL-3.0-or-later
"""Every kind of dice, and the record that each keeps."""

from collections import Counter
from hashlib import blake2b
from random import Random

import pytest

from rubbletop.kernel.dice import OutOfFaces, Roll, SampledDice, ScriptedDice, SeededDice, TypedDice
from rubbletop.kernel.facts import Seat, say

FIRE = say("Fire")


def test_a_roll_knows_purpose_faces_and_total() -> None:
    roll = ScriptedDice([5, 2]).roll(FIRE, 2)
    assert roll == Roll(FIRE, 6, (5, 2))
    assert roll.total == 7


def test_dice_keep_all_rolls_in_order() -> None:
    dice = ScriptedDice([5, 2, 13])
    rolls = [dice.roll(FIRE, 2), dice.roll(say("Draw"), 1, 20)]
    assert dice.rolls == rolls
    assert dice.faces() == (5, 2, 13)


def test_throw_n_of_a_seed_is_a_hash_of_both() -> None:
    expected = [
        int.from_bytes(blake2b(f"77:{n}".encode(), digest_size=16).digest(), "big") % 6 + 1 for n in range(20)
    ]
    assert list(SeededDice(77).roll(FIRE, 20).faces) == expected


def test_seeded_dice_go_on_after_the_throws_already_made() -> None:
    whole = SeededDice(3).roll(FIRE, 10).faces
    assert SeededDice(3, thrown=4).roll(FIRE, 6).faces == whole[4:]


def test_seeded_dice_show_every_face_about_equally_often() -> None:
    counts = Counter(SeededDice(1).roll(FIRE, 6_000).faces)
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1_150 for count in counts.values())


def test_scripted_dice_say_what_they_were_asked_for_when_they_run_out() -> None:
    with pytest.raises(OutOfFaces) as caught:
        ScriptedDice([1]).roll(FIRE, 2, 8)
    assert (caught.value.purpose, caught.value.sides) == (FIRE, 8)


@pytest.mark.parametrize("face", [0, 7, -1])
def test_scripted_dice_refuse_a_face_that_the_die_does_not_have(face: int) -> None:
    with pytest.raises(ValueError, match="Fire: a die of 6 sides cannot show"):
        ScriptedDice([face]).roll(FIRE)


def test_scripted_dice_hand_out_what_is_left_once() -> None:
    dice = ScriptedDice([1, 2, 3])
    dice.roll(FIRE)
    assert dice.left() == (2, 3)
    assert dice.left() == ()


def test_sampled_dice_follow_the_generator_of_the_player() -> None:
    faces = SampledDice(Random(5)).roll(FIRE, 100, 4).faces
    assert faces == SampledDice(Random(5)).roll(FIRE, 100, 4).faces
    assert set(faces) == {1, 2, 3, 4}


def test_typed_dice_take_dice_from_the_player_and_draws_from_the_rest() -> None:
    dice = TypedDice([6, 1], ScriptedDice([9]))
    assert dice.roll(FIRE).faces == (6,)
    assert dice.roll(say("Draw"), 1, 13).faces == (9,)
    assert dice.roll(FIRE).faces == (1,)
    with pytest.raises(OutOfFaces):
        dice.roll(FIRE)


def test_typed_dice_say_how_many_of_a_throw_are_lacking_and_take_none_of_them() -> None:
    dice = TypedDice([6, 1], ScriptedDice([]))
    with pytest.raises(OutOfFaces) as caught:
        dice.roll(FIRE, 5)
    assert (caught.value.purpose, caught.value.sides, caught.value.lacking) == (FIRE, 6, 3)
    assert dice.roll(FIRE, 2).faces == (6, 1)


def test_a_lot_among_six_is_not_typed_in() -> None:
    dice = TypedDice([], ScriptedDice([4]))
    assert dice.lot(say("Draw"), 6, (Seat("anna"),)) == 4
    assert dice.rolls == [Roll(say("Draw"), 6, (4,), (Seat("anna"),), by_lot=True)]
    assert not dice.rolls[0].is_dice
