# SPDX-License-Identifier: GPL-3.0-or-later
"""What all computer players of One More Barrel share: each frame is asked about in its own way."""

from typing import TYPE_CHECKING, TypeVar, cast

from rubbletop.games.barrel.actions.orders import OpenPurchase
from rubbletop.games.barrel.frames.checks import DisbandFrame, ExtractionFrame, ForfeitFrame
from rubbletop.games.barrel.frames.deals import DealFrame
from rubbletop.games.barrel.frames.opening import StartFrame
from rubbletop.games.barrel.frames.orders import (
    ConstructionFrame,
    ProductionFrame,
    PurchaseFrame,
    SupportFrame,
    TurnFrame,
)
from rubbletop.games.barrel.frames.rebels import DefenceFrame, PartnersFrame, RebelsFrame, RepairFrame
from rubbletop.games.barrel.frames.war import AlliesFrame, RetreatsFrame
from rubbletop.games.barrel.player import (
    answers,
    building,
    choosing,
    production,
    purchase,
    rebels,
    war,
)
from rubbletop.games.barrel.player.choosing import Option
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.taste import Taste
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import GameState

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S", bound=GameState)


class Computer:
    """Decides by what a position is worth after each decision.

    It remembers nothing but the rest of a purchase that is under way, lest it plan it anew at each step.
    """

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self._kept: purchase.Intent | None = None

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: "Random") -> Action:
        """Return the most promising decision."""
        return self.decided(self.outlook(rules, view, seat), rng)

    def outlook(self, rules: Rules[S], view: S, seat: Seat) -> Outlook:
        """Return a position as this player sees it."""
        assert isinstance(rules, BarrelRules), "the player knows one game"
        s = cast("BarrelState", view)
        return Outlook(rules.atlas.ground(s), s, seat, self.taste)

    def decided(self, outlook: Outlook, rng: "Random | None") -> Action:
        """Return the decision that the frame on top asks for."""
        match outlook.s.top:
            case StartFrame():
                return answers.opening(outlook)
            case TurnFrame() as frame:
                return self.turn(outlook, frame, rng)
            case PurchaseFrame() as frame:
                return self.purchased(outlook, frame)
            case ConstructionFrame() as frame:
                return building.next_step(outlook, frame)
            case ProductionFrame() as frame:
                return production.next_step(outlook, frame)
            case SupportFrame() as frame:
                return war.support(outlook, frame)
            case DealFrame() as frame:
                return answers.deal(outlook, frame)
            case RetreatsFrame() as frame:
                return war.retreat(outlook, frame)
            case AlliesFrame() as frame:
                return war.terms(outlook, frame)
            case _:
                return self.answer(outlook)

    def turn(self, outlook: Outlook, frame: TurnFrame, rng: "Random | None") -> Action:
        """Return the next decision of an action turn."""
        first = choosing.settled(outlook, frame)
        if first is not None:
            return first
        chosen = self.option(outlook, frame, choosing.options(outlook), rng)
        if isinstance(chosen.action, OpenPurchase):
            box = chosen.action.box
            elements, moves = outlook.ground.amounts(box)
            s = choosing.boxed(outlook, outlook.s, box)
            self._kept = purchase.Intent(outlook.seat, s, (elements, moves), chosen.plan)
        return chosen.action

    def purchased(self, outlook: Outlook, frame: PurchaseFrame) -> Action:
        """Return the next decision of a Purchase and Move, as it was planned unless something has changed."""
        plan = purchase.intended(outlook, frame, self._kept)
        self._kept = purchase.begun(outlook, frame, plan)
        return purchase.next_step(outlook, frame, plan)

    def option(self, outlook: Outlook, frame: TurnFrame, found: list[Option], rng: "Random | None") -> Option:
        """Return which of the options is chosen; where chance is at hand, one that is nearly the best."""
        if rng is None:
            return choosing.ranked(outlook, frame.round, found)[0]
        noise = outlook.taste.noise
        wanted = [choosing.urgency(outlook, frame.round, each) + noise * rng.random() for each in found]
        return found[wanted.index(max(wanted))]

    def answer(self, outlook: Outlook) -> Action:
        """Return the decision that a check of the end of the turn asks for."""
        s, seat = outlook.s, outlook.seat
        match s.top:
            case RebelsFrame():
                return rebels.act(outlook)
            case PartnersFrame() as frame:
                return rebels.join(outlook, frame)
            case DefenceFrame() as frame:
                return rebels.defend(outlook, frame)
            case RepairFrame() as frame:
                return rebels.repair(outlook, frame)
            case DisbandFrame():
                places = [region for region, held in s.regions.items() if held.troops.get(seat)]
                border = [outlook.ground.border] if s.border[seat].troops else []
                return answers.disband(outlook, (*places, *border))
            case ForfeitFrame():
                return answers.forfeit(outlook)
            case ExtractionFrame() as frame:
                return answers.extract(outlook, frame)
            case _:
                raise AssertionError(f"{type(s.top).__name__} asks nobody")
