# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players of One More Barrel at one table: they finish whole games, legally, from their views."""

from random import Random

import pytest

from rubbletop.ai.agent import Agent
from rubbletop.games.barrel.player import player
from rubbletop.games.barrel.rules import SEATS
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Player, Seat, Setup
from rubbletop.kernel.session import Session
from tests.barrel.builders import rules

MOST = 2_000


def played_game(levels: tuple[str, ...], seed: int, **options: str | int | bool) -> Session[BarrelState]:
    """Return a game that computer players of these levels played to its end."""
    people = tuple(
        Player(seat=seat, name=seat, level=level) for seat, level in zip(SEATS, levels, strict=False)
    )
    session = Session(rules(), Setup(scenario="1", seed=seed, players=people, options=options))
    agents: dict[Seat, Agent] = {
        seat: player(level) for seat, level in zip(session.state.seats, levels, strict=True)
    }
    rng = Random(seed)
    for _ in range(MOST):
        seats = rules().actors(session.state)
        if not seats:
            return session
        view = rules().view(session.state, seats[0])
        session.submit(agents[seats[0]].choose(rules(), view, seats[0], rng))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("levels", "seed"),
    [
        (("easy", "normal", "hard"), 1),
        (("easy", "easy", "normal", "easy", "easy"), 3),
    ],
)
def test_games_of_three_and_five_come_to_their_end(levels: tuple[str, ...], seed: int) -> None:
    session = played_game(levels, seed, turns=12)

    outcome = rules().outcome(session.state)
    assert outcome is not None
    assert set(outcome.scores) == set(session.state.seats)
