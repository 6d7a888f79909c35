# SPDX-License-Identifier: GPL-3.0-or-later
"""The side of the process: it hears questions, has the agent think, and answers one after another."""

import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from random import Random

import msgspec

from rubbletop.ai.agent import Adviser, Agent
from rubbletop.ai.pace import Thinker
from rubbletop.board.faults import BoardError
from rubbletop.games import registry
from rubbletop.kernel.codec import AnyRules, Codec, encoded
from rubbletop.kernel.facts import Action, Message
from rubbletop.kernel.savefile import FindRules
from rubbletop.kernel.state import GameState
from rubbletop.worker.messages import Question, Reply, Stop

FindAgent = Callable[[str, str], Agent]
LOOK = 0.08
"""Seconds after which a stop is listened for."""


class Clock:
    """The pace of the clock on the wall: ``seconds`` from now on."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._began = time.monotonic()

    def left(self) -> float:
        """Return the share of the time that is left, 1.0 down to 0.0."""
        if self._seconds <= 0.0:
            return 0.0
        return max(0.0, 1.0 - (time.monotonic() - self._began) / self._seconds)


class Ear:
    """The process's end of the line: questions in their order, and stops of the one being thought about."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._waiting: deque[Question] = deque()

    def next(self) -> Question:
        """Return the next question, once there is one; a stop that comes too late is passed over."""
        while not self._waiting:
            self._hear()
        return self._waiting.popleft()

    def is_stopped(self, ticket: int) -> bool:
        """Return whether a question is to be answered at once: a stop came, or another question."""
        stopped = False
        while self._line.poll():
            heard = self._hear()
            stopped = stopped or isinstance(heard, Question) or heard.ticket == ticket
        return stopped or bool(self._waiting)

    def tell(self, said: Reply) -> None:
        """Send word to the window."""
        self._line.send_bytes(encoded(said))

    def _hear(self) -> Question | Stop:
        heard: Question | Stop = msgspec.json.decode(self._line.recv_bytes(), type=Question | Stop)
        if isinstance(heard, Question):
            self._waiting.append(heard)
        return heard


class HeardPace(Clock):
    """The pace of a question: its time on the clock, until a stop is heard."""

    def __init__(self, question: Question, ear: Ear) -> None:
        super().__init__(question.think)
        self._ticket = question.ticket
        self._ear = ear
        self._look_at = time.monotonic() + LOOK
        self._is_stopped = False

    def left(self) -> float:
        """Return the share of the time that is left, 0.0 once a stop was heard."""
        left = super().left()
        if time.monotonic() >= self._look_at and not self._is_stopped:
            self._look_at = time.monotonic() + LOOK
            self._is_stopped = self._ear.is_stopped(self._ticket)
        return 0.0 if self._is_stopped else left


def serve_games(line: Connection) -> None:
    """Answer questions about the games that there are."""
    serve(line, registry.rules, registry.agent)


def serve(line: Connection, find_rules: FindRules, find_agent: FindAgent) -> None:
    """Answer the questions that come down the line, one after another, until it is closed.

    There is one agent for each game and level, which may remember what it thought.
    """
    ear, kept = Ear(line), cache(find_agent)
    with suppress(EOFError, OSError):
        while True:
            ear.tell(_reply(ear.next(), find_rules, kept, ear))


def _reply(question: Question, find_rules: FindRules, find_agent: FindAgent, ear: Ear) -> Reply:
    try:
        rules = find_rules(question.game)
        view = Codec(rules).state(bytes(question.view))
        agent = find_agent(question.game, question.level)
        action, why = _decided(question, rules, view, agent, ear)
    except BoardError as fault:
        return Reply(ticket=question.ticket, fault=str(fault))
    except Exception as fault:
        return Reply(ticket=question.ticket, fault=f"{type(fault).__name__}: {fault}")
    return Reply(ticket=question.ticket, action=msgspec.Raw(encoded(action)), why=why)


def _decided(
    question: Question, rules: AnyRules, view: GameState, agent: Agent, ear: Ear
) -> tuple[Action, Message | None]:
    """Return the agent's action and the reason, None where none was asked for or it has none."""
    if question.explained and isinstance(agent, Adviser):
        return agent.advise(rules, view, question.seat)
    rng = Random(question.seed)
    if question.think > 0.0 and isinstance(agent, Thinker):
        return agent.think(rules, view, question.seat, rng, HeardPace(question, ear)), None
    return agent.choose(rules, view, question.seat, rng), None
