# SPDX-License-Identifier: GPL-3.0-or-later
"""The cities and the tables of values that a new game can be begun with, the player's own among them."""

from collections.abc import Iterable

from rubbletop.board import load
from rubbletop.board.load import Own
from rubbletop.games.tokyo.tables import Edition, faults
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.board_titles import BOARD_TITLES
from rubbletop.ui.parts.game_options import Choice

USUAL = "tokyo"
EDITION = "tokyo-edition"


def cities() -> tuple[Choice, ...]:
    """Return the cities of the program, the usual one first, and those in the player's folder."""
    names = sorted(load.city_names(), key=lambda name: (name != USUAL, name))
    shipped = [Choice(value=name, title=_title(name)) for name in names]
    return (*shipped, *_own(own for own in load.own_boards() if own.game in (USUAL, "")))


def _title(name: str) -> Message:
    known = BOARD_TITLES.get(name)
    return known if known is not None else say("{city}", city=load.load_board(name).title)


def editions() -> tuple[Choice, ...]:
    """Return the values of the program and those in the player's folder."""
    shipped = Choice(value="", title=say("As reconstructed for this program"))
    return (shipped, *_own(load.own_editions(EDITION, Edition, faults)))


def _own(found: Iterable[Own]) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            value=own.id,
            title=say("{title} ({file})", title=own.title or own.id, file=own.path.name),
            fault="\n".join(str(fault) for fault in own.faults[:5]),
        )
        for own in found
    )
