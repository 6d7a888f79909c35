# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer players of Tokyo, easy and normal: each decision by what its phase asks (VI)."""

from typing import TYPE_CHECKING, TypeVar, cast

from rubbletop.games.tokyo.actions.movement import EndMovement
from rubbletop.games.tokyo.actions.muster import LookAtCard
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FleeFrame, GodranFrame, RetreatFrame
from rubbletop.games.tokyo.frames.money import BiddingFrame, PenaltyFrame, TradeFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, PlansFrame
from rubbletop.games.tokyo.frames.opening import PlacingFrame, SectorsFrame
from rubbletop.games.tokyo.player import answers, bidding, march, orders, prowl, purse, settling, volley
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


class NormalPlayer:
    """Plays each phase by what promises most at once; its orders for movement are kept while they hold."""

    def __init__(self) -> None:
        self._orders: dict[Seat, tuple[march.Table, orders.Orders]] = {}

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: "Random") -> Action:
        """Return the most promising decision."""
        assert isinstance(rules, TokyoRules), "the player knows one game"
        s = cast("TokyoState", view)
        return self.decided(rules, Outlook(rules.atlas.ground(s), s, seat), rng)

    def decided(self, rules: TokyoRules, outlook: Outlook, rng: "Random") -> Action:
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

    def bid(self, outlook: Outlook, rng: "Random") -> Action:
        """Return a bid."""
        return bidding.bid(outlook, rng)

    def shopping(self, outlook: Outlook) -> purse.Shopping:
        """Return what is wanted in Phases 3 and 4."""
        return purse.shopping(outlook, roofs=False)

    def stroke(self, outlook: Outlook, frame: GodranFrame) -> prowl.Stroke:
        """Return what GODRAN does next."""
        return prowl.greedy(Prey(outlook), outlook.s.godran, frame.ap)[0]

    def orders(self, outlook: Outlook, roads: Roads) -> orders.Orders:
        """Return the orders for a whole Phase 7."""
        return march.planned(outlook, roads, roofs=False)

    def move(self, rules: TokyoRules, outlook: Outlook) -> Action:
        """Return the next decision of Phase 7."""
        roads = Roads(outlook.field, outlook.s.godran)
        table = march.table(outlook)
        known = self._orders.get(outlook.seat)
        if known is None or known[0] != table:
            known = self._orders[outlook.seat] = table, self.orders(outlook, roads)

        def is_legal(action: Action) -> bool:
            try:
                rules.check(outlook.s, action)
            except IllegalAction:
                return False
            return True

        action = orders.next_move(outlook, known[1], roads, is_legal)
        if action is not None:
            return action
        end = EndMovement(seat=outlook.seat)
        return end if is_legal(end) else march.forced(outlook, rules.legal(outlook.s, outlook.seat))
