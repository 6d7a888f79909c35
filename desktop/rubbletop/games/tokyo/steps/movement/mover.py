# SPDX-License-Identifier: GPL-3.0-or-later
"""The player whose Phase 7 it is: her units, what they have spent, what they carry (XIII)."""

from functools import cached_property

from rubbletop.games.tokyo.counters import owned
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import UNKNOWN_CASH, Unit, replace
from rubbletop.games.tokyo.steps.movement.bars import CARRIED, INDOORS, ON_ROOF, RIDES, SPENT, WEAPON
from rubbletop.games.tokyo.tables import UnitRow
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import UnitId, say


class Mover:
    """One moment of a player's Phase 7, ready to be asked."""

    def __init__(self, field: Field, frame: MovementFrame) -> None:
        self.field = field
        self.frame = frame
        self.seat = frame.left[0]
        self.cash = field.s.cash[self.seat]
        self._rows = field.ground.rows

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """Her units on the map."""
        return tuple(self.field.s.units[unit] for unit in self.field.on_map[self.seat])

    @cached_property
    def able(self) -> tuple[Unit, ...]:
        """Her units on the map that can spend a movement point by themselves."""
        return tuple(unit for unit in self.units if why_still(self, unit) is None)

    @cached_property
    def boxed(self) -> tuple[Unit, ...]:
        """Her units in the box of activated units, superweapons included."""
        return owned(self.field.s, self.seat, "box")

    @cached_property
    def riding(self) -> dict[UnitId, UnitId]:
        """What is being carried now, and by which carrier."""
        return {unit: carrier for carrier, load in self.frame.loads.items() for unit in load}

    @cached_property
    def unladen(self) -> "Mover":
        """The same moment as if nothing were loaded."""
        return Mover(self.field, replace(self.frame, loads={}))

    @property
    def as_others_see(self) -> "Mover":
        """The same moment as far as all may know: a secret purse can pay for everything."""
        if not self.field.s.options.hidden_cash:
            return self
        mover = Mover(self.field, self.frame)
        mover.cash = UNKNOWN_CASH
        return mover

    def row(self, unit: Unit) -> UnitRow:
        """The values of a unit."""
        return self._rows[unit.kind]

    def points(self, unit: Unit) -> int:
        """The movement points that a unit has left."""
        return self.row(unit).mp - self.frame.spent.get(unit.id, 0)

    def load(self, unit: Unit) -> tuple[Unit, ...]:
        """What a unit carries now."""
        cargo = self.frame.loads.get(unit.id)
        return tuple(self.field.s.units[item] for item in cargo) if cargo else ()

    def bill(self, unit: Unit) -> int:
        """The Mega-Yen to pay before a unit spends its next movement point: populace, once a turn (86)."""
        row = self.row(unit)
        return row.cost if row.type == "populace" and unit.id not in self.frame.spent else 0

    def doors(self, unit: Unit) -> int:
        """The movement points that a unit needs to get out of its building before it can move on (88, 89)."""
        if unit.stance == "outside" or unit.area is None:
            return 0
        ways = 0 if self.field.is_filled(unit.area) else 1
        return ways + 1 if unit.stance == "roof" else ways


def why_still(mover: Mover, unit: Unit) -> Bar | None:
    """Return why a unit can spend no movement point by itself, None where it can."""
    if unit.id in mover.riding:
        return RIDES
    if unit.id in mover.frame.carried:
        return CARRIED
    if mover.row(unit).type == "superweapon":
        return WEAPON
    if mover.points(unit) <= 0:
        return SPENT
    bill, cash = mover.bill(unit), mover.cash
    if bill > cash and cash != UNKNOWN_CASH:
        return Bar(say("Moving it costs {bill} Mega-Yen, and you have {cash}.", bill=bill, cash=cash), "XIII")
    return None


def why_housed(mover: Mover, unit: Unit) -> Bar | None:
    """Return why a unit on the map must first leave its building, None where it can move on (88, 89)."""
    if unit.stance == "roof":
        return ON_ROOF
    return INDOORS if mover.doors(unit) else None
