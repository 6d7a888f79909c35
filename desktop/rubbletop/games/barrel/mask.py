# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat may know: the cash and the oil in hand of the others are hidden (45)."""

from rubbletop.games.barrel.frames.deals import DealFrame
from rubbletop.games.barrel.frames.orders import ConstructionFrame, ProductionFrame, PurchaseFrame, TurnFrame
from rubbletop.games.barrel.frames.rebels import RepairFrame
from rubbletop.games.barrel.state import UNKNOWN, BarrelState, Power, replace
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.state import Frame

OWN_HAND: tuple[type[Frame], ...] = (
    TurnFrame,
    PurchaseFrame,
    ConstructionFrame,
    ProductionFrame,
    DealFrame,
    RepairFrame,
)
"""What is decided in these rests on cash or oil in hand, or lies in the middle of a turn that does."""


def masked(s: BarrelState, seat: Seat) -> BarrelState:
    """Return the state as ``seat`` may know it; once the game is over all lies open.

    Ruling: so it does before the first turn, as everybody begins with the same and buys openly.
    """
    if is_open(s):
        return s
    return replace(s, powers={own: _hand(power, own == seat) for own, power in s.powers.items()})


def is_private(s: BarrelState, seat: Seat) -> bool:
    """Return whether what ``seat`` decides now rests on what the others may not see."""
    if is_open(s) or seat not in s.seats:
        return False
    return isinstance(s.top, OWN_HAND)


def is_open(s: BarrelState) -> bool:
    """Return whether all hands lie open."""
    return s.options.open_hands or not s.stack or not s.turn


def _hand(power: Power, is_own: bool) -> Power:
    return power if is_own else replace(power, cash=UNKNOWN, oil=UNKNOWN)
