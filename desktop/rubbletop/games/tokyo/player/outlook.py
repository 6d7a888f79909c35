# SPDX-License-Identifier: GPL-3.0-or-later
"""What a computer player makes of a position: who is ahead, and what a loss of others is worth to it."""

from functools import cached_property

from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.player.worth import EVACUATION, MONEY, prospect
from rubbletop.games.tokyo.score import standing
from rubbletop.games.tokyo.state import TokyoState, Unit
from rubbletop.kernel.facts import Seat, UnitId

RIVALRY = 0.9
"""What all the points of all rivals are worth to me, a point of my own being worth 1."""
LEADER = 0.5
"""The share of it that falls to the rival who is ahead; the others share the rest."""
TURNS = 9
"""Games last about so many turns."""


class Outlook:
    """One view of one seat; what is costly is worked out when it is first asked for."""

    def __init__(self, ground: Ground, s: TokyoState, seat: Seat) -> None:
        self.ground = ground
        self.s = s
        self.seat = seat
        self.field: Field = ground.field(s)

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """The other players, in player order."""
        return tuple(seat for seat in self.s.order if seat != self.seat)

    @cached_property
    def prospects(self) -> dict[Seat, float]:
        """The points each player can look forward to."""
        return {seat: prospect(self.field, seat) for seat in self.s.order}

    @cached_property
    def weights(self) -> dict[Seat, float]:
        """What a point that each player loses is worth to me, for myself -1."""
        first = max(self.rivals, key=lambda seat: self.prospects[seat])
        others = len(self.rivals) - 1
        shares = {seat: RIVALRY * (1 - LEADER) / max(1, others) for seat in self.rivals}
        shares[first] = RIVALRY * LEADER if others else RIVALRY
        return {**shares, self.seat: -1.0}

    @cached_property
    def lead(self) -> int:
        """By how many points I should be ahead if the game ended now, below 0 if I should lose."""
        sums = {seat: self.s.vp[seat] + self.kept(seat) for seat in self.s.order}
        return sums[self.seat] - max(self.s.godran_vp, *(sums[rival] for rival in self.rivals))

    @property
    def cash(self) -> int:
        """My Mega-Yen."""
        return self.s.cash[self.seat]

    @property
    def turns_left(self) -> int:
        """How many more turns the game may last, at least one."""
        return max(1, TURNS - self.s.turn)

    def mine(self, place: str) -> tuple[Unit, ...]:
        """My units in a place."""
        return tuple(u for u in self.s.units.values() if u.owner == self.seat and u.place == place)

    def loss(self, unit: UnitId) -> float:
        """What the loss of a unit costs its owner, in points: a rescue that fails, or Mega-Yen."""
        row = self.ground.row(self.s.units[unit])
        if row.type == "populace":
            return row.vp * EVACUATION
        if row.type == "superweapon":
            return self.ground.edition.game.weapon_done * MONEY
        return row.cost * MONEY

    def kept(self, seat: Seat) -> int:
        """The points of a player's standing buildings."""
        return standing(self.ground, self.s, seat)
