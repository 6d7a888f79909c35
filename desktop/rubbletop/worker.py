# SPDX-License-Identifier: GPL-3.0-or-later
"""The process in which computer players think, so that the window never waits for them."""

import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random

import msgspec

from rubbletop.ai.agent import Adviser, Agent
from rubbletop.games import registry
from rubbletop.kernel.codec import AnyRules, Codec, decoded, encoded
from rubbletop.kernel.facts import Action, Message, Record, Seat
from rubbletop.kernel.savefile import FindRules
from rubbletop.kernel.state import GameState

FindAgent = Callable[[str, str], Agent]
PATIENCE = 1.0
"""Seconds that a process gets to end by itself."""

_NO_ACTION = msgspec.Raw(b"null")


class Question(Record, frozen=True):
    """What a seat should do: the position as it sees it, who plays for it, the seed of its chance.

    ``explained`` asks for the reason too.
    """

    ticket: int
    game: str
    level: str
    seat: Seat
    seed: int
    view: msgspec.Raw
    explained: bool = False


class Reply(Record, frozen=True):
    """What came of a question: an action, or the fault that kept the agent from finding one.

    ``why`` is the reason for the action, None where none was asked for or the agent has none to give.
    """

    ticket: int
    action: msgspec.Raw = _NO_ACTION
    why: Message | None = None
    fault: str = ""


class WorkerError(Exception):
    """The computer player failed; the text is one line."""


def serve_games(line: Connection) -> None:
    """Answer questions about the games that there are."""
    serve(line, registry.rules, registry.agent)


def serve(line: Connection, find_rules: FindRules, find_agent: FindAgent) -> None:
    """Answer the questions that come down the line, one after another, until it is closed."""
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(encoded(_reply(decoded(line.recv_bytes(), Question), find_rules, find_agent)))


def _reply(question: Question, find_rules: FindRules, find_agent: FindAgent) -> Reply:
    try:
        rules = find_rules(question.game)
        view = Codec(rules).state(bytes(question.view))
        agent = find_agent(question.game, question.level)
        why: Message | None = None
        if question.explained and isinstance(agent, Adviser):
            action, why = agent.advise(rules, view, question.seat)
        else:
            action = agent.choose(rules, view, question.seat, Random(question.seed))
    except Exception as fault:
        return Reply(ticket=question.ticket, fault=f"{type(fault).__name__}: {fault}")
    return Reply(ticket=question.ticket, action=msgspec.Raw(encoded(action)), why=why)


def _alone(served_by: Callable[[Connection], None], line: Connection) -> None:
    """Serve in a process of its own, which leaves stops from the keyboard to the window's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    served_by(line)


class Worker:
    """Hands questions to the process and holds its answers against the question asked last.

    ``answer`` never waits: whoever asked looks again a little later. The process is started by the
    first question and ended by ``close``. ``why`` is the reason for the last answer, if one was asked for.
    """

    def __init__(self, served_by: Callable[[Connection], None] = serve_games) -> None:
        self.why: Message | None = None
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
    ) -> None:
        """Ask what ``seat`` should do; an earlier question is dropped, whatever is answered to it."""
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
        )
        self._started().send_bytes(encoded(question))
        self._rules = rules

    def answer(self) -> Action | None:
        """Return the action for the open question, None while there is no answer yet.

        Raises WorkerError where the agent failed or the process ended.
        """
        if self._rules is None or self._line is None:
            return None
        try:
            reply = decoded(self._line.recv_bytes(), Reply) if self._line.poll() else None
        except (EOFError, OSError) as fault:
            self.close()
            raise WorkerError("the process of the computer player ended") from fault
        if reply is None or reply.ticket != self._ticket:
            return None
        rules, self._rules = self._rules, None
        self.why = reply.why
        if reply.fault:
            raise WorkerError(reply.fault)
        return Codec(rules).action(bytes(reply.action))

    def cancel(self) -> None:
        """Drop the open question; a process that is still thinking about it is ended."""
        if self.is_thinking:
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
