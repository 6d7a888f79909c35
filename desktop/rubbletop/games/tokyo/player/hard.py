# SPDX-License-Identifier: GPL-3.0-or-later
"""The hard player: it plans whole phases, for itself and for its rivals, and makes ready for the kill."""

from typing import TYPE_CHECKING, TypeVar

from rubbletop.ai.pace import Counted, Pace
from rubbletop.games.tokyo import schemes
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.player import (
    bidding,
    hands,
    hunt,
    march,
    provision,
    prowl,
    purse,
    scouting,
    timing,
)
from rubbletop.games.tokyo.player.computers import PhasePlayer
from rubbletop.games.tokyo.player.orders import Orders
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.roads import Roads
from rubbletop.games.tokyo.player.threat import Threat
from rubbletop.kernel.facts import Action, Seat, SpaceId
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import GameState

if TYPE_CHECKING:
    from random import Random

USUAL = 55.0
"""What control of GODRAN is worth in a usual turn, in points."""

NO_TIME = Counted(0)
S = TypeVar("S", bound=GameState)
Mark = tuple[object, ...]
"""What a plan of GODRAN's phase rests on."""


def _mark(outlook: Outlook, godran: SpaceId, points: int) -> Mark:
    """Return what tells whether a plan goes on: GODRAN's area and points, what stands, who lives."""
    s = outlook.s
    places = tuple((unit.place, unit.area, unit.stance) for unit in s.units.values())
    return s.turn, godran, points, s.fallen, s.rubble, places


class HardPlayer(PhasePlayer):
    """Plans GODRAN's phase stroke by stroke and keeps to the plan until dice change the position."""

    def __init__(self) -> None:
        super().__init__()
        self._strokes: dict[Seat, tuple[Mark, tuple[prowl.Stroke, ...]]] = {}
        self._wanted: dict[Seat, tuple[Mark, purse.Shopping]] = {}
        self._pace: Pace = NO_TIME

    def think(self, rules: Rules[S], view: S, seat: Seat, rng: "Random", pace: Pace) -> Action:
        """Return the best decision found while the pace leaves time; without time there is one too."""
        self._pace = pace
        try:
            return self.choose(rules, view, seat, rng)
        finally:
            self._pace = NO_TIME

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

    def bid(self, outlook: Outlook, rng: "Random | None") -> Action:
        assert rng is not None, "it samples how its rivals bid"
        stake = bidding.control_worth(outlook)
        bid = hands.planned_bid(outlook, stake, USUAL, rng)
        return BidSchemes(seat=outlook.seat, cards=schemes.known(bid), carry=bid.carry)

    def shopping(self, outlook: Outlook) -> purse.Shopping:
        mark = (_mark(outlook, outlook.s.godran, 0), outlook.s.controller, outlook.cash)
        known = self._wanted.get(outlook.seat)
        if known is None or known[0] != mark:
            known = self._wanted[outlook.seat] = mark, _wanted(outlook)
        return known[1]

    def orders(self, outlook: Outlook, roads: Roads) -> Orders:
        orders = timing.lingering(outlook, roads, march.planned(outlook, roads, roofs=True))
        return scouting.Scout(outlook, roads, orders).improve(self._pace)


def _wanted(outlook: Outlook) -> purse.Shopping:
    """What to buy: carriers for superweapons, the army, then research."""
    carriers = purse.carriers(outlook, outlook.cash)
    cost = purse.price(outlook, carriers)
    bought = provision.provided(outlook, cost)
    left = outlook.cash - cost - purse.price(outlook, bought)
    return purse.Shopping(bought + carriers, purse.research(outlook, left))
