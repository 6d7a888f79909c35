# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequence of play: from each phase to the next (VI)."""

from rubbletop.games.tokyo.events.common import TurnBegun
from rubbletop.games.tokyo.events.godran import RampageBegun
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.frames.money import BiddingFrame, IncomeFrame, TradeFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, Outlay, Plan, PlansFrame
from rubbletop.games.tokyo.state import replace
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.facts import Seat


def begin_turn(t: Telling) -> None:
    """Begin the next turn with Phase 1; the table is that of the turn before."""
    t.s = replace(t.s, turn=t.s.turn + 1, controller=None, smashed=False)
    t.become(IncomeFrame())
    t.tell(TurnBegun(turn=t.s.turn))


def begin_trade(t: Telling, broke: tuple[Seat, ...]) -> None:
    """Let those who are broke trade, in player order, after the income (VII)."""
    t.become(TradeFrame(left=broke))


def begin_bidding(t: Telling) -> None:
    """Begin Phase 2."""
    t.become(BiddingFrame(bids={}))


def begin_plans(t: Telling) -> None:
    """Begin Phases 3 and 4, whose amounts are sealed together (30)."""
    t.become(PlansFrame(plans={seat: Plan() for seat in t.s.order}))


def begin_looks(t: Telling, looks: dict[Seat, int]) -> None:
    """Let those who paid for it look at Origin cards (X)."""
    t.become(LooksFrame(left=looks))


def begin_development(t: Telling) -> None:
    """Begin Phase 5."""
    t.become(DevelopFrame(outlays={seat: Outlay() for seat in t.s.order}))


def begin_rampage(t: Telling) -> None:
    """Begin Phase 6 with all Action Points."""
    points = t.ground.action_points(t.s)
    t.become(GodranFrame(ap=points, home=t.field.sector(t.s.godran)))
    t.tell(RampageBegun(controller=t.s.in_control, points=points))


def begin_movement(t: Telling) -> None:
    """Begin Phase 7 with the first player."""
    t.become(MovementFrame(left=t.s.order))


def begin_attacks(t: Telling) -> None:
    """Begin Phase 8 with the first player; what counts from its start is noted (110)."""
    t.become(AttacksFrame(left=t.s.order, start=t.s.godran, wounds=t.s.wounds))
