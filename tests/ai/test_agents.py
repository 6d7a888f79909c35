# SPDX-License-Identifier: GPL-3.0-or-later
"""Agents, and games that they play among themselves."""

from collections import Counter
from random import Random

import msgspec

from rubbletop.ai.agent import play_out
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import GameState, S
from tests.toy.game import ANNA, BERT, LanternHill, given_session
from tests.toy.parts import Burn, Climb, ClimbFrame, Rest, Shove

AGENTS = {ANNA: RandomAgent(), BERT: RandomAgent()}


class Nosy(RandomAgent):
    """An agent that keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[GameState] = []

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: Random) -> Action:
        """Choose anything, after keeping the view."""
        self.shown.append(view)
        return super().choose(rules, view, seat, rng)


def test_a_random_agent_does_every_legal_thing_about_equally_often() -> None:
    s = msgspec.structs.replace(given_session().state, stack=(ClimbFrame(seats=(ANNA,)),))
    rng = Random(1)
    chosen = [RandomAgent().choose(LanternHill(), s, ANNA, rng) for _ in range(4_000)]
    kinds = Counter(type(action) for action in chosen)
    assert set(kinds) == {Rest, Climb, Burn, Shove}
    assert all(900 < count < 1_100 for count in kinds.values())
    burned = Counter(action.oil for action in chosen if isinstance(action, Burn))
    assert set(burned) == {2, 4, 6}


def test_agents_play_a_game_to_its_end() -> None:
    session = given_session()
    strokes = list(play_out(session, AGENTS, Random(1), 1_000))
    assert len(strokes) == session.length
    assert session.rules.outcome(session.state) is not None


def test_agents_stop_where_they_are_told_to() -> None:
    session = given_session()
    assert len(list(play_out(session, AGENTS, Random(1), 3))) == 3
    assert session.length == 3


def test_the_same_generator_plays_the_same_game() -> None:
    first, second = given_session(), given_session()
    for session in (first, second):
        for _ in play_out(session, AGENTS, Random(9), 1_000):
            pass
    assert first.record == second.record


def test_an_agent_sees_its_own_view_alone() -> None:
    session = given_session()
    nosy = Nosy()
    for _ in play_out(session, {ANNA: RandomAgent(), BERT: nosy}, Random(1), 1_000):
        pass
    assert nosy.shown
    assert all(view == session.rules.view(view, BERT) for view in nosy.shown)  # type: ignore[arg-type]
