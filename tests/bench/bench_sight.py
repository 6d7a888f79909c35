# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast sight and distances are: first question from a space, a check after that, all pairs.

Run with ``python -m tests.bench.bench_sight [BOARD...]``; it prints medians in milliseconds and
microseconds. A figure that misses what is promised is marked and makes the exit status 1.
"""

import statistics
import sys
import timeit
from collections.abc import Callable, Iterator
from functools import partial

from rubbletop.board.load import load_board
from rubbletop.board.model import Board
from rubbletop.board.sight import Sight
from tests.bench.figures import Figure, reported

CHECKS = 20_000
MOST_FIRST, MOST_PAIRS, MOST_CHECK = 10.0, 1_500.0, 2.0


def seconds(work: Callable[[], object], times: int) -> float:
    """Return the median time of a piece of work."""
    return statistics.median(timeit.repeat(work, number=1, repeat=times))


def first_questions(board: Board) -> list[float]:
    """Return the time of the first question from each tenth space, in seconds, with nothing known before."""
    times = []
    for space in list(board.spaces)[::10]:
        sight = Sight(board)
        times.append(timeit.timeit(partial(sight.row, space), number=1))
    return times


def all_pairs(board: Board) -> None:
    """Work out all lines of a board with nothing known before."""
    sight = Sight(board)
    while sight.look_ahead():
        pass


def figures(name: str) -> Iterator[Figure]:
    """Measure one board."""
    board = load_board(name)
    spaces = list(board.spaces)
    first = first_questions(board)
    yield Figure(f"{name}: sight made ready", 1e3 * seconds(lambda: Sight(board), 9), "ms")
    yield Figure(f"{name}: first question, median", 1e3 * statistics.median(first), "ms", most=MOST_FIRST)
    yield Figure(f"{name}: first question, worst", 1e3 * max(first), "ms", most=MOST_FIRST)
    yield Figure(f"{name}: all pairs", 1e3 * seconds(lambda: all_pairs(board), 3), "ms", most=MOST_PAIRS)
    sight = Sight(board)
    row, goal, blockers = sight.row(spaces[0]), spaces[-1], sight.mask(spaces[::5])
    board.distance(spaces[0], goal)
    checks: dict[str, Callable[[], object]] = {
        "row[b] & blockers": lambda: row[goal] & blockers,
        "between(a, b) & blockers": lambda: sight.between(spaces[0], goal) & blockers,
        "distance(a, b)": lambda: board.distance(spaces[0], goal),
    }
    for asked, check in checks.items():
        each = statistics.median(timeit.repeat(check, number=CHECKS, repeat=5)) / CHECKS
        yield Figure(f"{name}: {asked}", 1e6 * each, "µs", most=MOST_CHECK)


if __name__ == "__main__":
    boards = sys.argv[1:] or ["alpha", "beta", "tokyo"]
    sys.exit(reported(figure for board_name in boards for figure in figures(board_name)))
