# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept of a fault of the program: its story, the log, the game and the versions; nothing personal."""

import faulthandler
import os
import re
import time
import zipfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TextIO

import msgspec
from PySide6.QtCore import QLockFile

from rubbletop.kernel import savefile
from rubbletop.kernel.files import write_whole
from rubbletop.kernel.session import Session
from rubbletop.paths import HOME_VARIABLE, player_folders, writable
from rubbletop.ui.dialogs.about import version_rows

FindRules = Callable[[str], Any]
MOST_KEPT = 5
LOG_END = 1 << 17
"""Bytes of the log, counted from its end, that go into a report."""
_TRACE = ".trace"
_OURS = re.compile(r"[^\s\"'<>|]*?[\\/](?=rubbletop[\\/]|site-packages[\\/]|python3)")
_QUOTED = re.compile(r"(['\"])(?:[A-Za-z]:)?[\\/][^'\"\n]*\1")
_WORD = r"[^\s\"'<>|,;:()\\/]+"
_BARE = re.compile(
    rf"(?<![\w.<~)])(?:[A-Za-z]:\\|/)(?:{_WORD}(?: {_WORD})*[\\/])+(?:{_WORD}(?: {_WORD})*\.\w+|{_WORD})?"
)
"""A file that no quotes enclose. Where its folders or it have spaces in their names, rather too much goes."""
_WRITTEN = "text"
"""The field of an action that holds what a player wrote by hand."""


