# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of games past: one line of JSON each, the oldest first; what cannot be read stays in it."""

from collections.abc import Callable, Collection
from pathlib import Path

import msgspec

from rubbletop.kernel.codec import decoded, encoded
from rubbletop.kernel.dice import SIDES
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.files import read_whole, trouble, write_whole
from rubbletop.paths import FolderError, player_folders, writable
from rubbletop.records.game import PastGame, Throws

FILE_NAME = "games.jsonl"
LARGEST = 32 << 20
"""Bytes beyond which a file is not taken for a record of games and is left alone."""


class Kept(msgspec.Struct, frozen=True):
    """What the file holds: the games, oldest first, how many lines are damaged, what the player must know."""

    games: tuple[PastGame, ...]
    damaged: int = 0
    notice: Message | None = None


class PastGames:
    """The record of one player; what is told of it when it cannot be read or written is for her."""

    def __init__(self, folder: Path | None = None) -> None:
        """Keep the file in ``folder``, the player's folder of data when it is left out."""
        self.path = (player_folders().data if folder is None else folder) / FILE_NAME

    def kept(self) -> Kept:
        """Return all games that can be read."""
        try:
            lines = self._lines()
        except OSError as fault:
            return Kept((), notice=self._unread(fault))
        read = [_game(line) for line in lines]
        games = tuple(game for game in read if game is not None)
        damaged = len(read) - len(games)
        if not damaged:
            return Kept(games)
        notice = say(
            "Damaged lines in {file} are passed over, and stay there: {count}",
            file=str(self.path),
            count=damaged,
        )
        return Kept(games, damaged, notice)

    def add(self, game: PastGame, instead_of: str = "") -> Message | None:
        """Keep one more game, in the place of another one if it is named; return what went wrong, if it did.

        A game that is there already, action by action, is not kept twice.
        """

        def changed(lines: list[bytes]) -> list[bytes]:
            old = [_game(line) for line in lines]
            if any(known is not None and known.id == game.id for known in old):
                return lines
            rest = [line for line, known in zip(lines, old, strict=True) if not _is(known, (instead_of,))]
            return [*rest, encoded(game)]

        return self._change(changed)

    def remove(self, ids: Collection[str]) -> Message | None:
        """Take games out of the record; return what went wrong, if anything did."""

        def changed(lines: list[bytes]) -> list[bytes]:
            return [line for line in lines if not _is(_game(line), ids)]

        return self._change(changed)

    def _change(self, changed: Callable[[list[bytes]], list[bytes]]) -> Message | None:
        """Write the file anew as a whole, so that a full disk leaves the old one as it was."""
        try:
            before = self._lines()
        except OSError as fault:
            return self._unread(fault)
        try:
            after = changed(before)
            if after != before:
                writable(self.path.parent)
                write_whole(self.path, b"".join(line + b"\n" for line in after))
        except FolderError as fault:
            return say("The record of games is not kept: {reason}.", reason=str(fault))
        except (OSError, ValueError) as fault:
            return say("The record of games is not kept: {reason}", reason=trouble(self.path, fault))
        return None

    def _lines(self) -> list[bytes]:
        """The lines of the file, none where there is no file yet. Raises OSError."""
        try:
            return [line for line in read_whole(self.path, LARGEST).split(b"\n") if line.strip()]
        except FileNotFoundError:
            return []

    def _unread(self, fault: OSError) -> Message:
        return say(
            "The record of games in {file} cannot be read and is left as it is: {reason}.",
            file=str(self.path),
            reason=fault.strerror or str(fault),
        )


def _is(game: PastGame | None, ids: Collection[str]) -> bool:
    return game is not None and game.id in ids


def _is_sound(throws: Throws) -> bool:
    return throws.kind.is_sound and len(throws.faces) == SIDES and min(throws.faces) >= 0


def _game(line: bytes) -> PastGame | None:
    """The game of a line, None for a damaged one."""
    try:
        game = decoded(line, PastGame)
        # Whoever shows it must be able to put it into words, in order, and its dice into bars.
        is_sound = (
            game.headline.is_sound
            and game.when.tzinfo is not None
            and min(game.dice, default=0) >= 0
            and all(_is_sound(throws) for throws in game.throws)
        )
    except ValueError:
        return None
    return game if is_sound else None
