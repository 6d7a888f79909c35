# SPDX-License-Identifier: GPL-3.0-or-later
"""What the shell says of each game before any of its rules are loaded: titles, posters, scenarios."""

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rubbletop.kernel.facts import Message, say


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A way to begin a game: its id, its name, one line that says what it is."""

    id: str
    title: Message
    line: Message


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One game on the start page. ``scenarios`` is empty for a game that comes in a later release."""

    game: str
    title: Message
    pitch: Message
    players: Message
    boards: tuple[str, ...]
    scenarios: tuple[Scenario, ...] = ()

    @property
    def is_playable(self) -> bool:
        """Whether the game can be played in this release."""
        return bool(self.scenarios)

    def scenario(self, scenario: str) -> Message:
        """Return the name of a scenario, its id where it is not known."""
        for known in self.scenarios:
            if known.id == scenario:
                return known.title
        return say("Scenario {id}", id=scenario)


CATALOGUE: dict[str, Entry] = {
    entry.game: entry
    for entry in (
        Entry(
            game="colossi",
            title=say("Attack of the 50 Foot Colossi!"),
            pitch=say("Solitaire hex wargame. Marines against walking mountains on the planet Graviton."),
            players=say("1 player"),
            boards=("alpha", "beta"),
            scenarios=(
                Scenario(
                    id="1",
                    title=say("Panic on Graviton Prime"),
                    line=say("Zone Alpha, twelve turns: bring the Miners out alive."),
                ),
            ),
        ),
        Entry(
            game="tokyo",
            title=say("Oh No, There Goes Tokyo!"),
            pitch=say("Bid for the monster, save your people, and flatten somebody else’s sector."),
            players=say("2 to 4 players, in a later release"),
            boards=("tokyo",),
        ),
        Entry(
            game="barrel",
            title=say("One More Barrel"),
            pitch=say("A satirical oil war by committee. Ship it home before anyone asks why."),
            players=say("3 to 5 players, in a later release"),
            boards=("barrel",),
        ),
    )
}

BOARD_TITLES: dict[str, Message] = {
    "alpha": say("Zone Alpha"),
    "beta": say("Zone Beta"),
    "tokyo": say("The city of Tokyo"),
    "barrel": say("The oil map"),
}


def game_of(board: str) -> str:
    """Return the game that is played on a board."""
    return next(entry.game for entry in CATALOGUE.values() if board in entry.boards)


def paint_poster(painter: QPainter, game: str, rect: QRectF) -> None:
    """Paint the poster of a game into ``rect``."""
    match game:
        case "colossi":
            from rubbletop.ui.colossi.art import poster as colossi

            colossi.paint_poster(painter, rect)
        case "tokyo":
            from rubbletop.ui.tokyo.art import poster as tokyo

            tokyo.paint_poster(painter, rect)
        case "barrel":
            from rubbletop.ui.barrel.art import poster as barrel

            barrel.paint_poster(painter, rect)
        case unknown:
            raise AssertionError(unknown)
