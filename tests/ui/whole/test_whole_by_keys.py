# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games by keyboard alone, from the start page to the record."""

from tests.ui.whole.evening import Evening, begun_by_keys, found_in_the_record
from tests.ui.whole.key_player import KeyPlayer
from tests.ui.whole.player import Wishes


def test_scenario_1_is_played_by_keyboard(keys: KeyPlayer) -> None:
    begun_by_keys(keys, Evening("colossi", "1", seed=7))
    keys.paint_no_more()

    keys.play(Wishes("colossi", 7, odd=0.2))

    assert keys.page.bridge.outcome is not None
    assert keys.dear(16) == {}
    found_in_the_record(keys)
