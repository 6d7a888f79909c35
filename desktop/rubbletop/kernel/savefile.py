# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves and journals as files, and what a list of games shows of them."""

from pathlib import Path

import msgspec

from rubbletop import __version__
from rubbletop.kernel.codec import decoded, digest, encoded
from rubbletop.kernel.facts import Message, Outcome, say
from rubbletop.kernel.files import NotAFile, TooLarge, read_whole, trouble, write_whole
from rubbletop.kernel.reading import (
    END_START,
    FORMAT,
    PLAIN_FORMAT,
    TAKEN_BACK_START,
    AnySession,
    BadSave,
    End,
    FindRules,
    Header,
    Loaded,
    Resumed,
    TakenBack,
    header_of,
    recovered,
    replayed,
)

SUFFIX = ".rubble"
LARGEST = 64 * 2**20
"""The size in bytes above which a file is refused unread."""

__all__ = [
    "LARGEST",
    "SUFFIX",
    "BadSave",
    "FindRules",
    "Header",
    "Loaded",
    "Peek",
    "SaveError",
    "load",
    "load_journal",
    "named",
    "peek",
    "save",
]

MOST_LINES = 1_000_000
_ACTION_START = b'{"action":'


class SaveError(Exception):
    """A game could not be written; ``message`` names the file and says what to do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.text())
        self.message = message


class Peek(msgspec.Struct, frozen=True):
    """What a list of games shows of one: how it began, the actions so far, how it ended (if it did)."""

    header: Header
    actions: int
    outcome: Outcome | None


def named(path: Path) -> Path:
    """Return the path with the ending of a save."""
    return path if path.name.endswith(SUFFIX) else path.with_name(path.name + SUFFIX)


def save(session: AnySession, path: Path) -> None:
    """Write the game to ``path``, replacing what was there only once all is on the disk and read back.

    Raises SaveError; what was there is untouched then.
    """
    try:
        write_whole(path, save_bytes(session))
    except (OSError, ValueError) as fault:
        raise SaveError(trouble(path, fault)) from fault


def save_bytes(session: AnySession) -> bytes:
    """Return a save's contents."""
    lines = b"".join(line + b"\n" for line in kept_lines(session))
    state = encoded(session.state)
    end = End(
        outcome=session.rules.outcome(session.state),
        digest=digest(state),
        lines=digest(lines),
        state=msgspec.Raw(state),
    )
    return lines + encoded(end) + b"\n"


def record_lines(session: AnySession) -> list[bytes]:
    """Return the header and the actions of a game, one line each, without its end and its notes."""
    return _lines(session, "")


def kept_lines(session: AnySession) -> list[bytes]:
    """Return the lines of a game without its end as they are kept, with its notes."""
    return _lines(session, session.notes)


def _lines(session: AnySession, notes: str) -> list[bytes]:
    resumed = None
    if session.resumed_after is not None:
        state = encoded(session.entry(0).state)
        resumed = Resumed(thrown=session.resumed_after, digest=digest(state), state=msgspec.Raw(state))
    header = Header(
        format=FORMAT if notes else PLAIN_FORMAT,
        program=__version__,
        game=session.rules.game,
        rules=session.rules.version,
        setup=session.setup,
        faces=session.entry(0).faces,
        resumed=resumed,
        notes=notes,
    )
    return [encoded(header), *(encoded(played) for played in session.record)]


def load(path: Path, find_rules: FindRules) -> Loaded:
    """Return the game saved at ``path``, all of it played again and found equal.

    ``find_rules`` returns the rules of a game's id and raises LookupError or ValueError for a game it
    does not have. Raises BadSave, which holds what can still be had from a broken file.
    """
    return replayed(str(path), _contents(path), find_rules)


def load_journal(path: Path, find_rules: FindRules) -> Loaded:
    """Return the game whose journal is at ``path``; a last line that was cut is reported. Raises BadSave."""
    return recovered(str(path), _contents(path), find_rules)


def peek(path: Path) -> Peek:
    """Return what a list of games shows of a save or journal, without playing it. Raises BadSave.

    A last line that was cut, as a crash leaves it in a journal, is passed over.
    """
    lines = _contents(path).split(b"\n")
    header = header_of(str(path), lines[0])
    actions = 0
    outcome = None
    for number, line in enumerate(lines[1:-1], 2):
        try:
            if line.startswith(_ACTION_START):
                actions += 1
            elif line.startswith(TAKEN_BACK_START):
                actions -= decoded(line, TakenBack).taken_back
            elif line.startswith(END_START):
                outcome = decoded(line, End).outcome
        except ValueError as fault:
            place = say("Line {line}", line=number)
            raise BadSave(str(path), say("It cannot be read: {fault}.", fault=str(fault)), place) from fault
    return Peek(header, actions, outcome)


def _contents(path: Path) -> bytes:
    """Return the bytes of a file that is no larger than a save may be. Raises BadSave."""
    place = say("The file")
    try:
        data = read_whole(path, LARGEST)
        if data.count(b"\n") <= MOST_LINES:
            return data
    except NotAFile as fault:
        raise BadSave(str(path), say("This is not a file."), place) from fault
    except TooLarge:
        pass
    except (FileNotFoundError, NotADirectoryError) as fault:
        raise BadSave(str(path), say("There is no such file."), place, is_missing=True) from fault
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        raise BadSave(str(path), say("It cannot be opened: {reason}.", reason=reason), place) from fault
    raise BadSave(str(path), say("It is larger than {size} MB, which no save is.", size=LARGEST >> 20), place)
