# SPDX-License-Identifier: GPL-3.0-or-later
"""How games of self-play went: a line for each, and a table of them all."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, stdev

import msgspec

from rubbletop.kernel.facts import Seat

UNFINISHED = "unfinished"
IN_HALF_DOLLARS = frozenset({"barrel"})
"""Games whose scores are half dollars."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went; ``outcome`` is its level of victory or ``unfinished``.

    ``think``: the seconds that each level may think over a phase.
    """

    seed: int
    seats: dict[Seat, str]
    outcome: str
    score: dict[Seat, int]
    winners: tuple[Seat, ...] = ()
    turns: int
    actions: int
    seconds: float
    think: dict[str, float] = {}

    @property
    def winner(self) -> Seat | None:
        """Who has won it alone, None where nobody or several have."""
        return self.winners[0] if len(self.winners) == 1 and len(self.seats) > 1 else None


def points(game: str, score: float, places: int = 0) -> str:
    """Return a score as it is told, with so many places behind the point; half dollars become dollars."""
    if game not in IN_HALF_DOLLARS:
        return f"{score:.{places}f}"
    sign = "-" if score < 0 else ""
    return f"{sign}${abs(score) / 2:.{max(1, places)}f}".removesuffix(".0")


def line(game: str, result: Result) -> str:
    """Return one playing of a game in one line."""
    scores = ", ".join(f"{seat} {points(game, score)}" for seat, score in result.score.items()) or "no score"
    return (
        f"seed {result.seed}: {result.outcome} ({scores}), turn {result.turns},"
        f" {result.actions} actions, {result.seconds:.2f} s"
    )


def summary(game: str, results: Sequence[Result]) -> Iterator[str]:
    """Return the lines that sum games up: how they ended, who won them, or for one player the mean score."""
    counted = Counter(result.outcome for result in results)
    actions = sum(result.actions for result in results)
    seconds = sum(result.seconds for result in results) or sys.float_info.min
    outcomes = ", ".join(f"{number} {outcome}" for outcome, number in counted.most_common())
    yield f"{len(results)} games: {outcomes}; {actions / seconds:.0f} actions a second"
    turns = sum(result.turns for result in results) / len(results)
    yield f"on average {turns:.1f} turns, {seconds / len(results):.2f} s"
    if len(results[0].seats) > 1:
        yield from _by_level(game, results)
        yield from _by_seat(results)
    else:
        yield from _of_one(game, results)


def _of_one(game: str, results: Sequence[Result]) -> Iterator[str]:
    """The scores of games for one: their mean, how far chance may have moved it, and their range."""
    scores = [score for result in results for score in result.score.values()]
    if len(scores) > 1:
        error = stdev(scores) / len(scores) ** 0.5
        (level,) = results[0].seats.values()
        yield (
            f"  {level}: mean score {points(game, mean(scores), 2)}, standard error {points(game, error, 2)},"
            f" from {points(game, min(scores))} to {points(game, max(scores))}"
        )


def _by_level(game: str, results: Sequence[Result]) -> Iterator[str]:
    """The games that one player won alone, by her level: the others count for nobody."""
    wins = Counter(result.seats[result.winner] for result in results if result.winner is not None)
    decided = sum(wins.values())
    yield f"{decided} won by one player alone:"
    for level in dict.fromkeys(level for result in results for level in result.seats.values()):
        scores = [
            score for result in results for seat, score in result.score.items() if result.seats[seat] == level
        ]
        share = f"{wins[level] / decided:.0%}" if decided else "-"
        average = points(game, mean(scores)) if scores else "-"
        think = results[0].think.get(level, 0.0)
        yield f"  {level}: {wins[level]} won ({share}), mean score {average}, thinks {think:g} s a phase"


def _by_seat(results: Sequence[Result]) -> Iterator[str]:
    wins = Counter(result.winner for result in results if result.winner is not None)
    yield "  by seat: " + ", ".join(f"{seat} {wins[seat]}" for seat in results[0].seats)
