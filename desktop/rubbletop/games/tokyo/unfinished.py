# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions half made as no game of Tokyo can have them: picks, bids and throws beyond what there is."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from rubbletop.games.tokyo import assault, funds, plans, schemes
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, PissedFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FallFrame, FleeFrame, GodranFrame
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame, LotFrame, TieFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, Outlay, Plan, PlansFrame
from rubbletop.games.tokyo.frames.opening import RollOffFrame, SectorsFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.opening import picking_order
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.state import Frame

MOST = 200
"""No throw has more dice, and nothing that hangs on a throw of the past is greater than the most of it."""
FACES = 6
FLIGHT = 3
"""How many areas a unit flees at most (64)."""


def impossibilities(ground: Ground, s: TokyoState) -> Iterator[str]:
    """Yield what is wrong with the steps in progress of a state whose names and sums are sound."""
    first = s.stack[0]
    yield from _picks(s, first)
    for frame in s.stack:
        yield from _throws(ground, s, frame)
    if isinstance(first, BiddingFrame | TieFrame | LotFrame):
        yield from _bids(ground, s, first)
    elif isinstance(first, PlansFrame):
        yield from _keys("plans", first.plans, s)
        yield from chain(*(_plan(ground, s, seat, plan) for seat, plan in first.plans.items()))
    elif isinstance(first, LooksFrame):
        yield from _looks(ground, s, first)
    elif isinstance(first, DevelopFrame):
        yield from _keys("outlays", first.outlays, s)
        yield from chain(*(_outlay(ground, s, seat, outlay) for seat, outlay in first.outlays.items()))
    elif isinstance(first, AttacksFrame):
        yield from _attack(ground, s, first)
    yield from _funds(ground, s)
    for seat in s.seats:
        if plans.looks_due(ground, s, seat) < 0:
            yield f"{seat} has looked at more cards than were paid for"


def _keys(
    noun: str, held: dict[Seat, Plan] | dict[Seat, Outlay] | dict[Seat, Bid], s: TokyoState
) -> Iterator[str]:
    if set(held) != set(s.seats):
        yield f"{noun} are not of all seats"


def _picks(s: TokyoState, first: Frame) -> Iterator[str]:
    """Sectors that were picked out of turn, and an order that does not come from the roll for it (20, 21)."""
    picks = picking_order(s.seats)
    taken = sum(len(sectors) for sectors in s.chosen.values())
    due = Counter(picks[:taken])
    left = first.left if isinstance(first, SectorsFrame) else ()
    if left != picks[taken:] or any(len(s.chosen[seat]) != due[seat] for seat in s.seats):
        yield "the sectors are picked out of turn"
    if bool(s.order) == isinstance(first, SectorsFrame | RollOffFrame):
        yield "the player order stands before it is rolled, or does not stand after"


def _throws(ground: Ground, s: TokyoState, frame: Frame) -> Iterator[str]:
    """More Action Points, dice or damage than any attack has."""
    if isinstance(frame, GodranFrame) and frame.ap > ground.action_points(s):
        yield f"GODRAN cannot have {frame.ap} Action Points"
    if isinstance(frame, FallFrame | PissedFrame) and frame.dice > MOST:
        yield f"{frame.dice} dice cannot be thrown"
    if isinstance(frame, FallFrame) and max(frame.link, frame.total) > MOST * FACES:
        yield f"debris cannot come to {max(frame.link, frame.total)}"
    if isinstance(frame, AllotFrame) and frame.damage > MOST * FACES:
        yield f"{frame.damage} Damage Points cannot be dealt"
    if isinstance(frame, AllotFrame) and len(set(frame.units)) < len(frame.units):
        yield "Damage Points are allotted to a unit twice"
    if isinstance(frame, FleeFrame) and not 1 <= frame.steps <= FLIGHT:
        yield f"no unit flees {frame.steps} areas"


