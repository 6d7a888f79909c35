# SPDX-License-Identifier: GPL-3.0-or-later
"""The journals of the games in play: kept after each action, offered at the next start, cleared away."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile

from rubbletop.kernel import savefile
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.journal import Journal
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import GameState
from rubbletop.paths import player_folders, writable

SUFFIX = ".journal"
MOST_KEPT = 12
"""Of games that are over, journals beyond this number are removed, the oldest first; no other is."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What the start page says of a game without playing it: turn, line under it, whether it is over."""

    heading: Message
    line: Message
    is_over: bool


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be gone on with. ``was_cut``: the program that played it never came to its end."""

    path: Path
    game: str
    scenario: str
    actions: int
    about: About | None
    was_cut: bool
    when: float


class Recovery:
    """The folder of journals, and the one that is being written."""

    def __init__(self, tell: Callable[[Message], None], folder: Path | None = None) -> None:
        """``tell`` is called with what the player must know when a journal cannot be written."""
        self.folder = player_folders().data / "journals" if folder is None else folder
        self._tell = tell
        self._journal: Journal | None = None
        self._lock: QLockFile | None = None
        self._session: Session[GameState] | None = None

    def begin(self, session: Session[GameState]) -> None:
        """Keep this game from now on, as it stands and after each change."""
        self.finish()
        self._prune()
        self._session = session
        try:
            writable(self.folder)
        except OSError as fault:
            self._tell(
                say(
                    "The game cannot be kept while you play: {reason}. Save it before you quit.",
                    reason=str(fault),
                )
            )
            return
        path = self._free_name(session.rules.game)
        self._lock = _lock(path)
        self._lock.tryLock(0)
        self._journal = Journal(path, self._tell)
        self._journal.follow(session)

    def note(self, about: About) -> None:
        """Remember what the start page shall say of the game being played."""
        if self._journal is not None:
            # Half a character, as a broken clipboard has it, cannot be written.
            with suppress(OSError, ValueError):
                _about_file(self._journal.path).write_bytes(msgspec.json.encode(about))

    def finish(self) -> None:
        """Stop keeping the game: its journal stays for going on, unless nothing was played or noted."""
        if self._journal is not None and self._session is not None:
            if self._session.length or self._session.notes:
                self._journal.close()
            else:
                self._journal.discard()
                _removed(*_files(self._journal.path))
        if self._lock is not None:
            self._lock.unlock()
        self._journal = self._lock = self._session = None

    def replace(self, kept: Kept) -> None:
        """Remove an older journal of the game that is being kept now."""
        if self._journal is not None and self._journal.path != kept.path and self._journal.path.exists():
            _removed(*_files(kept.path))

    def remove(self, path: Path) -> Message | None:
        """Remove the journal of a game for good; return why that could not be done."""
        if _is_taken(path):
            return say("This game is being played in another window.")
        try:
            path.unlink(missing_ok=True)
        except OSError as fault:
            return say("The game cannot be removed: {reason}.", reason=fault.strerror or str(fault))
        _removed(*_files(path))
        return None

    def latest(self) -> Kept | None:
        """Return the game last played that is not over and that no other window is playing."""
        return next(self._unfinished(), None)

    def unfinished(self) -> tuple[Kept, ...]:
        """Return all games that are not over and that no other window is playing, the last played first."""
        return tuple(self._unfinished())

    def _unfinished(self) -> Iterator[Kept]:
        for path in self._journals():
            if self._journal is not None and path == self._journal.path:
                continue
            kept = self._kept(path)
            if kept is not None and not (kept.about is not None and kept.about.is_over):
                yield kept

    def _kept(self, path: Path) -> Kept | None:
        was_locked = _lock_file(path).exists()
        if _is_taken(path):
            return None
        if was_locked:
            with suppress(OSError):
                _cut_file(path).touch()
        try:
            peeked = savefile.peek(path)
            when = path.stat().st_mtime
        except (savefile.BadSave, OSError):
            return None
        return Kept(
            path=path,
            game=peeked.header.game,
            scenario=peeked.header.setup.scenario,
            actions=peeked.actions,
            about=_about(path),
            was_cut=_cut_file(path).exists(),
            when=when,
        )

    def _journals(self) -> list[Path]:
        """All journals, the one last written first."""
        try:
            found = [(path.stat().st_mtime_ns, path.name, path) for path in self.folder.glob(f"*{SUFFIX}")]
        except OSError:
            return []
        return [path for *_, path in sorted(found, reverse=True)]

    def _prune(self) -> None:
        """Remove the oldest journals of games that are over, but none that another window writes."""
        over = [path for path in self._journals() if _is_over(path)]
        for path in over[MOST_KEPT:]:
            if not _is_taken(path):
                _removed(*_files(path))

    def _free_name(self, game: str) -> Path:
        stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}"
        number = 1
        while (path := self.folder / f"{stem}-{number}{SUFFIX}").exists():
            number += 1
        return path


def _about(path: Path) -> About | None:
    try:
        return msgspec.json.decode(_about_file(path).read_bytes(), type=About)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def _is_over(path: Path) -> bool:
    about = _about(path)
    return about is not None and about.is_over


def _about_file(path: Path) -> Path:
    return path.with_suffix(".about")


def _lock_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _cut_file(path: Path) -> Path:
    """The mark of a journal whose program never came to its end."""
    return path.with_suffix(".cut")


def _files(path: Path) -> tuple[Path, ...]:
    return path, _about_file(path), _cut_file(path), _lock_file(path)


def _lock(path: Path) -> QLockFile:
    """The lock of a journal; it holds as long as the program that took it lives, however long that is."""
    lock = QLockFile(str(_lock_file(path)))
    lock.setStaleLockTime(0)
    return lock


def _is_taken(path: Path) -> bool:
    """Whether a window plays the game now."""
    # Taking a lock writes a file, which is too slow for many journals.
    if not _lock_file(path).exists():
        return False
    lock = _lock(path)
    if not lock.tryLock(0):
        return True
    lock.unlock()
    return False


def _removed(*files: Path) -> None:
    for file in files:
        with suppress(OSError):
            file.unlink(missing_ok=True)
