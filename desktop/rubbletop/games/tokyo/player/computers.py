# SPDX-License-Identifier: GPL-3.0-or-later
"""What all computer players of Tokyo share: each phase is asked about in its own way (VI)."""

from typing import TYPE_CHECKING, TypeVar, cast

from rubbletop.games.tokyo.actions.movement import EndMovement
from rubbletop.games.tokyo.actions.muster import LookAtCard
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FleeFrame, GodranFrame, RetreatFrame
from rubbletop.games.tokyo.frames.money import BiddingFrame, PenaltyFrame, TradeFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, PlansFrame
from rubbletop.games.tokyo.frames.opening import PlacingFrame, SectorsFrame
from rubbletop.games.tokyo.player import answers, bidding, march, prowl, purse, settling, volley
from rubbletop.games.tokyo.player.orders import Orders, next_move
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.roads import Roads
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Action, IllegalAction, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import GameState

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S", bound=GameState)


class PhasePlayer:
    """Plays each phase by what promises most at once; its orders for movement are kept while they hold."""

    def __init__(self) -> None:
        self._orders: dict[Seat, tuple[march.Table, Orders]] = {}

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: "Random") -> Action:
        """Return the most promising decision."""
        assert isinstance(rules, TokyoRules), "the player knows one game"
        s = cast("TokyoState", view)
        return self.decided(rules, Outlook(rules.atlas.ground(s), s, seat), rng)

    def decided(self, rules: TokyoRules, outlook: Outlook, rng: "Random | None") -> Action:
        """Return the decision that the frame on top asks for."""
        match outlook.s.top:
            case SectorsFrame():
                return settling.sector(outlook)
            case PlacingFrame():
                return settling.place(outlook)
            case TradeFrame():
                return answers.trade(outlook)
            case BiddingFrame():
                return self.bid(outlook, rng)
            case PenaltyFrame():
                return answers.lose(outlook)
            case PlansFrame():
                return purse.next_purchase(outlook, self.shopping(outlook))
            case LooksFrame():
                places = range(len(outlook.s.cards))
                looked = outlook.s.looked[outlook.seat]
                return LookAtCard(seat=outlook.seat, place=next(p for p in places if p not in looked))
            case DevelopFrame():
                return purse.next_outlay(outlook, purse.science(outlook))
            case GodranFrame() as frame:
                return prowl.action_of(frame, outlook.seat, self.stroke(outlook, frame))
            case MovementFrame():
                return self.move(rules, outlook)
            case AttacksFrame():
                return volley.volley(outlook)
            case _:
                return self.answer(outlook)

    def answer(self, outlook: Outlook) -> Action:
        """Return the answer to what interrupts a phase."""
        match outlook.s.top:
            case AllotFrame():
                return answers.allot(outlook)
            case RetreatFrame():
                return answers.retreat(outlook)
            case FleeFrame():
                return answers.flight(outlook)
            case FlopFrame():
                return answers.swat(outlook)
            case RepelFrame():
                return answers.repel(outlook)
            case PissedFrame():
                return answers.strike_back(outlook)
            case _:
                raise AssertionError(f"{type(outlook.s.top).__name__} asks nobody")

    def bid(self, outlook: Outlook, rng: "Random | None") -> Action:
        """Return a bid; without chance it is the one that the player thinks best."""
        return bidding.bid(outlook, rng)

    def shopping(self, outlook: Outlook) -> purse.Shopping:
        """Return what is wanted in Phases 3 and 4."""
        return purse.shopping(outlook, roofs=False)

    def stroke(self, outlook: Outlook, frame: GodranFrame) -> prowl.Stroke:
        """Return what GODRAN does next."""
        return prowl.greedy(Prey(outlook), outlook.s.godran, frame.ap).stroke

    def orders(self, outlook: Outlook, roads: Roads) -> Orders:
        """Return the orders for a whole Phase 7."""
        return march.planned(outlook, roads, roofs=False)

    def standing_orders(self, outlook: Outlook, roads: Roads) -> Orders:
        """Return the orders that hold in this Phase 7, given when they are first asked for."""
        table = march.table(outlook)
        known = self._orders.get(outlook.seat)
        if known is None or known[0] != table:
            known = self._orders[outlook.seat] = table, self.orders(outlook, roads)
        return known[1]

    def move(self, rules: TokyoRules, outlook: Outlook) -> Action:
        """Return the next decision of Phase 7."""
        roads = Roads(outlook.field, outlook.s.godran)

        def is_legal(action: Action) -> bool:
            try:
                rules.check(outlook.s, action)
            except IllegalAction:
                return False
            return True

        action = next_move(outlook, self.standing_orders(outlook, roads), roads, is_legal)
        if action is not None:
            return action
        end = EndMovement(seat=outlook.seat)
        return end if is_legal(end) else march.forced(outlook, rules.legal(outlook.s, outlook.seat))
