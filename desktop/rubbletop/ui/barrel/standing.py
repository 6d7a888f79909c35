# SPDX-License-Identifier: GPL-3.0-or-later
"""How the players stand: cash and barrels in hand, hidden ones as a question mark (45)."""

from rubbletop.games.barrel.state import UNKNOWN, BarrelState
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.kernel.facts import Seat
from rubbletop.ui.spelling import pointed

HIDDEN = "?"


def in_order(s: BarrelState) -> tuple[Seat, ...]:
    """Return the seats in playing order, in the order of the table before it is rolled."""
    return s.order or s.seats


def money(half_dollars: int) -> str:
    """Return half dollars as they are shown: ``4.5``."""
    sign = "−" if half_dollars < 0 else ""
    whole, half = divmod(abs(half_dollars), DOLLAR)
    return pointed(f"{sign}{whole}.5") if half else f"{sign}{whole}"


def cash(s: BarrelState, seat: Seat) -> str:
    """Return the cash of a player in dollars as it is shown."""
    known = s.powers[seat].cash
    return HIDDEN if known == UNKNOWN else money(known)


def oil(s: BarrelState, seat: Seat) -> str:
    """Return the barrels in the hand of a player as they are shown."""
    known = s.powers[seat].oil
    return HIDDEN if known == UNKNOWN else str(known)
