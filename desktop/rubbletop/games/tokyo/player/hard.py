# SPDX-License-Identifier: GPL-3.0-or-later
"""The hard player: it plans whole phases, for itself and for its rivals, and makes ready for the kill."""

from typing import TYPE_CHECKING

from rubbletop.games.tokyo import schemes
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.player import bidding, hands, hunt, march, prowl, purse, timing
from rubbletop.games.tokyo.player.computers import NormalPlayer
from rubbletop.games.tokyo.player.orders import Orders
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.roads import Roads
from rubbletop.kernel.facts import Action

if TYPE_CHECKING:
    from random import Random

USUAL = 55.0


class HardPlayer(NormalPlayer):
    """Hard."""

    def stroke(self, outlook: Outlook, frame: GodranFrame) -> prowl.Stroke:
        plan = hunt.hunted(Prey(outlook), outlook.s.godran, frame.ap)
        return plan.strokes[0] if plan.strokes else prowl.Stroke()

    def bid(self, outlook: Outlook, rng: "Random") -> Action:
        stake = bidding.control_worth(outlook)
        bid = hands.planned_bid(outlook, stake, USUAL, rng)
        return BidSchemes(seat=outlook.seat, cards=schemes.known(bid), carry=bid.carry)

    def shopping(self, outlook: Outlook) -> purse.Shopping:
        return purse.shopping(outlook, roofs=True)

    def orders(self, outlook: Outlook, roads: Roads) -> Orders:
        orders = march.planned(outlook, roads, roofs=True)
        return timing.lingering(outlook, roads, orders)
