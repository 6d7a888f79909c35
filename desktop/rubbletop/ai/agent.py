# SPDX-License-Identifier: GPL-3.0-or-later
"""Who decides for a seat without a person: an agent sees its seat's view and returns an action."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Protocol, runtime_checkable

from rubbletop.kernel.facts import Action, Message, Seat
from rubbletop.kernel.rules import Beat, Rules
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import S


class Agent(Protocol):
    """Something that decides. It never sees the full state nor the dice to come."""

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: Random) -> Action:
        """Return a legal action of ``seat``, one of the seats that must decide in ``view``."""
        ...


@runtime_checkable
class Adviser(Agent, Protocol):
    """An agent that can say why."""

    def advise(self, rules: Rules[S], view: S, seat: Seat) -> tuple[Action, Message]:
        """Return what ``seat`` should do and, in one sentence, why."""
        ...


def play_out(
    session: Session[S], agents: Mapping[Seat, Agent], rng: Random, most: int
) -> Iterator[tuple[Beat[S], ...]]:
    """Have the agents play until nobody must decide or ``most`` actions are played.

    Yields the strokes of each action once it has been played. Where several seats must decide, the
    first in order does.
    """
    for _ in range(most):
        seats = session.rules.actors(session.state)
        if not seats:
            return
        seat = seats[0]
        view = session.rules.view(session.state, seat)
        yield session.submit(agents[seat].choose(session.rules, view, seat, rng))
