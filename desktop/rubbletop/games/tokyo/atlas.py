# SPDX-License-Identifier: GPL-3.0-or-later
"""The grounds on which games are played: each city with each edition, as their files are or were."""

from collections.abc import Callable

from rubbletop.board.faults import BoardError
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState

CITY = "tokyo"
"""The city that comes with the game."""
EDITION = ""
"""The edition that comes with the game."""


class Atlas:
    """Finds the ground of a game by the names and the marks of its city and edition.

    ``make`` returns the ground for two names as their files are now, or raises BoardError where a file is
    missing or damaged. A game goes on upon the ground on which it began, whatever becomes of the files.
    """

    def __init__(self, make: Callable[[str, str], Ground]) -> None:
        self._make = make
        self._grounds: dict[tuple[str, str, tuple[str, str]], Ground] = {}

    def named(self, city: str, edition: str) -> Ground:
        """Return the ground upon which a game begins now. Raises BoardError as ``make`` does."""
        made = self._make(city, edition)
        return self._grounds.setdefault((city, edition, made.marks), made)

    def ground(self, s: TokyoState) -> Ground:
        """Return the ground on which ``s`` is played.

        Raises BoardError as ``make`` does, and where a file has changed since the game was begun; a position
        that was built by hand has no marks, and fits any.
        """
        known = self._grounds.get((s.city, s.edition, s.marks))
        if known is not None:
            return known
        found = self.named(s.city, s.edition)
        for what, name, mark, now in zip(
            ("city", "edition"), (s.city, s.edition), s.marks, found.marks, strict=True
        ):
            if mark and mark != now:
                changed = f"the {what} has changed since the game was begun; put it back as it was"
                raise BoardError(name or "the usual edition", "file", changed)
        return found
