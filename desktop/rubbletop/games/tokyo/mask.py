# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat may know: sealed bids and lists, face-down cards, secret purses are hidden (30, 48, 49)."""

from rubbletop.games.tokyo.frames import AnyFrame
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame, TradeFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, Outlay, Plan, PlansFrame
from rubbletop.games.tokyo.state import UNKNOWN_CASH, Fund, TokyoState, replace
from rubbletop.games.tokyo.tables import HIDDEN
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.state import Frame

SECRET: tuple[type[Frame], ...] = (BiddingFrame, PlansFrame, LooksFrame, DevelopFrame)
"""What is decided in these is not for the others to see."""
PAYING: tuple[type[Frame], ...] = (TradeFrame, MovementFrame)
"""What is decided in these rests on the purse, which may be secret."""
SEALED = Bid(cards=(HIDDEN,))
"""A bid that lies face down: neither the number of its cards shows nor whether it carries one over."""


def masked(s: TokyoState, seat: Seat) -> TokyoState:
    """Return the state as ``seat`` may know it; once the game is over all lies open."""
    if not s.stack:
        return s
    looked = s.looked.get(seat, ())
    return replace(
        s,
        cash={own: _purse(s, own, seat) for own in s.cash},
        origin=s.origin if s.revealed else HIDDEN,
        cards=tuple(card if place in looked else HIDDEN for place, card in enumerate(s.cards)),
        funds={key: _fund(fund, seat) for key, fund in s.funds.items()},
        stack=tuple(_frame(frame, seat) for frame in s.stack),
    )


def is_private(s: TokyoState, seat: Seat) -> bool:
    """Return whether what ``seat`` decides now, or what it rests on, is not for the others to see."""
    if not s.stack or seat not in s.seats:
        return False
    return isinstance(s.top, SECRET) or (s.options.hidden_cash and isinstance(s.top, PAYING))


def _purse(s: TokyoState, owner: Seat, seat: Seat) -> int:
    return UNKNOWN_CASH if s.options.hidden_cash and owner != seat else s.cash[owner]


def _fund(fund: Fund, seat: Seat) -> Fund:
    """A fund whose type, once it is settled, only its owner knows until the superweapon is done (49)."""
    return fund if fund.owner == seat or not fund.weapon else replace(fund, weapon=HIDDEN)


def _frame(frame: AnyFrame, seat: Seat) -> AnyFrame:
    match frame:
        case BiddingFrame():
            bids = {own: bid if own == seat else SEALED for own, bid in frame.bids.items()}
            return replace(frame, bids=bids)
        case PlansFrame():
            plans = {own: plan if own == seat else Plan() for own, plan in frame.plans.items()}
            return replace(frame, plans=plans)
        case DevelopFrame():
            outlays = {own: outlay if own == seat else Outlay() for own, outlay in frame.outlays.items()}
            return replace(frame, outlays=outlays)
        case _:
            return frame
