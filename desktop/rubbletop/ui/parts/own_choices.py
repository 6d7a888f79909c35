# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards and the tables of values that a new game can be begun with, the player's own among them."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from rubbletop.board import load
from rubbletop.board.load import Own
from rubbletop.kernel.facts import Message, called, say, verbatim
from rubbletop.ui.parts.board_titles import BOARD_TITLES
from rubbletop.ui.parts.game_options import Choice

USUAL = "tokyo"

T = TypeVar("T")


def cities() -> tuple[Choice, ...]:
    """Return the cities of the program, the usual one first, and those in the player's folder."""
    names = sorted(load.city_names(), key=lambda name: (name != USUAL, name))
    shipped = [Choice(value=name, title=_title(name)) for name in names]
    return (*shipped, *_own(own for own in load.own_boards() if own.game in (USUAL, "")))


def tokyo_editions() -> tuple[Choice, ...]:
    """Return the values of Tokyo: the program's and those in the player's folder."""
    from rubbletop.games.tokyo.build import TABLES
    from rubbletop.games.tokyo.tables import Edition, faults

    return _editions(TABLES, Edition, faults)


def barrel_editions() -> tuple[Choice, ...]:
    """Return the values of One More Barrel: the program's and those in the player's folder."""
    from rubbletop.games.barrel.build import TABLES
    from rubbletop.games.barrel.tables import Edition, faults

    return _editions(TABLES, Edition, faults)


def colossi_editions() -> tuple[Choice, ...]:
    """Return the values of Colossi: the program's and those in the player's folder."""
    from rubbletop.games.colossi.build import TABLES, faults
    from rubbletop.games.colossi.tables import Edition

    return _editions(TABLES, Edition, faults)


def _editions(shipped: str, type_: type[T], faults: Callable[[T], tuple[str, ...]]) -> tuple[Choice, ...]:
    usual = Choice(value="", title=say("As reconstructed for this program"))
    return (usual, *_own(load.own_editions(shipped, type_, faults)))


def _title(name: str) -> Message:
    known = BOARD_TITLES.get(name)
    return known if known is not None else called(load.load_board(name).title)


def _own(found: Iterable[Own]) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            value=own.id,
            title=_named(own),
            fault="\n".join(str(fault) for fault in own.faults[:5]),
        )
        for own in found
    )


def _named(own: Own) -> Message:
    """The title of a file, and its name where that is another one."""
    title = own.title or own.id
    if title == own.path.stem:
        return verbatim(own.path.name)
    return say("{title} ({file})", title=title, file=own.path.name)
