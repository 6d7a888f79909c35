# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast sight and distances are: first question from a space, a check after that, all pairs.

Run with `python tests/bench/bench_sight.py`; it prints medians in milliseconds and microseconds.
"""

import statistics
import timeit
from collections.abc import Callable
from functools import partial

from rubbletop.board.load import load_board
from rubbletop.board.model import Board
from rubbletop.board.sight import Sight

CHECKS = 100_000


def seconds(work: Callable[[], object], times: int) -> float:
    """The median time of a piece of work."""
    return statistics.median(timeit.repeat(work, number=1, repeat=times))


def first_questions(board: Board) -> list[float]:
    """The time of the first question from each tenth space, in seconds, with nothing known before."""
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


def report(name: str) -> None:
    """Print the figures of one board."""
    board = load_board(name)
    spaces = list(board.spaces)
    first = first_questions(board)
    whole = seconds(lambda: all_pairs(board), 3)
    sight = Sight(board)
    row, goal, blockers = sight.row(spaces[0]), spaces[-1], sight.mask(spaces[::5])
    check = timeit.timeit(lambda: row[goal] & blockers, number=CHECKS) / CHECKS
    asked = timeit.timeit(lambda: sight.between(spaces[0], goal) & blockers, number=CHECKS) / CHECKS
    board.distance(spaces[0], goal)
    steps = timeit.timeit(lambda: board.distance(spaces[0], goal), number=CHECKS) / CHECKS
    print(f"{name}: {len(spaces)} spaces")
    print(f"  sight made ready         {1e3 * seconds(lambda: Sight(board), 9):8.2f} ms")
    print(f"  first question, median   {1e3 * statistics.median(first):8.2f} ms")
    print(f"  first question, worst    {1e3 * max(first):8.2f} ms")
    print(f"  all pairs                {1e3 * whole:8.0f} ms")
    print(f"  row[b] & blockers        {1e6 * check:8.3f} µs")
    print(f"  between(a, b) & blockers {1e6 * asked:8.3f} µs")
    print(f"  distance(a, b)           {1e6 * steps:8.3f} µs")


if __name__ == "__main__":
    for board_name in ("alpha", "beta", "tokyo"):
        report(board_name)
