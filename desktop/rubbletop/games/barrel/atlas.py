# SPDX-License-Identifier: GPL-3.0-or-later
"""The grounds on which games are played: the map with each edition, as their files are or were."""

from collections.abc import Callable

from rubbletop.board.faults import BoardError
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState

EDITION = ""
"""The edition that comes with the game."""


class Atlas:
    """Finds the ground of a game by the name and the marks of its edition.

    ``make`` returns the ground for a name as the files are now, or raises BoardError where one is missing or
    damaged. A game goes on upon the ground on which it began, whatever becomes of the files.
    """

    def __init__(self, make: Callable[[str], Ground]) -> None:
        self._make = make
        self._grounds: dict[tuple[str, tuple[str, str]], Ground] = {}

    def named(self, edition: str) -> Ground:
        """Return the ground upon which a game begins now. Raises BoardError as ``make`` does."""
        made = self._make(edition)
        return self._grounds.setdefault((edition, made.marks), made)

    def ground(self, s: BarrelState) -> Ground:
        """Return the ground on which ``s`` is played.

        Raises BoardError as ``make`` does, and where a file has changed since the game was begun; a position
        that was built by hand has no marks, and fits any.
        """
        known = self._grounds.get((s.edition, s.marks))
        if known is not None:
            return known
        found = self.named(s.edition)
        for what, mark, now in zip(("map", "edition"), s.marks, found.marks, strict=True):
            if mark and mark != now:
                changed = f"the {what} has changed since the game was begun; put it back as it was"
                raise BoardError(s.edition or "the usual edition", "file", changed)
        return found
