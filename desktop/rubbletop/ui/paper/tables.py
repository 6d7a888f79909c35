# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts as they are printed: without what only a game in progress knows."""

from typing import Any

import msgspec

from rubbletop.games import registry
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import Message, Player, Seat, Setup
from rubbletop.ui.game_screen import Chart

SEED = 1
"""Of the dice of a game that is only set up for its charts, which tell nothing of them."""


def retitled(chart: Chart, title: Message) -> Chart:
    """Return a chart under a title that speaks of no moment."""
    return msgspec.structs.replace(chart, title=title)


def without(chart: Chart, *columns: int) -> Chart:
    """Return a chart without the columns that fill up during play."""
    kept = [number for number in range(len(chart.head)) if number not in columns]
    return msgspec.structs.replace(
        chart,
        head=tuple(chart.head[number] for number in kept),
        rows=tuple(tuple(row[number] for number in kept) for row in chart.rows),
    )


def begun(game: str, scenario: str, seats: tuple[Seat, ...] = ()) -> Any:
    """Return the first state of a game, as nobody in particular sees it."""
    names = seats or registry.usual_seats(game, scenario)
    players = tuple(Player(seat=seat, name=str(seat)) for seat in names)
    setup = Setup(scenario=scenario, seed=SEED, players=players)
    return registry.rules(game).new(setup, SeededDice(SEED)).state
