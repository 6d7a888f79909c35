# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds boards and tables by name, those of the program and those of the player; nothing else knows where."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec

from rubbletop import paths
from rubbletop.board.faults import BoardError, Fault
from rubbletop.board.grid import AreaBoard
from rubbletop.board.model import Board
from rubbletop.board.naming import is_id
from rubbletop.board.read import Opened, load_toml, opened, tables

T = TypeVar("T")

EDITION = "-edition"
"""How the names of files end that hold a game's tables and no board."""
FORMER = "-former"
"""How the names of boards end that earlier versions of the program played on, kept for games begun there."""
MOST_KEPT = 1_000
"""Boards of the player that are not checked again as long as they stay as they are."""


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """A file that the player put into the folder for boards or editions; with a fault it is not offered.

    ``id`` is what a game stores of it: the board's id, the edition's name. A board with faults has no title
    and no `board`; an edition never has one.
    """

    path: Path
    id: str
    title: str
    game: str
    fingerprint: str = ""
    faults: tuple[Fault, ...] = ()
    board: Board | None = None

    @property
    def is_sound(self) -> bool:
        """Whether it may be offered in a new game."""
        return not self.faults


def board_names() -> tuple[str, ...]:
    """The ids of the boards that come with the program, in order of the alphabet."""
    return tuple(name for name in _shipped() if not name.endswith(FORMER))


def _shipped() -> tuple[str, ...]:
    """The names of the board files that come with the program, former boards among them."""
    files = sorted(paths.boards().glob("*.toml"))
    return tuple(file.stem for file in files if not file.stem.endswith(EDITION))


def city_names() -> tuple[str, ...]:
    """The ids of the cities that come with the program, in order of the alphabet."""
    return tuple(name for name in board_names() if isinstance(load_board(name), AreaBoard))


def load_board(board: str | Path) -> Board:
    """The board of the program with this id, loaded once, or the board drawn in this file.

    Raises BoardError where the file is missing or has a fault that can be found without drawing it.
    """
    return _known(board)[0] if isinstance(board, str) else opened(board).board()


@cache
def _known(name: str) -> tuple[Board, str]:
    found = opened(paths.boards() / f"{name}.toml")
    return found.board(), found.fingerprint


def own_boards(folder: Path | None = None) -> tuple[Own, ...]:
    """The board files in the player's folder by name of the file, sound or not; () where there is none."""
    found = _own_files(paths.player_folders().boards if folder is None else folder)
    ids = _ids(found)
    return tuple(_judged(*each, ids) for each in found)


def faults_of(file: Path, folder: Path | None = None) -> tuple[Fault, ...]:
    """All that keeps a board file from being played, () if nothing; nothing is raised.

    Its id must not be that of a board of the program, nor, in the player's folder, of another file there.
    """
    from rubbletop.board.check import board_faults

    folder = paths.player_folders().boards if folder is None else folder
    home = _resolved(file.parent)
    if home == _resolved(paths.boards()):
        return board_faults(file)
    answer = _answer(file)
    others = _own_files(folder) if home == _resolved(folder) else ()
    found = ((file, answer), *(each for each in others if each[0].name != file.name))
    return (*_taken(file, answer, _ids(found)), *board_faults(file))


def _resolved(folder: Path) -> Path | None:
    """A folder without links on the way, None where the way has no end."""
    try:
        return folder.resolve()
    except (OSError, RuntimeError, ValueError):
        return None


def find_board(board: str, folder: Path | None = None) -> tuple[Board, str]:
    """The board with this id, the program's before the player's, and its fingerprint.

    A former board of the program goes by the name of its file. Raises BoardError, which says what to do,
    where there is none or the player's has a fault.
    """
    if board in _shipped():
        return _known(board)
    folder = paths.player_folders().boards if folder is None else folder
    found = _own_files(folder)
    for path, answer in found:
        if _id(path, answer) == board:
            own = _judged(path, answer, _ids(found))
            if own.board is None:
                raise BoardError.of(own.faults[0])
            return own.board, own.fingerprint
    raise BoardError(board, "id", f"there is no board of this name; put its file into {folder}")


def city(board: str) -> tuple[AreaBoard, str]:
    """The city with this id, the program's before the player's, and its fingerprint.

    Raises BoardError, which says what to do, where there is none, it has a fault, or the board is no city.
    """
    found, fingerprint = find_board(board)
    if not isinstance(found, AreaBoard):
        raise BoardError(board, "kind", "is no city; choose a board of square areas")
    return found, fingerprint


Answer = Opened | BoardError
"""What came of opening a board file."""


def _own_files(folder: Path) -> tuple[tuple[Path, Answer], ...]:
    """The board files of a folder, opened; a damaged one does not hide the others."""
    return tuple((path, _answer(path)) for path in _listed(folder))


