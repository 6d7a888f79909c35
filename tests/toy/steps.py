# SPDX-License-Identifier: GPL-3.0-or-later
"""The steps of Lantern Hill (1 to 4)."""

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Range, Seat, say
from rubbletop.kernel.rules import Offer, Step
from rubbletop.kernel.state import Change, Frame
from rubbletop.kernel.tally import Tally
from tests.toy.parts import (
    LAST_TURN,
    TOP,
    Answer,
    Bid,
    BidFrame,
    BidsShown,
    Burn,
    Climb,
    Climbed,
    ClimbFrame,
    HillState,
    Rest,
    Rested,
    Shove,
    Shoved,
    ShoveFrame,
    WindFrame,
    WindRose,
)

NEEDED = 4
F = TypeVar("F", bound=Frame)
replace = msgspec.structs.replace


def top(s: HillState, kind: type[F]) -> F:
    """Return the frame in progress, which is of that kind."""
    assert isinstance(s.top, kind)
    return s.top


def climbing(s: HillState, seat: Seat) -> Tally:
    """Return what a bearer adds to the die when climbing (3)."""
    tally = Tally(least=-2).plus(-(s.wind // 2), say("Wind"), "1")
    charm = s.charms[seat]
    return tally if charm is None else tally.plus(charm, say("Charm"), "3")


class Wind(Step[HillState]):
    """The wind (1)."""

    name = "wind"
    rule = "1"
    frame = WindFrame

    def run(self, s: HillState, dice: Dice) -> Change[HillState]:
        wind = dice.roll(say("Wind")).total
        return Change(replace(s, wind=wind).become(BidFrame(bids={})), [WindRose(wind=wind)])


class Bidding(Step[HillState]):
    """Bids of oil, sealed until the last is made (2)."""

    name = "bids"
    rule = "2"
    frame = BidFrame

    def actors(self, s: HillState) -> tuple[Seat, ...]:
        return tuple(seat for seat in s.seats if seat not in top(s, BidFrame).bids)

    def legal(self, s: HillState, seat: Seat) -> Iterable[Offer]:
        return (Range(Bid(seat=seat, oil=0), "oil", 0, s.oil[seat]),)

    def apply(self, s: HillState, action: Action, dice: Dice) -> Change[HillState]:
        assert isinstance(action, Bid)
        bids = {**top(s, BidFrame).bids, action.seat: action.oil}
        if len(bids) < len(s.seats):
            return Change(s.become(BidFrame(bids=bids)))
        order = tuple(sorted(s.seats, key=lambda seat: -(bids[seat] or 0)))
        for seat, oil in bids.items():
            s = s.paid(seat, oil or 0)
        return Change(s.become(ClimbFrame(seats=order)), [BidsShown(order=order)])


class Climbing(Step[HillState]):
    """Climbing, burning oil, shoving (3), and the evening when nobody is left to climb (5)."""

    name = "climb"
    rule = "3"
    frame = ClimbFrame

    def actors(self, s: HillState) -> tuple[Seat, ...]:
        return top(s, ClimbFrame).seats[:1]

    def legal(self, s: HillState, seat: Seat) -> Iterable[Offer]:
        yield Rest(seat=seat)
        yield Climb(seat=seat)
        if s.oil[seat] >= 2:
            yield Range(Burn(seat=seat, oil=2), "oil", 2, s.oil[seat] // 2 * 2, 2)
        yield from (Shove(seat=seat, target=target) for target in s.seats if target != seat)

    def check(self, s: HillState, action: Action) -> None:
        if isinstance(action, Shove) and action.target == action.seat:
            raise IllegalAction(say("{who} cannot shove {who}.", who=action.seat), "4")
        super().check(s, action)

    def apply(self, s: HillState, action: Action, dice: Dice) -> Change[HillState]:
        seat = action.seat
        match action:
            case Climb():
                roll = dice.roll(say("{who} climbs", who=seat))
                steps = int(roll.total + climbing(s, seat).total >= NEEDED)
                return Change(_next(s.climbed(seat, steps)), [Climbed(seat=seat, steps=steps, roll=roll)])
            case Burn():
                steps = action.oil // 2
                burned = s.paid(seat, action.oil).climbed(seat, steps)
                return Change(_next(burned), [Climbed(seat=seat, steps=steps)])
            case Shove():
                return Change(_next(s).push(ShoveFrame(target=action.target)))
            case Rest():
                return Change(_next(s), [Rested(seat=seat)])
            case _:
                raise AssertionError(action)

    def run(self, s: HillState, dice: Dice) -> Change[HillState]:
        if s.turn == LAST_TURN or max(s.heights.values()) >= TOP:
            return Change(s.pop())
        return Change(replace(s, turn=s.turn + 1).become(WindFrame()))


def _next(s: HillState) -> HillState:
    return s.become(ClimbFrame(seats=top(s, ClimbFrame).seats[1:]))


class Shoving(Step[HillState]):
    """The answer to a shove (4)."""

    name = "shove"
    rule = "4"
    frame = ShoveFrame

    def actors(self, s: HillState) -> tuple[Seat, ...]:
        return (top(s, ShoveFrame).target,)

    def legal(self, s: HillState, seat: Seat) -> Iterable[Offer]:
        yield Answer(seat=seat, how="slip")
        if s.oil[seat]:
            yield Answer(seat=seat, how="brace")

    def apply(self, s: HillState, action: Action, dice: Dice) -> Change[HillState]:
        assert isinstance(action, Answer)
        seat = action.seat
        if action.how == "brace":
            braced = replace(s.paid(seat, 1), braced=s.braced | {seat})
            return Change(braced.pop(), [Shoved(seat=seat, steps=0)])
        return Change(s.climbed(seat, -1).pop(), [Shoved(seat=seat, steps=-1)])
