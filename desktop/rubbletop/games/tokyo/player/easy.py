# SPDX-License-Identifier: GPL-3.0-or-later
"""The easy player: anything sensible, without much thought, and no plain blunders."""

from typing import TYPE_CHECKING

from rubbletop.games.tokyo import plans, schemes
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.actions.muster import ListUnit, SealPlan
from rubbletop.games.tokyo.actions.opening import DealPopulace, PopulacePlaced
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.frames.muster import PlansFrame
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.player import march, prowl
from rubbletop.games.tokyo.player.computers import PhasePlayer
from rubbletop.games.tokyo.player.evacuation import afforded, rescues
from rubbletop.games.tokyo.player.orders import Goal, Orders
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.roads import Roads
from rubbletop.games.tokyo.player.strike import Muster
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.stars import waiting
from rubbletop.kernel.facts import Action

if TYPE_CHECKING:
    from random import Random

KEPT = 60
"""Mega-Yen that it keeps for its populace."""
CONTENT = 0.3
"""The chance that it buys nothing more."""
LEAST_DICE = 8
"""With fewer dice it does not attack."""
NEAR = 2
"""It looks for prey no farther from GODRAN than this."""
MOVED = 4
"""So many populace units it moves in a turn."""


class EasyPlayer(PhasePlayer):
    """Bids and buys by chance, has GODRAN attack something near, sends units out when they are many."""

    def decided(self, rules: TokyoRules, outlook: Outlook, rng: "Random | None") -> Action:
        assert rng is not None, "it decides by chance"
        match outlook.s.top:
            case PlacingFrame():
                is_placed = not waiting(outlook.field, outlook.seat)
                return PopulacePlaced(seat=outlook.seat) if is_placed else DealPopulace(seat=outlook.seat)
            case PlansFrame() as frame:
                return _purchase(outlook, frame, rng)
            case GodranFrame() as frame:
                return prowl.action_of(frame, outlook.seat, _stroke(outlook, frame, rng))
            case _:
                return super().decided(rules, outlook, rng)

    def bid(self, outlook: Outlook, rng: "Random | None") -> Action:
        assert rng is not None, "it bids by chance"
        bid = rng.choice(schemes.bids(outlook.ground, outlook.s, outlook.seat))
        return BidSchemes(seat=outlook.seat, cards=schemes.known(bid), carry=bid.carry)

    def orders(self, outlook: Outlook, roads: Roads) -> Orders:
        muster = Muster(outlook.field, outlook.seat, outlook.s.godran, roads, roofs=False)
        strike = muster.strike(march.army(outlook))
        posts = strike.posts if strike.dice >= LEAST_DICE else ()
        goals = {
            post.squad.lead.id: Goal(post.spot, post.dropped) for post in posts if post.squad.rider is None
        }
        moves = afforded(rescues(outlook, roads, outlook.s.godran), outlook.cash)[:MOVED]
        return Orders({**goals, **{rescue.unit.id: Goal(rescue.to) for rescue in moves}})


def _purchase(outlook: Outlook, frame: PlansFrame, rng: "Random") -> Action:
    """Another unit that leaves enough for the populace, or nothing more."""
    plan = frame.plans[outlook.seat]
    left = plans.left_over(outlook.ground, outlook.s, outlook.seat, plan) - KEPT
    units = plans.available(outlook.ground, outlook.s, outlook.seat, plan)
    payable = [unit for unit in units if outlook.ground.row(unit).cost <= left]
    if not payable or rng.random() < CONTENT:
        return SealPlan(seat=outlook.seat)
    return ListUnit(seat=outlook.seat, unit=rng.choice(payable).id)


def _stroke(outlook: Outlook, frame: GodranFrame, rng: "Random") -> prowl.Stroke:
    """An attack on something near; units marked already are attacked."""
    prey = Prey(outlook)
    found: list[tuple[prowl.Stroke, float]] = []
    near = 0 if frame.areas else min(NEAR, frame.ap - 1)
    for area, (far, first) in prowl.steps_of(outlook.field, outlook.s.godran, near).items():
        for target in prey.targets(area):
            if frame.areas and (target.victim, target.areas) != (frame.victim, frame.areas):
                continue
            dice = max(range(1, frame.ap - far + 1), key=lambda n: prey.value(target, n) - n)
            if prey.value(target, dice) > dice:
                stroke = prowl.Stroke(step=first) if first else prowl.Stroke(target=target, dice=dice)
                found.append((stroke, prey.value(target, dice)))
    if not found:
        return prowl.greedy(prey, outlook.s.godran, frame.ap).stroke
    return rng.choices([stroke for stroke, _ in found], [worth for _, worth in found])[0]
