# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's preferences: strict JSON, written whole or not at all, damaged files kept aside."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.files import TooLarge, read_whole, write_whole
from rubbletop.paths import FolderError, player_folders, writable

FILE_NAME = "preferences.json"
LARGEST = 1 << 20
"""Bytes beyond which a file is not taken for preferences and is left unread."""

MOST_RECENT = 10
"""So many files are remembered."""

Percent = Annotated[int, msgspec.Meta(ge=0, le=400)]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a window and its panels were: Qt's own bytes of geometry and of state."""

    geometry: bytes
    panels: bytes


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The answers last given to the new-game dialog for one game."""

    scenario: str = "1"
    names: tuple[str, ...] = ()
    levels: tuple[str | None, ...] = ()
    options: dict[str, str | int | bool] = {}


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the player has chosen; each default is what a new player gets.

    ``motion_speed``, ``telling_speed`` and ``dice_speed`` are percent of the usual pace, 0 meaning at once;
    dice without a speed of their own go with play. ``text_size`` is percent of the system's.
    """

    language: Literal["system", "en", "it"] = "system"
    theme: Literal["system", "light", "dark"] = "system"
    palette: Literal["usual", "safe"] = "usual"
    text_size: Literal[100, 125, 150, 200] = 100
    motion_speed: Percent = 100
    telling_speed: Percent = 100
    dice_speed: Percent | None = None
    step_decisions: bool = False
    take_backs: bool = False
    sound: bool = False
    paper: Literal["A4", "Letter"] = "A4"
    recent: tuple[str, ...] = ()
    places: dict[str, Place] = {}
    beginnings: dict[str, Beginning] = {}


class PreferencesFile:
    """The preferences in memory and their file; the program goes on where the file cannot be used.

    ``notice`` is what the player must be told about the file, None when all is well.

    Several windows of the program may share the file. Each writes what it has changed itself and leaves the
    rest as the others wrote it; what they changed meanwhile it takes on with its next start.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Read the file in ``folder`` (the player's configuration folder when it is left out)."""
        self.path = (player_folders().config if folder is None else folder) / FILE_NAME
        self.notice: Message | None = None
        self.current = self._known = self._read()

    def save(self, preferences: Preferences) -> Message | None:
        """Take on new preferences and write them; return what the player must be told if that fails."""
        self.current = preferences
        try:
            writable(self.path.parent)
            shared = _merged(self._known, preferences, self._written_by_others())
            write_whole(self.path, msgspec.json.format(msgspec.json.encode(shared), indent=2))
        except (OSError, UnicodeEncodeError) as fault:
            self.notice = say(
                "Your preferences hold until you quit, but cannot be kept: {reason}.", reason=_reason(fault)
            )
            return self.notice
        self._known = preferences
        self.notice = None
        return None

    def _written_by_others(self) -> Preferences:
        """What the file holds now; what was known before where it is gone or damaged."""
        try:
            return msgspec.json.decode(read_whole(self.path, LARGEST), type=Preferences)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self._known

    def _read(self) -> Preferences:
        try:
            return msgspec.json.decode(read_whole(self.path, LARGEST), type=Preferences)
        except FileNotFoundError:
            return Preferences()
        except TooLarge as fault:
            self.notice = self._put_aside(str(fault.strerror))
        except OSError as fault:
            self.notice = say(
                "Your preferences cannot be read, so the usual ones are used: {reason}.",
                reason=_reason(fault),
            )
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            self.notice = self._put_aside(str(fault))
        return Preferences()

    def _put_aside(self, reason: str) -> Message:
        """Rename the damaged file and return what the player must be told."""
        aside = _free_name(self.path)
        try:
            self.path.replace(aside)
        except OSError:
            return say(
                "Your preferences in {file} are damaged ({reason}), so the usual ones are used.",
                file=str(self.path),
                reason=reason,
            )
        return say(
            "Your preferences were damaged ({reason}), so the usual ones are used."
            " The damaged file is kept as {file}.",
            reason=reason,
            file=str(aside),
        )


def _merged(known: Preferences, mine: Preferences, theirs: Preferences) -> Preferences:
    """Lay what was changed here, from ``known`` to ``mine``, over what others have written."""
    changed: dict[str, object] = {}
    for name in mine.__struct_fields__:
        before, value = getattr(known, name), getattr(mine, name)
        if isinstance(value, dict):
            changed[name] = _merged_dict(before, value, getattr(theirs, name))
        elif value != before:
            changed[name] = value
    if "recent" in changed:
        changed["recent"] = tuple(dict.fromkeys((*mine.recent, *theirs.recent)))[:MOST_RECENT]
    return msgspec.structs.replace(theirs, **changed)


def _merged_dict(
    known: dict[str, object], mine: dict[str, object], theirs: dict[str, object]
) -> dict[str, object]:
    """The same key by key; those that stand here keep their order, what was changed last standing last."""
    if list(mine.items()) == list(known.items()):
        return theirs
    kept = {key: theirs.get(key, value) if known.get(key) == value else value for key, value in mine.items()}
    return {**{key: value for key, value in theirs.items() if key not in mine}, **kept}


def _free_name(path: Path) -> Path:
    """Return a name beside ``path`` that no file has yet."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    return aside


def _reason(fault: OSError | UnicodeEncodeError) -> str:
    if isinstance(fault, UnicodeEncodeError):
        return f"{fault.object!a} is no proper text"
    if isinstance(fault, FolderError) or not fault.strerror:
        return str(fault)
    return f"{fault.filename or 'the file'}: {fault.strerror}"
