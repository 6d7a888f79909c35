# SPDX-License-Identifier: GPL-3.0-or-later
"""A plan for one Purchase and Move: what is bought, then what moves, and the position it leads to (31)."""

from itertools import pairwise
from typing import NamedTuple

from rubbletop.games.barrel.actions.orders import Buy, Element, March, Withdraw
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.orders.moves import is_safe
from rubbletop.kernel.facts import Action, Seat, SpaceId

Path = tuple[SpaceId, ...]
Group = tuple[int, int]
"""Troops and logistics; negative where they are taken away."""


class Draft(NamedTuple):
    """A plan so far: the position before and after it, elements and moves left, purchases and moves."""

    ground: Ground
    seat: Seat
    start: BarrelState
    s: BarrelState
    elements: int
    moves: int
    buys: tuple[Buy, ...] = ()
    marches: tuple[Action, ...] = ()
    manned: frozenset[SpaceId] = frozenset()

    @property
    def actions(self) -> tuple[Action, ...]:
        """All decisions of the plan, in order."""
        return (*self.buys, *self.marches)

    def affordable(self, region: SpaceId) -> int:
        """How many elements can still be bought into a region."""
        cost = self.ground.element_cost(region)
        return min(self.elements, self.s.powers[self.seat].cash // cost) if cost else self.elements

    def bought(self, what: Element, region: SpaceId, number: int) -> "Draft | None":
        """Return the plan with a purchase more, itself for none, None where that is not possible."""
        if number <= 0:
            return self
        if number > self.affordable(region):
            return None
        troops, logistics = (number, 0) if what == "troop" else (0, number)
        if troops and self._most_troops + troops > self.ground.edition.troops.most:
            return None
        if logistics and self._are_alone(region):
            return None
        s = self.s.paid(self.seat, number * self.ground.element_cost(region))
        s = placed(self.ground, s, self.seat, region, (troops, logistics))
        buy = Buy(seat=self.seat, what=what, region=region, number=number)
        manned = self.manned | {region} if troops else self.manned
        return self._replace(s=s, elements=self.elements - number, buys=(*self.buys, buy), manned=manned)

    @property
    def _most_troops(self) -> int:
        """The troops on the board once all purchases are made: withdrawals only come after them."""
        bought = sum(buy.number for buy in self.buys if buy.what == "troop")
        return self.start.troops_of(self.seat) + bought

    def _are_alone(self, region: SpaceId) -> bool:
        """Whether logistics bought into a region would be alone there, as nobody has moved yet (24)."""
        return region not in self.manned and not is_safe(self.ground, self.start, self.seat, region)

    def marched(self, path: Path, troops: int, logistics: int) -> "Draft":
        """Return the plan with a group that moves along a path, which costs no more than the moves left."""
        s, moves, marches = self.s, self.moves, list(self.marches)
        for origin, to in pairwise(path):
            moves -= 0 if self.ground.is_hinterland(s, to) else 1
            s = placed(self.ground, s, self.seat, origin, (-troops, -logistics))
            s = placed(self.ground, s, self.seat, to, (troops, logistics))
            marches.append(March(seat=self.seat, origin=origin, to=to, troops=troops, logistics=logistics))
        return self._replace(s=s, moves=moves, marches=tuple(marches))

    def withdrawn(self, troops: int) -> "Draft":
        """Return the plan with troops taken from the Border Region off the board."""
        s = self.s.with_reserve(self.seat, troops=-troops)
        marches = (*self.marches, Withdraw(seat=self.seat, troops=troops))
        return self._replace(s=s, moves=self.moves - 1, marches=marches)


def placed(ground: Ground, s: BarrelState, seat: Seat, region: SpaceId, group: Group) -> BarrelState:
    """Return a position with elements put into a region, or taken out; local troops stay in the dark."""
    troops, logistics = group
    if region == ground.border:
        return s.with_reserve(seat, troops, logistics)
    held = s.regions[region]
    there = held.troops.get(seat, 0) + troops
    own = {**held.troops, seat: there}
    if not there:
        del own[seat]
    changed = replace(held, troops=own, logistics=held.logistics + logistics)
    if troops > 0:
        if held.control is None:
            if seat not in held.arrivals:
                changed = replace(changed, arrivals=(*held.arrivals, seat))
        elif held.control != seat and not held.troops.get(held.control):
            changed = replace(changed, control=seat)
    return replace(s, regions={**s.regions, region: changed})
