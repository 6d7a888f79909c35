# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of Purchase and Move, and its decisions by ONE."""

from rubbletop.games.barrel.actions.orders import Buy, CallSupport, Element, March
from rubbletop.games.barrel.frames.orders import PurchaseFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Seat, SpaceId
from tests.barrel.builders import ONE, at, given_game


def given_purchase(
    elements: int = 5,
    moves: int = 2,
    *,
    turn: int = 1,
    moving: bool = False,
    joined: tuple[SpaceId, ...] = (),
) -> BarrelState:
    """Return a game in which ONE has chosen a box of Purchase and Move, with $10."""
    purchase = PurchaseFrame(buyer=ONE, elements=elements, moves=moves, moving=moving, joined=joined)
    return given_game(TurnFrame(round=1, left=(ONE,), chosen=True), purchase, turn=turn)


def buy(number: int, what: Element, region: str = "border") -> Buy:
    """Return a purchase."""
    return Buy(seat=ONE, what=what, region=at(region), number=number)


def march(origin: str, to: str, troops: int = 0, logistics: int = 0) -> March:
    """Return a move of a group."""
    return March(seat=ONE, origin=at(origin), to=at(to), troops=troops, logistics=logistics)


def call(guest: Seat, region: str, pay: int = 0) -> CallSupport:
    """Return a call for support."""
    return CallSupport(seat=ONE, guest=guest, region=at(region), pay=pay)
