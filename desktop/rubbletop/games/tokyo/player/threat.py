# SPDX-License-Identifier: GPL-3.0-or-later
"""What it would mean that GODRAN ended its phase in an area: who could wound or kill it there (XIV)."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from rubbletop.games.tokyo.player.assess import FAMOUS, attack_worth, wound_chance
from rubbletop.games.tokyo.player.march import KILL_DICE, army_of
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.roads import Roads
from rubbletop.games.tokyo.player.strike import Muster, Strike
from rubbletop.games.tokyo.state import Unit
from rubbletop.kernel.facts import Seat, SpaceId

LOST = 0.45
"""What a kill by a rival costs, as a share of its points."""
WILL = 0.8
"""The chance that a rival makes the attack that she can make."""


class Threat:
    """The means of all players around GODRAN, wherever it stands; what was worked out is kept."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.roads = Roads(outlook.field, None)
        self._musters: dict[tuple[Seat, SpaceId], Muster] = {}
        self._worths: dict[SpaceId, float] = {}

    @cached_property
    def is_last(self) -> bool:
        """Whether GODRAN has its last wound, so that the next one kills it."""
        return self.outlook.s.wounds >= self.outlook.ground.edition.game.most_wounds

    def strike(
        self, seat: Seat, area: SpaceId, units: Sequence[Unit], need: int = KILL_DICE, budget: int = 0
    ) -> Strike:
        """Return the attack that a player could make with some units on GODRAN in an area."""
        muster = self._musters.get((seat, area))
        if muster is None:
            muster = self._musters[seat, area] = Muster(self.outlook.field, seat, area, self.roads)
        return muster.strike(units, need, budget)

    def chance(self, seat: Seat, area: SpaceId) -> float:
        """Return the chance that a player wounds or kills GODRAN in an area with what she has."""
        dice = self.strike(seat, area, army_of(self.outlook, seat)).dice
        return self.hits(dice, area)

    def hits(self, dice: int, area: SpaceId) -> float:
        """Return the chance that so many dice wound or kill GODRAN in an area."""
        strength = self.outlook.field.strength_in(area)
        return wound_chance(self.outlook.field, dice, self.outlook.s.wounds, strength) if dice else 0.0

    def own(self, dice: int, area: SpaceId) -> float:
        """Return what an attack of mine with so many dice promises, rivals aside."""
        if not dice:
            return 0.0
        strength = self.outlook.field.strength_in(area)
        return max(0.0, attack_worth(self.outlook, dice, self.outlook.s.wounds, strength))

    def rivals_worth(self, area: SpaceId) -> float:
        """Return what the attacks of my rivals cost me if GODRAN ends its phase in an area, below 0."""
        known = self._worths.get(area)
        if known is None:
            known = self._worths[area] = self._rivals_worth(area)
        return known

    def _rivals_worth(self, area: SpaceId) -> float:
        outlook = self.outlook
        points = outlook.ground.edition.points
        chances = {rival: WILL * self.chance(rival, area) for rival in outlook.rivals}
        if self.is_last:
            prize = outlook.s.godran_vp + FAMOUS
            return -LOST * prize * (1.0 - _none(chances.values()))
        fine = (
            points.wounded * (1.0 - _none(chances.values())) if outlook.s.controller == outlook.seat else 0.0
        )
        return fine - sum(points.wound * outlook.weights[rival] * chance for rival, chance in chances.items())

    def ends_worth(self, area: SpaceId) -> float:
        """Return what it is worth to me that GODRAN ends its phase in an area, with the units there are."""
        strike = self.strike(self.outlook.seat, area, army_of(self.outlook, self.outlook.seat))
        own = self.own(strike.dice, area)
        if not self.is_last:
            return own + self.rivals_worth(area)
        mine = self.hits(strike.dice, area)
        return own + self.rivals_worth(area) * (1.0 - 0.6 * mine)


def _none(chances: Iterable[float]) -> float:
    """The chance that nothing happens of several things."""
    left = 1.0
    for chance in chances:
        left *= 1.0 - chance
    return left
