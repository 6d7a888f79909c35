# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and games of Colossi for two players."""

from functools import cache
from random import Random

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit
from rubbletop.games.colossi.steps.base import COLOSSI
from rubbletop.kernel.facts import Player, Setup
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import Frame
from tests.colossi.builders import SEAT, given_state, rules

PAIR = (SEAT, COLOSSI)


def given_pair(*things: Unit | Tribe | Rubble | Frame, **fields: object) -> ColossiState:
    """Return a state of scenario 1 with two players."""
    return given_state(*things, **{"seats": PAIR, **fields})  # type: ignore[arg-type]


def offers(s: ColossiState) -> tuple[Offer, ...]:
    """Return what the Colossi player may do now."""
    return rules().legal(s, COLOSSI)


def begun_pair(scenario: str, seed: int, **options: str | int | bool) -> Session[ColossiState]:
    """Return a game of two players at its beginning."""
    players = tuple(Player(seat=seat, name=seat.title()) for seat in PAIR)
    return Session(rules(), Setup(scenario=scenario, seed=seed, players=players, options=options))


@cache
def pair_game(scenario: str, seed: int) -> Session[ColossiState]:
    """Return a game of two players who decide at random."""
    return played_out(begun_pair(scenario, seed), seed)


def played_out(session: Session[ColossiState], seed: int) -> Session[ColossiState]:
    """Play a game to its end at random, each seat upon its own view, and return it."""
    agent, rng = RandomAgent(), Random(seed)
    while session.state.stack:
        (seat,) = rules().actors(session.state)
        session.submit(agent.choose(rules(), rules().view(session.state, seat), seat, rng))
    return session
