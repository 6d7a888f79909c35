# SPDX-License-Identifier: GPL-3.0-or-later
"""The game on the table and its file: begun, opened, gone on with, saved, put away."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from rubbletop.kernel import savefile
from rubbletop.kernel.dice import OutOfFaces
from rubbletop.kernel.facts import Player, Seat, Setup, say
from rubbletop.kernel.reading import Loaded
from rubbletop.kernel.session import OWN_DICE, Session
from rubbletop.ui.bridge import Throw
from rubbletop.ui.parts.shelf import Shelf
from rubbletop.ui.recovery import Recovery


class Desk(QObject):
    """``laid`` brings a game to be shown, ``broken`` a file that cannot be read as it is.

    ``said`` brings a message for the player, ``kept`` a file that is a save of the game now. ``thrown_for``
    brings dice that the players throw by hand before a game can begin. ``unseated`` brings computer players
    of levels that are not known, each with those that could take its place, before a game can be opened.
    """

    laid = Signal(object)
    broken = Signal(object)
    said = Signal(object)
    kept = Signal(object)
    thrown_for = Signal(object)
    unseated = Signal(object)

    def __init__(self, shelf: Shelf, recovery: Recovery, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self.recovery = recovery
        self.session: Session[Any] | None = None
        self.path: Path | None = None
        self._is_looked_at = False
        self._waiting: tuple[str, Setup, tuple[int, ...]] | None = None
        self._opened: tuple[Loaded, Path | None, Callable[[], None]] | None = None

    def begin(self, game: str, setup: Setup) -> None:
        """Begin a game, once the dice of its set-up are there."""
        own_dice = bool(setup.options.get(OWN_DICE, False))
        self._begin(game, setup, () if own_dice else None)

    def throw(self, faces: tuple[int, ...]) -> None:
        """Go on with the beginning that waits for dice; these were thrown."""
        if self._waiting is not None:
            game, setup, typed = self._waiting
            self._begin(game, setup, (*typed, *faces))

    def _begin(self, game: str, setup: Setup, typed: tuple[int, ...] | None) -> None:
        self._waiting = None
        try:
            session = Session(self._shelf.rules(game), setup, typed=typed)
        except OutOfFaces as lack:
            self._waiting = (game, setup, typed or ())
            throw = Throw(
                seat=setup.seats[0],
                purpose=lack.purpose,
                count=lack.lacking,
                typed=typed or (),
                so_far=(say("The game is set up with dice."),),
            )
            self.thrown_for.emit(throw)
        except (LookupError, ValueError, OSError) as fault:
            self.said.emit(say("This game cannot be begun: {reason}", reason=str(fault)))
        else:
            self.take(session, None)

    def open(self, path: Path) -> None:
        """Open a save; a broken one is told of."""
        try:
            loaded = savefile.load(path, self._shelf.rules)
        except savefile.BadSave as fault:
            self.broken.emit(fault)
            return
        except (ValueError, OSError) as fault:
            self.said.emit(say("This game cannot be opened: {reason}", reason=str(fault)))
            return
        self._offer(loaded, path, partial(self.kept.emit, path))

    def go_on(self, path: Path | None = None) -> None:
        """Go on with the game whose journal is there, or with the game last played."""
        known = self.recovery.unfinished()
        kept = next((kept for kept in known if path in (None, kept.path)), None)
        if kept is None:
            self.said.emit(say("There is no game to go on with."))
            return
        try:
            loaded = savefile.load_journal(kept.path, self._shelf.rules)
        except savefile.BadSave as fault:
            self.broken.emit(fault)
            return
        except (ValueError, OSError) as fault:
            self.said.emit(say("This game cannot be opened: {reason}", reason=str(fault)))
            return
        self._offer(loaded, None, partial(self.recovery.replace, kept))

    def take_rest(self, session: Session[Any]) -> None:
        """Go on with what could still be had from a broken file."""
        self._offer(Loaded(session), None, lambda: None)

    def _offer(self, loaded: Loaded, path: Path | None, then: Callable[[], None]) -> None:
        """Lay an opened game on the table, once somebody plays each of its seats; ``then`` do this."""
        self._opened = loaded, path, then
        strangers = tuple(self._strangers(loaded.session))
        if strangers:
            self.unseated.emit(strangers)
        else:
            self.seat({})

    def _strangers(self, session: Session[Any]) -> Iterator[tuple[Player, tuple[str, ...]]]:
        """Computer players of levels that are not known, each with the levels that are."""
        for player in session.setup.players:
            known = self._shelf.levels(session.rules.game, player.seat)
            if player.level is not None and player.level not in known:
                yield player, known

    def seat(self, levels: Mapping[Seat, str | None]) -> None:
        """Lay the game that waits for players on the table, with these levels at their seats."""
        if self._opened is None:
            return
        (loaded, path, then), self._opened = self._opened, None
        setup = loaded.session.setup
        players = tuple(
            msgspec.structs.replace(player, level=levels.get(player.seat, player.level))
            for player in setup.players
        )
        loaded.session.setup = msgspec.structs.replace(setup, players=players)
        self.take(loaded.session, path)
        then()
        for fact in loaded.report:
            self.said.emit(fact)

    def take(self, session: Session[Any], path: Path | None) -> None:
        """Lay this game on the table in place of the one before."""
        self.put_away()
        self.session, self.path = session, path
        if path is not None and session.rules.outcome(session.state) is not None:
            # Who only looks at what is over and saved leaves nothing to go on with.
            self._is_looked_at = True
            session.watch(partial(self._keep, session))
        else:
            self.recovery.begin(session)
        self.laid.emit(session)

    def _keep(self, session: Session[Any]) -> None:
        """Keep a game that was over when it was opened, once something is taken back and it goes on."""
        if self._is_looked_at and session is self.session and session.rules.outcome(session.state) is None:
            self._is_looked_at = False
            self.recovery.begin(session)

    def save(self, path: Path) -> None:
        """Save the game to a file, which gets the ending of a save."""
        if self.session is None:
            return
        path = savefile.named(path)
        try:
            savefile.save(self.session, path)
        except savefile.SaveError as fault:
            self.said.emit(fault.message)
            return
        self.path = path
        self.kept.emit(path)
        self.said.emit(say("Saved as {file}.", file=path.name))

    def put_away(self) -> None:
        """Take the game off the table; its journal stays for going on."""
        self.recovery.finish()
        self.session = self.path = None
        self._is_looked_at = False
