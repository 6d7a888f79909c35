# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept of a game that came to its end."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from rubbletop.kernel.codec import digest
from rubbletop.kernel.dice import SIDES
from rubbletop.kernel.facts import Message, Outcome, Player, Seat
from rubbletop.kernel.rules import NOBODY
from rubbletop.kernel.savefile import record_lines
from rubbletop.kernel.session import Session
from rubbletop.records.dice import DiceCount, DiceTable

Thrower = Literal["person", "computer", "game"]
"""Who throws dice: somebody who decided so, or the game without a decision."""


class Throws(msgspec.Struct, frozen=True, kw_only=True):
    """Dice of one kind of purpose thrown by one kind of player: how often each face, the one first."""

    kind: Message
    by: Thrower
    faces: tuple[int, ...]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How a game came about: take-backs that were agreed, actions taken back, whether all of it was watched.

    Of a game that was opened or gone on with nobody knows what was taken back before: ``is_whole`` is false.
    """

    take_backs: bool
    taken_back: int
    is_whole: bool


class PastGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game that came to its end. ``id`` is a digest of its record, ``when`` its end by UTC.

    ``scores`` are in the unit of the game, as its outcome has them; ``level`` is that of the outcome.
    ``dice`` is how often each face of six-sided dice was thrown, the one first; none where nobody counted.
    ``throws`` are the same dice by purpose and thrower; records of earlier versions have none.
    """

    id: str
    when: datetime
    game: str
    scenario: str
    seed: int
    players: tuple[Player, ...]
    options: dict[str, str | int | bool]
    turns: int
    actions: int
    headline: Message
    level: str
    winners: tuple[Seat, ...]
    scores: dict[Seat, int]
    course: Course
    dice: tuple[int, ...] = ()
    throws: tuple[Throws, ...] = ()

    @property
    def people(self) -> tuple[Player, ...]:
        """The people who played it."""
        return tuple(player for player in self.players if player.level is None)

    @property
    def computers(self) -> tuple[str, ...]:
        """The levels of the computer players, each once, in the order of the seats."""
        return tuple(dict.fromkeys(player.level for player in self.players if player.level is not None))

    @property
    def points(self) -> int | None:
        """What the best of the people scored, None where nothing is known of them."""
        return max((self.scores[each.seat] for each in self.people if each.seat in self.scores), default=None)

    @property
    def is_won(self) -> bool:
        """Whether one of the people won it, be it together with others."""
        return any(player.seat in self.winners for player in self.people)


def past_game(session: Session[Any], outcome: Outcome, course: Course, when: datetime) -> PastGame:
    """Return what is kept of a game that has just ended."""
    setup = session.setup
    dice = dice_table(session)
    return PastGame(
        id=digest(b"\n".join(record_lines(session))),
        when=when.astimezone(UTC),
        game=session.rules.game,
        scenario=setup.scenario,
        seed=setup.seed,
        players=setup.players,
        options=setup.options,
        turns=session.state.turn,
        actions=session.length,
        headline=outcome.headline,
        level=outcome.level,
        winners=outcome.winners,
        scores=outcome.scores,
        course=course,
        dice=tuple(dice.whole.thrown),
        throws=_throws(dice, {player.seat for player in setup.players if player.level is None}),
    )


def dice_table(session: Session[Any]) -> DiceTable:
    """Return all dice of a game, by what they were thrown for and by which seat."""
    table = DiceTable()
    for entry in session.entries:
        table.add_beats(entry.action.seat if entry.action is not None else None, entry.beats)
    return table


def _throws(table: DiceTable, people: set[Seat]) -> tuple[Throws, ...]:
    """The dice of a game, told apart by kinds of players."""
    merged = DiceTable()
    for kind, by, count in table.counts():
        thrower: Thrower = "game" if by == NOBODY else "person" if by in people else "computer"
        merged.add_count(kind, thrower, count)
    return tuple(
        Throws(kind=kind, by=_thrower(by), faces=tuple(count.thrown)) for kind, by, count in merged.counts()
    )


def _thrower(by: str) -> Thrower:
    match by:
        case "person" | "computer":
            return by
        case _:
            return "game"


def table_of(games: Iterable[PastGame]) -> DiceTable:
    """Return the dice of several games by purpose and kind of player, as far as they were kept so."""
    table = DiceTable()
    for game in games:
        for throws in game.throws:
            table.add_count(throws.kind, throws.by, DiceCount(throws.faces))
    return table


def dice_of(games: Iterable[PastGame]) -> DiceCount:
    """Return the dice of several games together."""
    counted = [game.dice for game in games if len(game.dice) == SIDES]
    return DiceCount(map(sum, zip(*counted, strict=True)))
