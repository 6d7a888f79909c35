# SPDX-License-Identifier: GPL-3.0-or-later
"""Self-play: the program plays whole games, several at a time where asked to."""

import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from itertools import chain, cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rubbletop.ai.agent import play_out
from rubbletop.cli import CommandError
from rubbletop.games import registry
from rubbletop.headless import results
from rubbletop.headless.pacing import paced
from rubbletop.headless.results import UNFINISHED, Result
from rubbletop.kernel import savefile
from rubbletop.kernel.codec import encoded
from rubbletop.kernel.facts import Outcome, Player, Seat, Setup
from rubbletop.kernel.session import Session
from rubbletop.paths import writable
from rubbletop.terminal import ascii_json

MOST_ACTIONS = 100_000
"""Actions after which a game counts as unfinished, whatever its turn."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """One game to be played: what, by how many, from which seed, how well, until when, kept where.

    ``think``: the seconds that each level which thinks may do so over a phase, None for as many as in play.
    """

    game: str
    scenario: str
    players: int
    seed: int
    levels: tuple[str, ...]
    max_turns: int
    folder: Path | None
    think: float | None = None


def selfplay(asked: Namespace) -> int:
    """Play the games that the command line asks for, tell of each as it ends; return the exit status."""
    players = _players(asked)
    folder = writable(asked.save) if asked.save is not None else None
    orders = (
        Order(
            game=asked.game,
            scenario=asked.scenario,
            players=players,
            seed=asked.seed + number,
            levels=asked.level,
            max_turns=asked.max_turns,
            folder=folder,
            think=asked.think,
        )
        for number in range(asked.games)
    )
    first = next(orders)
    _refuse_impossible(first)
    done: list[Result] = []
    for result in _results(chain([first], orders), min(asked.jobs, asked.games)):
        done.append(result)
        print(ascii_json(encoded(result)) if asked.json else results.line(asked.game, result), flush=True)
    if not asked.json and len(done) > 1:
        for told in results.summary(asked.game, done):
            print(told)
    return 0


def played(order: Order) -> Result:
    """Play one game to its end, or until it counts as unfinished.

    Raises RuntimeError naming the seed where the rules fail, and CommandError where it cannot be kept.
    """
    started = time.perf_counter()
    levels = _seated(order)
    session = _begun(order, levels)
    try:
        outcome = _played_out(session, levels, order)
    except Exception as fault:
        raise RuntimeError(f"the game with seed {order.seed} broke off: {fault!r}") from fault
    result = Result(
        seed=order.seed,
        seats=levels,
        outcome=UNFINISHED if outcome is None else outcome.level,
        score={} if outcome is None else outcome.scores,
        winners=() if outcome is None else outcome.winners,
        turns=session.state.turn,
        actions=session.length,
        seconds=round(time.perf_counter() - started, 3),
        think={level: _seconds(order, level) for level in levels.values()},
    )
    if order.folder is not None:
        _keep(session, order.folder / f"{order.game}-{order.scenario}-{order.seed}")
    return result


def _players(asked: Namespace) -> int:
    """Return how many play: as many as the game has seats where nothing is said. Raises CommandError."""
    if asked.players is not None:
        return int(asked.players)
    try:
        return len(registry.usual_seats(asked.game))
    except LookupError as fault:
        raise CommandError(str(fault)) from fault


def _refuse_impossible(order: Order) -> None:
    """Raise CommandError where the game, its scenario or its number of seats does not exist."""
    if len(order.levels) > order.players:
        raise CommandError(f"{len(order.levels)} levels are named for {order.players} players")
    try:
        registry.rules(order.game)
        for level in order.levels:
            registry.agent(order.game, level)
        levels = _seated(order)
    except LookupError as fault:
        raise CommandError(str(fault)) from fault
    try:
        _begun(order, levels)
    except ValueError as fault:
        raise CommandError(str(fault)) from fault


def _seated(order: Order) -> dict[Seat, str]:
    """Return the level of each seat, the levels going round the seats and, seed by seed, on by one.

    A seat at which the computer does not play at such a level plays at random, and so do the Colossi.
    Raises CommandError for too many players.
    """
    seats = registry.seats(order.game)
    if order.players > len(seats):
        noun = "seat" if len(seats) == 1 else "seats"
        raise CommandError(f"{order.game} has {len(seats)} {noun}, not {order.players}")
    start = (order.seed - 1) % len(order.levels)
    levels = (*order.levels[start:], *order.levels[:start])
    return {
        seat: level if level in registry.levels(order.game, seat) else registry.RANDOM
        for seat, level in zip(seats[: order.players], cycle(levels), strict=False)
    }


def _seconds(order: Order, level: str) -> float:
    """Return how many seconds a level may think over a phase, 0.0 for one that does not think."""
    usual = registry.think(order.game, level)
    return usual if order.think is None or not usual else order.think


def _begun(order: Order, levels: dict[Seat, str]) -> Session[Any]:
    players = tuple(Player(seat=seat, name=seat, level=level) for seat, level in levels.items())
    setup = Setup(scenario=order.scenario, seed=order.seed, players=players)
    return Session(registry.rules(order.game), setup)


def _played_out(session: Session[Any], levels: dict[Seat, str], order: Order) -> Outcome | None:
    """Play until the game is over and return how it ended, None if it takes too long."""
    agents = {
        seat: paced(registry.agent(order.game, level), _seconds(order, level))
        for seat, level in levels.items()
    }
    for _ in play_out(session, agents, Random(order.seed), MOST_ACTIONS):
        if session.state.turn >= order.max_turns:
            break
    return session.rules.outcome(session.state)


def _results(orders: Iterable[Order], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from map(played, orders)
        return
    import joblib

    parallel = joblib.Parallel(n_jobs=jobs, return_as="generator", batch_size=1)
    found: Iterable[Result] = parallel(joblib.delayed(played)(order) for order in orders)
    yield from found


def _keep(session: Session[Any], name: Path) -> None:
    try:
        savefile.save(session, savefile.named(name))
    except savefile.SaveError as fault:
        raise CommandError(str(fault)) from fault
