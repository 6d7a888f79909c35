# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 2: what the control of GODRAN is worth, and which schemes are bid for it (VIII)."""

from typing import TYPE_CHECKING

from rubbletop.games.tokyo import auction, schemes
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.frames.money import Bid
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.prowl import harm_to, spree
from rubbletop.kernel.facts import Seat

if TYPE_CHECKING:
    from random import Random

MONEY = 0.12
"""What a Mega-Yen is worth when it is bid, in points."""
KEEPING = 0.1
"""What it is worth to keep each Mega-Yen of a card for a later turn, in points."""
WAVER = 0.12
"""How much a player's mind wavers between bids, as a share of what is at stake."""


def control_worth(outlook: Outlook) -> float:
    """Return what it is worth to control GODRAN this turn rather than leave it to a rival."""
    points = outlook.ground.action_points(outlook.s)
    godran = outlook.s.godran
    own = sum(blow.gain for blow in spree(Prey(outlook), godran, points))
    preys = [Prey(outlook, rival) for rival in outlook.rivals]
    harms = [harm_to(prey, spree(prey, godran, points), outlook.seat) for prey in preys]
    return own + sum(harms) / len(harms)


def bid(outlook: Outlook, rng: "Random | None") -> BidSchemes:
    """Return a bid that weighs its chance to win against its price, with chance not quite foreseeably."""
    stake = control_worth(outlook)
    found = schemes.bids(outlook.ground, outlook.s, outlook.seat)

    def merit(one: Bid) -> float:
        return _merit(outlook, one, stake) + (0.0 if rng is None else rng.gauss(0.0, WAVER * stake))

    best = max(found, key=merit)
    return BidSchemes(seat=outlook.seat, cards=schemes.known(best), carry=best.carry)


def _merit(outlook: Outlook, one: Bid, stake: float) -> float:
    total = auction.total(outlook.ground, outlook.s, outlook.seat, one)
    price = auction.price(outlook.ground, one)
    return win_chance(outlook, total) * stake - (MONEY + KEEPING) * price


def win_chance(outlook: Outlook, total: int) -> float:
    """Return the chance that a bid wins if each rival plays any card she can pay."""
    chance = 1.0
    for rival in outlook.rivals:
        sums = rival_sums(outlook, rival)
        below = sum(1.0 if other < total else 0.5 if other == total else 0.0 for other in sums)
        chance *= below / len(sums)
    return chance


def rival_sums(outlook: Outlook, rival: Seat) -> list[int]:
    """Return the sums that a rival can bid, as far as her purse shows."""
    s, ground = outlook.s, outlook.ground
    cards = schemes.hand(ground, s, rival) or tuple(ground.schemes)
    if s.cash[rival] < 0:
        return [ground.schemes[card].cost for card in cards]
    carried = s.carried.get(rival)
    extra = 0 if carried is None else ground.schemes[carried].cost
    return [
        ground.schemes[card].cost + extra for card in cards if ground.schemes[card].cost <= s.cash[rival]
    ] or [extra]
