# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of boards and tables decoded strictly: an error names the file and the key."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar, assert_never

import msgspec

from rubbletop.board.area_faults import area_faults
from rubbletop.board.area_file import AreaFile, area_board
from rubbletop.board.faults import BoardError, Fault
from rubbletop.board.hex_file import HexFile, hex_board, hex_faults
from rubbletop.board.region_file import MapFile, RegionFile, region_board, region_faults
from rubbletop.kernel.files import TooLarge, read_whole

if TYPE_CHECKING:
    from pathlib import Path

    from rubbletop.board.model import Board

T = TypeVar("T")

AnyFile = HexFile | AreaFile | RegionFile

MEBI = 1 << 20
LARGEST = MEBI
"""Bytes; a larger file is refused unread, for even a large board takes a tenth of it."""

LONGEST_LINE = 1000
"""Characters of a line of TOML; keys of many thousand parts would take hours to read."""

MOST_KEPT = 1_000
"""Texts of board files that are not understood again."""

MARK_BYTES = 8
"""Bytes of a fingerprint; it is written with two letters a byte."""

_PLACE = re.compile(r"^(?P<fault>.*) - at `\$?\.?(?P<key>.*)`$", re.DOTALL)
_BESIDE = re.compile(r"[^/\\:\0]*[^/\\:\0.][^/\\:\0]*")


class Opened(msgspec.Struct, frozen=True, dict=True):
    """A board file that was decoded, with the outlines it names and the fingerprint of both."""

    name: str
    file: AnyFile
    outlines: MapFile | None
    fingerprint: str

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with it, as far as it can be told without geometry."""
        match self.file:
            case HexFile():
                return hex_faults(self.file, self.name)
            case AreaFile():
                return area_faults(self.file, self.name)
            case RegionFile():
                assert self.outlines is not None, "a file of regions is opened with its outlines"
                return region_faults(self.file, self.outlines, self.name)
            case _:
                assert_never(self.file)

    def board(self) -> Board:
        """The board that it describes. Raises BoardError with the first of the faults."""
        if self.faults:
            raise BoardError.of(self.faults[0])
        match self.file:
            case HexFile():
                return hex_board(self.file)
            case AreaFile():
                return area_board(self.file)
            case RegionFile():
                assert self.outlines is not None, "a file of regions is opened with its outlines"
                return region_board(self.file, self.outlines)
            case _:
                assert_never(self.file)


def opened(path: Path) -> Opened:
    """The board file at this path. Raises BoardError where it, or the outlines it names, cannot be read."""
    text = _lines(path)
    file, mark = _decoded(path, lambda: _understood(text))
    if not isinstance(file, RegionFile):
        return Opened(path.name, file, None, mark)
    if not _BESIDE.fullmatch(file.outlines):
        raise BoardError(path.name, "outlines", "must be the name of a file in the same folder")
    outlines = load_json(path.parent / file.outlines, MapFile)
    return Opened(path.name, file, outlines, _fingerprint((msgspec.toml.decode(text), outlines)))


@lru_cache(maxsize=MOST_KEPT)
def _understood(text: str) -> tuple[AnyFile, str]:
    """What the text of a board file says, and its fingerprint; kept, as folders are looked through often."""
    file: AnyFile = msgspec.toml.decode(text, type=AnyFile)
    return file, _fingerprint(msgspec.toml.decode(text))


def tables(path: Path, type_: type[T]) -> tuple[T, str]:
    """What a TOML file holds, read strictly into a msgspec type, and its fingerprint; raises BoardError."""
    text = _lines(path)
    held = _decoded(path, lambda: msgspec.toml.decode(text, type=type_))
    return held, _fingerprint(msgspec.toml.decode(text))


def load_toml(path: Path, type_: type[T]) -> T:
    """What a TOML file holds, read strictly into a msgspec type; raises BoardError."""
    return tables(path, type_)[0]


def load_json(path: Path, type_: type[T]) -> T:
    """What a JSON file holds, read strictly into a msgspec type; raises BoardError."""
    text = _text(path)
    return _decoded(path, lambda: msgspec.json.decode(text, type=type_))


def _fingerprint(meaning: object) -> str:
    """Letters that change with the meaning of a file, and not with its comments or the order of its keys."""
    told = msgspec.json.encode(meaning, order="deterministic")
    return blake2b(told, digest_size=MARK_BYTES).hexdigest()


def _text(path: Path) -> str:
    # A text editor may put a mark before the first letter; it is no part of the text.
    return _decoded(path, lambda: read_whole(path, LARGEST).decode("utf-8-sig"))


def _lines(path: Path) -> str:
    """The text of a file of TOML. Raises BoardError where a line is longer than anybody writes."""
    text = _text(path)
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise BoardError(path.name, f"line {number}", f"is longer than {LONGEST_LINE} characters")
    return text


def _decoded(path: Path, decode: Callable[[], T]) -> T:
    name = path.name or str(path)
    try:
        return decode()
    except TooLarge as error:
        raise BoardError(name, "file", f"is larger than {LARGEST // MEBI} MB") from error
    except OSError as error:
        raise BoardError(name, "file", f"cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BoardError(name, "file", f"is not UTF-8 text, from byte {error.start} on") from error
    except RecursionError as error:
        raise BoardError(name, "file", "is nested too deeply") from error
    except msgspec.ValidationError as error:
        fault, key = _place(str(error))
        raise BoardError(name, key or "file", fault) from error
    except ValueError as error:
        raise BoardError(name, "file", f"is cut off or malformed: {error}") from error


def _place(text: str) -> tuple[str, str]:
    """The fault and the key in the words of the decoder."""
    found = _PLACE.match(text)
    return (found["fault"], found["key"]) if found else (text, "")
