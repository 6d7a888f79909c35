# SPDX-License-Identifier: GPL-3.0-or-later
"""When to sell oil: at a good price, or when money is short (Other Actions; 18)."""

from rubbletop.games.barrel.actions.orders import SellOil
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.player.outlook import Outlook

SHORT = 6
"""With fewer half dollars some oil is sold for less."""
CRASH = 1.5
"""By how much the price must be better where a sale would make it crash, in half dollars."""
CHEAP = 3
"""Below this price nothing is sold for want of money, in half dollars."""


def sale(outlook: Outlook, frame: TurnFrame) -> SellOil | None:
    """Return the sale that is to be made now, None for none."""
    s, power, price = outlook.s, outlook.s.powers[outlook.seat], outlook.ground.price(outlook.s)
    if power.oil <= 0:
        return None
    if price >= asked(outlook):
        return SellOil(seat=outlook.seat, barrels=power.oil)
    if frame.round == 1 and not frame.chosen and outlook.cash < SHORT and price >= CHEAP and s.turn < s.turns:
        return SellOil(seat=outlook.seat, barrels=min(power.oil, 1 + (SHORT - outlook.cash) // price))
    return None


def asked(outlook: Outlook) -> float:
    """Return the least price for which the player sells all, in half dollars."""
    s = outlook.s
    others = sum(s.powers[seat].sold for seat in outlook.rivals)
    crash = CRASH if others == len(outlook.rivals) and not s.powers[outlook.seat].sold else 0.0
    return outlook.taste.asking + crash
