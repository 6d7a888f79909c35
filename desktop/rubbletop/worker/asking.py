# SPDX-License-Identifier: GPL-3.0-or-later
"""The side of the window: it asks, looks for the answer a little later, and can stop or end the process."""

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from rubbletop.kernel.codec import AnyRules, Codec, encoded
from rubbletop.kernel.facts import Action, Message, Seat
from rubbletop.kernel.state import GameState
from rubbletop.worker.messages import Question, Reply, Stop
from rubbletop.worker.serving import serve_games


class WorkerError(Exception):
    """The computer player failed; the text is one line."""


class WorkerGoneError(WorkerError):
    """The process of the computer player ended; another may be asked."""


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
        self._send(encoded(question))
        self._rules, self._think = rules, think

    def stop(self) -> None:
        """Have an agent that thinks answer at once with the best found so far."""
        if self._rules is not None and self._think and self._line is not None:
            try:
                self._line.send_bytes(encoded(Stop(ticket=self._ticket)))
            except OSError:
                self.close()

    def answer(self) -> Action | None:
        """Return the action for the open question, None while there is no answer yet.

        Raises WorkerError where the agent failed, WorkerGoneError where the process ended.
        """
        reply = self._reply()
        if self._rules is None or reply is None:
            return None
        rules, self._rules = self._rules, None
        self.why = reply.why
        if reply.fault:
            raise WorkerError(reply.fault)
        return Codec(rules).action(bytes(reply.action))

    def _send(self, question: bytes) -> None:
        """Send a question; where the process has ended while nothing was asked of it, to another."""
        try:
            self._started().send_bytes(question)
        except OSError:
            self.close()
            self._started().send_bytes(question)

    def _reply(self) -> Reply | None:
        """Return the reply to the open question, None while there is none."""
        if self._rules is None or self._line is None:
            return None
        try:
            while self._line.poll():
                said = msgspec.json.decode(self._line.recv_bytes(), type=Reply)
                if said.ticket == self._ticket:
                    return said
        except (EOFError, OSError) as fault:
            self.close()
            raise WorkerGoneError("the process of the computer player ended") from fault
        return None

    def cancel(self) -> None:
        """Drop the open question: an agent that thinks is told to stop, any other ends with its process."""
        if self._think:
            self.stop()
            self._rules = None
        elif self.is_thinking:
            self.close()

    def close(self) -> None:
        """End the process, whatever it is at, even where it does not run; a later question starts another."""
        self._rules = None
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
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
