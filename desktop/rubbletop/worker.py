# SPDX-License-Identifier: GPL-3.0-or-later
"""The process in which computer players think, so that the window never waits for them."""

import signal
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random

import msgspec

from rubbletop.ai.agent import Adviser, Agent
from rubbletop.ai.pace import Thinker
from rubbletop.games import registry
from rubbletop.kernel.codec import AnyRules, Codec, encoded
from rubbletop.kernel.facts import Action, Message, Record, Seat
from rubbletop.kernel.savefile import FindRules
from rubbletop.kernel.state import GameState

FindAgent = Callable[[str, str], Agent]
PATIENCE = 1.0
"""Seconds that a process gets to end by itself."""
LOOK = 0.08
"""Seconds after which a thinker's progress is told and a stop is listened for."""

_NO_ACTION = msgspec.Raw(b"null")


class Question(Record, frozen=True, tag=True):
    """What a seat should do: the position as it sees it, who plays for it, the seed of its chance.

    ``explained`` asks for the reason too. ``think`` is the seconds that the seat may think over its phase.
    """

    ticket: int
    game: str
    level: str
    seat: Seat
    seed: int
    view: msgspec.Raw
    explained: bool = False
    think: float = 0.0


class Stop(Record, frozen=True, tag=True):
    """Word to answer a question at once with the best found so far."""

    ticket: int


class Progress(Record, frozen=True, tag=True):
    """The share of the time to think that is gone, 0 to 1."""

    ticket: int
    gone: float


class Reply(Record, frozen=True, tag=True):
    """What came of a question: an action, or the fault that kept the agent from finding one.

    ``why`` is the reason for the action, None where none was asked for or the agent has none to give.
    """

    ticket: int
    action: msgspec.Raw = _NO_ACTION
    why: Message | None = None
    fault: str = ""


class WorkerError(Exception):
    """The computer player failed; the text is one line."""


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

    def tell(self, said: Reply | Progress) -> None:
        """Send word to the window."""
        self._line.send_bytes(encoded(said))

    def _hear(self) -> Question | Stop:
        heard: Question | Stop = msgspec.json.decode(self._line.recv_bytes(), type=Question | Stop)
        if isinstance(heard, Question):
            self._waiting.append(heard)
        return heard


class HeardPace(Clock):
    """The pace of a question: its time on the clock, until a stop is heard; progress is told on the way."""

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
            self._ear.tell(Progress(ticket=self._ticket, gone=1.0 - left))
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


def _alone(served_by: Callable[[Connection], None], line: Connection) -> None:
    """Serve in a process of its own, which leaves stops from the keyboard to the window's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    served_by(line)


class Worker:
    """Hands questions to the process and holds its answers against the question asked last.

    ``answer`` never waits: whoever asked looks again a little later. The process is started by the
    first question and ended by ``close``. ``why`` is the reason for the last answer, if one was asked for;
    ``gone`` the share of its time that the open question has taken, 0.0 where it has no time of its own.
    """

    def __init__(self, served_by: Callable[[Connection], None] = serve_games) -> None:
        self.why: Message | None = None
        self.gone = 0.0
        self._think = 0.0
        self._served_by = served_by
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ticket = 0
        self._rules: AnyRules | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a question is open."""
        return self._rules is not None

    def ask(
        self,
        rules: AnyRules,
        view: GameState,
        seat: Seat,
        level: str,
        seed: int,
        *,
        explained: bool = False,
        think: float = 0.0,
    ) -> None:
        """Ask what ``seat`` should do; an earlier question is dropped, whatever is answered to it.

        ``think`` is the seconds that an agent which thinks may take over the phase.
        """
        self.cancel()
        self._ticket += 1
        question = Question(
            ticket=self._ticket,
            game=rules.game,
            level=level,
            seat=seat,
            seed=seed,
            view=msgspec.Raw(encoded(view)),
            explained=explained,
            think=think,
        )
        self._started().send_bytes(encoded(question))
        self._rules, self._think, self.gone = rules, think, 0.0

    def stop(self) -> None:
        """Have an agent that thinks answer at once with the best found so far."""
        if self._rules is not None and self._think and self._line is not None:
            try:
                self._line.send_bytes(encoded(Stop(ticket=self._ticket)))
            except OSError:
                self.close()

    def answer(self) -> Action | None:
        """Return the action for the open question, None while there is no answer yet.

        Raises WorkerError where the agent failed or the process ended.
        """
        reply = self._reply()
        if self._rules is None or reply is None:
            return None
        rules, self._rules = self._rules, None
        self.why = reply.why
        if reply.fault:
            raise WorkerError(reply.fault)
        return Codec(rules).action(bytes(reply.action))

    def _reply(self) -> Reply | None:
        """Return the reply to the open question, None while there is none; take notice of progress."""
        if self._rules is None or self._line is None:
            return None
        try:
            while self._line.poll():
                said: Reply | Progress = msgspec.json.decode(self._line.recv_bytes(), type=Reply | Progress)
                if said.ticket != self._ticket:
                    continue
                if isinstance(said, Reply):
                    return said
                self.gone = said.gone
        except (EOFError, OSError) as fault:
            self.close()
            raise WorkerError("the process of the computer player ended") from fault
        return None

    def cancel(self) -> None:
        """Drop the open question: an agent that thinks is told to stop, any other ends with its process."""
        if self._think:
            self.stop()
            self._rules = None
        elif self.is_thinking:
            self.close()

    def close(self) -> None:
        """End the process; a later question starts another."""
        self._rules = None
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(PATIENCE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
            self._process = None

    def _started(self) -> Connection:
        """Return the line to the process, started if need be."""
        if self._line is None:
            context = get_context("spawn")
            self._line, other = context.Pipe()
            self._process = context.Process(target=_alone, args=(self._served_by, other), daemon=True)
            self._process.start()
            other.close()
        return self._line
