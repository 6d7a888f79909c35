# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays One More Barrel by computer players, and tells whether the games look like games of it.

Run ``python -m tests.bench.bench_barrel [games] [level ...]``; the levels go round the seats, game by game. A
fixed plan stands for a level: contracts, taxes, troops.
"""

import sys
from collections import Counter
from itertools import cycle
from random import Random
from statistics import median
from typing import NamedTuple

from rubbletop.ai.agent import play_out
from rubbletop.games import registry
from rubbletop.games.barrel.events.checks import PriceChanged
from rubbletop.games.barrel.events.common import ControlTaken, Earned
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.kernel.facts import Player, Seat, Setup
from rubbletop.kernel.session import Session
from tests.bench.barrel_plans import PLANS, FixedPlan

PLAYERS = 4
MOST = 5_000


class Game(NamedTuple):
    """A game that was played: its end, the seat's levels, barrels sold before the end, prices in dollars."""

    end: BarrelState
    levels: dict[Seat, str]
    first: int
    sold: Counter[Seat]
    prices: list[float]


def played(seed: int, levels: list[str]) -> Game:
    """Return a game of four, played to its end."""
    start = seed % len(levels)
    order = cycle((*levels[start:], *levels[:start]))
    seats = dict(zip(registry.seats("barrel")[:PLAYERS], order, strict=False))
    people = tuple(Player(seat=seat, name=seat, level=level) for seat, level in seats.items())
    session: Session[BarrelState] = Session(
        registry.rules("barrel"), Setup(scenario="1", seed=seed, players=people)
    )
    agents = {
        seat: FixedPlan(level) if level in PLANS else registry.agent("barrel", level)
        for seat, level in seats.items()
    }
    first, sold, prices = 0, Counter[Seat](), list[float]()
    for beats in play_out(session, agents, Random(seed), MOST):
        for event in (event for beat in beats for event in beat.events):
            match event:
                case ControlTaken() if not first:
                    first = session.state.turn
                case Earned(source="oil"):
                    sold[event.earner] += event.barrels
                case PriceChanged():
                    prices.append((event.price + 1) / DOLLAR)
                case _:
                    pass
    return Game(session.state, seats, first, sold, prices)


def told(name: str, values: list[float]) -> str:
    """Return a line: the values at 10, 50 and 90 of 100."""
    ranked = sorted(values)
    low, high = (ranked[int(share * (len(ranked) - 1))] for share in (0.1, 0.9))
    return f"{name:32} {low:7.1f} {median(ranked):7.1f} {high:7.1f}"


def report(games: list[Game]) -> None:
    """Print what is to be held against the plausible ranges."""
    ends = [game.end for game in games]
    totals = [[account.total / DOLLAR for account in end.accounts.values()] for end in ends]
    print(told("first region, turn", [float(game.first) for game in games]))
    held = [sum(r.control is not None for r in end.regions.values()) for end in ends]
    print(told("regions held at the end", [float(number) for number in held]))
    stocks = [end.government + sum(account.allotted for account in end.accounts.values()) for end in ends]
    print(told("Government stock before allotment", [float(stock) for stock in stocks]))
    print(told("price, dollars", [price for game in games for price in game.prices]))
    barrels = [account.barrels + game.sold[s] for game in games for s, account in game.end.accounts.items()]
    print(told("barrels sold by a player", [float(number) for number in barrels]))
    powers = [power for end in ends for power in end.powers.values()]
    print(told("contract step", [float(power.contracts) for power in powers]))
    print(told("Pacifism at the end", [float(power.pacifism) for power in powers]))
    print(told("winner, dollars", [max(total) for total in totals]))
    print(told("from first to last, dollars", [max(total) - min(total) for total in totals]))
    winners = Counter(
        game.levels[winner]
        for game in games
        for winner, account in game.end.accounts.items()
        if account.total == max(other.total for other in game.end.accounts.values())
    )
    print("wins:", ", ".join(f"{level} {number}" for level, number in sorted(winners.items())))


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    report([played(seed, sys.argv[2:] or ["normal"]) for seed in range(1, number + 1)])
