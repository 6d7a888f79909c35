# SPDX-License-Identifier: GPL-3.0-or-later
"""Paces without a clock, and agents that think at them."""

from random import Random

from rubbletop.ai.agent import Agent
from rubbletop.ai.pace import Counted, Pace, Thinker
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games import registry
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import S


class Ponderer(RandomAgent):
    """Thinks as long as it may."""

    def think(self, rules: Rules[S], view: S, seat: Seat, rng: Random, pace: Pace) -> Action:
        """Choose anything once the time is up."""
        while pace.left() > 0.0:
            pass
        return self.choose(rules, view, seat, rng)


def test_a_counted_pace_is_up_after_so_many_looks() -> None:
    pace = Counted(4)
    assert [pace.left() for _ in range(6)] == [1.0, 0.75, 0.5, 0.25, 0.0, 0.0]
    assert Counted(0).left() == 0.0


def test_a_thinker_is_told_from_other_agents() -> None:
    ponderer, plain = Ponderer(), RandomAgent()
    agents: list[Agent] = [ponderer, plain]
    assert [isinstance(agent, Thinker) for agent in agents] == [True, False]


def test_a_level_that_is_not_said_to_think_gets_no_time() -> None:
    assert registry.think("colossi", "normal") == 0.0
