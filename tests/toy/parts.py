# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the table in Lantern Hill, a game small enough to prove the kernel with.

Two or more lantern bearers race up a hill. 1: the wind is rolled. 2: all bid oil in secret; the highest
bid goes first. 3: each bearer in turn climbs, buys steps or shoves another, who braces or slips. Each
bearer has a charm that the others do not know. Whoever stands on the top, or highest after the last
turn, wins.
"""

from typing import Literal, Self

import msgspec

from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import Action, Event, Seat
from rubbletop.kernel.state import Frame, GameState

TOP = 4
LAST_TURN = 5


class WindFrame(Frame, frozen=True, kw_only=True):
    """The wind of the turn is about to be rolled (1)."""


class BidFrame(Frame, frozen=True, kw_only=True):
    """Oil is being bid (2); ``bids`` holds the bids made, None where a view hides one."""

    bids: dict[Seat, int | None]


class ClimbFrame(Frame, frozen=True, kw_only=True):
    """``seats`` still climb this turn, the first one now (3)."""

    seats: tuple[Seat, ...]


class ShoveFrame(Frame, frozen=True, kw_only=True):
    """``target`` answers a shove, which interrupts the climbing (4)."""

    target: Seat


class HillState(GameState, frozen=True, kw_only=True):
    """Height and oil of each bearer; ``charms`` are secret, None where a view hides one."""

    wind: int = 0
    heights: dict[Seat, int]
    oil: dict[Seat, int]
    charms: dict[Seat, int | None]
    braced: frozenset[Seat] = frozenset()
    stack: tuple[WindFrame | BidFrame | ClimbFrame | ShoveFrame, ...]

    def climbed(self, seat: Seat, steps: int) -> Self:
        """Return the state with a bearer that many steps higher, or lower down to the foot."""
        height = max(0, self.heights[seat] + steps)
        return msgspec.structs.replace(self, heights={**self.heights, seat: height})

    def paid(self, seat: Seat, oil: int) -> Self:
        """Return the state with that much less oil in a bearer's lantern."""
        return msgspec.structs.replace(self, oil={**self.oil, seat: self.oil[seat] - oil})


class Bid(Action, frozen=True, kw_only=True):
    """Bid that much oil."""

    oil: int


class Climb(Action, frozen=True, kw_only=True):
    """Try to climb a step."""


class Burn(Action, frozen=True, kw_only=True):
    """Burn oil, an even measure, to climb half as many steps for certain."""

    oil: int


class Shove(Action, frozen=True, kw_only=True):
    """Shove another bearer."""

    target: Seat

    def picks(self) -> tuple[str, ...]:
        return (self.target,)


class Answer(Action, frozen=True, kw_only=True):
    """Answer a shove: brace, at the cost of a measure of oil, or slip a step."""

    how: Literal["brace", "slip"]


class Rest(Action, frozen=True, kw_only=True):
    """Do nothing."""


class WindRose(Event, frozen=True, kw_only=True):
    """The wind of the turn."""

    wind: int


class CharmFound(Event, frozen=True, kw_only=True):
    """A bearer found a charm, which nobody else knows."""

    seat: Seat
    charm: int


class BidsShown(Event, frozen=True, kw_only=True):
    """All bids lie open."""

    reveals = True

    order: tuple[Seat, ...]


class Climbed(Event, frozen=True, kw_only=True):
    """A bearer tried to climb, or burned oil (no roll)."""

    seat: Seat
    steps: int
    roll: Roll | None = None


class Shoved(Event, frozen=True, kw_only=True):
    """A bearer was shoved and answered."""

    seat: Seat
    steps: int


class Rested(Event, frozen=True, kw_only=True):
    """A bearer did nothing."""

    seat: Seat
