# SPDX-License-Identifier: GPL-3.0-or-later
"""The hard player: it plans whole phases, for itself and for its rivals, and makes ready for the kill."""

from typing import TYPE_CHECKING

from rubbletop.games.tokyo import schemes
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.player import bidding, hands, hunt, march, provision, prowl, purse, timing
from rubbletop.games.tokyo.player.computers import NormalPlayer
from rubbletop.games.tokyo.player.orders import Orders
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.roads import Roads
from rubbletop.games.tokyo.player.threat import Threat
from rubbletop.kernel.facts import Action, Seat, SpaceId

if TYPE_CHECKING:
    from random import Random

USUAL = 55.0
"""What control of GODRAN is worth in a usual turn, in points."""

Mark = tuple[object, ...]
"""What a plan of GODRAN's phase rests on."""


def _mark(outlook: Outlook, godran: SpaceId, points: int) -> Mark:
    """Return what tells whether a plan goes on: GODRAN's area and points, what stands, who lives."""
    s = outlook.s
    places = tuple((unit.place, unit.area, unit.stance) for unit in s.units.values())
    return s.turn, godran, points, s.fallen, s.rubble, places


class HardPlayer(NormalPlayer):
    """Plans GODRAN's phase stroke by stroke and keeps to the plan until dice change the position."""

    def __init__(self) -> None:
        super().__init__()
        self._strokes: dict[Seat, tuple[Mark, tuple[prowl.Stroke, ...]]] = {}

    def stroke(self, outlook: Outlook, frame: GodranFrame) -> prowl.Stroke:
        mark = _mark(outlook, outlook.s.godran, frame.ap)
        known = self._strokes.get(outlook.seat)
        if known is None or known[0] != mark:
            judge = Threat(outlook).ends_worth
            known = mark, hunt.hunted(Prey(outlook), outlook.s.godran, frame.ap, judge).strokes
        strokes = known[1]
        if not strokes:
            return prowl.Stroke()
        step = strokes[0].step
        if step is not None:
            known = _mark(outlook, step, frame.ap - 1), strokes[1:]
        self._strokes[outlook.seat] = known
        return strokes[0]

    def bid(self, outlook: Outlook, rng: "Random") -> Action:
        stake = bidding.control_worth(outlook)
        bid = hands.planned_bid(outlook, stake, USUAL, rng)
        return BidSchemes(seat=outlook.seat, cards=schemes.known(bid), carry=bid.carry)

    def shopping(self, outlook: Outlook) -> purse.Shopping:
        carriers = purse.carriers(outlook, outlook.cash)
        cost = sum(outlook.ground.rows[kind].cost * count for kind, count in carriers.items())
        bought = provision.provided(outlook, cost)
        cost += sum(outlook.ground.rows[kind].cost * count for kind, count in bought.items())
        return purse.Shopping(bought + carriers, purse.research(outlook, outlook.cash - cost))

    def orders(self, outlook: Outlook, roads: Roads) -> Orders:
        orders = march.planned(outlook, roads, roofs=True)
        return timing.lingering(outlook, roads, orders)
