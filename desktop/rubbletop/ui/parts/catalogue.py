# SPDX-License-Identifier: GPL-3.0-or-later
"""What the shell says of each game before any of its rules are loaded: titles, posters, scenarios."""

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rubbletop.games import registry
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.game_options import BARREL, COLOSSI, TOKYO, GameOption


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A way to begin a game: its id, its name, one line that says what it is."""

    id: str
    title: Message
    line: Message


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One game on the start page, for ``least`` to ``most`` players."""

    game: str
    title: Message
    pitch: Message
    boards: tuple[str, ...]
    least: int = 1
    most: int = 1
    scenarios: tuple[Scenario, ...] = ()
    options: tuple[GameOption, ...] = ()

    @property
    def is_playable(self) -> bool:
        """Whether the game can be played in this release."""
        return bool(self.scenarios) and self.game in registry.games()

    @property
    def players(self) -> Message:
        """How many play it, and whether it can be played yet."""
        seats = (
            say("1 player")
            if self.most == 1
            else say("{least} to {most} players", least=self.least, most=self.most)
            if self.most > 2 or self.least > 1
            else say("1 or 2 players")
        )
        return seats if self.is_playable else say("{seats}, in a later release", seats=seats)

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
            pitch=say(
                "Hex wargame for one or two. Marines against walking mountains on the planet Graviton."
            ),
            boards=("alpha", "beta"),
            most=2,
            options=COLOSSI,
            scenarios=(
                Scenario(
                    id="1",
                    title=say("Panic on Graviton Prime"),
                    line=say("Zone Alpha, twelve turns: bring the Miners out alive."),
                ),
                Scenario(
                    id="2",
                    title=say("The Colossal Council"),
                    line=say("Zone Beta, twelve turns: three teams break up the gathering of all tribes."),
                ),
                Scenario(
                    id="3",
                    title=say("Campaign"),
                    line=say("Both battles as one game: who survives the first fights in the second."),
                ),
            ),
        ),
        Entry(
            game="tokyo",
            title=say("Oh No, There Goes Tokyo!"),
            pitch=say("Bid for the monster, save your people, and flatten somebody else’s sector."),
            boards=("tokyo", "calamity"),
            least=2,
            most=4,
            scenarios=(
                Scenario(
                    id="1",
                    title=say("The monster comes to town"),
                    line=say("Four sectors of one city, and a monster that obeys whoever bids the most."),
                ),
            ),
            options=TOKYO,
        ),
        Entry(
            game="barrel",
            title=say("One More Barrel"),
            pitch=say("A satirical oil war by committee. Ship it home before anyone asks why."),
            boards=("barrel",),
            least=3,
            most=5,
            scenarios=(
                Scenario(
                    id="1",
                    title=say("Weapons of mass persuasion"),
                    line=say("Three phases of war, rebels and government; whoever gets richest wins."),
                ),
            ),
            options=BARREL,
        ),
    )
}


SIDES: dict[str, Message] = {"marines": say("Marines"), "colossi": say("Colossi")}
"""What seats are called that are no equals."""

PLAYERS: dict[str, Message] = {"marines": say("Marine player"), "colossi": say("Colossi player")}
"""What those who sit there are called as long as they have no names: each is one, whatever the side."""


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
