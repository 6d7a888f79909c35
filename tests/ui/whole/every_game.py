# SPDX-License-Identifier: GPL-3.0-or-later
"""Every game by mouse and by keyboard, with what each took; too long for the suite, so it is named by hand.

``pytest tests/ui/whole/every_game.py -n 0 -s``
"""

import time
from collections import Counter

import pytest

from tests.ui.whole.evening import Evening, begun_by_keys, begun_by_mouse, found_in_the_record
from tests.ui.whole.key_player import KeyPlayer
from tests.ui.whole.mouse_player import MousePlayer
from tests.ui.whole.player import Driver, Wishes

GAMES = [
    pytest.param(Evening("colossi", scenario, people, seed), odd, id=f"{scenario}-{people}-{seed}")
    for scenario in "123"
    for people in (1, 2)
    for seed, odd in ((1, 0.0), (2, 0.2), (3, 1.0))
]
MOST_CLICKS, MOST_KEYS = 3, 12


@pytest.mark.parametrize(("evening", "odd"), GAMES)
def test_by_mouse(mouse: MousePlayer, evening: Evening, odd: float) -> None:
    begun_by_mouse(mouse, evening)
    played(mouse, evening, odd, MOST_CLICKS)


@pytest.mark.parametrize(("evening", "odd"), GAMES)
def test_by_keys(keys: KeyPlayer, evening: Evening, odd: float) -> None:
    begun_by_keys(keys, evening)
    played(keys, evening, odd, MOST_KEYS)


def played(driver: Driver, evening: Evening, odd: float, most: int) -> None:
    """Play to the end and tell what it took."""
    before = driver.strokes, time.process_time()
    driver.play(Wishes(evening.game, evening.seed, odd))
    strokes, seconds = driver.strokes - before[0], time.process_time() - before[1]
    found_in_the_record(driver)
    kinds = Counter(type(action).__name__ for _, action in driver.costs)
    dearest = sorted(driver.costs, key=lambda cost: -cost[0])[:5]
    print(f"\n{len(driver.costs)} decisions, {strokes} strokes, {seconds:.0f} s; to begin {before[0]}")
    print(f"more than {most}: {dict(driver.dear(most))} of {dict(kinds)}")
    print("\n".join(f"  {cost}: {action}" for cost, action in dearest))
