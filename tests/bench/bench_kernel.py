# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the kernel under a game: ``python -m tests.bench.bench_kernel [GAME [GAMES]]``.

Prints, over random games, the times of listing, checking and applying an action, of its line in the
journal and of taking it back; then random self-play and replay from a save in actions a second. All but
the journal is processor time. A figure that misses what is promised is marked and makes the exit
status 1.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, ParamSpec, TypeVar

import msgspec

from rubbletop.ai.agent import play_out
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.journal import Journal
from rubbletop.kernel.savefile import load, save
from rubbletop.kernel.session import TAKE_BACKS, Session
from tests.bench.figures import Figure, reported
from tests.contract.cases import Case, case_of

P = ParamSpec("P")
T = TypeVar("T")


def measured(game: str, games: int) -> Iterator[Figure]:
    """Measure some random games."""
    case = case_of(game)
    _replayed([_played(case, 0)])
    selfplay, sessions = _timed(lambda: [_played(case, seed) for seed in range(1, games + 1)])
    actions = sum(session.length for session in sessions)
    legal, check, apply = _steps(sessions)
    longest = max(sessions, key=lambda session: session.length)
    yield Figure("actions played", actions, "")
    yield Figure("listing, median", median(legal), "ms", most=1.0)
    yield Figure("listing, worst", max(legal), "ms", most=20.0)
    yield Figure("checking, median", median(check), "ms")
    yield Figure("applying and settling, median", median(apply), "ms", most=1.0)
    yield Figure(f"taking back action {longest.length}", _undone(longest), "ms", most=50.0)
    yield Figure("an action with its line in the journal", _journal(case), "ms")
    yield Figure("random self-play", 1_000 * actions / selfplay, "/s", least=2_000.0)
    yield Figure("replay from saves", 1_000 * actions / _replayed(sessions), "/s", least=2_000.0)


def _timed(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[float, T]:
    """Return the milliseconds that some work takes the processor, and what it returns."""
    start = time.process_time()
    result = work(*args, **kwargs)
    return 1_000 * (time.process_time() - start), result


def _played(case: Case[Any], seed: int) -> Session[Any]:
    session: Session[Any] = Session(case.rules, case.setup(seed))
    agents = {seat: RandomAgent() for seat in session.setup.seats}
    for _ in play_out(session, agents, Random(seed), case.actions):
        pass
    return session


def _replayed(sessions: list[Session[Any]]) -> float:
    """Return the milliseconds in which games come back from their saves, where they are played again."""
    with tempfile.TemporaryDirectory() as folder:
        saves = [Path(folder) / f"{number}.rubble" for number in range(len(sessions))]
        for session, path in zip(sessions, saves, strict=True):
            save(session, path)
        rules = sessions[0].rules
        return _timed(lambda: [load(path, lambda _game: rules) for path in saves])[0]


def _steps(sessions: list[Session[Any]]) -> tuple[list[float], list[float], list[float]]:
    """Return the times of listing, checking, and applying with settling, of each action of the games."""
    legal: list[float] = []
    check: list[float] = []
    apply: list[float] = []
    for session in sessions:
        rules = session.rules
        for number, played in enumerate(session.record):
            state = session.entry(number).state
            legal.append(_timed(rules.legal, state, played.action.seat)[0])
            check.append(_timed(rules.check, state, played.action)[0])
            strokes = rules.apply(state, played.action, ScriptedDice(played.faces))
            apply.append(_timed(list, strokes)[0])
    return legal, check, apply


def _undone(longest: Session[Any]) -> float:
    """Return the time of taking back the last action of a game."""
    setup = msgspec.structs.replace(longest.setup, options={TAKE_BACKS: True})
    session: Session[Any] = Session(longest.rules, setup, longest.entry(0).faces)
    for played in longest.record:
        session.replayed(played)
    return _timed(session.undo)[0]


def _journal(case: Case[Any]) -> float:
    """Return the median time by the clock of an action with its line in the journal, the disk included."""
    session: Session[Any] = Session(case.rules, case.setup(1))
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "a.journal", lambda message: sys.exit(message.text()))
        journal.follow(session)
        times = []
        for played in _played(case, 1).record:
            start = time.perf_counter()
            session.submit(played.action)
            times.append(1_000 * (time.perf_counter() - start))
        journal.close()
    return median(times)


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "colossi"
    sys.exit(reported(measured(name, int(sys.argv[2]) if len(sys.argv) > 2 else 20)))
