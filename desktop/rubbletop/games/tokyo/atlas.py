# SPDX-License-Identifier: GPL-3.0-or-later
"""The grounds on which games are played: each city with each edition, made when a game first asks for it."""

from collections.abc import Callable

from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState

CITY = "tokyo"
"""The city that comes with the game."""
EDITION = ""
"""The edition that comes with the game."""


class Atlas:
    """Finds the ground of a game by the names of its city and edition.

    ``make`` returns the ground for two names, or raises BoardError where a file is missing or damaged.
    """

    def __init__(self, make: Callable[[str, str], Ground]) -> None:
        self._make = make
        self._grounds: dict[tuple[str, str], Ground] = {}

    def named(self, city: str, edition: str) -> Ground:
        """Return the ground with these names. Raises BoardError as ``make`` does."""
        key = (city, edition)
        ground = self._grounds.get(key)
        if ground is None:
            ground = self._grounds[key] = self._make(city, edition)
        return ground

    def ground(self, s: TokyoState) -> Ground:
        """Return the ground on which ``s`` is played."""
        return self.named(s.city, s.edition)
