# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of games as comma-separated values, for a spreadsheet."""

import csv
import io
from collections.abc import Sequence

from rubbletop.records.game import PastGame
from rubbletop.ui.record import words

COLUMNS = (
    "ended",
    "game",
    "scenario",
    "players",
    "levels",
    "points",
    "scores",
    "result",
    "level",
    "won",
    "turns",
    "actions",
    "seed",
    "options",
    "take_backs",
    "taken_back",
    "whole",
)
"""The names of the columns; they stay the same in every language."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_bytes(games: Sequence[PastGame]) -> bytes:
    """Return the games as a table, UTF-8 with a mark that spreadsheets know it by, lines ending in CR LF.

    Points are in the unit of the game, those of One More Barrel in half dollars.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows([_safe(cell) for cell in _row(game)] for game in games)
    return text.getvalue().encode("utf-8-sig")


def _row(game: PastGame) -> tuple[str | int, ...]:
    course = game.course
    return (
        game.when.isoformat(timespec="seconds"),
        game.game,
        game.scenario,
        "; ".join(player.name for player in game.players),
        "; ".join(player.level or "person" for player in game.players),
        "" if game.points is None else game.points,
        "; ".join(f"{seat} {score}" for seat, score in game.scores.items()),
        words.result_words(game),
        game.level,
        int(game.is_won),
        game.turns,
        game.actions,
        game.seed,
        "; ".join(f"{key}={value}" for key, value in game.options.items()),
        int(course.take_backs),
        course.taken_back,
        int(course.is_whole),
    )


def _safe(cell: str | int) -> str | int:
    """A name that a spreadsheet would take for a formula gets an apostrophe before it."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
