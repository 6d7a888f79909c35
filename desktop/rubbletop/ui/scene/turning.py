# SPDX-License-Identifier: GPL-3.0-or-later
"""Which counter the player is turned to when one has done what was to be done with it."""

from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class TurningScreen(Protocol):
    """A screen that turns from a counter which has had its decision to the next one that waits for one."""

    def turns_to(self, view: Any, piece: str) -> str:
        """The counter to be selected after ``piece``: itself as long as it goes on, "" for none."""
        ...


def turned(screen: object, view: object, piece: str) -> str:
    """Return the counter that stays selected, or is selected instead, when a question goes on."""
    return screen.turns_to(view, piece) if isinstance(screen, TurningScreen) else piece
