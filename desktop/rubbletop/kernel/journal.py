# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal: each action is on the disk as soon as it is played, so that a crash costs at most one."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, BinaryIO

from rubbletop.kernel.codec import encoded
from rubbletop.kernel.facts import Message
from rubbletop.kernel.files import append, trouble, write_whole
from rubbletop.kernel.reading import AnySession, TakenBack
from rubbletop.kernel.savefile import kept_lines
from rubbletop.kernel.session import Entry, Played

if TYPE_CHECKING:
    from pathlib import Path


class Journal:
    """Writes one game to one file as it is played; ``load_journal`` reads it.

    Where the file cannot be written, play goes on: ``tell`` is called once with a message, and each
    later change tries to write the whole game again, so that the journal is complete as soon as it
    can be written.
    """

    def __init__(self, path: "Path", tell: Callable[[Message], None]) -> None:
        self.path = path
        self._tell = tell
        self._told = False
        self._file: BinaryIO | None = None
        self._session: AnySession | None = None
        self._written: list[Entry[Any]] = []
        self._notes = ""

    def follow(self, session: AnySession) -> None:
        """Write the game so far, replacing the file, and from now on each change of the game."""
        self._let_go()
        self._session = session
        self._attempt()
        session.watch(self._attempt)

    def close(self) -> None:
        """Stop writing; the file stays."""
        self._session = None
        self._let_go()

    def discard(self) -> None:
        """Stop writing and remove the file, whose game is kept elsewhere or not wanted."""
        self.close()
        with suppress(OSError, ValueError):
            self.path.unlink(missing_ok=True)

    def _attempt(self) -> None:
        if self._session is None:
            return
        try:
            if self._file is None or self._session.notes != self._notes:
                self._let_go()
                self._write_all(self._session)
            else:
                append(self._file, self._news(self._session))
            self._told = False
        except (OSError, ValueError) as fault:
            self._let_go()
            if not self._told:
                self._told = True
                self._tell(trouble(self.path, fault))

    def _write_all(self, session: AnySession) -> None:
        write_whole(self.path, b"".join(line + b"\n" for line in kept_lines(session)))
        self._file = self.path.open("ab")
        self._written, self._notes = list(session.entries), session.notes

    def _news(self, session: AnySession) -> bytes:
        """Return the lines by which the game differs from what was written."""
        taken_back = 0
        while len(self._written) - 1 > session.length or (
            self._written[-1] is not session.entry(len(self._written) - 1)
        ):
            self._written.pop()
            taken_back += 1
        lines = [encoded(TakenBack(taken_back=taken_back))] if taken_back else []
        for number in range(len(self._written), session.length + 1):
            entry = session.entry(number)
            assert entry.action is not None
            lines.append(encoded(Played(entry.action, entry.faces)))
            self._written.append(entry)
        return b"".join(line + b"\n" for line in lines)

    def _let_go(self) -> None:
        """Close the file; what a full disk keeps it from writing is written whole later."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None
