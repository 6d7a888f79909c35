# SPDX-License-Identifier: GPL-3.0-or-later
"""The Playing Order check, and the end of the game (Playing Sequence; End of the Game; 20, 34, 39 to 42)."""

from rubbletop.games.barrel.allotment import shares
from rubbletop.games.barrel.events.checks import AccountMade, BarrelsWithdrawn, OilAllotted
from rubbletop.games.barrel.events.common import GameEnded
from rubbletop.games.barrel.events.opening import OrderSettled
from rubbletop.games.barrel.frames.checks import FinalFrame, NextTurnFrame
from rubbletop.games.barrel.sequence import after_order
from rubbletop.games.barrel.state import Account, BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.state import Change

ORDER_ROW = "order"
"""The row of boxes that gives places in the playing order."""


class NextTurnStep(BarrelStep):
    """The order of the next turn is settled, if there is one."""

    name = "next_turn"
    rule = "Playing Order Check"
    frame = NextTurnFrame

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        if s.turn < s.turns:
            order = next_order(s)
            t.s = replace(s, order=order)
            t.tell(OrderSettled(order=order))
        after_order(t)
        return t.change


class FinalStep(BarrelStep):
    """All oil comes to hand and is sold at the last price, and everybody's account is made up."""

    name = "final"
    rule = "End of the Game"
    frame = FinalFrame

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        withdrawn = {seat: _withdrawn(t, seat) for seat in s.order}
        accounts = {}
        for share in shares(t.ground, s):
            t.s = replace(t.s, government=max(0, t.s.government - share.barrels))
            t.s = t.s.with_oil(share.seat, share.barrels)
            t.tell(OilAllotted(seat=share.seat, rank=share.rank, points=share.points, barrels=share.barrels))
            accounts[share.seat] = _account(t, share.seat, withdrawn[share.seat], share.barrels, share.rank)
        t.s = replace(t.s, accounts={seat: accounts[seat] for seat in s.order}, stack=())
        t.tell(*(AccountMade(seat=seat, account=account) for seat, account in t.s.accounts.items()))
        t.tell(GameEnded())
        return t.change


def next_order(s: BarrelState) -> tuple[Seat, ...]:
    """Return the playing order of the next turn: who took a place has it, the rest keep their order (34).

    Ruling: who took two places stands at the better one, and the other goes to the rest.
    """
    places: dict[int, Seat] = {}
    for place in range(len(s.seats)):
        taker = s.boxes.get(f"{ORDER_ROW}.{place + 1}")
        if taker is not None and taker not in places.values():
            places[place] = taker
    rest = iter([seat for seat in s.order if seat not in places.values()])
    return tuple(places[place] if place in places else next(rest) for place in range(len(s.seats)))


def _withdrawn(t: Telling, seat: Seat) -> int:
    """Bring all barrels of a player's regions to hand, without limit (42); return how many."""
    total = 0
    for region in t.s.controlled(seat):
        barrels = t.s.regions[region].barrels
        if barrels:
            t.s = t.s.with_barrels(region, -barrels).with_oil(seat, barrels)
            t.tell(BarrelsWithdrawn(seat=seat, region=region, barrels=barrels))
            total += barrels
    return total


def _account(t: Telling, seat: Seat, withdrawn: int, allotted: int, rank: int) -> Account:
    """Make up the account of a player who has all her oil in hand (20, 42)."""
    power = t.s.powers[seat]
    return Account(
        cash=power.cash,
        withdrawn=withdrawn,
        allotted=allotted,
        barrels=power.oil,
        oil=power.oil * t.ground.price(t.s),
        contracts=t.ground.contract_value(power.contracts),
        fine=t.ground.final_fine(power.pacifism),
        rank=rank,
    )
