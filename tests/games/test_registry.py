# SPDX-License-Identifier: GPL-3.0-or-later
"""What the registry says of games, seats and computer players there are not."""

import pytest

from rubbletop.games import registry


def test_a_game_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="no game 'ludo'; there is colossi, tokyo"):
        registry.rules("ludo")


def test_the_seats_of_a_game_there_is_not_are_refused_by_name() -> None:
    with pytest.raises(LookupError, match="no game 'ludo'; there is colossi, tokyo"):
        registry.seats("ludo", "1")


def test_a_level_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="no level 'hard'; there is random, normal"):
        registry.agent("colossi", "hard")


def test_a_game_there_is_not_has_no_levels() -> None:
    assert registry.levels("ludo") == ()
