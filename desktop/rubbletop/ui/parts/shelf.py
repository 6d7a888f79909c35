# SPDX-License-Identifier: GPL-3.0-or-later
"""The games as the window takes them from the shelf: their rules and their screens."""

from typing import Any

from rubbletop.games import registry
from rubbletop.kernel.rules import Rules
from rubbletop.ui.scene.table import AnyScreen


class Shelf:
    """All games there are. Raises LookupError for a game there is not."""

    def rules(self, game: str) -> Rules[Any]:
        """Return the rules of a game."""
        return registry.rules(game)

    def levels(self, game: str, seat: str) -> tuple[str, ...]:
        """Return the levels at which the computer plays one seat of a game, the weakest first."""
        return registry.levels(game, seat)

    def think(self, game: str, level: str) -> float:
        """Return the seconds that a computer player of that level may think over a phase."""
        return registry.think(game, level)

    def screen(self, game: str) -> AnyScreen:
        """Return the screen of a game."""
        match game:
            case "colossi":
                from rubbletop.ui.colossi.screen import ColossiScreen

                return ColossiScreen()
            case "tokyo":
                from rubbletop.ui.tokyo.screen import TokyoScreen

                return TokyoScreen()
            case "barrel":
                from rubbletop.ui.barrel.screen import BarrelScreen

                return BarrelScreen()
            case _:
                raise LookupError(f"there is no game {game!r}")
