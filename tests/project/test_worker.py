# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players think in a process of their own; what they answer too late is dropped."""

import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import cast

import msgspec
import pytest

from rubbletop.ai.agent import Agent
from rubbletop.kernel.codec import Codec, decoded, encoded
from rubbletop.kernel.facts import Action, Message, Seat, say
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import S
from rubbletop.worker import Question, Reply, Worker, WorkerError, serve
from tests.cli import toy
from tests.toy.game import ANNA, BERT, LanternHill, given_session
from tests.toy.parts import Bid

LONG_ENOUGH = 30.0


def serve_toy(line: Connection) -> None:
    """Serve Lantern Hill."""
    serve(line, toy.rules, toy.agent)


def serve_nobody(line: Connection) -> None:
    """Take a question and end."""
    line.recv_bytes()


def serve_late(line: Connection) -> None:
    """Answer every question as though it were the one before, then as what it is."""
    with suppress(EOFError, OSError):
        question = decoded(line.recv_bytes(), Question)
        for ticket in (question.ticket - 1, question.ticket):
            bid = Bid(seat=question.seat, oil=ticket)
            line.send_bytes(encoded(Reply(ticket=ticket, action=msgspec.Raw(encoded(bid)))))


@pytest.fixture
def worker(request: pytest.FixtureRequest) -> Iterator[Worker]:
    """A worker served by the function that the test names."""
    worker = Worker(request.param)
    yield worker
    worker.close()


def _asked(worker: Worker, level: str = "easy") -> None:
    rules = LanternHill()
    view = rules.view(given_session().state, ANNA)
    worker.ask(rules, view, ANNA, level, seed=1)


def _answer(worker: Worker) -> Action | None:
    """Return the answer, None if the process does not give one."""
    line = worker._line
    assert line is not None
    end = time.monotonic() + LONG_ENOUGH
    while worker.is_thinking and line.poll(max(0.0, end - time.monotonic())):
        answer = worker.answer()
        if answer is not None:
            return answer
    return None


def _question(level: str, game: str = "lantern") -> bytes:
    view = msgspec.Raw(encoded(LanternHill().view(given_session().state, BERT)))
    return encoded(Question(ticket=4, game=game, level=level, seat=BERT, seed=2, view=view))


class OneQuestion:
    """A line down which one question comes before it is closed; keeps what is replied."""

    def __init__(self, question: bytes) -> None:
        self._questions = [question]
        self.replies: list[Reply] = []

    def recv_bytes(self) -> bytes:
        """Return the question, once."""
        if not self._questions:
            raise EOFError
        return self._questions.pop()

    def send_bytes(self, data: bytes) -> None:
        """Keep a reply."""
        self.replies.append(decoded(data, Reply))


def _served(question: bytes) -> Reply:
    """Return what is replied to a question."""
    line = OneQuestion(question)
    serve(cast("Connection", line), toy.rules, toy.agent)
    (reply,) = line.replies
    return reply


def test_a_question_is_answered_with_a_legal_action_of_its_seat() -> None:
    reply = _served(_question("easy"))

    assert (reply.ticket, reply.fault) == (4, "")
    action = Codec(LanternHill()).action(bytes(reply.action))
    LanternHill().check(given_session().state, action)
    assert action.seat == BERT


def test_the_same_seed_gives_the_same_answer() -> None:
    assert _served(_question("easy")) == _served(_question("easy"))


@pytest.mark.parametrize(
    ("level", "game", "fault"),
    [("hard", "lantern", "ZeroDivisionError: the agent broke"), ("easy", "chess", "LookupError: chess")],
)
def test_a_fault_of_the_agent_is_told_and_the_line_stays_open(level: str, game: str, fault: str) -> None:
    assert _served(_question(level, game)) == Reply(ticket=4, fault=fault)


class Adviser:
    """Bids one, and says why."""

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: Random) -> Action:
        raise AssertionError("asked to choose, not to explain")

    def advise(self, rules: Rules[S], view: S, seat: Seat) -> tuple[Action, Message]:
        return Bid(seat=seat, oil=1), say("One is enough.")


def _adviser(game: str, level: str) -> Agent:
    return Adviser()


def test_an_agent_that_can_say_why_does_so_when_asked() -> None:
    asked = decoded(_question("easy"), Question)
    line = OneQuestion(encoded(msgspec.structs.replace(asked, explained=True)))

    serve(cast("Connection", line), toy.rules, _adviser)

    assert [reply.why for reply in line.replies] == [say("One is enough.")]


@pytest.mark.parametrize("worker", [serve_toy], indirect=True)
def test_the_process_answers_one_question_after_another(worker: Worker) -> None:
    for _ in range(2):
        _asked(worker)
        action = _answer(worker)

        assert isinstance(action, Bid)
        assert not worker.is_thinking


@pytest.mark.parametrize("worker", [serve_toy], indirect=True)
def test_an_agent_that_fails_is_reported(worker: Worker) -> None:
    _asked(worker, "hard")

    with pytest.raises(WorkerError, match="ZeroDivisionError: the agent broke"):
        _answer(worker)
    assert not worker.is_thinking


@pytest.mark.parametrize("worker", [serve_nobody], indirect=True)
def test_a_process_that_ends_is_reported(worker: Worker) -> None:
    _asked(worker)

    with pytest.raises(WorkerError, match="the process of the computer player ended"):
        _answer(worker)


@pytest.mark.parametrize("worker", [serve_late], indirect=True)
def test_an_answer_to_an_older_question_is_dropped(worker: Worker) -> None:
    _asked(worker)

    assert _answer(worker) == Bid(seat=ANNA, oil=1)


@pytest.mark.parametrize("worker", [serve_toy], indirect=True)
def test_a_dropped_question_is_not_answered(worker: Worker) -> None:
    _asked(worker)
    worker.cancel()

    assert not worker.is_thinking
    assert worker.answer() is None


def test_a_worker_that_was_asked_nothing_has_no_process() -> None:
    worker = Worker()

    assert (worker.is_thinking, worker.answer()) == (False, None)
    worker.close()