def _listed(folder: Path) -> tuple[Path, ...]:
    """The files of a folder that a player may mean, by name; those that a system hides are passed over."""
    return tuple(sorted(path for path in folder.glob("*.toml") if not path.name.startswith(".")))


def _answer(path: Path) -> Answer:
    try:
        return opened(path)
    except BoardError as error:
        return error


def _ids(files: Iterable[tuple[Path, Answer]]) -> Counter[str]:
    """How many of these files have each id."""
    return Counter(_id(path, answer) for path, answer in files)


def _id(path: Path, answer: Answer) -> str:
    """The id in a file, the name of the file where it has none that can be used."""
    return answer.file.id if isinstance(answer, Opened) and is_id(answer.file.id) else path.stem


def _judged(path: Path, answer: Answer, ids: Counter[str]) -> Own:
    """A board file of the player with its faults: its own, or that its id is taken."""
    name = _id(path, answer)
    if isinstance(answer, BoardError):
        return Own(path=path, id=name, title="", game="", faults=(answer.fault,))
    board, faults = _checked(path, answer.fingerprint)
    faults = (*_taken(path, answer, ids), *faults)
    return Own(
        path=path,
        id=name,
        title="" if faults else answer.file.title,
        game=answer.file.game if is_id(answer.file.game) else "",
        fingerprint=answer.fingerprint,
        faults=faults,
        board=None if faults else board,
    )


def _taken(path: Path, answer: Answer, ids: Counter[str]) -> tuple[Fault, ...]:
    """The fault that the id of a board belongs to another one, () where it does not."""
    name = _id(path, answer)
    if isinstance(answer, BoardError):
        return ()
    if name in board_names():
        taken = f"the id {name} belongs to a board that comes with the program; choose another"
    elif ids[name] > 1:
        taken = f"the id {name} is used in another file of this folder too; each board needs its own"
    else:
        return ()
    return (Fault(path.name, "id", taken),)


@lru_cache(maxsize=MOST_KEPT)
def _checked(path: Path, _fingerprint: str) -> tuple[Board | None, tuple[Fault, ...]]:
    """The board in a file and what the checker finds; kept until the meaning of the file changes."""
    from rubbletop.board.check import checked

    return checked(path)


def edition(name: str, type_: type[T]) -> T:
    """A game's tables from boards/<name>.toml, read strictly into a msgspec type.

    Raises BoardError naming the file and the key.
    """
    return load_toml(paths.boards() / f"{name}.toml", type_)


def _no_faults(_: object) -> tuple[str, ...]:
    return ()


def own_editions(
    shipped: str,
    type_: type[T],
    faults: Callable[[T], tuple[str, ...]] = _no_faults,
    folder: Path | None = None,
) -> tuple[Own, ...]:
    """The player's tables for the game whose own are in `shipped` ("tokyo-edition"), sound or not.

    They are files in the folder for editions whose names begin as the shipped one does ("tokyo-"). `faults`
    tells what is wrong with tables that were read without an error.
    """
    folder = paths.player_folders().editions if folder is None else folder
    start = shipped.removesuffix(EDITION)
    files = [path for path in _listed(folder) if path.stem.startswith(f"{start}-")]
    return tuple(_own_edition(path, shipped, type_, faults) for path in files)


def _own_edition(path: Path, shipped: str, type_: type[T], faults: Callable[[T], tuple[str, ...]]) -> Own:
    mark, found = "", []
    if path.stem == shipped:
        found.append(Fault(path.name, "file", "has the name of the program's own tables; choose another"))
    try:
        held, mark = tables(path, type_)
        found += [Fault(path.name, "file", fault) for fault in faults(held)]
    except BoardError as error:
        found.append(error.fault)
    return Own(
        path=path,
        id=path.stem,
        title=path.stem,
        game=shipped.removesuffix(EDITION),
        fingerprint=mark,
        faults=tuple(found),
    )


def edition_of(
    name: str,
    shipped: str,
    type_: type[T],
    faults: Callable[[T], tuple[str, ...]] = _no_faults,
    folder: Path | None = None,
) -> tuple[T, str]:
    """The tables that a game is played with, "" being those of the program, and their fingerprint.

    Raises BoardError, which says what to do, where the player has none of this name or they have a fault.
    """
    if not name:
        return tables(paths.boards() / f"{shipped}.toml", type_)
    folder = paths.player_folders().editions if folder is None else folder
    for own in own_editions(shipped, type_, faults, folder):
        if own.id == name:
            if own.faults:
                raise BoardError.of(own.faults[0])
            return tables(own.path, type_)
    raise BoardError(name, "file", f"there are no tables of this name; put their file into {folder}")
