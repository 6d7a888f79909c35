# SPDX-License-Identifier: GPL-3.0-or-later
"""A position as one player sees and judges it."""

from functools import cached_property

from rubbletop.games.barrel.forecast import AFTER_PACIFISM
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK, Ground
from rubbletop.games.barrel.player.taste import Taste
from rubbletop.games.barrel.state import INVASION, BarrelState
from rubbletop.kernel.facts import Seat

HIGH = 0.7
"""A price that is high already is not expected to fall below this part of it."""
CALM = 0.75
"""How much of the gap between the price and the usual one is left after a turn."""


class Outlook:
    """What a player knows when she decides, and how far she is from the end."""

    def __init__(self, ground: Ground, s: BarrelState, seat: Seat, taste: Taste) -> None:
        self.ground = ground
        self.s = s
        self.seat = seat
        self.taste = taste

    @cached_property
    def turns(self) -> int:
        """The Oil checks still to come."""
        s = self.s
        return s.turns - s.turn + (0 if s.stack and isinstance(s.stack[0], AFTER_PACIFISM) else 1)

    @cached_property
    def government(self) -> int:
        """How many of them belong to the last phase."""
        return min(self.turns, self.s.turns_a_phase)

    @cached_property
    def barrel(self) -> float:
        """What a barrel will bring when it is sold, in half dollars."""
        price = float(self.ground.price(self.s))
        usual = max(self.taste.asking, HIGH * price)
        return price + (usual - price) * (1 - CALM ** max(0, self.turns - 1))

    @cached_property
    def spare(self) -> bool:
        """Whether an action of one's own is left this turn after the one in question."""
        return any(isinstance(frame, TurnFrame) and frame.round == 1 for frame in self.s.stack)

    @cached_property
    def rebels_come(self) -> bool:
        """Whether the rebels are still to act this turn."""
        s = self.s
        return s.phase != INVASION and bool(s.stack) and isinstance(s.stack[0], TurnFrame)

    @cached_property
    def fines(self) -> tuple[float, ...]:
        """The fine for each value of Pacifism in half dollars, that for the highest twice."""
        fines = [float(self.ground.fine(value)) for value in range(MOST_ON_TRACK + 1)]
        return (*fines, fines[-1])

    @cached_property
    def cash(self) -> int:
        """One's own half dollars."""
        return max(0, self.s.powers[self.seat].cash)

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """The other players."""
        return tuple(seat for seat in self.s.seats if seat != self.seat)
