# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the kernel under a game: ``python -m tests.bench.bench_kernel [GAME [GAMES]]``.

Prints, over random games, the times of listing, checking and applying an action, of its line in the
journal and of taking it back, all in milliseconds; then random self-play and replay from a save in
actions a second. A figure that misses what is promised is marked and makes the exit status 1.
"""

import sys
import tempfile
import time
from collections.abc import Callable
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
from tests.contract.cases import Case, case_of

P = ParamSpec("P")
T = TypeVar("T")


class Figures(msgspec.Struct, kw_only=True):
    """What was measured: times in milliseconds, rates in actions a second."""

    game: str
    games: int
    actions: int
    legal_median: float
    legal_worst: float
    check_median: float
    apply_median: float
    undo: float
    journal_median: float
    selfplay_rate: float
    replay_rate: float


MOST = {"legal_median": 1.0, "legal_worst": 20.0, "apply_median": 1.0, "undo": 50.0}
LEAST = {"selfplay_rate": 2_000.0, "replay_rate": 2_000.0}


def measured(game: str, games: int) -> Figures:
    """Return the figures of some random games."""
    case = case_of(game)
    _replayed([_played(case, 0)])
    selfplay, sessions = _timed(lambda: [_played(case, seed) for seed in range(1, games + 1)])
    replay = _replayed(sessions)
    actions = sum(session.length for session in sessions)
    legal, check, apply = _steps(sessions)
    return Figures(
        game=game,
        games=games,
        actions=actions,
        legal_median=median(legal),
        legal_worst=max(legal),
        check_median=median(check),
        apply_median=median(apply),
        undo=_undone(max(sessions, key=lambda session: session.length)),
        journal_median=_journal(case),
        selfplay_rate=1_000 * actions / selfplay,
        replay_rate=1_000 * actions / replay,
    )


def missed(figures: Figures) -> list[str]:
    """Return the names of the figures that miss what is promised."""
    found: dict[str, float] = msgspec.structs.asdict(figures)
    slow = [name for name, most in MOST.items() if found[name] > most]
    return slow + [name for name, least in LEAST.items() if found[name] < least]


def _timed(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[float, T]:
    """Return the milliseconds that some work takes, and what it returns."""
    start = time.perf_counter()
    result = work(*args, **kwargs)
    return 1_000 * (time.perf_counter() - start), result


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
    """Return the median time of an action together with its line in the journal, the disk included."""
    session: Session[Any] = Session(case.rules, case.setup(1))
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "a.journal", lambda message: sys.exit(message.text()))
        journal.follow(session)
        times = [_timed(session.submit, played.action)[0] for played in _played(case, 1).record]
        journal.close()
    return median(times)


def main() -> int:
    """Measure what the command line asks for, print it, and return the exit status."""
    game = sys.argv[1] if len(sys.argv) > 1 else "lantern"
    figures = measured(game, int(sys.argv[2]) if len(sys.argv) > 2 else 20)
    slow = missed(figures)
    for name, value in msgspec.structs.asdict(figures).items():
        shown = value if isinstance(value, str | int) else round(value, 4)
        print(f"{name:16} {shown}{'  MISSED' if name in slow else ''}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
