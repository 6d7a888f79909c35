# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads board and edition files, strictly: an error names the file and the key."""

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TypeVar, assert_never

import msgspec

from rubbletop import paths
from rubbletop.board.area_file import AreaFile, area_board, area_faults
from rubbletop.board.faults import BoardError, Fault
from rubbletop.board.hex_file import HexFile, hex_board, hex_faults
from rubbletop.board.model import Board
from rubbletop.board.region_file import MapFile, RegionFile, region_board, region_faults
from rubbletop.kernel.files import TooLarge, read_whole

T = TypeVar("T")

AnyFile = HexFile | AreaFile | RegionFile

EDITION = "-edition"
"""How the names of files end that hold a game's tables and no board."""

MEBI = 1 << 20
LARGEST = 16 * MEBI
"""Bytes; a larger file is refused unread."""

_PLACE = re.compile(r"^(?P<fault>.*) - at `\$?\.?(?P<key>.*)`$", re.DOTALL)


def board_names() -> tuple[str, ...]:
    """The ids of the boards that come with the program, in order of the alphabet."""
    files = sorted(paths.boards().glob("*.toml"))
    return tuple(file.stem for file in files if not file.stem.endswith(EDITION))


def load_board(board: str | Path) -> Board:
    """The board with this id, loaded once, or the board drawn in this file.

    Raises BoardError where the file is missing or has a fault that can be found without drawing it.
    """
    return _known(board) if isinstance(board, str) else read_board(board)


@cache
def _known(name: str) -> Board:
    return read_board(paths.boards() / f"{name}.toml")


def read_board(path: Path) -> Board:
    """The board drawn in this file. Raises BoardError as load_board does."""
    board, faults = drawn(path)
    if board is None:
        raise BoardError(faults[0].file, faults[0].feature, faults[0].fault)
    return board


def drawn(path: Path) -> tuple[Board | None, tuple[Fault, ...]]:
    """The board in this file, or None and what keeps it from being made.

    Raises BoardError where the file, or the file of outlines it names, cannot be read at all.
    """
    file: AnyFile = _decoded(path, lambda text: msgspec.toml.decode(text, type=AnyFile))
    match file:
        case HexFile():
            return _made(partial(hex_board, file), hex_faults(file, path.name))
        case AreaFile():
            return _made(partial(area_board, file), area_faults(file, path.name))
        case RegionFile():
            if Path(file.outlines).name != file.outlines or file.outlines in ("", ".", ".."):
                raise BoardError(path.name, "outlines", "must be the name of a file in the same folder")
            outlines = load_json(path.parent / file.outlines, MapFile)
            return _made(partial(region_board, file, outlines), region_faults(file, outlines, path.name))
        case _:
            assert_never(file)


def _made(make: Callable[[], Board], faults: tuple[Fault, ...]) -> tuple[Board | None, tuple[Fault, ...]]:
    return (None, faults) if faults else (make(), ())


def edition(name: str, type_: type[T]) -> T:
    """A game's tables from boards/<name>.toml, read strictly into a msgspec type.

    Raises BoardError naming the file and the key.
    """
    return load_toml(paths.boards() / f"{name}.toml", type_)


def load_toml(path: Path, type_: type[T]) -> T:
    """What a TOML file holds, read strictly into a msgspec type; raises BoardError."""
    return _decoded(path, lambda text: msgspec.toml.decode(text, type=type_))


def load_json(path: Path, type_: type[T]) -> T:
    """What a JSON file holds, read strictly into a msgspec type; raises BoardError."""
    return _decoded(path, lambda text: msgspec.json.decode(text, type=type_))


def _decoded(path: Path, decode: Callable[[str], T]) -> T:
    name = path.name or str(path)
    try:
        # A text editor may put a mark before the first letter; it is no part of the text.
        return decode(read_whole(path, LARGEST).decode("utf-8-sig"))
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
