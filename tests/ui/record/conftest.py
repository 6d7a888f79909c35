# SPDX-License-Identifier: GPL-3.0-or-later
"""Games past to be shown."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from rubbletop.kernel.facts import Player, Seat, say
from rubbletop.records.file import PastGames
from rubbletop.records.game import Course, PastGame

Given = Callable[..., PastGame]
YOU, THEY = Seat("one"), Seat("two")


@pytest.fixture
def given_game() -> Given:
    """A function that makes a game of Tokyo that was won with so many points, or another one."""
    count = 0

    def given(points: int = 100, **changes: object) -> PastGame:
        nonlocal count
        count += 1
        players = (Player(seat=YOU, name="Ann"), Player(seat=THEY, name="Otto", level="hard"))
        fields: dict[str, object] = {
            "id": f"game {count}",
            "when": datetime(2026, 3, 1, 12, tzinfo=UTC) + timedelta(days=count),
            "game": "tokyo",
            "scenario": "1",
            "seed": 17,
            "players": players,
            "options": {},
            "turns": 6,
            "actions": 200,
            "headline": say("Ann wins."),
            "level": "player",
            "winners": (YOU,),
            "scores": {YOU: points, THEY: 40},
            "dice": (1, 2, 3, 4, 5, 6),
            "course": Course(take_backs=False, taken_back=0, is_whole=True),
        }
        return PastGame(**{**fields, **changes})  # type: ignore[arg-type]

    return given


@pytest.fixture
def solitaire(given_game: Given) -> Given:
    """A function that makes a game of the Colossi."""

    def given(points: int, headline: str = "Draw", **changes: object) -> PastGame:
        alone = {"players": (Player(seat=YOU, name="You"),), "scores": {YOU: points}, "winners": ()}
        return given_game(game="colossi", headline=say("{level}", level=headline), **{**alone, **changes})

    return given


@pytest.fixture
def record(home: Path) -> PastGames:
    """The player's record, with nothing in it yet."""
    return PastGames()
