# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of Tokyo being told onwards: every Mega-Yen and every point that moves is an event (VII, XVI)."""

from collections.abc import Iterable

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.events.common import (
    BuildingFell,
    Cause,
    Earned,
    MonsterScored,
    Paid,
    Purpose,
    Scored,
    UnitDestroyed,
    UnitEvacuated,
)
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.merits import Merit
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel import telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, UnitId


class Telling(telling.Telling[TokyoState]):
    """A state of this game being told onwards, with the verbs of the ledger and of destruction."""

    __slots__ = ("ground",)

    def __init__(self, ground: Ground, s: TokyoState, dice: Dice) -> None:
        super().__init__(s, dice)
        self.ground = ground

    @property
    def field(self) -> Field:
        """The table top as it is now."""
        return self.ground.field(self.s)

    # Money

    def pay(self, seat: Seat, amount: int, purpose: Purpose, about: str = "") -> None:
        """Take Mega-Yen from a purse; nothing is told of nothing."""
        if amount:
            self.s = self.s.paid(seat, amount)
            self.tell(Paid(payer=seat, amount=amount, purpose=purpose, about=about))

    def earn(self, event: Earned) -> None:
        """Put Mega-Yen into a purse; nothing is told of nothing."""
        if event.amount:
            self.s = self.s.paid(event.earner, -event.amount)
            self.tell(event)

    # Points

    def score(self, seat: Seat, points: int, merit: Merit, about: str = "") -> None:
        """Give victory points (negative: a penalty) to a player; nothing is told of nothing."""
        if points:
            self.s = self.s.scored(seat, points, merit)
            self.tell(Scored(scorer=seat, points=points, merit=merit, about=about))

    def score_monster(self, points: int, merit: Merit, about: str) -> None:
        """Give victory points to GODRAN; it never loses any while it lives (XII)."""
        if points:
            self.s = self.s.havoc_scored(points, merit)
            self.tell(MonsterScored(points=points, merit=merit, about=about))

    def _score_havoc(self, points: int, merit: Merit, about: str, victim: Seat | None) -> None:
        """Give GODRAN, and the Controller, the points for what belonged to ``victim`` (XII, 16 to 18)."""
        self.score_monster(points, merit, about)
        controller = self.s.controller
        if controller is not None and not (self.s.options.no_own_vp and victim == controller):
            self.score(controller, points, merit, about)

    # Losses

    def destroy(self, unit: UnitId, cause: Cause) -> None:
        """Destroy a unit on the map: GODRAN and this turn's Controller, if any, score it (XII, 18)."""
        counter = self.s.units[unit]
        assert counter.area is not None, f"{unit} is not on the map"
        row = self.ground.row(counter)
        self.s = self.s.off(unit, "lost" if row.type == "populace" else "pool")
        self.tell(UnitDestroyed(unit=unit, area=counter.area, cause=cause))
        self._score_havoc(row.vp, "unit", unit, counter.owner)

    def destroy_all(self, units: Iterable[UnitId], cause: Cause) -> None:
        """Destroy several units, one after another."""
        for unit in units:
            self.destroy(unit, cause)

    def evacuate(self, unit: UnitId) -> None:
        """Take a populace unit off the map to safety; its owner scores it (XIII, 65)."""
        counter = self.s.units[unit]
        assert counter.area is not None, f"{unit} is not on the map"
        points = self.ground.row(counter).vp
        self.s = self.s.off(unit, "safe")
        self.tell(UnitEvacuated(unit=unit, area=counter.area))
        self.score(counter.owner, points, "evacuation", unit)

    def topple(self, building: BuildingId) -> None:
        """Turn a building into rubble, which GODRAN and Controller score; who is in or on it dies (XII)."""
        known = self.ground.building(building)
        self.s = replace(self.s.in_ruins(building, known.areas), smashed=True)
        self.tell(BuildingFell(building=building, areas=known.areas))
        self._score_havoc(known.vp, "building", building, self.s.sectors[known.sector])
        within = [u.id for area in known.areas for u in self.field.units_in(area) if u.stance != "outside"]
        self.destroy_all(within, "smash")
