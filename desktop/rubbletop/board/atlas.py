# SPDX-License-Identifier: GPL-3.0-or-later
"""The grounds on which games are played: each board with each edition, as their files are or were."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import ClassVar, Generic, Protocol, TypeVar

from rubbletop.board.faults import BoardError

USUAL_EDITION = ""
"""The edition that comes with a game."""
Marks = tuple[str, str]
"""The fingerprints of the files of a board and of an edition."""


class Ground(Protocol):
    """What the rules of a game know of its board and its edition."""

    @property
    def marks(self) -> Marks: ...


class Position(Protocol):
    """The state of a game that is played upon a ground; one that was built by hand has empty marks."""

    @property
    def edition(self) -> str: ...
    @property
    def marks(self) -> Marks: ...


S = TypeVar("S", bound=Position)
G = TypeVar("G", bound=Ground)


class Atlas(ABC, Generic[S, G]):
    """Finds the ground of a game by the names and the marks of its board and its edition.

    ``make`` returns the ground for two names as their files are now, or raises BoardError where a file is
    missing or damaged. A game goes on upon the ground on which it began, whatever becomes of the files.
    """

    noun: ClassVar[str]
    """What the game calls its board."""

    def __init__(self, make: Callable[[str, str], G]) -> None:
        self._make = make
        self._grounds: dict[tuple[str, str, Marks], G] = {}

    @abstractmethod
    def board(self, s: S) -> str:
        """Return the name of the board on which ``s`` is played, as the program has it now."""

    def former(self, board: str) -> tuple[str, ...]:
        """Return the names of a board as it was in earlier versions of the program, the latest first."""
        return ()

    def named(self, board: str, edition: str) -> G:
        """Return the ground upon which a game begins now. Raises BoardError as ``make`` does."""
        made = self._make(board, edition)
        return self._grounds.setdefault((board, edition, made.marks), made)

    def ground(self, s: S) -> G:
        """Return the ground on which ``s`` is played.

        Raises BoardError as ``make`` does, and where a file has changed since the game was begun; a position
        that was built by hand fits any.
        """
        names = (self.board(s), s.edition)
        known = self._grounds.get((*names, s.marks))
        if known is not None:
            return known
        found = next(self._fitting(s), None) or self.named(*names)
        nouns = (self.noun, "edition")
        for noun, name, mark, now in zip(nouns, names, s.marks, found.marks, strict=True):
            if mark and mark != now:
                changed = f"the {noun} has changed since the game was begun; put it back as it was"
                raise BoardError(name or "the usual edition", "file", changed)
        if found.marks == s.marks:
            # A former board has another name than the one that is asked for.
            self._grounds[(*names, s.marks)] = found
        return found

    def _fitting(self, s: S) -> Iterator[G]:
        """Yield the grounds whose board has the mark of ``s``, as it is now or was in earlier versions."""
        board = self.board(s)
        for name in (board, *self.former(board)):
            found = self.named(name, s.edition)
            if found.marks[0] == s.marks[0]:
                yield found

    def fault(self, s: S) -> str:
        """Return why a state from a file cannot be played upon its ground, "" where it can."""
        try:
            ground = self.ground(s)
        except BoardError as error:
            return str(error)
        missing = f"the marks of the {self.noun} and of the edition are missing"
        return "" if s.marks == ground.marks else missing
