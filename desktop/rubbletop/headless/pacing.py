# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players that think on the clock, so many seconds over each phase."""

from random import Random

from rubbletop.ai.agent import Agent
from rubbletop.ai.pace import Thinker
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import S
from rubbletop.worker.serving import Clock


class Paced:
    """A thinker that has its seconds for all decisions of one seat in one phase together."""

    def __init__(self, thinker: Thinker, seconds: float) -> None:
        self._thinker = thinker
        self._seconds = seconds
        self._phase: tuple[str, Seat] | None = None
        self._left = 0.0

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: Random) -> Action:
        """Return what the thinker finds in what is left of its time."""
        phase = rules.phase(view), seat
        if phase != self._phase:
            self._phase, self._left = phase, self._seconds
        clock = Clock(self._left)
        action = self._thinker.think(rules, view, seat, rng, clock)
        self._left *= clock.left()
        return action


def paced(agent: Agent, seconds: float) -> Agent:
    """Return an agent that thinks for so many seconds over a phase, where it is one that thinks."""
    return Paced(agent, seconds) if seconds > 0.0 and isinstance(agent, Thinker) else agent