class FaultReports:
    """The folder of reports, and the file into which the interpreter writes when it is broken off."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = player_folders().data / "faults" if folder is None else folder
        self._trace: TextIO | None = None
        self._lock: QLockFile | None = None
        self._written: Path | None = None

    def write(self, story: str, log: str, session: Session[Any] | None) -> Path | None:
        """Keep a report of a fault; return it, None where it cannot be written.

        One run of the program writes one report: the first fault is the cause of the others.
        """
        if self._written is None:
            lines, names = ([], []) if session is None else _record(session)
            self._written = self._kept(story, log, lines, names, session.rules if session else None)
        return self._written

    def watch(self) -> None:
        """Have the interpreter tell where it stood, should the system break the program off."""
        if faulthandler.is_enabled():
            return
        try:
            path = writable(self.folder) / f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}{_TRACE}"
            self._lock = _lock(path)
            self._lock.tryLock(0)
            self._trace = path.open("w", encoding="utf-8")
        except OSError:
            return
        faulthandler.enable(self._trace)

    def rest(self) -> None:
        """Stop watching: the program has come to its end."""
        if self._trace is None or self._lock is None:
            return
        faulthandler.disable()
        self._trace.close()
        with suppress(OSError):
            Path(self._trace.name).unlink()
        self._lock.unlock()
        self._trace = self._lock = None

    def gather(self, log: str, journal: Path | None) -> None:
        """Make reports of what earlier programs left that were broken off.

        ``journal`` is the game that was played then, if there is one.
        """
        for trace in reversed(self._files(_TRACE)):
            lock = _lock(trace)
            if not lock.tryLock(0):
                continue
            with suppress(OSError):
                story = trace.read_text(encoding="utf-8", errors="replace")
                trace.unlink()
                if story.strip():
                    lines = journal.read_bytes().splitlines() if journal is not None else []
                    self._kept(story, log, lines, _names(lines), None)
            lock.unlock()

    def waiting(self) -> Path | None:
        """Return the report that was written last, None if there is none."""
        return next(iter(self._files(".zip")), None)

    def settle(self) -> None:
        """Remove all reports: they are kept elsewhere, or not wanted."""
        for report in self._files(".zip"):
            with suppress(OSError):
                report.unlink()

    def _kept(
        self, story: str, log: str, lines: list[bytes], names: list[str], rules: Any | None
    ) -> Path | None:
        path = self._free_path()
        versions = "\n".join(f"{name}: {number}" for name, number in version_rows())
        inside = {
            "fault.txt": impersonal(story, names).encode(errors="replace"),
            "log.txt": impersonal(log, names).encode(errors="replace"),
            "versions.txt": versions.encode(errors="replace"),
        }
        if record := nameless(lines):
            inside["game.rubble"] = _whole(record, rules)
        try:
            writable(self.folder)
            write_whole(path, _packed(inside))
        except (OSError, ValueError):
            return None
        for old in self._files(".zip")[MOST_KEPT:]:
            with suppress(OSError):
                old.unlink()
        return path

    def _free_path(self) -> Path:
        """Where to write a report; several of one second are numbered."""
        name = f"rubbletop-fault-{time.strftime('%Y%m%d-%H%M%S')}"
        number = sum(report.name.startswith(name) for report in self._files(".zip"))
        return self.folder / f"{name}-{number:02}.zip"

    def _files(self, ending: str) -> list[Path]:
        """The files with this ending, the youngest first; their names begin with their time."""
        with suppress(OSError):
            return sorted(self.folder.glob(f"*{ending}"), reverse=True)
        return []


def impersonal(text: str, names: Iterable[str]) -> str:
    """Return a text without the names of players, and without folders and files but those of the program."""
    text = _OURS.sub("", text)
    for place in (os.environ.get(HOME_VARIABLE), str(Path.home())):
        if place and len(place) > 1:
            text = text.replace(place, "~")
    text = _BARE.sub("<file>", _QUOTED.sub("<file>", text))
    text = re.sub(r"~[\\/][^\"'\n:]*", "<file>", text)
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<player>", text)
    return text


def nameless(lines: list[bytes]) -> list[bytes]:
    """Return the lines of a record with the players named by their seats, and nothing that they wrote.

    Of what is no record, nothing is left.
    """
    try:
        head = msgspec.json.decode(lines[0])
        for player in head["setup"]["players"]:
            player["name"] = player["seat"]
        head.pop("notes", None)
    except (msgspec.DecodeError, AttributeError, IndexError, KeyError, TypeError):
        return []
    made = [msgspec.json.encode(head)]
    for line in lines[1:]:
        with suppress(msgspec.DecodeError):
            made.append(msgspec.json.encode(_unwritten(msgspec.json.decode(line))))
    return made


def log_end(log_file: Path | None) -> str:
    """Return the last part of the log, "" where there is none."""
    if log_file is None:
        return ""
    with suppress(OSError):
        return log_file.read_bytes()[-LOG_END:].decode(errors="replace")
    return ""


def _record(session: Session[Any]) -> tuple[list[bytes], list[str]]:
    names = [player.name for player in session.setup.players if player.name != player.seat]
    return savefile.record_lines(session), names


def _names(lines: list[bytes]) -> list[str]:
    with suppress(msgspec.DecodeError, KeyError, TypeError, IndexError):
        players = msgspec.json.decode(lines[0])["setup"]["players"]
        return [str(player["name"]) for player in players if player["name"] != player["seat"]]
    return []


def _unwritten(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: "..." if key == _WRITTEN and isinstance(inner, str) and inner else _unwritten(inner)
            for key, inner in value.items()
        }
    return [_unwritten(inner) for inner in value] if isinstance(value, list) else value


def _whole(lines: list[bytes], rules: Any | None) -> bytes:
    """Return a record as a save with its end, or as it is where it cannot be played again."""
    record = b"".join(line + b"\n" for line in lines)
    if rules is None:
        return record
    try:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.journal"
            path.write_bytes(record)
            return savefile.save_bytes(savefile.load_journal(path, lambda game: rules).session)
    except Exception:
        # The fault itself may be in what is needed here.
        return record


def _packed(inside: dict[str, bytes]) -> bytes:
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in inside.items():
            archive.writestr(name, data)
    return whole.getvalue()


def _lock(path: Path) -> QLockFile:
    lock = QLockFile(f"{path}.lock")
    lock.setStaleLockTime(0)
    return lock
