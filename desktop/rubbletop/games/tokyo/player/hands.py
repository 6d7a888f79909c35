# SPDX-License-Identifier: GPL-3.0-or-later
"""Bids planned over the turns to come: which scheme is best kept for which turn (VIII).

Rivals' hands lie open. How they will play them is sampled; then the own schemes are spread over the coming
turns so that they win as much as they can, and the one for this turn is bid.
"""

from itertools import permutations
from typing import TYPE_CHECKING

from rubbletop.games.tokyo import auction, schemes
from rubbletop.games.tokyo.frames.money import Bid
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.kernel.facts import Seat

if TYPE_CHECKING:
    from random import Random

SAMPLES = 60
"""So many courses of the coming turns are sampled."""
EAGER = 1.5
"""The power by which a rival's habit makes a dearer scheme likelier than the next cheaper one."""
HABIT = 0.9, 2.0
"""What is thought of a rival's habit before she has bid, 1 for her dearest scheme first; for so many bids."""
MONEY = 0.08
"""What a Mega-Yen is worth when it is bid, in points."""
LATER = 0.85
"""What control in the next turn is worth, control now being worth 1; and so on."""
HORIZON = 6


def tops(outlook: Outlook, turns: int, rng: "Random") -> list[list[int]]:
    """Return, for each of the coming turns, the highest bids of rivals in the sampled courses."""
    found: list[list[int]] = [[] for _ in range(turns)]
    for _ in range(SAMPLES):
        courses = [_course(outlook, rival, turns, rng) for rival in outlook.rivals]
        for turn in range(turns):
            found[turn].append(max(course[turn] for course in courses))
    return found


def _course(outlook: Outlook, rival: Seat, turns: int, rng: "Random") -> list[int]:
    """How a rival may bid over some turns: her dearer schemes earlier, mostly; a carried one comes on top."""
    ground, s = outlook.ground, outlook.s
    full = [scheme.cost for scheme in ground.schemes.values()]
    hand = sorted(ground.schemes[card].cost for card in schemes.hand(ground, s, rival)) or sorted(full)
    carried = s.carried.get(rival)
    slope = _slope(outlook, rival)
    course = []
    for turn in range(turns):
        payable = [c for c in hand if turn or s.cash[rival] < 0 or c <= s.cash[rival]] or [0]
        total = 0
        for _ in range(min(schemes.wanted(s), len(payable))):
            cost = rng.choices(payable, [slope**rank for rank in range(len(payable))])[0]
            payable.remove(cost)
            total += cost
            if cost in hand:
                hand.remove(cost)
        if turn == 0 and carried is not None:
            total += ground.schemes[carried].cost
        hand = hand or sorted(full)
        course.append(total)
    return course


def _slope(outlook: Outlook, rival: Seat) -> float:
    """How much likelier a rival is to play a scheme than the next cheaper one, from what she has played.

    The order of the used schemes shows whether she plays the dearest of her hand each time, or saves it.
    """
    left = sorted(scheme.cost for scheme in outlook.ground.schemes.values())
    habit, weight = HABIT
    total, count = habit * weight, weight
    for card in outlook.s.used[rival]:
        cost = outlook.ground.schemes[card].cost
        if len(left) > 1 and cost in left:
            total += left.index(cost) / (len(left) - 1)
            count += 1.0
            left.remove(cost)
    lean = min(0.97, max(0.03, total / count))
    odds: float = (lean / (1 - lean)) ** EAGER
    return odds


def chance(bids: list[int], total: int) -> float:
    """Return the chance that a bid is above all, half of the ties being won."""
    return sum(1.0 if other < total else 0.5 if other == total else 0.0 for other in bids) / len(bids)


def planned_bid(outlook: Outlook, stake: float, usual: float, rng: "Random") -> Bid:
    """Return the bid for this turn; ``stake`` is what control is worth now, ``usual`` in other turns."""
    ground, s, seat = outlook.ground, outlook.s, outlook.seat
    found = schemes.bids(ground, s, seat)
    hand = schemes.hand(ground, s, seat)
    turns = min(HORIZON, max(1, len(hand) // schemes.wanted(s)))
    rivals = tops(outlook, turns, rng)

    def merit(bid: Bid) -> float:
        total, price = auction.total(ground, s, seat, bid), auction.price(ground, bid)
        kept = [ground.schemes[card].cost for card in hand if card not in bid.cards]
        return chance(rivals[0], total) * stake - MONEY * price + _future(rivals[1:], kept, usual)

    return max(found, key=merit)


def _future(rivals: list[list[int]], kept: list[int], usual: float) -> float:
    """What the schemes that are kept can still win, spread as is best over the turns after this one."""
    turns = min(len(rivals), len(kept))
    table = [
        [chance(rivals[turn], cost) * usual * LATER ** (turn + 1) for cost in kept] for turn in range(turns)
    ]
    best = 0.0
    for order in permutations(range(len(kept)), turns):
        best = max(best, sum(table[turn][card] for turn, card in enumerate(order)))
    return best
