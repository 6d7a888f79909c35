# SPDX-License-Identifier: GPL-3.0-or-later
"""Watches the game on the table and puts it into the record when people have played it to its end."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from rubbletop.kernel.facts import Message
from rubbletop.kernel.session import Session
from rubbletop.records.file import PastGames
from rubbletop.records.game import Course, past_game


class RecordKeeper:
    """``tell`` is called with what the player must know when a game cannot be kept."""

    def __init__(self, games: PastGames, tell: Callable[[Message], None]) -> None:
        self._games = games
        self._tell = tell
        self._watched: _Watched | None = None

    def follow(self, session: Session[Any]) -> None:
        """Watch this game from now on, and no other one."""
        self._watched = _Watched(session)
        watched = self._watched
        session.watch(lambda: self._note(watched))

    def _note(self, watched: "_Watched") -> None:
        """Take notice of an action played or taken back."""
        if watched is not self._watched:
            return
        session = watched.session
        watched.taken_back += max(0, watched.length - session.length)
        is_new = session.length > watched.length
        watched.length = session.length
        outcome = session.rules.outcome(session.state)
        if outcome is None or not is_new or not watched.is_played:
            return
        game = past_game(session, outcome, watched.course, datetime.now(UTC))
        wrong = self._games.add(game, watched.kept)
        if wrong is None:
            # Who takes the end back and plays on ends the same game in another way.
            watched.kept = game.id
        else:
            self._tell(wrong)


class _Watched:
    """A game on the table, how long it was when last looked at, and what was taken back meanwhile."""

    def __init__(self, session: Session[Any]) -> None:
        self.session = session
        self.length = session.length
        self.taken_back = 0
        self.kept = ""
        self._is_whole = not session.length and session.resumed_after is None

    @property
    def is_played(self) -> bool:
        """Whether any person sits at the table; a demo is nobody's game."""
        return any(player.level is None for player in self.session.setup.players)

    @property
    def course(self) -> Course:
        """How it came about, as far as it was watched."""
        return Course(take_backs=self.session.take_backs, taken_back=self.taken_back, is_whole=self._is_whole)
