# SPDX-License-Identifier: GPL-3.0-or-later
"""Phases 3 and 4: lists of units and sums for research, sealed and then shown together (IX, X; 30, 46)."""

from collections.abc import Iterator

from rubbletop.games.tokyo import plans
from rubbletop.games.tokyo.actions.muster import FundResearch, ListUnit, SealPlan, StrikeOffUnit
from rubbletop.games.tokyo.amounts import amounts
from rubbletop.games.tokyo.counters import ranked
from rubbletop.games.tokyo.events.muster import PlanSealed, PlansShown, ResearchFunded, UnitsActivated
from rubbletop.games.tokyo.frames.muster import Plan, PlansFrame
from rubbletop.games.tokyo.sequence import begin_development, begin_looks
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.muster.sealing import SealingStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import Change


class PlanningStep(SealingStep):
    """Everybody writes her list in secret until it is sealed; the last seal shows them all."""

    name = "planning"
    rule = "IX, X"
    frame = PlansFrame
    told = PlanSealed

    def can_buy(self, s: TokyoState, seat: Seat) -> bool:
        return plans.can_buy(self.ground(s), s, seat)

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[Offer]:
        ground, plan = self.ground(s), s.top_frame(PlansFrame).plans[seat]
        left = plans.left_over(ground, s, seat, plan)
        yield SealPlan(seat=seat)
        for unit in plans.available(ground, s, seat, plan):
            if ground.row(unit).cost <= left:
                yield ListUnit(seat=seat, unit=unit.id)
        for struck in plans.removable(ground, s, plan):
            yield StrikeOffUnit(seat=seat, unit=struck)
        high = min(plans.research_room(ground, s, seat), left + plan.research)
        yield from amounts(FundResearch(seat=seat, amount=0), 0, high, (plan.research,))

    def why_not(self, s: TokyoState, action: Action) -> Bar | None:
        ground = self.ground(s)
        match action:
            case ListUnit(seat=seat, unit=unit):
                return plans.why_no_listing(ground, s, seat, unit)
            case StrikeOffUnit(seat=seat, unit=unit):
                return plans.why_no_striking_off(ground, s, seat, unit)
            case FundResearch(seat=seat, amount=amount):
                return plans.why_no_research(ground, s, seat, amount)
            case _:
                return None

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        frame = s.top_frame(PlansFrame)
        plan = frame.plans[action.seat]
        match action:
            case ListUnit(unit=unit):
                _write(t, action.seat, replace(plan, units=(*plan.units, unit)))
            case StrikeOffUnit(unit=unit):
                _write(t, action.seat, replace(plan, units=tuple(u for u in plan.units if u != unit)))
            case FundResearch(amount=amount):
                _write(t, action.seat, replace(plan, research=amount))
            case SealPlan():
                self.seal(t, action.seat)
            case _:
                raise AssertionError(action)
        return t.change

    def show(self, t: Telling) -> None:
        frame = t.s.top_frame(PlansFrame)
        t.tell(PlansShown())
        for buyer in t.s.order:
            _activate(t, buyer, frame.plans[buyer])
            _research(t, buyer, frame.plans[buyer].research)
        looks = {buyer: plans.looks_due(t.ground, t.s, buyer) for buyer in t.s.order}
        due = {buyer: count for buyer, count in looks.items() if count}
        if due:
            begin_looks(t, due)
        else:
            begin_development(t)


def _write(t: Telling, seat: Seat, plan: Plan) -> None:
    frame = t.s.top_frame(PlansFrame)
    t.become(replace(frame, plans={**frame.plans, seat: plan}))


def _activate(t: Telling, seat: Seat, plan: Plan) -> None:
    if plan.units:
        cost = plans.listed_cost(t.ground, t.s, plan)
        units = tuple(u.id for u in ranked(t.ground, (t.s.units[unit] for unit in plan.units)))
        t.tell(UnitsActivated(buyer=seat, units=units))
        t.pay(seat, cost, "activation")
        for unit in units:
            t.s = t.s.off(unit, "box")


def _research(t: Telling, seat: Seat, amount: int) -> None:
    if amount:
        total = t.s.research[seat] + amount
        t.s = replace(t.s, research={**t.s.research, seat: total})
        t.pay(seat, amount, "research")
        looks = plans.looks_due(t.ground, t.s, seat)
        t.tell(ResearchFunded(buyer=seat, amount=amount, total=total, looks=looks))
