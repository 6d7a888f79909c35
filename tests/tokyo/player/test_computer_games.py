# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players of every level play the first turns of games of 2, 3 and 4, and only ever do what is legal."""

from random import Random

import pytest

from rubbletop.ai.agent import play_out
from rubbletop.games import registry
from rubbletop.kernel.session import Session
from tests.tokyo.builders import rules, setup

MOST_ACTIONS = 500


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_computer_players_play_on_from_the_opening(level: str, players: int) -> None:
    session = Session(rules(), setup(players))
    agents = {seat: registry.agent("tokyo", level) for seat in session.state.seats}
    for _ in play_out(session, agents, Random(1), MOST_ACTIONS):
        pass
    assert session.state.turn > 3 or session.state.ended
