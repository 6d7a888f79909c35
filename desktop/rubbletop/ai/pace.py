# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a computer player may think, told to it without a clock; and those who think at a pace."""

from random import Random
from typing import Protocol, runtime_checkable

from rubbletop.ai.agent import Agent
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import S


class Pace(Protocol):
    """How long an agent may still think: 1.0 at the start of its time, 0.0 when it is up or it is stopped."""

    def left(self) -> float:
        """Return the share of the time that is left, 1.0 down to 0.0; to be asked often."""
        ...


@runtime_checkable
class Thinker(Agent, Protocol):
    """An agent that gets better the longer it thinks.

    The time is for a whole phase of its seat: the agent may plan the phase when it is first asked and
    remember the plan. One agent serves all seats of its level and game after game, so what it remembers
    must be held against the view before it is used.
    """

    def think(self, rules: Rules[S], view: S, seat: Seat, rng: Random, pace: Pace) -> Action:
        """Return the best legal action of ``seat`` found while the pace left time."""
        ...


class Counted:
    """A pace without a clock: the time is up after it was asked ``most`` times."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._asked = 0

    def left(self) -> float:
        """Return the share of the questions that are left, and count this one."""
        left = max(0.0, 1.0 - self._asked / self._most) if self._most else 0.0
        self._asked += 1
        return left
