# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players at one table: they finish whole phases, legally, from nothing but their views."""

from random import Random

import pytest

from rubbletop.ai.agent import Adviser, Agent
from rubbletop.ai.pace import Counted, Thinker
from rubbletop.games.tokyo.player import player
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Player, Seat, Setup
from rubbletop.kernel.session import Session
from tests.tokyo.builders import rules

MOST = 4_000


def played_game(
    levels: tuple[str, ...], seed: int, turns: int, looks: int = 0, **options: str | int | bool
) -> Session[TokyoState]:
    """Return a game that computer players of these levels played until it was over or the turn came."""
    players = tuple(
        Player(seat=seat, name=seat, level=level) for seat, level in zip(SEATS, levels, strict=False)
    )
    session = Session(rules(), Setup(scenario="1", seed=seed, players=players, options=options))
    agents: dict[Seat, Agent] = {
        seat: player(level) for seat, level in zip(session.state.seats, levels, strict=True)
    }
    rng = Random(seed)
    for _ in range(MOST):
        seats = rules().actors(session.state)
        if not seats or session.state.turn >= turns:
            return session
        agent, view = agents[seats[0]], rules().view(session.state, seats[0])
        if looks and isinstance(agent, Thinker):
            action = agent.think(rules(), view, seats[0], rng, Counted(looks))
        else:
            action = agent.choose(rules(), view, seats[0], rng)
        session.submit(action)
    raise AssertionError("the game does not go on")


@pytest.mark.parametrize(
    ("levels", "seed", "turns"),
    [
        (("easy", "easy", "easy", "easy"), 1, 8),
        (("normal", "easy", "normal"), 2, 5),
        (("hard", "normal", "easy", "hard"), 4, 4),
        (("hard", "easy"), 5, 5),
    ],
)
def test_games_go_on_at_every_level(levels: tuple[str, ...], seed: int, turns: int) -> None:
    session = played_game(levels, seed, turns)

    assert session.state.turn == turns or session.state.ended


def test_with_all_options_games_go_on_as_well() -> None:
    session = played_game(
        ("hard", "normal", "easy"), 7, 3, hidden_cash=True, even_seats=True, no_own_vp=True, populace="dealt"
    )

    assert session.state.turn == 3


def test_the_same_chance_gives_the_same_game() -> None:
    first, second = (played_game(("hard", "easy"), 9, 2, looks=4) for _ in range(2))

    assert first.state == second.state


def test_only_the_normal_player_gives_reasons_and_only_the_hard_one_thinks() -> None:
    agents = [player(level) for level in ("easy", "normal", "hard")]

    assert [isinstance(agent, Adviser) for agent in agents] == [False, True, False]
    assert [isinstance(agent, Thinker) for agent in agents] == [False, False, True]


def test_the_player_who_gives_hints_has_a_reason_for_all_that_it_does() -> None:
    told = set()
    players = tuple(Player(seat=seat, name=seat) for seat in SEATS[:2])
    session = Session(rules(), Setup(scenario="1", seed=4, players=players))
    adviser = player("normal")
    assert isinstance(adviser, Adviser)
    while session.state.turn < 2:
        seat = rules().actors(session.state)[0]
        action, why = adviser.advise(rules(), rules().view(session.state, seat), seat)
        told.add(why.text())
        session.submit(action)

    assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)
    assert len(told) > 20
