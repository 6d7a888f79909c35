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
from rubbletop.ai.pace import Pace
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.board.faults import BoardError
from rubbletop.kernel.codec import Codec, decoded, encoded
from rubbletop.kernel.facts import Action, Message, Seat, say
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import S
from rubbletop.worker.asking import Worker, WorkerError, WorkerGoneError
from rubbletop.worker.messages import Question, Reply, Stop
from rubbletop.worker.serving import Clock, serve
from tests.cli import toy
from tests.toy.game import ANNA, BERT, LanternHill, given_session
from tests.toy.parts import Bid

LONG_ENOUGH = 30.0


def serve_toy(line: Connection) -> None:
    """Serve Lantern Hill."""
    serve(line, toy.rules, toy.agent)


class Ponderer(RandomAgent):
    """Thinks until its time is up, then bids how often it has thought."""

    def __init__(self) -> None:
        self._thoughts = 0

    def think(self, rules: Rules[S], view: S, seat: Seat, rng: Random, pace: Pace) -> Action:
        while pace.left() > 0.0:
            pass
        self._thoughts += 1
        return Bid(seat=seat, oil=self._thoughts)


def _ponderer(game: str, level: str) -> Agent:
    return Ponderer()


def serve_ponderers(line: Connection) -> None:
    """Serve Lantern Hill with those who think as long as they may."""
    serve(line, toy.rules, _ponderer)


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


def _asked(worker: Worker, level: str = "easy", think: float = 0.0) -> None:
    rules = LanternHill()
    view = rules.view(given_session().state, ANNA)
    worker.ask(rules, view, ANNA, level, seed=1, think=think)


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
    """A line down which one question comes before it is closed; keeps what is said in reply.

    ``later`` comes down it once the question is being thought about.
    """

    def __init__(self, question: bytes, *later: bytes) -> None:
        self._heard = [question, *later]
        self.replies: list[Reply] = []

    def poll(self) -> bool:
        """Return whether anything more comes."""
        return bool(self._heard)

    def recv_bytes(self) -> bytes:
        """Return what comes next."""
        if not self._heard:
            raise EOFError
        return self._heard.pop(0)

    def send_bytes(self, data: bytes) -> None:
        """Keep a reply."""
        self.replies.append(decoded(data, Reply))


def _served(question: bytes) -> Reply:
    """Return what is replied to a question."""
    line = OneQuestion(question)
    serve(cast("Connection", line), toy.rules, toy.agent)
    (reply,) = line.replies
    return reply


def test_a_board_that_is_gone_is_told_in_its_own_words() -> None:
    def without_board(game: str) -> LanternHill:
        raise BoardError("hill.toml", "file", "is gone")

    line = OneQuestion(_question("easy"))
    serve(cast("Connection", line), without_board, toy.agent)

    assert [reply.fault for reply in line.replies] == ["hill.toml: file: is gone"]


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

    with pytest.raises(WorkerGoneError, match="the process of the computer player ended"):
        _answer(worker)


@pytest.mark.parametrize("worker", [serve_toy], indirect=True)
def test_a_process_that_ends_while_it_is_idle_is_replaced_by_the_next_question(worker: Worker) -> None:
    _asked(worker)
    assert _answer(worker) is not None
    ended = worker._process
    assert ended is not None
    ended.kill()
    ended.join(LONG_ENOUGH)

    _asked(worker)

    assert isinstance(_answer(worker), Bid)
    assert worker._process is not ended


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


def _ponders(*later: bytes, think: float = LONG_ENOUGH) -> OneQuestion:
    """Return the line down which someone was asked who thinks, and ``later`` came."""
    asked = msgspec.structs.replace(decoded(_question("easy"), Question), think=think)
    line = OneQuestion(encoded(asked), *later)
    serve(cast("Connection", line), toy.rules, _ponderer)
    return line


def test_time_passes_for_a_thinker_by_the_clock() -> None:
    assert Clock(0.0).left() == 0.0
    clock = Clock(LONG_ENOUGH)
    assert 0.0 < clock.left() <= 1.0


def test_a_thinker_answers_when_its_time_is_up() -> None:
    line = _ponders(think=0.2)

    assert [reply.fault for reply in line.replies] == [""]


def test_a_thinker_without_time_just_chooses() -> None:
    line = _ponders(think=0.0)

    LanternHill().check(given_session().state, Codec(LanternHill()).action(bytes(line.replies[0].action)))


def test_a_thinker_that_is_stopped_answers_at_once() -> None:
    line = _ponders(encoded(Stop(ticket=4)))

    assert [Codec(LanternHill()).action(bytes(reply.action)) for reply in line.replies] == [
        Bid(seat=BERT, oil=1)
    ]


def test_a_stop_for_an_older_question_is_passed_over() -> None:
    line = _ponders(encoded(Stop(ticket=3)), think=0.2)

    assert [reply.ticket for reply in line.replies] == [4]


def test_another_question_stops_the_one_before_and_one_agent_remembers_both() -> None:
    again = msgspec.structs.replace(decoded(_question("easy"), Question), ticket=5, think=0.1)
    line = _ponders(encoded(Stop(ticket=1)), encoded(again))

    assert [reply.ticket for reply in line.replies] == [4, 5]
    assert [Codec(LanternHill()).action(bytes(reply.action)) for reply in line.replies] == [
        Bid(seat=BERT, oil=1),
        Bid(seat=BERT, oil=2),
    ]


@pytest.mark.parametrize("worker", [serve_ponderers], indirect=True)
def test_a_worker_stops_a_thinker(worker: Worker) -> None:
    _asked(worker, think=LONG_ENOUGH)
    assert worker.answer() is None

    worker.stop()

    assert _answer(worker) == Bid(seat=ANNA, oil=1)


@pytest.mark.parametrize("worker", [serve_ponderers], indirect=True)
def test_a_question_to_a_thinker_that_is_dropped_keeps_its_process(worker: Worker) -> None:
    _asked(worker, think=LONG_ENOUGH)
    process = worker._process
    worker.cancel()

    assert (worker.is_thinking, worker.answer()) == (False, None)
    _asked(worker, think=0.1)
    assert _answer(worker) == Bid(seat=ANNA, oil=2)
    assert worker._process is process


@pytest.mark.parametrize("worker", [serve_nobody], indirect=True)
def test_a_stop_to_a_process_that_has_ended_ends_the_question(worker: Worker) -> None:
    _asked(worker, think=LONG_ENOUGH)
    assert worker._process is not None
    worker._process.join(LONG_ENOUGH)
    worker.stop()
    worker.stop()

    assert not worker.is_thinking


def test_a_worker_that_was_asked_nothing_has_no_process() -> None:
    worker = Worker()

    assert (worker.is_thinking, worker.answer()) == (False, None)
    worker.close()
