# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of One More Barrel being told onwards: all money, oil and troops that move are events."""

from rubbletop.games.barrel.events.common import (
    ControlTaken,
    Earned,
    InfluenceChanged,
    LogisticsUsed,
    Loss,
    OilMoved,
    PacifismChanged,
    Paid,
    Purpose,
    RegionEntered,
    Source,
    Taking,
    TroopsLost,
    Use,
    Why,
)
from rubbletop.games.barrel.ground import MOST_ON_TRACK, Ground
from rubbletop.games.barrel.state import INVASION, UNKNOWN, BarrelState
from rubbletop.kernel import telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, SpaceId, say


class Telling(telling.Telling[BarrelState]):
    """A state of this game being told onwards, with the verbs that several steps share."""

    __slots__ = ("ground",)

    def __init__(self, ground: Ground, s: BarrelState, dice: Dice) -> None:
        super().__init__(s, dice)
        self.ground = ground

    # Money and oil

    def can_pay(self, seat: Seat, amount: int) -> bool:
        """Whether a player has so many half dollars; in a view that hides the cash she may have them."""
        cash = self.s.powers[seat].cash
        return cash == UNKNOWN or cash >= amount

    def pay(self, seat: Seat, amount: int, purpose: Purpose, region: SpaceId | None = None) -> None:
        """Take half dollars from a purse off the game; nothing is told of nothing."""
        if amount:
            self.s = self.s.paid(seat, amount)
            self.tell(Paid(payer=seat, amount=amount, purpose=purpose, region=region))

    def pay_to(self, seat: Seat, amount: int, taker: Seat, purpose: Purpose) -> None:
        """Put half dollars from one purse into another; nothing is told of nothing."""
        if amount:
            self.s = self.s.paid(seat, amount).paid(taker, -amount)
            self.tell(Paid(payer=seat, amount=amount, purpose=purpose, taker=taker))

    def earn(self, seat: Seat, amount: int, source: Source) -> None:
        """Put half dollars into a purse; nothing is told of nothing."""
        if amount:
            self.s = self.s.paid(seat, -amount)
            self.tell(Earned(earner=seat, amount=amount, source=source))

    def sell(self, seat: Seat, barrels: int) -> None:
        """Sell barrels from the hand at the present price, as one of this turn's sellers (18)."""
        amount = barrels * self.ground.price(self.s)
        self.s = self.s.with_oil(seat, -barrels).paid(seat, -amount).with_power(seat, sold=True)
        self.tell(Earned(earner=seat, amount=amount, source="oil", barrels=barrels))

    def hand_over(self, giver: Seat, barrels: int, taker: Seat | None) -> None:
        """Take barrels from a hand, for another player or off the game; nothing is told of nothing."""
        if barrels:
            self.s = self.s.with_oil(giver, -barrels)
            if taker is not None:
                self.s = self.s.with_oil(taker, barrels)
            self.tell(OilMoved(giver=giver, barrels=barrels, taker=taker))

    # Tracks

    def pacify(self, seat: Seat, by: int, why: Why) -> None:
        """Move the Pacifism of a player, as far as the track goes (22); nothing is told of nothing."""
        old = self.s.powers[seat].pacifism
        value = min(MOST_ON_TRACK, max(0, old + by))
        self.s = self.s.with_power(seat, pacifism=value)
        if by:
            self.tell(PacifismChanged(seat=seat, by=value - old, value=value, why=why))

    def influence(self, seat: Seat, by: int) -> None:
        """Move the Influence of a player, as far as the track goes (22)."""
        old = self.s.powers[seat].influence
        value = min(MOST_ON_TRACK, max(0, old + by))
        self.s = self.s.with_power(seat, influence=value)
        self.tell(InfluenceChanged(seat=seat, by=value - old, value=value))

    # Troops and regions

    def enter(self, seat: Seat, region: SpaceId) -> None:
        """Do what follows when troops of a player, already in a region of the country, have come into it.

        Where nobody was before, the local troops are set out, with a die for more of them in the first phase
        (War). Where a battle is on, the player joins it. Where another controls the region and has no troops
        there, control passes (30).
        """
        held = self.s.regions[region]
        if held.locals is None:
            self._set_out_locals(seat, region)
        held = self.s.regions[region]
        if held.control is None:
            if seat not in held.arrivals:
                self.s = self.s.with_region(region, arrivals=(*held.arrivals, seat))
        elif held.control != seat and not held.troops.get(held.control, 0):
            self.take_control(seat, region, "entered")

    def take_control(self, seat: Seat, region: SpaceId, how: Taking) -> None:
        """Give a player control of a region, with all that is in it but troops."""
        self.s = self.s.with_region(region, control=seat, locals=0, arrivals=())
        self.tell(ControlTaken(seat=seat, region=region, how=how))

    def lose_troops(self, seat: Seat, region: SpaceId, number: int, cause: Loss) -> None:
        """Take troops of a player off the board; nothing is told of nothing."""
        if not number:
            return
        if region == self.ground.border:
            self.s = self.s.with_reserve(seat, troops=-number)
        else:
            self.s = self.s.with_troops(region, seat, -number)
            self._forget_arrivals(region)
        self.tell(TroopsLost(seat=seat, region=region, number=number, cause=cause))

    def use_logistics(self, region: SpaceId, number: int, use: Use) -> None:
        """Take logistics of a region off the board; nothing is told of nothing."""
        if number:
            self.s = self.s.with_logistics(region, -number)
            self.tell(LogisticsUsed(region=region, number=number, use=use))

    def abandon(self, region: SpaceId) -> None:
        """Destroy the logistics that are left alone with local troops in a region (War, Retreat)."""
        held = self.s.regions[region]
        if held.locals and not held.troops:
            self.use_logistics(region, held.logistics, "abandoned")

    def _forget_arrivals(self, region: SpaceId) -> None:
        held = self.s.regions[region]
        arrivals = tuple(seat for seat in held.arrivals if seat in held.troops)
        if arrivals != held.arrivals:
            self.s = self.s.with_region(region, arrivals=arrivals)

    def _set_out_locals(self, seat: Seat, region: SpaceId) -> None:
        base, extra, face = self.ground.board.regions[region].oil, 0, 0
        if self.s.phase == INVASION:
            face = self.roll(say("More local troops")).faces[0]
            extra = self.ground.extra_locals(face)
        self.s = self.s.with_region(region, locals=base + extra)
        self.tell(RegionEntered(mover=seat, region=region, locals=base + extra, extra=extra, face=face))