def _bids(ground: Ground, s: TokyoState, frame: BiddingFrame | TieFrame | LotFrame) -> Iterator[str]:
    """Bids of cards that are not in the hand, and open bids that are not those of all."""
    if not isinstance(frame, BiddingFrame):
        yield from _keys("bids", frame.bids, s)
        if set(frame.sums) != set(s.seats) or (
            isinstance(frame, TieFrame) and set(frame.paid) != set(s.seats)
        ):
            yield "the sums of the bids are not of all seats"
    for seat, bid in frame.bids.items():
        hand = schemes.hand(ground, s, seat)
        if bid.carry and seat not in s.carried:
            yield f"{seat} has no scheme to carry over"
        if not set(bid.cards) <= set(hand) or len(set(bid.cards)) < len(bid.cards):
            yield f"{seat} bids what is not in the hand"
        elif len(bid.cards) > schemes.wanted(s):
            yield f"{seat} bids too many cards"
        elif isinstance(frame, BiddingFrame) and schemes.cost(ground, schemes.known(bid)) > s.cash[seat]:
            yield f"{seat} bids more than the purse holds"


def _plan(ground: Ground, s: TokyoState, seat: Seat, plan: Plan) -> Iterator[str]:
    """Units on a list that cannot be activated, and lists that cannot be paid (IX, X)."""
    for unit in plan.units:
        counter = s.units[unit]
        is_idle = counter.owner == seat and counter.place == "pool"
        if not is_idle or ground.row(counter).type not in plans.ARMY:
            yield f"{seat} cannot activate {unit!r}"
    if len(set(plan.units)) < len(plan.units):
        yield f"{seat} lists a unit twice"
    if plan.research > plans.research_room(ground, s, seat):
        yield f"{seat} puts more into research than it takes"
    if plans.left_over(ground, s, seat, plan) < 0:
        yield f"{seat} lists more than the purse holds"


def _looks(ground: Ground, s: TokyoState, frame: LooksFrame) -> Iterator[str]:
    for seat, count in frame.left.items():
        if count < 1 or count != plans.looks_due(ground, s, seat):
            yield f"{seat} has not paid for {count} more looks"


def _outlay(ground: Ground, s: TokyoState, seat: Seat, outlay: Outlay) -> Iterator[str]:
    """Outlays that cannot be paid, and funds that get more than they need or are somebody else's (XI)."""
    if funds.spent(outlay) > s.cash[seat]:
        yield f"{seat} lays out more than the purse holds"
    opened = {fund.id: fund for fund in funds.opened(s, seat, outlay)}
    for name, amount in outlay.amounts.items():
        is_open = name in opened and (name not in s.funds or s.funds[name].owner == seat)
        if not is_open or amount > funds.need(ground, s, name):
            yield f"{seat} cannot put {amount} into the fund {name!r}"
    for name in outlay.types:
        if name not in opened or not funds.is_due(ground, s, outlay, opened[name]):
            yield f"the fund {name!r} cannot be settled"


def _funds(ground: Ground, s: TokyoState) -> Iterator[str]:
    """Funds that are full, that should have been settled, or for superweapons that are not idle (49, 50)."""
    for fund in s.funds.values():
        if fund.amount >= funds.target(ground, s):
            yield f"the fund {fund.id!r} holds more than it takes"
        elif bool(fund.weapon) != (fund.amount >= funds.threshold(ground)):
            yield f"the fund {fund.id!r} is settled too early or too late"
    for seat in s.seats:
        frame = s.stack[0]
        outlay = frame.outlays.get(seat, Outlay()) if isinstance(frame, DevelopFrame) else Outlay()
        opened = funds.opened(s, seat, outlay)
        wanted: Counter[str] = Counter(outlay.types.get(fund.id, fund.weapon) for fund in opened)
        del wanted[""]
        idle = funds.idle_weapons(ground, s, seat)
        if len(opened) > len(idle) or not wanted <= Counter(unit.kind for unit in idle):
            yield f"{seat} has funds for superweapons that are not idle"


def _attack(ground: Ground, s: TokyoState, frame: AttacksFrame) -> Iterator[str]:
    """Wounds that nobody survives, and attackers that cannot attack."""
    if frame.wounds > ground.edition.game.most_wounds:
        yield f"GODRAN cannot have begun with {frame.wounds} wounds"
    field = ground.field(s)
    for unit in frame.joined:
        is_weapon = assault.is_weapon(field, s.units[unit])
        if (
            is_weapon
            or not frame.left
            or assault.why_no_attack(field, frame, frame.left[0], unit) is not None
        ):
            yield f"{unit!r} cannot take part in the attack"
