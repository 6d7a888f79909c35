# SPDX-License-Identifier: GPL-3.0-or-later
"""Selling oil from the hand in one's own turn (Other Actions; 18)."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.orders import SellOil
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import barrels
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.facts import Range, Seat, say
from rubbletop.kernel.rules import Offer

RULE = "Other Actions"


def offers(ground: Ground, s: BarrelState, seat: Seat) -> Iterator[Offer]:
    """Yield the sales that a player can make, any number of barrels at the present price."""
    oil = s.powers[seat].oil
    if oil > 0:
        one = SellOil(seat=seat, barrels=1)
        yield Range(one, "barrels", 1, oil) if oil > 1 else one


def check(s: BarrelState, action: SellOil) -> None:
    """Raise IllegalAction unless the barrels are in the hand."""
    refuse(_why_not(s, action))


def apply(t: Telling, action: SellOil) -> None:
    """Sell the barrels."""
    t.sell(action.seat, action.barrels)


def _why_not(s: BarrelState, action: SellOil) -> Bar | None:
    oil = s.powers[action.seat].oil
    if action.barrels < 1:
        return Bar(say("A sale is of at least 1 barrel."), RULE)
    if not oil:
        return Bar(
            say("You have no oil in hand; barrels in your regions come to hand in the Oil check."), RULE
        )
    if action.barrels > oil:
        return Bar(say("You have only {barrels} in hand.", barrels=barrels(oil)), RULE)
    return None
