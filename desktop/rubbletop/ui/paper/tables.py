# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts as they are printed: without what only a game in progress knows."""

from typing import Any

import msgspec

from rubbletop.games import registry
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import Message, Player, Seat, Setup, say
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.parts.catalogue import CATALOGUE

OWN = ("city", "edition")
"""The options of a game that say which board and which values it is played with."""
SEED = 1
"""Of the dice of a game that is only set up for its charts, which tell nothing of them."""


def titled(game: str, what: Message) -> Message:
    """Return how pieces of a game are called, after the game."""
    return say("{game}, {what}", game=CATALOGUE[game].title, what=what)


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


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """For whom things are printed: the seats (none: as many as usual), the city and values of their own."""

    seats: tuple[Seat, ...] = ()
    options: tuple[tuple[str, str | int | bool], ...] = ()


USUAL = Play()


def play_of(setup: Setup) -> Play:
    """Return what a game in progress prints its own things by."""
    return Play(
        seats=setup.seats,
        options=tuple((key, value) for key, value in setup.options.items() if key in OWN),
    )


def begun(game: str, scenario: str, play: Play = USUAL) -> Any:
    """Return the first state of a game, as nobody in particular sees it."""
    seats = play.seats or registry.usual_seats(game)
    players = tuple(Player(seat=seat, name=str(seat)) for seat in seats)
    setup = Setup(scenario=scenario, seed=SEED, players=players, options=dict(play.options))
    return registry.rules(game).new(setup, SeededDice(SEED)).state
