# SPDX-License-Identifier: GPL-3.0-or-later
"""A state with something damaged in it is refused, or can be played on."""

from random import Random
from typing import Any

import msgspec
import pytest

from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import Range
from tests.barrel.builders import rules
from tests.barrel.positions import POSITIONS

DAMAGES = 150
"""Damaged copies of each position."""
STRAY: tuple[Any, ...] = (
    0,
    1,
    2,
    3,
    7,
    15,
    16,
    99,
    -1,
    "one",
    "two",
    "five",
    "najaf",
    "bassora",
    "border",
    "x",
    None,
    [],
)


def damaged(value: Any, rng: Random) -> Any:
    """Return a copy of plain data with one thing in it changed, dropped or doubled, picked by chance."""
    if isinstance(value, dict) and value and rng.random() < 0.95:
        key = rng.choice(list(value))
        return {**value, key: damaged(value[key], rng)}
    if isinstance(value, list) and value:
        place = rng.randrange(len(value))
        match rng.randrange(4):
            case 0:
                return value[:place] + value[place + 1 :]
            case 1:
                return [*value, value[place]]
            case _:
                return [*value[:place], damaged(value[place], rng), *value[place + 1 :]]
    alike = [stray for stray in STRAY if isinstance(stray, type(value))]
    return rng.choice(alike if alike and rng.random() < 0.8 else STRAY)


def read(plain: Any) -> BarrelState | None:
    """Return the state that plain data tell, None where their types are wrong already."""
    try:
        return msgspec.convert(plain, BarrelState)
    except msgspec.ValidationError:
        return None


def play_on(s: BarrelState, rng: Random) -> None:
    """Let somebody decide something, where somebody must; an exception fails the test."""
    for seat in rules().actors(s):
        rules().prompt(s, seat)
        offers = rules().legal(s, seat)
        assert offers, "somebody must decide, and can do nothing"
        chosen = rng.choice(offers)
        action = chosen.at(chosen.high) if isinstance(chosen, Range) else chosen
        rules().wording(s, action)
        for beat in rules().apply(s, action, SeededDice(1)):
            assert rules().contradiction(beat.state) == ""
        return


@pytest.mark.parametrize("name", POSITIONS)
def test_a_damaged_state_is_refused_or_can_be_played_on(name: str) -> None:
    rng, sound, refused = Random(name), 0, 0
    plain = msgspec.to_builtins(POSITIONS[name])
    for _ in range(DAMAGES):
        s = read(damaged(plain, rng))
        if s is None:
            continue
        if rules().contradiction(s):
            refused += 1
        else:
            sound += 1
            play_on(s, rng)

    assert refused > sound / 4, "damage goes unseen"
    assert refused + sound > DAMAGES / 10, "nearly all damage is of types"


@pytest.mark.parametrize("name", POSITIONS)
def test_an_undamaged_state_is_sound_and_can_be_played_on(name: str) -> None:
    s = POSITIONS[name]

    assert rules().contradiction(s) == ""
    assert read(msgspec.to_builtins(s)) == s
    play_on(s, Random(name))
