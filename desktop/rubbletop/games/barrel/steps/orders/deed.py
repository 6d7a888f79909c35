# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player can do in an action turn: the choices, the reasons against, the doing (Game Sequence)."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Range, Seat
from rubbletop.kernel.rules import Offer


class Deed(ABC):
    """One kind of decision; it holds nothing."""

    action: ClassVar[type[Action]]

    @abstractmethod
    def choices(self, ground: Ground, s: BarrelState, seat: Seat) -> Iterator[Offer]:
        """Yield the decisions of this kind that are legal for the seat on turn, in a defined order."""

    @abstractmethod
    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        """Return why a decision of this kind is not legal, None where it is."""

    @abstractmethod
    def do(self, t: Telling, action: Action) -> None:
        """Do it."""


def spread(action: Action, field: str, low: int, high: int) -> Iterator[Offer]:
    """Yield an action, ``field`` being ``low`` in it, with each value up to ``high``; nothing below it."""
    if low == high:
        yield action
    elif low < high:
        yield Range(action, field, low, high)
